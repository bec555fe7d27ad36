// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

import 'package:croupier_client/croupier_client.dart';

/// Makes the call of a conformance vector through the types of the client.
Future<Message> call(
  Croupier croupier,
  String name,
  Object? request,
  Map<String, bool> query,
) => switch (name) {
  'chorVoli_catalogue' => _chorVoliCatalogue(croupier, request, query),
  'chorVoli_start' => _chorVoliStart(croupier, request, query),
  'chorVoli_play' => _chorVoliPlay(croupier, request, query),
  'chorVoli_position' => _chorVoliPosition(croupier, request, query),
  'chorVoli_view' => _chorVoliView(croupier, request, query),
  'chorVoli_replay' => _chorVoliReplay(croupier, request, query),
  'chorVoli_batch' => _chorVoliBatch(croupier, request, query),
  'chorVoli_combinations' => _chorVoliCombinations(croupier, request, query),
  'chorVoli_prepareTable' => _chorVoliPrepareTable(croupier, request, query),
  'chorVoli_startTable' => _chorVoliStartTable(croupier, request, query),
  'chorVoli_viewTable' => _chorVoliViewTable(croupier, request, query),
  'chorVoli_revealTable' => _chorVoliRevealTable(croupier, request, query),
  'chorVoli_verifyFairness' => _chorVoliVerifyFairness(
    croupier,
    request,
    query,
  ),
  'krytNavalivat_catalogue' => _krytNavalivatCatalogue(
    croupier,
    request,
    query,
  ),
  'krytNavalivat_start' => _krytNavalivatStart(croupier, request, query),
  'krytNavalivat_play' => _krytNavalivatPlay(croupier, request, query),
  'krytNavalivat_position' => _krytNavalivatPosition(croupier, request, query),
  'krytNavalivat_view' => _krytNavalivatView(croupier, request, query),
  'krytNavalivat_replay' => _krytNavalivatReplay(croupier, request, query),
  'krytNavalivat_batch' => _krytNavalivatBatch(croupier, request, query),
  'krytNavalivat_prepareTable' => _krytNavalivatPrepareTable(
    croupier,
    request,
    query,
  ),
  'krytNavalivat_startTable' => _krytNavalivatStartTable(
    croupier,
    request,
    query,
  ),
  'krytNavalivat_viewTable' => _krytNavalivatViewTable(
    croupier,
    request,
    query,
  ),
  'krytNavalivat_revealTable' => _krytNavalivatRevealTable(
    croupier,
    request,
    query,
  ),
  'krytNavalivat_verifyFairness' => _krytNavalivatVerifyFairness(
    croupier,
    request,
    query,
  ),
  'nap_catalogue' => _napCatalogue(croupier, request, query),
  'nap_start' => _napStart(croupier, request, query),
  'nap_play' => _napPlay(croupier, request, query),
  'nap_position' => _napPosition(croupier, request, query),
  'nap_view' => _napView(croupier, request, query),
  'nap_replay' => _napReplay(croupier, request, query),
  'nap_batch' => _napBatch(croupier, request, query),
  'nap_prepareTable' => _napPrepareTable(croupier, request, query),
  'nap_startTable' => _napStartTable(croupier, request, query),
  'nap_viewTable' => _napViewTable(croupier, request, query),
  'nap_revealTable' => _napRevealTable(croupier, request, query),
  'nap_verifyFairness' => _napVerifyFairness(croupier, request, query),
  'service_about' => _serviceAbout(croupier, request, query),
  'service_games' => _serviceGames(croupier, request, query),
  'service_health' => _serviceHealth(croupier, request, query),
  _ => throw ArgumentError.value(name, 'name', 'The client has no such call'),
};

Future<Message> _chorVoliCatalogue(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) => croupier.chorVoli.catalogue();

Future<Message> _chorVoliStart(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = ChorVoliStartRequest.fromJson(request);
  return croupier.chorVoli.start(
    players: body.players,
    variant: body.variant,
    options: body.options,
    seed: body.seed,
    deck: body.deck,
    dealer: body.dealer,
    legal: query['legal'] ?? true,
    explain: query['explain'] ?? false,
    views: query['views'] ?? false,
  );
}

Future<Message> _chorVoliPlay(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = ChorVoliPlayRequest.fromJson(request);
  return croupier.chorVoli.play(
    body.state,
    body.actions,
    legal: query['legal'] ?? true,
    explain: query['explain'] ?? false,
    views: query['views'] ?? false,
  );
}

Future<Message> _chorVoliPosition(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = ChorVoliPositionRequest.fromJson(request);
  return croupier.chorVoli.position(
    body.state,
    legal: query['legal'] ?? true,
    explain: query['explain'] ?? false,
    views: query['views'] ?? false,
  );
}

Future<Message> _chorVoliView(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = ChorVoliViewRequest.fromJson(request);
  return croupier.chorVoli.view(body.state, seat: body.seat);
}

Future<Message> _chorVoliReplay(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = ChorVoliReplayRequest.fromJson(request);
  return croupier.chorVoli.replay(
    body.actions,
    players: body.players,
    variant: body.variant,
    options: body.options,
    seed: body.seed,
    deck: body.deck,
    dealer: body.dealer,
    legal: query['legal'] ?? true,
    explain: query['explain'] ?? false,
    views: query['views'] ?? false,
    steps: query['steps'] ?? false,
  );
}

Future<Message> _chorVoliBatch(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = ChorVoliBatchRequest.fromJson(request);
  return croupier.chorVoli.batch(
    body.items,
    legal: query['legal'] ?? false,
    explain: query['explain'] ?? false,
    views: query['views'] ?? false,
  );
}

Future<Message> _chorVoliCombinations(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = ChorVoliCombinationsRequest.fromJson(request);
  return croupier.chorVoli.combinations(
    body.hand,
    variant: body.variant,
    options: body.options,
  );
}

Future<Message> _chorVoliPrepareTable(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = ChorVoliTablePrepareRequest.fromJson(request);
  return croupier.chorVoli.prepareTable(
    players: body.players,
    variant: body.variant,
    options: body.options,
    dealer: body.dealer,
    locks: body.locks,
    commitments: body.commitments,
  );
}

Future<Message> _chorVoliStartTable(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = ChorVoliTableStartRequest.fromJson(request);
  return croupier.chorVoli.startTable(
    players: body.players,
    variant: body.variant,
    options: body.options,
    dealer: body.dealer,
    locks: body.locks,
    token: body.token,
    openings: body.openings,
  );
}

Future<Message> _chorVoliViewTable(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = TableRequest.fromJson(request);
  return croupier.chorVoli.viewTable(
    token: body.token,
    lastSeen: body.lastSeen,
  );
}

Future<Message> _chorVoliRevealTable(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = TableRequest.fromJson(request);
  return croupier.chorVoli.revealTable(
    token: body.token,
    lastSeen: body.lastSeen,
  );
}

Future<Message> _chorVoliVerifyFairness(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = ChorVoliFairnessRequest.fromJson(request);
  return croupier.chorVoli.verifyFairness(
    body.record,
    body.openings,
    body.moves,
    match: body.match,
    secret: body.secret,
    deals: body.deals,
  );
}

Future<Message> _krytNavalivatCatalogue(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) => croupier.krytNavalivat.catalogue();

Future<Message> _krytNavalivatStart(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = KrytStartRequest.fromJson(request);
  return croupier.krytNavalivat.start(
    players: body.players,
    variant: body.variant,
    options: body.options,
    seed: body.seed,
    deck: body.deck,
    dealer: body.dealer,
    legal: query['legal'] ?? true,
    explain: query['explain'] ?? false,
    views: query['views'] ?? false,
  );
}

Future<Message> _krytNavalivatPlay(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = KrytPlayRequest.fromJson(request);
  return croupier.krytNavalivat.play(
    body.state,
    body.actions,
    legal: query['legal'] ?? true,
    explain: query['explain'] ?? false,
    views: query['views'] ?? false,
  );
}

Future<Message> _krytNavalivatPosition(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = KrytPositionRequest.fromJson(request);
  return croupier.krytNavalivat.position(
    body.state,
    legal: query['legal'] ?? true,
    explain: query['explain'] ?? false,
    views: query['views'] ?? false,
  );
}

Future<Message> _krytNavalivatView(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = KrytViewRequest.fromJson(request);
  return croupier.krytNavalivat.view(body.state, seat: body.seat);
}

Future<Message> _krytNavalivatReplay(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = KrytReplayRequest.fromJson(request);
  return croupier.krytNavalivat.replay(
    body.actions,
    players: body.players,
    variant: body.variant,
    options: body.options,
    seed: body.seed,
    deck: body.deck,
    dealer: body.dealer,
    legal: query['legal'] ?? true,
    explain: query['explain'] ?? false,
    views: query['views'] ?? false,
    steps: query['steps'] ?? false,
  );
}

Future<Message> _krytNavalivatBatch(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = KrytBatchRequest.fromJson(request);
  return croupier.krytNavalivat.batch(
    body.items,
    legal: query['legal'] ?? false,
    explain: query['explain'] ?? false,
    views: query['views'] ?? false,
  );
}

Future<Message> _krytNavalivatPrepareTable(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = KrytTablePrepareRequest.fromJson(request);
  return croupier.krytNavalivat.prepareTable(
    players: body.players,
    variant: body.variant,
    options: body.options,
    dealer: body.dealer,
    locks: body.locks,
    commitments: body.commitments,
  );
}

Future<Message> _krytNavalivatStartTable(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = KrytTableStartRequest.fromJson(request);
  return croupier.krytNavalivat.startTable(
    players: body.players,
    variant: body.variant,
    options: body.options,
    dealer: body.dealer,
    locks: body.locks,
    token: body.token,
    openings: body.openings,
  );
}

Future<Message> _krytNavalivatViewTable(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = TableRequest.fromJson(request);
  return croupier.krytNavalivat.viewTable(
    token: body.token,
    lastSeen: body.lastSeen,
  );
}

Future<Message> _krytNavalivatRevealTable(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = TableRequest.fromJson(request);
  return croupier.krytNavalivat.revealTable(
    token: body.token,
    lastSeen: body.lastSeen,
  );
}

Future<Message> _krytNavalivatVerifyFairness(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = KrytFairnessRequest.fromJson(request);
  return croupier.krytNavalivat.verifyFairness(
    body.record,
    body.openings,
    body.moves,
    match: body.match,
    secret: body.secret,
    deals: body.deals,
  );
}

Future<Message> _napCatalogue(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) => croupier.nap.catalogue();

Future<Message> _napStart(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = NapStartRequest.fromJson(request);
  return croupier.nap.start(
    players: body.players,
    variant: body.variant,
    options: body.options,
    seed: body.seed,
    deck: body.deck,
    dealer: body.dealer,
    legal: query['legal'] ?? true,
    explain: query['explain'] ?? false,
    views: query['views'] ?? false,
  );
}

Future<Message> _napPlay(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = NapPlayRequest.fromJson(request);
  return croupier.nap.play(
    body.state,
    body.actions,
    legal: query['legal'] ?? true,
    explain: query['explain'] ?? false,
    views: query['views'] ?? false,
  );
}

Future<Message> _napPosition(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = NapPositionRequest.fromJson(request);
  return croupier.nap.position(
    body.state,
    legal: query['legal'] ?? true,
    explain: query['explain'] ?? false,
    views: query['views'] ?? false,
  );
}

Future<Message> _napView(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = NapViewRequest.fromJson(request);
  return croupier.nap.view(body.state, seat: body.seat);
}

Future<Message> _napReplay(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = NapReplayRequest.fromJson(request);
  return croupier.nap.replay(
    body.actions,
    players: body.players,
    variant: body.variant,
    options: body.options,
    seed: body.seed,
    deck: body.deck,
    dealer: body.dealer,
    legal: query['legal'] ?? true,
    explain: query['explain'] ?? false,
    views: query['views'] ?? false,
    steps: query['steps'] ?? false,
  );
}

Future<Message> _napBatch(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = NapBatchRequest.fromJson(request);
  return croupier.nap.batch(
    body.items,
    legal: query['legal'] ?? false,
    explain: query['explain'] ?? false,
    views: query['views'] ?? false,
  );
}

Future<Message> _napPrepareTable(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = NapTablePrepareRequest.fromJson(request);
  return croupier.nap.prepareTable(
    players: body.players,
    variant: body.variant,
    options: body.options,
    dealer: body.dealer,
    locks: body.locks,
    commitments: body.commitments,
  );
}

Future<Message> _napStartTable(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = NapTableStartRequest.fromJson(request);
  return croupier.nap.startTable(
    players: body.players,
    variant: body.variant,
    options: body.options,
    dealer: body.dealer,
    locks: body.locks,
    token: body.token,
    openings: body.openings,
  );
}

Future<Message> _napViewTable(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = TableRequest.fromJson(request);
  return croupier.nap.viewTable(token: body.token, lastSeen: body.lastSeen);
}

Future<Message> _napRevealTable(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = TableRequest.fromJson(request);
  return croupier.nap.revealTable(token: body.token, lastSeen: body.lastSeen);
}

Future<Message> _napVerifyFairness(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) {
  final body = NapFairnessRequest.fromJson(request);
  return croupier.nap.verifyFairness(
    body.record,
    body.openings,
    body.moves,
    match: body.match,
    secret: body.secret,
    deals: body.deals,
  );
}

Future<Message> _serviceAbout(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) => croupier.service.about();

Future<Message> _serviceGames(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) => croupier.service.games();

Future<Message> _serviceHealth(
  Croupier croupier,
  Object? request,
  Map<String, bool> query,
) => croupier.service.health();
