package croupier.client.tables;

import java.util.Arrays;
import java.util.Base64;

/** What speaks for a seat: its key stays on the device of its player, and the lock goes to whoever starts the match. */
public final class SeatSecret {
    private static final String PREFIX = "cs1.";
    private static final int BYTES = 32;

    private final byte[] secret;

    /** Makes a new one, at random. */
    public SeatSecret() {
        this(Digests.random());
    }

    private SeatSecret(byte[] secret) {
        this.secret = secret;
    }

    /**
     * Returns the secret of a key that was stored, or that a server issued.
     *
     * @param key the key
     * @return the secret
     * @throws IllegalArgumentException if it is no key
     */
    public static SeatSecret ofKey(String key) {
        if (key.startsWith(PREFIX)) {
            SeatSecret secret = new SeatSecret(Base64.getUrlDecoder().decode(key.substring(PREFIX.length())));
            if (secret.secret.length == BYTES && secret.key().equals(key)) {
                return secret;
            }
        }
        throw new IllegalArgumentException("This is no key of a seat.");
    }

    /**
     * Returns the secret that some bytes are.
     *
     * @param bytes 32 of them, which nobody can guess
     * @return the secret
     * @throws IllegalArgumentException if they are more or fewer
     */
    public static SeatSecret ofBytes(byte[] bytes) {
        if (bytes.length != BYTES) {
            throw new IllegalArgumentException("A secret has " + BYTES + " bytes, not " + bytes.length + ".");
        }
        return new SeatSecret(Arrays.copyOf(bytes, BYTES));
    }

    /** {@return the key, to be kept and to be sent with calls} */
    public String key() {
        return PREFIX + Base64.getUrlEncoder().withoutPadding().encodeToString(secret);
    }

    /** {@return the lock that the key fits, which everybody may see} */
    public String lock() {
        return Digests.hex(Digests.sha256(Digests.bytes("croupier/seat/1"), secret));
    }
}
