// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * What a game is called in a language.
 *
 * @param language Language tag (BCP 47).
 * @param name The name, in that language's script.
 */
public record GameName(
        @JsonProperty(required = true) String language,
        @JsonProperty(required = true) String name) {
    public GameName {
        Objects.requireNonNull(language, "language");
        Objects.requireNonNull(name, "name");
    }
}
