// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A named set of options.
public enum ChorVoliVariant: String, CaseIterable, Codable, Sendable {
    case chorVoli = "chor-voli"
    case ramchi = "ramchi"
}
