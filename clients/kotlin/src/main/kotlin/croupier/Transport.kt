package croupier

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import kotlinx.serialization.json.Json
import okhttp3.HttpUrl.Companion.toHttpUrl
import okhttp3.MediaType.Companion.toMediaType
import okhttp3.OkHttpClient
import okhttp3.Request
import okhttp3.RequestBody.Companion.toRequestBody
import okhttp3.Response
import okhttp3.coroutines.executeAsync
import java.io.IOException

/** How a call travels, and what becomes of its answer. */
internal class Transport(
    baseUrl: String,
    private val http: OkHttpClient,
) : AutoCloseable {
    private val base = baseUrl.trimEnd('/')

    suspend inline fun <reified Answer> get(path: String): Answer = json.decodeFromString(send(request(path).build()))

    suspend inline fun <reified Body, reified Answer> post(
        path: String,
        body: Body,
        vararg flags: Pair<String, Boolean>,
        key: String? = null,
    ): Answer {
        val content = json.encodeToString(body).toRequestBody(JSON)
        val request = request(path, *flags).post(content)
        key?.let { request.header("Authorization", "Bearer $it") }
        return json.decodeFromString(send(request.build()))
    }

    fun request(
        path: String,
        vararg flags: Pair<String, Boolean>,
    ): Request.Builder {
        val url = (base + path).toHttpUrl().newBuilder()
        flags.forEach { (name, value) -> url.addQueryParameter(name, value.toString()) }
        return Request.Builder().url(url.build())
    }

    suspend fun send(request: Request): String =
        http.newCall(request).executeAsync().use { response ->
            val text = withContext(Dispatchers.IO) { response.body.string() }
            if (response.isSuccessful) text else throw refusal(response, text)
        }

    private fun refusal(
        response: Response,
        text: String,
    ): Exception {
        val type = response.header("Content-Type").orEmpty()
        if (type.startsWith("application/problem+json")) return ProblemException(json.decodeFromString(text))
        // Something on the way answered in the place of the service.
        return IOException("${response.request.url} answered ${response.code} with $type.")
    }

    override fun close() {
        http.dispatcher.executorService.shutdown()
        http.connectionPool.evictAll()
    }

    companion object {
        /** Where `croupier serve` listens unless told otherwise. */
        const val BASE_URL = "http://127.0.0.1:8000"

        /** A later version of the service may add fields; what is unknown of enums and unions is an error. */
        val json = Json { ignoreUnknownKeys = true }

        private val JSON = "application/json".toMediaType()
    }
}
