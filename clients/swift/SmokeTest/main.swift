// Plays whole matches, open and sealed, is refused, and checks the conformance vectors, on the server at CROUPIER_URL.
// Argument: the folder of the vectors.

import CroupierClient
import Foundation

let address = ProcessInfo.processInfo.environment["CROUPIER_URL"] ?? "http://127.0.0.1:8000"
let croupier = Croupier(baseURL: URL(string: address)!)
let vectors = URL(fileURLWithPath: CommandLine.arguments[1])

try computeShuffles(folder: vectors)
try computeSecrets(folder: vectors)
try await playKryt(croupier.krytNavalivat)
try await playNap(croupier.nap)
try await playChorVoli(croupier.chorVoli)
try await playSealedKryt(croupier.krytNavalivat)
try await playSealedNap(croupier.nap)
try await playSealedChorVoli(croupier.chorVoli)
try await beRefused(croupier.krytNavalivat)
try await passVectors(croupier, folder: vectors)
