/// What a player keeps of a match, to hold its reveal against.
library;

import 'decoding.dart';
import 'message.dart';

Map<String, Object?> _decodeObject(Object? json) => json is Map<String, Object?>
    ? json
    : throw const FormatException('An action is an object.');

/// A move of a match with its number: the actions of a seat as JSON has them,
/// none where it closed the match.
final class NumberedMove extends Message {
  const NumberedMove({
    required this.move,
    required this.seat,
    required this.actions,
  });

  /// Reads one from JSON.
  factory NumberedMove.fromJson(Object? json) {
    final fields = Fields('NumberedMove', json);
    return NumberedMove(
      move: fields.read('move', decodeInt),
      seat: fields.read('seat', decodeInt),
      actions: fields.read('actions', listOf(_decodeObject)),
    );
  }

  /// Its number, from 1.
  final int move;

  /// Seat that moved.
  final int seat;

  /// Its actions in order.
  final List<Map<String, Object?>> actions;

  @override
  Map<String, Object?> toJson() => {
    'move': move,
    'seat': seat,
    'actions': actions,
  };
}

/// A link that was shown after a move.
final class SeenLink extends Message {
  const SeenLink({required this.move, required this.link});

  /// Reads one from JSON.
  factory SeenLink.fromJson(Object? json) {
    final fields = Fields('SeenLink', json);
    return SeenLink(
      move: fields.read('move', decodeInt),
      link: fields.read('link', decodeString),
    );
  }

  /// Number of the move.
  final int move;

  /// The link.
  final String link;

  @override
  Map<String, Object?> toJson() => {'move': move, 'link': link};
}

/// What a seat has seen of the deck of a deal; cards as JSON has them.
final class SeenDeal extends Message {
  const SeenDeal({
    required this.deal,
    required this.dealer,
    required this.hand,
    this.drawn = const [],
    this.faceUp,
    this.last,
    this.floater,
  });

  /// Reads one from JSON.
  factory SeenDeal.fromJson(Object? json) {
    final fields = Fields('SeenDeal', json);
    return SeenDeal(
      deal: fields.read('deal', decodeInt),
      dealer: fields.read('dealer', decodeInt),
      hand: fields.read('hand', listOf(decodeString)),
      drawn: fields.read('drawn', listOf(decodeString)),
      faceUp: fields.read('face_up', nullable(decodeString)),
      last: fields.read('last', nullable(decodeString)),
      floater: fields.read('floater', nullable(decodeString)),
    );
  }

  /// Number of the deal, from 0.
  final int deal;

  /// Seat that dealt.
  final int dealer;

  /// The hand that the seat was dealt.
  final List<String> hand;

  /// Cards that it drew later, in order.
  final List<String> drawn;

  /// The indicator of Kryt'-navalivat', the table card of Ramchi.
  final String? faceUp;

  /// The last card of the stock of Kryt'-navalivat': the indicator, or the six
  /// that was exchanged for it.
  final String? last;

  /// The floater of Nap.
  final String? floater;

  /// Returns it with something more.
  SeenDeal plus({
    List<String> drawn = const [],
    String? last,
    String? floater,
  }) => SeenDeal(
    deal: deal,
    dealer: dealer,
    hand: hand,
    drawn: [...this.drawn, ...drawn],
    faceUp: faceUp,
    last: last ?? this.last,
    floater: floater ?? this.floater,
  );

  @override
  Map<String, Object?> toJson() => {
    'deal': deal,
    'dealer': dealer,
    'hand': hand,
    'drawn': drawn,
    'face_up': faceUp,
    'last': last,
    'floater': floater,
  };
}

/// A table as it is stored, ready for JSON; a player begins with [token] and
/// [key], and the commitment that was told.
final class SavedTable extends Message {
  const SavedTable({
    required this.token,
    required this.key,
    this.commitment,
    this.opening,
    this.match,
    this.seat,
    this.links = const [],
    this.moves = const [],
    this.deals = const [],
  });

  /// Reads one from JSON.
  factory SavedTable.fromJson(Object? json) {
    final fields = Fields('SavedTable', json);
    return SavedTable(
      token: fields.read('token', decodeString),
      key: fields.read('key', decodeString),
      commitment: fields.read('commitment', nullable(decodeString)),
      opening: fields.read('opening', nullable(decodeString)),
      match: fields.read('match', nullable(decodeString)),
      seat: fields.read('seat', nullable(decodeInt)),
      links: fields.read('links', listOf(SeenLink.fromJson)),
      moves: fields.read('moves', listOf(NumberedMove.fromJson)),
      deals: fields.read('deals', listOf(SeenDeal.fromJson)),
    );
  }

  /// The newest token.
  final String token;

  /// The key of the seat, which nobody else may see.
  final String key;

  /// What the server was bound to, as it told when the match was prepared or
  /// started.
  final String? commitment;

  /// What this player put in, in hexadecimal.
  final String? opening;

  /// Id of the match, once it has been seen.
  final String? match;

  /// Seat of the player, once it has been seen.
  final int? seat;

  /// Every link seen.
  final List<SeenLink> links;

  /// The moves of this seat.
  final List<NumberedMove> moves;

  /// What was seen of the decks.
  final List<SeenDeal> deals;

  @override
  Map<String, Object?> toJson() => {
    'token': token,
    'key': key,
    'commitment': commitment,
    'opening': opening,
    'match': match,
    'seat': seat,
    'links': links.map((each) => each.toJson()).toList(),
    'moves': moves.map((each) => each.toJson()).toList(),
    'deals': deals.map((each) => each.toJson()).toList(),
  };

  /// Leaves out what is secret: key, token, opening and cards.
  @override
  String toString() =>
      'SavedTable(match $match, seat $seat, ${links.lastOrNull})';
}
