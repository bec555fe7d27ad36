// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// When the cards are shuffled: after all five tricks were bid and made (and see N4), or before every deal.
public enum NapShuffle: String, CaseIterable, Codable, Sendable {
    case afterFive = "after_five"
    case always = "always"
}
