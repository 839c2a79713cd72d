"""What is in Ahoy's box: numbers, figures and printed values."""

from __future__ import annotations

from collections import Counter
from itertools import product

from quarterdeck.games.ahoy.content.components import (
    ACTIONS,
    AIDS,
    CARDS,
    COMMON,
    DICE,
    FACTIONS,
    FAME_TARGET,
    FAME_TRACK,
    FIGURES,
    PLANS,
    REGIONS,
    REWARDS,
    SETUP,
    START_MAPS,
    SUITS,
    TERRAINS,
    TOKENS,
)
from quarterdeck.games.ahoy.content.pieces import Card
from quarterdeck.kernel.rules.effects import abilities_when
from tests.clauses import clause

SPACES = [space for region in REGIONS.values() for space in region.spaces]

# ---------------------------------------------------------------- counts


@clause("AH-COMP-01")
def test_boards_tiles_and_sheets() -> None:
    assert (len(REGIONS), len(FACTIONS)) == (12, 4)
    assert sum(aid.count for aid in AIDS.values() if aid.kind == "sheet") == 4


@clause("AH-COMP-02")
def test_figures() -> None:
    assert {(f.id, f.owner, f.count) for f in FIGURES.values()} == {
        *((f"flagship_{faction}", faction, 1) for faction in FACTIONS),
        ("patrol", "bluefin", 10),
        ("stronghold", "bluefin", 3),
        ("cutter", "mollusk", 1),
        ("gunship", "mollusk", 1),
    }


@clause("AH-COMP-03")
def test_dice() -> None:
    kinds: Counter[str] = Counter()
    for dice in DICE.values():
        kinds[dice.kind] += dice.count
        assert dice.faces == [1, 2, 3, 4, 5, 6]
    assert kinds == {"action": 17, "wealth": 11, "battle": 2}
    assert {f.id: f.action_dice for f in FACTIONS.values()} == {
        "bluefin": 5,
        "smuggler_red": 4,
        "mollusk": 4,
        "smuggler_white": 4,
    }
    assert {d.owner: d.count for d in DICE.values() if d.owner} == {f.id: f.action_dice for f in FACTIONS.values()}


@clause("AH-COMP-04")
def test_cards() -> None:
    assert (len(CARDS), len(PLANS)) == (30, 12)
    assert {aid.id: aid.owner for aid in AIDS.values() if aid.kind == "card" and aid.count == 1} == {
        "first_mate": "",
        "aid_patrols": "bluefin",
        "aid_strongholds": "bluefin",
        "aid_smuggler_red": "smuggler_red",
        "aid_smuggler_white": "smuggler_white",
    }


@clause("AH-COMP-05")
def test_tokens() -> None:
    count = {token.id: token.count for token in TOKENS.values()}
    assert (count["gold"], count["damage"], count["comrade"]) == (20, 25, 20)
    assert sorted(t.owner for t in TOKENS.values() if t.id.startswith("fame_marker_")) == sorted(FACTIONS)
    for smuggler in ("smuggler_red", "smuggler_white"):
        mine = [token for token in TOKENS.values() if token.owner == smuggler]
        assert sorted(t.pledges_to for t in mine if t.pledges_to) == ["bluefin", "mollusk"]
        assert sorted(t.role for t in mine if t.role) == ["black", "white"]
    assert sum(t.count for t in TOKENS.values() if t.pledges_to) == 4
    assert sum(t.count for t in TOKENS.values() if t.role) == 4


def test_only_damage_is_unlimited() -> None:
    assert [token.id for token in TOKENS.values() if not token.limited] == ["damage"]


@clause("AH-COMP-06")
def test_suits() -> None:
    assert list(SUITS) == ["parrot", "tree", "skull", "compass", "swords", "fish"]
    assert [SUITS[suit].names["de"] for suit in ("fish", "swords", "skull")] == [
        "Fisch",
        "Säbel",
        "Totenkopf",
    ]


@clause("AH-COMP-07")
def test_each_suit_has_five_cards_and_two_islands() -> None:
    assert Counter(card.suit for card in CARDS.values()) == dict.fromkeys(SUITS, 5)
    assert Counter(space.island for space in SPACES if space.island) == dict.fromkeys(SUITS, 2)
    for suit in SUITS:
        goals = sorted(card.deliver_to for card in CARDS.values() if card.suit == suit)
        assert goals == sorted(set(SUITS) - {suit})


@clause("AH-COMP-08")
def test_what_a_market_card_has() -> None:
    costs = Counter((card.gold_cost, card.die_cost) for card in CARDS.values())
    assert costs == {(1, False): 19, (2, False): 5, (0, True): 6}
    for card in CARDS.values():
        assert card.names["en"] and card.abilities and card.cargo_names["en"] and card.deliver_to in SUITS


# ---------------------------------------------------------------- regions


def test_a_region_has_its_island_in_the_south_east() -> None:
    for region in REGIONS.values():
        assert [space.island for space in region.spaces] == ["", "", "", region.suit], region.id


def test_numbers_of_terrain() -> None:
    assert sum(space.current >= 0 for space in SPACES) == 4
    assert sum(space.harbor for space in SPACES) == 4
    assert sum(space.fog for space in SPACES) == 4
    assert sum(space.wreckage for space in SPACES) == 7
    assert sum(space.treasure > 0 for space in SPACES) == 11
    assert all(space.treasure > 0 for space in SPACES if space.wreckage)
    assert {terrain.space_key for terrain in TERRAINS.values()} - {""} == {
        "island",
        "current",
        "harbor",
        "fog",
        "wreckage",
        "treasure",
        "tailwind",
    }


@clause("AH-TERR-14")
def test_tailwind_values() -> None:
    assert Counter(space.tailwind for space in SPACES if space.tailwind) == {2: 2, 3: 1, 4: 2, 5: 2, 6: 3}


@clause("AH-TERR-08")
def test_tailwind_is_on_plain_fog_and_wreckage_spaces_only() -> None:
    for space in SPACES:
        if space.tailwind:
            assert not space.island and space.current < 0 and not space.harbor
            assert space.wreckage or not space.treasure


def test_an_island_has_no_other_terrain() -> None:
    for space in SPACES:
        if space.island:
            assert space.current == -1 and space.treasure == space.tailwind == 0
            assert not (space.harbor or space.fog or space.wreckage)


@clause("AH-RULE-11")
def test_wreckage_and_current_never_share_a_space() -> None:
    assert not [space for space in SPACES if space.wreckage and space.current >= 0]


@clause("AH-MAP-09")
def test_sandbars_lie_between_two_neighbouring_spaces_of_a_tile() -> None:
    bars = [bar for region in REGIONS.values() for bar in region.sandbars]
    assert len(bars) == 3
    for a, b in bars:  # quarter = column + 2 x row
        assert abs(a % 2 - b % 2) + abs(a // 2 - b // 2) == 1


# ---------------------------------------------------------------- Market cards and Plans


def cards_with(trigger: str) -> set[str]:
    return {card.id for card in CARDS.values() if abilities_when(card.abilities, trigger)}


def test_crew_with_a_die_action_has_a_slot_and_no_other() -> None:
    assert cards_with("die_action") == {card.id for card in CARDS.values() if card.slot}
    assert cards_with("die_action") == {
        "shipwright",
        "trawler",
        "sailor",
        "convincing_comrade_a",
        "convincing_comrade_b",
        "convincing_official_a",
        "convincing_official_b",
    }


def test_crew_with_a_free_action() -> None:
    assert cards_with("action") == {"aeronauts", "mystic", "naive_noble", "ghastly_gust", "whispering_wind"}


def test_crew_that_pays_with_itself() -> None:
    def leaves(card: Card) -> bool:
        return any(e.verb == "return_self" for ability in card.abilities for e in ability.pay)

    assert {c.id for c in CARDS.values() if leaves(c)} == {"buccaneer", "naive_noble", "ghastly_gust"}


def test_cards_of_the_rulebook_s_examples() -> None:
    gunner, diver = CARDS["gunner"], CARDS["diver"]
    assert (gunner.suit, gunner.die_cost, gunner.cargo_names["de"]) == ("skull", True, "Felle")
    assert (diver.suit, diver.gold_cost, diver.cargo_names["de"], diver.deliver_to) == (
        "fish",
        1,
        "Schmuck",
        "swords",
    )


@clause("AH-PLAN-09")
def test_the_twelve_plans() -> None:
    assert Counter(plan.names["en"] for plan in PLANS.values()) == {
        "Enlist": 1,
        "Dynamic Entry": 2,
        "Evacuation": 1,
        "Secret Weapon": 1,
        "Close Call": 1,
        "Sneak Attack": 2,
        "Weapons Cache": 2,
        "Cutter": 1,
        "Gunship": 1,
    }
    assert len({plan.kind for plan in PLANS.values()}) == 9


def test_a_plan_that_stays_is_a_ship_and_the_moment_of_the_others() -> None:
    for plan in PLANS.values():
        assert plan.stays == bool(plan.slots) == plan.kind.startswith("plan_"), plan.id
        in_battle = plan.kind in {"secret_weapon", "close_call", "weapons_cache"}
        assert plan.abilities[0].when == ("battle_start" if in_battle else "action"), plan.id


# ---------------------------------------------------------------- reward grid

GRID = {(reward.row, reward.col): reward for reward in REWARDS.values()}


@clause("AH-RWRD-01")
def test_the_reward_grid_starts_in_the_middle() -> None:
    assert set(GRID) == set(product(range(1, 6), repeat=2))
    assert [place for place, reward in GRID.items() if reward.start] == [(3, 3)]
    assert [e.verb for e in GRID[3, 3].abilities[0].do] == ["no_reward"]
    for (row, col), reward in GRID.items():
        near = {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)} & set(GRID)
        assert set(reward.neighbours) == {GRID[place].id for place in near}
        assert reward.id == f"reward_r{row}c{col}"
        assert [ability.when for ability in reward.abilities] == ["reward_taken"]


@clause("AH-RWRD-06")
def test_the_four_rewards_next_to_the_start() -> None:
    above, left, right, below = (GRID[place].abilities[0].do[0] for place in ((2, 3), (3, 2), (3, 4), (4, 3)))
    assert (above.verb, above.int_of("amount")) == ("gain_gold", 1)
    assert (left.verb, left.int_of("amount")) == ("gain_fame", 1)
    assert right.verb == "add_region"
    assert (below.verb, below.int_of("count"), below.words("ignore")) == ("recruit", 1, ["cost", "suit"])


@clause("AH-RWRD-07")
def test_the_other_rewards() -> None:
    near = {(3, 3), (2, 3), (3, 2), (3, 4), (4, 3)}
    names = Counter(reward.names["en"] for place, reward in GRID.items() if place not in near)
    assert names == {
        "1 gold": 1,
        "2 gold": 3,
        "1 Fame": 1,
        "2 Fame": 3,
        "3 Fame": 1,
        "4 Fame and wealth": 1,
        "Up to 5 gold for Fame": 1,
        "Move 2": 2,
        "Move 2, ignore battles": 1,
        "Free Tailwind": 2,
        "Repair all": 1,
        "Repair all for Fame": 1,
        "Recruit 1 Crew": 2,
    }


def test_a_reward_does_what_its_name_says() -> None:
    for reward in REWARDS.values():
        number, _, thing = reward.names["en"].partition(" ")
        first = reward.abilities[0].do[0]
        if thing in ("gold", "Fame"):
            assert (first.verb, first.int_of("amount")) == (f"gain_{thing.lower()}", int(number)), reward.id
            assert len(reward.abilities[0].do) == 1


# ---------------------------------------------------------------- factions, figures and set-up


def test_factions_in_turn_order() -> None:
    assert [(f.seat, f.id) for f in FACTIONS.values()] == [
        (1, "bluefin"),
        (2, "smuggler_red"),
        (3, "mollusk"),
        (4, "smuggler_white"),
    ]
    for faction in FACTIONS.values():
        smuggler = faction.action_set == "smuggler"
        assert faction.dice_per_turn == ([2, 2, 1] if faction.id == "bluefin" else [2, 2])
        assert faction.cargo_limit == (2 if smuggler else 0)
        assert faction.controls_regions != smuggler
        assert faction.action_set in {action.action_set for action in ACTIONS.values()}


def test_what_factions_start_with() -> None:
    assert {faction.start.gold for faction in FACTIONS.values()} == {COMMON.gold_each} == {1}
    bluefin, mollusk = FACTIONS["bluefin"].start, FACTIONS["mollusk"].start
    assert (bluefin.patrols_on_map, bluefin.patrol_supply, bluefin.stronghold_supply) == (1, 9, 3)
    assert bluefin.patrols_on_map + bluefin.patrol_supply == FIGURES["patrol"].count
    comrades = (mollusk.comrades_on_map, mollusk.ready_comrades, mollusk.comrade_supply)
    assert comrades == (2, 6, 12) and sum(comrades) == TOKENS["comrade"].count
    assert mollusk.plan_hand == 2


def test_what_figures_are_worth() -> None:
    """AH-SCOR-02, -03, AH-BATL-01, AH-BLUE-06, AH-UNIO-17 to -22."""
    worth = {f.id: (f.control, f.cannons, f.use_cannons_die, f.roll_bonus, f.damage) for f in FIGURES.values()}
    assert worth == {
        "flagship_bluefin": (2, "shared", True, 0, "slots"),
        "flagship_mollusk": (1, "shared", True, 0, "slots"),
        "flagship_smuggler_red": (0, "shared", True, 0, "slots"),
        "flagship_smuggler_white": (0, "shared", True, 0, "slots"),
        "patrol": (1, "shared", True, 0, "remove"),
        "stronghold": (2, "always", True, 2, "remove"),
        "cutter": (1, "never", False, 0, "plan"),
        "gunship": (1, "always", True, 3, "plan"),
    }
    assert {f.id: f.comrade_control for f in FIGURES.values() if f.comrade_control != 1} == {"cutter": 2}
    for figure in FIGURES.values():
        assert figure.ignores == (["wreckage"] if figure.kind == "ship" else [])
        assert figure.plan == (f"plan_{figure.id}" if figure.kind == "ship" else "")


@clause("AH-SETUP-01")
def test_the_supply() -> None:
    assert (TOKENS["gold"].count, TOKENS["damage"].count) == (20, 25)
    assert (DICE["wealth_die"].count, DICE["battle_die"].count) == (11, 2)


@clause("AH-SETUP-02")
def test_which_factions_play() -> None:
    assert {players: setup.seats for players, setup in SETUP.items()} == {
        2: ["bluefin", "mollusk"],
        3: ["bluefin", "smuggler_red", "mollusk"],
        4: ["bluefin", "smuggler_red", "mollusk", "smuggler_white"],
    }
    assert [players for players, setup in SETUP.items() if setup.first_mate_adjusts] == [2]


@clause("AH-SETUP-08")
def test_how_many_market_cards_are_used() -> None:
    assert {players: setup.market_removed_per_suit for players, setup in SETUP.items()} == {2: 1, 3: 1, 4: 0}
    for setup in SETUP.values():
        assert setup.market_deck == len(CARDS) - len(SUITS) * setup.market_removed_per_suit


def test_common_set_up() -> None:
    assert (COMMON.regions_removed, COMMON.regions_on_map, COMMON.market_open) == (1, 2, 3)
    assert (COMMON.wealth_start, COMMON.fame_start, COMMON.first_turn) == (1, 0, "bluefin")
    assert len(REGIONS) - COMMON.regions_removed == DICE["wealth_die"].count
    assert (FAME_TRACK.first, FAME_TRACK.start, FAME_TARGET, FAME_TRACK.counts_past_end) == (0, 0, 30, True)


def test_start_maps_begin_at_the_origin() -> None:
    assert [(*m.a.cell, m.a.rot, *m.b.cell, m.b.rot) for m in START_MAPS.values()] == [
        (0, 0, 2, 2, 1, 0),
        (0, 0, 1, 2, -1, 3),
    ]
