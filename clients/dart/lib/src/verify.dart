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

final _matchForm = RegExp(r'^[0-9a-f]{32}$');
final _secretForm = RegExp(r'^[0-9a-f]{64}$');
final _openingForm = RegExp(r'^([0-9a-f]{2}){16,32}$');
const int _mostDecks = 1000;

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

  Map<String, Object?> get _state => _json['state'] as Map<String, Object?>;
  String get _game => _state['game'] as String;
  String get _secret => _json['secret'] as String;
  String get _seed => _json['seed'] as String;
  String get _match => _json['match'] as String;
  int get _players => _agreed['players'] as int;
  List<String?> get _openings =>
      (_json['openings'] as List<Object?>).cast<String?>();

  bool? deckVerdict(SavedTable kept) {
    final told = _json['commitment'];
    final holds =
        _isHexadecimal() &&
        _isKept(kept) &&
        serverCommitment(_game, _match, record, _secret) == told &&
        (kept.commitment ?? told) == told &&
        matchSeed(_game, record, _secret, _openings) == _seed &&
        _isDealtInOrder();
    // A secret that nobody was told about in time proves nothing.
    return holds && kept.commitment == null ? null : holds;
  }

  /// Tells whether match, secret and openings are bytes in hexadecimal, and as
  /// many as they should be.
  bool _isHexadecimal() =>
      _matchForm.hasMatch(_match) &&
      _secretForm.hasMatch(_secret) &&
      _openings.every((each) => each == null || _openingForm.hasMatch(each));

  /// Tells whether the decks are those of all deals, the first thousand of them.
  bool _isDealtInOrder() {
    final decks = (_json['decks'] as List<Object?>)
        .map(RevealedDeck.fromJson)
        .toList();
    final deals = (_state['deal'] as int) + 1;
    if (decks.length != (deals < _mostDecks ? deals : _mostDecks)) return false;
    return decks.indexed.every((each) => each.$1 == each.$2.deal) &&
        decks.every(_follows);
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
        (seat != null &&
            seat < _openings.length &&
            _openings[seat] == kept.opening);
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
    if (!_secretForm.hasMatch(_secret)) return false;
    final links = tableLinks(_game, record, _secret, every);
    final shown = kept.links.every(
      (seen) => seen.move <= last && links[seen.move] == seen.link,
    );
    return shown && links.last == _json['link'];
  }
}
