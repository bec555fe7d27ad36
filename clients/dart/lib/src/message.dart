import 'dart:convert';

/// What is sent or answered, or a part of it. Two are equal if they say the
/// same.
abstract class Message {
  const Message();

  /// Returns it as JSON has it.
  Map<String, Object?> toJson();

  @override
  bool operator ==(Object other) =>
      other is Message &&
      other.runtimeType == runtimeType &&
      jsonEncode(other) == jsonEncode(this);

  @override
  int get hashCode => jsonEncode(this).hashCode;

  @override
  String toString() => jsonEncode(this);
}
