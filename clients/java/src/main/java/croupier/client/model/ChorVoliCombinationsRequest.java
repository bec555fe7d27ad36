// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A hand to be divided.
 *
 * @param hand Three to 17 different cards.
 * @param variant Named set of options; without it the game's first. Left out where null.
 * @param options Options that differ from the variant's. Left out where null.
 */
public record ChorVoliCombinationsRequest(
        @JsonProperty(required = true) List<Card> hand,
        @JsonProperty @LeftOutWhereNull @Nullable ChorVoliVariant variant,
        @JsonProperty @LeftOutWhereNull @Nullable ChorVoliOverrides options) {
    public ChorVoliCombinationsRequest {
        hand = List.copyOf(hand);
    }

    /**
     * Takes what is required; the rest is left out.
     *
     * @param hand Three to 17 different cards.
     */
    @JsonCreator(mode = JsonCreator.Mode.DISABLED)
    public ChorVoliCombinationsRequest(List<Card> hand) {
        this(hand, null, null);
    }

    /**
     * Returns a copy with another {@code variant}.
     *
     * @param variant Named set of options; without it the game's first.
     * @return the copy
     */
    public ChorVoliCombinationsRequest withVariant(ChorVoliVariant variant) {
        return new ChorVoliCombinationsRequest(hand, variant, options);
    }

    /**
     * Returns a copy with another {@code options}.
     *
     * @param options Options that differ from the variant's.
     * @return the copy
     */
    public ChorVoliCombinationsRequest withOptions(ChorVoliOverrides options) {
        return new ChorVoliCombinationsRequest(hand, variant, options);
    }
}
