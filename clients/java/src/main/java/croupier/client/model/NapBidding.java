// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

/** Seats bid or pass, in turn (N5). */
public record NapBidding() implements NapPhase {}
