import 'dart:io';

import 'package:croupier_client/croupier_client.dart';

Future<void> main() async {
  final baseUrl = Platform.environment['CROUPIER_URL'];
  final croupier = Croupier(baseUrl: baseUrl ?? 'http://127.0.0.1:8000');
  final nap = croupier.nap;

  // On the player's own device: nobody else ever gets the key, and the opening
  // only who starts the match, once the server's commitment is stored.
  final mine = SeatSecret();
  final put = SeatOpening();

  // Whoever starts the match; seats 1 and 2 take no part in the seed, and the
  // server makes their keys.
  final prepared = await nap.prepareTable(
    players: 3,
    dealer: 2,
    locks: [mine.lock, null, null],
    commitments: [put.commitment, null, null],
  );
  final started = await nap.startTable(
    token: prepared.token,
    openings: [put.opening, null, null],
  );

  // The player again; from here on tokens go from player to player.
  final table = SealedTable(
    nap,
    SavedTable(
      token: started.token,
      key: mine.key,
      commitment: prepared.commitment,
      opening: put.opening,
    ),
  );
  final seen = await table.view();
  final hand = seen.view.hand ?? const <Card>[];
  print('Seat 0 holds ${hand.map((card) => card.value).join(' ')}.');
  await table.play(seen.legal.sublist(0, 1));
  print('The table is ${table.fingerprint}.');
  croupier.close();
}
