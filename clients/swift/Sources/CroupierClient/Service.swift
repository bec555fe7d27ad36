// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// The service itself, and the games on offer.
public struct Service: Sendable {
    let transport: Transport

    /// Tell what the service is.
    ///
    /// Its version, the id of the published algorithm from seed to deck, and which games and state versions it knows.
    ///
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func about() async throws -> ServiceInfo {
        return try await transport.get("v1")
    }

    /// List the games.
    ///
    /// Each game in short: names, numbers of players, direction of play, variants.
    ///
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func games() async throws -> GameList {
        return try await transport.get("v1/games")
    }

    /// Tell that the service answers.
    ///
    /// For whoever watches over the process; it depends on nothing else.
    ///
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func health() async throws -> Health {
        return try await transport.get("health")
    }
}
