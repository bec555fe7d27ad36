// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Which cards are in the pack: all 52, or the higher ranks only, as many as the players need.
public enum NapPack: String, CaseIterable, Codable, Sendable {
    case full = "full"
    case short = "short"
}
