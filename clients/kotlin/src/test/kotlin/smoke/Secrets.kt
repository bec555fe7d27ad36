// Checks the vectors that hold no call: shuffles, cuts and lots; keys, commitments, seeds and links.

package smoke

import croupier.Card
import croupier.Chance
import croupier.ChorVoliTableMove
import croupier.ChorVoliTableRecord
import croupier.FairDeal
import croupier.KrytTableMove
import croupier.KrytTableRecord
import croupier.NapTableMove
import croupier.NapTableRecord
import croupier.SeatOpening
import croupier.SeatSecret
import croupier.canonical
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.decodeFromJsonElement
import kotlinx.serialization.json.encodeToJsonElement
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonPrimitive
import java.io.File
import java.security.MessageDigest
import kotlin.io.encoding.Base64

@Serializable
private data class Shuffles(
    val vectors: List<Shuffle>,
)

@Serializable
private data class Shuffle(
    val name: String,
    val seed: String,
    val deal: Int,
    val pack: List<Card>,
    val deck: List<Card>,
    val cut: Int,
    val players: Int,
    val dealer: Int,
)

@Serializable
private data class Secrets(
    val vectors: List<Secret>,
)

@Serializable
private data class Secret(
    val name: String,
    val what: String,
    val given: JsonObject,
    val gives: JsonObject,
)

fun computesShuffles(folder: File) {
    val vectors = lenient.decodeFromString<Shuffles>(folder.resolve("chance.json").readText()).vectors
    for (it in vectors) {
        val name = it.name
        check(Chance.deck(it.pack, it.seed, it.deal) == it.deck) { "$name: another deck." }
        check(Chance.cut(it.pack.size, it.seed, it.deal) == it.cut) { "$name: another cut." }
        check(Chance.dealer(it.players, it.seed) == it.dealer) { "$name: another dealer." }
    }
    check(vectors.isNotEmpty())
    println("Shuffles computed: ${vectors.size}.")
}

fun computesSecrets(folder: File) {
    val vectors = lenient.decodeFromString<Secrets>(folder.resolve("sealed.json").readText()).vectors
    // What is inside a token only the server knows.
    val told = vectors.filter { it.what != "token" }
    for (vector in told) {
        difference(vector.gives, Given(vector.given).gives(vector.what))?.let { error("${vector.name}: $it") }
    }
    check(told.isNotEmpty())
    println("Secrets computed: ${told.size}; ${vectors.size - told.size} tokens left to the server.")
}

private class Given(
    private val members: JsonObject,
) {
    private val record get() = record(member("game"), members.getValue("record"))

    fun gives(what: String): JsonElement =
        when (what) {
            "seat-key" -> seatKey()
            "seat-opening" -> texts("commitment" to SeatOpening.of(member("opening")).commitment)
            "record" -> texts("canonical" to record, "sha256" to sha256(record))
            "commitment" -> texts("commitment" to FairDeal.commitment(member("match"), record, member("secret")))
            "seed" -> texts("seed" to FairDeal.seed(record, member("secret"), openings()))
            "links" -> links()
            else -> error("Nothing is known of $what.")
        }

    private fun seatKey(): JsonElement {
        val bytes = member("secret").hexToByteArray()
        val key = "cs1." + Base64.UrlSafe.withPadding(Base64.PaddingOption.ABSENT).encode(bytes)
        val secret = SeatSecret.of(key)
        return texts("key" to secret.key, "lock" to secret.lock)
    }

    private fun openings() = Json.decodeFromJsonElement<List<String?>>(members.getValue("openings"))

    private fun links(): JsonElement {
        val moves = members.getValue("moves").jsonArray.map { move(member("game"), it) }
        val links = FairDeal.links(record, member("secret"), moves)
        return JsonObject(mapOf("links" to Json.encodeToJsonElement(links)))
    }

    private fun member(name: String) = members.getValue(name).jsonPrimitive.content
}

private fun record(
    game: String,
    record: JsonElement,
) = when (game) {
    "kryt-navalivat" -> Json.decodeFromJsonElement<KrytTableRecord>(record).canonical()
    "nap" -> Json.decodeFromJsonElement<NapTableRecord>(record).canonical()
    "chor-voli" -> Json.decodeFromJsonElement<ChorVoliTableRecord>(record).canonical()
    else -> error("There is no game $game.")
}

private fun move(
    game: String,
    move: JsonElement,
) = when (game) {
    "kryt-navalivat" -> Json.decodeFromJsonElement<KrytTableMove>(move).canonical()
    "nap" -> Json.decodeFromJsonElement<NapTableMove>(move).canonical()
    "chor-voli" -> Json.decodeFromJsonElement<ChorVoliTableMove>(move).canonical()
    else -> error("There is no game $game.")
}

private fun texts(vararg members: Pair<String, String>) =
    JsonObject(members.associate { (name, text) -> name to JsonPrimitive(text) })

private fun sha256(text: String) = MessageDigest.getInstance("SHA-256").digest(text.encodeToByteArray()).toHexString()
