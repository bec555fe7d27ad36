// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// The kind of a problem, to decide by; every kind has a page of its own.
public enum ProblemCode: String, CaseIterable, Codable, Sendable {
    case notFound = "not-found"
    case methodNotAllowed = "method-not-allowed"
    case bodyTooLarge = "body-too-large"
    case unsupportedMediaType = "unsupported-media-type"
    case notAcceptable = "not-acceptable"
    case malformed = "malformed"
    case unsoundOptions = "unsound-options"
    case unsoundDeck = "unsound-deck"
    case unsoundState = "unsound-state"
    case unsoundSeat = "unsound-seat"
    case unsoundHand = "unsound-hand"
    case unknownVersion = "unknown-version"
    case tooMuch = "too-much"
    case illegalAction = "illegal-action"
    case `internal` = "internal"
}
