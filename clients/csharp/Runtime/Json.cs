using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace Croupier
{
    /// <summary>Makes a value of JSON.</summary>
    internal delegate T Reader<out T>(JToken json);

    /// <summary>How messages are read and written: without reflection, for compilers ahead of time.</summary>
    internal static class Json
    {
        internal static T Parse<T>(string text, Reader<T> read)
        {
            using (var reader = new JsonTextReader(new StringReader(text)))
            {
                reader.DateParseHandling = DateParseHandling.None;
                var json = JToken.ReadFrom(reader);
                if (reader.Read())
                {
                    throw new JsonSerializationException("There is more after the end of the message.");
                }

                return read(json);
            }
        }

        internal static string Text(Action<JsonWriter> write)
        {
            using (var text = new StringWriter(CultureInfo.InvariantCulture))
            using (var json = new JsonTextWriter(text))
            {
                write(json);
                return text.ToString();
            }
        }

        internal static JsonSerializationException Wrong(JToken json, string wanted)
        {
            var found = json is JContainer ? json.Type.ToString().ToLowerInvariant() : json.ToString(Formatting.None);
            return new JsonSerializationException(found + " at '" + json.Path + "' is not " + wanted + ".");
        }

        internal static JsonSerializationException Unknown(JToken json, string type, string tag) =>
            Wrong(json[tag], "a known " + tag + " of " + type);

        /// <summary>Returns the tag of a member of a union.</summary>
        internal static string Tag(JToken json, string type, string tag)
        {
            var value = (json as JObject)?[tag];
            return value == null ? throw Wrong(json, type + ": it has no '" + tag + "'") : Text(value);
        }

        internal static string Text(JToken json) =>
            json.Type == JTokenType.String ? (string)json : throw Wrong(json, "a string");

        internal static bool Boolean(JToken json) =>
            json.Type == JTokenType.Boolean ? (bool)json : throw Wrong(json, "true or false");

        internal static long Int64(JToken json) =>
            json is JValue value && value.Value is long number ? number : throw Wrong(json, "an integer");

        internal static int Int32(JToken json)
        {
            var number = Int64(json);
            return number >= int.MinValue && number <= int.MaxValue ? (int)number : throw Wrong(json, "of 32 bits");
        }

        /// <summary>Returns the number of the member of an enum.</summary>
        internal static int Member(JToken json, string type, string[] values)
        {
            var member = json.Type == JTokenType.String ? Array.IndexOf(values, (string)json) : -1;
            return member >= 0 ? member : throw Wrong(json, "a " + type);
        }

        internal static Reader<IReadOnlyList<T>> List<T>(Reader<T> read) =>
            json => json is JArray items ? items.Select(item => read(item)).ToList() : throw Wrong(json, "a list");

        internal static Reader<IReadOnlyList<T>> ListOfNullableObjects<T>(Reader<T> read) where T : class =>
            List(NullableObject(read));

        internal static Reader<IReadOnlyList<T?>> ListOfNullableValues<T>(Reader<T> read) where T : struct =>
            List(NullableValue(read));

        internal static Reader<T> NullableObject<T>(Reader<T> read) where T : class =>
            json => json.Type == JTokenType.Null ? null : read(json);

        internal static Reader<T?> NullableValue<T>(Reader<T> read) where T : struct =>
            json => json.Type == JTokenType.Null ? null : (T?)read(json);

        internal static Reader<IReadOnlyDictionary<string, T>> Map<T>(Reader<T> read) => json =>
            json is JObject fields
                ? fields.Properties().ToDictionary(field => field.Name, field => read(field.Value))
                : throw Wrong(json, "an object");

        internal static T Given<T>(T value, string name) where T : class =>
            value ?? throw new ArgumentNullException(name);

        /// <summary>Returns a list that nobody else can change.</summary>
        internal static IReadOnlyList<T> Copy<T>(IReadOnlyList<T> list) => list?.ToList().AsReadOnly();

        internal static IReadOnlyList<T> Copy<T>(IReadOnlyList<T> list, Func<T, T> copy) =>
            list?.Select(copy).ToList().AsReadOnly();

        internal static IReadOnlyDictionary<string, T> Copy<T>(IReadOnlyDictionary<string, T> map) =>
            map?.ToDictionary(entry => entry.Key, entry => entry.Value);

        internal static void PutGiven(JsonWriter json, string name, object value)
        {
            if (value != null)
            {
                Put(json, name, value);
            }
        }

        internal static void Put(JsonWriter json, string name, object value)
        {
            json.WritePropertyName(name);
            Put(json, value);
        }

        private static void Put(JsonWriter json, object value)
        {
            if (value is Message message)
            {
                message.Write(json);
            }
            else if (value is IDictionary map)
            {
                json.WriteStartObject();
                foreach (DictionaryEntry entry in map)
                {
                    Put(json, (string)entry.Key, entry.Value);
                }

                json.WriteEndObject();
            }
            else if (value is IEnumerable list && !(value is string))
            {
                json.WriteStartArray();
                foreach (var item in list)
                {
                    Put(json, item);
                }

                json.WriteEndArray();
            }
            else
            {
                json.WriteValue(value);
            }
        }
    }
}
