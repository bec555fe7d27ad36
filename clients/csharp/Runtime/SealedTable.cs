using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace Croupier
{
    /// <summary>
    /// A seat at a sealed table. It keeps the newest token, and tells the server in every call what it has seen last,
    /// so that no older token is passed off on it. A call that is refused or fails changes nothing. Several threads may
    /// use it at once.
    /// </summary>
    /// <typeparam name="TAction">The actions of the game.</typeparam>
    /// <typeparam name="TTable">What the server answers.</typeparam>
    /// <typeparam name="TReveal">What it reveals in the end.</typeparam>
    /// <typeparam name="TMove">Moves, which players may tell each other when the match is over.</typeparam>
    public abstract class SealedTable<TAction, TTable, TReveal, TMove> where TMove : Message
    {
        private readonly object gate = new object();
        private TableMemory<TMove> memory;

        internal SealedTable(TableMemory<TMove> memory)
        {
            this.memory = memory;
        }

        /// <summary>The newest token, to be passed to the others after a move.</summary>
        public string Token => Memory.Token;

        /// <summary>The moves of this seat by number, to be told to the others only when the match is over.</summary>
        public IReadOnlyDictionary<long, TMove> Moves =>
            Memory.Moves.ToDictionary(move => move.Key, move => move.Value);

        /// <summary>
        /// What players can read to each other to see that they have seen the same: the beginning of the match's id,
        /// the number of the newest move, and its link.
        /// </summary>
        /// <exception cref="InvalidOperationException">Nothing has been seen yet.</exception>
        public string Fingerprint
        {
            get
            {
                var stored = Memory;
                var seen = stored.LastSeen;
                return seen == null
                    ? throw new InvalidOperationException("Nothing has been seen of this match yet.")
                    : FormattableString.Invariant($"{stored.Match.Substring(0, 8)}-{seen.Move}-{seen.Link}");
            }
        }

        private TableMemory<TMove> Memory
        {
            get
            {
                lock (gate)
                {
                    return memory;
                }
            }
        }

        /// <summary>Plays one move.</summary>
        /// <param name="actions">The move: actions of this seat in order; all are played, or none.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>The table after it.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public async Task<TTable> PlayAsync(
            IReadOnlyList<TAction> actions, CancellationToken cancellation = default(CancellationToken))
        {
            var before = Memory;
            var playing = SendPlayAsync(before.Token, actions, before.Key, before.LastSeen, cancellation);
            return Moved(await playing.ConfigureAwait(false), actions);
        }

        /// <summary>Closes the match for this seat, once a deal is over.</summary>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>The table after it.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public async Task<TTable> CloseAsync(CancellationToken cancellation = default(CancellationToken))
        {
            var before = Memory;
            var closing = SendCloseAsync(before.Token, before.Key, before.LastSeen, cancellation);
            return Moved(await closing.ConfigureAwait(false), new TAction[0]);
        }

        /// <summary>Looks at the table as it stands.</summary>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>The table.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<TTable> ViewAsync(CancellationToken cancellation = default(CancellationToken)) =>
            ReceiveAsync(Token, cancellation);

        /// <summary>Takes a token that came from another player, and looks at the table.</summary>
        /// <param name="token">The token.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>The table.</returns>
        /// <exception cref="ProblemException">
        /// The server refuses, with the code <c>not-descendant</c> where moves were taken back.
        /// </exception>
        public async Task<TTable> ReceiveAsync(
            string token, CancellationToken cancellation = default(CancellationToken))
        {
            var before = Memory;
            var table = await SendViewAsync(token, before.Key, before.LastSeen, cancellation).ConfigureAwait(false);
            Keep(table);
            return table;
        }

        /// <summary>Asks for all that was hidden, once every seat has closed the match.</summary>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>The reveal.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<TReveal> RevealAsync(CancellationToken cancellation = default(CancellationToken))
        {
            var before = Memory;
            return SendRevealAsync(before.Token, before.LastSeen, cancellation);
        }

        /// <summary>Checks a reveal without any server.</summary>
        /// <param name="reveal">The reveal.</param>
        /// <param name="others">
        /// Moves of the others by number, as their <see cref="Moves"/> tell them; those of this seat are known. Without
        /// any, links are not checked.
        /// </param>
        /// <returns>What holds.</returns>
        public Verdict Verify(TReveal reveal, IReadOnlyDictionary<long, TMove> others = null)
        {
            var stored = Memory;
            var moves = others?.Where(move => !stored.Moves.ContainsKey(move.Key)).Concat(stored.Moves)
                .ToDictionary(move => move.Key, move => FairDeal.CanonicalMove(move.Value));
            return new Check<TMove>(stored, Told(reveal)).Verdict(moves);
        }

        /// <summary>
        /// Returns all that this seat knows, its key included, as JSON to be stored where only its player reads it.
        /// </summary>
        public string Export() => Memory.ToJson();

        internal abstract Task<TTable> SendPlayAsync(
            string token, IReadOnlyList<TAction> actions, string key, LastSeen seen, CancellationToken cancellation);

        internal abstract Task<TTable> SendCloseAsync(
            string token, string key, LastSeen seen, CancellationToken cancellation);

        internal abstract Task<TTable> SendViewAsync(
            string token, string key, LastSeen seen, CancellationToken cancellation);

        internal abstract Task<TReveal> SendRevealAsync(string token, LastSeen seen, CancellationToken cancellation);

        internal abstract TableAnswer Answer(TTable table);

        internal abstract void Look(TTable table, Sights sights);

        internal abstract TMove Move(int seat, IReadOnlyList<TAction> actions);

        internal abstract Revealed Told(TReveal reveal);

        private TTable Moved(TTable table, IReadOnlyList<TAction> actions)
        {
            var answer = Answer(table);
            lock (gate)
            {
                Keep(table);
                memory = memory.WithMove(answer.Move, Move(answer.Seat.Value, actions));
            }

            return table;
        }

        /// <summary>
        /// Remembers what an answer says, unless another thread has seen a newer one; events are noted once.
        /// </summary>
        private void Keep(TTable table)
        {
            var answer = Answer(table);
            lock (gate)
            {
                var before = memory.LastSeen;
                if (before != null && answer.Move < before.Move)
                {
                    return;
                }

                var sights = new Sights(memory.Deals, answer.Deal);
                if (before == null || answer.Move > before.Move)
                {
                    Look(table, sights);
                }

                memory = memory.After(answer, sights.Deals);
            }
        }
    }
}
