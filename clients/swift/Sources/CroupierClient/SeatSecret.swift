import Foundation

/// What opens a seat, made on the device of its player. The ``key`` goes along with the calls of that seat and is shown
/// to nobody; the ``lock`` is for whoever starts the match.
public struct SeatSecret: Sendable {
    private static let prefix = "cs1."

    private let bytes: Data

    /// Makes a new secret.
    public init() {
        bytes = randomBytes()
    }

    /// Takes the secret of a key that was stored.
    ///
    /// - Throws: ``MalformedText`` if the text is no key.
    public init(key: String) throws {
        let text = key.dropFirst(SeatSecret.prefix.count)
        let padded = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/") + "="
        guard key.hasPrefix(SeatSecret.prefix), let decoded = Data(base64Encoded: padded), decoded.count == 32 else {
            throw MalformedText(expected: "key of a seat")
        }
        bytes = decoded
    }

    /// The secret as it travels.
    public var key: String {
        let text = bytes.base64EncodedString().replacingOccurrences(of: "=", with: "")
        return SeatSecret.prefix
            + text.replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
    }

    /// What the secret fits, in hexadecimal.
    public var lock: String {
        hex(sha256([ascii("croupier/seat/1"), bytes]))
    }
}

extension SeatSecret: CustomStringConvertible {
    public var description: String {
        "SeatSecret(lock: \(lock))"
    }
}

/// What a seat puts into the seed of a match: it tells the ``commitment`` first, and the ``opening`` after the server's
/// commitment.
public struct SeatOpening: Sendable {
    private let bytes: Data

    /// Makes a new opening.
    public init() {
        bytes = randomBytes()
    }

    /// Takes an opening that was stored.
    ///
    /// - Throws: ``MalformedText`` if the text is not 16 to 32 bytes in hexadecimal.
    public init(opening: String) throws {
        bytes = try unhex(opening)
        guard (16...32).contains(bytes.count) else {
            throw MalformedText(expected: "opening of a seat")
        }
    }

    /// What was put in, in hexadecimal.
    public var opening: String {
        hex(bytes)
    }

    /// What binds the seat to it, in hexadecimal.
    public var commitment: String {
        hex(sha256([ascii("croupier/seat-seed/1"), bytes]))
    }
}

extension SeatOpening: CustomStringConvertible {
    public var description: String {
        "SeatOpening(commitment: \(commitment))"
    }
}
