// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A named set of options.
public enum NapVariant: String, CaseIterable, Codable, Sendable {
    case standard = "standard"
    case extended = "extended"
    case purchase = "purchase"
    case floater = "floater"
    case floaterTeesside = "floater-teesside"
    case floaterAylesbury = "floater-aylesbury"
    case floaterDorset = "floater-dorset"
}
