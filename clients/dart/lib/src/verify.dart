/// Holds what was hidden in a match against what a player kept of it; no server
/// is asked.
library;

import 'chance.dart';
import 'dealing.dart';
import 'evidence.dart';
import 'fairness.dart';
import 'message.dart';
import 'models.dart';
import 'seats.dart';

/// What comes of a check: true or false each, or null where there is nothing to
/// check.
final class Verdicts {
  const Verdicts({this.deck, this.seen, this.links});

  /// The deals are what the server was bound to before anybody opened what the
  /// seats put in.
  final bool? deck;

  /// All that this seat saw is what the decks have.
  final bool? seen;

  /// The moves that were made give the links that were shown.
  final bool? links;

  @override
  String toString() => 'deck $deck, seen $seen, links $links';
}

/// Checks a reveal (a [NapTableReveal], say) against what a player kept, and,
/// for the links, against all moves of the match.
Verdicts verify(
  Message reveal,
  SavedTable kept, [
  Iterable<NumberedMove> moves = const [],
]) {
  final told = switch (reveal) {
    ChorVoliTableReveal() => _Told.of(
      reveal.record.options,
      reveal.record,
      reveal,
    ),
    KrytTableReveal() => _Told.of(reveal.record.options, reveal.record, reveal),
    NapTableReveal() => _Told.of(reveal.record.options, reveal.record, reveal),
    _ => throw ArgumentError.value(reveal, 'reveal', 'No reveal of a table'),
  };
  return Verdicts(
    deck: told.deckVerdict(kept),
    seen: told.seenVerdict(kept),
    links: told.linksVerdict(kept, {for (final each in moves) each.move: each}),
  );
}

/// A reveal of any game.
final class _Told {
  _Told.of(this.options, this.record, Message reveal)
    : _json = reveal.toJson(),
      _agreed = record.toJson();

  final Message options;
  final Message record;
  final Map<String, Object?> _json;
  final Map<String, Object?> _agreed;

  String get _game =>
      (_json['state'] as Map<String, Object?>)['game'] as String;
  String get _secret => _json['secret'] as String;
  String get _seed => _json['seed'] as String;
  String get _match => _json['match'] as String;
  int get _players => _agreed['players'] as int;
  List<String?> get _openings =>
      (_json['openings'] as List<Object?>).cast<String?>();

  bool? deckVerdict(SavedTable kept) {
    final bound = kept.commitment ?? _json['commitment'];
    final holds =
        _isKept(kept) &&
        serverCommitment(_game, _match, record, _secret) == bound &&
        matchSeed(_game, record, _secret, _openings) == _seed &&
        (_json['decks'] as List<Object?>)
            .map(RevealedDeck.fromJson)
            .every(_follows);
    // A secret that nobody was told about in time proves nothing.
    return holds && kept.commitment == null ? null : holds;
  }

  /// Tells whether every opening is what its seat committed to, and match and
  /// own opening are those of a player.
  bool _isKept(SavedTable kept) {
    final opened = _openings.map(
      (each) => each == null ? null : seatCommitment(each),
    );
    final meant = (_agreed['commitments'] as List<Object?>).join(' ');
    final seat = kept.seat;
    final own =
        kept.opening == null ||
        (seat != null && _openings[seat] == kept.opening);
    final here = kept.match == null || kept.match == _match;
    return opened.join(' ') == meant && own && here;
  }

  bool _follows(RevealedDeck told) {
    final pack = packOf(options, _players);
    final deck = shuffled(pack, _seed, told.deal).join(' ');
    return deck == told.deck.map((card) => card.value).join(' ') &&
        cutAt(pack.length, _seed, told.deal) == told.cut;
  }

  bool? seenVerdict(SavedTable kept) {
    final seat = kept.seat;
    final deals = kept.deals.where((seen) => isShuffled(options, seen.deal));
    if (seat == null || deals.isEmpty) return null;
    return deals.every((seen) => _isDealt(seen, seat));
  }

  bool _isDealt(SeenDeal seen, int seat) {
    final dealer = _agreed['dealer'] ?? firstDealer(_players, _seed);
    final deck = shuffled(packOf(options, _players), _seed, seen.deal);
    return (seen.deal > 0 || seen.dealer == dealer) &&
        fits(seen, seat, _players, options, deck);
  }

  bool? linksVerdict(SavedTable kept, Map<int, NumberedMove> moves) {
    final last = _json['move'] as int;
    final every = [
      for (var move = 1; move <= last; move++)
        if (moves[move] case final made?) made,
    ];
    final whole = every.length == last && moves.length == last;
    if (!whole || kept.links.isEmpty) return null;
    final links = tableLinks(_game, record, _secret, every);
    final shown = kept.links.every(
      (seen) => seen.move <= last && links[seen.move] == seen.link,
    );
    return shown && links.last == _json['link'];
  }
}
