import Foundation

/// All chance of a match, computed from its seed as the page on chance (`croupier/1`) says.
public enum Chance {
    /// Returns the deck of a deal: the pack, given in canonical order, shuffled.
    public static func deck(pack: [Card], seed: String, deal: Int) -> [Card] {
        var deck = pack
        var words = Words(key: key(seed, deal), purpose: "deck")
        for last in stride(from: deck.count - 1, to: 0, by: -1) {
            deck.swapAt(last, words.index(below: last + 1))
        }
        return deck
    }

    /// Returns how many cards the cut of a deal takes off the top of a deck.
    public static func cut(size: Int, seed: String, deal: Int) -> Int {
        var words = Words(key: key(seed, deal), purpose: "cut")
        return 1 + words.index(below: size - 1)
    }

    /// Returns the first dealer of a match, drawn by lot.
    public static func dealer(players: Int, seed: String) -> Int {
        var words = Words(key: ascii(seed), purpose: "croupier/1/lot")
        return words.index(below: players)
    }

    private static func key(_ seed: String, _ deal: Int) -> Data {
        hmac(ascii(seed), [ascii("croupier/1/deal/\(deal)")])
    }
}

/// The endless row of whole numbers below 2^32 that belongs to a key and a purpose.
private struct Words {
    let key: Data
    let purpose: String
    var block = 0
    var rest: [UInt64] = []

    init(key: Data, purpose: String) {
        self.key = key
        self.purpose = purpose
    }

    mutating func index(below count: Int) -> Int {
        let range: UInt64 = 4_294_967_296
        let size = UInt64(count)
        // Words from the last whole multiple on would favour small remainders.
        let bound = range - range % size
        var word = next()
        while word >= bound {
            word = next()
        }
        return Int(word % size)
    }

    private mutating func next() -> UInt64 {
        if rest.isEmpty {
            let bytes = Array(hmac(key, [ascii("\(purpose)/\(block)")]))
            block += 1
            rest = stride(from: 0, to: bytes.count, by: 4).map { start in
                bytes[start..<start + 4].reduce(UInt64(0)) { word, byte in word * 256 + UInt64(byte) }
            }
        }
        return rest.removeFirst()
    }
}
