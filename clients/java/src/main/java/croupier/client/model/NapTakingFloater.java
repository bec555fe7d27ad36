// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

/** The declarer takes the floater or leaves it (N27). */
public record NapTakingFloater() implements NapPhase {}
