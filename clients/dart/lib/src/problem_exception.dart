import 'models.dart';

/// The server refused a call, and [problem] says why; nothing has changed.
final class ProblemException implements Exception {
  const ProblemException(this.problem);

  /// What the server says.
  final Problem problem;

  @override
  String toString() => '${problem.title}: ${problem.detail}';
}
