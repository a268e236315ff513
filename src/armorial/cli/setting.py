"""What most commands need first: the language, the game with its components, its options, a record."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from armorial.cli.errors import CliError, system_reason
from armorial.data.reader import Components
from armorial.games import game_module
from armorial.kernel.contract import Game

if TYPE_CHECKING:
    from armorial.match import Record
    from armorial.text import Speaker


def speaker_of(language: str | None) -> "Speaker":
    """Who speaks the wanted language; else that of the environment; else English."""
    from armorial.text import Speaker

    return Speaker(language or _language_of_environment())


def _language_of_environment() -> str:
    from armorial.text import LANGUAGES

    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:  # the first that is set decides
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def game_with(name: str, own: Path | dict[str, Any] | None) -> tuple[Game[Any], Components]:
    """The rules of a game with an owner's components, and these."""
    module = game_module(name)
    components = module.components(own)
    return module.rules(components), components


def options_of(pairs: list[str]) -> dict[str, str]:
    """Options as they stand on the command line: ``key=value``."""
    options: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key or not value:
            raise CliError(f"an option of the game is written as key=value, not '{pair}'")
        if key in options:
            raise CliError(f"the option '{key}' is given twice")
        options[key] = value
    return options


def open_record(file: Path) -> "Record":
    """The record in a file, errors with the name of the file."""
    from armorial.match import RecordError, load_record

    try:
        return load_record(file)
    except OSError as error:
        raise CliError(f"cannot read the record '{file}': {system_reason(error)}") from error
    except RecordError as error:
        raise CliError(f"cannot use the record '{file}': {error}") from error
