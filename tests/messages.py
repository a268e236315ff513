"""What messages say, for tests that look into them."""

from armorial.kernel.words import Message


def inner(message: Message, name: str) -> Message:
    """The message that stands in another, by the name of the argument."""
    found = message.args[name]
    assert isinstance(found, Message)
    return found
