"""The laws of the contract. Those about what is hidden are in ``hidden.py``."""

import json
import math
import re
from collections import Counter
from collections.abc import Collection
from functools import cache
from heapq import heappop, heappush
from typing import Any, Final

from armorial.bots.learned import judge_of
from armorial.kernel.codec import dump_frames, load_frames
from armorial.kernel.contract import CHANCE, Chance, Event, Frame, Question, settle
from armorial.kernel.errors import GameOver, IllegalAnswer, RuleError, UnknownToken
from armorial.kernel.questions import Reasons
from tests.conformance import hidden
from tests.conformance.census import count
from tests.conformance.driver import Case, Position, play_on
from tests.conformance.law import FEW, SAMPLE, Law, Laws, check_words

RULE_ID: Final = re.compile(r"[A-Z]-\d+")
AHEAD: Final = 8
"""How many answers two copies of a position are played on to see that they stay alike."""
DIVES: Final = 10
"""How often a player's answers are chosen at random, to see where they lead."""
LONGEST_DIVE: Final = 20
"""Some answers take back others, so a player who answers at random may never come to an end."""
MOST_FOLLOWED: Final = 20_000
"""How many positions are looked at for a way that leads to the same."""
SMALLEST: Final = -4.0
LARGEST: Final = 12.0
"""Features are about as large as 1; few are as large as this, and seldom."""

law = Laws()


# -- questions and answers ------------------------------------------------------------------------------------


@law()
def options_are_what_is_not_refused(p: Position) -> None:
    """One source of legality; and ``candidates`` hides nothing that may be chosen."""
    question, s = p.question, p.state
    if question is None:
        return
    before = p.game.dump(s)
    tokens = question.table.names
    options = question.options(s)
    p.check(len(options) > 0, "no option")
    p.check(options == sorted(set(options)), f"options are not sorted or not unique: {options}")
    legal = [option for option in question.table.indices if not question.refusal(s, option)]
    hidden = [tokens[option] for option in legal if option not in options]
    p.check(not hidden, f"may be chosen but is not among the options: {hidden}")
    refused = [tokens[option] for option in options if option not in legal]
    p.check(not refused, f"is among the options but refused: {refused}")
    candidates = list(question.candidates(s))
    p.check(candidates == sorted(set(candidates)), f"candidates are not sorted or not unique: {candidates}")
    p.check(set(candidates) <= set(question.table.indices), f"candidates outside the table: {candidates}")
    p.check(set(options) <= set(candidates), "options that are no candidates")
    p.same(p.game.dump(s), before, "asking changed the state")


@law()
def moves_are_options(p: Position) -> None:
    """Programs are offered some of what people are offered, and never nothing."""
    if p.question is None:
        return
    moves = p.question.moves(p.state)
    p.check(len(moves) > 0, "no move")
    p.check(moves == sorted(set(moves)), f"moves are not sorted or not unique: {moves}")
    p.check(set(moves) <= set(p.question.options(p.state)), "moves that are no options")


@law()
def programs_can_reach_what_people_can(p: Position) -> None:
    """Whatever a question and what it brings with it can lead to before chance or another seat is asked, ``moves`` lead
    to as well. Looked at from where the player begins: programs do not begin in an order that is not theirs.
    """
    if not p.begins:
        return
    rng = p.rng()
    start = p.state.clone()
    start.stack.insert(-1, Answered())
    for _ in range(DIVES):
        s = start.clone()
        tokens: list[str] = []
        while is_still_asked(p, s) and len(tokens) < LONGEST_DIVE:
            question = s.stack[-1]
            option = rng.choice(question.options(s))
            tokens.append(question.table.names[option])
            p.game.answer(s, option, None)
        if not is_still_asked(p, s):
            p.check(moves_lead_to(p, start, s, tokens), f"no moves lead where {', '.join(tokens)} does")


class Answered(Question[Any]):
    """Lies below a question on the stack: once it is on top, all that the question brought with it has happened."""

    seat = CHANCE


def is_still_asked(p: Position, s: Any) -> bool:
    """Whether it is still the player of this position who is asked."""
    return p.question is not None and bool(s.stack) and s.stack[-1].seat == p.question.seat


def moves_lead_to(p: Position, start: Any, wanted: Any, tokens: list[str]) -> bool:
    """Whether moves lead to a position: most likely nearly the same answers in another order, so these come first."""
    goal = p.game.dump(wanted)
    made = 0
    waiting: list[tuple[int, int, Any, Counter[str]]] = [(len(tokens), made, start, Counter(tokens))]
    while waiting and made < MOST_FOLLOWED:
        far, _, s, left = heappop(waiting)
        question = s.stack[-1]
        for option in question.moves(s):
            token = question.table.names[option]
            after = s.clone()
            p.game.answer(after, option, None)
            made += 1
            if is_still_asked(p, after):
                nearer = -1 if left[token] else 1
                heappush(waiting, (far + nearer, made, after, left - Counter([token])))
            elif p.game.dump(after) == goal:
                return True
    return False


@law(SAMPLE)
def who_is_idle_does_nothing(p: Position) -> None:
    """The idle answer is allowed; and if an answer leaves everything as if nobody had been asked, it is such a one. One
    that does several things which happen to come to nothing is none."""
    question, game, s = p.question, p.game, p.state
    if question is None or isinstance(question, Chance):
        return
    options, idle = question.options(s), question.idle(s)
    p.check(idle in options, f"the idle answer '{question.table.names[idle]}' is not allowed")
    if len(options) == 1:
        return
    unasked = s.clone()
    unasked.stack.pop()
    try:
        settle(unasked, None)
    except Exception:  # the game cannot go on without an answer, so every answer does something
        return
    untouched = game.dump(unasked)

    def does_nothing(option: int) -> bool:
        answered, said = s.clone(), list[Event]()
        game.answer(answered, option, said)
        return len(said) < 2 and game.dump(answered) == untouched

    if not does_nothing(idle):
        lazier = [question.table.names[option] for option in options if does_nothing(option)]
        p.check(not lazier, f"'{question.table.names[idle]}' does something, {lazier} does not")


@law()
def somebody_at_the_table_is_asked(p: Position) -> None:
    """Players are asked by their seat, chance by questions to chance; who is asked may know his own answer."""
    question, s = p.question, p.state
    if question is None:
        return
    audience = question.audience(s)
    p.check(type(audience) is int, f"the audience is no mask of seats: {audience!r}")
    if isinstance(question, Chance):
        p.check(question.seat == CHANCE, f"a question to chance asks seat {question.seat}")
    else:
        p.check(0 <= question.seat < p.case.seats, f"asks seat {question.seat}")
        p.check(bool(audience >> question.seat & 1), "who answers is not in the audience")


@law(SAMPLE)
def tokens_lead_back(p: Position) -> None:
    """A token names one option, and survives a line of text."""
    if p.question is None:
        return
    table = p.question.table
    for option, token in enumerate(table.names):
        p.check(table.find(token) == option, f"token '{token}' leads to {table.find(token)}, not {option}")
        p.check(token != "" and not re.search(r"\s", token), f"token {token!r} is empty or has a space")


@law()
def refusals_explain_themselves(p: Position) -> None:
    """Every refusal has a name, the rules it comes from, and words."""
    question, s, game = p.question, p.state, p.game
    if question is None:
        return
    keys = set(game.reasons.messages())
    codes = {option: question.refusal(s, option) for option in question.table.indices}
    for option, code in codes.items():
        token = question.table.names[option]
        p.check(type(code) is int and code >= 0, f"'{token}': no code of a reason: {code!r}")
        if code == 0 or (isinstance(question, Chance) and code == Reasons.IMPOSSIBLE):
            continue
        refusal = game.explain(code)
        p.check(refusal.name != "" and refusal.message.key in keys, f"'{token}': unknown reason '{refusal}'")
        p.check(len(refusal.rules) > 0, f"'{token}': reason '{refusal}' names no rule")
        strange = [rule for rule in refusal.rules if not RULE_ID.fullmatch(rule)]
        p.check(not strange, f"'{token}': reason '{refusal}' names no rule id: {strange}")
        check_words(p, refusal.message)
    told = [(option, str(refusal)) for option, refusal in game.refused(s)]
    wanted = [] if isinstance(question, Chance) else [o for o in question.candidates(s) if codes[o]]
    p.same(told, [(o, str(game.explain(codes[o]))) for o in wanted], "the refused options are told wrongly")


@law()
def questions_have_words(p: Position) -> None:
    """The question and every option a player might think of can be said."""
    if p.question is None:
        return
    check_words(p, p.question.prompt(p.state))
    for option in p.question.candidates(p.state):
        check_words(p, p.question.label(p.state, option))


@law(SAMPLE)
def illegal_input_changes_nothing(p: Position) -> None:
    """Refused options, unknown tokens and answers after the end raise a RuleError and leave the state alone."""
    question, s, game = p.question, p.state, p.game
    before = game.dump(s)
    wrong: list[tuple[str, type[RuleError]]] = [(token, UnknownToken) for token in ("", " ", "no-such-token")]
    if question is None:
        wrong = [(token, GameOver) for token, _ in wrong]
    else:
        refused = [option for option in question.table.indices if question.refusal(s, option)]
        wrong += [(question.table.names[option], IllegalAnswer) for option in refused]
    for token, kind in wrong:
        try:
            game.answer_token(s, token, None)
        except RuleError as error:
            p.check(isinstance(error, kind), f"'{token}' raises {error!r}, not {kind.__name__}")
        else:
            p.check(False, f"'{token}' is taken, though it is not allowed")
    p.same(game.dump(s), before, "illegal input changed the state")


@law(SAMPLE)
def chance_is_as_it_weighs(p: Position) -> None:
    """Every option of chance comes up exactly as often as it weighs."""
    question, s = p.question, p.state
    if not isinstance(question, Chance):
        return
    weights = list(question.weights(s))
    p.same(len(weights), len(question.table), "there is not a weight for each option")
    p.check(all(type(weight) is int and weight >= 0 for weight in weights), f"wrong weights: {weights}")
    total = question.total(s)
    p.check(total == sum(weights) and total > 0, f"the total is {total}, the weights are {weights}")
    p.same(question.options(s), [o for o, weight in enumerate(weights) if weight], "options and weights differ")
    picked = Counter(question.pick(s, n) for n in range(total))
    p.same(dict(picked), {o: weight for o, weight in enumerate(weights) if weight}, "picks are not as weighed")
    rng = p.rng()
    for _ in range(20):
        p.check(question.sample(s, rng) in question.options(s), "an impossible sample")


# -- saving and copying -----------------------------------------------------------------------------------------


@law(SAMPLE)
def saved_games_play_on(p: Position) -> None:
    """What is loaded is the same: it saves the same, looks the same, and plays on the same."""
    game, s = p.game, p.state
    saved = json.dumps(game.dump(s))
    loaded = game.load(json.loads(saved))
    p.same(game.dump(loaded), json.loads(saved), "saves differently after loading")
    for viewer in p.viewers():
        p.same(game.view(loaded, viewer), game.view(s, viewer), f"looks different to {viewer} after loading")
    plays_alike(p, s.clone(), loaded, "plays differently after loading")


def plays_alike(p: Position, one: Any, other: Any, problem: str) -> None:
    """Give two states the same answers for a while; they must ask the same and stay the same."""
    rng = p.rng()
    for _ in range(AHEAD):
        asked, asked_too = p.game.asked(one), p.game.asked(other)
        p.same(type(asked_too), type(asked), problem)
        if asked is None or asked_too is None:
            return
        options = asked.options(one)
        p.same(asked_too.options(other), options, problem)
        option = rng.choice(options)
        p.game.answer(one, option, None)
        p.game.answer(other, option, None)
        p.same(p.game.dump(other), p.game.dump(one), problem)


@law(FEW)
def clones_are_independent(p: Position) -> None:
    """A clone is the same, and shares nothing that can change."""
    game, s = p.game, p.state
    before = game.dump(s)
    played, kept = s.clone(), s.clone()
    p.same(game.dump(played), before, "the clone is different")
    play_on(game, played, p.rng())
    p.same(game.dump(s), before, "playing a clone on changed the original")
    original = kept.clone()
    play_on(game, original, p.rng())
    p.same(game.dump(kept), before, "playing the original on changed its clone")
    of_the_game = parts_of(game)
    own = parts(s, of_the_game)
    both = {key: path for key, path in parts(kept, of_the_game).items() if key in own}
    if both:  # what a state has in common with one that was loaded are components too, which never change
        loaded = parts(game.load(before))
        both = {key: path for key, path in both.items() if key not in loaded}
    p.check(not both, f"a clone shares with its original: {', '.join(sorted(both.values()))}")


@cache
def parts_of(game: Any) -> Collection[int]:
    """What belongs to a game and not to one of its states, by identity: its components. It is a long list."""
    return parts(game).keys()


def parts(s: object, left_out: Collection[int] = ()) -> dict[int, str]:
    """Everything in a state that can change, by identity, and where it is. Frames, which never change, are left out."""
    found: dict[int, str] = {}
    todo: list[tuple[str, Any]] = list(attributes(s).items())
    while todo:
        path, thing = todo.pop()
        if id(thing) in found or id(thing) in left_out or isinstance(thing, Frame | type | str | int | float | None):
            continue
        if isinstance(thing, dict):
            inside = [(f"{path}[{key!r}]", value) for key, value in thing.items()]
        elif isinstance(thing, list | tuple | set | frozenset):
            inside = [(f"{path}[{place}]", value) for place, value in enumerate(thing)]
        elif callable(thing):
            continue
        else:
            inside = [(f"{path}.{name}", value) for name, value in attributes(thing).items()]
        if not isinstance(thing, tuple | frozenset | range):
            found[id(thing)] = path
        todo += inside
    return found


def attributes(thing: object) -> dict[str, Any]:
    """The attributes of an instance, in slots or not, of a compiled class or not."""
    places = ("__slots__", "__mypyc_attrs__")
    named = {name for cls in type(thing).__mro__ for place in places for name in getattr(cls, place, ())} - {"__dict__"}
    if isinstance(thing, Chance):
        named -= {"seat"}  # it is the same for all: a compiled class keeps it nevertheless
    return {name: getattr(thing, name) for name in {*named, *getattr(thing, "__dict__", ())} if hasattr(thing, name)}


@law(FEW)
def frames_are_saved_whole_and_never_change(p: Position) -> None:
    """Clones share frames, so frames keep nothing that can change, and nothing that is not saved."""
    game, s = p.game, p.state
    frames = s.stack[:]
    for frame in frames:
        name = type(frame).__name__
        p.check(game.frames.get(name) is type(frame), f"{name} is not among the frames of the game")
        kept = attributes(frame)
        p.same(sorted(kept), sorted(frame.fields), f"{name} does not save exactly what it keeps")
        p.check(all(fixed(value) for value in kept.values()), f"{name} keeps what can change: {kept}")
    loaded = load_frames(json.loads(json.dumps(dump_frames(frames))), game.frames)
    contents = [attributes(frame) for frame in frames]
    p.same([attributes(frame) for frame in loaded], contents, "frames are different after loading")
    play_on(game, s.clone(), p.rng())
    p.same([attributes(frame) for frame in frames], contents, "frames changed in play")


def fixed(value: object) -> bool:
    return isinstance(value, int | str) or (isinstance(value, tuple) and all(fixed(part) for part in value))


@law(SAMPLE)
def events_change_nothing(p: Position) -> None:
    """The same happens whether somebody listens or not, and every event says who may know it."""
    told: list[Event] = []
    quiet, loud = p.state.clone(), p.state.clone()
    play_on(p.game, quiet, p.rng(), AHEAD)
    play_on(p.game, loud, p.rng(), AHEAD, told)
    p.same(p.game.dump(loud), p.game.dump(quiet), "telling events changed what happens")
    for event in told:
        check_words(p, event.message)
        p.check(type(event.audience) is int, f"no audience: {event.audience!r}")


# -- components and points ---------------------------------------------------------------------------------------


@law()
def components_are_somewhere(p: Position) -> None:
    """No component is lost, doubled or made of nothing."""
    wanted = at_start(p.case)
    found = count(p.game.name, p.state)
    for component in sorted({*found, *wanted}):
        places = found.get(component, {})
        p.check(min(places.values(), default=0) >= 0, f"fewer than none of '{component}': {places}")
        n, start = sum(places.values()), sum(wanted.get(component, {}).values())
        p.check(n == start, f"there are {n} '{component}', not {start}: {places}")


@cache
def at_start(case: Case) -> dict[str, dict[str, int]]:
    return count(case.game.name, case.new())


@law()
def points_add_up(p: Position) -> None:
    """Parts make the total, the total is in the standing, and the standing decides the places."""
    game, s = p.game, p.state
    before = game.dump(s)
    standings: list[tuple[int, ...]] = []
    names: list[list[str]] = []
    for seat in range(p.case.seats):
        score, standing = game.score(s, seat), game.standing(s, seat)
        p.check(score.total == sum(score.parts.values()), f"{score.parts} are not {score.total}")
        p.check(score.total in standing, f"the standing {standing} has no {score.total} in it")
        p.check(math.isfinite(judge_of(game).lead(s, seat)), "the judge says what is no number")
        standings.append(standing)
        names.append(list(score.parts))
    p.check(all(parts == names[0] for parts in names), f"seats are scored by different parts: {names}")
    p.check(len({len(standing) for standing in standings}) == 1, f"standings differ in length: {standings}")
    places = {standing: 1 + sum(other > standing for other in standings) for standing in standings}
    p.same(game.ranks(s), [places[standing] for standing in standings], "ranks are not as the standing")
    p.same(game.dump(s), before, "scoring changed the state")


@law()
def worth_ends_as_points(p: Position) -> None:
    """What bots expect of a position is a number, and the points once there is nothing left to expect."""
    game, s = p.game, p.state
    before = game.dump(s)
    p.check(math.isfinite(game.doubt(s)) and game.doubt(s) > 0, f"the doubt is {game.doubt(s)}")
    for seat in range(p.case.seats):
        worth = game.worth(s, seat)
        p.check(math.isfinite(worth), f"the worth is {worth}")
        p.same(game.worth(s.clone(), seat), worth, "a copy is not worth the same")
        if p.question is None and not game.lost(s, seat):
            p.same(worth, game.score(s, seat).total, "at the end the worth is not the points")
    p.same(game.dump(s), before, "judging changed the state")


@law(SAMPLE)
def features_are_as_they_are_named(p: Position) -> None:
    """What a learned judge is told: a number for every name, of a size that it can learn from."""
    game, s = p.game, p.state
    before = game.dump(s)
    for names in (game.own_features, game.shared_features):
        p.check(len(set(names)) == len(names), f"two features have one name: {names}")
    p.check(0 <= game.stage(s) < game.stages, f"stage {game.stage(s)} of {game.stages}")
    for seat in range(p.case.seats):
        out: list[float] = []
        game.write_own(s, seat, out)
        check_features(p, game.own_features, out)
    out = []
    game.write_shared(s, out)
    check_features(p, game.shared_features, out)
    p.same(game.dump(s), before, "telling changed the state")


def check_features(p: Position, names: tuple[str, ...], found: list[float]) -> None:
    p.check(len(found) == len(names), f"{len(found)} numbers for {len(names)} features")
    odd = {name: n for name, n in zip(names, found) if type(n) is not float or not SMALLEST <= n <= LARGEST}
    p.check(not odd, f"features out of all proportion: {odd}")


LAWS: Final[dict[Law, int | None]] = {**law, **hidden.law}
"""Every law, those about what is hidden too."""
