import Foundation

/// What commitments, seed and links of a match are made from. Records and moves are their canonical JSON; all else is
/// hexadecimal, and a text that is not throws ``MalformedText``.
public enum FairDeal {
    /// Returns what the server is bound to before anybody opens.
    public static func commitment(match: String, record: String, secret: String) throws -> String {
        var told = [ascii("croupier/commit/1")]
        for part in [try unhex(match), ascii(record), try unhex(secret)] {
            told.append(length(part))
            told.append(part)
        }
        return hex(sha256(told))
    }

    /// Returns the seed of a match.
    public static func seed(record: String, secret: String, openings: [String?]) throws -> String {
        var told = [ascii("croupier/seed/1"), sha256([ascii(record)])]
        for opening in openings {
            let bytes = try unhex(opening ?? "")
            told.append(Data([UInt8(truncatingIfNeeded: bytes.count)]))
            told.append(bytes)
        }
        return hex(hmac(try unhex(secret), told))
    }

    /// Returns the link of the start and of every move, as they are shown.
    public static func links(record: String, secret: String, moves: [String]) throws -> [String] {
        let key = hmac(try unhex(secret), [ascii("croupier/links/1")])
        var link = hmac(key, [ascii(record)])
        var links = [link]
        for move in moves {
            link = hmac(key, [link, ascii(move)])
            links.append(link)
        }
        return links.map { hex($0.prefix(8)) }
    }

    /// Returns a length as four bytes, the most significant first.
    private static func length(_ part: Data) -> Data {
        Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: part.count >> $0) })
    }
}
