using System;
using System.Linq;

namespace Croupier
{
    /// <summary>
    /// What speaks for a seat: its key stays on the device of its player, and the lock goes to whoever starts the
    /// match.
    /// </summary>
    public sealed class SeatSecret
    {
        private const string Prefix = "cs1.";
        private const int Size = 32;

        private readonly byte[] secret;

        /// <summary>Makes a new one, at random.</summary>
        public SeatSecret() : this(Digests.Random())
        {
        }

        /// <summary>Takes bytes that nobody can guess.</summary>
        /// <exception cref="ArgumentException">They are not 32.</exception>
        public SeatSecret(byte[] bytes)
        {
            if (bytes.Length != Size)
            {
                throw new ArgumentException("A secret has " + Size + " bytes, not " + bytes.Length + ".");
            }

            secret = bytes.ToArray();
        }

        /// <summary>The key, to be kept and to be sent with calls.</summary>
        public string Key => Prefix + Convert.ToBase64String(secret).TrimEnd('=').Replace('+', '-').Replace('/', '_');

        /// <summary>The lock that the key fits, which everybody may see.</summary>
        public string Lock => Digests.Hex(Digests.Sha256(Digests.Bytes("croupier/seat/1"), secret));

        /// <summary>Returns the secret of a key that was stored, or that a server issued.</summary>
        /// <exception cref="FormatException">It is no key.</exception>
        public static SeatSecret OfKey(string key)
        {
            if (key.StartsWith(Prefix, StringComparison.Ordinal) && key.Length == Prefix.Length + 43)
            {
                var digits = key.Substring(Prefix.Length).Replace('-', '+').Replace('_', '/') + "=";
                var secret = new SeatSecret(Convert.FromBase64String(digits));
                if (secret.Key == key)
                {
                    return secret;
                }
            }

            throw new FormatException("This is no key of a seat.");
        }
    }
}
