"""Fields of forms, filled in as a person does it."""

from playwright.sync_api import Locator, expect


def tick(field: Locator) -> None:
    """Choose a radio button or tick a box by its label: the button itself is hidden. Unlike a forced click, this waits
    until the page stands still, so that it hits what it aims at."""
    field.locator("xpath=ancestor::label").click()
    expect(field).to_be_checked()
