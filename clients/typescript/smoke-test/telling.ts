// Tells what an event is about; the compiler sees that none is forgotten.

import type { ChorVoliEvent, KrytEvent, NapEvent } from "croupier-client";

export function kryt(event: KrytEvent): string {
  switch (event.type) {
    case "dealt":
      return `deal ${event.deal} by ${event.dealer}, trumps ${event.trumps}`;
    case "led":
    case "beaten":
      return `${event.seat} ${event.type} ${event.card}`;
    case "picked_up":
    case "drew":
      return `${event.seat} ${event.type} ${event.count}`;
    case "exchanged_six":
      return `${event.seat} exchanged ${event.six} for ${event.indicator}`;
    case "went_out":
      return `${event.seat} is out`;
    case "settled":
      return `settled, losses ${event.losses.join(" ")}`;
  }
}

export function nap(event: NapEvent): string {
  switch (event.type) {
    case "dealt":
      return `deal ${event.deal} by ${event.dealer}${event.floater ? " with a floater" : ""}`;
    case "paid":
      return `${event.payment.payer} paid ${event.payment.amount}`;
    case "purchased":
      return `${event.seat} purchased ${event.count}`;
    case "called":
      return `${event.seat} called ${event.contract}`;
    case "announced":
      return `${event.seat} announced ${event.trumps}`;
    case "played":
      return `${event.seat} played ${event.card}`;
    case "took_trick":
      return `${event.seat} took ${event.cards.join(" ")}`;
    case "stood":
    case "passed":
    case "looked":
    case "took_floater":
    case "left_floater":
    case "discarded":
      return `${event.seat} ${event.type}`;
    case "settled":
      return `settled, balances ${event.balances.join(" ")}`;
  }
}

export function chorVoli(event: ChorVoliEvent): string {
  switch (event.type) {
    case "dealt":
      return `deal ${event.deal} by ${event.dealer}`;
    case "paid":
      return `${event.payment.payer} paid ${event.payment.amount}`;
    case "combined":
      return `${event.seat} combined ${event.cards.join(" ")}: ${event.kind}`;
    case "took_table_card":
      return `${event.seat} took ${event.card}`;
    case "stood":
    case "called":
      return `${event.seat} ${event.type}`;
    case "showdown":
      return `${event.winner} won showdown ${event.number}: ${event.why}`;
    case "settled":
      return `settled, balances ${event.balances.join(" ")}`;
  }
}
