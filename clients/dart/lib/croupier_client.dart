/// A typed client of Croupier, the stateless card table.
library;

export 'src/calls.dart';
export 'src/chance.dart';
export 'src/evidence.dart';
export 'src/fairness.dart';
export 'src/message.dart';
export 'src/models.dart';
export 'src/problem_exception.dart';
export 'src/sealed_table.dart';
export 'src/seats.dart';
export 'src/table_game.dart';
export 'src/verify.dart';
