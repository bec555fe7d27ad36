/// Tells what an event is about; the compiler sees that none is forgotten.
library;

import 'package:croupier_client/croupier_client.dart';

/// Tells an event of Kryt'-navalivat'.
String tellKryt(KrytEvent event) => switch (event) {
  KrytDealt(:final deal, :final dealer) => 'deal $deal by $dealer',
  KrytLed(:final seat, :final card) => '$seat led ${card.value}',
  KrytBeaten(:final seat, :final card) => '$seat beat with ${card.value}',
  KrytPickedUp(:final seat, :final count) => '$seat picked up $count',
  KrytDrew(:final seat, :final count) => '$seat drew $count',
  KrytExchangedSix(:final seat) => '$seat exchanged the six',
  KrytWentOut(:final seat) => '$seat is out',
  KrytSettled(:final losses) => 'settled, losses $losses',
};

/// Tells an event of Nap.
String tellNap(NapEvent event) => switch (event) {
  NapDealt(:final deal, :final dealer, :final floater) =>
    'deal $deal by $dealer${floater ? ' with a floater' : ''}',
  NapPaid(:final payment) => '${payment.payer} paid ${payment.amount}',
  NapStood(:final seat) => '$seat stood',
  NapPurchased(:final seat, :final count) => '$seat purchased $count',
  NapPassed(:final seat) => '$seat passed',
  NapCalled(:final seat, :final contract) => '$seat called ${contract.value}',
  NapLooked(:final seat) => '$seat looked at the floater',
  NapTookFloater(:final seat) => '$seat took the floater',
  NapLeftFloater(:final seat) => '$seat left the floater',
  NapDiscarded(:final seat) => '$seat discarded',
  NapAnnounced(:final seat, :final trumps) => '$seat announced ${trumps.value}',
  NapPlayed(:final seat, :final card) => '$seat played ${card.value}',
  NapTookTrick(:final seat) => '$seat took the trick',
  NapSettled(:final balances) => 'settled, balances $balances',
};

/// Tells an event of Chor Voli.
String tellChorVoli(ChorVoliEvent event) => switch (event) {
  ChorVoliDealt(:final deal, :final dealer) => 'deal $deal by $dealer',
  ChorVoliPaid(:final payment) => '${payment.payer} paid ${payment.amount}',
  ChorVoliCombined(:final seat, :final kind) => '$seat laid ${kind.value}',
  ChorVoliStoodUp(:final seat) => '$seat stood',
  ChorVoliTookTableCard(:final seat, :final card) => '$seat took ${card.value}',
  ChorVoliCalled(:final seat) => '$seat called the showdowns',
  ChorVoliShowdownHeld(:final number, :final winner) =>
    '$winner won showdown $number',
  ChorVoliSettled(:final balances) => 'settled, balances $balances',
};
