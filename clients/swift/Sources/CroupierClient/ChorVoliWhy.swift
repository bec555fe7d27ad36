// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Why a showdown was won: by the kind, by the ranks among several of that kind, alone, or as one of equals.
public enum ChorVoliWhy: String, CaseIterable, Codable, Sendable {
    case kind = "kind"
    case ranks = "ranks"
    case alone = "alone"
    case shownFirst = "shown_first"
    case shownLast = "shown_last"
}
