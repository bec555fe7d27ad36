// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

import 'decoding.dart';
import 'message.dart';

/// A card: its rank (23456789TJQKA), then its suit (CDHS); in canonical order.
enum Card {
  twoOfClubs('2C'),
  threeOfClubs('3C'),
  fourOfClubs('4C'),
  fiveOfClubs('5C'),
  sixOfClubs('6C'),
  sevenOfClubs('7C'),
  eightOfClubs('8C'),
  nineOfClubs('9C'),
  tenOfClubs('TC'),
  jackOfClubs('JC'),
  queenOfClubs('QC'),
  kingOfClubs('KC'),
  aceOfClubs('AC'),
  twoOfDiamonds('2D'),
  threeOfDiamonds('3D'),
  fourOfDiamonds('4D'),
  fiveOfDiamonds('5D'),
  sixOfDiamonds('6D'),
  sevenOfDiamonds('7D'),
  eightOfDiamonds('8D'),
  nineOfDiamonds('9D'),
  tenOfDiamonds('TD'),
  jackOfDiamonds('JD'),
  queenOfDiamonds('QD'),
  kingOfDiamonds('KD'),
  aceOfDiamonds('AD'),
  twoOfHearts('2H'),
  threeOfHearts('3H'),
  fourOfHearts('4H'),
  fiveOfHearts('5H'),
  sixOfHearts('6H'),
  sevenOfHearts('7H'),
  eightOfHearts('8H'),
  nineOfHearts('9H'),
  tenOfHearts('TH'),
  jackOfHearts('JH'),
  queenOfHearts('QH'),
  kingOfHearts('KH'),
  aceOfHearts('AH'),
  twoOfSpades('2S'),
  threeOfSpades('3S'),
  fourOfSpades('4S'),
  fiveOfSpades('5S'),
  sixOfSpades('6S'),
  sevenOfSpades('7S'),
  eightOfSpades('8S'),
  nineOfSpades('9S'),
  tenOfSpades('TS'),
  jackOfSpades('JS'),
  queenOfSpades('QS'),
  kingOfSpades('KS'),
  aceOfSpades('AS');

  const Card(this.value);

  /// Reads one from JSON.
  static Card fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('Card', json));

  static final Map<String, Card> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// An option of a game.
sealed class CatalogueOption extends Message {
  const CatalogueOption();

  /// Reads one from JSON, where `type` tells which.
  factory CatalogueOption.fromJson(Object? json) =>
      switch (Fields('CatalogueOption', json).read('type', decodeString)) {
        'flag' => FlagOption.fromJson(json),
        'number' => NumberOption.fromJson(json),
        'choice' => ChoiceOption.fromJson(json),
        final tag => throw unknown('CatalogueOption', tag),
      };
}

/// An option that is one of several texts.
final class ChoiceOption extends CatalogueOption {
  const ChoiceOption({
    required this.name,
    required this.form,
    required this.rule,
    required this.sentence,
    required this.defaultValue,
    required this.choices,
  });

  /// Reads one from JSON.
  factory ChoiceOption.fromJson(Object? json) {
    final fields = Fields('ChoiceOption', json);
    fields.expect('type', 'choice');
    return ChoiceOption(
      name: fields.read('name', decodeString),
      form: fields.read('form', decodeString),
      rule: fields.read('rule', decodeString),
      sentence: fields.read('sentence', decodeString),
      defaultValue: fields.read('default', nullable(decodeString)),
      choices: fields.read('choices', listOf(decodeString)),
    );
  }

  /// Name of the option.
  final String name;

  /// Form that it belongs to.
  final String form;

  /// Id of its rule.
  final String rule;

  /// What it does.
  final String sentence;

  /// Value in the form's first variant; null for none.
  final String? defaultValue;

  /// Possible values.
  final List<String> choices;

  @override
  Map<String, Object?> toJson() => {
    'type': 'choice',
    'name': name,
    'form': form,
    'rule': rule,
    'sentence': sentence,
    'default': defaultValue,
    'choices': choices,
  };
}

/// One thing that one seat does.
sealed class ChorVoliAction extends Message {
  const ChorVoliAction();

  /// Reads one from JSON, where `type` tells which.
  factory ChorVoliAction.fromJson(Object? json) =>
      switch (Fields('ChorVoliAction', json).read('type', decodeString)) {
        'combine' => ChorVoliCombine.fromJson(json),
        'stand' => ChorVoliStand.fromJson(json),
        'take_table_card' => ChorVoliTakeTableCard.fromJson(json),
        'show' => ChorVoliShow.fromJson(json),
        'deal' => ChorVoliDeal.fromJson(json),
        final tag => throw unknown('ChorVoliAction', tag),
      };
}

/// A way to divide the hand.
final class ChorVoliArrangement extends Message {
  const ChorVoliArrangement({
    required this.measure,
    required this.combinations,
    required this.leftOver,
  });

  /// Reads one from JSON.
  factory ChorVoliArrangement.fromJson(Object? json) {
    final fields = Fields('ChorVoliArrangement', json);
    return ChorVoliArrangement(
      measure: fields.read('measure', ChorVoliMeasure.fromJson),
      combinations: fields.read(
        'combinations',
        listOf(ChorVoliRanked.fromJson),
      ),
      leftOver: fields.read('left_over', listOf(Card.fromJson)),
    );
  }

  /// What it is best by.
  final ChorVoliMeasure measure;

  /// Its combinations, to be laid down in this order.
  final List<ChorVoliRanked> combinations;

  /// Cards to be discarded, in the order of the hand.
  final List<Card> leftOver;

  @override
  Map<String, Object?> toJson() => {
    'measure': measure.value,
    'combinations': combinations.map((each) => each.toJson()).toList(),
    'left_over': leftOver.map((each) => each.value).toList(),
  };
}

/// Seats lay down combinations and stand, in any order among themselves (C9).
final class ChorVoliArranging extends ChorVoliPhase {
  const ChorVoliArranging();

  /// Reads one from JSON.
  factory ChorVoliArranging.fromJson(Object? json) {
    final fields = Fields('ChorVoliArranging', json);
    fields.expect('type', 'arranging');
    return const ChorVoliArranging();
  }

  @override
  Map<String, Object?> toJson() => {'type': 'arranging'};
}

/// What one seat might ask for and may not do now.
final class ChorVoliBarred extends Message {
  const ChorVoliBarred({required this.seat, required this.actions});

  /// Reads one from JSON.
  factory ChorVoliBarred.fromJson(Object? json) {
    final fields = Fields('ChorVoliBarred', json);
    return ChorVoliBarred(
      seat: fields.read('seat', decodeInt),
      actions: fields.read('actions', listOf(ChorVoliBarredAction.fromJson)),
    );
  }

  /// The seat.
  final int seat;

  /// Its refused actions.
  final List<ChorVoliBarredAction> actions;

  @override
  Map<String, Object?> toJson() => {
    'seat': seat,
    'actions': actions.map((each) => each.toJson()).toList(),
  };
}

/// An action that a player might have asked for, and why the rules refuse it.
final class ChorVoliBarredAction extends Message {
  const ChorVoliBarredAction({
    required this.action,
    required this.rule,
    required this.reason,
  });

  /// Reads one from JSON.
  factory ChorVoliBarredAction.fromJson(Object? json) {
    final fields = Fields('ChorVoliBarredAction', json);
    return ChorVoliBarredAction(
      action: fields.read('action', ChorVoliAction.fromJson),
      rule: fields.read('rule', decodeString),
      reason: fields.read('reason', decodeString),
    );
  }

  /// The refused action.
  final ChorVoliAction action;

  /// Id of the rule that refuses it.
  final String rule;

  /// Code of that rule; the rulebook of the catalogue has its sentence.
  final String reason;

  @override
  Map<String, Object?> toJson() => {
    'action': action.toJson(),
    'rule': rule,
    'reason': reason,
  };
}

/// What became of each state, in the order of the request.
final class ChorVoliBatchAnswer extends Message {
  const ChorVoliBatchAnswer({required this.results});

  /// Reads one from JSON.
  factory ChorVoliBatchAnswer.fromJson(Object? json) {
    final fields = Fields('ChorVoliBatchAnswer', json);
    return ChorVoliBatchAnswer(
      results: fields.read('results', listOf(ChorVoliBatchResult.fromJson)),
    );
  }

  /// One result an item.
  final List<ChorVoliBatchResult> results;

  @override
  Map<String, Object?> toJson() => {
    'results': results.map((each) => each.toJson()).toList(),
  };
}

/// One state of a batch, and the actions to play on it.
final class ChorVoliBatchItem extends Message {
  const ChorVoliBatchItem({required this.state, required this.actions});

  /// Reads one from JSON.
  factory ChorVoliBatchItem.fromJson(Object? json) {
    final fields = Fields('ChorVoliBatchItem', json);
    return ChorVoliBatchItem(
      state: fields.read('state', ChorVoliState.fromJson),
      actions: fields.read('actions', listOf(ChorVoliAction.fromJson)),
    );
  }

  /// The state.
  final ChorVoliState state;

  /// Actions in order; 2,000 at most in the whole batch.
  final List<ChorVoliAction> actions;

  @override
  Map<String, Object?> toJson() => {
    'state': state.toJson(),
    'actions': actions.map((each) => each.toJson()).toList(),
  };
}

/// Up to 100 states, each with its own actions; they do not know of each other.
final class ChorVoliBatchRequest extends Message {
  const ChorVoliBatchRequest({required this.items});

  /// Reads one from JSON.
  factory ChorVoliBatchRequest.fromJson(Object? json) {
    final fields = Fields('ChorVoliBatchRequest', json);
    return ChorVoliBatchRequest(
      items: fields.read('items', listOf(ChorVoliBatchItem.fromJson)),
    );
  }

  /// The states and their actions.
  final List<ChorVoliBatchItem> items;

  @override
  Map<String, Object?> toJson() => {
    'items': items.map((each) => each.toJson()).toList(),
  };
}

/// What became of one state: a position or a problem, the other is null.
final class ChorVoliBatchResult extends Message {
  const ChorVoliBatchResult({required this.position, required this.problem});

  /// Reads one from JSON.
  factory ChorVoliBatchResult.fromJson(Object? json) {
    final fields = Fields('ChorVoliBatchResult', json);
    return ChorVoliBatchResult(
      position: fields.read('position', nullable(ChorVoliPosition.fromJson)),
      problem: fields.read('problem', nullable(Problem.fromJson)),
    );
  }

  /// The position after the actions.
  final ChorVoliPosition? position;

  /// Why the actions were refused; this item is unchanged, the others are not
  /// affected.
  final Problem? problem;

  @override
  Map<String, Object?> toJson() => {
    'position': position?.toJson(),
    'problem': problem?.toJson(),
  };
}

/// The showdowns were called (C10a).
final class ChorVoliCalled extends ChorVoliEvent {
  const ChorVoliCalled({required this.action, required this.seat});

  /// Reads one from JSON.
  factory ChorVoliCalled.fromJson(Object? json) {
    final fields = Fields('ChorVoliCalled', json);
    fields.expect('type', 'called');
    return ChorVoliCalled(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Seat that called them.
  final int seat;

  @override
  Map<String, Object?> toJson() => {
    'type': 'called',
    'action': action,
    'seat': seat,
  };
}

/// All have stood; the seat after the last to stand calls the showdowns (C10a).
final class ChorVoliCalling extends ChorVoliPhase {
  const ChorVoliCalling();

  /// Reads one from JSON.
  factory ChorVoliCalling.fromJson(Object? json) {
    final fields = Fields('ChorVoliCalling', json);
    fields.expect('type', 'calling');
    return const ChorVoliCalling();
  }

  @override
  Map<String, Object?> toJson() => {'type': 'calling'};
}

/// All that can be known of a game before it starts.
final class ChorVoliCatalogue extends Message {
  const ChorVoliCatalogue({
    required this.id,
    required this.names,
    required this.players,
    required this.direction,
    required this.variants,
    required this.options,
    required this.rulebook,
    required this.stateVersions,
  });

  /// Reads one from JSON.
  factory ChorVoliCatalogue.fromJson(Object? json) {
    final fields = Fields('ChorVoliCatalogue', json);
    return ChorVoliCatalogue(
      id: fields.read('id', decodeString),
      names: fields.read('names', listOf(GameName.fromJson)),
      players: fields.read('players', PlayerRange.fromJson),
      direction: fields.read('direction', Direction.fromJson),
      variants: fields.read('variants', listOf(ChorVoliVariantEntry.fromJson)),
      options: fields.read('options', listOf(CatalogueOption.fromJson)),
      rulebook: fields.read('rulebook', listOf(RuleEntry.fromJson)),
      stateVersions: fields.read('state_versions', listOf(decodeInt)),
    );
  }

  /// Id of the game, as it stands in paths.
  final String id;

  /// What it is called.
  final List<GameName> names;

  /// How many may play.
  final PlayerRange players;

  /// Which way play goes.
  final Direction direction;

  /// Its variants; the first is the default.
  final List<ChorVoliVariantEntry> variants;

  /// Its options, form by form.
  final List<CatalogueOption> options;

  /// Every rule that an action, options or a state can break.
  final List<RuleEntry> rulebook;

  /// State versions that are read; the last is written.
  final List<int> stateVersions;

  @override
  Map<String, Object?> toJson() => {
    'id': id,
    'names': names.map((each) => each.toJson()).toList(),
    'players': players.toJson(),
    'direction': direction.value,
    'variants': variants.map((each) => each.toJson()).toList(),
    'options': options.map((each) => each.toJson()).toList(),
    'rulebook': rulebook.map((each) => each.toJson()).toList(),
    'state_versions': stateVersions,
  };
}

/// What a hand can be divided into.
final class ChorVoliCombinationsAnswer extends Message {
  const ChorVoliCombinationsAnswer({
    required this.combinations,
    required this.arrangements,
  });

  /// Reads one from JSON.
  factory ChorVoliCombinationsAnswer.fromJson(Object? json) {
    final fields = Fields('ChorVoliCombinationsAnswer', json);
    return ChorVoliCombinationsAnswer(
      combinations: fields.read(
        'combinations',
        listOf(ChorVoliRanked.fromJson),
      ),
      arrangements: fields.read(
        'arrangements',
        listOf(ChorVoliArrangement.fromJson),
      ),
    );
  }

  /// All its combinations, strongest first.
  final List<ChorVoliRanked> combinations;

  /// The best arrangement by each measure.
  final List<ChorVoliArrangement> arrangements;

  @override
  Map<String, Object?> toJson() => {
    'combinations': combinations.map((each) => each.toJson()).toList(),
    'arrangements': arrangements.map((each) => each.toJson()).toList(),
  };
}

/// A hand to be divided.
final class ChorVoliCombinationsRequest extends Message {
  const ChorVoliCombinationsRequest({
    required this.hand,
    this.variant,
    this.options,
  });

  /// Reads one from JSON.
  factory ChorVoliCombinationsRequest.fromJson(Object? json) {
    final fields = Fields('ChorVoliCombinationsRequest', json);
    return ChorVoliCombinationsRequest(
      hand: fields.read('hand', listOf(Card.fromJson)),
      variant: fields.readOptional('variant', ChorVoliVariant.fromJson),
      options: fields.readOptional('options', ChorVoliOverrides.fromJson),
    );
  }

  /// Three to 17 different cards.
  final List<Card> hand;

  /// Named set of options; without it the game's first.
  final ChorVoliVariant? variant;

  /// Options that differ from the variant's.
  final ChorVoliOverrides? options;

  @override
  Map<String, Object?> toJson() => {
    'hand': hand.map((each) => each.value).toList(),
    if (variant != null) 'variant': variant?.value,
    if (options != null) 'options': options?.toJson(),
  };
}

/// Lay down a combination, no stronger than the one before (C10).
final class ChorVoliCombine extends ChorVoliAction {
  const ChorVoliCombine({required this.seat, required this.cards});

  /// Reads one from JSON.
  factory ChorVoliCombine.fromJson(Object? json) {
    final fields = Fields('ChorVoliCombine', json);
    fields.expect('type', 'combine');
    return ChorVoliCombine(
      seat: fields.read('seat', decodeInt),
      cards: fields.read('cards', listOf(Card.fromJson)),
    );
  }

  /// Seat that acts.
  final int seat;

  /// Three cards from its hand, in any order.
  final List<Card> cards;

  @override
  Map<String, Object?> toJson() => {
    'type': 'combine',
    'seat': seat,
    'cards': cards.map((each) => each.value).toList(),
  };
}

/// The seat laid down a combination; nobody else learns of it (C9a).
final class ChorVoliCombined extends ChorVoliEvent {
  const ChorVoliCombined({
    required this.action,
    required this.seat,
    required this.cards,
    required this.kind,
  });

  /// Reads one from JSON.
  factory ChorVoliCombined.fromJson(Object? json) {
    final fields = Fields('ChorVoliCombined', json);
    fields.expect('type', 'combined');
    return ChorVoliCombined(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
      cards: fields.read('cards', listOf(Card.fromJson)),
      kind: fields.read('kind', ChorVoliKind.fromJson),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Seat that laid it down.
  final int seat;

  /// Its cards, highest rank first.
  final List<Card> cards;

  /// Its kind.
  final ChorVoliKind kind;

  @override
  Map<String, Object?> toJson() => {
    'type': 'combined',
    'action': action,
    'seat': seat,
    'cards': cards.map((each) => each.value).toList(),
    'kind': kind.value,
  };
}

/// Deal the next deal once one is over (C14).
final class ChorVoliDeal extends ChorVoliAction {
  const ChorVoliDeal({required this.seat, this.deck});

  /// Reads one from JSON.
  factory ChorVoliDeal.fromJson(Object? json) {
    final fields = Fields('ChorVoliDeal', json);
    fields.expect('type', 'deal');
    return ChorVoliDeal(
      seat: fields.read('seat', decodeInt),
      deck: fields.readOptional('deck', listOf(Card.fromJson)),
    );
  }

  /// The next dealer.
  final int seat;

  /// Deck of this deal, exactly the pack, in place of the shuffle (S10).
  final List<Card>? deck;

  @override
  Map<String, Object?> toJson() => {
    'type': 'deal',
    'seat': seat,
    if (deck != null) 'deck': deck?.map((each) => each.value).toList(),
  };
}

/// A deal was dealt (C6, C16).
final class ChorVoliDealt extends ChorVoliEvent {
  const ChorVoliDealt({
    required this.action,
    required this.deal,
    required this.dealer,
    required this.hands,
    required this.tableCard,
  });

  /// Reads one from JSON.
  factory ChorVoliDealt.fromJson(Object? json) {
    final fields = Fields('ChorVoliDealt', json);
    fields.expect('type', 'dealt');
    return ChorVoliDealt(
      action: fields.read('action', decodeInt),
      deal: fields.read('deal', decodeInt),
      dealer: fields.read('dealer', decodeInt),
      hands: fields.read('hands', listOf(ChorVoliDealtHand.fromJson)),
      tableCard: fields.read('table_card', nullable(Card.fromJson)),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Number of the deal, from 0.
  final int deal;

  /// Seat that dealt.
  final int dealer;

  /// What each seat was dealt.
  final List<ChorVoliDealtHand> hands;

  /// The card left over, face up; null where there is none.
  final Card? tableCard;

  @override
  Map<String, Object?> toJson() => {
    'type': 'dealt',
    'action': action,
    'deal': deal,
    'dealer': dealer,
    'hands': hands.map((each) => each.toJson()).toList(),
    'table_card': tableCard?.value,
  };
}

/// The cards that one seat was dealt.
final class ChorVoliDealtHand extends Message {
  const ChorVoliDealtHand({
    required this.seat,
    required this.count,
    required this.cards,
  });

  /// Reads one from JSON.
  factory ChorVoliDealtHand.fromJson(Object? json) {
    final fields = Fields('ChorVoliDealtHand', json);
    return ChorVoliDealtHand(
      seat: fields.read('seat', decodeInt),
      count: fields.read('count', decodeInt),
      cards: fields.read('cards', nullable(listOf(Card.fromJson))),
    );
  }

  /// Seat that got them.
  final int seat;

  /// How many.
  final int count;

  /// Which; null for all but that seat.
  final List<Card>? cards;

  @override
  Map<String, Object?> toJson() => {
    'seat': seat,
    'count': count,
    'cards': cards?.map((each) => each.value).toList(),
  };
}

/// Something that has happened.
sealed class ChorVoliEvent extends Message {
  const ChorVoliEvent();

  /// Reads one from JSON, where `type` tells which.
  factory ChorVoliEvent.fromJson(Object? json) =>
      switch (Fields('ChorVoliEvent', json).read('type', decodeString)) {
        'dealt' => ChorVoliDealt.fromJson(json),
        'paid' => ChorVoliPaid.fromJson(json),
        'combined' => ChorVoliCombined.fromJson(json),
        'stood' => ChorVoliStoodUp.fromJson(json),
        'took_table_card' => ChorVoliTookTableCard.fromJson(json),
        'called' => ChorVoliCalled.fromJson(json),
        'showdown' => ChorVoliShowdownHeld.fromJson(json),
        'settled' => ChorVoliSettled.fromJson(json),
        final tag => throw unknown('ChorVoliEvent', tag),
      };
}

/// What a reveal showed, and what is to be checked against it.
final class ChorVoliFairnessRequest extends Message {
  const ChorVoliFairnessRequest({
    required this.match,
    required this.record,
    required this.secret,
    required this.openings,
    required this.deals,
    required this.moves,
  });

  /// Reads one from JSON.
  factory ChorVoliFairnessRequest.fromJson(Object? json) {
    final fields = Fields('ChorVoliFairnessRequest', json);
    return ChorVoliFairnessRequest(
      match: fields.read('match', decodeString),
      record: fields.read('record', ChorVoliTableRecord.fromJson),
      secret: fields.read('secret', decodeString),
      openings: fields.read('openings', listOf(nullable(decodeString))),
      deals: fields.read('deals', decodeInt),
      moves: fields.read('moves', listOf(ChorVoliTableMove.fromJson)),
    );
  }

  /// Id of the match.
  final String match;

  /// What was agreed on.
  final ChorVoliTableRecord record;

  /// The server's secret.
  final String secret;

  /// What each seat put in.
  final List<String?> openings;

  /// How many deals to compute.
  final int deals;

  /// Every move from the start; none if the links are not to be computed beyond
  /// the first.
  final List<ChorVoliTableMove> moves;

  @override
  Map<String, Object?> toJson() => {
    'match': match,
    'record': record.toJson(),
    'secret': secret,
    'openings': openings,
    'deals': deals,
    'moves': moves.map((each) => each.toJson()).toList(),
  };
}

/// A seat was dealt four of a kind; nothing was played (C8).
final class ChorVoliFourOfAKind extends ChorVoliResult {
  const ChorVoliFourOfAKind({required this.winner, required this.rank});

  /// Reads one from JSON.
  factory ChorVoliFourOfAKind.fromJson(Object? json) {
    final fields = Fields('ChorVoliFourOfAKind', json);
    fields.expect('type', 'four_of_a_kind');
    return ChorVoliFourOfAKind(
      winner: fields.read('winner', decodeInt),
      rank: fields.read('rank', decodeString),
    );
  }

  /// Seat that was dealt the highest.
  final int winner;

  /// Their rank.
  final String rank;

  @override
  Map<String, Object?> toJson() => {
    'type': 'four_of_a_kind',
    'winner': winner,
    'rank': rank,
  };
}

/// What three cards make together, the strongest kind first.
enum ChorVoliKind {
  threeOfAKind('three_of_a_kind'),
  straightFlush('straight_flush'),
  straight('straight'),
  flush('flush'),
  unrelated('unrelated');

  const ChorVoliKind(this.value);

  /// Reads one from JSON.
  static ChorVoliKind fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('ChorVoliKind', json));

  static final Map<String, ChorVoliKind> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// A combination that was laid down.
final class ChorVoliLaid extends Message {
  const ChorVoliLaid({required this.cards, required this.kind});

  /// Reads one from JSON.
  factory ChorVoliLaid.fromJson(Object? json) {
    final fields = Fields('ChorVoliLaid', json);
    return ChorVoliLaid(
      cards: fields.read('cards', listOf(Card.fromJson)),
      kind: fields.read('kind', ChorVoliKind.fromJson),
    );
  }

  /// Its cards, highest rank first.
  final List<Card> cards;

  /// Its kind.
  final ChorVoliKind kind;

  @override
  Map<String, Object?> toJson() => {
    'cards': cards.map((each) => each.value).toList(),
    'kind': kind.value,
  };
}

/// What one seat may do now; an entry of the list is exactly what is accepted.
final class ChorVoliLegal extends Message {
  const ChorVoliLegal({required this.seat, required this.actions});

  /// Reads one from JSON.
  factory ChorVoliLegal.fromJson(Object? json) {
    final fields = Fields('ChorVoliLegal', json);
    return ChorVoliLegal(
      seat: fields.read('seat', decodeInt),
      actions: fields.read('actions', listOf(ChorVoliAction.fromJson)),
    );
  }

  /// The seat that may act.
  final int seat;

  /// Its legal actions, complete.
  final List<ChorVoliAction> actions;

  @override
  Map<String, Object?> toJson() => {
    'seat': seat,
    'actions': actions.map((each) => each.toJson()).toList(),
  };
}

/// What an arrangement is best by; both have as many combinations as the hand
/// allows.
enum ChorVoliMeasure {
  bestFromLast('best_from_last'),
  greatestTotal('greatest_total');

  const ChorVoliMeasure(this.value);

  /// Reads one from JSON.
  static ChorVoliMeasure fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('ChorVoliMeasure', json));

  static final Map<String, ChorVoliMeasure> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// Every choice of rules, by form.
sealed class ChorVoliOptions extends Message {
  const ChorVoliOptions();

  /// Reads one from JSON, where `form` tells which.
  factory ChorVoliOptions.fromJson(Object? json) =>
      switch (Fields('ChorVoliOptions', json).read('form', decodeString)) {
        'chor-voli' => ChorVoliPlain.fromJson(json),
        'ramchi' => ChorVoliRamchi.fromJson(json),
        final tag => throw unknown('ChorVoliOptions', tag),
      };
}

/// The deal is over.
final class ChorVoliOver extends ChorVoliPhase {
  const ChorVoliOver({required this.pot});

  /// Reads one from JSON.
  factory ChorVoliOver.fromJson(Object? json) {
    final fields = Fields('ChorVoliOver', json);
    fields.expect('type', 'over');
    return ChorVoliOver(pot: fields.read('pot', decodeInt));
  }

  /// What a four of a kind took from the pool; 0 after showdowns.
  final int pot;

  @override
  Map<String, Object?> toJson() => {'type': 'over', 'pot': pot};
}

/// Options that differ from the variant's; one that its form does not have is
/// refused.
final class ChorVoliOverrides extends Message {
  const ChorVoliOverrides({
    this.threesHigh,
    this.foursHigh,
    this.ties,
    this.showdownLeader,
    this.fourOfAKind,
    this.deals,
  });

  /// Reads one from JSON.
  factory ChorVoliOverrides.fromJson(Object? json) {
    final fields = Fields('ChorVoliOverrides', json);
    return ChorVoliOverrides(
      threesHigh: fields.readOptional('threes_high', decodeBool),
      foursHigh: fields.readOptional('fours_high', decodeBool),
      ties: fields.readOptional('ties', ChorVoliTies.fromJson),
      showdownLeader: fields.readOptional(
        'showdown_leader',
        ChorVoliShowdownLeader.fromJson,
      ),
      fourOfAKind: fields.readOptional('four_of_a_kind', decodeBool),
      deals: fields.readOptional('deals', decodeInt),
    );
  }

  /// Three threes beat three aces.
  final bool? threesHigh;

  /// Four fours beat four aces.
  final bool? foursHigh;

  /// Which of equal combinations wins: shown first or last.
  final ChorVoliTies? ties;

  /// Who shows first in a showdown.
  final ChorVoliShowdownLeader? showdownLeader;

  /// Four of a kind ends a deal.
  final bool? fourOfAKind;

  /// Deals after which the match is over.
  final int? deals;

  @override
  Map<String, Object?> toJson() => {
    if (threesHigh != null) 'threes_high': threesHigh,
    if (foursHigh != null) 'fours_high': foursHigh,
    if (ties != null) 'ties': ties?.value,
    if (showdownLeader != null) 'showdown_leader': showdownLeader?.value,
    if (fourOfAKind != null) 'four_of_a_kind': fourOfAKind,
    if (deals != null) 'deals': deals,
  };
}

/// Chips changed hands.
final class ChorVoliPaid extends ChorVoliEvent {
  const ChorVoliPaid({required this.action, required this.payment});

  /// Reads one from JSON.
  factory ChorVoliPaid.fromJson(Object? json) {
    final fields = Fields('ChorVoliPaid', json);
    fields.expect('type', 'paid');
    return ChorVoliPaid(
      action: fields.read('action', decodeInt),
      payment: fields.read('payment', Payment.fromJson),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Who paid whom, and what for.
  final Payment payment;

  @override
  Map<String, Object?> toJson() => {
    'type': 'paid',
    'action': action,
    'payment': payment.toJson(),
  };
}

/// The table as one seat, or a spectator, may know it.
final class ChorVoliPerspective extends Message {
  const ChorVoliPerspective({
    required this.seat,
    required this.view,
    required this.toAct,
    required this.legal,
    required this.scoring,
    required this.events,
  });

  /// Reads one from JSON.
  factory ChorVoliPerspective.fromJson(Object? json) {
    final fields = Fields('ChorVoliPerspective', json);
    return ChorVoliPerspective(
      seat: fields.read('seat', nullable(decodeInt)),
      view: fields.read('view', ChorVoliView.fromJson),
      toAct: fields.read('to_act', listOf(decodeInt)),
      legal: fields.read('legal', listOf(ChorVoliAction.fromJson)),
      scoring: fields.read('scoring', ChorVoliScoring.fromJson),
      events: fields.read('events', listOf(ChorVoliEvent.fromJson)),
    );
  }

  /// The seat; null for spectators.
  final int? seat;

  /// What it may see.
  final ChorVoliView view;

  /// Seats that the game waits for.
  final List<int> toAct;

  /// What the seat itself may do now; empty for spectators.
  final List<ChorVoliAction> legal;

  /// The scoring, which is public.
  final ChorVoliScoring scoring;

  /// The events, as this seat knows them.
  final List<ChorVoliEvent> events;

  @override
  Map<String, Object?> toJson() => {
    'seat': seat,
    'view': view.toJson(),
    'to_act': toAct,
    'legal': legal.map((each) => each.toJson()).toList(),
    'scoring': scoring.toJson(),
    'events': events.map((each) => each.toJson()).toList(),
  };
}

/// What is due.
sealed class ChorVoliPhase extends Message {
  const ChorVoliPhase();

  /// Reads one from JSON, where `type` tells which.
  factory ChorVoliPhase.fromJson(Object? json) =>
      switch (Fields('ChorVoliPhase', json).read('type', decodeString)) {
        'arranging' => ChorVoliArranging.fromJson(json),
        'calling' => ChorVoliCalling.fromJson(json),
        'over' => ChorVoliOver.fromJson(json),
        final tag => throw unknown('ChorVoliPhase', tag),
      };
}

/// Chor Voli: four players, a pool, one chip a showdown.
final class ChorVoliPlain extends ChorVoliOptions {
  const ChorVoliPlain({
    required this.threesHigh,
    required this.foursHigh,
    required this.ties,
    required this.showdownLeader,
    required this.deals,
  });

  /// Reads one from JSON.
  factory ChorVoliPlain.fromJson(Object? json) {
    final fields = Fields('ChorVoliPlain', json);
    fields.expect('form', 'chor-voli');
    return ChorVoliPlain(
      threesHigh: fields.read('threes_high', decodeBool),
      foursHigh: fields.read('fours_high', decodeBool),
      ties: fields.read('ties', ChorVoliTies.fromJson),
      showdownLeader: fields.read(
        'showdown_leader',
        ChorVoliShowdownLeader.fromJson,
      ),
      deals: fields.read('deals', nullable(decodeInt)),
    );
  }

  /// Three threes beat three aces.
  final bool threesHigh;

  /// Four fours beat four aces.
  final bool foursHigh;

  /// Which of equal combinations wins: shown first or last.
  final ChorVoliTies ties;

  /// Who shows first in a showdown.
  final ChorVoliShowdownLeader showdownLeader;

  /// Deals after which the match is over.
  final int? deals;

  @override
  Map<String, Object?> toJson() => {
    'form': 'chor-voli',
    'threes_high': threesHigh,
    'fours_high': foursHigh,
    'ties': ties.value,
    'showdown_leader': showdownLeader.value,
    'deals': deals,
  };
}

/// A state and the actions to play on it.
final class ChorVoliPlayRequest extends Message {
  const ChorVoliPlayRequest({required this.state, required this.actions});

  /// Reads one from JSON.
  factory ChorVoliPlayRequest.fromJson(Object? json) {
    final fields = Fields('ChorVoliPlayRequest', json);
    return ChorVoliPlayRequest(
      state: fields.read('state', ChorVoliState.fromJson),
      actions: fields.read('actions', listOf(ChorVoliAction.fromJson)),
    );
  }

  /// The state as the last answer gave it.
  final ChorVoliState state;

  /// Actions in order: all are played, or none.
  final List<ChorVoliAction> actions;

  @override
  Map<String, Object?> toJson() => {
    'state': state.toJson(),
    'actions': actions.map((each) => each.toJson()).toList(),
  };
}

/// Where a match stands, hidden cards included: for trusted callers.
final class ChorVoliPosition extends Message {
  const ChorVoliPosition({
    required this.state,
    required this.digest,
    required this.toAct,
    required this.legal,
    required this.barred,
    required this.scoring,
    required this.events,
    required this.views,
  });

  /// Reads one from JSON.
  factory ChorVoliPosition.fromJson(Object? json) {
    final fields = Fields('ChorVoliPosition', json);
    return ChorVoliPosition(
      state: fields.read('state', ChorVoliState.fromJson),
      digest: fields.read('digest', decodeString),
      toAct: fields.read('to_act', listOf(decodeInt)),
      legal: fields.read('legal', nullable(listOf(ChorVoliLegal.fromJson))),
      barred: fields.read('barred', nullable(listOf(ChorVoliBarred.fromJson))),
      scoring: fields.read('scoring', ChorVoliScoring.fromJson),
      events: fields.read('events', listOf(ChorVoliEvent.fromJson)),
      views: fields.read(
        'views',
        nullable(listOf(ChorVoliPerspective.fromJson)),
      ),
    );
  }

  /// The state, to be kept and sent again.
  final ChorVoliState state;

  /// SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the
  /// state.
  final String digest;

  /// Seats that the game waits for; empty when the match is over.
  final List<int> toAct;

  /// Every legal action by seat, also out of turn; null when not asked for.
  final List<ChorVoliLegal>? legal;

  /// Refused actions by seat, each with its rule; null when not asked for.
  final List<ChorVoliBarred>? barred;

  /// The scoring so far.
  final ChorVoliScoring scoring;

  /// What this request brought about, in order.
  final List<ChorVoliEvent> events;

  /// What each seat and, last, the spectators may know; null when not asked for.
  final List<ChorVoliPerspective>? views;

  @override
  Map<String, Object?> toJson() => {
    'state': state.toJson(),
    'digest': digest,
    'to_act': toAct,
    'legal': legal?.map((each) => each.toJson()).toList(),
    'barred': barred?.map((each) => each.toJson()).toList(),
    'scoring': scoring.toJson(),
    'events': events.map((each) => each.toJson()).toList(),
    'views': views?.map((each) => each.toJson()).toList(),
  };
}

/// A state to look at as it stands.
final class ChorVoliPositionRequest extends Message {
  const ChorVoliPositionRequest({required this.state});

  /// Reads one from JSON.
  factory ChorVoliPositionRequest.fromJson(Object? json) {
    final fields = Fields('ChorVoliPositionRequest', json);
    return ChorVoliPositionRequest(
      state: fields.read('state', ChorVoliState.fromJson),
    );
  }

  /// The state.
  final ChorVoliState state;

  @override
  Map<String, Object?> toJson() => {'state': state.toJson()};
}

/// Ramchi: three or four players, and every opponent pays.
final class ChorVoliRamchi extends ChorVoliOptions {
  const ChorVoliRamchi({
    required this.threesHigh,
    required this.ties,
    required this.showdownLeader,
    required this.fourOfAKind,
    required this.foursHigh,
    required this.deals,
  });

  /// Reads one from JSON.
  factory ChorVoliRamchi.fromJson(Object? json) {
    final fields = Fields('ChorVoliRamchi', json);
    fields.expect('form', 'ramchi');
    return ChorVoliRamchi(
      threesHigh: fields.read('threes_high', decodeBool),
      ties: fields.read('ties', ChorVoliTies.fromJson),
      showdownLeader: fields.read(
        'showdown_leader',
        ChorVoliShowdownLeader.fromJson,
      ),
      fourOfAKind: fields.read('four_of_a_kind', decodeBool),
      foursHigh: fields.read('fours_high', decodeBool),
      deals: fields.read('deals', nullable(decodeInt)),
    );
  }

  /// Three threes beat three aces.
  final bool threesHigh;

  /// Which of equal combinations wins: shown first or last.
  final ChorVoliTies ties;

  /// Who shows first in a showdown.
  final ChorVoliShowdownLeader showdownLeader;

  /// Four of a kind ends a deal.
  final bool fourOfAKind;

  /// Four fours beat four aces.
  final bool foursHigh;

  /// Deals after which the match is over.
  final int? deals;

  @override
  Map<String, Object?> toJson() => {
    'form': 'ramchi',
    'threes_high': threesHigh,
    'ties': ties.value,
    'showdown_leader': showdownLeader.value,
    'four_of_a_kind': fourOfAKind,
    'fours_high': foursHigh,
    'deals': deals,
  };
}

/// A combination of the hand.
final class ChorVoliRanked extends Message {
  const ChorVoliRanked({
    required this.cards,
    required this.kind,
    required this.place,
  });

  /// Reads one from JSON.
  factory ChorVoliRanked.fromJson(Object? json) {
    final fields = Fields('ChorVoliRanked', json);
    return ChorVoliRanked(
      cards: fields.read('cards', listOf(Card.fromJson)),
      kind: fields.read('kind', ChorVoliKind.fromJson),
      place: fields.read('place', decodeInt),
    );
  }

  /// Its cards, highest rank first.
  final List<Card> cards;

  /// Its kind.
  final ChorVoliKind kind;

  /// Place among the hand's combinations by strength, from 1; equally strong ones
  /// share it.
  final int place;

  @override
  Map<String, Object?> toJson() => {
    'cards': cards.map((each) => each.value).toList(),
    'kind': kind.value,
    'place': place,
  };
}

/// Where a replayed match stands at the end, and how it came there.
final class ChorVoliReplayPosition extends Message {
  const ChorVoliReplayPosition({
    required this.state,
    required this.digest,
    required this.toAct,
    required this.legal,
    required this.barred,
    required this.scoring,
    required this.events,
    required this.views,
    required this.steps,
  });

  /// Reads one from JSON.
  factory ChorVoliReplayPosition.fromJson(Object? json) {
    final fields = Fields('ChorVoliReplayPosition', json);
    return ChorVoliReplayPosition(
      state: fields.read('state', ChorVoliState.fromJson),
      digest: fields.read('digest', decodeString),
      toAct: fields.read('to_act', listOf(decodeInt)),
      legal: fields.read('legal', nullable(listOf(ChorVoliLegal.fromJson))),
      barred: fields.read('barred', nullable(listOf(ChorVoliBarred.fromJson))),
      scoring: fields.read('scoring', ChorVoliScoring.fromJson),
      events: fields.read('events', listOf(ChorVoliEvent.fromJson)),
      views: fields.read(
        'views',
        nullable(listOf(ChorVoliPerspective.fromJson)),
      ),
      steps: fields.read('steps', nullable(listOf(ChorVoliStep.fromJson))),
    );
  }

  /// The state, to be kept and sent again.
  final ChorVoliState state;

  /// SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the
  /// state.
  final String digest;

  /// Seats that the game waits for; empty when the match is over.
  final List<int> toAct;

  /// Every legal action by seat, also out of turn; null when not asked for.
  final List<ChorVoliLegal>? legal;

  /// Refused actions by seat, each with its rule; null when not asked for.
  final List<ChorVoliBarred>? barred;

  /// The scoring so far.
  final ChorVoliScoring scoring;

  /// What this request brought about, in order.
  final List<ChorVoliEvent> events;

  /// What each seat and, last, the spectators may know; null when not asked for.
  final List<ChorVoliPerspective>? views;

  /// Every action with its events and digest; null when not asked for.
  final List<ChorVoliStep>? steps;

  @override
  Map<String, Object?> toJson() => {
    'state': state.toJson(),
    'digest': digest,
    'to_act': toAct,
    'legal': legal?.map((each) => each.toJson()).toList(),
    'barred': barred?.map((each) => each.toJson()).toList(),
    'scoring': scoring.toJson(),
    'events': events.map((each) => each.toJson()).toList(),
    'views': views?.map((each) => each.toJson()).toList(),
    'steps': steps?.map((each) => each.toJson()).toList(),
  };
}

/// A match from its start: how it starts, and the actions that follow.
final class ChorVoliReplayRequest extends Message {
  const ChorVoliReplayRequest({
    required this.players,
    this.variant,
    this.options,
    required this.seed,
    this.deck,
    this.dealer,
    required this.actions,
  });

  /// Reads one from JSON.
  factory ChorVoliReplayRequest.fromJson(Object? json) {
    final fields = Fields('ChorVoliReplayRequest', json);
    return ChorVoliReplayRequest(
      players: fields.read('players', decodeInt),
      variant: fields.readOptional('variant', ChorVoliVariant.fromJson),
      options: fields.readOptional('options', ChorVoliOverrides.fromJson),
      seed: fields.read('seed', decodeString),
      deck: fields.readOptional('deck', listOf(Card.fromJson)),
      dealer: fields.readOptional('dealer', decodeInt),
      actions: fields.read('actions', listOf(ChorVoliAction.fromJson)),
    );
  }

  /// Number of players.
  final int players;

  /// Named set of options; without it the game's first.
  final ChorVoliVariant? variant;

  /// Options that differ from the variant's.
  final ChorVoliOverrides? options;

  /// Source of all chance.
  final String seed;

  /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
  final List<Card>? deck;

  /// First dealer; without it drawn by lot from the seed (S5).
  final int? dealer;

  /// Actions in order; with `steps=true` at most 1,000.
  final List<ChorVoliAction> actions;

  @override
  Map<String, Object?> toJson() => {
    'players': players,
    if (variant != null) 'variant': variant?.value,
    if (options != null) 'options': options?.toJson(),
    'seed': seed,
    if (deck != null) 'deck': deck?.map((each) => each.value).toList(),
    if (dealer != null) 'dealer': dealer,
    'actions': actions.map((each) => each.toJson()).toList(),
  };
}

/// How a deal ended.
sealed class ChorVoliResult extends Message {
  const ChorVoliResult();

  /// Reads one from JSON, where `type` tells which.
  factory ChorVoliResult.fromJson(Object? json) =>
      switch (Fields('ChorVoliResult', json).read('type', decodeString)) {
        'four_of_a_kind' => ChorVoliFourOfAKind.fromJson(json),
        'showdowns' => ChorVoliShowdowns.fromJson(json),
        final tag => throw unknown('ChorVoliResult', tag),
      };
}

/// What the match has come to.
final class ChorVoliScoring extends Message {
  const ChorVoliScoring({
    required this.balances,
    required this.kitty,
    required this.pool,
    required this.lines,
    required this.result,
    required this.returns,
  });

  /// Reads one from JSON.
  factory ChorVoliScoring.fromJson(Object? json) {
    final fields = Fields('ChorVoliScoring', json);
    return ChorVoliScoring(
      balances: fields.read('balances', listOf(decodeInt)),
      kitty: fields.read('kitty', decodeInt),
      pool: fields.read('pool', decodeInt),
      lines: fields.read('lines', listOf(Payment.fromJson)),
      result: fields.read('result', nullable(ChorVoliResult.fromJson)),
      returns: fields.read('returns', nullable(listOf(decodeInt))),
    );
  }

  /// Chips won, by seat.
  final List<int> balances;

  /// Always 0: these games have a pool, or neither.
  final int kitty;

  /// Chips in the pool.
  final int pool;

  /// Every payment of this deal so far, in order.
  final List<Payment> lines;

  /// How the deal ended; null while it is played.
  final ChorVoliResult? result;

  /// Net result of the deal by seat; null while it is played.
  final List<int>? returns;

  @override
  Map<String, Object?> toJson() => {
    'balances': balances,
    'kitty': kitty,
    'pool': pool,
    'lines': lines.map((each) => each.toJson()).toList(),
    'result': result?.toJson(),
    'returns': returns,
  };
}

/// The deal is over, and all is paid.
final class ChorVoliSettled extends ChorVoliEvent {
  const ChorVoliSettled({
    required this.action,
    required this.result,
    required this.returns,
    required this.balances,
    required this.pool,
  });

  /// Reads one from JSON.
  factory ChorVoliSettled.fromJson(Object? json) {
    final fields = Fields('ChorVoliSettled', json);
    fields.expect('type', 'settled');
    return ChorVoliSettled(
      action: fields.read('action', decodeInt),
      result: fields.read('result', ChorVoliResult.fromJson),
      returns: fields.read('returns', listOf(decodeInt)),
      balances: fields.read('balances', listOf(decodeInt)),
      pool: fields.read('pool', decodeInt),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// How it ended.
  final ChorVoliResult result;

  /// Net result of the deal by seat.
  final List<int> returns;

  /// Chips won so far, by seat.
  final List<int> balances;

  /// Chips in the pool.
  final int pool;

  @override
  Map<String, Object?> toJson() => {
    'type': 'settled',
    'action': action,
    'result': result.toJson(),
    'returns': returns,
    'balances': balances,
    'pool': pool,
  };
}

/// Call the showdowns (C10a).
final class ChorVoliShow extends ChorVoliAction {
  const ChorVoliShow({required this.seat});

  /// Reads one from JSON.
  factory ChorVoliShow.fromJson(Object? json) {
    final fields = Fields('ChorVoliShow', json);
    fields.expect('type', 'show');
    return ChorVoliShow(seat: fields.read('seat', decodeInt));
  }

  /// Seat that acts.
  final int seat;

  @override
  Map<String, Object?> toJson() => {'type': 'show', 'seat': seat};
}

/// A showdown was held (C11).
final class ChorVoliShowdownHeld extends ChorVoliEvent {
  const ChorVoliShowdownHeld({
    required this.action,
    required this.number,
    required this.shown,
    required this.winner,
    required this.why,
  });

  /// Reads one from JSON.
  factory ChorVoliShowdownHeld.fromJson(Object? json) {
    final fields = Fields('ChorVoliShowdownHeld', json);
    fields.expect('type', 'showdown');
    return ChorVoliShowdownHeld(
      action: fields.read('action', decodeInt),
      number: fields.read('number', decodeInt),
      shown: fields.read('shown', listOf(ChorVoliShown.fromJson)),
      winner: fields.read('winner', decodeInt),
      why: fields.read('why', ChorVoliWhy.fromJson),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Number of the showdown, from 1.
  final int number;

  /// What was shown, in order.
  final List<ChorVoliShown> shown;

  /// Seat that won it.
  final int winner;

  /// Why.
  final ChorVoliWhy why;

  @override
  Map<String, Object?> toJson() => {
    'type': 'showdown',
    'action': action,
    'number': number,
    'shown': shown.map((each) => each.toJson()).toList(),
    'winner': winner,
    'why': why.value,
  };
}

/// Who shows first in a showdown.
enum ChorVoliShowdownLeader {
  firstSeat('first_seat'),
  previousWinner('previous_winner');

  const ChorVoliShowdownLeader(this.value);

  /// Reads one from JSON.
  static ChorVoliShowdownLeader fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('ChorVoliShowdownLeader', json));

  static final Map<String, ChorVoliShowdownLeader> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// The combinations met (C11).
final class ChorVoliShowdowns extends ChorVoliResult {
  const ChorVoliShowdowns({required this.held, required this.winners});

  /// Reads one from JSON.
  factory ChorVoliShowdowns.fromJson(Object? json) {
    final fields = Fields('ChorVoliShowdowns', json);
    fields.expect('type', 'showdowns');
    return ChorVoliShowdowns(
      held: fields.read('held', decodeInt),
      winners: fields.read('winners', listOf(decodeInt)),
    );
  }

  /// Number of showdowns that were held.
  final int held;

  /// Seat that won each one.
  final List<int> winners;

  @override
  Map<String, Object?> toJson() => {
    'type': 'showdowns',
    'held': held,
    'winners': winners,
  };
}

/// A combination that was shown.
final class ChorVoliShown extends Message {
  const ChorVoliShown({
    required this.seat,
    required this.cards,
    required this.kind,
  });

  /// Reads one from JSON.
  factory ChorVoliShown.fromJson(Object? json) {
    final fields = Fields('ChorVoliShown', json);
    return ChorVoliShown(
      seat: fields.read('seat', decodeInt),
      cards: fields.read('cards', listOf(Card.fromJson)),
      kind: fields.read('kind', ChorVoliKind.fromJson),
    );
  }

  /// Seat that showed it.
  final int seat;

  /// Its cards, highest rank first.
  final List<Card> cards;

  /// Its kind.
  final ChorVoliKind kind;

  @override
  Map<String, Object?> toJson() => {
    'seat': seat,
    'cards': cards.map((each) => each.value).toList(),
    'kind': kind.value,
  };
}

/// Discard what is left, and finish arranging (C10).
final class ChorVoliStand extends ChorVoliAction {
  const ChorVoliStand({required this.seat});

  /// Reads one from JSON.
  factory ChorVoliStand.fromJson(Object? json) {
    final fields = Fields('ChorVoliStand', json);
    fields.expect('type', 'stand');
    return ChorVoliStand(seat: fields.read('seat', decodeInt));
  }

  /// Seat that acts.
  final int seat;

  @override
  Map<String, Object?> toJson() => {'type': 'stand', 'seat': seat};
}

/// How a match starts; what is left out is the first variant, a seed made by
/// the server, a shuffle and a lot.
final class ChorVoliStartRequest extends Message {
  const ChorVoliStartRequest({
    required this.players,
    this.variant,
    this.options,
    this.seed,
    this.deck,
    this.dealer,
  });

  /// Reads one from JSON.
  factory ChorVoliStartRequest.fromJson(Object? json) {
    final fields = Fields('ChorVoliStartRequest', json);
    return ChorVoliStartRequest(
      players: fields.read('players', decodeInt),
      variant: fields.readOptional('variant', ChorVoliVariant.fromJson),
      options: fields.readOptional('options', ChorVoliOverrides.fromJson),
      seed: fields.readOptional('seed', decodeString),
      deck: fields.readOptional('deck', listOf(Card.fromJson)),
      dealer: fields.readOptional('dealer', decodeInt),
    );
  }

  /// Number of players.
  final int players;

  /// Named set of options; without it the game's first.
  final ChorVoliVariant? variant;

  /// Options that differ from the variant's.
  final ChorVoliOverrides? options;

  /// Source of all chance; without it the server makes one from 32 random bytes.
  final String? seed;

  /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
  final List<Card>? deck;

  /// First dealer; without it drawn by lot from the seed (S5).
  final int? dealer;

  @override
  Map<String, Object?> toJson() => {
    'players': players,
    if (variant != null) 'variant': variant?.value,
    if (options != null) 'options': options?.toJson(),
    if (seed != null) 'seed': seed,
    if (deck != null) 'deck': deck?.map((each) => each.value).toList(),
    if (dealer != null) 'dealer': dealer,
  };
}

/// A match of Chor Voli or Ramchi, hidden cards included.
final class ChorVoliState extends Message {
  const ChorVoliState({
    required this.version,
    required this.options,
    required this.seed,
    required this.deal,
    required this.dealer,
    required this.actions,
    required this.hands,
    required this.tableCard,
    required this.combinations,
    required this.discards,
    required this.stood,
    required this.balances,
    required this.pool,
    required this.phase,
  });

  /// Reads one from JSON.
  factory ChorVoliState.fromJson(Object? json) {
    final fields = Fields('ChorVoliState', json);
    fields.expect('game', 'chor-voli');
    return ChorVoliState(
      version: fields.read('version', decodeInt),
      options: fields.read('options', ChorVoliOptions.fromJson),
      seed: fields.read('seed', decodeString),
      deal: fields.read('deal', decodeInt),
      dealer: fields.read('dealer', decodeInt),
      actions: fields.read('actions', decodeInt),
      hands: fields.read('hands', listOf(listOf(Card.fromJson))),
      tableCard: fields.read('table_card', nullable(Card.fromJson)),
      combinations: fields.read(
        'combinations',
        listOf(listOf(listOf(Card.fromJson))),
      ),
      discards: fields.read('discards', listOf(listOf(Card.fromJson))),
      stood: fields.read('stood', listOf(decodeInt)),
      balances: fields.read('balances', listOf(decodeInt)),
      pool: fields.read('pool', decodeInt),
      phase: fields.read('phase', ChorVoliPhase.fromJson),
    );
  }

  /// Version of this layout; 1 is known.
  final int version;

  /// Every choice of rules.
  final ChorVoliOptions options;

  /// Source of all chance in later deals.
  final String seed;

  /// Number of this deal, from 0.
  final int deal;

  /// Seat that dealt; the one after it is the first.
  final int dealer;

  /// Actions taken in this deal.
  final int actions;

  /// Cards that each seat still holds, in the order gained.
  final List<List<Card>> hands;

  /// The card that lies face up; null where none is left over.
  final Card? tableCard;

  /// Combinations that each seat has laid down, in order.
  final List<List<List<Card>>> combinations;

  /// Cards that each seat has discarded.
  final List<List<Card>> discards;

  /// Seats that have finished arranging, in order.
  final List<int> stood;

  /// Chips won, by seat.
  final List<int> balances;

  /// Chips in the pool.
  final int pool;

  /// What is due.
  final ChorVoliPhase phase;

  @override
  Map<String, Object?> toJson() => {
    'game': 'chor-voli',
    'version': version,
    'options': options.toJson(),
    'seed': seed,
    'deal': deal,
    'dealer': dealer,
    'actions': actions,
    'hands': hands
        .map((each) => each.map((each) => each.value).toList())
        .toList(),
    'table_card': tableCard?.value,
    'combinations': combinations
        .map(
          (each) => each
              .map((each) => each.map((each) => each.value).toList())
              .toList(),
        )
        .toList(),
    'discards': discards
        .map((each) => each.map((each) => each.value).toList())
        .toList(),
    'stood': stood,
    'balances': balances,
    'pool': pool,
    'phase': phase.toJson(),
  };
}

/// One action of a replay.
final class ChorVoliStep extends Message {
  const ChorVoliStep({
    required this.action,
    required this.events,
    required this.digest,
  });

  /// Reads one from JSON.
  factory ChorVoliStep.fromJson(Object? json) {
    final fields = Fields('ChorVoliStep', json);
    return ChorVoliStep(
      action: fields.read('action', ChorVoliAction.fromJson),
      events: fields.read('events', listOf(ChorVoliEvent.fromJson)),
      digest: fields.read('digest', decodeString),
    );
  }

  /// The action.
  final ChorVoliAction action;

  /// What it brought about.
  final List<ChorVoliEvent> events;

  /// Digest of the state after it.
  final String digest;

  @override
  Map<String, Object?> toJson() => {
    'action': action.toJson(),
    'events': events.map((each) => each.toJson()).toList(),
    'digest': digest,
  };
}

/// A seat has finished arranging (C10).
final class ChorVoliStoodUp extends ChorVoliEvent {
  const ChorVoliStoodUp({required this.action, required this.seat});

  /// Reads one from JSON.
  factory ChorVoliStoodUp.fromJson(Object? json) {
    final fields = Fields('ChorVoliStoodUp', json);
    fields.expect('type', 'stood');
    return ChorVoliStoodUp(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Seat that has.
  final int seat;

  @override
  Map<String, Object?> toJson() => {
    'type': 'stood',
    'action': action,
    'seat': seat,
  };
}

/// A table as one seat, or a spectator, may know it.
final class ChorVoliTable extends Message {
  const ChorVoliTable({
    required this.token,
    required this.match,
    required this.move,
    required this.link,
    required this.safety,
    required this.closed,
    required this.seat,
    required this.view,
    required this.toAct,
    required this.legal,
    required this.scoring,
    required this.events,
  });

  /// Reads one from JSON.
  factory ChorVoliTable.fromJson(Object? json) {
    final fields = Fields('ChorVoliTable', json);
    return ChorVoliTable(
      token: fields.read('token', decodeString),
      match: fields.read('match', decodeString),
      move: fields.read('move', decodeInt),
      link: fields.read('link', decodeString),
      safety: fields.read('safety', Safety.fromJson),
      closed: fields.read('closed', listOf(decodeInt)),
      seat: fields.read('seat', nullable(decodeInt)),
      view: fields.read('view', ChorVoliView.fromJson),
      toAct: fields.read('to_act', listOf(decodeInt)),
      legal: fields.read('legal', listOf(ChorVoliAction.fromJson)),
      scoring: fields.read('scoring', ChorVoliScoring.fromJson),
      events: fields.read('events', listOf(ChorVoliEvent.fromJson)),
    );
  }

  /// The table, sealed: for whoever plays next.
  final String token;

  /// Id of the match.
  final String match;

  /// Number of the last move; 0 is the start.
  final int move;

  /// What binds the last move to all before it.
  final String link;

  /// What this table promises.
  final Safety safety;

  /// Seats that have closed the match since the deal was over.
  final List<int> closed;

  /// The seat whose key was sent; null for spectators.
  final int? seat;

  /// What it may see.
  final ChorVoliView view;

  /// Seats that the game waits for; empty when the match is over.
  final List<int> toAct;

  /// What the seat itself may do now, action by action; some are only taken
  /// whole, as one move.
  final List<ChorVoliAction> legal;

  /// The scoring, which is public.
  final ChorVoliScoring scoring;

  /// What the last move brought about, as this seat knows it.
  final List<ChorVoliEvent> events;

  @override
  Map<String, Object?> toJson() => {
    'token': token,
    'match': match,
    'move': move,
    'link': link,
    'safety': safety.toJson(),
    'closed': closed,
    'seat': seat,
    'view': view.toJson(),
    'to_act': toAct,
    'legal': legal.map((each) => each.toJson()).toList(),
    'scoring': scoring.toJson(),
    'events': events.map((each) => each.toJson()).toList(),
  };
}

/// A move of a match that is over.
final class ChorVoliTableMove extends Message {
  const ChorVoliTableMove({required this.seat, required this.actions});

  /// Reads one from JSON.
  factory ChorVoliTableMove.fromJson(Object? json) {
    final fields = Fields('ChorVoliTableMove', json);
    return ChorVoliTableMove(
      seat: fields.read('seat', decodeInt),
      actions: fields.read('actions', listOf(ChorVoliAction.fromJson)),
    );
  }

  /// Seat that moved.
  final int seat;

  /// Its actions in order; none where it closed the match.
  final List<ChorVoliAction> actions;

  @override
  Map<String, Object?> toJson() => {
    'seat': seat,
    'actions': actions.map((each) => each.toJson()).toList(),
  };
}

/// One move by the seat whose key is sent.
final class ChorVoliTablePlayRequest extends Message {
  const ChorVoliTablePlayRequest({
    required this.token,
    required this.actions,
    this.lastSeen,
  });

  /// Reads one from JSON.
  factory ChorVoliTablePlayRequest.fromJson(Object? json) {
    final fields = Fields('ChorVoliTablePlayRequest', json);
    return ChorVoliTablePlayRequest(
      token: fields.read('token', decodeString),
      actions: fields.read('actions', listOf(ChorVoliAction.fromJson)),
      lastSeen: fields.readOptional('last_seen', LastSeen.fromJson),
    );
  }

  /// The table as the last answer gave it.
  final String token;

  /// The move: actions of one seat, in order; all are played, or none. A `deal`
  /// has no deck here.
  final List<ChorVoliAction> actions;

  /// The newest move that this client has seen; the token must descend from it.
  final LastSeen? lastSeen;

  @override
  Map<String, Object?> toJson() => {
    'token': token,
    'actions': actions.map((each) => each.toJson()).toList(),
    if (lastSeen != null) 'last_seen': lastSeen?.toJson(),
  };
}

/// What is agreed on before a match, and what each seat commits to.
final class ChorVoliTablePrepareRequest extends Message {
  const ChorVoliTablePrepareRequest({
    required this.players,
    this.variant,
    this.options,
    this.dealer,
    this.locks,
    this.commitments,
  });

  /// Reads one from JSON.
  factory ChorVoliTablePrepareRequest.fromJson(Object? json) {
    final fields = Fields('ChorVoliTablePrepareRequest', json);
    return ChorVoliTablePrepareRequest(
      players: fields.read('players', decodeInt),
      variant: fields.readOptional('variant', ChorVoliVariant.fromJson),
      options: fields.readOptional('options', ChorVoliOverrides.fromJson),
      dealer: fields.readOptional('dealer', decodeInt),
      locks: fields.readOptional('locks', listOf(nullable(decodeString))),
      commitments: fields.readOptional(
        'commitments',
        listOf(nullable(decodeString)),
      ),
    );
  }

  /// Number of players.
  final int players;

  /// Named set of options; without it the game's first.
  final ChorVoliVariant? variant;

  /// Options that differ from the variant's.
  final ChorVoliOverrides? options;

  /// First dealer; without it drawn by lot (S5).
  final int? dealer;

  /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key
  /// from the server.
  final List<String?>? locks;

  /// For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or
  /// null if it takes no part.
  final List<String?>? commitments;

  @override
  Map<String, Object?> toJson() => {
    'players': players,
    if (variant != null) 'variant': variant?.value,
    if (options != null) 'options': options?.toJson(),
    if (dealer != null) 'dealer': dealer,
    if (locks != null) 'locks': locks,
    if (commitments != null) 'commitments': commitments,
  };
}

/// What was agreed on before a match.
final class ChorVoliTableRecord extends Message {
  const ChorVoliTableRecord({
    required this.options,
    required this.players,
    required this.dealer,
    required this.locks,
    required this.commitments,
  });

  /// Reads one from JSON.
  factory ChorVoliTableRecord.fromJson(Object? json) {
    final fields = Fields('ChorVoliTableRecord', json);
    return ChorVoliTableRecord(
      options: fields.read('options', ChorVoliOptions.fromJson),
      players: fields.read('players', decodeInt),
      dealer: fields.read('dealer', nullable(decodeInt)),
      locks: fields.read('locks', listOf(nullable(decodeString))),
      commitments: fields.read('commitments', listOf(nullable(decodeString))),
    );
  }

  /// Every choice of rules.
  final ChorVoliOptions options;

  /// Number of players.
  final int players;

  /// First dealer, if one was named.
  final int? dealer;

  /// Locks that players made, by seat; null where the server issued the key.
  final List<String?> locks;

  /// What each seat committed to; null where it took no part.
  final List<String?> commitments;

  @override
  Map<String, Object?> toJson() => {
    'options': options.toJson(),
    'players': players,
    'dealer': dealer,
    'locks': locks,
    'commitments': commitments,
  };
}

/// All that was hidden in a match, for everybody to check.
final class ChorVoliTableReveal extends Message {
  const ChorVoliTableReveal({
    required this.match,
    required this.record,
    required this.secret,
    required this.openings,
    required this.commitment,
    required this.seed,
    required this.decks,
    required this.state,
    required this.move,
    required this.link,
  });

  /// Reads one from JSON.
  factory ChorVoliTableReveal.fromJson(Object? json) {
    final fields = Fields('ChorVoliTableReveal', json);
    return ChorVoliTableReveal(
      match: fields.read('match', decodeString),
      record: fields.read('record', ChorVoliTableRecord.fromJson),
      secret: fields.read('secret', decodeString),
      openings: fields.read('openings', listOf(nullable(decodeString))),
      commitment: fields.read('commitment', decodeString),
      seed: fields.read('seed', decodeString),
      decks: fields.read('decks', listOf(RevealedDeck.fromJson)),
      state: fields.read('state', ChorVoliState.fromJson),
      move: fields.read('move', decodeInt),
      link: fields.read('link', decodeString),
    );
  }

  /// Id of the match.
  final String match;

  /// What was agreed on.
  final ChorVoliTableRecord record;

  /// The server's secret: 32 bytes in hexadecimal.
  final String secret;

  /// What each seat put in; null where it took no part.
  final List<String?> openings;

  /// What the server was bound to.
  final String commitment;

  /// Seed of the match.
  final String seed;

  /// The deals so far, the first 1,000 of them.
  final List<RevealedDeck> decks;

  /// Where the match stands, with all that was never shown.
  final ChorVoliState state;

  /// Number of the last move.
  final int move;

  /// Its link.
  final String link;

  @override
  Map<String, Object?> toJson() => {
    'match': match,
    'record': record.toJson(),
    'secret': secret,
    'openings': openings,
    'commitment': commitment,
    'seed': seed,
    'decks': decks.map((each) => each.toJson()).toList(),
    'state': state.toJson(),
    'move': move,
    'link': link,
  };
}

/// How a sealed match starts: from choices, or from a prepared match and its
/// openings, not from both.
final class ChorVoliTableStartRequest extends Message {
  const ChorVoliTableStartRequest({
    this.players,
    this.variant,
    this.options,
    this.dealer,
    this.locks,
    this.token,
    this.openings,
  });

  /// Reads one from JSON.
  factory ChorVoliTableStartRequest.fromJson(Object? json) {
    final fields = Fields('ChorVoliTableStartRequest', json);
    return ChorVoliTableStartRequest(
      players: fields.readOptional('players', decodeInt),
      variant: fields.readOptional('variant', ChorVoliVariant.fromJson),
      options: fields.readOptional('options', ChorVoliOverrides.fromJson),
      dealer: fields.readOptional('dealer', decodeInt),
      locks: fields.readOptional('locks', listOf(nullable(decodeString))),
      token: fields.readOptional('token', decodeString),
      openings: fields.readOptional('openings', listOf(nullable(decodeString))),
    );
  }

  /// Number of players; needed unless the match is prepared.
  final int? players;

  /// Named set of options; without it the game's first.
  final ChorVoliVariant? variant;

  /// Options that differ from the variant's.
  final ChorVoliOverrides? options;

  /// First dealer; without it drawn by lot (S5).
  final int? dealer;

  /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key
  /// from the server.
  final List<String?>? locks;

  /// The prepared match.
  final String? token;

  /// For each seat of a prepared match what it committed to, or null if it took
  /// no part.
  final List<String?>? openings;

  @override
  Map<String, Object?> toJson() => {
    if (players != null) 'players': players,
    if (variant != null) 'variant': variant?.value,
    if (options != null) 'options': options?.toJson(),
    if (dealer != null) 'dealer': dealer,
    if (locks != null) 'locks': locks,
    if (token != null) 'token': token,
    if (openings != null) 'openings': openings,
  };
}

/// A sealed match that has just started, as spectators see it, with the keys of
/// the seats that made none.
final class ChorVoliTableStarted extends Message {
  const ChorVoliTableStarted({
    required this.token,
    required this.match,
    required this.move,
    required this.link,
    required this.safety,
    required this.closed,
    required this.seat,
    required this.view,
    required this.toAct,
    required this.legal,
    required this.scoring,
    required this.events,
    required this.commitment,
    required this.keys,
  });

  /// Reads one from JSON.
  factory ChorVoliTableStarted.fromJson(Object? json) {
    final fields = Fields('ChorVoliTableStarted', json);
    return ChorVoliTableStarted(
      token: fields.read('token', decodeString),
      match: fields.read('match', decodeString),
      move: fields.read('move', decodeInt),
      link: fields.read('link', decodeString),
      safety: fields.read('safety', Safety.fromJson),
      closed: fields.read('closed', listOf(decodeInt)),
      seat: fields.read('seat', nullable(decodeInt)),
      view: fields.read('view', ChorVoliView.fromJson),
      toAct: fields.read('to_act', listOf(decodeInt)),
      legal: fields.read('legal', listOf(ChorVoliAction.fromJson)),
      scoring: fields.read('scoring', ChorVoliScoring.fromJson),
      events: fields.read('events', listOf(ChorVoliEvent.fromJson)),
      commitment: fields.read('commitment', decodeString),
      keys: fields.read('keys', listOf(nullable(decodeString))),
    );
  }

  /// The table, sealed: for whoever plays next.
  final String token;

  /// Id of the match.
  final String match;

  /// Number of the last move; 0 is the start.
  final int move;

  /// What binds the last move to all before it.
  final String link;

  /// What this table promises.
  final Safety safety;

  /// Seats that have closed the match since the deal was over.
  final List<int> closed;

  /// The seat whose key was sent; null for spectators.
  final int? seat;

  /// What it may see.
  final ChorVoliView view;

  /// Seats that the game waits for; empty when the match is over.
  final List<int> toAct;

  /// What the seat itself may do now, action by action; some are only taken
  /// whole, as one move.
  final List<ChorVoliAction> legal;

  /// The scoring, which is public.
  final ChorVoliScoring scoring;

  /// What the last move brought about, as this seat knows it.
  final List<ChorVoliEvent> events;

  /// What the server is bound to, as a prepared match told it before.
  final String commitment;

  /// For each seat without a lock its key, to be handed to that player only; null
  /// for the others.
  final List<String?> keys;

  @override
  Map<String, Object?> toJson() => {
    'token': token,
    'match': match,
    'move': move,
    'link': link,
    'safety': safety.toJson(),
    'closed': closed,
    'seat': seat,
    'view': view.toJson(),
    'to_act': toAct,
    'legal': legal.map((each) => each.toJson()).toList(),
    'scoring': scoring.toJson(),
    'events': events.map((each) => each.toJson()).toList(),
    'commitment': commitment,
    'keys': keys,
  };
}

/// Take the table card for the two of diamonds (C16).
final class ChorVoliTakeTableCard extends ChorVoliAction {
  const ChorVoliTakeTableCard({required this.seat});

  /// Reads one from JSON.
  factory ChorVoliTakeTableCard.fromJson(Object? json) {
    final fields = Fields('ChorVoliTakeTableCard', json);
    fields.expect('type', 'take_table_card');
    return ChorVoliTakeTableCard(seat: fields.read('seat', decodeInt));
  }

  /// Seat that acts.
  final int seat;

  @override
  Map<String, Object?> toJson() => {'type': 'take_table_card', 'seat': seat};
}

/// Which of equal combinations wins.
enum ChorVoliTies {
  first('first'),
  last('last');

  const ChorVoliTies(this.value);

  /// Reads one from JSON.
  static ChorVoliTies fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('ChorVoliTies', json));

  static final Map<String, ChorVoliTies> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// A seat took the table card for the two of diamonds (C16).
final class ChorVoliTookTableCard extends ChorVoliEvent {
  const ChorVoliTookTableCard({
    required this.action,
    required this.seat,
    required this.card,
  });

  /// Reads one from JSON.
  factory ChorVoliTookTableCard.fromJson(Object? json) {
    final fields = Fields('ChorVoliTookTableCard', json);
    fields.expect('type', 'took_table_card');
    return ChorVoliTookTableCard(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
      card: fields.read('card', Card.fromJson),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Seat that took it.
  final int seat;

  /// The card taken.
  final Card card;

  @override
  Map<String, Object?> toJson() => {
    'type': 'took_table_card',
    'action': action,
    'seat': seat,
    'card': card.value,
  };
}

/// A named set of options.
enum ChorVoliVariant {
  chorVoli('chor-voli'),
  ramchi('ramchi');

  const ChorVoliVariant(this.value);

  /// Reads one from JSON.
  static ChorVoliVariant fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('ChorVoliVariant', json));

  static final Map<String, ChorVoliVariant> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// A named set of options.
final class ChorVoliVariantEntry extends Message {
  const ChorVoliVariantEntry({
    required this.name,
    required this.sentence,
    required this.source,
    required this.options,
  });

  /// Reads one from JSON.
  factory ChorVoliVariantEntry.fromJson(Object? json) {
    final fields = Fields('ChorVoliVariantEntry', json);
    return ChorVoliVariantEntry(
      name: fields.read('name', ChorVoliVariant.fromJson),
      sentence: fields.read('sentence', decodeString),
      source: fields.read('source', decodeString),
      options: fields.read('options', ChorVoliOptions.fromJson),
    );
  }

  /// Name of the variant.
  final ChorVoliVariant name;

  /// What it is.
  final String sentence;

  /// Where it comes from.
  final String source;

  /// Every choice of rules.
  final ChorVoliOptions options;

  @override
  Map<String, Object?> toJson() => {
    'name': name.value,
    'sentence': sentence,
    'source': source,
    'options': options.toJson(),
  };
}

/// What a seat, or a spectator, may see of a match.
final class ChorVoliView extends Message {
  const ChorVoliView({
    required this.seat,
    required this.players,
    required this.direction,
    required this.options,
    required this.deal,
    required this.dealer,
    required this.hand,
    required this.tableCard,
    required this.ownCombinations,
    required this.ownDiscards,
    required this.stood,
    required this.combinations,
    required this.balances,
    required this.pool,
    required this.phase,
  });

  /// Reads one from JSON.
  factory ChorVoliView.fromJson(Object? json) {
    final fields = Fields('ChorVoliView', json);
    return ChorVoliView(
      seat: fields.read('seat', nullable(decodeInt)),
      players: fields.read('players', decodeInt),
      direction: fields.read('direction', Direction.fromJson),
      options: fields.read('options', ChorVoliOptions.fromJson),
      deal: fields.read('deal', decodeInt),
      dealer: fields.read('dealer', decodeInt),
      hand: fields.read('hand', nullable(listOf(Card.fromJson))),
      tableCard: fields.read('table_card', nullable(Card.fromJson)),
      ownCombinations: fields.read(
        'own_combinations',
        nullable(listOf(ChorVoliLaid.fromJson)),
      ),
      ownDiscards: fields.read('own_discards', nullable(listOf(Card.fromJson))),
      stood: fields.read('stood', listOf(decodeInt)),
      combinations: fields.read(
        'combinations',
        nullable(listOf(listOf(ChorVoliLaid.fromJson))),
      ),
      balances: fields.read('balances', listOf(decodeInt)),
      pool: fields.read('pool', decodeInt),
      phase: fields.read('phase', ChorVoliPhase.fromJson),
    );
  }

  /// Seat that looks; null for spectators.
  final int? seat;

  /// Number of players.
  final int players;

  /// Which way play goes; seats are numbered in the order of play.
  final Direction direction;

  /// Every choice of rules.
  final ChorVoliOptions options;

  /// Number of this deal, from 0.
  final int deal;

  /// Seat that dealt.
  final int dealer;

  /// Own cards that are still held, in the order gained; null for spectators.
  final List<Card>? hand;

  /// The card that lies face up; null where there is none.
  final Card? tableCard;

  /// Combinations that the seat has laid down, in order; null for spectators.
  final List<ChorVoliLaid>? ownCombinations;

  /// Cards that the seat has discarded; null for spectators.
  final List<Card>? ownDiscards;

  /// Seats that have finished arranging, by number.
  final List<int> stood;

  /// Combinations that each seat has shown; null until the showdowns.
  final List<List<ChorVoliLaid>>? combinations;

  /// Chips won, by seat.
  final List<int> balances;

  /// Chips in the pool.
  final int pool;

  /// What is due.
  final ChorVoliPhase phase;

  @override
  Map<String, Object?> toJson() => {
    'seat': seat,
    'players': players,
    'direction': direction.value,
    'options': options.toJson(),
    'deal': deal,
    'dealer': dealer,
    'hand': hand?.map((each) => each.value).toList(),
    'table_card': tableCard?.value,
    'own_combinations': ownCombinations?.map((each) => each.toJson()).toList(),
    'own_discards': ownDiscards?.map((each) => each.value).toList(),
    'stood': stood,
    'combinations': combinations
        ?.map((each) => each.map((each) => each.toJson()).toList())
        .toList(),
    'balances': balances,
    'pool': pool,
    'phase': phase.toJson(),
  };
}

/// What a seat, or a spectator, may know; safe to hand to that player.
final class ChorVoliViewAnswer extends Message {
  const ChorVoliViewAnswer({
    required this.view,
    required this.toAct,
    required this.legal,
    required this.scoring,
  });

  /// Reads one from JSON.
  factory ChorVoliViewAnswer.fromJson(Object? json) {
    final fields = Fields('ChorVoliViewAnswer', json);
    return ChorVoliViewAnswer(
      view: fields.read('view', ChorVoliView.fromJson),
      toAct: fields.read('to_act', listOf(decodeInt)),
      legal: fields.read('legal', listOf(ChorVoliAction.fromJson)),
      scoring: fields.read('scoring', ChorVoliScoring.fromJson),
    );
  }

  /// What may be seen.
  final ChorVoliView view;

  /// Seats that the game waits for.
  final List<int> toAct;

  /// The seat's own legal actions; empty for spectators.
  final List<ChorVoliAction> legal;

  /// The scoring so far.
  final ChorVoliScoring scoring;

  @override
  Map<String, Object?> toJson() => {
    'view': view.toJson(),
    'to_act': toAct,
    'legal': legal.map((each) => each.toJson()).toList(),
    'scoring': scoring.toJson(),
  };
}

/// A state, and who looks at it.
final class ChorVoliViewRequest extends Message {
  const ChorVoliViewRequest({required this.state, this.seat});

  /// Reads one from JSON.
  factory ChorVoliViewRequest.fromJson(Object? json) {
    final fields = Fields('ChorVoliViewRequest', json);
    return ChorVoliViewRequest(
      state: fields.read('state', ChorVoliState.fromJson),
      seat: fields.readOptional('seat', decodeInt),
    );
  }

  /// The state.
  final ChorVoliState state;

  /// The seat that looks; without it a spectator.
  final int? seat;

  @override
  Map<String, Object?> toJson() => {
    'state': state.toJson(),
    if (seat != null) 'seat': seat,
  };
}

/// Why a showdown was won: by the kind, by the ranks among several of that
/// kind, alone, or as one of equals.
enum ChorVoliWhy {
  kind('kind'),
  ranks('ranks'),
  alone('alone'),
  shownFirst('shown_first'),
  shownLast('shown_last');

  const ChorVoliWhy(this.value);

  /// Reads one from JSON.
  static ChorVoliWhy fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('ChorVoliWhy', json));

  static final Map<String, ChorVoliWhy> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// Which way play goes round the table.
enum Direction {
  clockwise('clockwise'),
  counterclockwise('counterclockwise');

  const Direction(this.value);

  /// Reads one from JSON.
  static Direction fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('Direction', json));

  static final Map<String, Direction> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// Who had a part in the seed of the deals.
enum Fairness {
  allSeats('all-seats'),
  someSeats('some-seats'),
  serverOnly('server-only');

  const Fairness(this.value);

  /// Reads one from JSON.
  static Fairness fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('Fairness', json));

  static final Map<String, Fairness> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// What follows from a reveal; compare it with what was told and seen while the
/// match was played.
final class FairnessAnswer extends Message {
  const FairnessAnswer({
    required this.commitment,
    required this.openings,
    required this.seed,
    required this.dealer,
    required this.decks,
    required this.links,
  });

  /// Reads one from JSON.
  factory FairnessAnswer.fromJson(Object? json) {
    final fields = Fields('FairnessAnswer', json);
    return FairnessAnswer(
      commitment: fields.read('commitment', decodeString),
      openings: fields.read('openings', listOf(nullable(decodeBool))),
      seed: fields.read('seed', decodeString),
      dealer: fields.read('dealer', decodeInt),
      decks: fields.read('decks', listOf(RevealedDeck.fromJson)),
      links: fields.read('links', listOf(decodeString)),
    );
  }

  /// The server's commitment.
  final String commitment;

  /// Whether each seat's opening is what it committed to; null where it took no
  /// part.
  final List<bool?> openings;

  /// Seed of the match.
  final String seed;

  /// First dealer.
  final int dealer;

  /// What the seed makes of each deal.
  final List<RevealedDeck> decks;

  /// The link of the start and of every move.
  final List<String> links;

  @override
  Map<String, Object?> toJson() => {
    'commitment': commitment,
    'openings': openings,
    'seed': seed,
    'dealer': dealer,
    'decks': decks.map((each) => each.toJson()).toList(),
    'links': links,
  };
}

/// An option that is on or off.
final class FlagOption extends CatalogueOption {
  const FlagOption({
    required this.name,
    required this.form,
    required this.rule,
    required this.sentence,
    required this.defaultValue,
  });

  /// Reads one from JSON.
  factory FlagOption.fromJson(Object? json) {
    final fields = Fields('FlagOption', json);
    fields.expect('type', 'flag');
    return FlagOption(
      name: fields.read('name', decodeString),
      form: fields.read('form', decodeString),
      rule: fields.read('rule', decodeString),
      sentence: fields.read('sentence', decodeString),
      defaultValue: fields.read('default', decodeBool),
    );
  }

  /// Name of the option.
  final String name;

  /// Form that it belongs to.
  final String form;

  /// Id of its rule.
  final String rule;

  /// What it does.
  final String sentence;

  /// Value in the form's first variant.
  final bool defaultValue;

  @override
  Map<String, Object?> toJson() => {
    'type': 'flag',
    'name': name,
    'form': form,
    'rule': rule,
    'sentence': sentence,
    'default': defaultValue,
  };
}

/// The games on offer.
final class GameList extends Message {
  const GameList({required this.games});

  /// Reads one from JSON.
  factory GameList.fromJson(Object? json) {
    final fields = Fields('GameList', json);
    return GameList(games: fields.read('games', listOf(GameSummary.fromJson)));
  }

  /// The games.
  final List<GameSummary> games;

  @override
  Map<String, Object?> toJson() => {
    'games': games.map((each) => each.toJson()).toList(),
  };
}

/// What a game is called in a language.
final class GameName extends Message {
  const GameName({required this.language, required this.name});

  /// Reads one from JSON.
  factory GameName.fromJson(Object? json) {
    final fields = Fields('GameName', json);
    return GameName(
      language: fields.read('language', decodeString),
      name: fields.read('name', decodeString),
    );
  }

  /// Language tag (BCP 47).
  final String language;

  /// The name, in that language's script.
  final String name;

  @override
  Map<String, Object?> toJson() => {'language': language, 'name': name};
}

/// A game in short.
final class GameSummary extends Message {
  const GameSummary({
    required this.id,
    required this.names,
    required this.players,
    required this.direction,
    required this.variants,
  });

  /// Reads one from JSON.
  factory GameSummary.fromJson(Object? json) {
    final fields = Fields('GameSummary', json);
    return GameSummary(
      id: fields.read('id', decodeString),
      names: fields.read('names', listOf(GameName.fromJson)),
      players: fields.read('players', PlayerRange.fromJson),
      direction: fields.read('direction', Direction.fromJson),
      variants: fields.read('variants', listOf(decodeString)),
    );
  }

  /// Id of the game, as it stands in paths.
  final String id;

  /// What it is called.
  final List<GameName> names;

  /// How many may play.
  final PlayerRange players;

  /// Which way play goes.
  final Direction direction;

  /// Names of its variants; the first is the default.
  final List<String> variants;

  @override
  Map<String, Object?> toJson() => {
    'id': id,
    'names': names.map((each) => each.toJson()).toList(),
    'players': players.toJson(),
    'direction': direction.value,
    'variants': variants,
  };
}

/// The versions of a game's states that the service reads; it writes the
/// newest.
final class GameVersions extends Message {
  const GameVersions({required this.game, required this.versions});

  /// Reads one from JSON.
  factory GameVersions.fromJson(Object? json) {
    final fields = Fields('GameVersions', json);
    return GameVersions(
      game: fields.read('game', decodeString),
      versions: fields.read('versions', listOf(decodeInt)),
    );
  }

  /// Id of the game.
  final String game;

  /// State versions.
  final List<int> versions;

  @override
  Map<String, Object?> toJson() => {'game': game, 'versions': versions};
}

/// The service answers; it has nothing else that could fail.
final class Health extends Message {
  const Health({required this.status});

  /// Reads one from JSON.
  factory Health.fromJson(Object? json) {
    final fields = Fields('Health', json);
    return Health(status: fields.read('status', HealthStatus.fromJson));
  }

  /// Always ok.
  final HealthStatus status;

  @override
  Map<String, Object?> toJson() => {'status': status.value};
}

/// How the service is.
enum HealthStatus {
  ok('ok');

  const HealthStatus(this.value);

  /// Reads one from JSON.
  static HealthStatus fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('HealthStatus', json));

  static final Map<String, HealthStatus> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// One thing that one seat does.
sealed class KrytAction extends Message {
  const KrytAction();

  /// Reads one from JSON, where `type` tells which.
  factory KrytAction.fromJson(Object? json) =>
      switch (Fields('KrytAction', json).read('type', decodeString)) {
        'lead' => KrytLead.fromJson(json),
        'beat' => KrytBeat.fromJson(json),
        'pick_up' => KrytPickUp.fromJson(json),
        'exchange_six' => KrytExchangeSix.fromJson(json),
        'deal' => KrytDeal.fromJson(json),
        final tag => throw unknown('KrytAction', tag),
      };
}

/// The top card is to be beaten, or cards picked up (K7).
final class KrytAnswering extends KrytPhase {
  const KrytAnswering({required this.turn});

  /// Reads one from JSON.
  factory KrytAnswering.fromJson(Object? json) {
    final fields = Fields('KrytAnswering', json);
    fields.expect('type', 'answering');
    return KrytAnswering(turn: fields.read('turn', decodeInt));
  }

  /// Seat to play.
  final int turn;

  @override
  Map<String, Object?> toJson() => {'type': 'answering', 'turn': turn};
}

/// What one seat might ask for and may not do now.
final class KrytBarred extends Message {
  const KrytBarred({required this.seat, required this.actions});

  /// Reads one from JSON.
  factory KrytBarred.fromJson(Object? json) {
    final fields = Fields('KrytBarred', json);
    return KrytBarred(
      seat: fields.read('seat', decodeInt),
      actions: fields.read('actions', listOf(KrytBarredAction.fromJson)),
    );
  }

  /// The seat.
  final int seat;

  /// Its refused actions.
  final List<KrytBarredAction> actions;

  @override
  Map<String, Object?> toJson() => {
    'seat': seat,
    'actions': actions.map((each) => each.toJson()).toList(),
  };
}

/// An action that a player might have asked for, and why the rules refuse it.
final class KrytBarredAction extends Message {
  const KrytBarredAction({
    required this.action,
    required this.rule,
    required this.reason,
  });

  /// Reads one from JSON.
  factory KrytBarredAction.fromJson(Object? json) {
    final fields = Fields('KrytBarredAction', json);
    return KrytBarredAction(
      action: fields.read('action', KrytAction.fromJson),
      rule: fields.read('rule', decodeString),
      reason: fields.read('reason', decodeString),
    );
  }

  /// The refused action.
  final KrytAction action;

  /// Id of the rule that refuses it.
  final String rule;

  /// Code of that rule; the rulebook of the catalogue has its sentence.
  final String reason;

  @override
  Map<String, Object?> toJson() => {
    'action': action.toJson(),
    'rule': rule,
    'reason': reason,
  };
}

/// What became of each state, in the order of the request.
final class KrytBatchAnswer extends Message {
  const KrytBatchAnswer({required this.results});

  /// Reads one from JSON.
  factory KrytBatchAnswer.fromJson(Object? json) {
    final fields = Fields('KrytBatchAnswer', json);
    return KrytBatchAnswer(
      results: fields.read('results', listOf(KrytBatchResult.fromJson)),
    );
  }

  /// One result an item.
  final List<KrytBatchResult> results;

  @override
  Map<String, Object?> toJson() => {
    'results': results.map((each) => each.toJson()).toList(),
  };
}

/// One state of a batch, and the actions to play on it.
final class KrytBatchItem extends Message {
  const KrytBatchItem({required this.state, required this.actions});

  /// Reads one from JSON.
  factory KrytBatchItem.fromJson(Object? json) {
    final fields = Fields('KrytBatchItem', json);
    return KrytBatchItem(
      state: fields.read('state', KrytState.fromJson),
      actions: fields.read('actions', listOf(KrytAction.fromJson)),
    );
  }

  /// The state.
  final KrytState state;

  /// Actions in order; 2,000 at most in the whole batch.
  final List<KrytAction> actions;

  @override
  Map<String, Object?> toJson() => {
    'state': state.toJson(),
    'actions': actions.map((each) => each.toJson()).toList(),
  };
}

/// Up to 100 states, each with its own actions; they do not know of each other.
final class KrytBatchRequest extends Message {
  const KrytBatchRequest({required this.items});

  /// Reads one from JSON.
  factory KrytBatchRequest.fromJson(Object? json) {
    final fields = Fields('KrytBatchRequest', json);
    return KrytBatchRequest(
      items: fields.read('items', listOf(KrytBatchItem.fromJson)),
    );
  }

  /// The states and their actions.
  final List<KrytBatchItem> items;

  @override
  Map<String, Object?> toJson() => {
    'items': items.map((each) => each.toJson()).toList(),
  };
}

/// What became of one state: a position or a problem, the other is null.
final class KrytBatchResult extends Message {
  const KrytBatchResult({required this.position, required this.problem});

  /// Reads one from JSON.
  factory KrytBatchResult.fromJson(Object? json) {
    final fields = Fields('KrytBatchResult', json);
    return KrytBatchResult(
      position: fields.read('position', nullable(KrytPosition.fromJson)),
      problem: fields.read('problem', nullable(Problem.fromJson)),
    );
  }

  /// The position after the actions.
  final KrytPosition? position;

  /// Why the actions were refused; this item is unchanged, the others are not
  /// affected.
  final Problem? problem;

  @override
  Map<String, Object?> toJson() => {
    'position': position?.toJson(),
    'problem': problem?.toJson(),
  };
}

/// Beat the top card (K9); a lead by the same seat follows, if it has a card
/// left.
final class KrytBeat extends KrytAction {
  const KrytBeat({required this.seat, required this.card});

  /// Reads one from JSON.
  factory KrytBeat.fromJson(Object? json) {
    final fields = Fields('KrytBeat', json);
    fields.expect('type', 'beat');
    return KrytBeat(
      seat: fields.read('seat', decodeInt),
      card: fields.read('card', Card.fromJson),
    );
  }

  /// Seat that acts.
  final int seat;

  /// Card from its hand.
  final Card card;

  @override
  Map<String, Object?> toJson() => {
    'type': 'beat',
    'seat': seat,
    'card': card.value,
  };
}

/// The top card was beaten.
final class KrytBeaten extends KrytEvent {
  const KrytBeaten({
    required this.action,
    required this.seat,
    required this.card,
    required this.top,
  });

  /// Reads one from JSON.
  factory KrytBeaten.fromJson(Object? json) {
    final fields = Fields('KrytBeaten', json);
    fields.expect('type', 'beaten');
    return KrytBeaten(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
      card: fields.read('card', Card.fromJson),
      top: fields.read('top', Card.fromJson),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Seat that beat it.
  final int seat;

  /// Card that beats.
  final Card card;

  /// Card that was beaten.
  final Card top;

  @override
  Map<String, Object?> toJson() => {
    'type': 'beaten',
    'action': action,
    'seat': seat,
    'card': card.value,
    'top': top.value,
  };
}

/// All that can be known of a game before it starts.
final class KrytCatalogue extends Message {
  const KrytCatalogue({
    required this.id,
    required this.names,
    required this.players,
    required this.direction,
    required this.variants,
    required this.options,
    required this.rulebook,
    required this.stateVersions,
  });

  /// Reads one from JSON.
  factory KrytCatalogue.fromJson(Object? json) {
    final fields = Fields('KrytCatalogue', json);
    return KrytCatalogue(
      id: fields.read('id', decodeString),
      names: fields.read('names', listOf(GameName.fromJson)),
      players: fields.read('players', PlayerRange.fromJson),
      direction: fields.read('direction', Direction.fromJson),
      variants: fields.read('variants', listOf(KrytVariantEntry.fromJson)),
      options: fields.read('options', listOf(CatalogueOption.fromJson)),
      rulebook: fields.read('rulebook', listOf(RuleEntry.fromJson)),
      stateVersions: fields.read('state_versions', listOf(decodeInt)),
    );
  }

  /// Id of the game, as it stands in paths.
  final String id;

  /// What it is called.
  final List<GameName> names;

  /// How many may play.
  final PlayerRange players;

  /// Which way play goes.
  final Direction direction;

  /// Its variants; the first is the default.
  final List<KrytVariantEntry> variants;

  /// Its options, form by form.
  final List<CatalogueOption> options;

  /// Every rule that an action, options or a state can break.
  final List<RuleEntry> rulebook;

  /// State versions that are read; the last is written.
  final List<int> stateVersions;

  @override
  Map<String, Object?> toJson() => {
    'id': id,
    'names': names.map((each) => each.toJson()).toList(),
    'players': players.toJson(),
    'direction': direction.value,
    'variants': variants.map((each) => each.toJson()).toList(),
    'options': options.map((each) => each.toJson()).toList(),
    'rulebook': rulebook.map((each) => each.toJson()).toList(),
    'state_versions': stateVersions,
  };
}

/// The top card has just been beaten by the same seat, which now leads on top
/// of it (K8).
final class KrytCovering extends KrytPhase {
  const KrytCovering({required this.turn});

  /// Reads one from JSON.
  factory KrytCovering.fromJson(Object? json) {
    final fields = Fields('KrytCovering', json);
    fields.expect('type', 'covering');
    return KrytCovering(turn: fields.read('turn', decodeInt));
  }

  /// Seat to play.
  final int turn;

  @override
  Map<String, Object?> toJson() => {'type': 'covering', 'turn': turn};
}

/// Deal the next deal once one is over (K3).
final class KrytDeal extends KrytAction {
  const KrytDeal({required this.seat, this.deck});

  /// Reads one from JSON.
  factory KrytDeal.fromJson(Object? json) {
    final fields = Fields('KrytDeal', json);
    fields.expect('type', 'deal');
    return KrytDeal(
      seat: fields.read('seat', decodeInt),
      deck: fields.readOptional('deck', listOf(Card.fromJson)),
    );
  }

  /// The next dealer.
  final int seat;

  /// Deck of this deal, exactly the pack, in place of the shuffle (S10).
  final List<Card>? deck;

  @override
  Map<String, Object?> toJson() => {
    'type': 'deal',
    'seat': seat,
    if (deck != null) 'deck': deck?.map((each) => each.value).toList(),
  };
}

/// A deal was dealt (K4, K5).
final class KrytDealt extends KrytEvent {
  const KrytDealt({
    required this.action,
    required this.deal,
    required this.dealer,
    required this.trumps,
    required this.indicator,
    required this.hands,
    required this.stock,
  });

  /// Reads one from JSON.
  factory KrytDealt.fromJson(Object? json) {
    final fields = Fields('KrytDealt', json);
    fields.expect('type', 'dealt');
    return KrytDealt(
      action: fields.read('action', decodeInt),
      deal: fields.read('deal', decodeInt),
      dealer: fields.read('dealer', decodeInt),
      trumps: fields.read('trumps', Suit.fromJson),
      indicator: fields.read('indicator', nullable(Card.fromJson)),
      hands: fields.read('hands', listOf(KrytDealtHand.fromJson)),
      stock: fields.read('stock', decodeInt),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Number of the deal, from 0.
  final int deal;

  /// Seat that dealt.
  final int dealer;

  /// Suit of trumps.
  final Suit trumps;

  /// The card turned face up; null where none is turned.
  final Card? indicator;

  /// What each seat was dealt.
  final List<KrytDealtHand> hands;

  /// Cards left to draw, the indicator among them.
  final int stock;

  @override
  Map<String, Object?> toJson() => {
    'type': 'dealt',
    'action': action,
    'deal': deal,
    'dealer': dealer,
    'trumps': trumps.value,
    'indicator': indicator?.value,
    'hands': hands.map((each) => each.toJson()).toList(),
    'stock': stock,
  };
}

/// The cards that one seat was dealt.
final class KrytDealtHand extends Message {
  const KrytDealtHand({
    required this.seat,
    required this.count,
    required this.cards,
  });

  /// Reads one from JSON.
  factory KrytDealtHand.fromJson(Object? json) {
    final fields = Fields('KrytDealtHand', json);
    return KrytDealtHand(
      seat: fields.read('seat', decodeInt),
      count: fields.read('count', decodeInt),
      cards: fields.read('cards', nullable(listOf(Card.fromJson))),
    );
  }

  /// Seat that got them.
  final int seat;

  /// How many.
  final int count;

  /// Which; null for all but that seat.
  final List<Card>? cards;

  @override
  Map<String, Object?> toJson() => {
    'seat': seat,
    'count': count,
    'cards': cards?.map((each) => each.value).toList(),
  };
}

/// The game in which diamonds are always trumps and no trump beats a spade
/// (K20, K21).
final class KrytDiamondsAndSpades extends KrytOptions {
  const KrytDiamondsAndSpades({required this.actionLimit, required this.deals});

  /// Reads one from JSON.
  factory KrytDiamondsAndSpades.fromJson(Object? json) {
    final fields = Fields('KrytDiamondsAndSpades', json);
    fields.expect('form', 'diamonds-and-spades');
    return KrytDiamondsAndSpades(
      actionLimit: fields.read('action_limit', nullable(decodeInt)),
      deals: fields.read('deals', nullable(decodeInt)),
    );
  }

  /// Actions after which a deal is broken off.
  final int? actionLimit;

  /// Deals after which the match is over.
  final int? deals;

  @override
  Map<String, Object?> toJson() => {
    'form': 'diamonds-and-spades',
    'action_limit': actionLimit,
    'deals': deals,
  };
}

/// A hand was filled up from the stock (K10).
final class KrytDrew extends KrytEvent {
  const KrytDrew({
    required this.action,
    required this.seat,
    required this.count,
    required this.cards,
    required this.indicator,
  });

  /// Reads one from JSON.
  factory KrytDrew.fromJson(Object? json) {
    final fields = Fields('KrytDrew', json);
    fields.expect('type', 'drew');
    return KrytDrew(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
      count: fields.read('count', decodeInt),
      cards: fields.read('cards', nullable(listOf(Card.fromJson))),
      indicator: fields.read('indicator', nullable(Card.fromJson)),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Seat that drew.
  final int seat;

  /// How many cards.
  final int count;

  /// Which cards, in the order drawn; null for all but that seat.
  final List<Card>? cards;

  /// The indicator, if it was among them; all saw it.
  final Card? indicator;

  @override
  Map<String, Object?> toJson() => {
    'type': 'drew',
    'action': action,
    'seat': seat,
    'count': count,
    'cards': cards?.map((each) => each.value).toList(),
    'indicator': indicator?.value,
  };
}

/// Something that has happened.
sealed class KrytEvent extends Message {
  const KrytEvent();

  /// Reads one from JSON, where `type` tells which.
  factory KrytEvent.fromJson(Object? json) =>
      switch (Fields('KrytEvent', json).read('type', decodeString)) {
        'dealt' => KrytDealt.fromJson(json),
        'led' => KrytLed.fromJson(json),
        'beaten' => KrytBeaten.fromJson(json),
        'picked_up' => KrytPickedUp.fromJson(json),
        'exchanged_six' => KrytExchangedSix.fromJson(json),
        'drew' => KrytDrew.fromJson(json),
        'went_out' => KrytWentOut.fromJson(json),
        'settled' => KrytSettled.fromJson(json),
        final tag => throw unknown('KrytEvent', tag),
      };
}

/// Exchange the six of trumps for the indicator, also out of turn (K14).
final class KrytExchangeSix extends KrytAction {
  const KrytExchangeSix({required this.seat});

  /// Reads one from JSON.
  factory KrytExchangeSix.fromJson(Object? json) {
    final fields = Fields('KrytExchangeSix', json);
    fields.expect('type', 'exchange_six');
    return KrytExchangeSix(seat: fields.read('seat', decodeInt));
  }

  /// Seat that acts.
  final int seat;

  @override
  Map<String, Object?> toJson() => {'type': 'exchange_six', 'seat': seat};
}

/// The six of trumps was exchanged for the indicator (K14).
final class KrytExchangedSix extends KrytEvent {
  const KrytExchangedSix({
    required this.action,
    required this.seat,
    required this.six,
    required this.indicator,
  });

  /// Reads one from JSON.
  factory KrytExchangedSix.fromJson(Object? json) {
    final fields = Fields('KrytExchangedSix', json);
    fields.expect('type', 'exchanged_six');
    return KrytExchangedSix(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
      six: fields.read('six', Card.fromJson),
      indicator: fields.read('indicator', Card.fromJson),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Seat that exchanged.
  final int seat;

  /// The six, now the last card of the stock.
  final Card six;

  /// The former indicator, now in that seat's hand.
  final Card indicator;

  @override
  Map<String, Object?> toJson() => {
    'type': 'exchanged_six',
    'action': action,
    'seat': seat,
    'six': six.value,
    'indicator': indicator.value,
  };
}

/// What a reveal showed, and what is to be checked against it.
final class KrytFairnessRequest extends Message {
  const KrytFairnessRequest({
    required this.match,
    required this.record,
    required this.secret,
    required this.openings,
    required this.deals,
    required this.moves,
  });

  /// Reads one from JSON.
  factory KrytFairnessRequest.fromJson(Object? json) {
    final fields = Fields('KrytFairnessRequest', json);
    return KrytFairnessRequest(
      match: fields.read('match', decodeString),
      record: fields.read('record', KrytTableRecord.fromJson),
      secret: fields.read('secret', decodeString),
      openings: fields.read('openings', listOf(nullable(decodeString))),
      deals: fields.read('deals', decodeInt),
      moves: fields.read('moves', listOf(KrytTableMove.fromJson)),
    );
  }

  /// Id of the match.
  final String match;

  /// What was agreed on.
  final KrytTableRecord record;

  /// The server's secret.
  final String secret;

  /// What each seat put in.
  final List<String?> openings;

  /// How many deals to compute.
  final int deals;

  /// Every move from the start; none if the links are not to be computed beyond
  /// the first.
  final List<KrytTableMove> moves;

  @override
  Map<String, Object?> toJson() => {
    'match': match,
    'record': record.toJson(),
    'secret': secret,
    'openings': openings,
    'deals': deals,
    'moves': moves.map((each) => each.toJson()).toList(),
  };
}

/// The seat before went out by beating; a card is to be led on top, with
/// nothing to answer (K16).
final class KrytFreeLeading extends KrytPhase {
  const KrytFreeLeading({required this.turn});

  /// Reads one from JSON.
  factory KrytFreeLeading.fromJson(Object? json) {
    final fields = Fields('KrytFreeLeading', json);
    fields.expect('type', 'free_leading');
    return KrytFreeLeading(turn: fields.read('turn', decodeInt));
  }

  /// Seat to play.
  final int turn;

  @override
  Map<String, Object?> toJson() => {'type': 'free_leading', 'turn': turn};
}

/// Lead a card to the pile (K6, K8, K16).
final class KrytLead extends KrytAction {
  const KrytLead({required this.seat, required this.card});

  /// Reads one from JSON.
  factory KrytLead.fromJson(Object? json) {
    final fields = Fields('KrytLead', json);
    fields.expect('type', 'lead');
    return KrytLead(
      seat: fields.read('seat', decodeInt),
      card: fields.read('card', Card.fromJson),
    );
  }

  /// Seat that acts.
  final int seat;

  /// Card from its hand.
  final Card card;

  @override
  Map<String, Object?> toJson() => {
    'type': 'lead',
    'seat': seat,
    'card': card.value,
  };
}

/// A card is to be led to the empty pile (K6).
final class KrytLeading extends KrytPhase {
  const KrytLeading({required this.turn});

  /// Reads one from JSON.
  factory KrytLeading.fromJson(Object? json) {
    final fields = Fields('KrytLeading', json);
    fields.expect('type', 'leading');
    return KrytLeading(turn: fields.read('turn', decodeInt));
  }

  /// Seat to play.
  final int turn;

  @override
  Map<String, Object?> toJson() => {'type': 'leading', 'turn': turn};
}

/// A card was led to the pile.
final class KrytLed extends KrytEvent {
  const KrytLed({required this.action, required this.seat, required this.card});

  /// Reads one from JSON.
  factory KrytLed.fromJson(Object? json) {
    final fields = Fields('KrytLed', json);
    fields.expect('type', 'led');
    return KrytLed(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
      card: fields.read('card', Card.fromJson),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Seat that led.
  final int seat;

  /// Card led.
  final Card card;

  @override
  Map<String, Object?> toJson() => {
    'type': 'led',
    'action': action,
    'seat': seat,
    'card': card.value,
  };
}

/// What one seat may do now; an entry of the list is exactly what is accepted.
final class KrytLegal extends Message {
  const KrytLegal({required this.seat, required this.actions});

  /// Reads one from JSON.
  factory KrytLegal.fromJson(Object? json) {
    final fields = Fields('KrytLegal', json);
    return KrytLegal(
      seat: fields.read('seat', decodeInt),
      actions: fields.read('actions', listOf(KrytAction.fromJson)),
    );
  }

  /// The seat that may act.
  final int seat;

  /// Its legal actions, complete.
  final List<KrytAction> actions;

  @override
  Map<String, Object?> toJson() => {
    'seat': seat,
    'actions': actions.map((each) => each.toJson()).toList(),
  };
}

/// Every choice of rules, by form.
sealed class KrytOptions extends Message {
  const KrytOptions();

  /// Reads one from JSON, where `form` tells which.
  factory KrytOptions.fromJson(Object? json) =>
      switch (Fields('KrytOptions', json).read('form', decodeString)) {
        'standard' => KrytStandard.fromJson(json),
        'diamonds-and-spades' => KrytDiamondsAndSpades.fromJson(json),
        final tag => throw unknown('KrytOptions', tag),
      };
}

/// The deal is over.
final class KrytOver extends KrytPhase {
  const KrytOver({required this.result});

  /// Reads one from JSON.
  factory KrytOver.fromJson(Object? json) {
    final fields = Fields('KrytOver', json);
    fields.expect('type', 'over');
    return KrytOver(result: fields.read('result', KrytResult.fromJson));
  }

  /// How it ended.
  final KrytResult result;

  @override
  Map<String, Object?> toJson() => {'type': 'over', 'result': result.toJson()};
}

/// Options that differ from the variant's.
final class KrytOverrides extends Message {
  const KrytOverrides({this.actionLimit, this.deals});

  /// Reads one from JSON.
  factory KrytOverrides.fromJson(Object? json) {
    final fields = Fields('KrytOverrides', json);
    return KrytOverrides(
      actionLimit: fields.readOptional('action_limit', decodeInt),
      deals: fields.readOptional('deals', decodeInt),
    );
  }

  /// Actions after which a deal is broken off.
  final int? actionLimit;

  /// Deals after which the match is over.
  final int? deals;

  @override
  Map<String, Object?> toJson() => {
    if (actionLimit != null) 'action_limit': actionLimit,
    if (deals != null) 'deals': deals,
  };
}

/// The table as one seat, or a spectator, may know it.
final class KrytPerspective extends Message {
  const KrytPerspective({
    required this.seat,
    required this.view,
    required this.toAct,
    required this.legal,
    required this.scoring,
    required this.events,
  });

  /// Reads one from JSON.
  factory KrytPerspective.fromJson(Object? json) {
    final fields = Fields('KrytPerspective', json);
    return KrytPerspective(
      seat: fields.read('seat', nullable(decodeInt)),
      view: fields.read('view', KrytView.fromJson),
      toAct: fields.read('to_act', listOf(decodeInt)),
      legal: fields.read('legal', listOf(KrytAction.fromJson)),
      scoring: fields.read('scoring', KrytScoring.fromJson),
      events: fields.read('events', listOf(KrytEvent.fromJson)),
    );
  }

  /// The seat; null for spectators.
  final int? seat;

  /// What it may see.
  final KrytView view;

  /// Seats that the game waits for.
  final List<int> toAct;

  /// What the seat itself may do now; empty for spectators.
  final List<KrytAction> legal;

  /// The scoring, which is public.
  final KrytScoring scoring;

  /// The events, as this seat knows them.
  final List<KrytEvent> events;

  @override
  Map<String, Object?> toJson() => {
    'seat': seat,
    'view': view.toJson(),
    'to_act': toAct,
    'legal': legal.map((each) => each.toJson()).toList(),
    'scoring': scoring.toJson(),
    'events': events.map((each) => each.toJson()).toList(),
  };
}

/// What is due, and from whom.
sealed class KrytPhase extends Message {
  const KrytPhase();

  /// Reads one from JSON, where `type` tells which.
  factory KrytPhase.fromJson(Object? json) =>
      switch (Fields('KrytPhase', json).read('type', decodeString)) {
        'leading' => KrytLeading.fromJson(json),
        'answering' => KrytAnswering.fromJson(json),
        'covering' => KrytCovering.fromJson(json),
        'free_leading' => KrytFreeLeading.fromJson(json),
        'over' => KrytOver.fromJson(json),
        final tag => throw unknown('KrytPhase', tag),
      };
}

/// Pick up one card, three or the whole pile, as its top card asks (K11).
final class KrytPickUp extends KrytAction {
  const KrytPickUp({required this.seat});

  /// Reads one from JSON.
  factory KrytPickUp.fromJson(Object? json) {
    final fields = Fields('KrytPickUp', json);
    fields.expect('type', 'pick_up');
    return KrytPickUp(seat: fields.read('seat', decodeInt));
  }

  /// Seat that acts.
  final int seat;

  @override
  Map<String, Object?> toJson() => {'type': 'pick_up', 'seat': seat};
}

/// Cards were picked up from the pile (K11).
final class KrytPickedUp extends KrytEvent {
  const KrytPickedUp({
    required this.action,
    required this.seat,
    required this.count,
    required this.top,
    required this.cards,
  });

  /// Reads one from JSON.
  factory KrytPickedUp.fromJson(Object? json) {
    final fields = Fields('KrytPickedUp', json);
    fields.expect('type', 'picked_up');
    return KrytPickedUp(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
      count: fields.read('count', decodeInt),
      top: fields.read('top', Card.fromJson),
      cards: fields.read('cards', nullable(listOf(Card.fromJson))),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Seat that picked up.
  final int seat;

  /// How many cards.
  final int count;

  /// The top card, which all saw.
  final Card top;

  /// Which cards, the top one first; null for all but that seat.
  final List<Card>? cards;

  @override
  Map<String, Object?> toJson() => {
    'type': 'picked_up',
    'action': action,
    'seat': seat,
    'count': count,
    'top': top.value,
    'cards': cards?.map((each) => each.value).toList(),
  };
}

/// A state and the actions to play on it.
final class KrytPlayRequest extends Message {
  const KrytPlayRequest({required this.state, required this.actions});

  /// Reads one from JSON.
  factory KrytPlayRequest.fromJson(Object? json) {
    final fields = Fields('KrytPlayRequest', json);
    return KrytPlayRequest(
      state: fields.read('state', KrytState.fromJson),
      actions: fields.read('actions', listOf(KrytAction.fromJson)),
    );
  }

  /// The state as the last answer gave it.
  final KrytState state;

  /// Actions in order: all are played, or none.
  final List<KrytAction> actions;

  @override
  Map<String, Object?> toJson() => {
    'state': state.toJson(),
    'actions': actions.map((each) => each.toJson()).toList(),
  };
}

/// Where a match stands, hidden cards included: for trusted callers.
final class KrytPosition extends Message {
  const KrytPosition({
    required this.state,
    required this.digest,
    required this.toAct,
    required this.legal,
    required this.barred,
    required this.scoring,
    required this.events,
    required this.views,
  });

  /// Reads one from JSON.
  factory KrytPosition.fromJson(Object? json) {
    final fields = Fields('KrytPosition', json);
    return KrytPosition(
      state: fields.read('state', KrytState.fromJson),
      digest: fields.read('digest', decodeString),
      toAct: fields.read('to_act', listOf(decodeInt)),
      legal: fields.read('legal', nullable(listOf(KrytLegal.fromJson))),
      barred: fields.read('barred', nullable(listOf(KrytBarred.fromJson))),
      scoring: fields.read('scoring', KrytScoring.fromJson),
      events: fields.read('events', listOf(KrytEvent.fromJson)),
      views: fields.read('views', nullable(listOf(KrytPerspective.fromJson))),
    );
  }

  /// The state, to be kept and sent again.
  final KrytState state;

  /// SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the
  /// state.
  final String digest;

  /// Seats that the game waits for; empty when the match is over.
  final List<int> toAct;

  /// Every legal action by seat, also out of turn; null when not asked for.
  final List<KrytLegal>? legal;

  /// Refused actions by seat, each with its rule; null when not asked for.
  final List<KrytBarred>? barred;

  /// The scoring so far.
  final KrytScoring scoring;

  /// What this request brought about, in order.
  final List<KrytEvent> events;

  /// What each seat and, last, the spectators may know; null when not asked for.
  final List<KrytPerspective>? views;

  @override
  Map<String, Object?> toJson() => {
    'state': state.toJson(),
    'digest': digest,
    'to_act': toAct,
    'legal': legal?.map((each) => each.toJson()).toList(),
    'barred': barred?.map((each) => each.toJson()).toList(),
    'scoring': scoring.toJson(),
    'events': events.map((each) => each.toJson()).toList(),
    'views': views?.map((each) => each.toJson()).toList(),
  };
}

/// A state to look at as it stands.
final class KrytPositionRequest extends Message {
  const KrytPositionRequest({required this.state});

  /// Reads one from JSON.
  factory KrytPositionRequest.fromJson(Object? json) {
    final fields = Fields('KrytPositionRequest', json);
    return KrytPositionRequest(state: fields.read('state', KrytState.fromJson));
  }

  /// The state.
  final KrytState state;

  @override
  Map<String, Object?> toJson() => {'state': state.toJson()};
}

/// Where a replayed match stands at the end, and how it came there.
final class KrytReplayPosition extends Message {
  const KrytReplayPosition({
    required this.state,
    required this.digest,
    required this.toAct,
    required this.legal,
    required this.barred,
    required this.scoring,
    required this.events,
    required this.views,
    required this.steps,
  });

  /// Reads one from JSON.
  factory KrytReplayPosition.fromJson(Object? json) {
    final fields = Fields('KrytReplayPosition', json);
    return KrytReplayPosition(
      state: fields.read('state', KrytState.fromJson),
      digest: fields.read('digest', decodeString),
      toAct: fields.read('to_act', listOf(decodeInt)),
      legal: fields.read('legal', nullable(listOf(KrytLegal.fromJson))),
      barred: fields.read('barred', nullable(listOf(KrytBarred.fromJson))),
      scoring: fields.read('scoring', KrytScoring.fromJson),
      events: fields.read('events', listOf(KrytEvent.fromJson)),
      views: fields.read('views', nullable(listOf(KrytPerspective.fromJson))),
      steps: fields.read('steps', nullable(listOf(KrytStep.fromJson))),
    );
  }

  /// The state, to be kept and sent again.
  final KrytState state;

  /// SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the
  /// state.
  final String digest;

  /// Seats that the game waits for; empty when the match is over.
  final List<int> toAct;

  /// Every legal action by seat, also out of turn; null when not asked for.
  final List<KrytLegal>? legal;

  /// Refused actions by seat, each with its rule; null when not asked for.
  final List<KrytBarred>? barred;

  /// The scoring so far.
  final KrytScoring scoring;

  /// What this request brought about, in order.
  final List<KrytEvent> events;

  /// What each seat and, last, the spectators may know; null when not asked for.
  final List<KrytPerspective>? views;

  /// Every action with its events and digest; null when not asked for.
  final List<KrytStep>? steps;

  @override
  Map<String, Object?> toJson() => {
    'state': state.toJson(),
    'digest': digest,
    'to_act': toAct,
    'legal': legal?.map((each) => each.toJson()).toList(),
    'barred': barred?.map((each) => each.toJson()).toList(),
    'scoring': scoring.toJson(),
    'events': events.map((each) => each.toJson()).toList(),
    'views': views?.map((each) => each.toJson()).toList(),
    'steps': steps?.map((each) => each.toJson()).toList(),
  };
}

/// A match from its start: how it starts, and the actions that follow.
final class KrytReplayRequest extends Message {
  const KrytReplayRequest({
    required this.players,
    this.variant,
    this.options,
    required this.seed,
    this.deck,
    this.dealer,
    required this.actions,
  });

  /// Reads one from JSON.
  factory KrytReplayRequest.fromJson(Object? json) {
    final fields = Fields('KrytReplayRequest', json);
    return KrytReplayRequest(
      players: fields.read('players', decodeInt),
      variant: fields.readOptional('variant', KrytVariant.fromJson),
      options: fields.readOptional('options', KrytOverrides.fromJson),
      seed: fields.read('seed', decodeString),
      deck: fields.readOptional('deck', listOf(Card.fromJson)),
      dealer: fields.readOptional('dealer', decodeInt),
      actions: fields.read('actions', listOf(KrytAction.fromJson)),
    );
  }

  /// Number of players.
  final int players;

  /// Named set of options; without it the game's first.
  final KrytVariant? variant;

  /// Options that differ from the variant's.
  final KrytOverrides? options;

  /// Source of all chance.
  final String seed;

  /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
  final List<Card>? deck;

  /// First dealer; without it drawn by lot from the seed (S5).
  final int? dealer;

  /// Actions in order; with `steps=true` at most 1,000.
  final List<KrytAction> actions;

  @override
  Map<String, Object?> toJson() => {
    'players': players,
    if (variant != null) 'variant': variant?.value,
    if (options != null) 'options': options?.toJson(),
    'seed': seed,
    if (deck != null) 'deck': deck?.map((each) => each.value).toList(),
    if (dealer != null) 'dealer': dealer,
    'actions': actions.map((each) => each.toJson()).toList(),
  };
}

/// How a deal ended: with a loser (K17), drawn (K18) or broken off (K23).
final class KrytResult extends Message {
  const KrytResult({
    required this.loser,
    required this.draw,
    required this.brokenOff,
    required this.honour,
  });

  /// Reads one from JSON.
  factory KrytResult.fromJson(Object? json) {
    final fields = Fields('KrytResult', json);
    return KrytResult(
      loser: fields.read('loser', nullable(decodeInt)),
      draw: fields.read('draw', decodeBool),
      brokenOff: fields.read('broken_off', decodeBool),
      honour: fields.read('honour', decodeBool),
    );
  }

  /// Seat that lost; null in a draw and when broken off.
  final int? loser;

  /// The last player could beat the last card led.
  final bool draw;

  /// The deal reached its limit of actions.
  final bool brokenOff;

  /// Of two players one covered and led the ace of trumps as the last card (K24).
  final bool honour;

  @override
  Map<String, Object?> toJson() => {
    'loser': loser,
    'draw': draw,
    'broken_off': brokenOff,
    'honour': honour,
  };
}

/// What the match has come to (K19).
final class KrytScoring extends Message {
  const KrytScoring({
    required this.losses,
    required this.result,
    required this.returns,
  });

  /// Reads one from JSON.
  factory KrytScoring.fromJson(Object? json) {
    final fields = Fields('KrytScoring', json);
    return KrytScoring(
      losses: fields.read('losses', listOf(decodeInt)),
      result: fields.read('result', nullable(KrytResult.fromJson)),
      returns: fields.read('returns', nullable(listOf(decodeInt))),
    );
  }

  /// Deals lost, by seat.
  final List<int> losses;

  /// How the deal ended; null while it is played.
  final KrytResult? result;

  /// Net result of the deal by seat, which sums to zero; null while it is played.
  final List<int>? returns;

  @override
  Map<String, Object?> toJson() => {
    'losses': losses,
    'result': result?.toJson(),
    'returns': returns,
  };
}

/// The deal is over (K17-K19, K23, K24).
final class KrytSettled extends KrytEvent {
  const KrytSettled({
    required this.action,
    required this.result,
    required this.returns,
    required this.losses,
    required this.lastCard,
  });

  /// Reads one from JSON.
  factory KrytSettled.fromJson(Object? json) {
    final fields = Fields('KrytSettled', json);
    fields.expect('type', 'settled');
    return KrytSettled(
      action: fields.read('action', decodeInt),
      result: fields.read('result', KrytResult.fromJson),
      returns: fields.read('returns', listOf(decodeInt)),
      losses: fields.read('losses', listOf(decodeInt)),
      lastCard: fields.read('last_card', nullable(Card.fromJson)),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// How it ended.
  final KrytResult result;

  /// Net result of the deal by seat.
  final List<int> returns;

  /// Deals lost so far, by seat.
  final List<int> losses;

  /// In a draw the last player's only card; else null (K18).
  final Card? lastCard;

  @override
  Map<String, Object?> toJson() => {
    'type': 'settled',
    'action': action,
    'result': result.toJson(),
    'returns': returns,
    'losses': losses,
    'last_card': lastCard?.value,
  };
}

/// The game with an indicator, whose suit is trumps (K5).
final class KrytStandard extends KrytOptions {
  const KrytStandard({required this.actionLimit, required this.deals});

  /// Reads one from JSON.
  factory KrytStandard.fromJson(Object? json) {
    final fields = Fields('KrytStandard', json);
    fields.expect('form', 'standard');
    return KrytStandard(
      actionLimit: fields.read('action_limit', nullable(decodeInt)),
      deals: fields.read('deals', nullable(decodeInt)),
    );
  }

  /// Actions after which a deal is broken off.
  final int? actionLimit;

  /// Deals after which the match is over.
  final int? deals;

  @override
  Map<String, Object?> toJson() => {
    'form': 'standard',
    'action_limit': actionLimit,
    'deals': deals,
  };
}

/// How a match starts; what is left out is the first variant, a seed made by
/// the server, a shuffle and a lot.
final class KrytStartRequest extends Message {
  const KrytStartRequest({
    required this.players,
    this.variant,
    this.options,
    this.seed,
    this.deck,
    this.dealer,
  });

  /// Reads one from JSON.
  factory KrytStartRequest.fromJson(Object? json) {
    final fields = Fields('KrytStartRequest', json);
    return KrytStartRequest(
      players: fields.read('players', decodeInt),
      variant: fields.readOptional('variant', KrytVariant.fromJson),
      options: fields.readOptional('options', KrytOverrides.fromJson),
      seed: fields.readOptional('seed', decodeString),
      deck: fields.readOptional('deck', listOf(Card.fromJson)),
      dealer: fields.readOptional('dealer', decodeInt),
    );
  }

  /// Number of players.
  final int players;

  /// Named set of options; without it the game's first.
  final KrytVariant? variant;

  /// Options that differ from the variant's.
  final KrytOverrides? options;

  /// Source of all chance; without it the server makes one from 32 random bytes.
  final String? seed;

  /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
  final List<Card>? deck;

  /// First dealer; without it drawn by lot from the seed (S5).
  final int? dealer;

  @override
  Map<String, Object?> toJson() => {
    'players': players,
    if (variant != null) 'variant': variant?.value,
    if (options != null) 'options': options?.toJson(),
    if (seed != null) 'seed': seed,
    if (deck != null) 'deck': deck?.map((each) => each.value).toList(),
    if (dealer != null) 'dealer': dealer,
  };
}

/// A match of Kryt'-navalivat', hidden cards included.
final class KrytState extends Message {
  const KrytState({
    required this.version,
    required this.options,
    required this.seed,
    required this.deal,
    required this.dealer,
    required this.actions,
    required this.hands,
    required this.stock,
    required this.pile,
    required this.trumps,
    required this.losses,
    required this.phase,
  });

  /// Reads one from JSON.
  factory KrytState.fromJson(Object? json) {
    final fields = Fields('KrytState', json);
    fields.expect('game', 'kryt-navalivat');
    return KrytState(
      version: fields.read('version', decodeInt),
      options: fields.read('options', KrytOptions.fromJson),
      seed: fields.read('seed', decodeString),
      deal: fields.read('deal', decodeInt),
      dealer: fields.read('dealer', decodeInt),
      actions: fields.read('actions', decodeInt),
      hands: fields.read('hands', listOf(listOf(Card.fromJson))),
      stock: fields.read('stock', listOf(Card.fromJson)),
      pile: fields.read('pile', listOf(Card.fromJson)),
      trumps: fields.read('trumps', Suit.fromJson),
      losses: fields.read('losses', listOf(decodeInt)),
      phase: fields.read('phase', KrytPhase.fromJson),
    );
  }

  /// Version of this layout; 1 is known.
  final int version;

  /// Every choice of rules.
  final KrytOptions options;

  /// Source of all chance in later deals.
  final String seed;

  /// Number of this deal, from 0.
  final int deal;

  /// Seat that dealt; the one after it leads first.
  final int dealer;

  /// Actions taken in this deal.
  final int actions;

  /// Each seat's cards in the order gained; an empty hand is out once the stock
  /// is empty.
  final List<List<Card>> hands;

  /// Face-down cards, drawn from the first on; an undrawn indicator is the last.
  final List<Card> stock;

  /// The pile from the bottom to the top.
  final List<Card> pile;

  /// Suit of trumps.
  final Suit trumps;

  /// Deals lost, by seat.
  final List<int> losses;

  /// What is due.
  final KrytPhase phase;

  @override
  Map<String, Object?> toJson() => {
    'game': 'kryt-navalivat',
    'version': version,
    'options': options.toJson(),
    'seed': seed,
    'deal': deal,
    'dealer': dealer,
    'actions': actions,
    'hands': hands
        .map((each) => each.map((each) => each.value).toList())
        .toList(),
    'stock': stock.map((each) => each.value).toList(),
    'pile': pile.map((each) => each.value).toList(),
    'trumps': trumps.value,
    'losses': losses,
    'phase': phase.toJson(),
  };
}

/// One action of a replay.
final class KrytStep extends Message {
  const KrytStep({
    required this.action,
    required this.events,
    required this.digest,
  });

  /// Reads one from JSON.
  factory KrytStep.fromJson(Object? json) {
    final fields = Fields('KrytStep', json);
    return KrytStep(
      action: fields.read('action', KrytAction.fromJson),
      events: fields.read('events', listOf(KrytEvent.fromJson)),
      digest: fields.read('digest', decodeString),
    );
  }

  /// The action.
  final KrytAction action;

  /// What it brought about.
  final List<KrytEvent> events;

  /// Digest of the state after it.
  final String digest;

  @override
  Map<String, Object?> toJson() => {
    'action': action.toJson(),
    'events': events.map((each) => each.toJson()).toList(),
    'digest': digest,
  };
}

/// A table as one seat, or a spectator, may know it.
final class KrytTable extends Message {
  const KrytTable({
    required this.token,
    required this.match,
    required this.move,
    required this.link,
    required this.safety,
    required this.closed,
    required this.seat,
    required this.view,
    required this.toAct,
    required this.legal,
    required this.scoring,
    required this.events,
  });

  /// Reads one from JSON.
  factory KrytTable.fromJson(Object? json) {
    final fields = Fields('KrytTable', json);
    return KrytTable(
      token: fields.read('token', decodeString),
      match: fields.read('match', decodeString),
      move: fields.read('move', decodeInt),
      link: fields.read('link', decodeString),
      safety: fields.read('safety', Safety.fromJson),
      closed: fields.read('closed', listOf(decodeInt)),
      seat: fields.read('seat', nullable(decodeInt)),
      view: fields.read('view', KrytView.fromJson),
      toAct: fields.read('to_act', listOf(decodeInt)),
      legal: fields.read('legal', listOf(KrytAction.fromJson)),
      scoring: fields.read('scoring', KrytScoring.fromJson),
      events: fields.read('events', listOf(KrytEvent.fromJson)),
    );
  }

  /// The table, sealed: for whoever plays next.
  final String token;

  /// Id of the match.
  final String match;

  /// Number of the last move; 0 is the start.
  final int move;

  /// What binds the last move to all before it.
  final String link;

  /// What this table promises.
  final Safety safety;

  /// Seats that have closed the match since the deal was over.
  final List<int> closed;

  /// The seat whose key was sent; null for spectators.
  final int? seat;

  /// What it may see.
  final KrytView view;

  /// Seats that the game waits for; empty when the match is over.
  final List<int> toAct;

  /// What the seat itself may do now, action by action; some are only taken
  /// whole, as one move.
  final List<KrytAction> legal;

  /// The scoring, which is public.
  final KrytScoring scoring;

  /// What the last move brought about, as this seat knows it.
  final List<KrytEvent> events;

  @override
  Map<String, Object?> toJson() => {
    'token': token,
    'match': match,
    'move': move,
    'link': link,
    'safety': safety.toJson(),
    'closed': closed,
    'seat': seat,
    'view': view.toJson(),
    'to_act': toAct,
    'legal': legal.map((each) => each.toJson()).toList(),
    'scoring': scoring.toJson(),
    'events': events.map((each) => each.toJson()).toList(),
  };
}

/// A move of a match that is over.
final class KrytTableMove extends Message {
  const KrytTableMove({required this.seat, required this.actions});

  /// Reads one from JSON.
  factory KrytTableMove.fromJson(Object? json) {
    final fields = Fields('KrytTableMove', json);
    return KrytTableMove(
      seat: fields.read('seat', decodeInt),
      actions: fields.read('actions', listOf(KrytAction.fromJson)),
    );
  }

  /// Seat that moved.
  final int seat;

  /// Its actions in order; none where it closed the match.
  final List<KrytAction> actions;

  @override
  Map<String, Object?> toJson() => {
    'seat': seat,
    'actions': actions.map((each) => each.toJson()).toList(),
  };
}

/// One move by the seat whose key is sent.
final class KrytTablePlayRequest extends Message {
  const KrytTablePlayRequest({
    required this.token,
    required this.actions,
    this.lastSeen,
  });

  /// Reads one from JSON.
  factory KrytTablePlayRequest.fromJson(Object? json) {
    final fields = Fields('KrytTablePlayRequest', json);
    return KrytTablePlayRequest(
      token: fields.read('token', decodeString),
      actions: fields.read('actions', listOf(KrytAction.fromJson)),
      lastSeen: fields.readOptional('last_seen', LastSeen.fromJson),
    );
  }

  /// The table as the last answer gave it.
  final String token;

  /// The move: actions of one seat, in order; all are played, or none. A `deal`
  /// has no deck here.
  final List<KrytAction> actions;

  /// The newest move that this client has seen; the token must descend from it.
  final LastSeen? lastSeen;

  @override
  Map<String, Object?> toJson() => {
    'token': token,
    'actions': actions.map((each) => each.toJson()).toList(),
    if (lastSeen != null) 'last_seen': lastSeen?.toJson(),
  };
}

/// What is agreed on before a match, and what each seat commits to.
final class KrytTablePrepareRequest extends Message {
  const KrytTablePrepareRequest({
    required this.players,
    this.variant,
    this.options,
    this.dealer,
    this.locks,
    this.commitments,
  });

  /// Reads one from JSON.
  factory KrytTablePrepareRequest.fromJson(Object? json) {
    final fields = Fields('KrytTablePrepareRequest', json);
    return KrytTablePrepareRequest(
      players: fields.read('players', decodeInt),
      variant: fields.readOptional('variant', KrytVariant.fromJson),
      options: fields.readOptional('options', KrytOverrides.fromJson),
      dealer: fields.readOptional('dealer', decodeInt),
      locks: fields.readOptional('locks', listOf(nullable(decodeString))),
      commitments: fields.readOptional(
        'commitments',
        listOf(nullable(decodeString)),
      ),
    );
  }

  /// Number of players.
  final int players;

  /// Named set of options; without it the game's first.
  final KrytVariant? variant;

  /// Options that differ from the variant's.
  final KrytOverrides? options;

  /// First dealer; without it drawn by lot (S5).
  final int? dealer;

  /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key
  /// from the server.
  final List<String?>? locks;

  /// For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or
  /// null if it takes no part.
  final List<String?>? commitments;

  @override
  Map<String, Object?> toJson() => {
    'players': players,
    if (variant != null) 'variant': variant?.value,
    if (options != null) 'options': options?.toJson(),
    if (dealer != null) 'dealer': dealer,
    if (locks != null) 'locks': locks,
    if (commitments != null) 'commitments': commitments,
  };
}

/// What was agreed on before a match.
final class KrytTableRecord extends Message {
  const KrytTableRecord({
    required this.options,
    required this.players,
    required this.dealer,
    required this.locks,
    required this.commitments,
  });

  /// Reads one from JSON.
  factory KrytTableRecord.fromJson(Object? json) {
    final fields = Fields('KrytTableRecord', json);
    return KrytTableRecord(
      options: fields.read('options', KrytOptions.fromJson),
      players: fields.read('players', decodeInt),
      dealer: fields.read('dealer', nullable(decodeInt)),
      locks: fields.read('locks', listOf(nullable(decodeString))),
      commitments: fields.read('commitments', listOf(nullable(decodeString))),
    );
  }

  /// Every choice of rules.
  final KrytOptions options;

  /// Number of players.
  final int players;

  /// First dealer, if one was named.
  final int? dealer;

  /// Locks that players made, by seat; null where the server issued the key.
  final List<String?> locks;

  /// What each seat committed to; null where it took no part.
  final List<String?> commitments;

  @override
  Map<String, Object?> toJson() => {
    'options': options.toJson(),
    'players': players,
    'dealer': dealer,
    'locks': locks,
    'commitments': commitments,
  };
}

/// All that was hidden in a match, for everybody to check.
final class KrytTableReveal extends Message {
  const KrytTableReveal({
    required this.match,
    required this.record,
    required this.secret,
    required this.openings,
    required this.commitment,
    required this.seed,
    required this.decks,
    required this.state,
    required this.move,
    required this.link,
  });

  /// Reads one from JSON.
  factory KrytTableReveal.fromJson(Object? json) {
    final fields = Fields('KrytTableReveal', json);
    return KrytTableReveal(
      match: fields.read('match', decodeString),
      record: fields.read('record', KrytTableRecord.fromJson),
      secret: fields.read('secret', decodeString),
      openings: fields.read('openings', listOf(nullable(decodeString))),
      commitment: fields.read('commitment', decodeString),
      seed: fields.read('seed', decodeString),
      decks: fields.read('decks', listOf(RevealedDeck.fromJson)),
      state: fields.read('state', KrytState.fromJson),
      move: fields.read('move', decodeInt),
      link: fields.read('link', decodeString),
    );
  }

  /// Id of the match.
  final String match;

  /// What was agreed on.
  final KrytTableRecord record;

  /// The server's secret: 32 bytes in hexadecimal.
  final String secret;

  /// What each seat put in; null where it took no part.
  final List<String?> openings;

  /// What the server was bound to.
  final String commitment;

  /// Seed of the match.
  final String seed;

  /// The deals so far, the first 1,000 of them.
  final List<RevealedDeck> decks;

  /// Where the match stands, with all that was never shown.
  final KrytState state;

  /// Number of the last move.
  final int move;

  /// Its link.
  final String link;

  @override
  Map<String, Object?> toJson() => {
    'match': match,
    'record': record.toJson(),
    'secret': secret,
    'openings': openings,
    'commitment': commitment,
    'seed': seed,
    'decks': decks.map((each) => each.toJson()).toList(),
    'state': state.toJson(),
    'move': move,
    'link': link,
  };
}

/// How a sealed match starts: from choices, or from a prepared match and its
/// openings, not from both.
final class KrytTableStartRequest extends Message {
  const KrytTableStartRequest({
    this.players,
    this.variant,
    this.options,
    this.dealer,
    this.locks,
    this.token,
    this.openings,
  });

  /// Reads one from JSON.
  factory KrytTableStartRequest.fromJson(Object? json) {
    final fields = Fields('KrytTableStartRequest', json);
    return KrytTableStartRequest(
      players: fields.readOptional('players', decodeInt),
      variant: fields.readOptional('variant', KrytVariant.fromJson),
      options: fields.readOptional('options', KrytOverrides.fromJson),
      dealer: fields.readOptional('dealer', decodeInt),
      locks: fields.readOptional('locks', listOf(nullable(decodeString))),
      token: fields.readOptional('token', decodeString),
      openings: fields.readOptional('openings', listOf(nullable(decodeString))),
    );
  }

  /// Number of players; needed unless the match is prepared.
  final int? players;

  /// Named set of options; without it the game's first.
  final KrytVariant? variant;

  /// Options that differ from the variant's.
  final KrytOverrides? options;

  /// First dealer; without it drawn by lot (S5).
  final int? dealer;

  /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key
  /// from the server.
  final List<String?>? locks;

  /// The prepared match.
  final String? token;

  /// For each seat of a prepared match what it committed to, or null if it took
  /// no part.
  final List<String?>? openings;

  @override
  Map<String, Object?> toJson() => {
    if (players != null) 'players': players,
    if (variant != null) 'variant': variant?.value,
    if (options != null) 'options': options?.toJson(),
    if (dealer != null) 'dealer': dealer,
    if (locks != null) 'locks': locks,
    if (token != null) 'token': token,
    if (openings != null) 'openings': openings,
  };
}

/// A sealed match that has just started, as spectators see it, with the keys of
/// the seats that made none.
final class KrytTableStarted extends Message {
  const KrytTableStarted({
    required this.token,
    required this.match,
    required this.move,
    required this.link,
    required this.safety,
    required this.closed,
    required this.seat,
    required this.view,
    required this.toAct,
    required this.legal,
    required this.scoring,
    required this.events,
    required this.commitment,
    required this.keys,
  });

  /// Reads one from JSON.
  factory KrytTableStarted.fromJson(Object? json) {
    final fields = Fields('KrytTableStarted', json);
    return KrytTableStarted(
      token: fields.read('token', decodeString),
      match: fields.read('match', decodeString),
      move: fields.read('move', decodeInt),
      link: fields.read('link', decodeString),
      safety: fields.read('safety', Safety.fromJson),
      closed: fields.read('closed', listOf(decodeInt)),
      seat: fields.read('seat', nullable(decodeInt)),
      view: fields.read('view', KrytView.fromJson),
      toAct: fields.read('to_act', listOf(decodeInt)),
      legal: fields.read('legal', listOf(KrytAction.fromJson)),
      scoring: fields.read('scoring', KrytScoring.fromJson),
      events: fields.read('events', listOf(KrytEvent.fromJson)),
      commitment: fields.read('commitment', decodeString),
      keys: fields.read('keys', listOf(nullable(decodeString))),
    );
  }

  /// The table, sealed: for whoever plays next.
  final String token;

  /// Id of the match.
  final String match;

  /// Number of the last move; 0 is the start.
  final int move;

  /// What binds the last move to all before it.
  final String link;

  /// What this table promises.
  final Safety safety;

  /// Seats that have closed the match since the deal was over.
  final List<int> closed;

  /// The seat whose key was sent; null for spectators.
  final int? seat;

  /// What it may see.
  final KrytView view;

  /// Seats that the game waits for; empty when the match is over.
  final List<int> toAct;

  /// What the seat itself may do now, action by action; some are only taken
  /// whole, as one move.
  final List<KrytAction> legal;

  /// The scoring, which is public.
  final KrytScoring scoring;

  /// What the last move brought about, as this seat knows it.
  final List<KrytEvent> events;

  /// What the server is bound to, as a prepared match told it before.
  final String commitment;

  /// For each seat without a lock its key, to be handed to that player only; null
  /// for the others.
  final List<String?> keys;

  @override
  Map<String, Object?> toJson() => {
    'token': token,
    'match': match,
    'move': move,
    'link': link,
    'safety': safety.toJson(),
    'closed': closed,
    'seat': seat,
    'view': view.toJson(),
    'to_act': toAct,
    'legal': legal.map((each) => each.toJson()).toList(),
    'scoring': scoring.toJson(),
    'events': events.map((each) => each.toJson()).toList(),
    'commitment': commitment,
    'keys': keys,
  };
}

/// A named set of options.
enum KrytVariant {
  standard('standard'),
  diamondsAndSpades('diamonds-and-spades');

  const KrytVariant(this.value);

  /// Reads one from JSON.
  static KrytVariant fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('KrytVariant', json));

  static final Map<String, KrytVariant> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// A named set of options.
final class KrytVariantEntry extends Message {
  const KrytVariantEntry({
    required this.name,
    required this.sentence,
    required this.source,
    required this.options,
  });

  /// Reads one from JSON.
  factory KrytVariantEntry.fromJson(Object? json) {
    final fields = Fields('KrytVariantEntry', json);
    return KrytVariantEntry(
      name: fields.read('name', KrytVariant.fromJson),
      sentence: fields.read('sentence', decodeString),
      source: fields.read('source', decodeString),
      options: fields.read('options', KrytOptions.fromJson),
    );
  }

  /// Name of the variant.
  final KrytVariant name;

  /// What it is.
  final String sentence;

  /// Where it comes from.
  final String source;

  /// Every choice of rules.
  final KrytOptions options;

  @override
  Map<String, Object?> toJson() => {
    'name': name.value,
    'sentence': sentence,
    'source': source,
    'options': options.toJson(),
  };
}

/// What a seat, or a spectator, may see of a match.
final class KrytView extends Message {
  const KrytView({
    required this.seat,
    required this.players,
    required this.direction,
    required this.options,
    required this.deal,
    required this.dealer,
    required this.trumps,
    required this.indicator,
    required this.hand,
    required this.handCounts,
    required this.stockCount,
    required this.pileCount,
    required this.pileTop,
    required this.losses,
    required this.phase,
    required this.lastCard,
  });

  /// Reads one from JSON.
  factory KrytView.fromJson(Object? json) {
    final fields = Fields('KrytView', json);
    return KrytView(
      seat: fields.read('seat', nullable(decodeInt)),
      players: fields.read('players', decodeInt),
      direction: fields.read('direction', Direction.fromJson),
      options: fields.read('options', KrytOptions.fromJson),
      deal: fields.read('deal', decodeInt),
      dealer: fields.read('dealer', decodeInt),
      trumps: fields.read('trumps', Suit.fromJson),
      indicator: fields.read('indicator', nullable(Card.fromJson)),
      hand: fields.read('hand', nullable(listOf(Card.fromJson))),
      handCounts: fields.read('hand_counts', listOf(decodeInt)),
      stockCount: fields.read('stock_count', decodeInt),
      pileCount: fields.read('pile_count', decodeInt),
      pileTop: fields.read('pile_top', listOf(Card.fromJson)),
      losses: fields.read('losses', listOf(decodeInt)),
      phase: fields.read('phase', KrytPhase.fromJson),
      lastCard: fields.read('last_card', nullable(Card.fromJson)),
    );
  }

  /// Seat that looks; null for spectators.
  final int? seat;

  /// Number of players.
  final int players;

  /// Which way play goes.
  final Direction direction;

  /// Every choice of rules.
  final KrytOptions options;

  /// Number of this deal, from 0.
  final int deal;

  /// Seat that dealt.
  final int dealer;

  /// Suit of trumps.
  final Suit trumps;

  /// The face-up last card of the stock; null once drawn, and where none is
  /// turned.
  final Card? indicator;

  /// Own cards in the order gained; null for spectators.
  final List<Card>? hand;

  /// Cards held, by seat.
  final List<int> handCounts;

  /// Cards left to draw, the indicator among them.
  final int stockCount;

  /// Cards on the pile.
  final int pileCount;

  /// The cards of the pile that may be looked at now, the top card last (K13).
  final List<Card> pileTop;

  /// Deals lost, by seat.
  final List<int> losses;

  /// What is due.
  final KrytPhase phase;

  /// In a draw the last player's only card; else null (K18).
  final Card? lastCard;

  @override
  Map<String, Object?> toJson() => {
    'seat': seat,
    'players': players,
    'direction': direction.value,
    'options': options.toJson(),
    'deal': deal,
    'dealer': dealer,
    'trumps': trumps.value,
    'indicator': indicator?.value,
    'hand': hand?.map((each) => each.value).toList(),
    'hand_counts': handCounts,
    'stock_count': stockCount,
    'pile_count': pileCount,
    'pile_top': pileTop.map((each) => each.value).toList(),
    'losses': losses,
    'phase': phase.toJson(),
    'last_card': lastCard?.value,
  };
}

/// What a seat, or a spectator, may know; safe to hand to that player.
final class KrytViewAnswer extends Message {
  const KrytViewAnswer({
    required this.view,
    required this.toAct,
    required this.legal,
    required this.scoring,
  });

  /// Reads one from JSON.
  factory KrytViewAnswer.fromJson(Object? json) {
    final fields = Fields('KrytViewAnswer', json);
    return KrytViewAnswer(
      view: fields.read('view', KrytView.fromJson),
      toAct: fields.read('to_act', listOf(decodeInt)),
      legal: fields.read('legal', listOf(KrytAction.fromJson)),
      scoring: fields.read('scoring', KrytScoring.fromJson),
    );
  }

  /// What may be seen.
  final KrytView view;

  /// Seats that the game waits for.
  final List<int> toAct;

  /// The seat's own legal actions; empty for spectators.
  final List<KrytAction> legal;

  /// The scoring so far.
  final KrytScoring scoring;

  @override
  Map<String, Object?> toJson() => {
    'view': view.toJson(),
    'to_act': toAct,
    'legal': legal.map((each) => each.toJson()).toList(),
    'scoring': scoring.toJson(),
  };
}

/// A state, and who looks at it.
final class KrytViewRequest extends Message {
  const KrytViewRequest({required this.state, this.seat});

  /// Reads one from JSON.
  factory KrytViewRequest.fromJson(Object? json) {
    final fields = Fields('KrytViewRequest', json);
    return KrytViewRequest(
      state: fields.read('state', KrytState.fromJson),
      seat: fields.readOptional('seat', decodeInt),
    );
  }

  /// The state.
  final KrytState state;

  /// The seat that looks; without it a spectator.
  final int? seat;

  @override
  Map<String, Object?> toJson() => {
    'state': state.toJson(),
    if (seat != null) 'seat': seat,
  };
}

/// A seat has no cards left, and there are none to draw (K15).
final class KrytWentOut extends KrytEvent {
  const KrytWentOut({required this.action, required this.seat});

  /// Reads one from JSON.
  factory KrytWentOut.fromJson(Object? json) {
    final fields = Fields('KrytWentOut', json);
    fields.expect('type', 'went_out');
    return KrytWentOut(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Seat that is out.
  final int seat;

  @override
  Map<String, Object?> toJson() => {
    'type': 'went_out',
    'action': action,
    'seat': seat,
  };
}

/// The newest move that a client has seen of a match.
final class LastSeen extends Message {
  const LastSeen({required this.move, required this.link});

  /// Reads one from JSON.
  factory LastSeen.fromJson(Object? json) {
    final fields = Fields('LastSeen', json);
    return LastSeen(
      move: fields.read('move', decodeInt),
      link: fields.read('link', decodeString),
    );
  }

  /// Its number.
  final int move;

  /// Its link.
  final String link;

  @override
  Map<String, Object?> toJson() => {'move': move, 'link': link};
}

/// One thing that one seat does.
sealed class NapAction extends Message {
  const NapAction();

  /// Reads one from JSON, where `type` tells which.
  factory NapAction.fromJson(Object? json) =>
      switch (Fields('NapAction', json).read('type', decodeString)) {
        'pass' => NapPass.fromJson(json),
        'bid' => NapBid.fromJson(json),
        'look' => NapLook.fromJson(json),
        'purchase' => NapPurchase.fromJson(json),
        'stand' => NapStand.fromJson(json),
        'take_floater' => NapTakeFloater.fromJson(json),
        'leave_floater' => NapLeaveFloater.fromJson(json),
        'discard' => NapDiscard.fromJson(json),
        'announce' => NapAnnounce.fromJson(json),
        'play' => NapPlay.fromJson(json),
        'deal' => NapDeal.fromJson(json),
        final tag => throw unknown('NapAction', tag),
      };
}

/// Nobody bid; nothing was played.
final class NapAllPassed extends NapResult {
  const NapAllPassed();

  /// Reads one from JSON.
  factory NapAllPassed.fromJson(Object? json) {
    final fields = Fields('NapAllPassed', json);
    fields.expect('type', 'all_passed');
    return const NapAllPassed();
  }

  @override
  Map<String, Object?> toJson() => {'type': 'all_passed'};
}

/// Announce trumps (N28).
final class NapAnnounce extends NapAction {
  const NapAnnounce({required this.seat, required this.trumps});

  /// Reads one from JSON.
  factory NapAnnounce.fromJson(Object? json) {
    final fields = Fields('NapAnnounce', json);
    fields.expect('type', 'announce');
    return NapAnnounce(
      seat: fields.read('seat', decodeInt),
      trumps: fields.read('trumps', Suit.fromJson),
    );
  }

  /// Seat that acts.
  final int seat;

  /// The suit.
  final Suit trumps;

  @override
  Map<String, Object?> toJson() => {
    'type': 'announce',
    'seat': seat,
    'trumps': trumps.value,
  };
}

/// The declarer announced trumps (N28).
final class NapAnnounced extends NapEvent {
  const NapAnnounced({
    required this.action,
    required this.seat,
    required this.trumps,
  });

  /// Reads one from JSON.
  factory NapAnnounced.fromJson(Object? json) {
    final fields = Fields('NapAnnounced', json);
    fields.expect('type', 'announced');
    return NapAnnounced(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
      trumps: fields.read('trumps', Suit.fromJson),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// The declarer.
  final int seat;

  /// The suit.
  final Suit trumps;

  @override
  Map<String, Object?> toJson() => {
    'type': 'announced',
    'action': action,
    'seat': seat,
    'trumps': trumps.value,
  };
}

/// The declarer announces trumps (N28).
final class NapAnnouncing extends NapPhase {
  const NapAnnouncing();

  /// Reads one from JSON.
  factory NapAnnouncing.fromJson(Object? json) {
    final fields = Fields('NapAnnouncing', json);
    fields.expect('type', 'announcing');
    return const NapAnnouncing();
  }

  @override
  Map<String, Object?> toJson() => {'type': 'announcing'};
}

/// What one seat might ask for and may not do now.
final class NapBarred extends Message {
  const NapBarred({required this.seat, required this.actions});

  /// Reads one from JSON.
  factory NapBarred.fromJson(Object? json) {
    final fields = Fields('NapBarred', json);
    return NapBarred(
      seat: fields.read('seat', decodeInt),
      actions: fields.read('actions', listOf(NapBarredAction.fromJson)),
    );
  }

  /// The seat.
  final int seat;

  /// Its refused actions.
  final List<NapBarredAction> actions;

  @override
  Map<String, Object?> toJson() => {
    'seat': seat,
    'actions': actions.map((each) => each.toJson()).toList(),
  };
}

/// An action that a player might have asked for, and why the rules refuse it.
final class NapBarredAction extends Message {
  const NapBarredAction({
    required this.action,
    required this.rule,
    required this.reason,
  });

  /// Reads one from JSON.
  factory NapBarredAction.fromJson(Object? json) {
    final fields = Fields('NapBarredAction', json);
    return NapBarredAction(
      action: fields.read('action', NapAction.fromJson),
      rule: fields.read('rule', decodeString),
      reason: fields.read('reason', decodeString),
    );
  }

  /// The refused action.
  final NapAction action;

  /// Id of the rule that refuses it.
  final String rule;

  /// Code of that rule; the rulebook of the catalogue has its sentence.
  final String reason;

  @override
  Map<String, Object?> toJson() => {
    'action': action.toJson(),
    'rule': rule,
    'reason': reason,
  };
}

/// What became of each state, in the order of the request.
final class NapBatchAnswer extends Message {
  const NapBatchAnswer({required this.results});

  /// Reads one from JSON.
  factory NapBatchAnswer.fromJson(Object? json) {
    final fields = Fields('NapBatchAnswer', json);
    return NapBatchAnswer(
      results: fields.read('results', listOf(NapBatchResult.fromJson)),
    );
  }

  /// One result an item.
  final List<NapBatchResult> results;

  @override
  Map<String, Object?> toJson() => {
    'results': results.map((each) => each.toJson()).toList(),
  };
}

/// One state of a batch, and the actions to play on it.
final class NapBatchItem extends Message {
  const NapBatchItem({required this.state, required this.actions});

  /// Reads one from JSON.
  factory NapBatchItem.fromJson(Object? json) {
    final fields = Fields('NapBatchItem', json);
    return NapBatchItem(
      state: fields.read('state', NapState.fromJson),
      actions: fields.read('actions', listOf(NapAction.fromJson)),
    );
  }

  /// The state.
  final NapState state;

  /// Actions in order; 2,000 at most in the whole batch.
  final List<NapAction> actions;

  @override
  Map<String, Object?> toJson() => {
    'state': state.toJson(),
    'actions': actions.map((each) => each.toJson()).toList(),
  };
}

/// Up to 100 states, each with its own actions; they do not know of each other.
final class NapBatchRequest extends Message {
  const NapBatchRequest({required this.items});

  /// Reads one from JSON.
  factory NapBatchRequest.fromJson(Object? json) {
    final fields = Fields('NapBatchRequest', json);
    return NapBatchRequest(
      items: fields.read('items', listOf(NapBatchItem.fromJson)),
    );
  }

  /// The states and their actions.
  final List<NapBatchItem> items;

  @override
  Map<String, Object?> toJson() => {
    'items': items.map((each) => each.toJson()).toList(),
  };
}

/// What became of one state: a position or a problem, the other is null.
final class NapBatchResult extends Message {
  const NapBatchResult({required this.position, required this.problem});

  /// Reads one from JSON.
  factory NapBatchResult.fromJson(Object? json) {
    final fields = Fields('NapBatchResult', json);
    return NapBatchResult(
      position: fields.read('position', nullable(NapPosition.fromJson)),
      problem: fields.read('problem', nullable(Problem.fromJson)),
    );
  }

  /// The position after the actions.
  final NapPosition? position;

  /// Why the actions were refused; this item is unchanged, the others are not
  /// affected.
  final Problem? problem;

  @override
  Map<String, Object?> toJson() => {
    'position': position?.toJson(),
    'problem': problem?.toJson(),
  };
}

/// Bid a contract (N5, N25).
final class NapBid extends NapAction {
  const NapBid({
    required this.seat,
    required this.contract,
    required this.floater,
  });

  /// Reads one from JSON.
  factory NapBid.fromJson(Object? json) {
    final fields = Fields('NapBid', json);
    fields.expect('type', 'bid');
    return NapBid(
      seat: fields.read('seat', decodeInt),
      contract: fields.read('contract', NapContract.fromJson),
      floater: fields.read('floater', decodeBool),
    );
  }

  /// Seat that acts.
  final int seat;

  /// The contract.
  final NapContract contract;

  /// With the floater; false where there is none.
  final bool floater;

  @override
  Map<String, Object?> toJson() => {
    'type': 'bid',
    'seat': seat,
    'contract': contract.value,
    'floater': floater,
  };
}

/// Seats bid or pass, in turn (N5).
final class NapBidding extends NapPhase {
  const NapBidding();

  /// Reads one from JSON.
  factory NapBidding.fromJson(Object? json) {
    final fields = Fields('NapBidding', json);
    fields.expect('type', 'bidding');
    return const NapBidding();
  }

  @override
  Map<String, Object?> toJson() => {'type': 'bidding'};
}

/// What a seat said in the bidding.
final class NapCall extends Message {
  const NapCall({required this.contract, required this.floater});

  /// Reads one from JSON.
  factory NapCall.fromJson(Object? json) {
    final fields = Fields('NapCall', json);
    return NapCall(
      contract: fields.read('contract', nullable(NapContract.fromJson)),
      floater: fields.read('floater', decodeBool),
    );
  }

  /// Contract that was bid; null for a pass.
  final NapContract? contract;

  /// Whether with the floater.
  final bool floater;

  @override
  Map<String, Object?> toJson() => {
    'contract': contract?.value,
    'floater': floater,
  };
}

/// A seat bid a contract (N5).
final class NapCalled extends NapEvent {
  const NapCalled({
    required this.action,
    required this.seat,
    required this.contract,
    required this.floater,
  });

  /// Reads one from JSON.
  factory NapCalled.fromJson(Object? json) {
    final fields = Fields('NapCalled', json);
    fields.expect('type', 'called');
    return NapCalled(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
      contract: fields.read('contract', NapContract.fromJson),
      floater: fields.read('floater', decodeBool),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Seat that bid.
  final int seat;

  /// The contract.
  final NapContract contract;

  /// With the floater.
  final bool floater;

  @override
  Map<String, Object?> toJson() => {
    'type': 'called',
    'action': action,
    'seat': seat,
    'contract': contract.value,
    'floater': floater,
  };
}

/// All that can be known of a game before it starts.
final class NapCatalogue extends Message {
  const NapCatalogue({
    required this.id,
    required this.names,
    required this.players,
    required this.direction,
    required this.variants,
    required this.options,
    required this.rulebook,
    required this.stateVersions,
  });

  /// Reads one from JSON.
  factory NapCatalogue.fromJson(Object? json) {
    final fields = Fields('NapCatalogue', json);
    return NapCatalogue(
      id: fields.read('id', decodeString),
      names: fields.read('names', listOf(GameName.fromJson)),
      players: fields.read('players', PlayerRange.fromJson),
      direction: fields.read('direction', Direction.fromJson),
      variants: fields.read('variants', listOf(NapVariantEntry.fromJson)),
      options: fields.read('options', listOf(CatalogueOption.fromJson)),
      rulebook: fields.read('rulebook', listOf(RuleEntry.fromJson)),
      stateVersions: fields.read('state_versions', listOf(decodeInt)),
    );
  }

  /// Id of the game, as it stands in paths.
  final String id;

  /// What it is called.
  final List<GameName> names;

  /// How many may play.
  final PlayerRange players;

  /// Which way play goes.
  final Direction direction;

  /// Its variants; the first is the default.
  final List<NapVariantEntry> variants;

  /// Its options, form by form.
  final List<CatalogueOption> options;

  /// Every rule that an action, options or a state can break.
  final List<RuleEntry> rulebook;

  /// State versions that are read; the last is written.
  final List<int> stateVersions;

  @override
  Map<String, Object?> toJson() => {
    'id': id,
    'names': names.map((each) => each.toJson()).toList(),
    'players': players.toJson(),
    'direction': direction.value,
    'variants': variants.map((each) => each.toJson()).toList(),
    'options': options.map((each) => each.toJson()).toList(),
    'rulebook': rulebook.map((each) => each.toJson()).toList(),
    'state_versions': stateVersions,
  };
}

/// What a declarer undertakes.
enum NapContract {
  two('two'),
  three('three'),
  misere('misere'),
  four('four'),
  nap('nap'),
  bonaparte('bonaparte'),
  napoleon('napoleon'),
  wellington('wellington'),
  blucher('blucher');

  const NapContract(this.value);

  /// Reads one from JSON.
  static NapContract fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('NapContract', json));

  static final Map<String, NapContract> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// Deal the next deal once one is over (N1).
final class NapDeal extends NapAction {
  const NapDeal({required this.seat, this.deck});

  /// Reads one from JSON.
  factory NapDeal.fromJson(Object? json) {
    final fields = Fields('NapDeal', json);
    fields.expect('type', 'deal');
    return NapDeal(
      seat: fields.read('seat', decodeInt),
      deck: fields.readOptional('deck', listOf(Card.fromJson)),
    );
  }

  /// The next dealer.
  final int seat;

  /// Deck of this deal, exactly the pack, in place of shuffle, gathering and cut
  /// (S10).
  final List<Card>? deck;

  @override
  Map<String, Object?> toJson() => {
    'type': 'deal',
    'seat': seat,
    if (deck != null) 'deck': deck?.map((each) => each.value).toList(),
  };
}

/// How five cards are dealt to each seat: three and then two, or two and then
/// three.
enum NapDealBatches {
  threeTwo('3-2'),
  twoThree('2-3');

  const NapDealBatches(this.value);

  /// Reads one from JSON.
  static NapDealBatches fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('NapDealBatches', json));

  static final Map<String, NapDealBatches> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// A deal was dealt (N3, N23).
final class NapDealt extends NapEvent {
  const NapDealt({
    required this.action,
    required this.deal,
    required this.dealer,
    required this.hands,
    required this.stock,
    required this.floater,
  });

  /// Reads one from JSON.
  factory NapDealt.fromJson(Object? json) {
    final fields = Fields('NapDealt', json);
    fields.expect('type', 'dealt');
    return NapDealt(
      action: fields.read('action', decodeInt),
      deal: fields.read('deal', decodeInt),
      dealer: fields.read('dealer', decodeInt),
      hands: fields.read('hands', listOf(NapDealtHand.fromJson)),
      stock: fields.read('stock', decodeInt),
      floater: fields.read('floater', decodeBool),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Number of the deal, from 0.
  final int deal;

  /// Seat that dealt.
  final int dealer;

  /// What each seat was dealt.
  final List<NapDealtHand> hands;

  /// Undealt cards, without the floater.
  final int stock;

  /// Whether a floater lies in the middle.
  final bool floater;

  @override
  Map<String, Object?> toJson() => {
    'type': 'dealt',
    'action': action,
    'deal': deal,
    'dealer': dealer,
    'hands': hands.map((each) => each.toJson()).toList(),
    'stock': stock,
    'floater': floater,
  };
}

/// The cards that one seat was dealt.
final class NapDealtHand extends Message {
  const NapDealtHand({
    required this.seat,
    required this.count,
    required this.cards,
  });

  /// Reads one from JSON.
  factory NapDealtHand.fromJson(Object? json) {
    final fields = Fields('NapDealtHand', json);
    return NapDealtHand(
      seat: fields.read('seat', decodeInt),
      count: fields.read('count', decodeInt),
      cards: fields.read('cards', nullable(listOf(Card.fromJson))),
    );
  }

  /// Seat that got them.
  final int seat;

  /// How many.
  final int count;

  /// Which; null for all but that seat.
  final List<Card>? cards;

  @override
  Map<String, Object?> toJson() => {
    'seat': seat,
    'count': count,
    'cards': cards?.map((each) => each.value).toList(),
  };
}

/// Lay a card aside for the floater taken (N27).
final class NapDiscard extends NapAction {
  const NapDiscard({required this.seat, required this.card});

  /// Reads one from JSON.
  factory NapDiscard.fromJson(Object? json) {
    final fields = Fields('NapDiscard', json);
    fields.expect('type', 'discard');
    return NapDiscard(
      seat: fields.read('seat', decodeInt),
      card: fields.read('card', Card.fromJson),
    );
  }

  /// Seat that acts.
  final int seat;

  /// Card from its hand.
  final Card card;

  @override
  Map<String, Object?> toJson() => {
    'type': 'discard',
    'seat': seat,
    'card': card.value,
  };
}

/// The declarer laid a card aside for the floater (N27).
final class NapDiscarded extends NapEvent {
  const NapDiscarded({
    required this.action,
    required this.seat,
    required this.card,
  });

  /// Reads one from JSON.
  factory NapDiscarded.fromJson(Object? json) {
    final fields = Fields('NapDiscarded', json);
    fields.expect('type', 'discarded');
    return NapDiscarded(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
      card: fields.read('card', nullable(Card.fromJson)),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// The declarer.
  final int seat;

  /// The card; null for all but that seat.
  final Card? card;

  @override
  Map<String, Object?> toJson() => {
    'type': 'discarded',
    'action': action,
    'seat': seat,
    'card': card?.value,
  };
}

/// The declarer has taken the floater, and discards a card for it (N27).
final class NapDiscarding extends NapPhase {
  const NapDiscarding();

  /// Reads one from JSON.
  factory NapDiscarding.fromJson(Object? json) {
    final fields = Fields('NapDiscarding', json);
    fields.expect('type', 'discarding');
    return const NapDiscarding();
  }

  @override
  Map<String, Object?> toJson() => {'type': 'discarding'};
}

/// Something that has happened.
sealed class NapEvent extends Message {
  const NapEvent();

  /// Reads one from JSON, where `type` tells which.
  factory NapEvent.fromJson(Object? json) =>
      switch (Fields('NapEvent', json).read('type', decodeString)) {
        'dealt' => NapDealt.fromJson(json),
        'paid' => NapPaid.fromJson(json),
        'stood' => NapStood.fromJson(json),
        'purchased' => NapPurchased.fromJson(json),
        'passed' => NapPassed.fromJson(json),
        'called' => NapCalled.fromJson(json),
        'looked' => NapLooked.fromJson(json),
        'took_floater' => NapTookFloater.fromJson(json),
        'left_floater' => NapLeftFloater.fromJson(json),
        'discarded' => NapDiscarded.fromJson(json),
        'announced' => NapAnnounced.fromJson(json),
        'played' => NapPlayed.fromJson(json),
        'took_trick' => NapTookTrick.fromJson(json),
        'settled' => NapSettled.fromJson(json),
        final tag => throw unknown('NapEvent', tag),
      };
}

/// What a reveal showed, and what is to be checked against it.
final class NapFairnessRequest extends Message {
  const NapFairnessRequest({
    required this.match,
    required this.record,
    required this.secret,
    required this.openings,
    required this.deals,
    required this.moves,
  });

  /// Reads one from JSON.
  factory NapFairnessRequest.fromJson(Object? json) {
    final fields = Fields('NapFairnessRequest', json);
    return NapFairnessRequest(
      match: fields.read('match', decodeString),
      record: fields.read('record', NapTableRecord.fromJson),
      secret: fields.read('secret', decodeString),
      openings: fields.read('openings', listOf(nullable(decodeString))),
      deals: fields.read('deals', decodeInt),
      moves: fields.read('moves', listOf(NapTableMove.fromJson)),
    );
  }

  /// Id of the match.
  final String match;

  /// What was agreed on.
  final NapTableRecord record;

  /// The server's secret.
  final String secret;

  /// What each seat put in.
  final List<String?> openings;

  /// How many deals to compute.
  final int deals;

  /// Every move from the start; none if the links are not to be computed beyond
  /// the first.
  final List<NapTableMove> moves;

  @override
  Map<String, Object?> toJson() => {
    'match': match,
    'record': record.toJson(),
    'secret': secret,
    'openings': openings,
    'deals': deals,
    'moves': moves.map((each) => each.toJson()).toList(),
  };
}

/// Nap with a floater: a card in the middle, a kitty, and trumps that are
/// announced.
final class NapFloater extends NapOptions {
  const NapFloater({
    required this.batches,
    required this.shuffle,
    required this.stopWhenDecided,
    required this.deals,
  });

  /// Reads one from JSON.
  factory NapFloater.fromJson(Object? json) {
    final fields = Fields('NapFloater', json);
    fields.expect('form', 'floater');
    return NapFloater(
      batches: fields.read('batches', NapDealBatches.fromJson),
      shuffle: fields.read('shuffle', NapShuffle.fromJson),
      stopWhenDecided: fields.read('stop_when_decided', decodeBool),
      deals: fields.read('deals', nullable(decodeInt)),
    );
  }

  /// How five cards are dealt to each seat.
  final NapDealBatches batches;

  /// When the cards are shuffled rather than gathered and cut.
  final NapShuffle shuffle;

  /// The deal ends with the trick that decides the contract.
  final bool stopWhenDecided;

  /// Deals after which the match is over.
  final int? deals;

  @override
  Map<String, Object?> toJson() => {
    'form': 'floater',
    'batches': batches.value,
    'shuffle': shuffle.value,
    'stop_when_decided': stopWhenDecided,
    'deals': deals,
  };
}

/// The Aylesbury form: napoleon on top, and no wellington.
final class NapFloaterAylesbury extends NapOptions {
  const NapFloaterAylesbury({
    required this.batches,
    required this.shuffle,
    required this.stopWhenDecided,
    required this.deals,
  });

  /// Reads one from JSON.
  factory NapFloaterAylesbury.fromJson(Object? json) {
    final fields = Fields('NapFloaterAylesbury', json);
    fields.expect('form', 'floater-aylesbury');
    return NapFloaterAylesbury(
      batches: fields.read('batches', NapDealBatches.fromJson),
      shuffle: fields.read('shuffle', NapShuffle.fromJson),
      stopWhenDecided: fields.read('stop_when_decided', decodeBool),
      deals: fields.read('deals', nullable(decodeInt)),
    );
  }

  /// How five cards are dealt to each seat.
  final NapDealBatches batches;

  /// When the cards are shuffled rather than gathered and cut.
  final NapShuffle shuffle;

  /// The deal ends with the trick that decides the contract.
  final bool stopWhenDecided;

  /// Deals after which the match is over.
  final int? deals;

  @override
  Map<String, Object?> toJson() => {
    'form': 'floater-aylesbury',
    'batches': batches.value,
    'shuffle': shuffle.value,
    'stop_when_decided': stopWhenDecided,
    'deals': deals,
  };
}

/// The Dorset form: from three to nap, which is played without the floater.
final class NapFloaterDorset extends NapOptions {
  const NapFloaterDorset({
    required this.batches,
    required this.shuffle,
    required this.stopWhenDecided,
    required this.deals,
  });

  /// Reads one from JSON.
  factory NapFloaterDorset.fromJson(Object? json) {
    final fields = Fields('NapFloaterDorset', json);
    fields.expect('form', 'floater-dorset');
    return NapFloaterDorset(
      batches: fields.read('batches', NapDealBatches.fromJson),
      shuffle: fields.read('shuffle', NapShuffle.fromJson),
      stopWhenDecided: fields.read('stop_when_decided', decodeBool),
      deals: fields.read('deals', nullable(decodeInt)),
    );
  }

  /// How five cards are dealt to each seat.
  final NapDealBatches batches;

  /// When the cards are shuffled rather than gathered and cut.
  final NapShuffle shuffle;

  /// The deal ends with the trick that decides the contract.
  final bool stopWhenDecided;

  /// Deals after which the match is over.
  final int? deals;

  @override
  Map<String, Object?> toJson() => {
    'form': 'floater-dorset',
    'batches': batches.value,
    'shuffle': shuffle.value,
    'stop_when_decided': stopWhenDecided,
    'deals': deals,
  };
}

/// The Teesside form: the full ladder, each bid with and without the floater.
final class NapFloaterTeesside extends NapOptions {
  const NapFloaterTeesside({
    required this.batches,
    required this.shuffle,
    required this.stopWhenDecided,
    required this.deals,
    required this.misereTrumps,
  });

  /// Reads one from JSON.
  factory NapFloaterTeesside.fromJson(Object? json) {
    final fields = Fields('NapFloaterTeesside', json);
    fields.expect('form', 'floater-teesside');
    return NapFloaterTeesside(
      batches: fields.read('batches', NapDealBatches.fromJson),
      shuffle: fields.read('shuffle', NapShuffle.fromJson),
      stopWhenDecided: fields.read('stop_when_decided', decodeBool),
      deals: fields.read('deals', nullable(decodeInt)),
      misereTrumps: fields.read('misere_trumps', decodeBool),
    );
  }

  /// How five cards are dealt to each seat.
  final NapDealBatches batches;

  /// When the cards are shuffled rather than gathered and cut.
  final NapShuffle shuffle;

  /// The deal ends with the trick that decides the contract.
  final bool stopWhenDecided;

  /// Deals after which the match is over.
  final int? deals;

  /// Misère is played with trumps.
  final bool misereTrumps;

  @override
  Map<String, Object?> toJson() => {
    'form': 'floater-teesside',
    'batches': batches.value,
    'shuffle': shuffle.value,
    'stop_when_decided': stopWhenDecided,
    'deals': deals,
    'misere_trumps': misereTrumps,
  };
}

/// Leave the floater face down (N27).
final class NapLeaveFloater extends NapAction {
  const NapLeaveFloater({required this.seat});

  /// Reads one from JSON.
  factory NapLeaveFloater.fromJson(Object? json) {
    final fields = Fields('NapLeaveFloater', json);
    fields.expect('type', 'leave_floater');
    return NapLeaveFloater(seat: fields.read('seat', decodeInt));
  }

  /// Seat that acts.
  final int seat;

  @override
  Map<String, Object?> toJson() => {'type': 'leave_floater', 'seat': seat};
}

/// The declarer left the floater where it lies (N27).
final class NapLeftFloater extends NapEvent {
  const NapLeftFloater({required this.action, required this.seat});

  /// Reads one from JSON.
  factory NapLeftFloater.fromJson(Object? json) {
    final fields = Fields('NapLeftFloater', json);
    fields.expect('type', 'left_floater');
    return NapLeftFloater(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// The declarer.
  final int seat;

  @override
  Map<String, Object?> toJson() => {
    'type': 'left_floater',
    'action': action,
    'seat': seat,
  };
}

/// What one seat may do now; an entry of the list is exactly what is accepted.
final class NapLegal extends Message {
  const NapLegal({required this.seat, required this.actions});

  /// Reads one from JSON.
  factory NapLegal.fromJson(Object? json) {
    final fields = Fields('NapLegal', json);
    return NapLegal(
      seat: fields.read('seat', decodeInt),
      actions: fields.read('actions', listOf(NapAction.fromJson)),
    );
  }

  /// The seat that may act.
  final int seat;

  /// Its legal actions, complete.
  final List<NapAction> actions;

  @override
  Map<String, Object?> toJson() => {
    'seat': seat,
    'actions': actions.map((each) => each.toJson()).toList(),
  };
}

/// Pay one unit to look at the floater before calling (N24).
final class NapLook extends NapAction {
  const NapLook({required this.seat});

  /// Reads one from JSON.
  factory NapLook.fromJson(Object? json) {
    final fields = Fields('NapLook', json);
    fields.expect('type', 'look');
    return NapLook(seat: fields.read('seat', decodeInt));
  }

  /// Seat that acts.
  final int seat;

  @override
  Map<String, Object?> toJson() => {'type': 'look', 'seat': seat};
}

/// A seat looked at the floater (N24).
final class NapLooked extends NapEvent {
  const NapLooked({
    required this.action,
    required this.seat,
    required this.card,
  });

  /// Reads one from JSON.
  factory NapLooked.fromJson(Object? json) {
    final fields = Fields('NapLooked', json);
    fields.expect('type', 'looked');
    return NapLooked(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
      card: fields.read('card', nullable(Card.fromJson)),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Seat that looked.
  final int seat;

  /// The floater; null for all but that seat.
  final Card? card;

  @override
  Map<String, Object?> toJson() => {
    'type': 'looked',
    'action': action,
    'seat': seat,
    'card': card?.value,
  };
}

/// Every choice of rules, by form.
sealed class NapOptions extends Message {
  const NapOptions();

  /// Reads one from JSON, where `form` tells which.
  factory NapOptions.fromJson(Object? json) =>
      switch (Fields('NapOptions', json).read('form', decodeString)) {
        'standard' => NapStandard.fromJson(json),
        'floater' => NapFloater.fromJson(json),
        'floater-teesside' => NapFloaterTeesside.fromJson(json),
        'floater-aylesbury' => NapFloaterAylesbury.fromJson(json),
        'floater-dorset' => NapFloaterDorset.fromJson(json),
        final tag => throw unknown('NapOptions', tag),
      };
}

/// The deal is over.
final class NapOver extends NapPhase {
  const NapOver({required this.pot});

  /// Reads one from JSON.
  factory NapOver.fromJson(Object? json) {
    final fields = Fields('NapOver', json);
    fields.expect('type', 'over');
    return NapOver(pot: fields.read('pot', decodeInt));
  }

  /// What the declarer took from the kitty or the pool.
  final int pot;

  @override
  Map<String, Object?> toJson() => {'type': 'over', 'pot': pot};
}

/// Options that differ from the variant's; one that its form does not have is
/// refused.
final class NapOverrides extends Message {
  const NapOverrides({
    this.pack,
    this.lowestRank,
    this.two,
    this.misere,
    this.misereTrumps,
    this.blucher,
    this.fiveTrickStakes,
    this.purchase,
    this.purchaseStake,
    this.batches,
    this.shuffle,
    this.stopWhenDecided,
    this.deals,
  });

  /// Reads one from JSON.
  factory NapOverrides.fromJson(Object? json) {
    final fields = Fields('NapOverrides', json);
    return NapOverrides(
      pack: fields.readOptional('pack', NapPack.fromJson),
      lowestRank: fields.readOptional('lowest_rank', Rank.fromJson),
      two: fields.readOptional('two', decodeBool),
      misere: fields.readOptional('misere', decodeBool),
      misereTrumps: fields.readOptional('misere_trumps', decodeBool),
      blucher: fields.readOptional('blucher', decodeBool),
      fiveTrickStakes: fields.readOptional(
        'five_trick_stakes',
        NapStakes.fromJson,
      ),
      purchase: fields.readOptional('purchase', decodeBool),
      purchaseStake: fields.readOptional('purchase_stake', decodeInt),
      batches: fields.readOptional('batches', NapDealBatches.fromJson),
      shuffle: fields.readOptional('shuffle', NapShuffle.fromJson),
      stopWhenDecided: fields.readOptional('stop_when_decided', decodeBool),
      deals: fields.readOptional('deals', decodeInt),
    );
  }

  /// All 52 cards, or the lowest ranks left out.
  final NapPack? pack;

  /// Lowest rank of the pack; one that is named overrides pack.
  final Rank? lowestRank;

  /// Two may be bid.
  final bool? two;

  /// Misère may be bid.
  final bool? misere;

  /// Misère is played with trumps.
  final bool? misereTrumps;

  /// Blücher may be bid.
  final bool? blucher;

  /// What contracts of all five tricks are worth.
  final NapStakes? fiveTrickStakes;

  /// Cards may be purchased before the bidding.
  final bool? purchase;

  /// Units that a purchase costs.
  final int? purchaseStake;

  /// How five cards are dealt to each seat.
  final NapDealBatches? batches;

  /// When the cards are shuffled rather than gathered and cut.
  final NapShuffle? shuffle;

  /// The deal ends with the trick that decides the contract.
  final bool? stopWhenDecided;

  /// Deals after which the match is over.
  final int? deals;

  @override
  Map<String, Object?> toJson() => {
    if (pack != null) 'pack': pack?.value,
    if (lowestRank != null) 'lowest_rank': lowestRank?.value,
    if (two != null) 'two': two,
    if (misere != null) 'misere': misere,
    if (misereTrumps != null) 'misere_trumps': misereTrumps,
    if (blucher != null) 'blucher': blucher,
    if (fiveTrickStakes != null) 'five_trick_stakes': fiveTrickStakes?.value,
    if (purchase != null) 'purchase': purchase,
    if (purchaseStake != null) 'purchase_stake': purchaseStake,
    if (batches != null) 'batches': batches?.value,
    if (shuffle != null) 'shuffle': shuffle?.value,
    if (stopWhenDecided != null) 'stop_when_decided': stopWhenDecided,
    if (deals != null) 'deals': deals,
  };
}

/// Which cards are in the pack: all 52, or the higher ranks only, as many as
/// the players need.
enum NapPack {
  full('full'),
  short('short');

  const NapPack(this.value);

  /// Reads one from JSON.
  static NapPack fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('NapPack', json));

  static final Map<String, NapPack> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// Units changed hands.
final class NapPaid extends NapEvent {
  const NapPaid({required this.action, required this.payment});

  /// Reads one from JSON.
  factory NapPaid.fromJson(Object? json) {
    final fields = Fields('NapPaid', json);
    fields.expect('type', 'paid');
    return NapPaid(
      action: fields.read('action', decodeInt),
      payment: fields.read('payment', Payment.fromJson),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Who paid whom, and what for.
  final Payment payment;

  @override
  Map<String, Object?> toJson() => {
    'type': 'paid',
    'action': action,
    'payment': payment.toJson(),
  };
}

/// Call nothing (N5).
final class NapPass extends NapAction {
  const NapPass({required this.seat});

  /// Reads one from JSON.
  factory NapPass.fromJson(Object? json) {
    final fields = Fields('NapPass', json);
    fields.expect('type', 'pass');
    return NapPass(seat: fields.read('seat', decodeInt));
  }

  /// Seat that acts.
  final int seat;

  @override
  Map<String, Object?> toJson() => {'type': 'pass', 'seat': seat};
}

/// A seat passed (N5).
final class NapPassed extends NapEvent {
  const NapPassed({required this.action, required this.seat});

  /// Reads one from JSON.
  factory NapPassed.fromJson(Object? json) {
    final fields = Fields('NapPassed', json);
    fields.expect('type', 'passed');
    return NapPassed(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Seat that passed.
  final int seat;

  @override
  Map<String, Object?> toJson() => {
    'type': 'passed',
    'action': action,
    'seat': seat,
  };
}

/// The table as one seat, or a spectator, may know it.
final class NapPerspective extends Message {
  const NapPerspective({
    required this.seat,
    required this.view,
    required this.toAct,
    required this.legal,
    required this.scoring,
    required this.events,
  });

  /// Reads one from JSON.
  factory NapPerspective.fromJson(Object? json) {
    final fields = Fields('NapPerspective', json);
    return NapPerspective(
      seat: fields.read('seat', nullable(decodeInt)),
      view: fields.read('view', NapView.fromJson),
      toAct: fields.read('to_act', listOf(decodeInt)),
      legal: fields.read('legal', listOf(NapAction.fromJson)),
      scoring: fields.read('scoring', NapScoring.fromJson),
      events: fields.read('events', listOf(NapEvent.fromJson)),
    );
  }

  /// The seat; null for spectators.
  final int? seat;

  /// What it may see.
  final NapView view;

  /// Seats that the game waits for.
  final List<int> toAct;

  /// What the seat itself may do now; empty for spectators.
  final List<NapAction> legal;

  /// The scoring, which is public.
  final NapScoring scoring;

  /// The events, as this seat knows them.
  final List<NapEvent> events;

  @override
  Map<String, Object?> toJson() => {
    'seat': seat,
    'view': view.toJson(),
    'to_act': toAct,
    'legal': legal.map((each) => each.toJson()).toList(),
    'scoring': scoring.toJson(),
    'events': events.map((each) => each.toJson()).toList(),
  };
}

/// What is due.
sealed class NapPhase extends Message {
  const NapPhase();

  /// Reads one from JSON, where `type` tells which.
  factory NapPhase.fromJson(Object? json) =>
      switch (Fields('NapPhase', json).read('type', decodeString)) {
        'purchasing' => NapPurchasing.fromJson(json),
        'bidding' => NapBidding.fromJson(json),
        'taking_floater' => NapTakingFloater.fromJson(json),
        'discarding' => NapDiscarding.fromJson(json),
        'announcing' => NapAnnouncing.fromJson(json),
        'playing' => NapPlaying.fromJson(json),
        'over' => NapOver.fromJson(json),
        final tag => throw unknown('NapPhase', tag),
      };
}

/// Play a card to the trick (N6, N7).
final class NapPlay extends NapAction {
  const NapPlay({required this.seat, required this.card});

  /// Reads one from JSON.
  factory NapPlay.fromJson(Object? json) {
    final fields = Fields('NapPlay', json);
    fields.expect('type', 'play');
    return NapPlay(
      seat: fields.read('seat', decodeInt),
      card: fields.read('card', Card.fromJson),
    );
  }

  /// Seat that acts.
  final int seat;

  /// Card from its hand.
  final Card card;

  @override
  Map<String, Object?> toJson() => {
    'type': 'play',
    'seat': seat,
    'card': card.value,
  };
}

/// A state and the actions to play on it.
final class NapPlayRequest extends Message {
  const NapPlayRequest({required this.state, required this.actions});

  /// Reads one from JSON.
  factory NapPlayRequest.fromJson(Object? json) {
    final fields = Fields('NapPlayRequest', json);
    return NapPlayRequest(
      state: fields.read('state', NapState.fromJson),
      actions: fields.read('actions', listOf(NapAction.fromJson)),
    );
  }

  /// The state as the last answer gave it.
  final NapState state;

  /// Actions in order: all are played, or none.
  final List<NapAction> actions;

  @override
  Map<String, Object?> toJson() => {
    'state': state.toJson(),
    'actions': actions.map((each) => each.toJson()).toList(),
  };
}

/// A card was played to the trick.
final class NapPlayed extends NapEvent {
  const NapPlayed({
    required this.action,
    required this.seat,
    required this.card,
    required this.trumps,
  });

  /// Reads one from JSON.
  factory NapPlayed.fromJson(Object? json) {
    final fields = Fields('NapPlayed', json);
    fields.expect('type', 'played');
    return NapPlayed(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
      card: fields.read('card', Card.fromJson),
      trumps: fields.read('trumps', nullable(Suit.fromJson)),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Seat that played it.
  final int seat;

  /// The card.
  final Card card;

  /// Suit that it made trumps, as the first card led (N14); else null.
  final Suit? trumps;

  @override
  Map<String, Object?> toJson() => {
    'type': 'played',
    'action': action,
    'seat': seat,
    'card': card.value,
    'trumps': trumps?.value,
  };
}

/// A contract was played.
final class NapPlayedOut extends NapResult {
  const NapPlayedOut({
    required this.declarer,
    required this.contract,
    required this.floater,
    required this.needed,
    required this.won,
    required this.made,
  });

  /// Reads one from JSON.
  factory NapPlayedOut.fromJson(Object? json) {
    final fields = Fields('NapPlayedOut', json);
    fields.expect('type', 'played');
    return NapPlayedOut(
      declarer: fields.read('declarer', decodeInt),
      contract: fields.read('contract', NapContract.fromJson),
      floater: fields.read('floater', decodeBool),
      needed: fields.read('needed', decodeInt),
      won: fields.read('won', decodeInt),
      made: fields.read('made', decodeBool),
    );
  }

  /// Seat that played it.
  final int declarer;

  /// The contract.
  final NapContract contract;

  /// Whether with the floater.
  final bool floater;

  /// Fewest tricks that make it; in misère 0, which are also the most.
  final int needed;

  /// Tricks that the declarer won.
  final int won;

  /// Whether it was made.
  final bool made;

  @override
  Map<String, Object?> toJson() => {
    'type': 'played',
    'declarer': declarer,
    'contract': contract.value,
    'floater': floater,
    'needed': needed,
    'won': won,
    'made': made,
  };
}

/// A trick is being played (N6).
final class NapPlaying extends NapPhase {
  const NapPlaying({required this.leader, required this.cards});

  /// Reads one from JSON.
  factory NapPlaying.fromJson(Object? json) {
    final fields = Fields('NapPlaying', json);
    fields.expect('type', 'playing');
    return NapPlaying(
      leader: fields.read('leader', decodeInt),
      cards: fields.read('cards', listOf(Card.fromJson)),
    );
  }

  /// Seat that leads to it.
  final int leader;

  /// Cards played to it, in order.
  final List<Card> cards;

  @override
  Map<String, Object?> toJson() => {
    'type': 'playing',
    'leader': leader,
    'cards': cards.map((each) => each.value).toList(),
  };
}

/// Where a match stands, hidden cards included: for trusted callers.
final class NapPosition extends Message {
  const NapPosition({
    required this.state,
    required this.digest,
    required this.toAct,
    required this.legal,
    required this.barred,
    required this.scoring,
    required this.events,
    required this.views,
  });

  /// Reads one from JSON.
  factory NapPosition.fromJson(Object? json) {
    final fields = Fields('NapPosition', json);
    return NapPosition(
      state: fields.read('state', NapState.fromJson),
      digest: fields.read('digest', decodeString),
      toAct: fields.read('to_act', listOf(decodeInt)),
      legal: fields.read('legal', nullable(listOf(NapLegal.fromJson))),
      barred: fields.read('barred', nullable(listOf(NapBarred.fromJson))),
      scoring: fields.read('scoring', NapScoring.fromJson),
      events: fields.read('events', listOf(NapEvent.fromJson)),
      views: fields.read('views', nullable(listOf(NapPerspective.fromJson))),
    );
  }

  /// The state, to be kept and sent again.
  final NapState state;

  /// SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the
  /// state.
  final String digest;

  /// Seats that the game waits for; empty when the match is over.
  final List<int> toAct;

  /// Every legal action by seat, also out of turn; null when not asked for.
  final List<NapLegal>? legal;

  /// Refused actions by seat, each with its rule; null when not asked for.
  final List<NapBarred>? barred;

  /// The scoring so far.
  final NapScoring scoring;

  /// What this request brought about, in order.
  final List<NapEvent> events;

  /// What each seat and, last, the spectators may know; null when not asked for.
  final List<NapPerspective>? views;

  @override
  Map<String, Object?> toJson() => {
    'state': state.toJson(),
    'digest': digest,
    'to_act': toAct,
    'legal': legal?.map((each) => each.toJson()).toList(),
    'barred': barred?.map((each) => each.toJson()).toList(),
    'scoring': scoring.toJson(),
    'events': events.map((each) => each.toJson()).toList(),
    'views': views?.map((each) => each.toJson()).toList(),
  };
}

/// A state to look at as it stands.
final class NapPositionRequest extends Message {
  const NapPositionRequest({required this.state});

  /// Reads one from JSON.
  factory NapPositionRequest.fromJson(Object? json) {
    final fields = Fields('NapPositionRequest', json);
    return NapPositionRequest(state: fields.read('state', NapState.fromJson));
  }

  /// The state.
  final NapState state;

  @override
  Map<String, Object?> toJson() => {'state': state.toJson()};
}

/// Pay the stake, discard cards and have them replaced (N20).
final class NapPurchase extends NapAction {
  const NapPurchase({required this.seat, required this.discard});

  /// Reads one from JSON.
  factory NapPurchase.fromJson(Object? json) {
    final fields = Fields('NapPurchase', json);
    fields.expect('type', 'purchase');
    return NapPurchase(
      seat: fields.read('seat', decodeInt),
      discard: fields.read('discard', listOf(Card.fromJson)),
    );
  }

  /// Seat that acts.
  final int seat;

  /// Cards from its hand; in this order they are gathered (N4).
  final List<Card> discard;

  @override
  Map<String, Object?> toJson() => {
    'type': 'purchase',
    'seat': seat,
    'discard': discard.map((each) => each.value).toList(),
  };
}

/// A seat exchanged cards (N20).
final class NapPurchased extends NapEvent {
  const NapPurchased({
    required this.action,
    required this.seat,
    required this.count,
    required this.discard,
    required this.drawn,
  });

  /// Reads one from JSON.
  factory NapPurchased.fromJson(Object? json) {
    final fields = Fields('NapPurchased', json);
    fields.expect('type', 'purchased');
    return NapPurchased(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
      count: fields.read('count', decodeInt),
      discard: fields.read('discard', nullable(listOf(Card.fromJson))),
      drawn: fields.read('drawn', nullable(listOf(Card.fromJson))),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Seat that purchased.
  final int seat;

  /// How many cards.
  final int count;

  /// What it discarded; null for all but that seat.
  final List<Card>? discard;

  /// What it got for them; null for all but that seat.
  final List<Card>? drawn;

  @override
  Map<String, Object?> toJson() => {
    'type': 'purchased',
    'action': action,
    'seat': seat,
    'count': count,
    'discard': discard?.map((each) => each.value).toList(),
    'drawn': drawn?.map((each) => each.value).toList(),
  };
}

/// Seats purchase or stand, in turn (N20).
final class NapPurchasing extends NapPhase {
  const NapPurchasing();

  /// Reads one from JSON.
  factory NapPurchasing.fromJson(Object? json) {
    final fields = Fields('NapPurchasing', json);
    fields.expect('type', 'purchasing');
    return const NapPurchasing();
  }

  @override
  Map<String, Object?> toJson() => {'type': 'purchasing'};
}

/// Where a replayed match stands at the end, and how it came there.
final class NapReplayPosition extends Message {
  const NapReplayPosition({
    required this.state,
    required this.digest,
    required this.toAct,
    required this.legal,
    required this.barred,
    required this.scoring,
    required this.events,
    required this.views,
    required this.steps,
  });

  /// Reads one from JSON.
  factory NapReplayPosition.fromJson(Object? json) {
    final fields = Fields('NapReplayPosition', json);
    return NapReplayPosition(
      state: fields.read('state', NapState.fromJson),
      digest: fields.read('digest', decodeString),
      toAct: fields.read('to_act', listOf(decodeInt)),
      legal: fields.read('legal', nullable(listOf(NapLegal.fromJson))),
      barred: fields.read('barred', nullable(listOf(NapBarred.fromJson))),
      scoring: fields.read('scoring', NapScoring.fromJson),
      events: fields.read('events', listOf(NapEvent.fromJson)),
      views: fields.read('views', nullable(listOf(NapPerspective.fromJson))),
      steps: fields.read('steps', nullable(listOf(NapStep.fromJson))),
    );
  }

  /// The state, to be kept and sent again.
  final NapState state;

  /// SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the
  /// state.
  final String digest;

  /// Seats that the game waits for; empty when the match is over.
  final List<int> toAct;

  /// Every legal action by seat, also out of turn; null when not asked for.
  final List<NapLegal>? legal;

  /// Refused actions by seat, each with its rule; null when not asked for.
  final List<NapBarred>? barred;

  /// The scoring so far.
  final NapScoring scoring;

  /// What this request brought about, in order.
  final List<NapEvent> events;

  /// What each seat and, last, the spectators may know; null when not asked for.
  final List<NapPerspective>? views;

  /// Every action with its events and digest; null when not asked for.
  final List<NapStep>? steps;

  @override
  Map<String, Object?> toJson() => {
    'state': state.toJson(),
    'digest': digest,
    'to_act': toAct,
    'legal': legal?.map((each) => each.toJson()).toList(),
    'barred': barred?.map((each) => each.toJson()).toList(),
    'scoring': scoring.toJson(),
    'events': events.map((each) => each.toJson()).toList(),
    'views': views?.map((each) => each.toJson()).toList(),
    'steps': steps?.map((each) => each.toJson()).toList(),
  };
}

/// A match from its start: how it starts, and the actions that follow.
final class NapReplayRequest extends Message {
  const NapReplayRequest({
    required this.players,
    this.variant,
    this.options,
    required this.seed,
    this.deck,
    this.dealer,
    required this.actions,
  });

  /// Reads one from JSON.
  factory NapReplayRequest.fromJson(Object? json) {
    final fields = Fields('NapReplayRequest', json);
    return NapReplayRequest(
      players: fields.read('players', decodeInt),
      variant: fields.readOptional('variant', NapVariant.fromJson),
      options: fields.readOptional('options', NapOverrides.fromJson),
      seed: fields.read('seed', decodeString),
      deck: fields.readOptional('deck', listOf(Card.fromJson)),
      dealer: fields.readOptional('dealer', decodeInt),
      actions: fields.read('actions', listOf(NapAction.fromJson)),
    );
  }

  /// Number of players.
  final int players;

  /// Named set of options; without it the game's first.
  final NapVariant? variant;

  /// Options that differ from the variant's.
  final NapOverrides? options;

  /// Source of all chance.
  final String seed;

  /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
  final List<Card>? deck;

  /// First dealer; without it drawn by lot from the seed (S5).
  final int? dealer;

  /// Actions in order; with `steps=true` at most 1,000.
  final List<NapAction> actions;

  @override
  Map<String, Object?> toJson() => {
    'players': players,
    if (variant != null) 'variant': variant?.value,
    if (options != null) 'options': options?.toJson(),
    'seed': seed,
    if (deck != null) 'deck': deck?.map((each) => each.value).toList(),
    if (dealer != null) 'dealer': dealer,
    'actions': actions.map((each) => each.toJson()).toList(),
  };
}

/// How a deal ended.
sealed class NapResult extends Message {
  const NapResult();

  /// Reads one from JSON, where `type` tells which.
  factory NapResult.fromJson(Object? json) =>
      switch (Fields('NapResult', json).read('type', decodeString)) {
        'all_passed' => NapAllPassed.fromJson(json),
        'played' => NapPlayedOut.fromJson(json),
        final tag => throw unknown('NapResult', tag),
      };
}

/// What the match has come to.
final class NapScoring extends Message {
  const NapScoring({
    required this.balances,
    required this.kitty,
    required this.pool,
    required this.lines,
    required this.result,
    required this.returns,
  });

  /// Reads one from JSON.
  factory NapScoring.fromJson(Object? json) {
    final fields = Fields('NapScoring', json);
    return NapScoring(
      balances: fields.read('balances', listOf(decodeInt)),
      kitty: fields.read('kitty', decodeInt),
      pool: fields.read('pool', decodeInt),
      lines: fields.read('lines', listOf(Payment.fromJson)),
      result: fields.read('result', nullable(NapResult.fromJson)),
      returns: fields.read('returns', nullable(listOf(decodeInt))),
    );
  }

  /// Units won, by seat.
  final List<int> balances;

  /// Units in the kitty.
  final int kitty;

  /// Units in the pool.
  final int pool;

  /// Every payment of this deal so far, in order.
  final List<Payment> lines;

  /// How the deal ended; null while it is played.
  final NapResult? result;

  /// Net result of the deal by seat; null while it is played.
  final List<int>? returns;

  @override
  Map<String, Object?> toJson() => {
    'balances': balances,
    'kitty': kitty,
    'pool': pool,
    'lines': lines.map((each) => each.toJson()).toList(),
    'result': result?.toJson(),
    'returns': returns,
  };
}

/// The deal is over, and all is paid.
final class NapSettled extends NapEvent {
  const NapSettled({
    required this.action,
    required this.result,
    required this.returns,
    required this.balances,
    required this.kitty,
    required this.pool,
  });

  /// Reads one from JSON.
  factory NapSettled.fromJson(Object? json) {
    final fields = Fields('NapSettled', json);
    fields.expect('type', 'settled');
    return NapSettled(
      action: fields.read('action', decodeInt),
      result: fields.read('result', NapResult.fromJson),
      returns: fields.read('returns', listOf(decodeInt)),
      balances: fields.read('balances', listOf(decodeInt)),
      kitty: fields.read('kitty', decodeInt),
      pool: fields.read('pool', decodeInt),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// How it ended.
  final NapResult result;

  /// Net result of the deal by seat.
  final List<int> returns;

  /// Units won so far, by seat.
  final List<int> balances;

  /// Units in the kitty.
  final int kitty;

  /// Units in the pool.
  final int pool;

  @override
  Map<String, Object?> toJson() => {
    'type': 'settled',
    'action': action,
    'result': result.toJson(),
    'returns': returns,
    'balances': balances,
    'kitty': kitty,
    'pool': pool,
  };
}

/// When the cards are shuffled: after all five tricks were bid and made (and
/// see N4), or before every deal.
enum NapShuffle {
  afterFive('after_five'),
  always('always');

  const NapShuffle(this.value);

  /// Reads one from JSON.
  static NapShuffle fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('NapShuffle', json));

  static final Map<String, NapShuffle> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// What contracts of all five tricks are worth: their value, twice that when
/// made, or twice that both ways.
enum NapStakes {
  single('single'),
  doubleWhenMade('double_when_made'),
  double('double');

  const NapStakes(this.value);

  /// Reads one from JSON.
  static NapStakes fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('NapStakes', json));

  static final Map<String, NapStakes> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// Keep the cards as dealt (N20).
final class NapStand extends NapAction {
  const NapStand({required this.seat});

  /// Reads one from JSON.
  factory NapStand.fromJson(Object? json) {
    final fields = Fields('NapStand', json);
    fields.expect('type', 'stand');
    return NapStand(seat: fields.read('seat', decodeInt));
  }

  /// Seat that acts.
  final int seat;

  @override
  Map<String, Object?> toJson() => {'type': 'stand', 'seat': seat};
}

/// Standard Nap: the first card led makes trumps, and players pay each other
/// for contracts.
final class NapStandard extends NapOptions {
  const NapStandard({
    required this.pack,
    required this.lowestRank,
    required this.two,
    required this.misere,
    required this.misereTrumps,
    required this.blucher,
    required this.fiveTrickStakes,
    required this.purchase,
    required this.purchaseStake,
    required this.batches,
    required this.shuffle,
    required this.stopWhenDecided,
    required this.deals,
  });

  /// Reads one from JSON.
  factory NapStandard.fromJson(Object? json) {
    final fields = Fields('NapStandard', json);
    fields.expect('form', 'standard');
    return NapStandard(
      pack: fields.read('pack', NapPack.fromJson),
      lowestRank: fields.read('lowest_rank', nullable(Rank.fromJson)),
      two: fields.read('two', decodeBool),
      misere: fields.read('misere', decodeBool),
      misereTrumps: fields.read('misere_trumps', decodeBool),
      blucher: fields.read('blucher', decodeBool),
      fiveTrickStakes: fields.read('five_trick_stakes', NapStakes.fromJson),
      purchase: fields.read('purchase', decodeBool),
      purchaseStake: fields.read('purchase_stake', decodeInt),
      batches: fields.read('batches', NapDealBatches.fromJson),
      shuffle: fields.read('shuffle', NapShuffle.fromJson),
      stopWhenDecided: fields.read('stop_when_decided', decodeBool),
      deals: fields.read('deals', nullable(decodeInt)),
    );
  }

  /// All 52 cards, or the lowest ranks left out.
  final NapPack pack;

  /// Lowest rank of the pack; one that is named overrides pack.
  final Rank? lowestRank;

  /// Two may be bid.
  final bool two;

  /// Misère may be bid.
  final bool misere;

  /// Misère is played with trumps.
  final bool misereTrumps;

  /// Blücher may be bid.
  final bool blucher;

  /// What contracts of all five tricks are worth.
  final NapStakes fiveTrickStakes;

  /// Cards may be purchased before the bidding.
  final bool purchase;

  /// Units that a purchase costs.
  final int purchaseStake;

  /// How five cards are dealt to each seat.
  final NapDealBatches batches;

  /// When the cards are shuffled rather than gathered and cut.
  final NapShuffle shuffle;

  /// The deal ends with the trick that decides the contract.
  final bool stopWhenDecided;

  /// Deals after which the match is over.
  final int? deals;

  @override
  Map<String, Object?> toJson() => {
    'form': 'standard',
    'pack': pack.value,
    'lowest_rank': lowestRank?.value,
    'two': two,
    'misere': misere,
    'misere_trumps': misereTrumps,
    'blucher': blucher,
    'five_trick_stakes': fiveTrickStakes.value,
    'purchase': purchase,
    'purchase_stake': purchaseStake,
    'batches': batches.value,
    'shuffle': shuffle.value,
    'stop_when_decided': stopWhenDecided,
    'deals': deals,
  };
}

/// How a match starts; what is left out is the first variant, a seed made by
/// the server, a shuffle and a lot.
final class NapStartRequest extends Message {
  const NapStartRequest({
    required this.players,
    this.variant,
    this.options,
    this.seed,
    this.deck,
    this.dealer,
  });

  /// Reads one from JSON.
  factory NapStartRequest.fromJson(Object? json) {
    final fields = Fields('NapStartRequest', json);
    return NapStartRequest(
      players: fields.read('players', decodeInt),
      variant: fields.readOptional('variant', NapVariant.fromJson),
      options: fields.readOptional('options', NapOverrides.fromJson),
      seed: fields.readOptional('seed', decodeString),
      deck: fields.readOptional('deck', listOf(Card.fromJson)),
      dealer: fields.readOptional('dealer', decodeInt),
    );
  }

  /// Number of players.
  final int players;

  /// Named set of options; without it the game's first.
  final NapVariant? variant;

  /// Options that differ from the variant's.
  final NapOverrides? options;

  /// Source of all chance; without it the server makes one from 32 random bytes.
  final String? seed;

  /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
  final List<Card>? deck;

  /// First dealer; without it drawn by lot from the seed (S5).
  final int? dealer;

  @override
  Map<String, Object?> toJson() => {
    'players': players,
    if (variant != null) 'variant': variant?.value,
    if (options != null) 'options': options?.toJson(),
    if (seed != null) 'seed': seed,
    if (deck != null) 'deck': deck?.map((each) => each.value).toList(),
    if (dealer != null) 'dealer': dealer,
  };
}

/// A match of Nap, hidden cards included.
final class NapState extends Message {
  const NapState({
    required this.version,
    required this.options,
    required this.seed,
    required this.deal,
    required this.dealer,
    required this.actions,
    required this.hands,
    required this.stock,
    required this.floater,
    required this.discards,
    required this.purchases,
    required this.looked,
    required this.calls,
    required this.trumps,
    required this.tricks,
    required this.balances,
    required this.kitty,
    required this.pool,
    required this.phase,
  });

  /// Reads one from JSON.
  factory NapState.fromJson(Object? json) {
    final fields = Fields('NapState', json);
    fields.expect('game', 'nap');
    return NapState(
      version: fields.read('version', decodeInt),
      options: fields.read('options', NapOptions.fromJson),
      seed: fields.read('seed', decodeString),
      deal: fields.read('deal', decodeInt),
      dealer: fields.read('dealer', decodeInt),
      actions: fields.read('actions', decodeInt),
      hands: fields.read('hands', listOf(listOf(Card.fromJson))),
      stock: fields.read('stock', listOf(Card.fromJson)),
      floater: fields.read('floater', nullable(Card.fromJson)),
      discards: fields.read('discards', listOf(Card.fromJson)),
      purchases: fields.read('purchases', listOf(decodeInt)),
      looked: fields.read('looked', listOf(decodeInt)),
      calls: fields.read('calls', listOf(NapCall.fromJson)),
      trumps: fields.read('trumps', nullable(Suit.fromJson)),
      tricks: fields.read('tricks', listOf(listOf(Card.fromJson))),
      balances: fields.read('balances', listOf(decodeInt)),
      kitty: fields.read('kitty', decodeInt),
      pool: fields.read('pool', decodeInt),
      phase: fields.read('phase', NapPhase.fromJson),
    );
  }

  /// Version of this layout; 1 is known.
  final int version;

  /// Every choice of rules.
  final NapOptions options;

  /// Source of all chance in later deals.
  final String seed;

  /// Number of this deal, from 0.
  final int deal;

  /// Seat that dealt; the one after it is the first.
  final int dealer;

  /// Actions taken in this deal.
  final int actions;

  /// Each seat's cards in the order gained, less what was played or discarded.
  final List<List<Card>> hands;

  /// Undealt cards, drawn from the first on.
  final List<Card> stock;

  /// The card in the middle; null where there is none, and once it is taken.
  final Card? floater;

  /// Cards discarded, in order: those purchased away, or the one laid aside for
  /// the floater.
  final List<Card> discards;

  /// Cards purchased, seat by seat from the first; 0 where the seat stood.
  final List<int> purchases;

  /// Seats that have looked at the floater, in order.
  final List<int> looked;

  /// Calls, seat by seat from the first.
  final List<NapCall> calls;

  /// Suit of trumps; null while there is none.
  final Suit? trumps;

  /// Complete tricks, each in the order its cards were played.
  final List<List<Card>> tricks;

  /// Units won, by seat.
  final List<int> balances;

  /// Units in the kitty.
  final int kitty;

  /// Units in the pool.
  final int pool;

  /// What is due.
  final NapPhase phase;

  @override
  Map<String, Object?> toJson() => {
    'game': 'nap',
    'version': version,
    'options': options.toJson(),
    'seed': seed,
    'deal': deal,
    'dealer': dealer,
    'actions': actions,
    'hands': hands
        .map((each) => each.map((each) => each.value).toList())
        .toList(),
    'stock': stock.map((each) => each.value).toList(),
    'floater': floater?.value,
    'discards': discards.map((each) => each.value).toList(),
    'purchases': purchases,
    'looked': looked,
    'calls': calls.map((each) => each.toJson()).toList(),
    'trumps': trumps?.value,
    'tricks': tricks
        .map((each) => each.map((each) => each.value).toList())
        .toList(),
    'balances': balances,
    'kitty': kitty,
    'pool': pool,
    'phase': phase.toJson(),
  };
}

/// One action of a replay.
final class NapStep extends Message {
  const NapStep({
    required this.action,
    required this.events,
    required this.digest,
  });

  /// Reads one from JSON.
  factory NapStep.fromJson(Object? json) {
    final fields = Fields('NapStep', json);
    return NapStep(
      action: fields.read('action', NapAction.fromJson),
      events: fields.read('events', listOf(NapEvent.fromJson)),
      digest: fields.read('digest', decodeString),
    );
  }

  /// The action.
  final NapAction action;

  /// What it brought about.
  final List<NapEvent> events;

  /// Digest of the state after it.
  final String digest;

  @override
  Map<String, Object?> toJson() => {
    'action': action.toJson(),
    'events': events.map((each) => each.toJson()).toList(),
    'digest': digest,
  };
}

/// A seat purchased nothing (N20).
final class NapStood extends NapEvent {
  const NapStood({required this.action, required this.seat});

  /// Reads one from JSON.
  factory NapStood.fromJson(Object? json) {
    final fields = Fields('NapStood', json);
    fields.expect('type', 'stood');
    return NapStood(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Seat that stood.
  final int seat;

  @override
  Map<String, Object?> toJson() => {
    'type': 'stood',
    'action': action,
    'seat': seat,
  };
}

/// A table as one seat, or a spectator, may know it.
final class NapTable extends Message {
  const NapTable({
    required this.token,
    required this.match,
    required this.move,
    required this.link,
    required this.safety,
    required this.closed,
    required this.seat,
    required this.view,
    required this.toAct,
    required this.legal,
    required this.scoring,
    required this.events,
  });

  /// Reads one from JSON.
  factory NapTable.fromJson(Object? json) {
    final fields = Fields('NapTable', json);
    return NapTable(
      token: fields.read('token', decodeString),
      match: fields.read('match', decodeString),
      move: fields.read('move', decodeInt),
      link: fields.read('link', decodeString),
      safety: fields.read('safety', Safety.fromJson),
      closed: fields.read('closed', listOf(decodeInt)),
      seat: fields.read('seat', nullable(decodeInt)),
      view: fields.read('view', NapView.fromJson),
      toAct: fields.read('to_act', listOf(decodeInt)),
      legal: fields.read('legal', listOf(NapAction.fromJson)),
      scoring: fields.read('scoring', NapScoring.fromJson),
      events: fields.read('events', listOf(NapEvent.fromJson)),
    );
  }

  /// The table, sealed: for whoever plays next.
  final String token;

  /// Id of the match.
  final String match;

  /// Number of the last move; 0 is the start.
  final int move;

  /// What binds the last move to all before it.
  final String link;

  /// What this table promises.
  final Safety safety;

  /// Seats that have closed the match since the deal was over.
  final List<int> closed;

  /// The seat whose key was sent; null for spectators.
  final int? seat;

  /// What it may see.
  final NapView view;

  /// Seats that the game waits for; empty when the match is over.
  final List<int> toAct;

  /// What the seat itself may do now, action by action; some are only taken
  /// whole, as one move.
  final List<NapAction> legal;

  /// The scoring, which is public.
  final NapScoring scoring;

  /// What the last move brought about, as this seat knows it.
  final List<NapEvent> events;

  @override
  Map<String, Object?> toJson() => {
    'token': token,
    'match': match,
    'move': move,
    'link': link,
    'safety': safety.toJson(),
    'closed': closed,
    'seat': seat,
    'view': view.toJson(),
    'to_act': toAct,
    'legal': legal.map((each) => each.toJson()).toList(),
    'scoring': scoring.toJson(),
    'events': events.map((each) => each.toJson()).toList(),
  };
}

/// A move of a match that is over.
final class NapTableMove extends Message {
  const NapTableMove({required this.seat, required this.actions});

  /// Reads one from JSON.
  factory NapTableMove.fromJson(Object? json) {
    final fields = Fields('NapTableMove', json);
    return NapTableMove(
      seat: fields.read('seat', decodeInt),
      actions: fields.read('actions', listOf(NapAction.fromJson)),
    );
  }

  /// Seat that moved.
  final int seat;

  /// Its actions in order; none where it closed the match.
  final List<NapAction> actions;

  @override
  Map<String, Object?> toJson() => {
    'seat': seat,
    'actions': actions.map((each) => each.toJson()).toList(),
  };
}

/// One move by the seat whose key is sent.
final class NapTablePlayRequest extends Message {
  const NapTablePlayRequest({
    required this.token,
    required this.actions,
    this.lastSeen,
  });

  /// Reads one from JSON.
  factory NapTablePlayRequest.fromJson(Object? json) {
    final fields = Fields('NapTablePlayRequest', json);
    return NapTablePlayRequest(
      token: fields.read('token', decodeString),
      actions: fields.read('actions', listOf(NapAction.fromJson)),
      lastSeen: fields.readOptional('last_seen', LastSeen.fromJson),
    );
  }

  /// The table as the last answer gave it.
  final String token;

  /// The move: actions of one seat, in order; all are played, or none. A `deal`
  /// has no deck here.
  final List<NapAction> actions;

  /// The newest move that this client has seen; the token must descend from it.
  final LastSeen? lastSeen;

  @override
  Map<String, Object?> toJson() => {
    'token': token,
    'actions': actions.map((each) => each.toJson()).toList(),
    if (lastSeen != null) 'last_seen': lastSeen?.toJson(),
  };
}

/// What is agreed on before a match, and what each seat commits to.
final class NapTablePrepareRequest extends Message {
  const NapTablePrepareRequest({
    required this.players,
    this.variant,
    this.options,
    this.dealer,
    this.locks,
    this.commitments,
  });

  /// Reads one from JSON.
  factory NapTablePrepareRequest.fromJson(Object? json) {
    final fields = Fields('NapTablePrepareRequest', json);
    return NapTablePrepareRequest(
      players: fields.read('players', decodeInt),
      variant: fields.readOptional('variant', NapVariant.fromJson),
      options: fields.readOptional('options', NapOverrides.fromJson),
      dealer: fields.readOptional('dealer', decodeInt),
      locks: fields.readOptional('locks', listOf(nullable(decodeString))),
      commitments: fields.readOptional(
        'commitments',
        listOf(nullable(decodeString)),
      ),
    );
  }

  /// Number of players.
  final int players;

  /// Named set of options; without it the game's first.
  final NapVariant? variant;

  /// Options that differ from the variant's.
  final NapOverrides? options;

  /// First dealer; without it drawn by lot (S5).
  final int? dealer;

  /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key
  /// from the server.
  final List<String?>? locks;

  /// For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or
  /// null if it takes no part.
  final List<String?>? commitments;

  @override
  Map<String, Object?> toJson() => {
    'players': players,
    if (variant != null) 'variant': variant?.value,
    if (options != null) 'options': options?.toJson(),
    if (dealer != null) 'dealer': dealer,
    if (locks != null) 'locks': locks,
    if (commitments != null) 'commitments': commitments,
  };
}

/// What was agreed on before a match.
final class NapTableRecord extends Message {
  const NapTableRecord({
    required this.options,
    required this.players,
    required this.dealer,
    required this.locks,
    required this.commitments,
  });

  /// Reads one from JSON.
  factory NapTableRecord.fromJson(Object? json) {
    final fields = Fields('NapTableRecord', json);
    return NapTableRecord(
      options: fields.read('options', NapOptions.fromJson),
      players: fields.read('players', decodeInt),
      dealer: fields.read('dealer', nullable(decodeInt)),
      locks: fields.read('locks', listOf(nullable(decodeString))),
      commitments: fields.read('commitments', listOf(nullable(decodeString))),
    );
  }

  /// Every choice of rules.
  final NapOptions options;

  /// Number of players.
  final int players;

  /// First dealer, if one was named.
  final int? dealer;

  /// Locks that players made, by seat; null where the server issued the key.
  final List<String?> locks;

  /// What each seat committed to; null where it took no part.
  final List<String?> commitments;

  @override
  Map<String, Object?> toJson() => {
    'options': options.toJson(),
    'players': players,
    'dealer': dealer,
    'locks': locks,
    'commitments': commitments,
  };
}

/// All that was hidden in a match, for everybody to check.
final class NapTableReveal extends Message {
  const NapTableReveal({
    required this.match,
    required this.record,
    required this.secret,
    required this.openings,
    required this.commitment,
    required this.seed,
    required this.decks,
    required this.state,
    required this.move,
    required this.link,
  });

  /// Reads one from JSON.
  factory NapTableReveal.fromJson(Object? json) {
    final fields = Fields('NapTableReveal', json);
    return NapTableReveal(
      match: fields.read('match', decodeString),
      record: fields.read('record', NapTableRecord.fromJson),
      secret: fields.read('secret', decodeString),
      openings: fields.read('openings', listOf(nullable(decodeString))),
      commitment: fields.read('commitment', decodeString),
      seed: fields.read('seed', decodeString),
      decks: fields.read('decks', listOf(RevealedDeck.fromJson)),
      state: fields.read('state', NapState.fromJson),
      move: fields.read('move', decodeInt),
      link: fields.read('link', decodeString),
    );
  }

  /// Id of the match.
  final String match;

  /// What was agreed on.
  final NapTableRecord record;

  /// The server's secret: 32 bytes in hexadecimal.
  final String secret;

  /// What each seat put in; null where it took no part.
  final List<String?> openings;

  /// What the server was bound to.
  final String commitment;

  /// Seed of the match.
  final String seed;

  /// The deals so far, the first 1,000 of them.
  final List<RevealedDeck> decks;

  /// Where the match stands, with all that was never shown.
  final NapState state;

  /// Number of the last move.
  final int move;

  /// Its link.
  final String link;

  @override
  Map<String, Object?> toJson() => {
    'match': match,
    'record': record.toJson(),
    'secret': secret,
    'openings': openings,
    'commitment': commitment,
    'seed': seed,
    'decks': decks.map((each) => each.toJson()).toList(),
    'state': state.toJson(),
    'move': move,
    'link': link,
  };
}

/// How a sealed match starts: from choices, or from a prepared match and its
/// openings, not from both.
final class NapTableStartRequest extends Message {
  const NapTableStartRequest({
    this.players,
    this.variant,
    this.options,
    this.dealer,
    this.locks,
    this.token,
    this.openings,
  });

  /// Reads one from JSON.
  factory NapTableStartRequest.fromJson(Object? json) {
    final fields = Fields('NapTableStartRequest', json);
    return NapTableStartRequest(
      players: fields.readOptional('players', decodeInt),
      variant: fields.readOptional('variant', NapVariant.fromJson),
      options: fields.readOptional('options', NapOverrides.fromJson),
      dealer: fields.readOptional('dealer', decodeInt),
      locks: fields.readOptional('locks', listOf(nullable(decodeString))),
      token: fields.readOptional('token', decodeString),
      openings: fields.readOptional('openings', listOf(nullable(decodeString))),
    );
  }

  /// Number of players; needed unless the match is prepared.
  final int? players;

  /// Named set of options; without it the game's first.
  final NapVariant? variant;

  /// Options that differ from the variant's.
  final NapOverrides? options;

  /// First dealer; without it drawn by lot (S5).
  final int? dealer;

  /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key
  /// from the server.
  final List<String?>? locks;

  /// The prepared match.
  final String? token;

  /// For each seat of a prepared match what it committed to, or null if it took
  /// no part.
  final List<String?>? openings;

  @override
  Map<String, Object?> toJson() => {
    if (players != null) 'players': players,
    if (variant != null) 'variant': variant?.value,
    if (options != null) 'options': options?.toJson(),
    if (dealer != null) 'dealer': dealer,
    if (locks != null) 'locks': locks,
    if (token != null) 'token': token,
    if (openings != null) 'openings': openings,
  };
}

/// A sealed match that has just started, as spectators see it, with the keys of
/// the seats that made none.
final class NapTableStarted extends Message {
  const NapTableStarted({
    required this.token,
    required this.match,
    required this.move,
    required this.link,
    required this.safety,
    required this.closed,
    required this.seat,
    required this.view,
    required this.toAct,
    required this.legal,
    required this.scoring,
    required this.events,
    required this.commitment,
    required this.keys,
  });

  /// Reads one from JSON.
  factory NapTableStarted.fromJson(Object? json) {
    final fields = Fields('NapTableStarted', json);
    return NapTableStarted(
      token: fields.read('token', decodeString),
      match: fields.read('match', decodeString),
      move: fields.read('move', decodeInt),
      link: fields.read('link', decodeString),
      safety: fields.read('safety', Safety.fromJson),
      closed: fields.read('closed', listOf(decodeInt)),
      seat: fields.read('seat', nullable(decodeInt)),
      view: fields.read('view', NapView.fromJson),
      toAct: fields.read('to_act', listOf(decodeInt)),
      legal: fields.read('legal', listOf(NapAction.fromJson)),
      scoring: fields.read('scoring', NapScoring.fromJson),
      events: fields.read('events', listOf(NapEvent.fromJson)),
      commitment: fields.read('commitment', decodeString),
      keys: fields.read('keys', listOf(nullable(decodeString))),
    );
  }

  /// The table, sealed: for whoever plays next.
  final String token;

  /// Id of the match.
  final String match;

  /// Number of the last move; 0 is the start.
  final int move;

  /// What binds the last move to all before it.
  final String link;

  /// What this table promises.
  final Safety safety;

  /// Seats that have closed the match since the deal was over.
  final List<int> closed;

  /// The seat whose key was sent; null for spectators.
  final int? seat;

  /// What it may see.
  final NapView view;

  /// Seats that the game waits for; empty when the match is over.
  final List<int> toAct;

  /// What the seat itself may do now, action by action; some are only taken
  /// whole, as one move.
  final List<NapAction> legal;

  /// The scoring, which is public.
  final NapScoring scoring;

  /// What the last move brought about, as this seat knows it.
  final List<NapEvent> events;

  /// What the server is bound to, as a prepared match told it before.
  final String commitment;

  /// For each seat without a lock its key, to be handed to that player only; null
  /// for the others.
  final List<String?> keys;

  @override
  Map<String, Object?> toJson() => {
    'token': token,
    'match': match,
    'move': move,
    'link': link,
    'safety': safety.toJson(),
    'closed': closed,
    'seat': seat,
    'view': view.toJson(),
    'to_act': toAct,
    'legal': legal.map((each) => each.toJson()).toList(),
    'scoring': scoring.toJson(),
    'events': events.map((each) => each.toJson()).toList(),
    'commitment': commitment,
    'keys': keys,
  };
}

/// Take the floater into the hand (N27).
final class NapTakeFloater extends NapAction {
  const NapTakeFloater({required this.seat});

  /// Reads one from JSON.
  factory NapTakeFloater.fromJson(Object? json) {
    final fields = Fields('NapTakeFloater', json);
    fields.expect('type', 'take_floater');
    return NapTakeFloater(seat: fields.read('seat', decodeInt));
  }

  /// Seat that acts.
  final int seat;

  @override
  Map<String, Object?> toJson() => {'type': 'take_floater', 'seat': seat};
}

/// The declarer takes the floater or leaves it (N27).
final class NapTakingFloater extends NapPhase {
  const NapTakingFloater();

  /// Reads one from JSON.
  factory NapTakingFloater.fromJson(Object? json) {
    final fields = Fields('NapTakingFloater', json);
    fields.expect('type', 'taking_floater');
    return const NapTakingFloater();
  }

  @override
  Map<String, Object?> toJson() => {'type': 'taking_floater'};
}

/// The declarer took the floater (N27).
final class NapTookFloater extends NapEvent {
  const NapTookFloater({
    required this.action,
    required this.seat,
    required this.looked,
    required this.card,
  });

  /// Reads one from JSON.
  factory NapTookFloater.fromJson(Object? json) {
    final fields = Fields('NapTookFloater', json);
    fields.expect('type', 'took_floater');
    return NapTookFloater(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
      looked: fields.read('looked', listOf(decodeInt)),
      card: fields.read('card', nullable(Card.fromJson)),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// The declarer.
  final int seat;

  /// Seats that had looked at it before.
  final List<int> looked;

  /// The floater; null for all but these seats and the declarer.
  final Card? card;

  @override
  Map<String, Object?> toJson() => {
    'type': 'took_floater',
    'action': action,
    'seat': seat,
    'looked': looked,
    'card': card?.value,
  };
}

/// A trick was complete, and a seat took it (N6).
final class NapTookTrick extends NapEvent {
  const NapTookTrick({
    required this.action,
    required this.seat,
    required this.cards,
  });

  /// Reads one from JSON.
  factory NapTookTrick.fromJson(Object? json) {
    final fields = Fields('NapTookTrick', json);
    fields.expect('type', 'took_trick');
    return NapTookTrick(
      action: fields.read('action', decodeInt),
      seat: fields.read('seat', decodeInt),
      cards: fields.read('cards', listOf(Card.fromJson)),
    );
  }

  /// Index of the action in the request, from 0; for who does not learn of every
  /// action, of those that are known.
  final int action;

  /// Seat that took it.
  final int seat;

  /// Its cards, in the order played.
  final List<Card> cards;

  @override
  Map<String, Object?> toJson() => {
    'type': 'took_trick',
    'action': action,
    'seat': seat,
    'cards': cards.map((each) => each.value).toList(),
  };
}

/// A complete trick.
final class NapTrick extends Message {
  const NapTrick({
    required this.leader,
    required this.cards,
    required this.winner,
  });

  /// Reads one from JSON.
  factory NapTrick.fromJson(Object? json) {
    final fields = Fields('NapTrick', json);
    return NapTrick(
      leader: fields.read('leader', decodeInt),
      cards: fields.read('cards', listOf(Card.fromJson)),
      winner: fields.read('winner', decodeInt),
    );
  }

  /// Seat that led.
  final int leader;

  /// Its cards, in the order played.
  final List<Card> cards;

  /// Seat that took it.
  final int winner;

  @override
  Map<String, Object?> toJson() => {
    'leader': leader,
    'cards': cards.map((each) => each.value).toList(),
    'winner': winner,
  };
}

/// A named set of options.
enum NapVariant {
  standard('standard'),
  extended('extended'),
  purchase('purchase'),
  floater('floater'),
  floaterTeesside('floater-teesside'),
  floaterAylesbury('floater-aylesbury'),
  floaterDorset('floater-dorset');

  const NapVariant(this.value);

  /// Reads one from JSON.
  static NapVariant fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('NapVariant', json));

  static final Map<String, NapVariant> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// A named set of options.
final class NapVariantEntry extends Message {
  const NapVariantEntry({
    required this.name,
    required this.sentence,
    required this.source,
    required this.options,
  });

  /// Reads one from JSON.
  factory NapVariantEntry.fromJson(Object? json) {
    final fields = Fields('NapVariantEntry', json);
    return NapVariantEntry(
      name: fields.read('name', NapVariant.fromJson),
      sentence: fields.read('sentence', decodeString),
      source: fields.read('source', decodeString),
      options: fields.read('options', NapOptions.fromJson),
    );
  }

  /// Name of the variant.
  final NapVariant name;

  /// What it is.
  final String sentence;

  /// Where it comes from.
  final String source;

  /// Every choice of rules.
  final NapOptions options;

  @override
  Map<String, Object?> toJson() => {
    'name': name.value,
    'sentence': sentence,
    'source': source,
    'options': options.toJson(),
  };
}

/// What a seat, or a spectator, may see of a match (N35).
final class NapView extends Message {
  const NapView({
    required this.seat,
    required this.players,
    required this.direction,
    required this.options,
    required this.deal,
    required this.dealer,
    required this.hand,
    required this.handCounts,
    required this.stockCount,
    required this.floaterThere,
    required this.floater,
    required this.discardCount,
    required this.ownDiscards,
    required this.purchases,
    required this.looked,
    required this.calls,
    required this.trumps,
    required this.tricks,
    required this.balances,
    required this.kitty,
    required this.pool,
    required this.phase,
  });

  /// Reads one from JSON.
  factory NapView.fromJson(Object? json) {
    final fields = Fields('NapView', json);
    return NapView(
      seat: fields.read('seat', nullable(decodeInt)),
      players: fields.read('players', decodeInt),
      direction: fields.read('direction', Direction.fromJson),
      options: fields.read('options', NapOptions.fromJson),
      deal: fields.read('deal', decodeInt),
      dealer: fields.read('dealer', decodeInt),
      hand: fields.read('hand', nullable(listOf(Card.fromJson))),
      handCounts: fields.read('hand_counts', listOf(decodeInt)),
      stockCount: fields.read('stock_count', decodeInt),
      floaterThere: fields.read('floater_there', decodeBool),
      floater: fields.read('floater', nullable(Card.fromJson)),
      discardCount: fields.read('discard_count', decodeInt),
      ownDiscards: fields.read('own_discards', nullable(listOf(Card.fromJson))),
      purchases: fields.read('purchases', listOf(decodeInt)),
      looked: fields.read('looked', listOf(decodeInt)),
      calls: fields.read('calls', listOf(NapCall.fromJson)),
      trumps: fields.read('trumps', nullable(Suit.fromJson)),
      tricks: fields.read('tricks', listOf(NapTrick.fromJson)),
      balances: fields.read('balances', listOf(decodeInt)),
      kitty: fields.read('kitty', decodeInt),
      pool: fields.read('pool', decodeInt),
      phase: fields.read('phase', NapPhase.fromJson),
    );
  }

  /// Seat that looks; null for spectators.
  final int? seat;

  /// Number of players.
  final int players;

  /// Which way play goes.
  final Direction direction;

  /// Every choice of rules.
  final NapOptions options;

  /// Number of this deal, from 0.
  final int deal;

  /// Seat that dealt.
  final int dealer;

  /// Own cards in the order gained; null for spectators.
  final List<Card>? hand;

  /// Cards held, by seat.
  final List<int> handCounts;

  /// Undealt cards.
  final int stockCount;

  /// Whether the floater lies in the middle.
  final bool floaterThere;

  /// The floater, for those who have looked at it and while it lies there; else
  /// null.
  final Card? floater;

  /// Cards discarded by all.
  final int discardCount;

  /// Cards that the seat has discarded, in order; null for spectators.
  final List<Card>? ownDiscards;

  /// Cards purchased, seat by seat from the first; 0 where the seat stood.
  final List<int> purchases;

  /// Seats that have looked at the floater, in order.
  final List<int> looked;

  /// Calls, seat by seat from the first.
  final List<NapCall> calls;

  /// Suit of trumps; null while there is none.
  final Suit? trumps;

  /// Complete tricks.
  final List<NapTrick> tricks;

  /// Units won, by seat.
  final List<int> balances;

  /// Units in the kitty.
  final int kitty;

  /// Units in the pool.
  final int pool;

  /// What is due.
  final NapPhase phase;

  @override
  Map<String, Object?> toJson() => {
    'seat': seat,
    'players': players,
    'direction': direction.value,
    'options': options.toJson(),
    'deal': deal,
    'dealer': dealer,
    'hand': hand?.map((each) => each.value).toList(),
    'hand_counts': handCounts,
    'stock_count': stockCount,
    'floater_there': floaterThere,
    'floater': floater?.value,
    'discard_count': discardCount,
    'own_discards': ownDiscards?.map((each) => each.value).toList(),
    'purchases': purchases,
    'looked': looked,
    'calls': calls.map((each) => each.toJson()).toList(),
    'trumps': trumps?.value,
    'tricks': tricks.map((each) => each.toJson()).toList(),
    'balances': balances,
    'kitty': kitty,
    'pool': pool,
    'phase': phase.toJson(),
  };
}

/// What a seat, or a spectator, may know; safe to hand to that player.
final class NapViewAnswer extends Message {
  const NapViewAnswer({
    required this.view,
    required this.toAct,
    required this.legal,
    required this.scoring,
  });

  /// Reads one from JSON.
  factory NapViewAnswer.fromJson(Object? json) {
    final fields = Fields('NapViewAnswer', json);
    return NapViewAnswer(
      view: fields.read('view', NapView.fromJson),
      toAct: fields.read('to_act', listOf(decodeInt)),
      legal: fields.read('legal', listOf(NapAction.fromJson)),
      scoring: fields.read('scoring', NapScoring.fromJson),
    );
  }

  /// What may be seen.
  final NapView view;

  /// Seats that the game waits for.
  final List<int> toAct;

  /// The seat's own legal actions; empty for spectators.
  final List<NapAction> legal;

  /// The scoring so far.
  final NapScoring scoring;

  @override
  Map<String, Object?> toJson() => {
    'view': view.toJson(),
    'to_act': toAct,
    'legal': legal.map((each) => each.toJson()).toList(),
    'scoring': scoring.toJson(),
  };
}

/// A state, and who looks at it.
final class NapViewRequest extends Message {
  const NapViewRequest({required this.state, this.seat});

  /// Reads one from JSON.
  factory NapViewRequest.fromJson(Object? json) {
    final fields = Fields('NapViewRequest', json);
    return NapViewRequest(
      state: fields.read('state', NapState.fromJson),
      seat: fields.readOptional('seat', decodeInt),
    );
  }

  /// The state.
  final NapState state;

  /// The seat that looks; without it a spectator.
  final int? seat;

  @override
  Map<String, Object?> toJson() => {
    'state': state.toJson(),
    if (seat != null) 'seat': seat,
  };
}

/// An option that is a whole number.
final class NumberOption extends CatalogueOption {
  const NumberOption({
    required this.name,
    required this.form,
    required this.rule,
    required this.sentence,
    required this.defaultValue,
    required this.minimum,
    required this.maximum,
  });

  /// Reads one from JSON.
  factory NumberOption.fromJson(Object? json) {
    final fields = Fields('NumberOption', json);
    fields.expect('type', 'number');
    return NumberOption(
      name: fields.read('name', decodeString),
      form: fields.read('form', decodeString),
      rule: fields.read('rule', decodeString),
      sentence: fields.read('sentence', decodeString),
      defaultValue: fields.read('default', nullable(decodeInt)),
      minimum: fields.read('minimum', decodeInt),
      maximum: fields.read('maximum', decodeInt),
    );
  }

  /// Name of the option.
  final String name;

  /// Form that it belongs to.
  final String form;

  /// Id of its rule.
  final String rule;

  /// What it does.
  final String sentence;

  /// Value in the form's first variant; null for none.
  final int? defaultValue;

  /// Least value.
  final int minimum;

  /// Greatest value.
  final int maximum;

  @override
  Map<String, Object?> toJson() => {
    'type': 'number',
    'name': name,
    'form': form,
    'rule': rule,
    'sentence': sentence,
    'default': defaultValue,
    'minimum': minimum,
    'maximum': maximum,
  };
}

/// Units that changed hands.
final class Payment extends Message {
  const Payment({
    required this.rule,
    required this.reason,
    required this.amount,
    required this.payer,
    required this.payee,
    required this.pot,
  });

  /// Reads one from JSON.
  factory Payment.fromJson(Object? json) {
    final fields = Fields('Payment', json);
    return Payment(
      rule: fields.read('rule', decodeString),
      reason: fields.read('reason', decodeString),
      amount: fields.read('amount', decodeInt),
      payer: fields.read('payer', nullable(decodeInt)),
      payee: fields.read('payee', nullable(decodeInt)),
      pot: fields.read('pot', nullable(Pot.fromJson)),
    );
  }

  /// Id of the rule that asks for them.
  final String rule;

  /// What for.
  final String reason;

  /// How many.
  final int amount;

  /// Seat that paid; null if they came out of the pot.
  final int? payer;

  /// Seat that got them; null if they went into the pot.
  final int? payee;

  /// The pot, where it paid or got them; else null.
  final Pot? pot;

  @override
  Map<String, Object?> toJson() => {
    'rule': rule,
    'reason': reason,
    'amount': amount,
    'payer': payer,
    'payee': payee,
    'pot': pot?.value,
  };
}

/// How many may play; both ends belong.
final class PlayerRange extends Message {
  const PlayerRange({required this.fewest, required this.most});

  /// Reads one from JSON.
  factory PlayerRange.fromJson(Object? json) {
    final fields = Fields('PlayerRange', json);
    return PlayerRange(
      fewest: fields.read('fewest', decodeInt),
      most: fields.read('most', decodeInt),
    );
  }

  /// Fewest players.
  final int fewest;

  /// Most players.
  final int most;

  @override
  Map<String, Object?> toJson() => {'fewest': fewest, 'most': most};
}

/// What lies in the middle, to be won.
enum Pot {
  kitty('kitty'),
  pool('pool');

  const Pot(this.value);

  /// Reads one from JSON.
  static Pot fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('Pot', json));

  static final Map<String, Pot> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// Why a request was refused (RFC 9457). Nothing has changed; what does not
/// apply is null.
final class Problem extends Message {
  const Problem({
    required this.type,
    required this.title,
    required this.status,
    required this.detail,
    required this.code,
    required this.rule,
    required this.reason,
    required this.values,
    required this.index,
    required this.errors,
    required this.more,
  });

  /// Reads one from JSON.
  factory Problem.fromJson(Object? json) {
    final fields = Fields('Problem', json);
    return Problem(
      type: fields.read('type', decodeString),
      title: fields.read('title', decodeString),
      status: fields.read('status', decodeInt),
      detail: fields.read('detail', decodeString),
      code: fields.read('code', ProblemCode.fromJson),
      rule: fields.read('rule', nullable(decodeString)),
      reason: fields.read('reason', nullable(decodeString)),
      values: fields.read('values', nullable(mapOf(decodeString))),
      index: fields.read('index', nullable(decodeInt)),
      errors: fields.read('errors', nullable(listOf(ProblemFault.fromJson))),
      more: fields.read('more', nullable(decodeInt)),
    );
  }

  /// Address of the page about this code, on this server.
  final String type;

  /// The code in words.
  final String title;

  /// The HTTP status.
  final int status;

  /// What is wrong with this request, in a sentence.
  final String detail;

  /// What kind of problem this is; the list is closed.
  final ProblemCode code;

  /// Id of the rule that forbids the action.
  final String? rule;

  /// Code of the rule that forbids the action.
  final String? reason;

  /// What the rule's sentence mentions by name (card, seat, suit), for
  /// translation.
  final Map<String, String>? values;

  /// Place of the forbidden action in the request's list, from 0.
  final int? index;

  /// The faults of the request, up to 100.
  final List<ProblemFault>? errors;

  /// How many faults there are beyond these.
  final int? more;

  @override
  Map<String, Object?> toJson() => {
    'type': type,
    'title': title,
    'status': status,
    'detail': detail,
    'code': code.value,
    'rule': rule,
    'reason': reason,
    'values': values,
    'index': index,
    'errors': errors?.map((each) => each.toJson()).toList(),
    'more': more,
  };
}

/// The kind of a problem, to decide by; every kind has a page of its own.
enum ProblemCode {
  notFound('not-found'),
  methodNotAllowed('method-not-allowed'),
  bodyTooLarge('body-too-large'),
  unsupportedMediaType('unsupported-media-type'),
  notAcceptable('not-acceptable'),
  malformed('malformed'),
  unsoundOptions('unsound-options'),
  unsoundDeck('unsound-deck'),
  unsoundState('unsound-state'),
  unsoundSeat('unsound-seat'),
  unsoundHand('unsound-hand'),
  unknownVersion('unknown-version'),
  tooMuch('too-much'),
  illegalAction('illegal-action'),
  noKey('no-key'),
  notYourSeat('not-your-seat'),
  cannotOpen('cannot-open'),
  unsoundTable('unsound-table'),
  keyRetired('key-retired'),
  tableExpired('table-expired'),
  staleTable('stale-table'),
  notDescendant('not-descendant'),
  notLast('not-last'),
  incomplete('incomplete'),
  notOver('not-over'),
  closed('closed'),
  noKeyring('no-keyring'),
  ledgerDown('ledger-down'),
  internal('internal');

  const ProblemCode(this.value);

  /// Reads one from JSON.
  static ProblemCode fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('ProblemCode', json));

  static final Map<String, ProblemCode> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// One fault of a request, and where it is.
final class ProblemFault extends Message {
  const ProblemFault({
    required this.pointer,
    required this.reason,
    required this.rule,
    required this.detail,
  });

  /// Reads one from JSON.
  factory ProblemFault.fromJson(Object? json) {
    final fields = Fields('ProblemFault', json);
    return ProblemFault(
      pointer: fields.read('pointer', decodeString),
      reason: fields.read('reason', decodeString),
      rule: fields.read('rule', nullable(decodeString)),
      detail: fields.read('detail', decodeString),
    );
  }

  /// JSON Pointer (RFC 6901) into the request body; empty for the body as a
  /// whole.
  final String pointer;

  /// Code of the law that is broken; `schema` where the schema says no.
  final String reason;

  /// Id of the rule that the law comes from; null where none does.
  final String? rule;

  /// What is wrong, in a sentence.
  final String detail;

  @override
  Map<String, Object?> toJson() => {
    'pointer': pointer,
    'reason': reason,
    'rule': rule,
    'detail': detail,
  };
}

/// A rank, lowest first; the first character of a card.
enum Rank {
  two('2'),
  three('3'),
  four('4'),
  five('5'),
  six('6'),
  seven('7'),
  eight('8'),
  nine('9'),
  ten('T'),
  jack('J'),
  queen('Q'),
  king('K'),
  ace('A');

  const Rank(this.value);

  /// Reads one from JSON.
  static Rank fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('Rank', json));

  static final Map<String, Rank> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// What the seed makes of a deal.
final class RevealedDeck extends Message {
  const RevealedDeck({
    required this.deal,
    required this.deck,
    required this.cut,
  });

  /// Reads one from JSON.
  factory RevealedDeck.fromJson(Object? json) {
    final fields = Fields('RevealedDeck', json);
    return RevealedDeck(
      deal: fields.read('deal', decodeInt),
      deck: fields.read('deck', listOf(Card.fromJson)),
      cut: fields.read('cut', decodeInt),
    );
  }

  /// Number of the deal, from 0.
  final int deal;

  /// The deck, if it was shuffled.
  final List<Card> deck;

  /// How many cards the cut takes off the top, if they were gathered and cut.
  final int cut;

  @override
  Map<String, Object?> toJson() => {
    'deal': deal,
    'deck': deck.map((each) => each.value).toList(),
    'cut': cut,
  };
}

/// A rule that can be broken.
final class RuleEntry extends Message {
  const RuleEntry({
    required this.id,
    required this.code,
    required this.sentence,
    required this.source,
  });

  /// Reads one from JSON.
  factory RuleEntry.fromJson(Object? json) {
    final fields = Fields('RuleEntry', json);
    return RuleEntry(
      id: fields.read('id', decodeString),
      code: fields.read('code', decodeString),
      sentence: fields.read('sentence', decodeString),
      source: fields.read('source', decodeString),
    );
  }

  /// Id on the rules page; several entries may share it.
  final String id;

  /// Code of this entry alone, as problems give it in `reason`.
  final String code;

  /// The sentence, with the names of its values in braces.
  final String sentence;

  /// Where the rule comes from.
  final String source;

  @override
  Map<String, Object?> toJson() => {
    'id': id,
    'code': code,
    'sentence': sentence,
    'source': source,
  };
}

/// What this table promises; docs/sealed-tables says of each value what it
/// prevents.
final class Safety extends Message {
  const Safety({
    required this.ledger,
    required this.seats,
    required this.fairness,
    required this.secrecy,
  });

  /// Reads one from JSON.
  factory Safety.fromJson(Object? json) {
    final fields = Fields('Safety', json);
    return Safety(
      ledger: fields.read('ledger', decodeBool),
      seats: fields.read('seats', listOf(SeatKey.fromJson)),
      fairness: fields.read('fairness', Fairness.fromJson),
      secrecy: fields.read('secrecy', Secrecy.fromJson),
    );
  }

  /// The server remembers how far the match has come, so nobody can go back.
  final bool ledger;

  /// Who made the key of each seat: the player's own device, or the server.
  final List<SeatKey> seats;

  /// Who had a part in the seed.
  final Fairness fairness;

  /// `memory` where cards are gathered and cut, so that a good memory knows of
  /// later deals.
  final Secrecy secrecy;

  @override
  Map<String, Object?> toJson() => {
    'ledger': ledger,
    'seats': seats.map((each) => each.value).toList(),
    'fairness': fairness.value,
    'secrecy': secrecy.value,
  };
}

/// Who made the key of a seat.
enum SeatKey {
  own('own'),
  issued('issued');

  const SeatKey(this.value);

  /// Reads one from JSON.
  static SeatKey fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('SeatKey', json));

  static final Map<String, SeatKey> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// What a good memory knows of later deals.
enum Secrecy {
  full('full'),
  memory('memory');

  const Secrecy(this.value);

  /// Reads one from JSON.
  static Secrecy fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('Secrecy', json));

  static final Map<String, Secrecy> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// What the service is.
final class ServiceInfo extends Message {
  const ServiceInfo({
    required this.service,
    required this.version,
    required this.chance,
    required this.stateVersions,
    required this.games,
  });

  /// Reads one from JSON.
  factory ServiceInfo.fromJson(Object? json) {
    final fields = Fields('ServiceInfo', json);
    return ServiceInfo(
      service: fields.read('service', decodeString),
      version: fields.read('version', decodeString),
      chance: fields.read('chance', decodeString),
      stateVersions: fields.read(
        'state_versions',
        listOf(GameVersions.fromJson),
      ),
      games: fields.read('games', listOf(decodeString)),
    );
  }

  /// Always croupier.
  final String service;

  /// Version of the service.
  final String version;

  /// Id of the published algorithm from seed to deck.
  final String chance;

  /// State versions by game.
  final List<GameVersions> stateVersions;

  /// Ids of the games.
  final List<String> games;

  @override
  Map<String, Object?> toJson() => {
    'service': service,
    'version': version,
    'chance': chance,
    'state_versions': stateVersions.map((each) => each.toJson()).toList(),
    'games': games,
  };
}

/// A suit, in the canonical order of a pack.
enum Suit {
  clubs('C'),
  diamonds('D'),
  hearts('H'),
  spades('S');

  const Suit(this.value);

  /// Reads one from JSON.
  static Suit fromJson(Object? json) =>
      _byValue[json] ?? (throw unknown('Suit', json));

  static final Map<String, Suit> _byValue = {
    for (final each in values) each.value: each,
  };

  /// The text that stands for it in JSON.
  final String value;
}

/// A match whose server has committed itself; store the commitment before you
/// open anything.
final class TablePrepared extends Message {
  const TablePrepared({
    required this.token,
    required this.match,
    required this.commitment,
  });

  /// Reads one from JSON.
  factory TablePrepared.fromJson(Object? json) {
    final fields = Fields('TablePrepared', json);
    return TablePrepared(
      token: fields.read('token', decodeString),
      match: fields.read('match', decodeString),
      commitment: fields.read('commitment', decodeString),
    );
  }

  /// To start the match with.
  final String token;

  /// Id of the match.
  final String match;

  /// What the server is bound to.
  final String commitment;

  @override
  Map<String, Object?> toJson() => {
    'token': token,
    'match': match,
    'commitment': commitment,
  };
}

/// A table, and what its client has seen of it.
final class TableRequest extends Message {
  const TableRequest({required this.token, this.lastSeen});

  /// Reads one from JSON.
  factory TableRequest.fromJson(Object? json) {
    final fields = Fields('TableRequest', json);
    return TableRequest(
      token: fields.read('token', decodeString),
      lastSeen: fields.readOptional('last_seen', LastSeen.fromJson),
    );
  }

  /// The table as the last answer gave it.
  final String token;

  /// The newest move that this client has seen; the token must descend from it.
  final LastSeen? lastSeen;

  @override
  Map<String, Object?> toJson() => {
    'token': token,
    if (lastSeen != null) 'last_seen': lastSeen?.toJson(),
  };
}
