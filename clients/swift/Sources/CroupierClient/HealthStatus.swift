// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// How the service is.
public enum HealthStatus: String, CaseIterable, Codable, Sendable {
    case ok = "ok"
}
