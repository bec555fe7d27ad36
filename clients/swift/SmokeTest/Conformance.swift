import CroupierClient
import Foundation

/// A JSON value, to compare whole answers.
enum JSONValue: Codable, Equatable {
    case null
    case bool(Bool)
    case integer(Int64)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}

struct Index: Decodable {
    let files: [Entry]

    struct Entry: Decodable {
        let path: String
        let game: String?
        let vectors: Int
    }
}

struct Pack: Decodable {
    let vectors: [Vector]
}

struct Vector: Decodable {
    let name: String
    let call: String
    let query: [String: Bool]
    let request: JSONValue
    let status: Int
    let answer: JSONValue
}

/// Checks that what the typed calls answer is, as JSON, what the vectors say.
func passVectors(_ croupier: Croupier, folder: URL) async throws {
    let index: Index = try load(folder.appendingPathComponent("index.json"))
    var passed = 0
    var announced = 0
    // Files of no game hold no calls.
    for file in index.files where file.game != nil {
        let pack: Pack = try load(folder.appendingPathComponent(file.path))
        for vector in pack.vectors {
            try await pass(vector, croupier)
            passed += 1
        }
        announced += file.vectors
    }
    try expect(passed == announced && passed > 0, "The index announces \(announced) vectors, not \(passed).")
    print("Vectors passed: \(passed) of \(announced).")
}

func pass(_ vector: Vector, _ croupier: Croupier) async throws {
    let (status, answer) = try await answered(vector, croupier)
    try expect(status == vector.status, "\(vector.name): status \(status).")
    if let found = difference(vector.answer, answer, at: "") {
        throw Failure(description: "\(vector.name): \(found)")
    }
}

func answered(_ vector: Vector, _ croupier: Croupier) async throws -> (Int, JSONValue) {
    do {
        return (200, try await call(vector, croupier))
    } catch let refused as ProblemError {
        return (refused.problem.status, try json(refused.problem))
    }
}

func load<Content: Decodable>(_ file: URL) throws -> Content {
    try JSONDecoder().decode(Content.self, from: Data(contentsOf: file))
}

func json<Message: Encodable>(_ message: Message) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(message))
}

func typed<Message: Decodable>(_ value: JSONValue) throws -> Message {
    try JSONDecoder().decode(Message.self, from: JSONEncoder().encode(value))
}

/// Returns where two values differ first, and how; nil if they are equal.
func difference(_ expected: JSONValue, _ found: JSONValue, at pointer: String) -> String? {
    if expected == found {
        return nil
    }
    if case .object(let left) = expected, case .object(let right) = found, left.keys == right.keys {
        for key in left.keys.sorted() {
            if let inner = difference(left[key] ?? .null, right[key] ?? .null, at: "\(pointer)/\(key)") {
                return inner
            }
        }
    }
    if case .array(let left) = expected, case .array(let right) = found, left.count == right.count {
        for place in left.indices {
            if let inner = difference(left[place], right[place], at: "\(pointer)/\(place)") {
                return inner
            }
        }
    }
    return "at \"\(pointer)\" is \(found), not \(expected)."
}
