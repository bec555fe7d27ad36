// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a sealed match starts: from choices, or from a prepared match and its openings, not from both.
 *
 * @param players Number of players; needed unless the match is prepared. Left out where null.
 * @param variant Named set of options; without it the game's first. Left out where null.
 * @param options Options that differ from the variant's. Left out where null.
 * @param dealer First dealer; without it drawn by lot (S5). Left out where null.
 * @param locks For each seat SHA-256 of {@code croupier/seat/1} and its secret, or null for a key from the
 *     server. Left out where null.
 * @param token The prepared match. Left out where null.
 * @param openings For each seat of a prepared match what it committed to, or null if it took no part. Left out
 *     where null.
 */
public record KrytTableStartRequest(
        @JsonProperty @LeftOutWhereNull @Nullable Integer players,
        @JsonProperty @LeftOutWhereNull @Nullable KrytVariant variant,
        @JsonProperty @LeftOutWhereNull @Nullable KrytOverrides options,
        @JsonProperty @LeftOutWhereNull @Nullable Integer dealer,
        @JsonProperty
        @JsonSetter(nulls = Nulls.SET, contentNulls = Nulls.SET)
        @LeftOutWhereNull
        @Nullable List<@Nullable String> locks,
        @JsonProperty @LeftOutWhereNull @Nullable String token,
        @JsonProperty
        @JsonSetter(nulls = Nulls.SET, contentNulls = Nulls.SET)
        @LeftOutWhereNull
        @Nullable List<@Nullable String> openings) {
    public KrytTableStartRequest {
        locks = locks == null ? null : Collections.unmodifiableList(new ArrayList<>(locks));
        openings = openings == null ? null : Collections.unmodifiableList(new ArrayList<>(openings));
    }

    /** Takes what is required; the rest is left out. */
    public KrytTableStartRequest() {
        this(null, null, null, null, null, null, null);
    }

    /**
     * Returns a copy with another {@code players}.
     *
     * @param players Number of players; needed unless the match is prepared.
     * @return the copy
     */
    public KrytTableStartRequest withPlayers(int players) {
        return new KrytTableStartRequest(players, variant, options, dealer, locks, token, openings);
    }

    /**
     * Returns a copy with another {@code variant}.
     *
     * @param variant Named set of options; without it the game's first.
     * @return the copy
     */
    public KrytTableStartRequest withVariant(KrytVariant variant) {
        return new KrytTableStartRequest(players, variant, options, dealer, locks, token, openings);
    }

    /**
     * Returns a copy with another {@code options}.
     *
     * @param options Options that differ from the variant's.
     * @return the copy
     */
    public KrytTableStartRequest withOptions(KrytOverrides options) {
        return new KrytTableStartRequest(players, variant, options, dealer, locks, token, openings);
    }

    /**
     * Returns a copy with another {@code dealer}.
     *
     * @param dealer First dealer; without it drawn by lot (S5).
     * @return the copy
     */
    public KrytTableStartRequest withDealer(int dealer) {
        return new KrytTableStartRequest(players, variant, options, dealer, locks, token, openings);
    }

    /**
     * Returns a copy with another {@code locks}.
     *
     * @param locks For each seat SHA-256 of {@code croupier/seat/1} and its secret, or null for a key from the
     *     server.
     * @return the copy
     */
    public KrytTableStartRequest withLocks(List<@Nullable String> locks) {
        return new KrytTableStartRequest(players, variant, options, dealer, locks, token, openings);
    }

    /**
     * Returns a copy with another {@code token}.
     *
     * @param token The prepared match.
     * @return the copy
     */
    public KrytTableStartRequest withToken(String token) {
        return new KrytTableStartRequest(players, variant, options, dealer, locks, token, openings);
    }

    /**
     * Returns a copy with another {@code openings}.
     *
     * @param openings For each seat of a prepared match what it committed to, or null if it took no part.
     * @return the copy
     */
    public KrytTableStartRequest withOpenings(List<@Nullable String> openings) {
        return new KrytTableStartRequest(players, variant, options, dealer, locks, token, openings);
    }
}
