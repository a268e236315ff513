"""Fields of forms, filled in as a person does it."""

from playwright.sync_api import Locator, expect


def tick(field: Locator) -> None:
    """Choose a radio button or tick a box by its label: the button itself is hidden. Unlike a forced click, this waits
    until the page stands still, so that it hits what it aims at."""
    field.locator("xpath=ancestor::label").click()
    expect(field).to_be_checked()


def click_shut(place: Locator) -> None:
    """Click what says of itself that it is disabled. Pointing at it waits until it stands still, as a click does that
    is not forced."""
    place.hover()
    place.page.mouse.down()
    place.page.mouse.up()


def tap_shut(place: Locator) -> None:
    """The same by a finger."""
    place.scroll_into_view_if_needed()  # this, too, waits until it stands still
    box = place.bounding_box()
    assert box
    place.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
