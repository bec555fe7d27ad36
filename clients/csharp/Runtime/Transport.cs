using System;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace Croupier
{
    /// <summary>How a call travels, and what becomes of its answer.</summary>
    internal sealed class Transport : IDisposable
    {
        private readonly string baseUrl;
        private readonly HttpClient http;
        private readonly bool owned;

        internal Transport(string baseUrl, HttpClient http)
        {
            this.baseUrl = baseUrl.TrimEnd('/');
            this.http = http ?? new HttpClient();
            owned = http == null;
        }

        public void Dispose()
        {
            if (owned)
            {
                http.Dispose();
            }
        }

        internal Task<T> GetAsync<T>(string path, Reader<T> read, CancellationToken cancellation) =>
            SendAsync(new HttpRequestMessage(HttpMethod.Get, baseUrl + path), read, cancellation);

        internal Task<T> PostAsync<T>(
            string path, Reader<T> read, CancellationToken cancellation, Message body, Query query = null,
            string key = null)
        {
            var content = new StringContent(body.ToJson(), Encoding.UTF8, "application/json");
            var request = new HttpRequestMessage(HttpMethod.Post, baseUrl + path + query) { Content = content };
            if (key != null)
            {
                request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", key);
            }

            return SendAsync(request, read, cancellation);
        }

        private async Task<T> SendAsync<T>(HttpRequestMessage request, Reader<T> read, CancellationToken cancellation)
        {
            using (request)
            using (var response = await http.SendAsync(request, cancellation).ConfigureAwait(false))
            {
                var text = await response.Content.ReadAsStringAsync().ConfigureAwait(false);
                if (response.Content.Headers.ContentType?.MediaType == "application/problem+json")
                {
                    throw new ProblemException(Json.Parse(text, Problem.Read));
                }

                // Else something on the way answered in the place of the server.
                response.EnsureSuccessStatusCode();
                return Json.Parse(text, read);
            }
        }
    }
}
