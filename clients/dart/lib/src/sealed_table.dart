import 'evidence.dart';
import 'message.dart';
import 'models.dart';
import 'seen.dart';
import 'table_game.dart';
import 'verify.dart' as verifying;

/// A sealed table as one seat holds it: the newest token that it knows, its key,
/// and what it has seen. A call that is refused or fails changes nothing; calls
/// are made one after the other.
final class SealedTable<
  A extends Message,
  T extends Message,
  R extends Message
> {
  /// Takes the calls of a game, such as `croupier.nap`, and what a player begins
  /// with or has stored.
  SealedTable(this._game, this._saved);

  final TableGame<A, T, R> _game;
  SavedTable _saved;
  Future<void> _turn = Future<void>.value();

  /// What to store; it holds the key.
  SavedTable get saved => _saved;

  /// The newest token, for the other players.
  String get token => _saved.token;

  /// The moves of this seat, to be shared when the match is over.
  List<NumberedMove> get moves => _saved.moves;

  /// What players read to each other to see that they are at the same table;
  /// null before the first view.
  String? get fingerprint {
    final match = _saved.match;
    if (match == null || _saved.links.isEmpty) return null;
    final last = _saved.links.last;
    return '${match.substring(0, 8)}-${last.move}-${last.link}';
  }

  /// Plays one move.
  Future<T> play(List<A> actions) => _inTurn(
    () => _game.playTable(
      actions,
      token: token,
      key: _saved.key,
      lastSeen: _lastSeen,
    ),
    actions,
  );

  /// Looks at the table.
  Future<T> view() => _inTurn(
    () => _game.viewTable(token: token, key: _saved.key, lastSeen: _lastSeen),
  );

  /// Looks at a table that came from another player; one that does not descend
  /// from what was seen is refused.
  Future<T> receive(String token) => _inTurn(
    () => _game.viewTable(token: token, key: _saved.key, lastSeen: _lastSeen),
  );

  /// Closes the match for this seat.
  Future<T> close() => _inTurn(
    () => _game.closeTable(token: token, key: _saved.key, lastSeen: _lastSeen),
    const [],
  );

  /// Shows all that was hidden, once every seat has closed the match.
  Future<R> reveal() => _game.revealTable(token: token, lastSeen: _lastSeen);

  /// Checks a reveal against what this seat kept, and for the links against its
  /// moves and those of the others.
  verifying.Verdicts verify(
    R reveal, [
    Iterable<NumberedMove> others = const [],
  ]) => verifying.verify(reveal, _saved, [...others, ...moves]);

  LastSeen? get _lastSeen {
    if (_saved.links.isEmpty) return null;
    final last = _saved.links.last;
    return LastSeen(move: last.move, link: last.link);
  }

  Future<T> _inTurn(Future<T> Function() ask, [List<A>? actions]) {
    final asked = _turn.then((_) => ask()).then((table) {
      _take(table.toJson(), actions);
      return table;
    });
    _turn = asked.then((_) {}, onError: (Object _) {});
    return asked;
  }

  void _take(Map<String, Object?> table, List<A>? actions) {
    final match = table['match'] as String;
    final move = table['move'] as int;
    final newest = _saved.links.isEmpty ? -1 : _saved.links.last.move;
    if (move < newest || (_saved.match ?? match) != match) return;
    final isNew = move > newest;
    final seat = table['seat'] as int?;
    final link = SeenLink(move: move, link: table['link'] as String);
    _saved = SavedTable(
      token: table['token'] as String,
      key: _saved.key,
      commitment: _saved.commitment,
      opening: _saved.opening,
      match: match,
      seat: seat,
      links: [..._saved.links, if (isNew) link],
      moves: [
        ..._saved.moves,
        if (isNew && actions != null && seat != null)
          NumberedMove(
            move: move,
            seat: seat,
            actions: actions.map((action) => action.toJson()).toList(),
          ),
      ],
      deals: isNew ? noted(_saved.deals, table) : _saved.deals,
    );
  }
}
