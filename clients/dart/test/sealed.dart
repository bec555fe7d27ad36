/// Plays sealed matches whose players hold no more than their own table, and
/// looks at what they can check at the end.
library;

import 'dart:convert';
import 'dart:math';

import 'package:croupier_client/croupier_client.dart';

const int _deals = 2;

/// A game with its options: how to begin, and how to sit down.
typedef _Prepare =
    Future<TablePrepared> Function(
      List<String> locks,
      List<String> commitments,
    );
typedef _Start = Future<String> Function(String token, List<String> openings);

/// Plays a sealed match of each game.
Future<void> playSealedMatches(Croupier croupier) async {
  final kryt = croupier.krytNavalivat;
  await _playSealed(
    kryt,
    3,
    (locks, commitments) => kryt.prepareTable(
      players: 3,
      options: const KrytOverrides(deals: _deals, actionLimit: 60),
      locks: locks,
      commitments: commitments,
    ),
    (token, openings) async =>
        (await kryt.startTable(token: token, openings: openings)).token,
    KrytAction.fromJson,
  );
  final nap = croupier.nap;
  for (final variant in const [NapVariant.purchase, NapVariant.floater]) {
    await _playSealed(
      nap,
      4,
      (locks, commitments) => nap.prepareTable(
        players: 4,
        variant: variant,
        options: const NapOverrides(deals: _deals),
        locks: locks,
        commitments: commitments,
      ),
      (token, openings) async =>
          (await nap.startTable(token: token, openings: openings)).token,
      NapAction.fromJson,
    );
  }
  final chorVoli = croupier.chorVoli;
  for (final variant in ChorVoliVariant.values) {
    await _playSealed(
      chorVoli,
      3,
      (locks, commitments) => chorVoli.prepareTable(
        players: 3,
        variant: variant,
        options: const ChorVoliOverrides(deals: _deals),
        locks: locks,
        commitments: commitments,
      ),
      (token, openings) async =>
          (await chorVoli.startTable(token: token, openings: openings)).token,
      ChorVoliAction.fromJson,
    );
  }
}

Future<void>
_playSealed<A extends Message, T extends Message, R extends Message>(
  TableGame<A, T, R> game,
  int players,
  _Prepare prepare,
  _Start start,
  A Function(Object? json) action,
) async {
  final secrets = [for (var at = 0; at < players; at++) SeatSecret()];
  final puts = [for (var at = 0; at < players; at++) SeatOpening()];
  final prepared = await prepare(
    [for (final secret in secrets) secret.lock],
    [for (final put in puts) put.commitment],
  );
  var token = await start(prepared.token, [
    for (final put in puts) put.opening,
  ]);
  final seats = [
    for (var at = 0; at < players; at++)
      SealedTable(
        game,
        SavedTable(
          token: token,
          key: secrets[at].key,
          commitment: prepared.commitment,
          opening: puts[at].opening,
        ),
      ),
  ];
  final chance = Random(1);
  var table = (await seats.first.view()).toJson();
  while ((table['to_act'] as List<Object?>).isNotEmpty) {
    final older = table['token'] as String;
    for (final seat in seats) {
      await seat.receive(older);
    }
    final turn = (table['to_act'] as List<Object?>).first as int;
    // Stored and taken back, as an app does.
    final stored = jsonDecode(jsonEncode(seats[turn].saved));
    final player = SealedTable(game, SavedTable.fromJson(stored));
    seats[turn] = player;
    final legal = (await player.view()).toJson()['legal'] as List<Object?>;
    final move = _moveAmong(legal.cast<Map<String, Object?>>(), chance);
    table = (await player.play(move.map(action).toList())).toJson();
    await _refuseOlder(player, older);
  }
  token = table['token'] as String;
  for (final seat in seats) {
    await seat.receive(token);
    await seat.close();
    token = seat.token;
  }
  await _verify(game, seats, token);
}

Future<void> _verify<A extends Message, T extends Message, R extends Message>(
  TableGame<A, T, R> game,
  List<SealedTable<A, T, R>> seats,
  String token,
) async {
  for (final seat in seats) {
    await seat.receive(token);
  }
  final reveal = await seats.first.reveal();
  final moves = [for (final seat in seats) ...seat.moves];
  final fingerprints = seats.map((seat) => seat.fingerprint).toSet();
  _see(fingerprints.length == 1, 'the players are at different tables');
  for (final seat in seats) {
    _expect(seat.verify(reveal, moves), 'deck true, seen true, links true');
    _expect(seat.verify(reveal), 'deck true, seen true, links null');
    _findFaults(seat.saved, reveal, moves);
  }
  print('${seats.length} seats verified ${moves.length} moves: $fingerprints.');
}

/// Changes one thing at a time in what was kept, and sees which verdict it
/// turns.
void _findFaults(SavedTable kept, Message reveal, List<NumberedMove> moves) {
  Verdicts changed(Map<String, Object?> changes) => verify(
    reveal,
    SavedTable.fromJson({...kept.toJson(), ...changes}),
    moves,
  );
  final first = kept.deals.first;
  final hand = [first.hand.last, ...first.hand.skip(1)];
  final deal = {...first.toJson(), 'hand': hand};
  final deals = [deal, ...kept.deals.skip(1).map((each) => each.toJson())];
  _expect(changed({'deals': deals}), 'deck true, seen false, links true');
  final links = [
    {'move': 0, 'link': '0123456789abcdef'},
    ...kept.links.skip(1).map((each) => each.toJson()),
  ];
  _expect(changed({'links': links}), 'deck true, seen true, links false');
  final other = SeatOpening();
  _expect(
    changed({'commitment': other.opening}),
    'deck false, seen true, links true',
  );
  _expect(
    changed({'opening': other.opening}),
    'deck false, seen true, links true',
  );
}

/// Sends a token that has been played on; the player stays where it is.
Future<void> _refuseOlder<
  A extends Message,
  T extends Message,
  R extends Message
>(SealedTable<A, T, R> player, String older) async {
  final before = player.saved;
  try {
    await player.receive(older);
  } on ProblemException catch (refused) {
    final code = refused.problem.code;
    _see(code == ProblemCode.notDescendant, 'an older token is $code');
    _see(player.saved == before, 'a refused call changed a table');
    return;
  }
  throw StateError('An older token was taken.');
}

/// Returns one move of those that a seat may make: an action, or a whole
/// arrangement.
List<Map<String, Object?>> _moveAmong(
  List<Map<String, Object?>> legal,
  Random chance,
) {
  final first = legal[chance.nextInt(legal.length)];
  if (first['type'] != 'combine' && first['type'] != 'stand') return [first];
  final used = <Object?>{};
  final move = <Map<String, Object?>>[];
  for (final action in legal.where((each) => each['type'] == 'combine')) {
    final cards = action['cards'] as List<Object?>;
    if (cards.any(used.contains) || chance.nextInt(5) == 0) continue;
    used.addAll(cards);
    move.add(action);
  }
  return [...move, legal.firstWhere((each) => each['type'] == 'stand')];
}

void _expect(Verdicts found, String expected) =>
    _see('$found' == expected, 'the verdicts are $found, not $expected');

void _see(bool holds, String otherwise) {
  if (!holds) throw StateError('At the end $otherwise.');
}
