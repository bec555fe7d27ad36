import 'dart:io';

import 'package:croupier_client/croupier_client.dart';

Future<void> main() async {
  final baseUrl = Platform.environment['CROUPIER_URL'];
  final croupier = Croupier(baseUrl: baseUrl ?? 'http://127.0.0.1:8000');
  final game = croupier.krytNavalivat;

  final position = await game.start(players: 3, seed: 'an-example');
  final turn = position.toAct.first;
  final legal = position.legal ?? const <KrytLegal>[];
  final actions = legal.firstWhere((entry) => entry.seat == turn).actions;
  for (final action in actions) {
    print(switch (action) {
      KrytLead(:final seat, :final card) =>
        'Seat $seat may lead ${card.value}.',
      _ => 'Seat $turn may do $action.',
    });
  }

  final first = actions.sublist(0, 1);
  final played = await game.play(position.state, first, views: true);
  for (final entry in played.views ?? const <KrytPerspective>[]) {
    final who = entry.seat == null ? 'Everybody' : 'Seat ${entry.seat}';
    final pile = entry.view.pileTop.map((card) => card.value).join(' ');
    print('$who sees $pile on the pile.');
  }

  try {
    await game.play(played.state, first);
  } on ProblemException catch (refused) {
    if (refused.problem.code != ProblemCode.illegalAction) rethrow;
    print('Rule ${refused.problem.rule}: ${refused.problem.detail}');
  }
  croupier.close();
}
