/// Plays matches with actions chosen at random, and looks at how they end.
library;

import 'dart:math';

import 'package:croupier_client/croupier_client.dart';

import 'telling.dart';

const int _deals = 2;
const String _seed = 'smoke-test';

/// Plays a match of each game and of its forms.
Future<void> playMatches(Croupier croupier) async {
  await _playKryt(croupier.krytNavalivat);
  await _playNap(croupier.nap, NapVariant.extended);
  await _playNap(croupier.nap, NapVariant.purchase);
  await _playNap(croupier.nap, NapVariant.floater);
  await _playChorVoli(croupier.chorVoli, ChorVoliVariant.chorVoli);
  await _playChorVoli(croupier.chorVoli, ChorVoliVariant.ramchi);
}

Future<void> _playKryt(KrytNavalivat game) async {
  const options = KrytOverrides(deals: _deals, actionLimit: 2000);
  final chance = Random(1);
  var at = await game.start(players: 3, seed: _seed, options: options);
  final taken = <KrytAction>[];
  final story = at.events.map(tellKryt).toList();
  while (at.toAct.isNotEmpty) {
    final legal = at.legal ?? const <KrytLegal>[];
    final actions = legal.expand((entry) => entry.actions).toList();
    final action = actions[chance.nextInt(actions.length)];
    at = await game.play(at.state, [action]);
    taken.add(action);
    story.addAll(at.events.map(tellKryt));
  }
  final again = await game.replay(
    taken,
    players: 3,
    seed: _seed,
    options: options,
  );
  _see(at.state.deal == _deals - 1, 'the deal is ${at.state.deal}');
  _see(at.state.phase is KrytOver, 'the phase is ${at.state.phase}');
  _see(at.scoring.losses.any((each) => each > 0), 'nobody lost a deal');
  _see(again.digest == at.digest, 'a replay ends otherwise');
  _report(story, taken.length);
}

Future<void> _playNap(Nap game, NapVariant variant) async {
  const options = NapOverrides(deals: _deals);
  final chance = Random(1);
  var at = await game.start(
    players: 4,
    seed: _seed,
    variant: variant,
    options: options,
  );
  final taken = <NapAction>[];
  final story = at.events.map(tellNap).toList();
  while (at.toAct.isNotEmpty) {
    final legal = at.legal ?? const <NapLegal>[];
    final actions = legal.expand((entry) => entry.actions).toList();
    final action = actions[chance.nextInt(actions.length)];
    at = await game.play(at.state, [action]);
    taken.add(action);
    story.addAll(at.events.map(tellNap));
  }
  final again = await game.replay(
    taken,
    players: 4,
    seed: _seed,
    variant: variant,
    options: options,
  );
  final scoring = at.scoring;
  final middle = scoring.kitty + scoring.pool;
  _see(at.state.deal == _deals - 1, 'the deal is ${at.state.deal}');
  _see(at.state.phase is NapOver, 'the phase is ${at.state.phase}');
  _see(_sum(scoring.balances) + middle == 0, 'money is missing: $scoring');
  _see(again.digest == at.digest, 'a replay ends otherwise');
  _report(story, taken.length);
}

Future<void> _playChorVoli(ChorVoli game, ChorVoliVariant variant) async {
  const options = ChorVoliOverrides(deals: _deals);
  final chance = Random(1);
  var at = await game.start(
    players: 4,
    seed: _seed,
    variant: variant,
    options: options,
  );
  final taken = <ChorVoliAction>[];
  final story = at.events.map(tellChorVoli).toList();
  while (at.toAct.isNotEmpty) {
    final legal = at.legal ?? const <ChorVoliLegal>[];
    final actions = legal.expand((entry) => entry.actions).toList();
    final action = actions[chance.nextInt(actions.length)];
    at = await game.play(at.state, [action]);
    taken.add(action);
    story.addAll(at.events.map(tellChorVoli));
  }
  final again = await game.replay(
    taken,
    players: 4,
    seed: _seed,
    variant: variant,
    options: options,
  );
  final scoring = at.scoring;
  final middle = scoring.kitty + scoring.pool;
  _see(at.state.deal == _deals - 1, 'the deal is ${at.state.deal}');
  _see(at.state.phase is ChorVoliOver, 'the phase is ${at.state.phase}');
  _see(_sum(scoring.balances) + middle == 0, 'money is missing: $scoring');
  _see(again.digest == at.digest, 'a replay ends otherwise');
  _report(story, taken.length);
}

int _sum(List<int> numbers) => numbers.fold(0, (sum, each) => sum + each);

void _see(bool holds, String otherwise) {
  if (!holds) throw StateError('At the end of a match, $otherwise.');
}

void _report(List<String> story, int actions) {
  final settled = story.where((line) => line.startsWith('settled')).length;
  _see(settled == _deals, '$settled deals are settled');
  print('Played $_deals deals with $actions actions; ${story.last}.');
}
