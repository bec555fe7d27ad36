// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

/** Seats purchase or stand, in turn (N20). */
public record NapPurchasing() implements NapPhase {}
