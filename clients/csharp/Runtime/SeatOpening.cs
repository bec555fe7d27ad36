using System;

namespace Croupier
{
    /// <summary>
    /// What a seat puts into the seed of a fair match: first only its commitment is told, later the opening itself.
    /// </summary>
    public sealed class SeatOpening
    {
        private readonly byte[] bytes;

        /// <summary>Makes a new one, at random.</summary>
        public SeatOpening()
        {
            bytes = Digests.Random();
        }

        /// <summary>Takes an opening that was stored: 16 to 32 bytes in hexadecimal.</summary>
        /// <exception cref="FormatException">It is no opening.</exception>
        public SeatOpening(string opening)
        {
            bytes = Digests.Unhex(opening);
            if (bytes.Length < 16 || bytes.Length > 32)
            {
                throw new FormatException("An opening has 16 to 32 bytes, not " + bytes.Length + ".");
            }
        }

        /// <summary>The opening, to be told once the server's commitment has been stored.</summary>
        public string Opening => Digests.Hex(bytes);

        /// <summary>What this seat commits to, to be told at once.</summary>
        public string Commitment => Digests.Hex(Digests.Sha256(Digests.Bytes("croupier/seat-seed/1"), bytes));
    }
}
