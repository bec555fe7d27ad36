/// What binds a server to its deals, and a match to its moves: see
/// docs/fairness.md and docs/sealed-tables.md. All bytes are in hexadecimal.
library;

import 'dart:convert';

import 'package:crypto/crypto.dart';

import 'evidence.dart';
import 'message.dart';
import 'seats.dart';

const int _shownDigits = 16;

/// Returns the record of a match as RFC 8785 JSON.
String canonicalRecord(String game, Message record) =>
    _canonical({'game': game, ...record.toJson()});

/// Returns what the server commits to before it knows any opening.
String serverCommitment(
  String game,
  String match,
  Message record,
  String secret,
) {
  final agreed = utf8.encode(canonicalRecord(game, record));
  final parts = [fromHex(match), agreed, fromHex(secret)];
  return toHex(
    sha256.convert([
      ...utf8.encode('croupier/commit/1'),
      for (final part in parts) ...[..._lengthOf(part), ...part],
    ]).bytes,
  );
}

/// Returns the seed of a match: from the server's secret, what was agreed on,
/// and the openings of the seats.
String matchSeed(
  String game,
  Message record,
  String secret,
  List<String?> openings,
) {
  final agreed = utf8.encode(canonicalRecord(game, record));
  final opened = openings.map((opening) => fromHex(opening ?? ''));
  return toHex(
    Hmac(sha256, fromHex(secret)).convert([
      ...utf8.encode('croupier/seed/1'),
      ...sha256.convert(agreed).bytes,
      for (final bytes in opened) ...[bytes.length, ...bytes],
    ]).bytes,
  );
}

/// Returns the link of the start and of every move, as they are shown.
List<String> tableLinks(
  String game,
  Message record,
  String secret,
  List<NumberedMove> moves,
) {
  final label = utf8.encode('croupier/links/1');
  final key = Hmac(sha256, fromHex(secret)).convert(label).bytes;
  final hmac = Hmac(sha256, key);
  var link = hmac.convert(utf8.encode(canonicalRecord(game, record))).bytes;
  final links = [link];
  for (final move in moves) {
    link = hmac.convert([...link, ...utf8.encode(_canonicalMove(move))]).bytes;
    links.add(link);
  }
  return [for (final each in links) toHex(each).substring(0, _shownDigits)];
}

String _canonicalMove(NumberedMove move) => _canonical(
  move.actions.isEmpty
      ? {'close': move.seat}
      : move.actions.map(_inOrder).toList(),
);

/// Returns an action with the cards of a combination sorted; the order of those
/// of a purchase counts.
Map<String, Object?> _inOrder(Map<String, Object?> action) {
  final cards = action['cards'];
  if (action['type'] != 'combine' || cards is! List<Object?>) return action;
  return {...action, 'cards': cards.cast<String>().toList()..sort()};
}

String _canonical(Object? value) {
  if (value is Map<String, Object?>) {
    final names = value.keys.toList()..sort();
    final members = names.map(
      (name) => '${jsonEncode(name)}:${_canonical(value[name])}',
    );
    return '{${members.join(',')}}';
  }
  if (value is List<Object?>) return '[${value.map(_canonical).join(',')}]';
  return jsonEncode(value);
}

List<int> _lengthOf(List<int> part) => [
  0,
  0,
  part.length ~/ 256,
  part.length % 256,
];
