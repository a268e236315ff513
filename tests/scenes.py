"""What the scenes of all games have: a position that is set up by hand, and what is asked in it."""

from typing import Generic

from armorial.kernel.consequences import Consequence, consequence
from armorial.kernel.contract import Game, Question, S
from armorial.kernel.errors import IllegalAnswer
from armorial.kernel.questions import Refusal


class AnyScene(Generic[S]):
    """The scene of each game derives from it, and adds how its position is laid out and looked at."""

    game: Game[S]
    s: S

    def open_question(self) -> Question[S]:
        asked = self.game.asked(self.s)
        assert asked is not None, "the game is over"
        return asked

    @property
    def to_move(self) -> int:
        return self.open_question().seat

    def options(self) -> list[str]:
        question = self.open_question()
        return [question.table.names[option] for option in question.options(self.s)]

    def outlook(self, token: str) -> Consequence:
        """What is said to come of an answer before it is given."""
        return consequence(self.game, self.s, self.game.legal_option(self.s, token))

    def refused(self, token: str) -> Refusal:
        """Why a token is refused now; fails if it is allowed."""
        before = self.game.dump(self.s)
        try:
            self.game.answer_token(self.s.clone(), token, None)
        except IllegalAnswer as error:
            assert self.game.dump(self.s) == before
            return error.refusal
        raise AssertionError(f"{token} is allowed")
