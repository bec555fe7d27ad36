using Newtonsoft.Json.Linq;

namespace Croupier
{
    /// <summary>
    /// The fields of an object, read one by one; none may be missing. Others are ignored: a newer server may have some.
    /// </summary>
    internal sealed class Fields
    {
        private readonly JObject json;
        private readonly string type;

        internal Fields(JToken json, string type)
        {
            this.json = json as JObject ?? throw Json.Wrong(json, "an object of the type " + type);
            this.type = type;
        }

        internal void Tag(string name, string value)
        {
            if (Get(name, Json.Text) != value)
            {
                throw Json.Unknown(json, type, name);
            }
        }

        internal T Get<T>(string name, Reader<T> reader) =>
            reader(json[name] ?? throw Json.Wrong(json, type + ": it has no '" + name + "'"));

        internal T? NullableValue<T>(string name, Reader<T> reader) where T : struct =>
            Get(name, Json.NullableValue(reader));

        internal T NullableObject<T>(string name, Reader<T> reader) where T : class =>
            Get(name, Json.NullableObject(reader));

        internal T? OptionalValue<T>(string name, Reader<T> reader) where T : struct =>
            json[name] == null ? null : (T?)Get(name, reader);

        internal T OptionalObject<T>(string name, Reader<T> reader) where T : class =>
            json[name] == null ? null : Get(name, reader);
    }
}
