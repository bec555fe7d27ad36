// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

/** Nobody bid; nothing was played. */
public record NapAllPassed() implements NapResult {}
