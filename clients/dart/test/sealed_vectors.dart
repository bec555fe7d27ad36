/// Computes what the conformance pack has of chance, keys, commitments, seeds
/// and links.
library;

import 'dart:convert';
import 'dart:io';

import 'package:croupier_client/croupier_client.dart';

/// Computes every vector of a folder that needs no server.
void computeVectors(String pack) {
  final sealed = _vectors('$pack/sealed.json');
  // Only a server can seal tokens.
  final own = sealed.where((each) => each['what'] != 'token').toList();
  for (final vector in own) {
    final given = _object(vector['given']);
    final gives = {..._object(vector['gives'])};
    gives.removeWhere((name, _) => name == 'sha256');
    final found = _computed(vector['what'] as String, given);
    _see(jsonEncode(found) == jsonEncode(gives), vector);
  }
  final chance = _vectors('$pack/chance.json');
  for (final vector in chance) {
    final seed = vector['seed'] as String;
    final deal = vector['deal'] as int;
    final cards = (vector['pack'] as List<Object?>).cast<String>();
    final deck = shuffled(cards, seed, deal);
    _see(jsonEncode(deck) == jsonEncode(vector['deck']), vector);
    _see(cutAt(cards.length, seed, deal) == vector['cut'], vector);
    final dealer = firstDealer(vector['players'] as int, seed);
    _see(dealer == vector['dealer'], vector);
  }
  if (own.isEmpty || chance.isEmpty) throw StateError('No vectors in $pack.');
  print('Vectors computed: ${own.length} sealed, ${chance.length} chance.');
}

Map<String, Object?> _computed(String what, Map<String, Object?> given) {
  String text(String name) => given[name] as String;
  return switch (what) {
    'seat-key' => _seatKey(SeatSecret(fromHex(text('secret')))),
    'seat-opening' => {'commitment': SeatOpening(text('opening')).commitment},
    'record' => {'canonical': canonicalRecord(text('game'), _record(given))},
    'commitment' => {
      'commitment': serverCommitment(
        text('game'),
        text('match'),
        _record(given),
        text('secret'),
      ),
    },
    'seed' => {
      'seed': matchSeed(
        text('game'),
        _record(given),
        text('secret'),
        (given['openings'] as List<Object?>).cast<String?>(),
      ),
    },
    'links' => {
      'links': tableLinks(
        text('game'),
        _record(given),
        text('secret'),
        _moves(given['moves']),
      ),
    },
    _ => throw ArgumentError.value(what, 'what', 'Nobody knows it'),
  };
}

Map<String, Object?> _seatKey(SeatSecret secret) => {
  'key': SeatSecret.fromKey(secret.key).key,
  'lock': secret.lock,
};

Message _record(Map<String, Object?> given) => switch (given['game']) {
  'chor-voli' => ChorVoliTableRecord.fromJson(given['record']),
  'kryt-navalivat' => KrytTableRecord.fromJson(given['record']),
  _ => NapTableRecord.fromJson(given['record']),
};

List<NumberedMove> _moves(Object? json) {
  final moves = (json as List<Object?>).map(_object).toList();
  return [
    for (var at = 0; at < moves.length; at++)
      NumberedMove.fromJson({...moves[at], 'move': at + 1}),
  ];
}

void _see(bool holds, Map<String, Object?> vector) {
  if (!holds) throw StateError('${vector['name']} is computed otherwise.');
}

List<Map<String, Object?>> _vectors(String path) {
  final file = _object(jsonDecode(File(path).readAsStringSync()));
  return (file['vectors'] as List<Object?>).map(_object).toList();
}

Map<String, Object?> _object(Object? json) => json as Map<String, Object?>;
