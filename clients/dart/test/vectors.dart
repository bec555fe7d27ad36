/// Sends the requests of the conformance pack, and compares the answers with
/// those of the pack.
library;

import 'dart:convert';
import 'dart:io';

import 'package:croupier_client/croupier_client.dart';

import 'vector_calls.dart';

/// Sends every vector of a folder.
Future<void> passVectors(Croupier croupier, String pack) async {
  final vectors = _vectors(pack);
  final failures = <String>[];
  for (final vector in vectors) {
    final answer = await _answer(croupier, vector);
    final pointer = _difference(answer, [vector['status'], vector['answer']]);
    if (pointer != null) failures.add('${vector['name']} differs at $pointer');
  }
  if (vectors.isEmpty || failures.isNotEmpty) {
    throw StateError('Vectors failed:\n${failures.join('\n')}');
  }
  print('Vectors passed: ${vectors.length} of ${vectors.length}.');
}

List<Map<String, Object?>> _vectors(String pack) {
  final index = _object(_read('$pack/index.json'));
  return [
    for (final file in _objects(index['files']))
      if (file['kind'] != 'chance' && file['kind'] != 'sealed')
        ..._objects(_object(_read('$pack/${file['path']}'))['vectors']),
  ];
}

/// Returns the status of an answer and what it says, as JSON has it after it
/// went through the types of the client.
Future<List<Object?>> _answer(
  Croupier croupier,
  Map<String, Object?> vector,
) async {
  final name = vector['call'] as String;
  final query = _object(vector['query']).cast<String, bool>();
  try {
    final answer = await call(croupier, name, vector['request'], query);
    return [200, answer.toJson()];
  } on ProblemException catch (refused) {
    return [refused.problem.status, refused.problem.toJson()];
  }
}

/// Returns the pointer to the first place where two JSON values differ, or null
/// if there is none.
String? _difference(Object? one, Object? other) {
  if (one is Map<String, Object?> && other is Map<String, Object?>) {
    for (final key in {...one.keys, ...other.keys}) {
      final there = one.containsKey(key) && other.containsKey(key);
      final pointer = there ? _difference(one[key], other[key]) : '';
      if (pointer != null) return '/$key$pointer';
    }
    return null;
  }
  if (one is List<Object?> && other is List<Object?>) {
    if (one.length != other.length) return '';
    for (var at = 0; at < one.length; at++) {
      final pointer = _difference(one[at], other[at]);
      if (pointer != null) return '/$at$pointer';
    }
    return null;
  }
  return one == other ? null : '';
}

Object? _read(String path) => jsonDecode(File(path).readAsStringSync());

Map<String, Object?> _object(Object? json) => json as Map<String, Object?>;

List<Map<String, Object?>> _objects(Object? json) =>
    (json as List<Object?>).map(_object).toList();
