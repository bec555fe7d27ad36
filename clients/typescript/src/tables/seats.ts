import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const SECRET_BYTES = 32;
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** What speaks for a seat, made on the player's own device: whoever starts the match gets no more than its lock. */
export class SeatSecret {
  readonly #bytes: Uint8Array;

  /** Takes 32 bytes; without them they are new, from the platform's secure source. */
  constructor(bytes: Uint8Array = randomBytes()) {
    if (bytes.length !== SECRET_BYTES) throw new RangeError(`A seat's secret has ${SECRET_BYTES} bytes.`);
    this.#bytes = Uint8Array.from(bytes);
  }

  /** Returns the secret of a key that was stored. */
  static fromKey(key: string): SeatSecret {
    const secret = new SeatSecret(bytesOfKey(key));
    if (secret.key !== key) throw new RangeError("This is no key of a seat.");
    return secret;
  }

  /** The key, which calls are sent with: `cs1.` and the bytes in base64url. It is for the player alone. */
  get key(): string {
    return `cs1.${toBase64Url(this.#bytes)}`;
  }

  /** The lock that the key fits, in hexadecimal: for the `locks` of a match. */
  get lock(): string {
    return bytesToHex(sha256(concatBytes(utf8ToBytes("croupier/seat/1"), this.#bytes)));
  }
}

/** What a seat puts into the seed of a match, so that it knows that nobody else chose the cards. */
export class SeatOpening {
  /** The opening in hexadecimal: keep it to yourself until you have stored the server's commitment. */
  readonly opening: string;

  /** Takes an opening of 16 to 32 bytes in hexadecimal; without it, it is new, from the platform's secure source. */
  constructor(opening: string = bytesToHex(randomBytes())) {
    this.opening = opening;
  }

  /** What the seat commits to, in hexadecimal: for the `commitments` of a match. */
  get commitment(): string {
    return seatCommitment(this.opening);
  }
}

/** Returns what a seat commits to before it opens `opening`, both in hexadecimal. */
export function seatCommitment(opening: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes("croupier/seat-seed/1"), hexToBytes(opening))));
}

function randomBytes(): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
}

function toBase64Url(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,6}/g) ?? []).map((six) => DIGITS[Number.parseInt(six.padEnd(6, "0"), 2)]).join("");
}

function bytesOfKey(key: string): Uint8Array {
  const [, digits] = /^cs1\.([\w-]{43})$/.exec(key) ?? [];
  if (digits === undefined) throw new RangeError("This is no key of a seat.");
  const bits = [...digits].map((digit) => DIGITS.indexOf(digit).toString(2).padStart(6, "0")).join("");
  return Uint8Array.from({ length: SECRET_BYTES }, (_, at) => Number.parseInt(bits.slice(8 * at, 8 * at + 8), 2));
}
