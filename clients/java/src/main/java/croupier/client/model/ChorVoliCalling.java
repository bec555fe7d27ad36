// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

/** All have stood; the seat after the last to stand calls the showdowns (C10a). */
public record ChorVoliCalling() implements ChorVoliPhase {}
