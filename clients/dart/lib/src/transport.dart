import 'dart:convert';

import 'package:http/http.dart' as http;

import 'decoding.dart';
import 'message.dart';
import 'models.dart';
import 'problem_exception.dart';

/// Sends calls and reads their answers.
final class Transport {
  Transport(this._baseUrl, this._client);

  /// Where `croupier serve` listens unless told otherwise.
  static const String defaultBaseUrl = 'http://127.0.0.1:8000';

  final String _baseUrl;
  final http.Client _client;

  /// Returns the answer to a call.
  ///
  /// Throws a [ProblemException] if the call is refused, a [FormatException]
  /// if the answer is not what this version of the client knows, and an
  /// [http.ClientException] if the server could not be reached, or something
  /// on the way answered in its place.
  Future<T> send<T>(
    String method,
    String path,
    Decode<T> decode, {
    Message? body,
    String? key,
    Map<String, bool> flags = const {},
  }) async {
    final request = http.Request(method, _url(path, flags));
    if (key != null) request.headers['Authorization'] = 'Bearer $key';
    if (body != null) {
      request.headers['Content-Type'] = 'application/json';
      request.bodyBytes = utf8.encode(jsonEncode(body));
    }
    final response = await http.Response.fromStream(
      await _client.send(request),
    );
    return _answer(response, request.url, decode);
  }

  /// Closes the connections.
  void close() => _client.close();

  Uri _url(String path, Map<String, bool> flags) {
    final base = _baseUrl.endsWith('/')
        ? _baseUrl.substring(0, _baseUrl.length - 1)
        : _baseUrl;
    final query = [
      for (final flag in flags.entries) '${flag.key}=${flag.value}',
    ];
    return Uri.parse('$base$path${query.isEmpty ? '' : '?${query.join('&')}'}');
  }

  T _answer<T>(http.Response response, Uri url, Decode<T> decode) {
    final type = response.headers['content-type'] ?? '';
    if (type.startsWith('application/problem+json')) {
      throw ProblemException(Problem.fromJson(_json(response)));
    }
    if (response.statusCode != 200) {
      throw http.ClientException(
        'Something on the way answered with status ${response.statusCode}.',
        url,
      );
    }
    return decode(_json(response));
  }

  Object? _json(http.Response response) =>
      jsonDecode(utf8.decode(response.bodyBytes));
}
