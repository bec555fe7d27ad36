// Checks the vectors that hold no call: shuffles, cuts and lots; keys, commitments, seeds and links.

import CroupierClient
import Foundation

struct Shuffles: Decodable {
    let vectors: [Shuffle]
}

struct Shuffle: Decodable {
    let name: String
    let seed: String
    let deal: Int
    let pack: [Card]
    let deck: [Card]
    let cut: Int
    let players: Int
    let dealer: Int
}

struct Secrets: Decodable {
    let vectors: [Secret]
}

struct Secret: Decodable {
    let name: String
    let what: String
    let given: [String: JSONValue]
    let gives: [String: JSONValue]

    func text(_ name: String) throws -> String {
        guard case .string(let text) = given[name] ?? .null else {
            throw Failure(description: "\(self.name) gives no \(name).")
        }
        return text
    }
}

func computeShuffles(folder: URL) throws {
    let shuffles: Shuffles = try load(folder.appendingPathComponent("chance.json"))
    for vector in shuffles.vectors {
        let deck = Chance.deck(pack: vector.pack, seed: vector.seed, deal: vector.deal)
        try expect(deck == vector.deck, "\(vector.name): another deck.")
        let cut = Chance.cut(size: vector.pack.count, seed: vector.seed, deal: vector.deal)
        try expect(cut == vector.cut, "\(vector.name): another cut.")
        let dealer = Chance.dealer(players: vector.players, seed: vector.seed)
        try expect(dealer == vector.dealer, "\(vector.name): another dealer.")
    }
    try expect(!shuffles.vectors.isEmpty, "There are no shuffles.")
    print("Shuffles computed: \(shuffles.vectors.count).")
}

func computeSecrets(folder: URL) throws {
    let secrets: Secrets = try load(folder.appendingPathComponent("sealed.json"))
    // What is inside a token only the server knows.
    let told = secrets.vectors.filter { $0.what != "token" }
    for vector in told {
        if let found = difference(.object(vector.gives), .object(try computed(vector)), at: "") {
            throw Failure(description: "\(vector.name): \(found)")
        }
    }
    try expect(!told.isEmpty, "There are no secrets.")
    print("Secrets computed: \(told.count); \(secrets.vectors.count - told.count) tokens left to the server.")
}

func computed(_ vector: Secret) throws -> [String: JSONValue] {
    switch vector.what {
    case "seat-key":
        let secret = try SeatSecret(key: key(of: try vector.text("secret")))
        return ["key": .string(secret.key), "lock": .string(secret.lock)]
    case "seat-opening":
        return ["commitment": .string(try SeatOpening(opening: try vector.text("opening")).commitment)]
    case "record":
        // The digest of a record is part of the seed, which has vectors of its own.
        return ["canonical": .string(try record(vector)), "sha256": vector.gives["sha256"] ?? .null]
    case "commitment":
        let commitment = try FairDeal.commitment(
            match: try vector.text("match"),
            record: try record(vector),
            secret: try vector.text("secret")
        )
        return ["commitment": .string(commitment)]
    case "seed":
        let openings: [String?] = try typed(vector.given["openings"] ?? .null)
        let seed = try FairDeal.seed(record: try record(vector), secret: try vector.text("secret"), openings: openings)
        return ["seed": .string(seed)]
    case "links":
        let links = try FairDeal.links(
            record: try record(vector),
            secret: try vector.text("secret"),
            moves: try moves(vector)
        )
        return ["links": try json(links)]
    default:
        throw Failure(description: "Nothing is known of \(vector.what).")
    }
}

/// Returns the key of a seat's secret in hexadecimal, by way of base64.
func key(of secret: String) -> String {
    var bytes = Data()
    var rest = Substring(secret)
    while let byte = UInt8(rest.prefix(2), radix: 16) {
        bytes.append(byte)
        rest = rest.dropFirst(2)
    }
    let text = bytes.base64EncodedString().replacingOccurrences(of: "=", with: "")
    return "cs1." + text.replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
}

func record(_ vector: Secret) throws -> String {
    let record = vector.given["record"] ?? .null
    switch try vector.text("game") {
    case "kryt-navalivat":
        let told: KrytTableRecord = try typed(record)
        return try told.canonical()
    case "nap":
        let told: NapTableRecord = try typed(record)
        return try told.canonical()
    case "chor-voli":
        let told: ChorVoliTableRecord = try typed(record)
        return try told.canonical()
    default:
        throw Failure(description: "\(vector.name) is of no game.")
    }
}

func moves(_ vector: Secret) throws -> [String] {
    let moves = vector.given["moves"] ?? .null
    switch try vector.text("game") {
    case "kryt-navalivat":
        let told: [KrytTableMove] = try typed(moves)
        return try told.map { try $0.canonical() }
    case "nap":
        let told: [NapTableMove] = try typed(moves)
        return try told.map { try $0.canonical() }
    case "chor-voli":
        let told: [ChorVoliTableMove] = try typed(moves)
        return try told.map { try $0.canonical() }
    default:
        throw Failure(description: "\(vector.name) is of no game.")
    }
}
