// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

/** The declarer has taken the floater, and discards a card for it (N27). */
public record NapDiscarding() implements NapPhase {}
