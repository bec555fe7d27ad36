/// What an answer shows of a deck, read from its JSON, which is alike in all
/// games.
library;

import 'evidence.dart';

/// Returns the deals that a seat has seen with what an answer shows, of a move
/// that is new to it.
List<SeenDeal> noted(List<SeenDeal> deals, Map<String, Object?> table) {
  final seat = table['seat'];
  final view = table['view'] as Map<String, Object?>;
  final events = _objects(table['events']);
  final seen = [
    ...deals,
    for (final event in events)
      if (event['type'] == 'dealt') ..._seenDeal(event, seat),
  ];
  if (seen.isEmpty || seen.last.deal != view['deal']) return seen;
  // What comes before a deal in one move shows nothing of a deck.
  var now = seen.removeLast();
  for (final event in events) {
    now = _withEvent(now, event, seat);
  }
  return [...seen, now.plus(last: view['indicator'] as String?)];
}

List<SeenDeal> _seenDeal(Map<String, Object?> event, Object? seat) {
  final indicator = event['indicator'] as String?;
  return [
    for (final hand in _objects(event['hands']))
      if (hand['seat'] == seat && hand['cards'] != null)
        SeenDeal(
          deal: event['deal'] as int,
          dealer: event['dealer'] as int,
          hand: _cards(hand['cards']),
          faceUp: indicator ?? event['table_card'] as String?,
          last: indicator,
        ),
  ];
}

SeenDeal _withEvent(SeenDeal seen, Map<String, Object?> event, Object? seat) {
  final own = event['seat'] == seat;
  return switch (event['type']) {
    'exchanged_six' => seen.plus(last: event['six'] as String?),
    'looked' || 'took_floater' => seen.plus(floater: event['card'] as String?),
    'drew' when own => seen.plus(drawn: _cards(event['cards'])),
    'purchased' when own => seen.plus(drawn: _cards(event['drawn'])),
    _ => seen,
  };
}

List<String> _cards(Object? json) =>
    json == null ? const [] : (json as List<Object?>).cast<String>().toList();

List<Map<String, Object?>> _objects(Object? json) =>
    (json as List<Object?>).cast<Map<String, Object?>>().toList();
