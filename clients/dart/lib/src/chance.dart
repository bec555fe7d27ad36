/// The algorithm of chance, `croupier/1`, as docs/chance.md describes it.
library;

import 'dart:convert';

import 'package:crypto/crypto.dart';

const int _words = 0x100000000;
const int _wordBytes = 4;

/// Returns a pack, given in canonical order, as the seed of a match shuffles it
/// for a deal.
List<T> shuffled<T>(List<T> pack, String seed, int deal) {
  final row = _Row(_dealKey(seed, deal), 'deck');
  final deck = [...pack];
  for (var i = deck.length - 1; i > 0; i--) {
    final j = row.below(i + 1);
    final card = deck[i];
    deck[i] = deck[j];
    deck[j] = card;
  }
  return deck;
}

/// Returns how many of some cards the cut of a deal takes off the top.
int cutAt(int cards, String seed, int deal) =>
    1 + _Row(_dealKey(seed, deal), 'cut').below(cards - 1);

/// Returns the dealer of the first deal as the lot draws it.
int firstDealer(int players, String seed) =>
    _Row(utf8.encode(seed), 'croupier/1/lot').below(players);

List<int> _dealKey(String seed, int deal) => Hmac(
  sha256,
  utf8.encode(seed),
).convert(utf8.encode('croupier/1/deal/$deal')).bytes;

/// A row of words.
final class _Row {
  _Row(List<int> key, this._purpose) : _hmac = Hmac(sha256, key);

  final Hmac _hmac;
  final String _purpose;
  int _block = 0;
  int _at = 0;
  List<int> _bytes = const [];

  int below(int n) {
    final bound = _words - _words % n;
    var word = _next();
    // Words from the bound on would make the small indices more likely.
    while (word >= bound) {
      word = _next();
    }
    return word % n;
  }

  int _next() {
    if (_at == _bytes.length) {
      _bytes = _hmac.convert(utf8.encode('$_purpose/$_block')).bytes;
      _block++;
      _at = 0;
    }
    final word = _bytes.sublist(_at, _at + _wordBytes);
    _at += _wordBytes;
    // No shifts: on the web they have 32 bits and a sign.
    return word.fold(0, (number, byte) => number * 256 + byte);
  }
}
