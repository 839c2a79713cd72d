"""Reads the legacy tiles and the story cards."""

from __future__ import annotations

from quarterdeck.games.maracaibo.content import loading_words as words
from quarterdeck.games.maracaibo.content import pieces
from quarterdeck.games.maracaibo.content.loading_reader import Reader, distinct
from quarterdeck.kernel.content.reading import Row, flag, integer, list_of, mapping, names, one_of, slug
from quarterdeck.kernel.rules.effects import Effect

ROUNDS_WITH_ONE_AFTER = [1, 2, 3]


class StoryReader:
    def __init__(self, reader: Reader) -> None:
        self.reader: Reader = reader

    # ------------------------------------------------------------ legacy tiles

    def legacy_tile(self, row: Row) -> pieces.LegacyTile:
        tile = pieces.LegacyTile(
            row.id,
            row.take("number", integer(1, 25)),
            row.take("name", names),
            row.take("skull", flag),
            row.take("jean", one_of(["uses", "ignores", "no_effect"])),
            row.take("effect", self.reader.slot(words.LEGACY)),
        )
        position = row.take("position", mapping(self.position))
        distinct(row, "effect", [effect.verb for effect in tile.effect])
        tile.place = position.place
        for number, effect in enumerate(tile.effect):
            self.sort_in(tile, effect)
            for param, value in (("place", position.place_id), ("arrow", position.arrow)):
                if effect.word(param, value) != value:
                    row.place.at("effect").item(number).at(param).problem("expected the tile's own position")
        if tile.offer is not None and max(tile.offer.box_discs) >= tile.offer.spaces:
            row.place.at("effect").problem("expected more spaces than discs from the box")
        spaces = row.optional("marker_spaces", integer(1), 0)
        options = tile.combat_action.options if tile.combat_action is not None else []
        if spaces != len(options):
            row.place.at("marker_spaces").problem(f"expected {len(options)}, one for each target of its combat action")
        return tile

    def position(self, row: Row) -> _Position:
        """A tile lies at a place, on an arrow, at an explorer field or on the open sea."""
        if row.has("place"):
            place = row.take("place", self.reader.content.ref("places"))
            return _Position(place, "", self.reader.content.ids("places").index(place) if place else pieces.NONE)
        if row.has("arrow"):
            return _Position("", row.take("arrow", self.reader.content.ref("arrows")), pieces.NONE)
        if row.has("explorer_field"):
            row.take("explorer_field", self.reader.content.ref("fields"))
        else:
            row.take("sea", slug)
        return _Position("", "", pieces.NONE)

    def sort_in(self, tile: pieces.LegacyTile, effect: Effect) -> None:
        """Put what an effect says into the tile's own fields."""
        verb = effect.verb
        if verb == "leg_city":
            tile.city = True
            tile.market = pieces.Market(effect.word("good"), effect.int_of("storage"))
            tile.city_action, tile.flag = effect.effects("action"), effect.effects("flag")
        elif verb == "leg_quest_refill":
            tile.refills_quest = True
        elif verb == "leg_needs_explorer":
            tile.needs_explorer = self.reader.field_of(effect, "field")
        elif verb == "leg_arrow_cost":
            tile.arrow, tile.arrow_mp = effect.word("arrow"), effect.int_of("mp")
        elif verb == "leg_no_city_action":
            tile.no_city_action = True
        elif verb == "leg_no_village_main":
            tile.no_village_main = True
        elif verb == "leg_stop_gain":
            tile.stop_gain = effect.effects("then")
        elif verb == "leg_stop_offer":
            tile.offer = _offer(effect)
        elif verb == "leg_toll":
            tile.toll = effect.int_of("doubloons")
        elif verb == "leg_home_vp":
            tile.home_vp = effect.int_of("vp")
        elif verb == "all_combat_action":
            tile.combat_action = self.reader.combat_actions([effect], tile.id)[0]

    # ------------------------------------------------------------ story cards

    def story_card(self, row: Row) -> pieces.StoryCard:
        kind = row.take("kind", one_of(["campaign", "scenario", "chapter_start"]))
        titles = row.take("title", names)
        front, setup = row.take("front", mapping(self.front))
        actions = self.reader.combat_actions(setup, row.id)
        quest: pieces.Quest | None = None
        back = _Back({}, {}, [], [])
        full_tile = ""
        after_round: dict[int, list[Effect]] = {}
        if kind == "scenario":
            after_round = self.after_round(row)
        else:
            full_tile = row.take("fulfilled", mapping(self.fulfilled))
            back = row.take("back", mapping(self.back))
            self.check_story_tile(row, setup, full_tile)
            if not full_tile:
                quest = row.take("quest", mapping(lambda inner: self.quest(inner, row.id, titles)))
        card = pieces.StoryCard(
            row.id,
            row.take("number", integer(1, 89)),
            kind,
            0 if kind == "scenario" else row.take("chapter", integer(1, 11)),
            titles,
            front,
            setup,
            quest,
            full_tile,
            back.texts,
            back.question,
            back.vote,
            back.then,
            after_round,
        )
        if actions:
            card.combat_action = actions[0]
        return card

    def front(self, row: Row) -> tuple[pieces.Names, list[Effect]]:
        setup = row.take("setup", self.reader.slot(words.STORY_FRONT))
        distinct(row, "setup", [e.word("place") for e in setup if e.verb in ("story_tile", "quest_tile")])
        distinct(row, "setup", [e.verb for e in setup if e.verb in ("story_tile", "all_combat_action")])
        return row.take("text", names), setup

    def check_story_tile(self, row: Row, setup: list[Effect], full_tile: str) -> None:
        """A card lays the story tile of its quest, or brings the legacy tile that is to be filled."""
        if full_tile and not any(e.verb == "bring_legacy" and e.word("tile") == full_tile for e in setup):
            row.place.at("front.setup").problem(f"expected bring_legacy of {full_tile}, which is to be filled")
        if any(e.verb == "story_tile" for e in setup) == bool(full_tile):
            row.place.at("front.setup").problem("expected a story_tile if and only if it is to be taken")

    def fulfilled(self, row: Row) -> str:
        """The legacy tile that is to be full, or "" where the story tile is to be taken."""
        if row.has("legacy_full"):
            return row.take("legacy_full", self.reader.content.ref("legacy_tiles"))
        if not row.take("story_tile_taken", flag):
            row.place.at("story_tile_taken").problem("expected true")
        return ""

    def quest(self, row: Row, id: str, titles: pieces.Names) -> pieces.Quest:
        reward = row.take("reward", self.reader.slot(words.STORY_REWARD))
        if [n for n, effect in enumerate(reward) if effect.verb == "gain_story_tile"] != [len(reward) - 1]:
            row.place.at("reward").problem("expected gain_story_tile once, as the last part")
        return pieces.Quest(id, titles, row.take("cost", self.reader.slot(words.STORY_COST)), reward)

    def back(self, row: Row) -> _Back:
        texts = row.take("text", names)
        if row.has("vote"):
            question, vote = row.take("vote", mapping(self.vote))
            return _Back(texts, question, vote, [])
        return _Back(texts, {}, [], row.take("then", self.reader.slot(words.STORY_BACK)))

    def vote(self, row: Row) -> tuple[pieces.Names, list[pieces.VoteOption]]:
        options = row.take("options", list_of(mapping(self.vote_option), 2))
        distinct(row, "options", [option.id for option in options])
        return row.take("question", names), options

    def vote_option(self, row: Row) -> pieces.VoteOption:
        then = row.take("then", self.reader.slot(words.STORY_BACK))
        return pieces.VoteOption(row.take("id", slug), row.take("text", names), then)

    def after_round(self, row: Row) -> dict[int, list[Effect]]:
        def one(inner: Row) -> tuple[int, list[Effect]]:
            return inner.take("round", integer(1, 3)), inner.take("then", self.reader.slot(words.AFTER_ROUND))

        rounds = row.take("after_round", list_of(mapping(one)))
        if [number for number, _ in rounds] != ROUNDS_WITH_ONE_AFTER:
            row.place.at("after_round").problem("expected rounds 1, 2 and 3")
        return dict(rounds)


class _Position:
    def __init__(self, place_id: str, arrow: str, place: int) -> None:
        self.place_id: str = place_id
        self.arrow: str = arrow
        self.place: int = place


class _Back:
    def __init__(
        self, texts: pieces.Names, question: pieces.Names, vote: list[pieces.VoteOption], then: list[Effect]
    ) -> None:
        self.texts: pieces.Names = texts
        self.question: pieces.Names = question
        self.vote: list[pieces.VoteOption] = vote
        self.then: list[Effect] = then


def _offer(effect: Effect) -> pieces.Offer:
    discs = effect.counts("box_discs")
    by_players = [0, discs.get("solo", 0), discs.get("two", 0), 0, 0]
    return pieces.Offer(effect.effects("cost"), effect.effects("then"), effect.int_of("spaces"), by_players)
