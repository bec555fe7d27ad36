package croupier.client.tables;

/** What a seat puts into the seed of a fair match: first only its commitment is told, later the opening itself. */
public final class SeatOpening {
    private final byte[] bytes;

    /** Makes a new one, at random. */
    public SeatOpening() {
        this(Digests.random());
    }

    private SeatOpening(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * Returns an opening that was stored.
     *
     * @param opening the opening: 16 to 32 bytes in hexadecimal
     * @return the same
     * @throws IllegalArgumentException if it is no opening
     */
    public static SeatOpening of(String opening) {
        byte[] bytes = Digests.unhex(opening);
        if (bytes.length < 16 || bytes.length > 32) {
            throw new IllegalArgumentException("An opening has 16 to 32 bytes, not " + bytes.length + ".");
        }
        return new SeatOpening(bytes);
    }

    /** {@return the opening, to be told once the server's commitment has been stored} */
    public String opening() {
        return Digests.hex(bytes);
    }

    /** {@return what this seat commits to, to be told at once} */
    public String commitment() {
        return Digests.hex(Digests.sha256(Digests.bytes("croupier/seat-seed/1"), bytes));
    }
}
