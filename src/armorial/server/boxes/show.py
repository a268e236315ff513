"""Boxes as their owners see them."""

from typing import Any, cast

from armorial.box.mine import differing, is_sure, progress
from armorial.box.sheet import Field, Sheet, Thing, sheet_of
from armorial.box.values import Value
from armorial.box.words import NumberWords
from armorial.data.checks import Word
from armorial.data.reader import CONFIDENCES
from armorial.kernel.words import Message
from armorial.server.boxes.book import Kept
from armorial.server.messages.boxes import (
    Box,
    BoxChoice,
    BoxDifference,
    BoxExtra,
    BoxGroup,
    BoxNumber,
    BoxRemark,
    BoxState,
    BoxSummary,
    BoxThing,
    Confidence,
    SharedBox,
)
from armorial.table.messages import NumberChange
from armorial.table.words import speaker_of
from armorial.text import Speaker


def counts(sheet: Sheet, numbers: dict[str, Value]) -> dict[str, Any]:
    """How far the owner has come."""
    sure, total = progress(sheet, numbers)
    return {"sure": sure, "total": total, "differ": len(differing(sheet, numbers)), "mine": len(numbers)}


def title_of(game: str, speaker: Speaker) -> str:
    return speaker.text(f"game-{game}") if speaker.has(f"game-{game}") else game.capitalize()


def summary(kept: Kept, language: str) -> BoxSummary:
    title = title_of(kept.game, speaker_of(language))
    return BoxSummary(game=kept.game, title=title, use=kept.use, **counts(sheet_of(kept.game), kept.numbers))


def state(kept: Kept) -> BoxState:
    return BoxState(use=kept.use, consent=kept.consent, code=kept.code)


def box(kept: Kept, language: str) -> Box:
    """Everything, with what has unsure numbers first."""
    sheet = sheet_of(kept.game)
    words = NumberWords(kept.game, language)
    things = [_thing(thing, kept.numbers, sheet, words) for thing in sheet.things]
    sections = dict.fromkeys(thing.section for thing in sheet.things)
    return Box(
        game=kept.game,
        title=title_of(kept.game, speaker_of(language)),
        groups=[_group(section, sheet, words) for section in sections],
        things=sorted(things, key=lambda thing: not thing.unsure),
        **counts(sheet, kept.numbers),
        **state(kept).model_dump(),
    )


def things(kept: Kept, named: set[str], language: str) -> list[BoxThing]:
    """The things that some paths belong to."""
    sheet = sheet_of(kept.game)
    words = NumberWords(kept.game, language)
    return [_thing(thing, kept.numbers, sheet, words) for thing in sheet.things if thing.id in named]


def remarks(said: dict[str, Message], language: str) -> list[BoxRemark]:
    speaker = speaker_of(language)
    return [BoxRemark(path=path[:200], message=speaker.say(message)) for path, message in said.items()]


def _thing(thing: Thing, numbers: dict[str, Value], sheet: Sheet, words: NumberWords) -> BoxThing:
    fields = [*thing.fields, *_added(thing, numbers, sheet)]
    left = [own.confidence for own in fields if not is_sure(own, numbers)]
    confidence = max(left, key=CONFIDENCES.index, default="known")
    looked_up = any(own.path in numbers for own in fields)
    return BoxThing(
        id=thing.id,
        group=thing.section,
        name=words.thing(thing.id),
        confidence=cast(Confidence, confidence),
        who=words.who(confidence, owner=not left and looked_up),
        unsure=len(left),
        numbers=[_number(own, numbers, words) for own in fields],
    )


def _added(thing: Thing, numbers: dict[str, Value], sheet: Sheet) -> list[Field]:
    """What the owner's card has and the standard one does not."""
    own = (sheet.field(path) for path in numbers if path.startswith(f"{thing.id}.") and path not in sheet.fields)
    return [field for field in own if field.thing == thing.id]


def _number(own: Field, numbers: dict[str, Value], words: NumberWords) -> BoxNumber:
    return BoxNumber(
        path=own.path,
        standard=own.standard,
        mine=numbers.get(own.path),
        may_be_none=own.may_be_none,
        confidence=cast(Confidence, own.confidence),
        sure=is_sure(own, numbers),
        **_about(own, words),
    )


def _about(own: Field, words: NumberWords) -> dict[str, Any]:
    low, high = own.span or (None, None)
    least, most = own.limits or (None, None)
    choices = None
    if isinstance(own.check, Word):
        choices = [BoxChoice(value=word, name=words.choice(word)) for word in own.check.words]
    about = {"what": words.number(own), "kind": own.kind, "choices": choices}
    return {**about, "low": low, "high": high, "least": least, "most": most}


def _group(section: str, sheet: Sheet, words: NumberWords) -> BoxGroup:
    """``extras`` are said as they are on the first thing of the group that may have them."""
    members = [thing.id for thing in sheet.things if thing.section == section]
    extras = []
    for end in sheet.extras(section):
        own = sheet.first(members, end)
        if own is not None:
            extras.append(BoxExtra(end=end, **_about(own, words)))
    return BoxGroup(group=section, name=words.group(section), extras=extras)


def shared(theirs: Kept, owner: str, mine: Kept, yours: bool, language: str) -> SharedBox:
    """Somebody's box, beside the caller's."""
    sheet = sheet_of(theirs.game)
    words = NumberWords(theirs.game, language)
    both = [path for path in theirs.numbers if path in mine.numbers]
    differ = [path for path in both if theirs.numbers[path] != mine.numbers[path]]
    sure, total = progress(sheet, theirs.numbers)
    return SharedBox(
        game=theirs.game,
        title=title_of(theirs.game, speaker_of(language)),
        owner=owner,
        yours=yours,
        sure=sure,
        total=total,
        changes=[_change(sheet.field(path), value, words) for path, value in differing(sheet, theirs.numbers).items()],
        differences=[_difference(sheet.field(path), mine, theirs, words) for path in differ],
        agree=len(both) - len(differ),
        only_theirs=[
            _difference(sheet.field(path), mine, theirs, words) for path in theirs.numbers if path not in mine.numbers
        ],
    )


def _change(own: Field, value: Value, words: NumberWords) -> NumberChange:
    return NumberChange(
        what=words.full_name(own),
        thing=words.thing(own.thing),
        number=words.number(own),
        here=words.said(own, value),
        standard=words.said(own, own.standard),
    )


def _difference(own: Field, mine: Kept, theirs: Kept, words: NumberWords) -> BoxDifference:
    return BoxDifference(
        path=own.path,
        what=words.full_name(own),
        mine=words.said(own, mine.numbers[own.path]) if own.path in mine.numbers else "",
        theirs=words.said(own, theirs.numbers[own.path]),
        value=theirs.numbers[own.path],
        standard=words.said(own, own.standard),
    )
