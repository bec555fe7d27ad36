// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "croupier-client",
    platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8)],
    products: [
        .library(name: "CroupierClient", targets: ["CroupierClient"]),
    ],
    dependencies: [
        // For HMAC and SHA-256 where the system has no CryptoKit.
        .package(url: "https://github.com/apple/swift-crypto.git", from: "3.0.0"),
    ],
    targets: [
        .target(
            name: "CroupierClient",
            dependencies: [
                .product(name: "Crypto", package: "swift-crypto", condition: .when(platforms: [.linux])),
            ]
        ),
        .executableTarget(name: "Example", dependencies: ["CroupierClient"], path: "Example"),
        .executableTarget(name: "SealedExample", dependencies: ["CroupierClient"], path: "SealedExample"),
        .executableTarget(name: "SmokeTest", dependencies: ["CroupierClient"], path: "SmokeTest"),
    ]
)
