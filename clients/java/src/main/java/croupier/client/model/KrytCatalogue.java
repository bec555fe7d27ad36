// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * All that can be known of a game before it starts.
 *
 * @param id Id of the game, as it stands in paths.
 * @param names What it is called.
 * @param players How many may play.
 * @param direction Which way play goes.
 * @param variants Its variants; the first is the default.
 * @param options Its options, form by form.
 * @param rulebook Every rule that an action, options or a state can break.
 * @param stateVersions State versions that are read; the last is written.
 */
public record KrytCatalogue(
        @JsonProperty(required = true) String id,
        @JsonProperty(required = true) List<GameName> names,
        @JsonProperty(required = true) PlayerRange players,
        @JsonProperty(required = true) Direction direction,
        @JsonProperty(required = true) List<KrytVariantEntry> variants,
        @JsonProperty(required = true) List<CatalogueOption> options,
        @JsonProperty(required = true) List<RuleEntry> rulebook,
        @JsonProperty(value = "state_versions", required = true) List<Integer> stateVersions) {
    public KrytCatalogue {
        Objects.requireNonNull(id, "id");
        names = List.copyOf(names);
        Objects.requireNonNull(players, "players");
        Objects.requireNonNull(direction, "direction");
        variants = List.copyOf(variants);
        options = List.copyOf(options);
        rulebook = List.copyOf(rulebook);
        stateVersions = List.copyOf(stateVersions);
    }
}
