package croupier

import java.security.MessageDigest
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec

/** Returns SHA-256 of all parts, one after the other. */
internal fun sha256(vararg parts: ByteArray): ByteArray =
    MessageDigest.getInstance("SHA-256").apply { parts.forEach(::update) }.digest()

/** Returns HMAC-SHA256 of all parts, one after the other; the key is not empty. */
internal fun hmac(
    key: ByteArray,
    vararg parts: ByteArray,
): ByteArray {
    val mac = Mac.getInstance("HmacSHA256").apply { init(SecretKeySpec(key, "HmacSHA256")) }
    parts.forEach(mac::update)
    return mac.doFinal()
}
