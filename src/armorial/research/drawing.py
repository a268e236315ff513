"""A position as plain text: who has what, what is asked, and what may be answered."""

from armorial.kernel.contract import CHANCE, SPECTATOR
from armorial.research.play import Play
from armorial.text import Speaker


def text_of(play: Play, language: str = "en") -> str:
    """The position as everybody may see it, with the open question in words."""
    game, s = play.setting.game, play.state
    speaker = Speaker(language)
    names = [f"seat_{seat}" for seat in range(s.seats)]
    view = game.view(s, SPECTATOR)
    lines = [f"{game.name}, {s.seats} seats"]
    lines += [f"  {key}: {_short(value)}" for key, value in view.items() if key not in ("players", "seats")]
    for seat, player in enumerate(view["players"]):
        lines.append(names[seat])
        lines += [f"  {key}: {_short(value)}" for key, value in player.items() if value not in (None, [], {}, 0)]
    question = game.asked(s)
    if question is None:
        ranks = game.ranks(s)
        lines += [f"place {rank}: {name}" for rank, name in sorted(zip(ranks, names, strict=True))]
    elif question.seat != CHANCE:
        lines.append(speaker.say(question.prompt(s), names))
        ids = play.setting.actions.ids(question, play.options)
        for action, option in zip(ids, play.options, strict=True):
            lines.append(
                f"  {action:5d} {question.table.names[option]}: {speaker.say(question.label(s, option), names)}"
            )
    return "\n".join(lines)


def _short(value: object) -> str:
    """Plain data on one line, without what is nothing."""
    if isinstance(value, dict):
        parts = [f"{key} {_short(part)}" for key, part in value.items() if part not in (None, [], {}, 0, False, "")]
        return "(" + ", ".join(parts) + ")"
    if isinstance(value, list):
        return "[" + ", ".join("-" if part is None else _short(part) for part in value) + "]"
    return str(value)
