"""`make play`: a table in the browser as soon as can be, compiled while people play already.

Packages and browser client are got beside each other, the server starts interpreted, and the
compilation runs beside it at the lowest priority. Bots change over when it is done; the next start
is compiled from the beginning. Ctrl-C ends everything, at any moment.
"""

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

# Until there is something to end, Ctrl-C ends this at once and without a word.
signal.signal(signal.SIGINT, signal.SIG_DFL)

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import environment, web  # noqa: E402
from tools.children import INTERRUPTED, Children, Interrupted  # noqa: E402
from tools.compilation import obstacle  # noqa: E402
from tools.copies import COMPILED_COPY  # noqa: E402

PYTHON = str(environment.HOME / "bin" / "python")
BASE = "requirements/base.txt"
LOG = ROOT / "build" / "play.log"
COMPILE = (
    "nice -n 19 {python} tools/environment.py {lock} && exec nice -n 19 {python} tools/build.py"
)


def tell(sentence: str) -> None:
    """Say what is going on."""
    print(sentence, flush=True)


def prepare(children: Children) -> None:
    """Get the Python packages and the browser client, beside each other where Node is there."""
    client = None
    tool = [str(ROOT / "tools" / "web.py"), "--lenient"]
    if not web.is_fresh() and web.new_enough(os.environ["PATH"]):
        client = children.start(sys.executable, *tool)
    if not environment.is_installed(BASE):
        tell("first start: getting what the table needs, about half a minute")
        setup = children.start(sys.executable, "tools/environment.py", BASE)
        if setup.wait() != 0:
            raise SystemExit(setup.returncode)
    if client is None and not web.is_fresh():
        client = children.start(PYTHON, *tool)
    if client is not None:
        client.wait()


def current() -> bool:
    """Whether the compiled copy is of these sources, as the environment's own Python sees it."""
    ask = "import sys; sys.path.insert(0, '.'); from tools.copies import has_current_copy as has"
    words = [PYTHON, "-c", f"{ask}; sys.exit(not has())"]
    return subprocess.run(words, cwd=ROOT, check=False).returncode == 0


def compile_beside(children: Children) -> subprocess.Popen[bytes] | None:
    """Begin to compile at the lowest priority, if that can be done here."""
    if reason := obstacle():
        tell(f"koloda runs interpreted: {reason}")
        return None
    tell("compiling beside it, some minutes; until then the bots think more slowly")
    LOG.parent.mkdir(exist_ok=True)
    command = COMPILE.format(python=PYTHON, lock=environment.BUILD)
    with LOG.open("wb") as log:
        return children.start("/bin/sh", "-c", command, stdout=log, stderr=log)


def pass_on(server: subprocess.Popen[bytes], there: threading.Event) -> None:
    """Print what the server prints, and note that it has begun to."""
    for line in server.stdout or ():
        tell(line.decode(errors="replace").rstrip())
        there.set()


def serve(children: Children, arguments: list[str]) -> int:
    """Run the server to its end, and compile if need be."""
    ready = current()
    environ = {**os.environ, "KOLODA_BOTS_COPY": str(COMPILED_COPY)}
    if environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        # No bytecode beside the sources, then, but in build/: without any, a start takes 3 x.
        environ["PYTHONPYCACHEPREFIX"] = str(ROOT / "build" / "bytecode")
    if not ready:
        shutil.rmtree(COMPILED_COPY, ignore_errors=True)
    words = (PYTHON, ".venv/bin/koloda", "serve", *arguments)
    server = children.start(*words, env=environ, stdout=subprocess.PIPE)
    began, compiler, there = time.monotonic(), None, threading.Event()
    threading.Thread(target=pass_on, args=(server, there), daemon=True).start()
    while server.poll() is None:
        time.sleep(0.2)
        # The server has the processor to itself until it has said its address.
        if not ready and compiler is None and there.is_set():
            ready = (compiler := compile_beside(children)) is None
        if compiler is not None and not ready and compiler.poll() is not None:
            ready = True
            minutes = f"{(time.monotonic() - began) / 60:.1f} minutes"
            if compiler.returncode == 0:
                tell(f"compiled in {minutes}: bots are quick from now on, and so is the next start")
            else:
                tell(f"not compiled, so koloda stays interpreted; {LOG.relative_to(ROOT)} says why")
    return server.returncode


def main() -> int:
    """Set up, serve, and leave nothing running."""
    children = Children()
    children.listen()
    try:
        prepare(children)
        return serve(children, sys.argv[1:])
    except Interrupted:
        return INTERRUPTED if not children.running else 0
    finally:
        children.stop()


if __name__ == "__main__":
    sys.exit(main())
