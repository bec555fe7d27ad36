package croupier

import java.security.SecureRandom
import kotlin.io.encoding.Base64

/**
 * What opens a seat, made on the device of its player. The [key] goes along with the calls of that seat and is shown to
 * nobody; the [lock] is for whoever starts the match.
 */
public class SeatSecret private constructor(
    bytes: ByteArray,
) {
    /** Makes a new secret. */
    public constructor() : this(randomBytes())

    /** The secret as it travels. */
    public val key: String = PREFIX + base64.encode(bytes)

    /** What the secret fits, in hexadecimal. */
    public val lock: String = sha256("croupier/seat/1".encodeToByteArray(), bytes).toHexString()

    override fun toString(): String = "SeatSecret(lock=$lock)"

    public companion object {
        private const val PREFIX = "cs1."
        private val base64 = Base64.UrlSafe.withPadding(Base64.PaddingOption.ABSENT)

        /**
         * Returns the secret of a key that was stored.
         *
         * @throws IllegalArgumentException The text is no key.
         */
        public fun of(key: String): SeatSecret {
            require(key.startsWith(PREFIX)) { "This is no key of a seat." }
            val bytes = base64.decode(key.removePrefix(PREFIX))
            require(bytes.size == SECRET_BYTES) { "This is no key of a seat." }
            return SeatSecret(bytes)
        }
    }
}

/** What a seat puts into the seed of a match: it tells the [commitment] first, and the [opening] after the server's. */
public class SeatOpening private constructor(
    bytes: ByteArray,
) {
    /** Makes a new opening. */
    public constructor() : this(randomBytes())

    /** What was put in, in hexadecimal. */
    public val opening: String = bytes.toHexString()

    /** What binds the seat to it, in hexadecimal. */
    public val commitment: String = sha256("croupier/seat-seed/1".encodeToByteArray(), bytes).toHexString()

    override fun toString(): String = "SeatOpening(commitment=$commitment)"

    public companion object {
        /**
         * Returns an opening that was stored.
         *
         * @throws IllegalArgumentException The text is not 16 to 32 bytes in hexadecimal.
         */
        public fun of(opening: String): SeatOpening {
            val bytes = opening.hexToByteArray()
            require(bytes.size in LEAST_OPENING_BYTES..SECRET_BYTES) { "An opening has 16 to 32 bytes." }
            return SeatOpening(bytes)
        }
    }
}

private const val SECRET_BYTES = 32
private const val LEAST_OPENING_BYTES = 16

private fun randomBytes() = ByteArray(SECRET_BYTES).also(SecureRandom()::nextBytes)
