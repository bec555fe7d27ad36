// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A client of Croupier 0.1.0. A stateless card table: it deals, says what may be played, refuses the rest, and settles
/// up.
public struct Croupier: Sendable {
    private let transport: Transport

    /// - Parameters:
    ///   - baseURL: Where the service is.
    ///   - session: Sends the requests; give one of your own for timeouts, proxies and headers.
    public init(baseURL: URL, session: URLSession = .shared) {
        transport = Transport(baseURL: baseURL, session: session)
    }

    /// The game `chor-voli`, played by [these rules](/rules/chor-voli).
    public var chorVoli: ChorVoli {
        ChorVoli(transport: transport)
    }

    /// The game `kryt-navalivat`, played by [these rules](/rules/kryt-navalivat).
    public var krytNavalivat: KrytNavalivat {
        KrytNavalivat(transport: transport)
    }

    /// The game `nap`, played by [these rules](/rules/nap).
    public var nap: Nap {
        Nap(transport: transport)
    }

    /// The service itself, and the games on offer.
    public var service: Service {
        Service(transport: transport)
    }
}
