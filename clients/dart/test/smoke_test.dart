/// Tries the client on the server at CROUPIER_URL: the examples, open and sealed
/// matches of each game, a refusal, all conformance vectors.
///
/// Usage, in the folder of the package: dart run test/smoke_test.dart [PACK]
library;

import 'dart:io';

import 'package:croupier_client/croupier_client.dart';

import '../example/example.dart' as example;
import '../example/sealed_example.dart' as sealed_example;
import 'matches.dart';
import 'sealed.dart';
import 'sealed_vectors.dart';
import 'vectors.dart';

Future<void> main(List<String> arguments) async {
  final baseUrl = Platform.environment['CROUPIER_URL'];
  if (baseUrl == null) throw StateError('CROUPIER_URL names no server.');
  await example.main();
  await sealed_example.main();
  final croupier = Croupier(baseUrl: baseUrl);
  await playMatches(croupier);
  await playSealedMatches(croupier);
  await _isRefused(croupier.krytNavalivat);
  final pack = arguments.isEmpty ? '../../tests/conformance' : arguments.first;
  computeVectors(pack);
  await passVectors(croupier, pack);
  croupier.close();
}

/// Acts out of turn, and is told which rule forbids it.
Future<void> _isRefused(KrytNavalivat game) async {
  final position = await game.start(players: 2, seed: 'refused', dealer: 1);
  try {
    await game.play(position.state, const [KrytPickUp(seat: 1)]);
  } on ProblemException catch (refused) {
    final problem = refused.problem;
    final forbidden = problem.code == ProblemCode.illegalAction;
    if (problem.status == 409 && forbidden && problem.rule == 'S8') {
      print('Refused by rule ${problem.rule}: ${problem.detail}');
      return;
    }
    rethrow;
  }
  throw StateError('What is out of turn was played.');
}
