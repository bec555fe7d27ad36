import type {
  Card,
  ChorVoliDealt,
  ChorVoliEvent,
  ChorVoliTable,
  KrytDealt,
  KrytEvent,
  KrytTable,
  NapDealt,
  NapEvent,
  NapTable,
} from "../generated/types.gen.js";

/** What a seat has seen of the deck of a deal. */
export interface SeenDeal {
  deal: number;
  dealer: number;
  /** The hand that it was dealt. */
  hand: Card[];
  /** Cards that it drew later, in order. */
  drawn: Card[];
  /** The indicator of Kryt'-navalivat', the table card of Ramchi. */
  faceUp: Card | null;
  /** The last card of the stock of Kryt'-navalivat': the indicator, or the six that was exchanged for it. */
  last: Card | null;
  /** The floater of Nap. */
  floater: Card | null;
}

type Dealt = KrytDealt | NapDealt | ChorVoliDealt;
type Event = KrytEvent | NapEvent | ChorVoliEvent;
type Answer = KrytTable | NapTable | ChorVoliTable;

/** Adds to the deals that a seat has seen what an answer of a move that is new to it shows. */
export function note(deals: SeenDeal[], { seat, view, events }: Answer): void {
  deals.push(...events.flatMap((event) => (event.type === "dealt" ? seenDeal(event, seat) : [])));
  const seen = deals.at(-1);
  if (seen?.deal !== view.deal) return;
  // What comes before a deal in one move shows nothing of a deck.
  for (const event of events) noteEvent(seen, event, seat);
  if ("indicator" in view) seen.last = view.indicator ?? seen.last;
}

function seenDeal(event: Dealt, seat: number | null): SeenDeal[] {
  const { deal, dealer, hands } = event;
  const hand = hands.find((each) => each.seat === seat)?.cards;
  if (!hand) return [];
  const indicator = "indicator" in event ? event.indicator : null;
  const faceUp = "table_card" in event ? event.table_card : indicator;
  return [{ deal, dealer, hand, drawn: [], faceUp, last: indicator, floater: null }];
}

function noteEvent(seen: SeenDeal, event: Event, seat: number | null): void {
  if (event.type === "exchanged_six") seen.last = event.six;
  if (event.type === "looked" || event.type === "took_floater") seen.floater = event.card ?? seen.floater;
  seen.drawn.push(...drawn(event, seat));
}

function drawn(event: Event, seat: number | null): Card[] {
  if (!("seat" in event) || event.seat !== seat) return [];
  if (event.type === "drew") return event.cards ?? [];
  return event.type === "purchased" ? (event.drawn ?? []) : [];
}
