"""What is said after Ahoy's options: what they cost and lead to, true, short, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from quarterdeck.bots.random_bot import pick
from quarterdeck.games.ahoy.content.components import CARDS
from quarterdeck.games.ahoy.spec import GAME
from quarterdeck.games.ahoy.state import DAMAGE
from quarterdeck.kernel.game import Label, Setting
from quarterdeck.kernel.rules.ask import Value
from quarterdeck.kernel.rules.chance import Dealer, Randomness
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.text.fluent import Text, text_of
from quarterdeck.kernel.text.languages import HOUSE, languages
from quarterdeck.kernel.views.view import redeal
from tests.games.ahoy.position import Play, Position

RAW = re.compile(r"[_{}<>]|\.\.|,\.| ,|  ")
LONGEST = 170
"""No remark is longer, sentences of cards left out."""


def notes(table: Table, seat: int, value: Value) -> list[Label]:
    assert table.ask is not None
    return GAME.note(table.state, table.ask, seat, value)


def noted(game: Play, key: str, lang: str = "en") -> str:
    """What is said after an option."""
    table = game.table
    assert table.ask is not None
    seat = table.ask.seat
    value = table.options(seat)[table.keys(seat).index(key)]
    text = text_of(GAME, lang)
    text.seats = [GAME.faction(table.state, seat) for seat in range(table.setting.players)]
    return text.note(notes(table, seat, value))


def two_tiles(x: int, y: int) -> Position:
    """Parrot B (Harbor with Treasure at 1,0, Tailwind 4 at 0,1, island at 1,1) beside Fish A (Fog at 2,0, Wreckage
    with Treasure at 3,0, Tailwind 6 at 2,1, island at 3,1), and the Squadron's Flagship."""
    p = Position(2).tile("parrot_b", 0, 0).tile("fish_a", 2, 0, wealth=3)
    return p.put("flagship_bluefin", x, y).put("flagship_mollusk", 0, 0)


# Where one would go


def test_a_step_says_what_lies_there() -> None:
    game = two_tiles(1, 0).dice("bluefin", 3).play("bluefin").give("place 3 bluefin_sail_1")
    assert noted(game, "1,1") == "island Parrot B, wealth 1"
    assert noted(game, "0,0") == "Union Flagship"
    assert noted(game, "2,0") == "in Fish A; Fog: no battle"
    assert noted(game, "1,-1") == "a new region is laid; the movement ends there"
    assert noted(game, "2,0", "de") == "in Fisch A; Nebel: kein Kampf"
    game.give("2,0")
    assert noted(game, "3,0") == "Wreckage: 1 damage; Treasure: 2 gold"
    assert noted(game, "1,0") == "in Parrot B; Harbor; Treasure: 1 gold"
    assert noted(game, "2,1") == "Tailwind 6"
    assert noted(game, "pass") == ""
    game = two_tiles(0, 0).dice("bluefin", 3).play("bluefin").give("place 3 bluefin_sail_1", "1,0")
    assert noted(game, "pass") == "Harbor; Treasure: 1 gold"


def test_open_sea_is_said_too() -> None:
    p = two_tiles(1, 0)
    p.state.figures[p.state.flagship(1)] = p.state.islands["fish_a"]
    game = p.dice("bluefin", 3).play("bluefin").give("place 3 bluefin_sail_1")
    assert noted(game, "0,0") == "open sea"


def test_a_step_to_an_enemy_says_that_it_is_a_battle() -> None:
    p = two_tiles(1, 0).slot("mollusk", "mollusk_cannons_1", 4).dice("bluefin", 3)
    game = p.play("bluefin").give("place 3 bluefin_sail_1")
    assert noted(game, "0,0") == "BATTLE: Union Flagship"
    assert noted(game, "0,0", "de") == "KAMPF: Union-Flaggschiff"


def test_every_patrol_in_a_space_is_counted() -> None:
    p = two_tiles(1, 1).put("patrol", 1, 0, 2).slot("bluefin", "bluefin_cannons_1", 2).dice("mollusk", 3)
    game = p.play("mollusk").give("place 3 mollusk_sail_1")
    assert noted(game, "1,0") == "BATTLE: 2 × Patrol; Harbor; Treasure: 1 gold"


def test_fog_forbids_the_battle_and_the_note_says_so() -> None:
    p = two_tiles(1, 0).put("gunship", 2, 0).dice("bluefin", 3)
    game = p.play("bluefin").give("place 3 bluefin_sail_1")
    assert noted(game, "2,0") == "in Fish A; Gunship; Fog: no battle"


def test_wreckage_costs_a_patrol_and_nothing_at_all_a_union_ship() -> None:
    p = two_tiles(0, 0).put("patrol", 2, 0).dice("bluefin", 3)
    game = p.play("bluefin").give("place 3 bluefin_order_1", "2,0")
    assert noted(game, "3,0") == "Wreckage: it is lost"
    assert "Harbor" not in noted(game, "1,0"), "Patrols do not anchor"
    ship = two_tiles(0, 0).ship("plan_cutter", 2, 0).dice("mollusk", 2)
    sailing = ship.play("mollusk").give("place 2 cutter_slot_1", "move")
    assert noted(sailing, "3,0") == "Wreckage"


def test_crew_that_may_ignore_wreckage_is_thought_of() -> None:
    p = two_tiles(2, 0).crew("bluefin", "pilot").dice("bluefin", 3)
    assert noted(p.play("bluefin").give("place 3 bluefin_sail_1"), "3,0").startswith(
        "Wreckage: your Crew can ignore it"
    )


def test_movements_that_may_ignore_battles_leave_it_open() -> None:
    """A Convincing Official moves Patrols past everybody, in the Squadron's service and in another's."""
    p = two_tiles(0, 0).put("patrol", 1, 1).put("gunship", 1, 0).crew("bluefin", "convincing_official_a")
    game = p.dice("bluefin", 3).play("bluefin").give("place 3 convincing_official_a", "1,1")
    assert noted(game, "1,0") == "BATTLE unless you may ignore it: Gunship"
    p = two_tiles(0, 0).put("patrol", 1, 1).put("gunship", 1, 0).crew("mollusk", "convincing_official_a")
    game = p.dice("mollusk", 3).play("mollusk").give("place 3 convincing_official_a", "1,1")
    assert noted(game, "1,0") == "Gunship"


def test_crew_that_steers_or_wraps_is_thought_of() -> None:
    p = Position(2).tile("skull_a", 0, 0).put("flagship_bluefin", 1, 0).crew("bluefin", "sea_dog", "sea_witch")
    game = p.dice("bluefin", 3).play("bluefin").give("place 3 bluefin_sail_1")
    assert noted(game, "0,0").endswith("your Crew chooses where it drifts")
    assert noted(game, "2,0") == "a new region is laid; the movement ends there; opposite edge: 0,0"


def test_a_current_is_followed_to_where_it_leads() -> None:
    p = Position(2).tile("skull_a", 0, 0).put("flagship_bluefin", 1, 0).put("flagship_mollusk", 0, 1)
    p.slot("bluefin", "bluefin_cannons_1", 5).dice("bluefin", 3)
    game = p.play("bluefin").give("place 3 bluefin_sail_1")
    assert noted(game, "0,0") == "current to 0,1; BATTLE: Union Flagship; Tailwind 2"


def test_a_figure_that_is_carried_back_does_not_meet_itself() -> None:
    p = (
        Position(2)
        .tile("skull_a", 0, 0)
        .put("flagship_bluefin", 0, 1)
        .put("flagship_mollusk", 1, 1)
        .put("patrol", 0, 1)
    )
    game = p.dice("bluefin", 3).play("bluefin").give("place 3 bluefin_sail_1")
    assert noted(game, "0,0") == "current to 0,1; Patrol; Tailwind 2"


def test_a_smuggler_sees_where_its_cargo_is_wanted() -> None:
    p = Position(3).tile("parrot_b", 0, 0).tile("fish_a", 2, 0)
    wanted = next(card.id for card in CARDS.values() if card.deliver_to == "parrot")
    on_offer = next(card.id for card in CARDS.values() if card.suit == "parrot" and card.id != wanted)
    p.put("flagship_smuggler_red", 1, 0).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 0, 0)
    p.cargo("smuggler_red", wanted).market(on_offer).dice("smuggler_red", 3)
    game = p.play("smuggler_red").give("place 3 smuggler_red_sail_1")
    cargo = text_of(GAME, "en").name("cargo", CARDS[wanted].cargo_id)
    assert noted(game, "1,1") == f"island Parrot B, wealth 1; wants {cargo}; 1 Market card of its suit"


# Dice


def test_what_a_turned_die_costs_is_said() -> None:
    p = two_tiles(1, 1).comrades("parrot_b", 2).gold("bluefin", 3).dice("bluefin", 3)
    game = p.play("bluefin")
    turned = [key for key in game.offers("place 3 ") if re.fullmatch(r"costs \d gold", noted(game, key))]
    assert turned
    for key in turned:
        before = game.player("bluefin").gold
        price = int(noted(game, key).split()[1])
        other = two_tiles(1, 1).comrades("parrot_b", 2).gold("bluefin", 3).dice("bluefin", 3).play("bluefin").give(key)
        if other.prompt == "die.change":
            cheapest = [option for option in other.options if noted(other, option).startswith(f"costs {price} gold")]
            other.give(cheapest[0])
        assert other.player("bluefin").gold == before - price


def test_an_action_that_would_do_nothing_says_so() -> None:
    p = two_tiles(0, 0).gold("bluefin", 0).dice("bluefin", 1, 2, 3, 4, 5, 6)
    game = p.play("bluefin")
    repairs = [noted(game, key) for key in game.offers("place") if "repair" in key]
    assert repairs and set(repairs) == {"does nothing now"}
    assert {noted(game, key) for key in game.offers("place") if "order" in key} == {"does nothing now"}
    damaged = two_tiles(0, 0).slot("bluefin", "bluefin_sail_1", DAMAGE).put("patrol", 1, 1)
    game = damaged.dice("bluefin", 1, 2, 3, 4, 5, 6).play("bluefin")
    assert {noted(game, key) for key in game.offers("place") if "repair" in key} == {""}
    assert {noted(game, key) for key in game.offers("place") if "order" in key} == {""}


def test_the_tailwind_says_where_to() -> None:
    p = two_tiles(1, 1).gold("bluefin", 1).dice("bluefin", 3, 4, 6)
    game = p.play("bluefin")
    assert noted(game, "place 4 bluefin_tailwind_1") == "to 0,1"
    assert noted(game, "place 6 bluefin_tailwind_1") == "to 2,1"
    assert noted(game, "place 3 bluefin_tailwind_1") == "nothing, unless turned for 1 gold"
    game.give("place 3 bluefin_tailwind_1")
    assert [noted(game, key) for key in game.options] == [
        "costs 1 gold; does nothing now",
        "does nothing now",
        "costs 1 gold; to 0,1",
    ]


def test_loaded_cannons_say_so() -> None:
    game = two_tiles(1, 1).slot("bluefin", "bluefin_cannons_1", 5).dice("bluefin", 6).play("bluefin")
    assert noted(game, "place 6 bluefin_cannons_2") == "your cannons are loaded already"


def test_damage_says_what_it_leaves() -> None:
    game = two_tiles(2, 0).dice("bluefin", 3).play("bluefin").give("place 3 bluefin_sail_1", "3,0")
    assert game.prompt == "damage.take"
    assert noted(game, "bluefin_sail_2") == "2 more stay free"
    assert noted(game, "bluefin_tailwind_1") == "1 more stays free"
    assert noted(game, "bluefin_deploy_1") == "its last free slot"


def test_a_victory_says_what_is_not_to_be_had() -> None:
    p = two_tiles(1, 0).slot("bluefin", "bluefin_cannons_2", 1).dice("bluefin", 3).gold("mollusk", 0)
    game = p.play("bluefin").give("place 3 bluefin_sail_1", "0,0").chance(6, 1)
    assert game.prompt == "battle.victory"
    assert noted(game, "bluefin_victory_gold") == "there is no gold to steal"
    assert noted(game, "bluefin_victory_two") == ""
    assert noted(game, "bluefin_victory_comrade") == "there is no Comrade for it"


def test_the_order_of_another_s_effects_says_whose_they_are() -> None:
    p = two_tiles(1, 0).slot("bluefin", "bluefin_cannons_2", 1).dice("bluefin", 3)
    p.crew("mollusk", "buccaneer").crew("bluefin", "gunner")
    game = p.play("bluefin").give("place 3 bluefin_sail_1", "0,0").chance(1, 6)
    assert (game.prompt, game.asked) == ("moment.next", "bluefin")
    for key in ("victory", "buccaneer"):
        assert noted(game, key) == "for the Mollusk Union; you only choose the order"


def test_bombarding_says_whom_it_hits() -> None:
    game = two_tiles(1, 0).comrades("parrot_b", 2).dice("bluefin", 1, 2, 3, 4, 5, 6).play("bluefin")
    assert {noted(game, key) for key in game.offers("place") if "bombard" in key} == {"2 Comrades leave Parrot B"}


# Regions, battles, pledges, the end of a turn


def test_a_defender_says_what_it_can_add_to_its_roll() -> None:
    p = two_tiles(3, 1).put("stronghold", 1, 1).put("patrol", 1, 1).slot("bluefin", "bluefin_cannons_1", 5)
    game = p.dice("mollusk", 3).play("mollusk").give("place 3 mollusk_sail_1", "1,0", "1,1")
    assert noted(game, "patrol") == "can fire for up to +4"
    assert noted(game, "stronghold") == "+2 on its roll; can fire for up to +4"


def test_turning_a_die_back_and_forth_is_said_to_cost_two_gold_for_nothing() -> None:
    game = two_tiles(3, 1).gold("mollusk", 2).dice("mollusk", 3).play("mollusk").give("place 3 mollusk_cannons_1")
    assert noted(game, "back") == "costs 2 gold; does nothing now"
    assert noted(game, "back", "de") == "kostet 2 Gold; bewirkt jetzt nichts"


def test_a_region_says_its_wealth_and_who_has_what_there() -> None:
    p = two_tiles(3, 1).comrades("fish_a", 4).ready(3).dice("mollusk", 1, 2, 3, 4, 5, 6)
    game = p.play("mollusk")
    game.give(next(key for key in game.offers("place") if "inspire" in key))
    assert noted(game, "fish_a") == "wealth 3; control: Squadron 2, Union 4"
    assert noted(game, "fish_a", "de") == "Wohlstand 3; Kontrolle: Geschwader 2, Union 4"


def test_the_end_of_a_turn_says_what_it_brings() -> None:
    p = two_tiles(1, 0).put("patrol", 1, 1, 2).gold("bluefin", 5)
    cheap = next(card.id for card in CARDS.values() if card.suit == "parrot" and not card.die_cost)
    p.put("stronghold", 1, 1).market(cheap)
    game = p.play("bluefin", quota=0)
    assert noted(game, "end") == "then: Place Stronghold; ends the round"


def test_a_pledge_names_the_own_head_and_what_it_is_worth() -> None:
    card = next(card.id for card in CARDS.values() if card.deliver_to == "parrot" and card.suit == "fish")
    p = Position(3).tile("parrot_b", 0, 0).tile("fish_a", 2, 0).put("flagship_bluefin", 3, 1)
    p.put("flagship_smuggler_red", 1, 1).cargo("smuggler_red", card).dice("smuggler_red", 3)
    game = p.play("smuggler_red")
    assert noted(game, f"deliver {card}") == "2 Fame, 1 wealth for Parrot B, a reward"
    game.give(f"deliver {card}")
    while game.prompt != "deliver.pledge":
        game.give("no" if "no" in game.options else game.options[0])
    assert noted(game, "1") == "Bluefin Squadron; 1 Fame as things stand"
    assert noted(game, "2") == "Mollusk Union; 0 Fame as things stand"


def test_the_starting_island_and_a_new_tile_say_where_they_lie() -> None:
    table = Table(GAME, Setting(2), Dealer("seed 1", "notes"))
    seat = table.waiting()[0]
    text = text_of(GAME, "en")
    assert all(text.note(notes(table, seat, value)).startswith("at ") for value in table.options(seat))


# Whole games


def played(players: int, seed: int) -> Iterator[tuple[Table, int, Value]]:
    """A whole game at random: the table before each decision, and what will be answered."""
    table = Table(GAME, Setting(players), Dealer(f"seed {seed}", "notes"))
    chance = Randomness(seed)
    while table.ask is not None:
        seat = table.waiting()[0]
        value = pick(table.options(seat), chance)
        yield table, seat, value
        table.answer(seat, value)


def spoken(table: Table) -> dict[str, Text]:
    found = {lang: text_of(GAME, lang) for lang in languages()}
    for text in found.values():
        text.seats = [GAME.faction(table.state, seat) for seat in range(table.setting.players)]
    return found


RARE = {
    "note-battle-perhaps",
    "note-bonus",
    "note-edge",
    "note-no-comrade",
    "note-owner",
    "note-pledge",
    "note-round-ends",
    "note-shot",
    "note-steers",
    "note-then",
    "note-wreckage",
    "note-wreckage-choice",
}
"""What random games seldom lead to; tests above do."""


def test_every_note_is_short_and_whole_and_every_text_is_used() -> None:
    used: set[str] = set()
    texts: dict[str, Text] = {}
    for number in range(9):
        for table, seat, _ in played(2 + number % 3, number):
            texts = spoken(table) if table.told < 30 else texts
            for value in table.options(seat):
                labels = notes(table, seat, value)
                used |= {label.message for label in labels}
                for text in texts.values():
                    said = text.note(labels)
                    assert not RAW.search(said), said
                    assert len(said) <= LONGEST or "note-rule" in {label.message for label in labels}, said
    assert all(text.missing() == [] for text in texts.values())
    written = re.findall(r"^(note-[\w-]+) =", (HOUSE / "en/ahoy/notes.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert used <= set(written)
    assert set(written) - used <= RARE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_battles_come_where_they_are_announced_and_nowhere_else(players: int) -> None:
    announced = 0
    expected: bool | None = None
    told = 0
    for seed in range(6):
        for table, seat, value in played(players, seed):
            assert table.ask is not None
            if expected is not None:
                begun = any(event.kind == "battle.begins" for event in table.events_from(told))
                assert (begun or table.ask.prompt == "battle.defender") == expected, f"seed {seed}"
            expected = _battle_expected(table, seat, value)
            announced += expected is True
            told = table.told
        expected = None
    assert announced > 3


def _battle_expected(table: Table, seat: int, value: Value) -> bool | None:
    """Whether the note to a movement announces a battle; None where it leaves it open, or it is none."""
    assert table.ask is not None
    messages = [label.message for label in notes(table, seat, value)]
    if table.ask.prompt not in ("move.step", "move.direct") or not messages:
        return None
    if {"note-battle-perhaps", "note-steers", "note-edge", "note-explore"} & set(messages):
        return None
    if "note-current" in messages and "note-battle" in messages:
        return None
    return "note-battle" in messages


def test_what_is_said_to_do_nothing_does_nothing() -> None:
    seen = 0
    for seed in range(4):
        for table, seat, _ in played(2 + seed % 3, seed):
            assert table.ask is not None
            if table.ask.prompt != "turn.act":
                continue
            for value in table.options(seat):
                if [label.message for label in notes(table, seat, value)] == ["note-idle"]:
                    seen += 1
                    twin = table.clone()
                    twin.answer(seat, value)
                    while twin.ask is not None and twin.ask.prompt == "die.change":
                        twin.answer(seat, twin.options(seat)[0])
                    kinds = {event.kind for event in twin.events_from(0)}
                    assert kinds <= {"die.placed", "die.changed", "gold.paid", "turn.begins", *AFTER}, kinds
    assert seen > 20


AFTER = {
    "plan.drawn",
    "plan.drawn_unseen",
    "round.ends",
    "region.scored",
    "fame.gained",
    "wealth.raised",
    "dice.rolled",
    "round.begins",
    "game.over",
}
"""What may follow where the turn ends by itself."""


def test_notes_do_not_depend_on_what_the_seat_cannot_see() -> None:
    """The fuzzer checks the same at every step of its games."""
    for seed in range(3):
        for step, (table, seat, _) in enumerate(played(4, seed)):
            assert table.ask is not None
            if step % 7:
                continue
            other = table.state.copy()
            redeal(other, seat, Randomness(step))
            for value in table.options(seat):
                there = GAME.note(other, table.ask, seat, value)
                here = notes(table, seat, value)
                assert [(label.message, label.args) for label in here] == [
                    (label.message, label.args) for label in there
                ]
