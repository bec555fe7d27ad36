package croupier

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import java.nio.ByteBuffer

/**
 * What commitments, seed and links of a match are made from. Records and moves are their canonical JSON; all else is
 * hexadecimal. A text that is not is an [IllegalArgumentException].
 */
public object FairDeal {
    /** Returns what the server is bound to before anybody opens. */
    public fun commitment(
        match: String,
        record: String,
        secret: String,
    ): String {
        val parts = listOf(match.hexToByteArray(), record.encodeToByteArray(), secret.hexToByteArray())
        val told = parts.flatMap { listOf(ByteBuffer.allocate(Int.SIZE_BYTES).putInt(it.size).array(), it) }
        return sha256("croupier/commit/1".encodeToByteArray(), *told.toTypedArray()).toHexString()
    }

    /** Returns the seed of a match. */
    public fun seed(
        record: String,
        secret: String,
        openings: List<String?>,
    ): String {
        val opened = openings.map { it.orEmpty().hexToByteArray() }
        val told = opened.flatMap { listOf(byteArrayOf(it.size.toByte()), it) }
        val head = listOf("croupier/seed/1".encodeToByteArray(), sha256(record.encodeToByteArray()))
        return hmac(secret.hexToByteArray(), *(head + told).toTypedArray()).toHexString()
    }

    /** Returns the link of the start and of every move, as they are shown. */
    public fun links(
        record: String,
        secret: String,
        moves: List<String>,
    ): List<String> {
        val key = hmac(secret.hexToByteArray(), "croupier/links/1".encodeToByteArray())
        val first = hmac(key, record.encodeToByteArray())
        val links = moves.runningFold(first) { link, move -> hmac(key, link, move.encodeToByteArray()) }
        return links.map { it.toHexString(endIndex = SHOWN_BYTES) }
    }

    private const val SHOWN_BYTES = 8
}

/** Returns JSON as RFC 8785 has it; all names and texts of the service are ASCII, and all numbers are whole. */
internal fun canonical(value: JsonElement): String =
    when (value) {
        is JsonObject -> {
            value.entries
                .sortedBy { it.key }
                .joinToString(",", "{", "}") { (name, member) -> "${JsonPrimitive(name)}:${canonical(member)}" }
        }

        is JsonArray -> {
            value.joinToString(",", "[", "]", transform = ::canonical)
        }

        is JsonPrimitive -> {
            value.toString()
        }
    }
