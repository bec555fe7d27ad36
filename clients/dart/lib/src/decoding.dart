/// How messages are read from JSON. What does not fit is a [FormatException]
/// that says where and why.
library;

import 'dart:convert';

/// Reads a value from JSON.
typedef Decode<T> = T Function(Object? json);

/// Reads an integer.
int decodeInt(Object? json) =>
    json is int ? json : throw _unfit(json, 'an integer');

/// Reads a text.
String decodeString(Object? json) =>
    json is String ? json : throw _unfit(json, 'a text');

/// Reads a truth value.
bool decodeBool(Object? json) =>
    json is bool ? json : throw _unfit(json, 'true or false');

/// Returns what reads a list whose entries are read by [item].
Decode<List<T>> listOf<T>(Decode<T> item) => (Object? json) {
  if (json is! List<Object?>) throw _unfit(json, 'a list');
  final items = <T>[];
  for (final each in json) {
    items.add(_within('${items.length}', each, item));
  }
  return List<T>.unmodifiable(items);
};

/// Returns what reads a map whose values are read by [value].
Decode<Map<String, T>> mapOf<T>(Decode<T> value) => (Object? json) {
  if (json is! Map<String, Object?>) throw _unfit(json, 'an object');
  final entries = <String, T>{};
  for (final entry in json.entries) {
    entries[entry.key] = _within(entry.key, entry.value, value);
  }
  return Map<String, T>.unmodifiable(entries);
};

/// Returns what reads null, or what [value] reads.
Decode<T?> nullable<T>(Decode<T> value) =>
    (Object? json) => json == null ? null : value(json);

/// Says that a closed set of a [type] does not have what was found.
FormatException unknown(String type, Object? json) =>
    FormatException('$type has no ${jsonEncode(json)}.');

/// The fields of an object.
final class Fields {
  /// Takes an object that is to become a message of a type.
  Fields(this._type, Object? json)
    : _json = json is Map<String, Object?>
          ? json
          : throw FormatException(
              '$_type: ${jsonEncode(json)} is not an object.',
            );

  final String _type;
  final Map<String, Object?> _json;

  /// Reads a field that is always there.
  T read<T>(String name, Decode<T> decode) {
    if (!_json.containsKey(name)) {
      throw FormatException('$_type: there is no "$name".');
    }
    return _within('$_type.$name', _json[name], decode);
  }

  /// Reads a field that may be left out.
  T? readOptional<T>(String name, Decode<T> decode) =>
      _json.containsKey(name) ? read<T>(name, decode) : null;

  /// Sees that the tag of the object is the one of its type.
  void expect(String name, String tag) {
    final found = _json[name];
    if (found != tag) throw unknown('$_type.$name', found);
  }
}

T _within<T>(String place, Object? json, Decode<T> decode) {
  try {
    return decode(json);
  } on FormatException catch (error) {
    throw FormatException('$place: ${error.message}');
  }
}

FormatException _unfit(Object? json, String wanted) =>
    FormatException('${jsonEncode(json)} is not $wanted.');
