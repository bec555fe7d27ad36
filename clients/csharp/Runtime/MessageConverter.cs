using System;
using System.Reflection;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace Croupier
{
    /// <summary>Lets messages be members of objects that Json.NET reads and writes.</summary>
    internal sealed class MessageConverter : JsonConverter
    {
        public override bool CanConvert(Type objectType) => typeof(Message).IsAssignableFrom(objectType);

        public override void WriteJson(JsonWriter writer, object value, JsonSerializer serializer) =>
            ((Message)value).Write(writer);

        public override object ReadJson(JsonReader reader, Type objectType, object existing, JsonSerializer serializer)
        {
            // Else a seed that looks like a date would come as one.
            reader.DateParseHandling = DateParseHandling.None;
            var json = JToken.ReadFrom(reader);
            var read = objectType.GetMethod("Read", BindingFlags.NonPublic | BindingFlags.Static);
            var reading = (Reader<Message>)Delegate.CreateDelegate(typeof(Reader<Message>), read);
            return json.Type == JTokenType.Null ? null : reading(json);
        }
    }
}
