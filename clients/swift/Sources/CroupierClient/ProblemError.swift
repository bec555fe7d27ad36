import Foundation

/// The service refused a call, and ``problem`` says why; nothing has changed.
public struct ProblemError: Error, Hashable, Sendable {
    public let problem: Problem

    public init(problem: Problem) {
        self.problem = problem
    }
}

extension ProblemError: LocalizedError {
    public var errorDescription: String? {
        "\(problem.title): \(problem.detail)"
    }
}
