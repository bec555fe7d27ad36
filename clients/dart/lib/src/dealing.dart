/// What a deck deals, and whether a seat has seen it so.
library;

import 'evidence.dart';
import 'message.dart';
import 'models.dart';

const String _ranks = '23456789TJQKA';
const int _two = 2;
const int _six = 6;
const int _cardsOfPack = 52;

/// Returns the pack of a game in canonical order, as JSON has it.
List<String> packOf(Message options, int players) {
  final ranks = _ranks.substring(_lowest(options, players) - _two).split('');
  return [
    for (final suit in const ['C', 'D', 'H', 'S'])
      for (final rank in ranks) '$rank$suit',
  ];
}

/// Returns the height of the lowest rank of a pack, the two being 2.
int _lowest(Message options, int players) => switch (options) {
  ChorVoliOptions() => _two,
  KrytOptions() => _six,
  NapStandard(lowestRank: final rank?) => _ranks.indexOf(rank.value) + _two,
  NapStandard(pack: NapPack.short) => 12 - players,
  NapStandard() => _two,
  _ => 13 - players,
};

/// Tells whether the deck of a deal follows from the seed alone, and not from
/// cards that were gathered (N4).
bool isShuffled(Message options, int deal) =>
    deal == 0 ||
    options is! NapOptions ||
    options.toJson()['shuffle'] == NapShuffle.always.value;

/// Tells whether a deck has the cards that a seat saw where it saw them.
bool fits(
  SeenDeal seen,
  int seat,
  int players,
  Message options,
  List<String> deck,
) {
  final place = (seat - seen.dealer - 1) % players;
  final hand = <String>[];
  var at = 0;
  for (final batch in _batches(options, players)) {
    final from = at + place * batch;
    hand.addAll(deck.sublist(from, from + batch));
    at += batch * players;
  }
  final dealt = (hand..sort()).join(' ');
  final told = ([...seen.hand]..sort()).join(' ');
  return dealt == told && _restFits(seen, options, deck.sublist(at));
}

/// Returns how many cards each seat is dealt at a time.
List<int> _batches(Message options, int players) {
  if (options is NapOptions) {
    final threeFirst =
        options.toJson()['batches'] == NapDealBatches.threeTwo.value;
    return threeFirst ? const [3, 2] : const [2, 3];
  }
  final cards = options is ChorVoliOptions ? _cardsOfPack ~/ players : 3;
  return List.filled(cards, 1);
}

/// Tells whether the cards seen later are those that a deck has left after the
/// hands.
bool _restFits(SeenDeal seen, Message options, List<String> rest) {
  final next = rest.isEmpty ? null : rest.first;
  return switch (options) {
    ChorVoliOptions() => seen.faceUp == next,
    KrytStandard() => _stockFits(seen, rest),
    _ =>
      (seen.floater == null || seen.floater == next) &&
          _comeIn(seen.drawn, rest),
  };
}

/// Tells whether the indicator was turned and put at the end of the stock,
/// where the six of trumps may take its place.
bool _stockFits(SeenDeal seen, List<String> rest) {
  final last = seen.last;
  if (last == null || rest.isEmpty || seen.faceUp != rest.first) return false;
  final six = '6${rest.first.substring(1)}';
  return (last == rest.first || last == six) &&
      _comeIn(seen.drawn, [...rest.skip(1), last]);
}

/// Tells whether some cards come in this order among others.
bool _comeIn(List<String> drawn, List<String> cards) {
  var before = -1;
  for (final card in drawn) {
    final place = cards.indexOf(card);
    if (place <= before) return false;
    before = place;
  }
  return true;
}
