/// A typed client of Croupier, the stateless card table.
library;

export 'src/calls.dart';
export 'src/message.dart';
export 'src/models.dart';
export 'src/problem_exception.dart';
