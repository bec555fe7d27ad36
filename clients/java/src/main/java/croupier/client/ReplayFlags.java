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
 * @param steps Give every action with its events and the digest after it; for at most 1,000 actions.
 */
public record ReplayFlags(
        @Nullable Boolean legal,
        @Nullable Boolean explain,
        @Nullable Boolean views,
        @Nullable Boolean steps) {
    /** Leaves all to the call. */
    public ReplayFlags() {
        this(null, null, null, null);
    }

    /**
     * List the legal actions.
     *
     * @param legal whether to do so
     * @return a copy with this flag
     */
    public ReplayFlags withLegal(boolean legal) {
        return new ReplayFlags(legal, explain, views, steps);
    }

    /**
     * List the refused candidates too, each with the rule that refuses it.
     *
     * @param explain whether to do so
     * @return a copy with this flag
     */
    public ReplayFlags withExplain(boolean explain) {
        return new ReplayFlags(legal, explain, views, steps);
    }

    /**
     * Give what each seat and the spectators may know.
     *
     * @param views whether to do so
     * @return a copy with this flag
     */
    public ReplayFlags withViews(boolean views) {
        return new ReplayFlags(legal, explain, views, steps);
    }

    /**
     * Give every action with its events and the digest after it; for at most 1,000 actions.
     *
     * @param steps whether to do so
     * @return a copy with this flag
     */
    public ReplayFlags withSteps(boolean steps) {
        return new ReplayFlags(legal, explain, views, steps);
    }

    Map<String, String> query() {
        Map<String, String> query = new LinkedHashMap<>();
        Transport.put(query, "legal", legal);
        Transport.put(query, "explain", explain);
        Transport.put(query, "views", views);
        Transport.put(query, "steps", steps);
        return query;
    }
}
