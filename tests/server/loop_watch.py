"""A watch over the event loop of a test's server: nothing may hold it for long.

The time that counts is what the thread of the loop has computed (``time.thread_time``), not what the clock says. On a
busy machine that is more than usual, as others share a core and its caches, and it is never known by how much. So:

- Whatever took a little too long counts only if the machine was calm: nobody else had the processor meanwhile, and a
  small sum and a walk through memory, right afterwards, took about as long as they do on this machine at its best. The
  walk was seen to take five times as long on a busy machine, and the sum hardly longer.
- Whatever took far too long counts always. No machine is that busy.
- Machines differ. What is too long is meant for the one on which it was set; on one that takes twice as long for the
  small sum at its best, it is twice as long.
- Nobody can know how busy a machine was from its first moment on. But what really takes a little too long takes it
  nearly every time, and others only add to that now and then; so it must have been seen often, and nearly always.

Looking for garbage is not counted: in a test there is much more of it than in a server.
"""

import asyncio
import gc
import random
import re
import resource
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, Final

from armorial import engine

CALM: Final = 1.5
"""How many times as long as at its best everything may take on a machine that is calm."""
REFERENCE: Final = 0.000_083
"""The seconds that the small sum takes at its best on the machine on which the limits were set."""


def _sum() -> None:
    """A bit of everything that handlers do."""
    words = {str(number): [number] for number in range(400)}
    sum(len(word) + many[0] for word, many in sorted(words.items()))


_scattered: Final = [[number] for number in range(30_000)]
random.Random(0).shuffle(_scattered)


def _walk() -> None:
    """Through more memory than the caches have that no other core shares."""
    sum(map(len, _scattered))


def _seconds(work: Callable[[], None]) -> float:
    began = time.thread_time()
    work()
    return time.thread_time() - began


_best: Final = {work: min(_seconds(work) for _ in range(20)) for work in (_sum, _walk)}
WANTED: Final = (0.005 if engine.running() == "compiled" else 0.05) * max(1.0, _best[_sum] / REFERENCE)
"""In seconds. Interpreted rules take about ten times as long."""
ALWAYS: Final = 0.9
SEEN: Final = 8
"""In which part of all runs of the same name that is too long, and how often it must have been seen."""
LONGEST: Final = 4 * WANTED
OFTEN: Final = 3
SHARE: Final = 1 / 2
"""So long it may not take so often, and in this part of all runs. The first requests of a kind have statements to
compile and modules to import; and where others share the caches of a processor, anything takes longer now and then …"""
FAR: Final = 4 * LONGEST
"""… but nothing may take so many seconds as often as that, in however small a part of all its runs …"""
FARTHEST: Final = 0.5
"""… and nothing so many even once."""

NOT_SERVING: Final = ("lifespan", "no request: ThreadServer.do")
"""The start and the end, when nobody is served, and what a test itself does within the loop."""

NAMED: Final = re.compile("/(tables|tournaments|people|friends|invitations|devices|passkeys|puzzles)/[^/]+")
UNNAMED: Final = re.compile(r"Task-\d+$")

_request: ContextVar[str] = ContextVar("request", default="")


class LoopWatch:
    """Notes what holds an event loop for too long. One at a time may watch a thread."""

    def __init__(self) -> None:
        self._thread = 0
        self._slow: defaultdict[str, list[float]] = defaultdict(list)
        """What took too long while the machine was calm, or much too long."""
        self._runs: Counter[str] = Counter()
        self._garbage = 0.0
        self._began = 0.0

    def start(self) -> None:
        """Watch the loop of this thread from now on."""
        self._thread = threading.get_ident()
        _watches[self._thread] = self

    def stop(self) -> None:
        _watches.pop(self._thread, None)

    def run(self, handle: asyncio.Handle) -> None:
        self._garbage = 0.0
        interrupted, began = _interruptions(), time.thread_time()
        _plain(handle)
        took = time.thread_time() - began - self._garbage
        name = _name(handle)
        self._runs[name] += 1
        if took > WANTED and not name.startswith(NOT_SERVING):
            alone = _interruptions() == interrupted
            slowness, memory = _slowness(_sum), _slowness(_walk)
            took /= slowness
            calm = alone and max(slowness, memory) < CALM
            if took > FAR or (calm and took > WANTED * max(1.0, memory / slowness)):
                self._slow[name].append(took)

    def collecting(self, phase: str) -> None:
        if phase == "start":
            self._began = time.thread_time()
        else:
            self._garbage += time.thread_time() - self._began

    def complaints(self) -> list[str]:
        """What held the loop: again and again for too long, or once for much too long."""
        return [
            f"{name} held the event loop for {max(times) * 1000:.1f} ms ({len(times)} times for too long)"
            for name, times in sorted(self._slow.items())
            if self._is_too_much(times, self._runs[name])
        ]

    def _is_too_much(self, times: list[float], runs: int) -> bool:
        always = len(times) >= max(SEEN, ALWAYS * runs)
        often = sum(took > LONGEST for took in times) >= max(OFTEN, SHARE * runs)
        far = sum(took > FAR for took in times) >= OFTEN
        return always or often or far or max(times) > FARTHEST


def named(app: Any) -> Any:
    """The same application, whose tasks know which request they are for."""

    async def call(scope: Any, receive: Any, send: Any) -> None:
        path = NAMED.sub(r"/\1/{id}", scope.get("path", ""))
        _request.set(f"{scope.get('method', scope['type'])} {path}")
        await app(scope, receive, send)

    return call


def _name(handle: asyncio.Handle) -> str:
    """The request, and the task or callback that was run."""
    inside: Any = handle
    task = getattr(inside._callback, "__self__", None)
    request = inside._context.get(_request, "") or "no request"
    if not isinstance(task, asyncio.Task):
        return f"{request}: {getattr(inside._callback, '__qualname__', inside._callback)}"
    if not UNNAMED.match(task.get_name()):
        return f"{request}: {task.get_name()}"
    running: Any = task.get_coro()
    return f"{request}: {getattr(running, '__qualname__', type(running).__name__)}"


def _interruptions() -> int:
    """How often somebody else was given the processor while this thread could have gone on."""
    return resource.getrusage(resource.RUSAGE_THREAD).ru_nivcsw


def _slowness(work: Callable[[], None]) -> float:
    """How much longer than at its best this machine takes for something just now."""
    work()  # the first time, it may have to be fetched into the caches
    now = (_seconds(work) + _seconds(work)) / 2
    _best[work] = min(_best[work], now)
    return now / _best[work]


_watches: dict[int, LoopWatch] = {}
_plain: Final[Callable[[asyncio.Handle], None]] = asyncio.Handle._run


def _run(handle: asyncio.Handle) -> None:
    watch = _watches.get(threading.get_ident())
    if watch is None:
        _plain(handle)
    else:
        watch.run(handle)


def _collected(phase: str, about: dict[str, int]) -> None:
    watch = _watches.get(threading.get_ident())
    if watch is not None:
        watch.collecting(phase)


asyncio.Handle._run = _run  # type: ignore[method-assign, assignment]
gc.callbacks.append(_collected)
