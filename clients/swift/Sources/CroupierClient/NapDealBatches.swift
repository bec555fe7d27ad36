// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// How five cards are dealt to each seat: three and then two, or two and then three.
public enum NapDealBatches: String, CaseIterable, Codable, Sendable {
    case threeTwo = "3-2"
    case twoThree = "2-3"
}
