// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

import 'package:http/http.dart' as http;

import 'models.dart';
import 'table_game.dart';
import 'transport.dart';

/// A stateless card table: it deals, says what may be played, refuses the rest,
/// and settles up.
final class Croupier {
  /// Takes the server's address, and a client of your own, for timeouts, proxies
  /// and headers.
  Croupier({String baseUrl = Transport.defaultBaseUrl, http.Client? client})
    : this._(Transport(baseUrl, client ?? http.Client()));

  Croupier._(Transport transport)
    : _transport = transport,
      chorVoli = ChorVoli._(transport),
      krytNavalivat = KrytNavalivat._(transport),
      nap = Nap._(transport),
      service = Service._(transport);

  /// The game `chor-voli`, played by [these rules](/rules/chor-voli).
  final ChorVoli chorVoli;

  /// The game `kryt-navalivat`, played by [these rules](/rules/kryt-navalivat).
  final KrytNavalivat krytNavalivat;

  /// The game `nap`, played by [these rules](/rules/nap).
  final Nap nap;

  /// The service itself, and the games on offer.
  final Service service;

  final Transport _transport;

  /// Closes the connections.
  void close() => _transport.close();
}

/// The game `chor-voli`, played by [these rules](/rules/chor-voli).
final class ChorVoli
    implements TableGame<ChorVoliAction, ChorVoliTable, ChorVoliTableReveal> {
  ChorVoli._(this._transport);

  final Transport _transport;

  /// Tell the variants, options and rules of Chor Voli.
  ///
  /// Everything that a frontend can know before a match: named variants with all
  /// their options, each with its bounds and its rule, and every rule that can be
  /// broken, with its sentence and source.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<ChorVoliCatalogue> catalogue() =>
      _transport.send('GET', '/v1/games/chor-voli', ChorVoliCatalogue.fromJson);

  /// Start a match of Chor Voli.
  ///
  /// Deal the first deal of a match.
  ///
  /// - [players]: Number of players.
  /// - [variant]: Named set of options; without it the game's first.
  /// - [options]: Options that differ from the variant's.
  /// - [seed]: Source of all chance; without it the server makes one from 32
  ///   random bytes.
  /// - [deck]: Deck of the first deal, exactly the pack, in place of the shuffle
  ///   (S3, S10).
  /// - [dealer]: First dealer; without it drawn by lot from the seed (S5).
  /// - [legal]: List the legal actions.
  /// - [explain]: List the refused candidates too, each with the rule that
  ///   refuses it.
  /// - [views]: Give what each seat and the spectators may know.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<ChorVoliPosition> start({
    required int players,
    ChorVoliVariant? variant,
    ChorVoliOverrides? options,
    String? seed,
    List<Card>? deck,
    int? dealer,
    bool legal = true,
    bool explain = false,
    bool views = false,
  }) => _transport.send(
    'POST',
    '/v1/games/chor-voli/start',
    ChorVoliPosition.fromJson,
    body: ChorVoliStartRequest(
      players: players,
      variant: variant,
      options: options,
      seed: seed,
      deck: deck,
      dealer: dealer,
    ),
    flags: {
      if (!legal) 'legal': false,
      if (explain) 'explain': true,
      if (views) 'views': true,
    },
  );

  /// Play actions of Chor Voli.
  ///
  /// Play actions in order, all or none.
  ///
  /// - [state]: The state as the last answer gave it.
  /// - [actions]: Actions in order: all are played, or none.
  /// - [legal]: List the legal actions.
  /// - [explain]: List the refused candidates too, each with the rule that
  ///   refuses it.
  /// - [views]: Give what each seat and the spectators may know.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<ChorVoliPosition> play(
    ChorVoliState state,
    List<ChorVoliAction> actions, {
    bool legal = true,
    bool explain = false,
    bool views = false,
  }) => _transport.send(
    'POST',
    '/v1/games/chor-voli/play',
    ChorVoliPosition.fromJson,
    body: ChorVoliPlayRequest(state: state, actions: actions),
    flags: {
      if (!legal) 'legal': false,
      if (explain) 'explain': true,
      if (views) 'views': true,
    },
  );

  /// Look at a state of Chor Voli.
  ///
  /// Look at a state as it stands.
  ///
  /// - [state]: The state.
  /// - [legal]: List the legal actions.
  /// - [explain]: List the refused candidates too, each with the rule that
  ///   refuses it.
  /// - [views]: Give what each seat and the spectators may know.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<ChorVoliPosition> position(
    ChorVoliState state, {
    bool legal = true,
    bool explain = false,
    bool views = false,
  }) => _transport.send(
    'POST',
    '/v1/games/chor-voli/position',
    ChorVoliPosition.fromJson,
    body: ChorVoliPositionRequest(state: state),
    flags: {
      if (!legal) 'legal': false,
      if (explain) 'explain': true,
      if (views) 'views': true,
    },
  );

  /// See a state of Chor Voli as a seat or a spectator may.
  ///
  /// Look at a state through the eyes of a seat or a spectator.
  ///
  /// - [state]: The state.
  /// - [seat]: The seat that looks; without it a spectator.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<ChorVoliViewAnswer> view(ChorVoliState state, {int? seat}) =>
      _transport.send(
        'POST',
        '/v1/games/chor-voli/view',
        ChorVoliViewAnswer.fromJson,
        body: ChorVoliViewRequest(state: state, seat: seat),
      );

  /// Replay a match of Chor Voli from its start.
  ///
  /// Play a match from its start.
  ///
  /// - [players]: Number of players.
  /// - [variant]: Named set of options; without it the game's first.
  /// - [options]: Options that differ from the variant's.
  /// - [seed]: Source of all chance.
  /// - [deck]: Deck of the first deal, exactly the pack, in place of the shuffle
  ///   (S3, S10).
  /// - [dealer]: First dealer; without it drawn by lot from the seed (S5).
  /// - [actions]: Actions in order; with `steps=true` at most 1,000.
  /// - [legal]: List the legal actions.
  /// - [explain]: List the refused candidates too, each with the rule that
  ///   refuses it.
  /// - [views]: Give what each seat and the spectators may know.
  /// - [steps]: Give every action with its events and the digest after it; for at
  ///   most 1,000 actions.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<ChorVoliReplayPosition> replay(
    List<ChorVoliAction> actions, {
    required int players,
    ChorVoliVariant? variant,
    ChorVoliOverrides? options,
    required String seed,
    List<Card>? deck,
    int? dealer,
    bool legal = true,
    bool explain = false,
    bool views = false,
    bool steps = false,
  }) => _transport.send(
    'POST',
    '/v1/games/chor-voli/replay',
    ChorVoliReplayPosition.fromJson,
    body: ChorVoliReplayRequest(
      players: players,
      variant: variant,
      options: options,
      seed: seed,
      deck: deck,
      dealer: dealer,
      actions: actions,
    ),
    flags: {
      if (!legal) 'legal': false,
      if (explain) 'explain': true,
      if (views) 'views': true,
      if (steps) 'steps': true,
    },
  );

  /// Play on many states of Chor Voli at once.
  ///
  /// Play on many states at once; a refused item does not hold up the others.
  ///
  /// - [items]: The states and their actions.
  /// - [legal]: List the legal actions.
  /// - [explain]: List the refused candidates too, each with the rule that
  ///   refuses it.
  /// - [views]: Give what each seat and the spectators may know.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<ChorVoliBatchAnswer> batch(
    List<ChorVoliBatchItem> items, {
    bool legal = false,
    bool explain = false,
    bool views = false,
  }) => _transport.send(
    'POST',
    '/v1/games/chor-voli/batch',
    ChorVoliBatchAnswer.fromJson,
    body: ChorVoliBatchRequest(items: items),
    flags: {
      if (legal) 'legal': true,
      if (explain) 'explain': true,
      if (views) 'views': true,
    },
  );

  /// Find the combinations and the best arrangements of a hand.
  ///
  /// Rank out all combinations of a hand, and find its best arrangements.
  ///
  /// `best_from_last` is best at the last showdown, then at the one before, up to
  /// the first. `greatest_total` is best at all showdowns together: each
  /// combination counts by how many strengths of the form are weaker, and the sum
  /// is the greatest; of several the best from the last on. Both are exact.
  ///
  /// - [hand]: Three to 17 different cards.
  /// - [variant]: Named set of options; without it the game's first.
  /// - [options]: Options that differ from the variant's.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<ChorVoliCombinationsAnswer> combinations(
    List<Card> hand, {
    ChorVoliVariant? variant,
    ChorVoliOverrides? options,
  }) => _transport.send(
    'POST',
    '/v1/games/chor-voli/combinations',
    ChorVoliCombinationsAnswer.fromJson,
    body: ChorVoliCombinationsRequest(
      hand: hand,
      variant: variant,
      options: options,
    ),
  );

  /// Prepare a sealed match of Chor Voli.
  ///
  /// Agree on a match, and bind the server to its secret before anybody opens
  /// what the seats put in.
  ///
  /// - [players]: Number of players.
  /// - [variant]: Named set of options; without it the game's first.
  /// - [options]: Options that differ from the variant's.
  /// - [dealer]: First dealer; without it drawn by lot (S5).
  /// - [locks]: For each seat SHA-256 of `croupier/seat/1` and its secret, or
  ///   null for a key from the server.
  /// - [commitments]: For each seat SHA-256 of `croupier/seat-seed/1` and what it
  ///   will open, or null if it takes no part.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<TablePrepared> prepareTable({
    required int players,
    ChorVoliVariant? variant,
    ChorVoliOverrides? options,
    int? dealer,
    List<String?>? locks,
    List<String?>? commitments,
  }) => _transport.send(
    'POST',
    '/v1/games/chor-voli/tables/prepare',
    TablePrepared.fromJson,
    body: ChorVoliTablePrepareRequest(
      players: players,
      variant: variant,
      options: options,
      dealer: dealer,
      locks: locks,
      commitments: commitments,
    ),
  );

  /// Start a sealed match of Chor Voli.
  ///
  /// Deal the first deal of a sealed match, and issue the keys of seats that made
  /// none.
  ///
  /// - [players]: Number of players; needed unless the match is prepared.
  /// - [variant]: Named set of options; without it the game's first.
  /// - [options]: Options that differ from the variant's.
  /// - [dealer]: First dealer; without it drawn by lot (S5).
  /// - [locks]: For each seat SHA-256 of `croupier/seat/1` and its secret, or
  ///   null for a key from the server.
  /// - [token]: The prepared match.
  /// - [openings]: For each seat of a prepared match what it committed to, or
  ///   null if it took no part.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<ChorVoliTableStarted> startTable({
    int? players,
    ChorVoliVariant? variant,
    ChorVoliOverrides? options,
    int? dealer,
    List<String?>? locks,
    String? token,
    List<String?>? openings,
  }) => _transport.send(
    'POST',
    '/v1/games/chor-voli/tables/start',
    ChorVoliTableStarted.fromJson,
    body: ChorVoliTableStartRequest(
      players: players,
      variant: variant,
      options: options,
      dealer: dealer,
      locks: locks,
      token: token,
      openings: openings,
    ),
  );

  /// Play a move on a sealed table of Chor Voli.
  ///
  /// Play one move of the seat whose key is sent: all of its actions, or none.
  ///
  /// - [token]: The table as the last answer gave it.
  /// - [actions]: The move: actions of one seat, in order; all are played, or
  ///   none. A `deal` has no deck here.
  /// - [lastSeen]: The newest move that this client has seen; the token must
  ///   descend from it.
  /// - [key]: The key of the seat that calls.
  ///
  /// Throws a `ProblemException` if the call is refused.
  @override
  Future<ChorVoliTable> playTable(
    List<ChorVoliAction> actions, {
    required String token,
    LastSeen? lastSeen,
    required String key,
  }) => _transport.send(
    'POST',
    '/v1/games/chor-voli/tables/play',
    ChorVoliTable.fromJson,
    body: ChorVoliTablePlayRequest(
      token: token,
      actions: actions,
      lastSeen: lastSeen,
    ),
    key: key,
  );

  /// See a sealed table of Chor Voli.
  ///
  /// See a table as the seat whose key is sent, or without a key as spectators
  /// do.
  ///
  /// - [token]: The table as the last answer gave it.
  /// - [lastSeen]: The newest move that this client has seen; the token must
  ///   descend from it.
  /// - [key]: The key of the seat that calls; without it you see what spectators
  ///   do.
  ///
  /// Throws a `ProblemException` if the call is refused.
  @override
  Future<ChorVoliTable> viewTable({
    required String token,
    LastSeen? lastSeen,
    String? key,
  }) => _transport.send(
    'POST',
    '/v1/games/chor-voli/tables/view',
    ChorVoliTable.fromJson,
    body: TableRequest(token: token, lastSeen: lastSeen),
    key: key,
  );

  /// Close a sealed match of Chor Voli.
  ///
  /// Close the match for the seat whose key is sent; once all have, it is over
  /// and can be revealed.
  ///
  /// - [token]: The table as the last answer gave it.
  /// - [lastSeen]: The newest move that this client has seen; the token must
  ///   descend from it.
  /// - [key]: The key of the seat that calls.
  ///
  /// Throws a `ProblemException` if the call is refused.
  @override
  Future<ChorVoliTable> closeTable({
    required String token,
    LastSeen? lastSeen,
    required String key,
  }) => _transport.send(
    'POST',
    '/v1/games/chor-voli/tables/close',
    ChorVoliTable.fromJson,
    body: TableRequest(token: token, lastSeen: lastSeen),
    key: key,
  );

  /// Reveal a sealed match of Chor Voli.
  ///
  /// Show all that was hidden in a match that every seat has closed.
  ///
  /// - [token]: The table as the last answer gave it.
  /// - [lastSeen]: The newest move that this client has seen; the token must
  ///   descend from it.
  ///
  /// Throws a `ProblemException` if the call is refused.
  @override
  Future<ChorVoliTableReveal> revealTable({
    required String token,
    LastSeen? lastSeen,
  }) => _transport.send(
    'POST',
    '/v1/games/chor-voli/tables/reveal',
    ChorVoliTableReveal.fromJson,
    body: TableRequest(token: token, lastSeen: lastSeen),
  );

  /// Compute what follows from a reveal of Chor Voli.
  ///
  /// Compute what follows from a reveal, to be compared with what was told while
  /// the match was played.
  ///
  /// - [match]: Id of the match.
  /// - [record]: What was agreed on.
  /// - [secret]: The server's secret.
  /// - [openings]: What each seat put in.
  /// - [deals]: How many deals to compute.
  /// - [moves]: Every move from the start; none if the links are not to be
  ///   computed beyond the first.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<FairnessAnswer> verifyFairness(
    ChorVoliTableRecord record,
    List<String?> openings,
    List<ChorVoliTableMove> moves, {
    required String match,
    required String secret,
    required int deals,
  }) => _transport.send(
    'POST',
    '/v1/games/chor-voli/fairness/verify',
    FairnessAnswer.fromJson,
    body: ChorVoliFairnessRequest(
      match: match,
      record: record,
      secret: secret,
      openings: openings,
      deals: deals,
      moves: moves,
    ),
  );
}

/// The game `kryt-navalivat`, played by [these rules](/rules/kryt-navalivat).
final class KrytNavalivat
    implements TableGame<KrytAction, KrytTable, KrytTableReveal> {
  KrytNavalivat._(this._transport);

  final Transport _transport;

  /// Tell the variants, options and rules of Kryt'-navalivat'.
  ///
  /// Everything that a frontend can know before a match: named variants with all
  /// their options, each with its bounds and its rule, and every rule that can be
  /// broken, with its sentence and source.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<KrytCatalogue> catalogue() => _transport.send(
    'GET',
    '/v1/games/kryt-navalivat',
    KrytCatalogue.fromJson,
  );

  /// Start a match of Kryt'-navalivat'.
  ///
  /// Deal the first deal of a match.
  ///
  /// - [players]: Number of players.
  /// - [variant]: Named set of options; without it the game's first.
  /// - [options]: Options that differ from the variant's.
  /// - [seed]: Source of all chance; without it the server makes one from 32
  ///   random bytes.
  /// - [deck]: Deck of the first deal, exactly the pack, in place of the shuffle
  ///   (S3, S10).
  /// - [dealer]: First dealer; without it drawn by lot from the seed (S5).
  /// - [legal]: List the legal actions.
  /// - [explain]: List the refused candidates too, each with the rule that
  ///   refuses it.
  /// - [views]: Give what each seat and the spectators may know.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<KrytPosition> start({
    required int players,
    KrytVariant? variant,
    KrytOverrides? options,
    String? seed,
    List<Card>? deck,
    int? dealer,
    bool legal = true,
    bool explain = false,
    bool views = false,
  }) => _transport.send(
    'POST',
    '/v1/games/kryt-navalivat/start',
    KrytPosition.fromJson,
    body: KrytStartRequest(
      players: players,
      variant: variant,
      options: options,
      seed: seed,
      deck: deck,
      dealer: dealer,
    ),
    flags: {
      if (!legal) 'legal': false,
      if (explain) 'explain': true,
      if (views) 'views': true,
    },
  );

  /// Play actions of Kryt'-navalivat'.
  ///
  /// Play actions in order, all or none.
  ///
  /// - [state]: The state as the last answer gave it.
  /// - [actions]: Actions in order: all are played, or none.
  /// - [legal]: List the legal actions.
  /// - [explain]: List the refused candidates too, each with the rule that
  ///   refuses it.
  /// - [views]: Give what each seat and the spectators may know.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<KrytPosition> play(
    KrytState state,
    List<KrytAction> actions, {
    bool legal = true,
    bool explain = false,
    bool views = false,
  }) => _transport.send(
    'POST',
    '/v1/games/kryt-navalivat/play',
    KrytPosition.fromJson,
    body: KrytPlayRequest(state: state, actions: actions),
    flags: {
      if (!legal) 'legal': false,
      if (explain) 'explain': true,
      if (views) 'views': true,
    },
  );

  /// Look at a state of Kryt'-navalivat'.
  ///
  /// Look at a state as it stands.
  ///
  /// - [state]: The state.
  /// - [legal]: List the legal actions.
  /// - [explain]: List the refused candidates too, each with the rule that
  ///   refuses it.
  /// - [views]: Give what each seat and the spectators may know.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<KrytPosition> position(
    KrytState state, {
    bool legal = true,
    bool explain = false,
    bool views = false,
  }) => _transport.send(
    'POST',
    '/v1/games/kryt-navalivat/position',
    KrytPosition.fromJson,
    body: KrytPositionRequest(state: state),
    flags: {
      if (!legal) 'legal': false,
      if (explain) 'explain': true,
      if (views) 'views': true,
    },
  );

  /// See a state of Kryt'-navalivat' as a seat or a spectator may.
  ///
  /// Look at a state through the eyes of a seat or a spectator.
  ///
  /// - [state]: The state.
  /// - [seat]: The seat that looks; without it a spectator.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<KrytViewAnswer> view(KrytState state, {int? seat}) => _transport.send(
    'POST',
    '/v1/games/kryt-navalivat/view',
    KrytViewAnswer.fromJson,
    body: KrytViewRequest(state: state, seat: seat),
  );

  /// Replay a match of Kryt'-navalivat' from its start.
  ///
  /// Play a match from its start.
  ///
  /// - [players]: Number of players.
  /// - [variant]: Named set of options; without it the game's first.
  /// - [options]: Options that differ from the variant's.
  /// - [seed]: Source of all chance.
  /// - [deck]: Deck of the first deal, exactly the pack, in place of the shuffle
  ///   (S3, S10).
  /// - [dealer]: First dealer; without it drawn by lot from the seed (S5).
  /// - [actions]: Actions in order; with `steps=true` at most 1,000.
  /// - [legal]: List the legal actions.
  /// - [explain]: List the refused candidates too, each with the rule that
  ///   refuses it.
  /// - [views]: Give what each seat and the spectators may know.
  /// - [steps]: Give every action with its events and the digest after it; for at
  ///   most 1,000 actions.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<KrytReplayPosition> replay(
    List<KrytAction> actions, {
    required int players,
    KrytVariant? variant,
    KrytOverrides? options,
    required String seed,
    List<Card>? deck,
    int? dealer,
    bool legal = true,
    bool explain = false,
    bool views = false,
    bool steps = false,
  }) => _transport.send(
    'POST',
    '/v1/games/kryt-navalivat/replay',
    KrytReplayPosition.fromJson,
    body: KrytReplayRequest(
      players: players,
      variant: variant,
      options: options,
      seed: seed,
      deck: deck,
      dealer: dealer,
      actions: actions,
    ),
    flags: {
      if (!legal) 'legal': false,
      if (explain) 'explain': true,
      if (views) 'views': true,
      if (steps) 'steps': true,
    },
  );

  /// Play on many states of Kryt'-navalivat' at once.
  ///
  /// Play on many states at once; a refused item does not hold up the others.
  ///
  /// - [items]: The states and their actions.
  /// - [legal]: List the legal actions.
  /// - [explain]: List the refused candidates too, each with the rule that
  ///   refuses it.
  /// - [views]: Give what each seat and the spectators may know.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<KrytBatchAnswer> batch(
    List<KrytBatchItem> items, {
    bool legal = false,
    bool explain = false,
    bool views = false,
  }) => _transport.send(
    'POST',
    '/v1/games/kryt-navalivat/batch',
    KrytBatchAnswer.fromJson,
    body: KrytBatchRequest(items: items),
    flags: {
      if (legal) 'legal': true,
      if (explain) 'explain': true,
      if (views) 'views': true,
    },
  );

  /// Prepare a sealed match of Kryt'-navalivat'.
  ///
  /// Agree on a match, and bind the server to its secret before anybody opens
  /// what the seats put in.
  ///
  /// - [players]: Number of players.
  /// - [variant]: Named set of options; without it the game's first.
  /// - [options]: Options that differ from the variant's.
  /// - [dealer]: First dealer; without it drawn by lot (S5).
  /// - [locks]: For each seat SHA-256 of `croupier/seat/1` and its secret, or
  ///   null for a key from the server.
  /// - [commitments]: For each seat SHA-256 of `croupier/seat-seed/1` and what it
  ///   will open, or null if it takes no part.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<TablePrepared> prepareTable({
    required int players,
    KrytVariant? variant,
    KrytOverrides? options,
    int? dealer,
    List<String?>? locks,
    List<String?>? commitments,
  }) => _transport.send(
    'POST',
    '/v1/games/kryt-navalivat/tables/prepare',
    TablePrepared.fromJson,
    body: KrytTablePrepareRequest(
      players: players,
      variant: variant,
      options: options,
      dealer: dealer,
      locks: locks,
      commitments: commitments,
    ),
  );

  /// Start a sealed match of Kryt'-navalivat'.
  ///
  /// Deal the first deal of a sealed match, and issue the keys of seats that made
  /// none.
  ///
  /// - [players]: Number of players; needed unless the match is prepared.
  /// - [variant]: Named set of options; without it the game's first.
  /// - [options]: Options that differ from the variant's.
  /// - [dealer]: First dealer; without it drawn by lot (S5).
  /// - [locks]: For each seat SHA-256 of `croupier/seat/1` and its secret, or
  ///   null for a key from the server.
  /// - [token]: The prepared match.
  /// - [openings]: For each seat of a prepared match what it committed to, or
  ///   null if it took no part.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<KrytTableStarted> startTable({
    int? players,
    KrytVariant? variant,
    KrytOverrides? options,
    int? dealer,
    List<String?>? locks,
    String? token,
    List<String?>? openings,
  }) => _transport.send(
    'POST',
    '/v1/games/kryt-navalivat/tables/start',
    KrytTableStarted.fromJson,
    body: KrytTableStartRequest(
      players: players,
      variant: variant,
      options: options,
      dealer: dealer,
      locks: locks,
      token: token,
      openings: openings,
    ),
  );

  /// Play a move on a sealed table of Kryt'-navalivat'.
  ///
  /// Play one move of the seat whose key is sent: all of its actions, or none.
  ///
  /// - [token]: The table as the last answer gave it.
  /// - [actions]: The move: actions of one seat, in order; all are played, or
  ///   none. A `deal` has no deck here.
  /// - [lastSeen]: The newest move that this client has seen; the token must
  ///   descend from it.
  /// - [key]: The key of the seat that calls.
  ///
  /// Throws a `ProblemException` if the call is refused.
  @override
  Future<KrytTable> playTable(
    List<KrytAction> actions, {
    required String token,
    LastSeen? lastSeen,
    required String key,
  }) => _transport.send(
    'POST',
    '/v1/games/kryt-navalivat/tables/play',
    KrytTable.fromJson,
    body: KrytTablePlayRequest(
      token: token,
      actions: actions,
      lastSeen: lastSeen,
    ),
    key: key,
  );

  /// See a sealed table of Kryt'-navalivat'.
  ///
  /// See a table as the seat whose key is sent, or without a key as spectators
  /// do.
  ///
  /// - [token]: The table as the last answer gave it.
  /// - [lastSeen]: The newest move that this client has seen; the token must
  ///   descend from it.
  /// - [key]: The key of the seat that calls; without it you see what spectators
  ///   do.
  ///
  /// Throws a `ProblemException` if the call is refused.
  @override
  Future<KrytTable> viewTable({
    required String token,
    LastSeen? lastSeen,
    String? key,
  }) => _transport.send(
    'POST',
    '/v1/games/kryt-navalivat/tables/view',
    KrytTable.fromJson,
    body: TableRequest(token: token, lastSeen: lastSeen),
    key: key,
  );

  /// Close a sealed match of Kryt'-navalivat'.
  ///
  /// Close the match for the seat whose key is sent; once all have, it is over
  /// and can be revealed.
  ///
  /// - [token]: The table as the last answer gave it.
  /// - [lastSeen]: The newest move that this client has seen; the token must
  ///   descend from it.
  /// - [key]: The key of the seat that calls.
  ///
  /// Throws a `ProblemException` if the call is refused.
  @override
  Future<KrytTable> closeTable({
    required String token,
    LastSeen? lastSeen,
    required String key,
  }) => _transport.send(
    'POST',
    '/v1/games/kryt-navalivat/tables/close',
    KrytTable.fromJson,
    body: TableRequest(token: token, lastSeen: lastSeen),
    key: key,
  );

  /// Reveal a sealed match of Kryt'-navalivat'.
  ///
  /// Show all that was hidden in a match that every seat has closed.
  ///
  /// - [token]: The table as the last answer gave it.
  /// - [lastSeen]: The newest move that this client has seen; the token must
  ///   descend from it.
  ///
  /// Throws a `ProblemException` if the call is refused.
  @override
  Future<KrytTableReveal> revealTable({
    required String token,
    LastSeen? lastSeen,
  }) => _transport.send(
    'POST',
    '/v1/games/kryt-navalivat/tables/reveal',
    KrytTableReveal.fromJson,
    body: TableRequest(token: token, lastSeen: lastSeen),
  );

  /// Compute what follows from a reveal of Kryt'-navalivat'.
  ///
  /// Compute what follows from a reveal, to be compared with what was told while
  /// the match was played.
  ///
  /// - [match]: Id of the match.
  /// - [record]: What was agreed on.
  /// - [secret]: The server's secret.
  /// - [openings]: What each seat put in.
  /// - [deals]: How many deals to compute.
  /// - [moves]: Every move from the start; none if the links are not to be
  ///   computed beyond the first.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<FairnessAnswer> verifyFairness(
    KrytTableRecord record,
    List<String?> openings,
    List<KrytTableMove> moves, {
    required String match,
    required String secret,
    required int deals,
  }) => _transport.send(
    'POST',
    '/v1/games/kryt-navalivat/fairness/verify',
    FairnessAnswer.fromJson,
    body: KrytFairnessRequest(
      match: match,
      record: record,
      secret: secret,
      openings: openings,
      deals: deals,
      moves: moves,
    ),
  );
}

/// The game `nap`, played by [these rules](/rules/nap).
final class Nap implements TableGame<NapAction, NapTable, NapTableReveal> {
  Nap._(this._transport);

  final Transport _transport;

  /// Tell the variants, options and rules of Nap.
  ///
  /// Everything that a frontend can know before a match: named variants with all
  /// their options, each with its bounds and its rule, and every rule that can be
  /// broken, with its sentence and source.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<NapCatalogue> catalogue() =>
      _transport.send('GET', '/v1/games/nap', NapCatalogue.fromJson);

  /// Start a match of Nap.
  ///
  /// Deal the first deal of a match.
  ///
  /// - [players]: Number of players.
  /// - [variant]: Named set of options; without it the game's first.
  /// - [options]: Options that differ from the variant's.
  /// - [seed]: Source of all chance; without it the server makes one from 32
  ///   random bytes.
  /// - [deck]: Deck of the first deal, exactly the pack, in place of the shuffle
  ///   (S3, S10).
  /// - [dealer]: First dealer; without it drawn by lot from the seed (S5).
  /// - [legal]: List the legal actions.
  /// - [explain]: List the refused candidates too, each with the rule that
  ///   refuses it.
  /// - [views]: Give what each seat and the spectators may know.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<NapPosition> start({
    required int players,
    NapVariant? variant,
    NapOverrides? options,
    String? seed,
    List<Card>? deck,
    int? dealer,
    bool legal = true,
    bool explain = false,
    bool views = false,
  }) => _transport.send(
    'POST',
    '/v1/games/nap/start',
    NapPosition.fromJson,
    body: NapStartRequest(
      players: players,
      variant: variant,
      options: options,
      seed: seed,
      deck: deck,
      dealer: dealer,
    ),
    flags: {
      if (!legal) 'legal': false,
      if (explain) 'explain': true,
      if (views) 'views': true,
    },
  );

  /// Play actions of Nap.
  ///
  /// Play actions in order, all or none.
  ///
  /// - [state]: The state as the last answer gave it.
  /// - [actions]: Actions in order: all are played, or none.
  /// - [legal]: List the legal actions.
  /// - [explain]: List the refused candidates too, each with the rule that
  ///   refuses it.
  /// - [views]: Give what each seat and the spectators may know.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<NapPosition> play(
    NapState state,
    List<NapAction> actions, {
    bool legal = true,
    bool explain = false,
    bool views = false,
  }) => _transport.send(
    'POST',
    '/v1/games/nap/play',
    NapPosition.fromJson,
    body: NapPlayRequest(state: state, actions: actions),
    flags: {
      if (!legal) 'legal': false,
      if (explain) 'explain': true,
      if (views) 'views': true,
    },
  );

  /// Look at a state of Nap.
  ///
  /// Look at a state as it stands.
  ///
  /// - [state]: The state.
  /// - [legal]: List the legal actions.
  /// - [explain]: List the refused candidates too, each with the rule that
  ///   refuses it.
  /// - [views]: Give what each seat and the spectators may know.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<NapPosition> position(
    NapState state, {
    bool legal = true,
    bool explain = false,
    bool views = false,
  }) => _transport.send(
    'POST',
    '/v1/games/nap/position',
    NapPosition.fromJson,
    body: NapPositionRequest(state: state),
    flags: {
      if (!legal) 'legal': false,
      if (explain) 'explain': true,
      if (views) 'views': true,
    },
  );

  /// See a state of Nap as a seat or a spectator may.
  ///
  /// Look at a state through the eyes of a seat or a spectator.
  ///
  /// - [state]: The state.
  /// - [seat]: The seat that looks; without it a spectator.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<NapViewAnswer> view(NapState state, {int? seat}) => _transport.send(
    'POST',
    '/v1/games/nap/view',
    NapViewAnswer.fromJson,
    body: NapViewRequest(state: state, seat: seat),
  );

  /// Replay a match of Nap from its start.
  ///
  /// Play a match from its start.
  ///
  /// - [players]: Number of players.
  /// - [variant]: Named set of options; without it the game's first.
  /// - [options]: Options that differ from the variant's.
  /// - [seed]: Source of all chance.
  /// - [deck]: Deck of the first deal, exactly the pack, in place of the shuffle
  ///   (S3, S10).
  /// - [dealer]: First dealer; without it drawn by lot from the seed (S5).
  /// - [actions]: Actions in order; with `steps=true` at most 1,000.
  /// - [legal]: List the legal actions.
  /// - [explain]: List the refused candidates too, each with the rule that
  ///   refuses it.
  /// - [views]: Give what each seat and the spectators may know.
  /// - [steps]: Give every action with its events and the digest after it; for at
  ///   most 1,000 actions.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<NapReplayPosition> replay(
    List<NapAction> actions, {
    required int players,
    NapVariant? variant,
    NapOverrides? options,
    required String seed,
    List<Card>? deck,
    int? dealer,
    bool legal = true,
    bool explain = false,
    bool views = false,
    bool steps = false,
  }) => _transport.send(
    'POST',
    '/v1/games/nap/replay',
    NapReplayPosition.fromJson,
    body: NapReplayRequest(
      players: players,
      variant: variant,
      options: options,
      seed: seed,
      deck: deck,
      dealer: dealer,
      actions: actions,
    ),
    flags: {
      if (!legal) 'legal': false,
      if (explain) 'explain': true,
      if (views) 'views': true,
      if (steps) 'steps': true,
    },
  );

  /// Play on many states of Nap at once.
  ///
  /// Play on many states at once; a refused item does not hold up the others.
  ///
  /// - [items]: The states and their actions.
  /// - [legal]: List the legal actions.
  /// - [explain]: List the refused candidates too, each with the rule that
  ///   refuses it.
  /// - [views]: Give what each seat and the spectators may know.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<NapBatchAnswer> batch(
    List<NapBatchItem> items, {
    bool legal = false,
    bool explain = false,
    bool views = false,
  }) => _transport.send(
    'POST',
    '/v1/games/nap/batch',
    NapBatchAnswer.fromJson,
    body: NapBatchRequest(items: items),
    flags: {
      if (legal) 'legal': true,
      if (explain) 'explain': true,
      if (views) 'views': true,
    },
  );

  /// Prepare a sealed match of Nap.
  ///
  /// Agree on a match, and bind the server to its secret before anybody opens
  /// what the seats put in.
  ///
  /// - [players]: Number of players.
  /// - [variant]: Named set of options; without it the game's first.
  /// - [options]: Options that differ from the variant's.
  /// - [dealer]: First dealer; without it drawn by lot (S5).
  /// - [locks]: For each seat SHA-256 of `croupier/seat/1` and its secret, or
  ///   null for a key from the server.
  /// - [commitments]: For each seat SHA-256 of `croupier/seat-seed/1` and what it
  ///   will open, or null if it takes no part.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<TablePrepared> prepareTable({
    required int players,
    NapVariant? variant,
    NapOverrides? options,
    int? dealer,
    List<String?>? locks,
    List<String?>? commitments,
  }) => _transport.send(
    'POST',
    '/v1/games/nap/tables/prepare',
    TablePrepared.fromJson,
    body: NapTablePrepareRequest(
      players: players,
      variant: variant,
      options: options,
      dealer: dealer,
      locks: locks,
      commitments: commitments,
    ),
  );

  /// Start a sealed match of Nap.
  ///
  /// Deal the first deal of a sealed match, and issue the keys of seats that made
  /// none.
  ///
  /// - [players]: Number of players; needed unless the match is prepared.
  /// - [variant]: Named set of options; without it the game's first.
  /// - [options]: Options that differ from the variant's.
  /// - [dealer]: First dealer; without it drawn by lot (S5).
  /// - [locks]: For each seat SHA-256 of `croupier/seat/1` and its secret, or
  ///   null for a key from the server.
  /// - [token]: The prepared match.
  /// - [openings]: For each seat of a prepared match what it committed to, or
  ///   null if it took no part.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<NapTableStarted> startTable({
    int? players,
    NapVariant? variant,
    NapOverrides? options,
    int? dealer,
    List<String?>? locks,
    String? token,
    List<String?>? openings,
  }) => _transport.send(
    'POST',
    '/v1/games/nap/tables/start',
    NapTableStarted.fromJson,
    body: NapTableStartRequest(
      players: players,
      variant: variant,
      options: options,
      dealer: dealer,
      locks: locks,
      token: token,
      openings: openings,
    ),
  );

  /// Play a move on a sealed table of Nap.
  ///
  /// Play one move of the seat whose key is sent: all of its actions, or none.
  ///
  /// - [token]: The table as the last answer gave it.
  /// - [actions]: The move: actions of one seat, in order; all are played, or
  ///   none. A `deal` has no deck here.
  /// - [lastSeen]: The newest move that this client has seen; the token must
  ///   descend from it.
  /// - [key]: The key of the seat that calls.
  ///
  /// Throws a `ProblemException` if the call is refused.
  @override
  Future<NapTable> playTable(
    List<NapAction> actions, {
    required String token,
    LastSeen? lastSeen,
    required String key,
  }) => _transport.send(
    'POST',
    '/v1/games/nap/tables/play',
    NapTable.fromJson,
    body: NapTablePlayRequest(
      token: token,
      actions: actions,
      lastSeen: lastSeen,
    ),
    key: key,
  );

  /// See a sealed table of Nap.
  ///
  /// See a table as the seat whose key is sent, or without a key as spectators
  /// do.
  ///
  /// - [token]: The table as the last answer gave it.
  /// - [lastSeen]: The newest move that this client has seen; the token must
  ///   descend from it.
  /// - [key]: The key of the seat that calls; without it you see what spectators
  ///   do.
  ///
  /// Throws a `ProblemException` if the call is refused.
  @override
  Future<NapTable> viewTable({
    required String token,
    LastSeen? lastSeen,
    String? key,
  }) => _transport.send(
    'POST',
    '/v1/games/nap/tables/view',
    NapTable.fromJson,
    body: TableRequest(token: token, lastSeen: lastSeen),
    key: key,
  );

  /// Close a sealed match of Nap.
  ///
  /// Close the match for the seat whose key is sent; once all have, it is over
  /// and can be revealed.
  ///
  /// - [token]: The table as the last answer gave it.
  /// - [lastSeen]: The newest move that this client has seen; the token must
  ///   descend from it.
  /// - [key]: The key of the seat that calls.
  ///
  /// Throws a `ProblemException` if the call is refused.
  @override
  Future<NapTable> closeTable({
    required String token,
    LastSeen? lastSeen,
    required String key,
  }) => _transport.send(
    'POST',
    '/v1/games/nap/tables/close',
    NapTable.fromJson,
    body: TableRequest(token: token, lastSeen: lastSeen),
    key: key,
  );

  /// Reveal a sealed match of Nap.
  ///
  /// Show all that was hidden in a match that every seat has closed.
  ///
  /// - [token]: The table as the last answer gave it.
  /// - [lastSeen]: The newest move that this client has seen; the token must
  ///   descend from it.
  ///
  /// Throws a `ProblemException` if the call is refused.
  @override
  Future<NapTableReveal> revealTable({
    required String token,
    LastSeen? lastSeen,
  }) => _transport.send(
    'POST',
    '/v1/games/nap/tables/reveal',
    NapTableReveal.fromJson,
    body: TableRequest(token: token, lastSeen: lastSeen),
  );

  /// Compute what follows from a reveal of Nap.
  ///
  /// Compute what follows from a reveal, to be compared with what was told while
  /// the match was played.
  ///
  /// - [match]: Id of the match.
  /// - [record]: What was agreed on.
  /// - [secret]: The server's secret.
  /// - [openings]: What each seat put in.
  /// - [deals]: How many deals to compute.
  /// - [moves]: Every move from the start; none if the links are not to be
  ///   computed beyond the first.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<FairnessAnswer> verifyFairness(
    NapTableRecord record,
    List<String?> openings,
    List<NapTableMove> moves, {
    required String match,
    required String secret,
    required int deals,
  }) => _transport.send(
    'POST',
    '/v1/games/nap/fairness/verify',
    FairnessAnswer.fromJson,
    body: NapFairnessRequest(
      match: match,
      record: record,
      secret: secret,
      openings: openings,
      deals: deals,
      moves: moves,
    ),
  );
}

/// The service itself, and the games on offer.
final class Service {
  Service._(this._transport);

  final Transport _transport;

  /// Tell what the service is.
  ///
  /// Its version, the id of the published algorithm from seed to deck, and which
  /// games and state versions it knows.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<ServiceInfo> about() =>
      _transport.send('GET', '/v1', ServiceInfo.fromJson);

  /// List the games.
  ///
  /// Each game in short: names, numbers of players, direction of play, variants.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<GameList> games() =>
      _transport.send('GET', '/v1/games', GameList.fromJson);

  /// Tell that the service answers.
  ///
  /// For whoever watches over the process; it depends on nothing else.
  ///
  /// Throws a `ProblemException` if the call is refused.
  Future<Health> health() => _transport.send('GET', '/health', Health.fromJson);
}
