// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// An option of a game.
public enum CatalogueOption: Codable, Hashable, Sendable {
    /// An option that is on or off.
    case flag(FlagOption)

    /// An option that is a whole number.
    case number(NumberOption)

    /// An option that is one of several texts.
    case choice(ChoiceOption)

    /// Name of the option.
    public var name: String {
        switch self {
        case .flag(let member): return member.name
        case .number(let member): return member.name
        case .choice(let member): return member.name
        }
    }

    /// Form that it belongs to.
    public var form: String {
        switch self {
        case .flag(let member): return member.form
        case .number(let member): return member.form
        case .choice(let member): return member.form
        }
    }

    /// Id of its rule.
    public var rule: String {
        switch self {
        case .flag(let member): return member.rule
        case .number(let member): return member.rule
        case .choice(let member): return member.rule
        }
    }

    /// What it does.
    public var sentence: String {
        switch self {
        case .flag(let member): return member.sentence
        case .number(let member): return member.sentence
        case .choice(let member): return member.sentence
        }
    }

    private enum TagKey: String, CodingKey {
        case type
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: TagKey.self)
        let tag = try container.decode(String.self, forKey: .type)
        switch tag {
        case "flag":
            self = .flag(try FlagOption(from: decoder))
        case "number":
            self = .number(try NumberOption(from: decoder))
        case "choice":
            self = .choice(try ChoiceOption(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .type,
                in: container,
                debugDescription: "CatalogueOption has no type \"\(tag)\"."
            )
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: TagKey.self)
        switch self {
        case .flag(let member):
            try container.encode("flag", forKey: .type)
            try member.encode(to: encoder)
        case .number(let member):
            try container.encode("number", forKey: .type)
            try member.encode(to: encoder)
        case .choice(let member):
            try container.encode("choice", forKey: .type)
            try member.encode(to: encoder)
        }
    }
}

/// An option that is on or off.
public struct FlagOption: Codable, Hashable, Sendable {
    /// Name of the option.
    public var name: String
    /// Form that it belongs to.
    public var form: String
    /// Id of its rule.
    public var rule: String
    /// What it does.
    public var sentence: String
    /// Value in the form's first variant.
    public var `default`: Bool

    public init(name: String, form: String, rule: String, sentence: String, `default`: Bool) {
        self.name = name
        self.form = form
        self.rule = rule
        self.sentence = sentence
        self.`default` = `default`
    }

    private enum CodingKeys: String, CodingKey {
        case name
        case form
        case rule
        case sentence
        case `default`
    }
}

/// An option that is a whole number.
public struct NumberOption: Codable, Hashable, Sendable {
    /// Name of the option.
    public var name: String
    /// Form that it belongs to.
    public var form: String
    /// Id of its rule.
    public var rule: String
    /// What it does.
    public var sentence: String
    /// Value in the form's first variant; null for none.
    public var `default`: Int?
    /// Least value.
    public var minimum: Int
    /// Greatest value.
    public var maximum: Int

    public init(
        name: String,
        form: String,
        rule: String,
        sentence: String,
        `default`: Int?,
        minimum: Int,
        maximum: Int
    ) {
        self.name = name
        self.form = form
        self.rule = rule
        self.sentence = sentence
        self.`default` = `default`
        self.minimum = minimum
        self.maximum = maximum
    }

    private enum CodingKeys: String, CodingKey {
        case name
        case form
        case rule
        case sentence
        case `default`
        case minimum
        case maximum
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(form, forKey: .form)
        try container.encode(rule, forKey: .rule)
        try container.encode(sentence, forKey: .sentence)
        try container.encode(`default`, forKey: .`default`)
        try container.encode(minimum, forKey: .minimum)
        try container.encode(maximum, forKey: .maximum)
    }
}

/// An option that is one of several texts.
public struct ChoiceOption: Codable, Hashable, Sendable {
    /// Name of the option.
    public var name: String
    /// Form that it belongs to.
    public var form: String
    /// Id of its rule.
    public var rule: String
    /// What it does.
    public var sentence: String
    /// Value in the form's first variant; null for none.
    public var `default`: String?
    /// Possible values.
    public var choices: [String]

    public init(name: String, form: String, rule: String, sentence: String, `default`: String?, choices: [String]) {
        self.name = name
        self.form = form
        self.rule = rule
        self.sentence = sentence
        self.`default` = `default`
        self.choices = choices
    }

    private enum CodingKeys: String, CodingKey {
        case name
        case form
        case rule
        case sentence
        case `default`
        case choices
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(form, forKey: .form)
        try container.encode(rule, forKey: .rule)
        try container.encode(sentence, forKey: .sentence)
        try container.encode(`default`, forKey: .`default`)
        try container.encode(choices, forKey: .choices)
    }
}
