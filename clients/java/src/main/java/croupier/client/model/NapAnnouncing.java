// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

/** The declarer announces trumps (N28). */
public record NapAnnouncing() implements NapPhase {}
