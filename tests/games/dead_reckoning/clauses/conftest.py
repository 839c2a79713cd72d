"""Solo cards that a test has made leave the content's table after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quarterdeck.games.dead_reckoning.content.components import SOLO_CARDS
from tests.games.dead_reckoning.league import OWN_CARD


@pytest.fixture(autouse=True)
def only_printed_cards() -> Iterator[None]:
    yield
    SOLO_CARDS.pop(OWN_CARD, None)
