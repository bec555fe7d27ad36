using System;
using Newtonsoft.Json;

namespace Croupier
{
    /// <summary>A message of the API. Messages never change, and two are equal when they say the same.</summary>
    [JsonConverter(typeof(MessageConverter))]
    public abstract class Message : IEquatable<Message>
    {
        internal Message()
        {
        }

        internal abstract void Write(JsonWriter json);

        /// <summary>Returns the message as JSON, for instance to keep the state of a match in a database.</summary>
        public string ToJson() => Json.Text(Write);

        /// <summary>Returns the name of the class and the message as JSON.</summary>
        public override string ToString() => GetType().Name + " " + ToJson();

        /// <summary>Returns whether the other message says the same.</summary>
        public bool Equals(Message other) => other != null && ToString() == other.ToString();

        /// <summary>Returns whether the other is a message that says the same.</summary>
        public override bool Equals(object obj) => Equals(obj as Message);

        /// <summary>Returns the same number for equal messages.</summary>
        public override int GetHashCode() => ToString().GetHashCode();
    }
}
