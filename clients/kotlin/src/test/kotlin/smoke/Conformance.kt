// Checks the conformance vectors: what the typed calls answer is, as JSON, what the vectors say.

package smoke

import croupier.Croupier
import croupier.ProblemException
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.decodeFromJsonElement
import kotlinx.serialization.json.encodeToJsonElement
import java.io.File

internal val lenient = Json { ignoreUnknownKeys = true }

@Serializable
private data class Index(
    val files: List<Entry>,
)

@Serializable
private data class Entry(
    val path: String,
    val game: String?,
    val vectors: Int,
)

@Serializable
private data class Pack(
    val vectors: List<Vector>,
)

@Serializable
private data class Vector(
    val name: String,
    val call: String,
    val query: Map<String, Boolean>,
    val request: JsonElement,
    val status: Int,
    val answer: JsonElement,
)

suspend fun passesVectors(
    croupier: Croupier,
    folder: File,
) {
    // Files of no game hold no calls.
    val files =
        lenient
            .decodeFromString<Index>(
                folder.resolve("index.json").readText(),
            ).files
            .filter { it.game != null }
    var passed = 0
    for (file in files) {
        for (vector in lenient.decodeFromString<Pack>(folder.resolve(file.path).readText()).vectors) {
            passes(croupier, vector)
            passed += 1
        }
    }
    val announced = files.sumOf { it.vectors }
    check(passed == announced && passed > 0) { "The index announces $announced vectors." }
    println("Vectors passed: $passed of $announced.")
}

private suspend fun passes(
    croupier: Croupier,
    vector: Vector,
) {
    val (status, answer) =
        try {
            200 to croupier.answer(vector.call, Flags(vector.query), vector.request)
        } catch (refused: ProblemException) {
            refused.problem.status to Json.encodeToJsonElement(refused.problem)
        }
    check(status == vector.status) { "${vector.name}: status $status." }
    difference(vector.answer, answer)?.let { error("${vector.name}: $it") }
}

/** The query of a call; what it does not say is as the document has it. */
class Flags(
    private val query: Map<String, Boolean>,
) {
    val explain get() = query["explain"] ?: false
    val views get() = query["views"] ?: false
    val steps get() = query["steps"] ?: false

    fun legal(byDefault: Boolean = true) = query["legal"] ?: byDefault
}

/** Sends a request typed, once it is seen that its type holds all of it, and returns the typed answer as JSON. */
suspend inline fun <reified Request, reified Answer> typed(
    request: JsonElement,
    send: suspend (Request) -> Answer,
): JsonElement {
    val decoded = Json.decodeFromJsonElement<Request>(request)
    difference(request, Json.encodeToJsonElement(decoded))?.let { error("The request: $it") }
    return Json.encodeToJsonElement(send(decoded))
}

/** Returns where two values differ first, and how; null if they are equal. */
fun difference(
    expected: JsonElement,
    found: JsonElement,
    pointer: String = "",
): String? =
    when {
        expected == found -> {
            null
        }

        expected is JsonObject && found is JsonObject && expected.keys == found.keys -> {
            expected.keys.firstNotNullOf { difference(expected.getValue(it), found.getValue(it), "$pointer/$it") }
        }

        expected is JsonArray && found is JsonArray && expected.size == found.size -> {
            expected.indices.firstNotNullOf { difference(expected[it], found[it], "$pointer/$it") }
        }

        else -> {
            "at \"$pointer\" is $found, not $expected."
        }
    }
