import 'dart:convert';
import 'dart:math';

import 'package:crypto/crypto.dart';

const int _secretBytes = 32;

/// What speaks for a seat, made on the player's own device: whoever starts the
/// match gets no more than its lock.
final class SeatSecret {
  /// Takes 32 bytes; without them they are new, from the platform's secure
  /// source.
  SeatSecret([List<int>? bytes])
    : _bytes = List.unmodifiable(bytes ?? _randomBytes()) {
    if (_bytes.length != _secretBytes) {
      throw ArgumentError.value(_bytes.length, 'bytes', 'Not $_secretBytes');
    }
  }

  /// Returns the secret of a key that was stored, or throws a
  /// [FormatException].
  factory SeatSecret.fromKey(String key) {
    if (!RegExp(r'^cs1\.[A-Za-z0-9_-]{43}$').hasMatch(key)) {
      throw const FormatException('This is no key of a seat.');
    }
    final secret = SeatSecret(base64Url.decode('${key.substring(4)}='));
    if (secret.key != key) {
      throw const FormatException('This is no key of a seat.');
    }
    return secret;
  }

  final List<int> _bytes;

  /// The key, which calls are sent with: `cs1.` and the bytes in base64url. It
  /// is for the player alone.
  String get key => 'cs1.${base64Url.encode(_bytes).replaceAll('=', '')}';

  /// The lock that the key fits, in hexadecimal: for the locks of a match.
  String get lock => toHex(
    sha256.convert([...utf8.encode('croupier/seat/1'), ..._bytes]).bytes,
  );
}

/// What a seat puts into the seed of a match, so that it knows that nobody else
/// chose the cards.
final class SeatOpening {
  /// Takes an opening of 16 to 32 bytes in hexadecimal; without it, it is new,
  /// from the platform's secure source.
  SeatOpening([String? opening]) : opening = opening ?? toHex(_randomBytes());

  /// The opening in hexadecimal: keep it to yourself until you have stored the
  /// server's commitment.
  final String opening;

  /// What the seat commits to, in hexadecimal: for the commitments of a match.
  String get commitment => seatCommitment(opening);
}

/// Returns what a seat commits to before it opens [opening], in hexadecimal.
String seatCommitment(String opening) => toHex(
  sha256.convert([
    ...utf8.encode('croupier/seat-seed/1'),
    ...fromHex(opening),
  ]).bytes,
);

/// Returns bytes in hexadecimal.
String toHex(List<int> bytes) =>
    bytes.map((byte) => byte.toRadixString(16).padLeft(2, '0')).join();

/// Returns the bytes of hexadecimal digits.
List<int> fromHex(String digits) => [
  for (var at = 0; at < digits.length; at += 2)
    int.parse(digits.substring(at, at + 2), radix: 16),
];

List<int> _randomBytes() {
  final random = Random.secure();
  return [for (var at = 0; at < _secretBytes; at++) random.nextInt(256)];
}
