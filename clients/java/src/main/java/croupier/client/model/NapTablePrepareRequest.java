// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is agreed on before a match, and what each seat commits to.
 *
 * @param players Number of players.
 * @param variant Named set of options; without it the game's first. Left out where null.
 * @param options Options that differ from the variant's. Left out where null.
 * @param dealer First dealer; without it drawn by lot (S5). Left out where null.
 * @param locks For each seat SHA-256 of {@code croupier/seat/1} and its secret, or null for a key from the
 *     server. Left out where null.
 * @param commitments For each seat SHA-256 of {@code croupier/seat-seed/1} and what it will open, or null if
 *     it takes no part. Left out where null.
 */
public record NapTablePrepareRequest(
        @JsonProperty(required = true) int players,
        @JsonProperty @LeftOutWhereNull @Nullable NapVariant variant,
        @JsonProperty @LeftOutWhereNull @Nullable NapOverrides options,
        @JsonProperty @LeftOutWhereNull @Nullable Integer dealer,
        @JsonProperty
        @JsonSetter(nulls = Nulls.SET, contentNulls = Nulls.SET)
        @LeftOutWhereNull
        @Nullable List<@Nullable String> locks,
        @JsonProperty
        @JsonSetter(nulls = Nulls.SET, contentNulls = Nulls.SET)
        @LeftOutWhereNull
        @Nullable List<@Nullable String> commitments) {
    public NapTablePrepareRequest {
        locks = locks == null ? null : Collections.unmodifiableList(new ArrayList<>(locks));
        commitments = commitments == null ? null : Collections.unmodifiableList(new ArrayList<>(commitments));
    }

    /**
     * Takes what is required; the rest is left out.
     *
     * @param players Number of players.
     */
    @JsonCreator(mode = JsonCreator.Mode.DISABLED)
    public NapTablePrepareRequest(int players) {
        this(players, null, null, null, null, null);
    }

    /**
     * Returns a copy with another {@code variant}.
     *
     * @param variant Named set of options; without it the game's first.
     * @return the copy
     */
    public NapTablePrepareRequest withVariant(NapVariant variant) {
        return new NapTablePrepareRequest(players, variant, options, dealer, locks, commitments);
    }

    /**
     * Returns a copy with another {@code options}.
     *
     * @param options Options that differ from the variant's.
     * @return the copy
     */
    public NapTablePrepareRequest withOptions(NapOverrides options) {
        return new NapTablePrepareRequest(players, variant, options, dealer, locks, commitments);
    }

    /**
     * Returns a copy with another {@code dealer}.
     *
     * @param dealer First dealer; without it drawn by lot (S5).
     * @return the copy
     */
    public NapTablePrepareRequest withDealer(int dealer) {
        return new NapTablePrepareRequest(players, variant, options, dealer, locks, commitments);
    }

    /**
     * Returns a copy with another {@code locks}.
     *
     * @param locks For each seat SHA-256 of {@code croupier/seat/1} and its secret, or null for a key from the
     *     server.
     * @return the copy
     */
    public NapTablePrepareRequest withLocks(List<@Nullable String> locks) {
        return new NapTablePrepareRequest(players, variant, options, dealer, locks, commitments);
    }

    /**
     * Returns a copy with another {@code commitments}.
     *
     * @param commitments For each seat SHA-256 of {@code croupier/seat-seed/1} and what it will open, or null if
     *     it takes no part.
     * @return the copy
     */
    public NapTablePrepareRequest withCommitments(List<@Nullable String> commitments) {
        return new NapTablePrepareRequest(players, variant, options, dealer, locks, commitments);
    }
}
