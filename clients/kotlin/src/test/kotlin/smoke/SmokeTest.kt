// Runs the README's examples, plays whole matches, open and sealed, is refused, and checks the conformance vectors, on
// the server at CROUPIER_URL. Arguments: the README, the folder of the examples, and the folder of the vectors.

package smoke

import croupier.Croupier
import croupier.KrytPickUp
import croupier.NapAction
import croupier.NapState
import croupier.ProblemCode
import croupier.ProblemException
import croupier.Suit
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import java.io.File

suspend fun main(arguments: Array<String>) {
    val (readme, examples, vectors) = arguments.map(::File)
    val plain = listOf("Seat \\d may lead \\w\\w\\.", "Everybody sees \\w\\w on the pile\\.", "Rule S8: .*")
    val sealed = listOf("Seat 0 holds .* at \\w{8}-0-\\w{16}\\.", "Verdicts\\(deck=true, seen=true, links=true\\)")
    showsTheExample(readme.readText(), examples.resolve("Example.kt"), plain)
    showsTheExample(readme.readText(), examples.resolve("SealedExample.kt"), sealed)
    refusesUnknownValues()
    computesShuffles(vectors)
    computesSecrets(vectors)
    Croupier(System.getenv("CROUPIER_URL")).use { croupier ->
        isOfTheServersVersion(croupier)
        refusesOtherGames(croupier)
        playsKryt(croupier.krytNavalivat)
        playsNap(croupier.nap)
        playsChorVoli(croupier.chorVoli)
        playsSealedKryt(croupier.krytNavalivat)
        playsSealedNap(croupier.nap)
        playsSealedChorVoli(croupier.chorVoli)
        isRefused(croupier)
        passesVectors(croupier, vectors)
    }
}

private fun showsTheExample(
    readme: String,
    example: File,
    lines: List<String>,
) {
    val name = example.nameWithoutExtension
    check("```kotlin\n${example.readText()}```" in readme) { "The README does not show $name." }
    val java = "${System.getProperty("java.home")}/bin/java"
    val process = ProcessBuilder(java, "-cp", System.getProperty("java.class.path"), "${name}Kt")
    val ran = process.redirectError(ProcessBuilder.Redirect.INHERIT).start()
    val told = ran.inputStream.reader().readLines()
    check(ran.waitFor() == 0) { "$name failed." }
    for (line in lines) {
        check(told.any(Regex(line)::matches)) { "$name does not tell $line, but $told." }
    }
    println("$name told ${told.size} lines.")
}

private suspend fun isOfTheServersVersion(croupier: Croupier) {
    val version = Croupier::class.java.getPackage().implementationVersion
    check(version == croupier.service.about().version) { "The package is of version $version, the server is not." }
}

private suspend fun isRefused(croupier: Croupier) {
    val state = croupier.krytNavalivat.start(players = 2, seed = "smoke-test", dealer = 1).state
    val problem =
        try {
            croupier.krytNavalivat.play(state, listOf(KrytPickUp(seat = 1)))
            error("What is out of turn was played.")
        } catch (refused: ProblemException) {
            refused.problem
        }
    check(problem.status == 409 && problem.code == ProblemCode.ILLEGAL_ACTION)
    check(problem.rule == "S8" && problem.index == 0)
    println("Refused by rule ${problem.rule}: ${problem.detail}")
}

private fun refusesUnknownValues() {
    check("Suit has no value \"X\"" in complaint { Json.decodeFromString<Suit>("\"X\"") })
    check("'jump'" in complaint { Json.decodeFromString<NapAction>("""{"type": "jump", "seat": 0}""") })
}

private suspend fun refusesOtherGames(croupier: Croupier) {
    val state = Json.encodeToString(croupier.nap.start(players = 3).state)
    val other = state.replace("\"game\":\"nap\"", "\"game\":\"whist\"")
    check("NapState has no game \"whist\"" in complaint { Json.decodeFromString<NapState>(other) })
}

private fun complaint(decode: () -> Any): String =
    try {
        error("This was decoded: ${decode()}")
    } catch (unknown: SerializationException) {
        unknown.message.orEmpty()
    }
