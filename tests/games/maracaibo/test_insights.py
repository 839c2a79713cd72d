"""What the game says of nations and campaigns, so that no client has to count or to spell."""

from __future__ import annotations

from quarterdeck.games.maracaibo.rules.actions.setup import blank_table
from quarterdeck.games.maracaibo.rules.archive import archive_of, read
from quarterdeck.games.maracaibo.rules.scoring import multipliers
from quarterdeck.games.maracaibo.spec import GAME
from quarterdeck.games.maracaibo.state import State
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.state import OVER
from tests.games.common_text import texts_of


def told(state: State) -> dict[str, dict[str, int | str]]:
    return {f"{one.about} {one.kind}": one.args for one in GAME.insights(state, -1)}


def campaign() -> State:
    state = blank_table(GAME.check(Setting(2, {"story": "campaign"})))
    state.stories, state.legacy, state.resolved = ["s01"], ["l01", "l05"], ["s80"]
    state.story_cards = ["c90_apprentice"]
    return state


def test_nations_multiply_by_cleared_fields_and_majorities() -> None:
    state = campaign()
    state.markers[:4] = [0, 0, 0, 1]
    state.left = [8, 12, 0]
    found = told(state)
    names = ["france", "england", "spain"]
    assert [found[f"nation:{name} nation.multiplier"]["number"] for name in names] == multipliers(state)
    assert len(set(multipliers(state))) > 1


def test_a_campaign_says_how_it_goes_on_once_the_game_is_over() -> None:
    state = campaign()
    assert "idea:story campaign.archive" not in told(state)
    state.phase = OVER
    line = str(told(state)["idea:story campaign.archive"]["line"])
    assert line == "stories=s01;legacy=l01,l05;resolved=s80;cards=c90_apprentice"
    assert read(line).text() == archive_of(state).text()
    state.campaign_over = True
    assert "idea:story campaign.archive" not in told(state)
    state.campaign_over, state.story_mode = False, "scenario_x"
    assert "idea:story campaign.archive" not in told(state)


def test_it_is_said_in_both_languages() -> None:
    state = campaign()
    state.phase = OVER
    for lang, text in texts_of(GAME, ["red", "blue"]).items():
        said = [text.render(one.label()) for one in GAME.insights(state, 0)]
        assert text.missing() == []
        assert len(said) == 4
        assert said[0].startswith({"en": "Multiplier now: ", "de": "Multiplikator jetzt: "}[lang])
        assert said[-1].endswith("cards=c90_apprentice")
    assert {one.about for one in GAME.insights(state, 0)} <= set(GAME.catalog()["things"])
