import Foundation
#if canImport(CryptoKit)
import CryptoKit
#else
import Crypto
#endif

/// A text that should be hexadecimal or a key, and is not.
public struct MalformedText: Error, Hashable, Sendable {
    /// What it was to be.
    public let expected: String
}

func sha256(_ parts: [Data]) -> Data {
    Data(SHA256.hash(data: whole(of: parts)))
}

func hmac(_ key: Data, _ parts: [Data]) -> Data {
    Data(HMAC<SHA256>.authenticationCode(for: whole(of: parts), using: SymmetricKey(data: key)))
}

/// Returns 32 bytes from the system's secure source.
func randomBytes() -> Data {
    SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
}

func hex(_ bytes: Data) -> String {
    bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
}

func unhex(_ text: String) throws -> Data {
    let digits = text.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard digits.count == text.count, digits.count % 2 == 0 else {
        throw MalformedText(expected: "hexadecimal")
    }
    let places = stride(from: 0, to: digits.count, by: 2)
    return Data(places.map { UInt8(digits[$0] * 16 + digits[$0 + 1]) })
}

func ascii(_ text: String) -> Data {
    Data(text.utf8)
}

private func whole(of parts: [Data]) -> Data {
    var whole = Data()
    for part in parts {
        whole.append(part)
    }
    return whole
}
