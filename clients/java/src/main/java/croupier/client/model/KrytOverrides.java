// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * Options that differ from the variant's.
 *
 * @param actionLimit Actions after which a deal is broken off. Left out where null.
 * @param deals Deals after which the match is over. Left out where null.
 */
public record KrytOverrides(
        @JsonProperty(value = "action_limit") @LeftOutWhereNull @Nullable Integer actionLimit,
        @JsonProperty @LeftOutWhereNull @Nullable Integer deals) {
    /** Takes what is required; the rest is left out. */
    public KrytOverrides() {
        this(null, null);
    }

    /**
     * Returns a copy with another {@code actionLimit}.
     *
     * @param actionLimit Actions after which a deal is broken off.
     * @return the copy
     */
    public KrytOverrides withActionLimit(int actionLimit) {
        return new KrytOverrides(actionLimit, deals);
    }

    /**
     * Returns a copy with another {@code deals}.
     *
     * @param deals Deals after which the match is over.
     * @return the copy
     */
    public KrytOverrides withDeals(int deals) {
        return new KrytOverrides(actionLimit, deals);
    }
}
