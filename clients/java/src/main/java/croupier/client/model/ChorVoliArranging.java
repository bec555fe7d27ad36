// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

/** Seats lay down combinations and stand, in any order among themselves (C9). */
public record ChorVoliArranging() implements ChorVoliPhase {}
