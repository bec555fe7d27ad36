// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "croupier-client",
    platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8)],
    products: [
        .library(name: "CroupierClient", targets: ["CroupierClient"]),
    ],
    targets: [
        .target(name: "CroupierClient"),
        .executableTarget(name: "Example", dependencies: ["CroupierClient"], path: "Example"),
        .executableTarget(name: "SmokeTest", dependencies: ["CroupierClient"], path: "SmokeTest"),
    ]
)
