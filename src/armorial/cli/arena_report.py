"""What an arena tells when it ends, as JSON and in words."""

from typing import TYPE_CHECKING, Any, Final

from armorial.bots.arena import Result, Setting
from armorial.bots.program import is_program
from armorial.bots.sprt import ACCEPTED, OPEN, REJECTED
from armorial.bots.standings import Standing, Summary

if TYPE_CHECKING:
    from rich.console import Console

SHOWN: Final = 5
"""How many failures of programs are printed."""


def report_of(setting: Setting, results: list[Result], wanted: int, seconds: float) -> dict[str, Any]:
    """All that is told of the games, as JSON."""
    summary = Summary(len(setting.bots), results)
    bots = []
    for name, standing, rating in zip(setting.bots, summary.bots, summary.ratings, strict=True):
        row = {"bot": name, **_row(standing)}
        row["rating"] = round(rating.mu, 3) if rating else None
        row["rating_sigma"] = round(rating.sigma, 3) if rating else None
        row["answers"] = standing.answers
        row["seconds"] = round(standing.seconds, 3)
        row["ms_per_answer"] = round(standing.mean_seconds * 1000, 3)
        row["ms_slowest"] = round(standing.slowest * 1000, 3)
        if is_program(name):
            row["failures"] = standing.failures
            row["notes"] = dict(sorted(standing.notes.items()))
        bots.append(row)
    return {
        "game": setting.game,
        "seats": len(setting.bots),
        "options": setting.options,
        "seed": setting.seed,
        "games": summary.games,
        "games_wanted": wanted,
        "seconds": round(seconds, 3),
        "engine": " and ".join(sorted({result.engine for result in results})) or None,
        "bots": bots,
        "by_seat": [{"seat": seat, **_row(standing)} for seat, standing in enumerate(summary.seats)],
        "failures": _failures(setting, results),
    }


def _failures(setting: Setting, results: list[Result]) -> list[dict[str, Any]]:
    """What went wrong with programs, in the order of the games."""
    return [
        {"game": result.number, "seat": seat, "bot": setting.bots[result.order[seat]], "what": what}
        for result in sorted(results, key=lambda result: result.number)
        for seat, what in enumerate(result.failures)
        if what
    ]


def _row(standing: Standing) -> dict[str, Any]:
    return {
        "wins": round(standing.wins, 4),
        "win_share": round(standing.win_share, 4),
        "interval": [round(bound, 4) for bound in standing.interval],
        "mean_score": round(standing.mean_score, 3),
        "mean_rank": round(standing.mean_rank, 3),
    }


_COLUMNS: Final = ("wins", "share", "95% interval", "score", "rank")


def print_report(report: dict[str, Any]) -> None:
    """The same for people."""
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Column, Table

    console = Console(highlight=False)
    alone = report["seats"] == 1
    earlier = f", {report['resumed']} of them earlier" if report["resumed"] else ""
    console.print(
        f"[bold]{report['game']}[/], {report['seats']} seat{'' if alone else 's'}: {report['games']} games{earlier},"
        f" {report['seconds']} seconds, {report['engine']} engine"
    )
    look: dict[str, Any] = {"box": None, "pad_edge": False, "padding": (0, 2, 0, 0), "header_style": "bold"}
    bots = Table(Column("bot", overflow="fold"), *_COLUMNS, "rating", "ms/answer", **look)
    for row in report["bots"]:
        rating = "-" if row["rating"] is None else f"{row['rating']:.1f} ± {row['rating_sigma']:.1f}"
        bots.add_row(escape(row["bot"]), *_cells(row), rating, f"{row['ms_per_answer']:.1f}")
    console.print()
    console.print(bots)
    _print_test(console, report["sprt"])
    _print_programs(console, report)
    if alone:
        return
    seats = Table("seat", *_COLUMNS, **look)
    for row in report["by_seat"]:
        seats.add_row(str(row["seat"]), *_cells(row))
    console.print()
    console.print(seats)


def _print_test(console: "Console", sprt: dict[str, Any] | None) -> None:
    if sprt is None:
        return
    said = {
        ACCEPTED: "accepted: it wins {share1:.1%} rather than {share0:.1%}",
        REJECTED: "rejected: it wins {share0:.1%} rather than {share1:.1%}",
        OPEN: "still open between {share0:.1%} and {share1:.1%}",
    }
    console.print()
    words = said[sprt["result"]].format(**sprt)
    console.print(
        f"Sequential test of {sprt['bot']} after {sprt['games']} games: {words}.\n"
        f"LLR {sprt['llr']:.2f} between {sprt['lower']:.2f} and {sprt['upper']:.2f}; Elo {sprt['elo0']:g} or"
        f" {sprt['elo1']:g}, alpha {sprt['alpha']:g}, beta {sprt['beta']:g}",
        markup=False,
    )


def _print_programs(console: "Console", report: dict[str, Any]) -> None:
    """What programs wanted to be counted, and where they failed."""
    for row in report["bots"]:
        if row.get("notes"):
            notes = ", ".join(f"{note} {times}" for note, times in row["notes"].items())
            console.print(f"\nNotes of {row['bot']} in {row['answers']} answers: {notes}", markup=False)
    failures = report["failures"]
    if failures:
        console.print(f"\nPrograms failed in {len(failures)} games, which they lost:", markup=False)
    for failure in failures[:SHOWN]:
        console.print(
            f"  game {failure['game']}, seat {failure['seat']}: {failure['bot']} {failure['what']}", markup=False
        )
    if len(failures) > SHOWN:
        console.print(f"  and {len(failures) - SHOWN} more, all of them with --json", markup=False)


def _cells(row: dict[str, Any]) -> list[str]:
    low, high = row["interval"]
    return [
        f"{row['wins']:g}",
        f"{row['win_share']:.1%}",
        f"{100 * low:.1f} – {high:.1%}",
        f"{row['mean_score']:.1f}",
        f"{row['mean_rank']:.2f}",
    ]
