using System;
using System.Linq;
using System.Security.Cryptography;
using System.Text;

namespace Croupier
{
    /// <summary>Bytes, and what is made from them.</summary>
    internal static class Digests
    {
        internal static byte[] Random()
        {
            var bytes = new byte[32];
            using (var source = RandomNumberGenerator.Create())
            {
                source.GetBytes(bytes);
            }

            return bytes;
        }

        internal static byte[] Bytes(string text) => Encoding.UTF8.GetBytes(text);

        internal static string Hex(byte[] bytes) =>
            string.Concat(bytes.Select(each => each.ToString("x2", System.Globalization.CultureInfo.InvariantCulture)));

        /// <summary>Returns the bytes that hexadecimal digits are.</summary>
        /// <exception cref="FormatException">They are none.</exception>
        internal static byte[] Unhex(string digits)
        {
            if (digits.Length % 2 != 0)
            {
                throw new FormatException("Hexadecimal digits come in pairs.");
            }

            return Enumerable.Range(0, digits.Length / 2)
                .Select(place => (byte)(16 * Digit(digits[2 * place]) + Digit(digits[2 * place + 1])))
                .ToArray();
        }

        /// <summary>Returns a number of 32 bits as bytes, the most significant first.</summary>
        internal static byte[] Number(int number) =>
            new[] { (byte)(number >> 24), (byte)(number >> 16), (byte)(number >> 8), (byte)number };

        internal static byte[] Joined(params byte[][] parts) => parts.SelectMany(part => part).ToArray();

        internal static byte[] Sha256(params byte[][] parts)
        {
            using (var digest = SHA256.Create())
            {
                return digest.ComputeHash(Joined(parts));
            }
        }

        internal static byte[] Hmac(byte[] key, params byte[][] parts)
        {
            using (var hmac = new HMACSHA256(key))
            {
                return hmac.ComputeHash(Joined(parts));
            }
        }

        private static int Digit(char digit)
        {
            var value = "0123456789abcdef".IndexOf(digit);
            return value >= 0 ? value : throw new FormatException("'" + digit + "' is no hexadecimal digit.");
        }
    }
}
