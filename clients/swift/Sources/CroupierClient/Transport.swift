import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// How a call travels, and what becomes of its answer.
struct Transport: Sendable {
    let baseURL: URL
    let session: URLSession

    func get<Answer: Decodable>(_ path: String) async throws -> Answer {
        try await send(URLRequest(url: baseURL.appendingPathComponent(path)))
    }

    func post<Body: Encodable, Answer: Decodable>(
        _ path: String,
        body: Body,
        flags: KeyValuePairs<String, Bool> = [:],
        key: String? = nil
    ) async throws -> Answer {
        var request = try URLRequest(url: address(path, flags))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        if let key {
            request.setValue("Bearer \(key)", forHTTPHeaderField: "Authorization")
        }
        request.httpBody = try JSONEncoder().encode(body)
        return try await send(request)
    }

    private func address(_ path: String, _ flags: KeyValuePairs<String, Bool>) throws -> URL {
        let place = baseURL.appendingPathComponent(path)
        guard var components = URLComponents(url: place, resolvingAgainstBaseURL: true) else {
            throw URLError(.badURL)
        }
        if !flags.isEmpty {
            components.queryItems = flags.map { URLQueryItem(name: $0.key, value: $0.value ? "true" : "false") }
        }
        guard let url = components.url else {
            throw URLError(.badURL)
        }
        return url
    }

    private func send<Answer: Decodable>(_ request: URLRequest) async throws -> Answer {
        let (data, response) = try await session.data(for: request)
        guard let answer = response as? HTTPURLResponse else {
            throw URLError(.badServerResponse)
        }
        if answer.statusCode == 200 {
            return try JSONDecoder().decode(Answer.self, from: data)
        }
        let type = answer.value(forHTTPHeaderField: "Content-Type") ?? ""
        if type.hasPrefix("application/problem+json") {
            throw ProblemError(problem: try JSONDecoder().decode(Problem.self, from: data))
        }
        // Something on the way answered in the place of the service.
        throw URLError(.badServerResponse)
    }
}
