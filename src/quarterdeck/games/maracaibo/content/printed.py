"""The figures that are printed on the boards, and those of the set-up. The rows are in components.py."""

from __future__ import annotations


class ShipBoard:
    """The figures printed on every ship board."""

    def __init__(
        self,
        compasses: int,
        planning_spaces: int,
        unused_assistant_vp: int,
        combat_max: int,
        hand_limit: int,
        display_price: int,
        two_actions_from: int,
        three_actions_from: int,
    ) -> None:
        self.compasses: int = compasses
        self.planning_spaces: int = planning_spaces
        self.unused_assistant_vp: int = unused_assistant_vp
        self.combat_max: int = combat_max
        self.hand_limit: int = hand_limit
        self.display_price: int = display_price
        self.two_actions_from: int = two_actions_from
        self.three_actions_from: int = three_actions_from


class Tracks:
    """The influence and income tracks. `ranks`: (field, value) in order; `final_vp`: (field, VP) in order."""

    def __init__(
        self,
        last_influence: int,
        ranks: list[tuple[int, int]],
        marker_fields: list[int],
        lapsed_step_vp: int,
        doubloon_start: int,
        doubloon_last: int,
        final_vp: list[tuple[int, int]],
        vp_turn_at: int,
        vp_turn_gain: int,
        majority_most: int,
        majority_second: int,
        lead_vp: int,
        combat_start: int,
        fourth_quest_vp: int,
        further_quest_vp: int,
    ) -> None:
        self.last_influence: int = last_influence
        self.ranks: list[tuple[int, int]] = ranks
        self.marker_fields: list[int] = marker_fields
        self.lapsed_step_vp: int = lapsed_step_vp
        self.doubloon_start: int = doubloon_start
        self.doubloon_last: int = doubloon_last
        self.final_vp: list[tuple[int, int]] = final_vp
        self.vp_turn_at: int = vp_turn_at
        self.vp_turn_gain: int = vp_turn_gain
        self.majority_most: int = majority_most
        self.majority_second: int = majority_second
        self.lead_vp: int = lead_vp
        self.combat_start: int = combat_start
        self.fourth_quest_vp: int = fourth_quest_vp
        self.further_quest_vp: int = further_quest_vp


class PlayerSetup:
    def __init__(
        self,
        figures_in_supply: int,
        figures_on_career: int,
        figures_in_general_supply: int,
        doubloons_by_seat: list[int],
        dealt: int,
        kept: int,
        planned: int,
        careers_dealt: int,
        b_cards_in_deck: int,
        display: int,
    ) -> None:
        self.figures_in_supply: int = figures_in_supply
        self.figures_on_career: int = figures_on_career
        self.figures_in_general_supply: int = figures_in_general_supply
        self.doubloons_by_seat: list[int] = doubloons_by_seat
        self.dealt: int = dealt
        self.kept: int = kept
        self.planned: int = planned
        self.careers_dealt: int = careers_dealt
        self.b_cards_in_deck: int = b_cards_in_deck
        self.display: int = display


class Lead:
    """What Jean gains for being ahead at the end: (at least so many ahead, VP), the best one counts."""

    def __init__(self, id: str, kind: str, per_tile_vp: int, steps: list[tuple[int, int]]) -> None:
        self.id: str = id
        self.kind: str = kind
        self.per_tile_vp: int = per_tile_vp
        self.steps: list[tuple[int, int]] = steps


class AutomaBoard:
    """`income[n]`: Jean's VP with n discs gone; `areas[n]`: the areas cleared with n discs gone.
    `leads` by kind: quests, areas_vs_improvements, explorer_fields_ahead."""

    def __init__(self, income: list[int], areas: list[int], card_vp: int, leads: dict[str, Lead]) -> None:
        self.income: list[int] = income
        self.areas: list[int] = areas
        self.card_vp: int = card_vp
        self.leads: dict[str, Lead] = leads
