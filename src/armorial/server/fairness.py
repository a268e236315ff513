"""Whose bot thinks next.

- People who are watching come first: of tables that nobody looks at one is served after several that somebody does.
- The tables of one owner share one owner's portion: owners take turns, however many bots each of them has waiting.
- Bots that answer at once have a lane of their own (``thinking.py``), so that they never wait for those that search.
"""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

WATCHED_IN_A_ROW: Final = 4
"""How many are served that somebody watches before one that nobody does, if there is one."""

Turn = TypeVar("Turn")


@dataclass(frozen=True)
class Asker:
    """Who has a bot think: the owner of the table, and whether somebody watches it just now."""

    owner: str
    watched: Callable[[], bool] = lambda: False


@dataclass(eq=False)
class Ticket(Generic[Turn]):
    """A wish to think at a ``place``. ``turn`` is what is to be told when it comes up."""

    asker: Asker
    place: str
    turn: Turn


class FairQueue(Generic[Turn]):
    """Tickets, in the order in which they are to be served."""

    def __init__(self) -> None:
        self._owners: OrderedDict[str, deque[Ticket[Turn]]] = OrderedDict()
        """The owner who was served last is at the end."""
        self._passed_over = 0
        """How often those whom nobody watches had to stand back."""

    def __len__(self) -> int:
        return sum(len(tickets) for tickets in self._owners.values())

    def put(self, ticket: Ticket[Turn]) -> None:
        self._owners.setdefault(ticket.asker.owner, deque()).append(ticket)

    def drop(self, ticket: Ticket[Turn]) -> None:
        """Nobody waits for it any more."""
        tickets = self._owners.get(ticket.asker.owner)
        if tickets is not None and ticket in tickets:
            tickets.remove(ticket)
            if not tickets:
                del self._owners[ticket.asker.owner]

    def next(self) -> Ticket[Turn] | None:
        """Takes out the next one."""
        watched, other = self._first(True), self._first(False)
        found = watched or other
        if watched is not None and other is not None:
            self._passed_over += 1
            if self._passed_over > WATCHED_IN_A_ROW:
                found = other
        if found is None:
            return None
        if found is other:
            self._passed_over = 0
        self.drop(found)
        if found.asker.owner in self._owners:
            self._owners.move_to_end(found.asker.owner)
        return found

    def _first(self, watched: bool) -> Ticket[Turn] | None:
        """The first that somebody watches, or that nobody does."""
        every = (ticket for tickets in self._owners.values() for ticket in tickets)
        return next((ticket for ticket in every if ticket.asker.watched() == watched), None)


class Turns(Generic[Turn]):
    """Whose work is done next: all who have some take turns, however much each of them has waiting."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[Turn]] = OrderedDict()
        """Whoever was served last is at the end."""

    def put(self, whose: str, turn: Turn) -> None:
        self._waiting.setdefault(whose, deque()).append(turn)

    def waiting(self, whose: str) -> int:
        return len(self._waiting.get(whose, ()))

    def next(self) -> Turn | None:
        """Takes out the next one."""
        if not self._waiting:
            return None
        whose, turns = next(iter(self._waiting.items()))
        found = turns.popleft()
        self._waiting.move_to_end(whose)
        if not turns:
            del self._waiting[whose]
        return found


def share_of(asker: Asker, others: Iterable[Ticket[Turn]], processes: int) -> float:
    """How much of a process a search may have: owners share them evenly, and each shares its part among its tables.

    ``others`` are all who search or wait to, with the one who asks. Those whom nobody watches take nothing from those
    whom somebody does.
    """
    watched = asker.watched()
    counted = [ticket.asker.owner for ticket in others if not watched or ticket.asker.watched()]
    return processes / max(1, len(set(counted)) * counted.count(asker.owner))
