using System;

namespace Croupier
{
    /// <summary>The server refused a call, and <see cref="Problem"/> says why; nothing has changed.</summary>
    public sealed class ProblemException : Exception
    {
        /// <summary>Says why a call was refused.</summary>
        public ProblemException(Problem problem) : base(problem.Title + ": " + problem.Detail)
        {
            Problem = problem;
        }

        /// <summary>Why: the code, the rule that was broken, and all faults.</summary>
        public Problem Problem { get; }
    }
}
