package croupier.client;

import croupier.client.model.Problem;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** How a call travels, and what becomes of its answer. */
final class Transport {
    private final String baseUrl;
    private final HttpClient http;
    private final Duration timeout;

    Transport(String baseUrl, HttpClient http, Duration timeout) {
        this.baseUrl = baseUrl.replaceFirst("/+$", "");
        this.http = http;
        this.timeout = timeout;
    }

    /** Puts a flag into a query, unless it is left to the server. */
    static void put(Map<String, String> query, String name, @Nullable Boolean flag) {
        if (flag != null) {
            query.put(name, flag.toString());
        }
    }

    <T> T get(String path, Map<String, String> query, Class<T> answer) throws IOException, InterruptedException {
        return send(request(path, query).GET(), answer);
    }

    <T> T post(String path, Map<String, String> query, Object body, Class<T> answer)
            throws IOException, InterruptedException {
        return send(posted(path, query, body), answer);
    }

    <T> T post(String path, Map<String, String> query, Object body, String key, Class<T> answer)
            throws IOException, InterruptedException {
        return send(posted(path, query, body).header("Authorization", "Bearer " + key), answer);
    }

    private HttpRequest.Builder posted(String path, Map<String, String> query, Object body) {
        HttpRequest.Builder request = request(path, query).header("Content-Type", "application/json");
        return request.POST(BodyPublishers.ofString(Json.write(body)));
    }

    private HttpRequest.Builder request(String path, Map<String, String> query) {
        String flags = query.entrySet().stream().map(Map.Entry::toString).collect(Collectors.joining("&"));
        URI address = URI.create(baseUrl + path + (flags.isEmpty() ? "" : "?" + flags));
        return HttpRequest.newBuilder(address).timeout(timeout);
    }

    private <T> T send(HttpRequest.Builder request, Class<T> answer) throws IOException, InterruptedException {
        HttpResponse<String> response = http.send(request.build(), BodyHandlers.ofString());
        if (response.headers().firstValue("Content-Type").orElse("").startsWith("application/problem+json")) {
            throw new ProblemException(Json.read(response.body(), Problem.class));
        }
        if (response.statusCode() != 200) {
            // Something on the way answered in the place of the server.
            throw new IOException(response.uri() + " answered with status " + response.statusCode() + ".");
        }
        return Json.read(response.body(), answer);
    }
}
