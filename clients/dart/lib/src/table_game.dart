import 'message.dart';
import 'models.dart';

/// The calls of a game on sealed tables, such as `croupier.nap` has.
abstract class TableGame<
  A extends Message,
  T extends Message,
  R extends Message
> {
  /// Plays a move of the seat whose key is sent.
  Future<T> playTable(
    List<A> actions, {
    required String token,
    LastSeen? lastSeen,
    required String key,
  });

  /// Shows a table to the seat whose key is sent.
  Future<T> viewTable({required String token, LastSeen? lastSeen, String? key});

  /// Closes the match for the seat whose key is sent.
  Future<T> closeTable({
    required String token,
    LastSeen? lastSeen,
    required String key,
  });

  /// Shows all that was hidden.
  Future<R> revealTable({required String token, LastSeen? lastSeen});
}
