// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Who shows first in a showdown.
public enum ChorVoliShowdownLeader: String, CaseIterable, Codable, Sendable {
    case firstSeat = "first_seat"
    case previousWinner = "previous_winner"
}
