using System.Collections.Generic;

namespace Croupier
{
    /// <summary>The flags of a call that differ from what holds without them.</summary>
    internal sealed class Query
    {
        private readonly List<string> flags = new List<string>();

        internal void Add(string name, bool flag, bool otherwise)
        {
            if (flag != otherwise)
            {
                flags.Add(name + "=" + (flag ? "true" : "false"));
            }
        }

        /// <summary>Returns the end of an address.</summary>
        public override string ToString() => flags.Count == 0 ? "" : "?" + string.Join("&", flags);
    }
}
