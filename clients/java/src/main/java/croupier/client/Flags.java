// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What an answer is to tell; where a flag is null, the call's own default holds.
 *
 * @param legal List the legal actions.
 * @param explain List the refused candidates too, each with the rule that refuses it.
 * @param views Give what each seat and the spectators may know.
 */
public record Flags(
        @Nullable Boolean legal,
        @Nullable Boolean explain,
        @Nullable Boolean views) {
    /** Leaves all to the call. */
    public Flags() {
        this(null, null, null);
    }

    /**
     * List the legal actions.
     *
     * @param legal whether to do so
     * @return a copy with this flag
     */
    public Flags withLegal(boolean legal) {
        return new Flags(legal, explain, views);
    }

    /**
     * List the refused candidates too, each with the rule that refuses it.
     *
     * @param explain whether to do so
     * @return a copy with this flag
     */
    public Flags withExplain(boolean explain) {
        return new Flags(legal, explain, views);
    }

    /**
     * Give what each seat and the spectators may know.
     *
     * @param views whether to do so
     * @return a copy with this flag
     */
    public Flags withViews(boolean views) {
        return new Flags(legal, explain, views);
    }

    Map<String, String> query() {
        Map<String, String> query = new LinkedHashMap<>();
        Transport.put(query, "legal", legal);
        Transport.put(query, "explain", explain);
        Transport.put(query, "views", views);
        return query;
    }
}
