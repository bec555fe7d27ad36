import Foundation

/// A JSON value that can be written as RFC 8785 has it; all names and texts of the service are ASCII, and all its
/// numbers are whole.
enum CanonicalJSON: Decodable {
    case null
    case bool(Bool)
    case integer(Int64)
    case string(String)
    case array([CanonicalJSON])
    case object([String: CanonicalJSON])

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
        } else if let value = try? container.decode([CanonicalJSON].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: CanonicalJSON].self))
        }
    }

    /// Returns what a message is as JSON.
    static func made<Message: Encodable>(of message: Message) throws -> CanonicalJSON {
        try JSONDecoder().decode(CanonicalJSON.self, from: JSONEncoder().encode(message))
    }

    /// Returns an object with one member more; of what is no object, the value itself.
    func adding(_ name: String, _ value: CanonicalJSON) -> CanonicalJSON {
        guard case .object(var members) = self else {
            return self
        }
        members[name] = value
        return .object(members)
    }

    /// The value as text.
    var text: String {
        switch self {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .integer(let value): return String(value)
        case .string(let value): return CanonicalJSON.quoted(value)
        case .array(let items): return "[" + items.map { $0.text }.joined(separator: ",") + "]"
        case .object(let members):
            let told = members.keys.sorted().map { name in
                CanonicalJSON.quoted(name) + ":" + (members[name] ?? .null).text
            }
            return "{" + told.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        return "\"" + escaped + "\""
    }
}
