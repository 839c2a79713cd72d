"""What single options, notes, questions and events of Merchants & Marauders say."""

from __future__ import annotations

from quarterdeck.games.marauders import prompts
from quarterdeck.games.marauders.spec import GAME
from quarterdeck.kernel.events import EVERYBODY, Event
from tests.games.marauders.position import Play, Position
from tests.games.marauders.test_text import texts


def labelled(game: Play, key: str) -> tuple[str, str, list[str]]:
    """Label, note and targets of an option."""
    table = game.table
    assert table.ask is not None
    seat = table.waiting()[0]
    value = table.options(seat)[table.keys(seat).index(key)]
    text = texts(2)["en"]
    prompt = table.ask.prompt
    note = text.note(GAME.note(table.state, seat, prompt, value))
    return text.render(GAME.label(prompt, value)), note, GAME.targets(prompt, value)


def test_a_move_tells_what_waits_there() -> None:
    p = Position(2).at(0, "havana").at(1, "nassau").merchant("nassau", "french").bounties(0, english=1)
    game = p.npc("john_benbow", "nassau").play(0)
    said, note, targets = labelled(game, "move nassau")
    assert (said, targets) == ("Move to Nassau", ["zone:nassau"])
    assert (
        note == "port closed to you; a merchant; Blue; the English naval ship hunts you and finds you with 2 dice, 56 %"
    )
    assert labelled(game, "move port_royal")[1] == "port closed to you"
    assert labelled(game, "move tortuga")[1] == "in demand: rum"


def test_scouting_tells_its_dice() -> None:
    p = Position(2).at(0, "caracas").at(1, "caracas").merchant("caracas", "french")
    game = p.play(0)
    assert labelled(game, "scout player 2") == ("Scout for Blue", "3 dice, 70 %", ["seat:2"])
    assert labelled(game, "scout merchant") == ("Scout for the merchant", "4 dice, 80 %", ["idea:merchant"])


def test_the_shipyard_tells_its_prices() -> None:
    game = Position(2).ship(0, "sloop", hull=1).having(0, gold=40).play(0).give("port", "yard")
    assert labelled(game, "repair hull") == ("Repair 1 point: hull", "2 gold", ["area:hull"])
    said, note, targets = labelled(game, "ship frigate")
    assert said.startswith("Buy a ship, frigate: Hull 3, cargo 3")
    assert (note, targets) == ("31 gold more; the old ship brings 4", ["ship:frigate"])


def test_a_sale_tells_what_each_good_brings() -> None:
    game = Position(2).cargo(0, "rum_1", "wood_1").play(0).give("port", "sell")
    assert labelled(game, "rum") == ("rum", "brings 6 gold", ["good:rum"])
    assert labelled(game, "wood")[1] == "brings 3 gold"


def asked(game: Play) -> str:
    assert game.table.ask is not None
    return texts(2)["en"].render(GAME.question(game.table.ask))


def test_questions_tell_what_is_left_and_what_goods_cost() -> None:
    p = Position(2).next_cargo("cocoa_1", "food_1", "food_2", "sugar_1", "sugar_2", "sugar_3").having(0, gold=9)
    game = p.play(0)
    assert asked(game) == "Your turn: what do you do? You have 3 actions left."
    game.give("port", "buy").chance_any()
    assert asked(game).startswith("What do you buy? Gold for each card: cocoa 3, food 2, sugar 1, nothing else.")
    assert labelled(game, "sugar")[1] == "3 on offer"
    game.give("sugar")
    assert "sugar 1," in asked(game)


def test_a_thing_to_use_tells_what_it_does_for_its_owner() -> None:
    said = texts(2)["en"].render(prompts.question("use.thing", ("felipe",)))
    assert said.startswith("Do you use Sea fox? When hits on your ship are located, in a ship combat: move up to 1 hit")
    said = texts(2)["en"].render(prompts.question("use.thing", ("spec_raul_de_torres",)))
    assert "hire" not in said and "re-roll up to 1 die for the areas of your hits" in said


def test_sides_of_a_combat_are_told_by_their_names() -> None:
    english, german = texts(4)["en"], texts(4)["de"]
    story = GAME.story(Event("combat.begins", (-1, 4, 1, -1), EVERYBODY, 0))
    assert english.render(story) == "Combat: the pirate sloop against Blue."
    story = GAME.story(Event("combat.begins", (0, -1, -1, -1), EVERYBODY, 0))
    assert german.render(story) == "Kampf: Rot gegen die feindliche Seite."
    story = GAME.story(Event("offer.drawn", (2, "rum sugar rum"), EVERYBODY, 0))
    assert english.render(story) == "The port offers Yellow: 2 × rum, 1 × sugar, nothing else."
