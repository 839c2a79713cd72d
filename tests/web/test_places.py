"""Who sees what: several people at one device, a watcher, a battle after a reload; and a game without a board."""

from __future__ import annotations

from typing import Any

from tests.server.harness import LiveServer, Made, any_key, play_on
from tests.web.player import DESK, PHONE, Message, Player, visitor


def hand(shown: Message) -> set[str]:
    """The Plans that the Union holds, by its own view."""
    plans = next(player["plans"] for player in shown["view"]["players"] if player["faction"] == "mollusk")
    return set(plans) if isinstance(plans, list) else set()


def secrets(table: LiveServer, made: Made, seat: int, others: int) -> set[str]:
    """The names of the Plans that only this seat can know of: none of those told or shown to the others."""
    things = table.http.get("/api/v2/games/ahoy/catalog").json()["things"]
    known = made.state(others)
    told = " ".join(event["text"] for event in known["events"]) + str(known["view"]["plan_discard"])
    names = {plan: things[f"plan:{plan}"]["name"] for plan in hand(made.state(seat))}
    return {name for plan, name in names.items() if name not in told and plan not in told}


def test_people_at_one_device_hand_it_over(browser: Any, table: LiveServer) -> None:
    """Between two people stands a page that shows nothing; neither ever has the other's secrets before them."""
    with visitor(browser, 8, **DESK) as both:
        page = both.page
        page.goto(f"{table.url}/#/new/ahoy")
        page.wait_for_selector("main fieldset")
        page.locator("input[name=kind1][value=human]").check(force=True)
        for at, name in enumerate(("Ann", "Bob")):
            page.locator("fieldset").nth(at).locator("input[type=text]").fill(name)
        page.click("form button.primary")
        seats = two_seats(both, table)
        handed, hidden = 0, 0
        for _ in range(60):
            asked = next((seat for seat in (0, 1) if seats.state(seat)["ask"]), None)
            assert asked is not None
            name = ("Ann", "Bob")[asked]
            both.wait(lambda: ready(page), "neither a table nor a hand-over")
            if page.locator("main h1").count() and name in page.inner_text("main h1"):
                assert page.locator("[data-option], [data-target]").count() == 0
                both.shot("hand-over")
                page.click("main button.primary")
                page.wait_for_selector("[data-prompt]")
                handed += 1
            page.wait_for_selector("[data-option]:enabled")
            unseen = secrets(table, seats, 1 - asked, asked)
            hidden += len(unseen)
            assert not [secret for secret in unseen if secret in page.content()]
            before = seats.state(asked)["seq"]
            options = page.locator("[data-option]:enabled")
            options.nth(both.rng.randrange(options.count())).click()
            both.wait(lambda: seats.state(asked)["seq"] > before, "no move")  # noqa: B023
        assert handed >= 4 and hidden >= 4


def ready(page: Any) -> bool:
    return bool(page.locator("[data-option]:enabled").count() or page.locator("main > button.primary").count())


def two_seats(player: Player, table: LiveServer) -> Made:
    """The match of this browser, with the tokens that it keeps."""
    player.page.wait_for_url("**/#/table/*")
    kept = player.page.evaluate("Object.values(localStorage).map(JSON.parse).find(Array.isArray)")
    tokens = [held["token"] for held in kept[0]["held"]]
    return Made(table, {"match": kept[0]["match"], "tokens": tokens, "watch": kept[0]["watch"]})


def test_who_watches_sees_no_secret_and_cannot_act(browser: Any, table: LiveServer) -> None:
    made = table.create("human", "human", game="ahoy")
    clients = [made.client(0), made.client(1)]
    hidden = 0
    with visitor(browser, 9, **DESK) as eve:
        page = eve.page
        page.goto(f"{table.url}/#/join/{made.watch}")
        page.click("form button")
        page.wait_for_selector("[data-prompt]")
        for n in range(40):
            asked = next(client for client in clients if client.shown["ask"])
            moved = asked.move(any_key(asked.keys(), n))
            for client in clients:
                client.at(moved["seq"])
            eve.wait(lambda: eve.shown["seq"] >= moved["seq"], "the watcher is behind")  # noqa: B023
            unseen = secrets(table, made, 1, -1)
            hidden += len(unseen)
            assert not [secret for secret in unseen if secret in page.content()]
            assert page.locator("[data-option], [data-lit], .does, footer button").count() == 0
        eve.shot("watch-desk")
        assert hidden >= 10 and eve.shown["you"] == -1 and eve.shown["ask"] is None
    for client in clients:
        client.close()


def test_a_battle_is_there_after_a_reload(browser: Any, table: LiveServer) -> None:
    """The panel shows what the view says, whether the page was there from the beginning or not."""
    made, seat = in_battle(table)
    with visitor(browser, 10, **DESK) as ann:
        ann.join(table.url, made.tokens[seat], "Ann")
        panel = ann.page.locator("section.battle")
        panel.wait_for()
        assert ann.shown["type"] == "snapshot"
        battle = ann.shown["view"]["battles"][-1]
        said = panel.inner_text()
        for side in (battle["attack"], battle["defence"]):
            assert str(side["total"]) in said and str(sum(side["rolled"])) in said
        assert "wins" in said
        ann.page.reload()
        panel.wait_for()
        assert panel.inner_text() == said
        ann.shot("battle-desk")


def in_battle(table: LiveServer) -> tuple[Made, int]:
    """A match that stands where somebody has just won a battle, and who that is."""
    for start in range(20):
        made = table.create("human", "human", game="ahoy")
        clients = [made.client(0), made.client(1)]
        try:
            for n in range(300):
                asked = next(client for client in clients if client.shown["ask"])
                if asked.shown["ask"]["prompt"] == "battle.victory":
                    return made, clients.index(asked)
                moved = asked.move(any_key(asked.keys(), n + start))
                for client in clients:
                    client.at(moved["seq"])
                if clients[0].shown["over"]:
                    break
        finally:
            for client in clients:
                client.close()
    raise AssertionError("nobody wins a battle")


def test_a_game_without_a_board_can_be_played(browser: Any, table: LiveServer) -> None:
    """The view in words and the list of options are enough, on a desk and on a phone, to the end."""
    made = table.create("human", "human", "random", game="salvage")
    with visitor(browser, 11, **DESK) as ann, visitor(browser, 12, **PHONE) as bob:
        for at, player in enumerate((ann, bob)):
            player.join(table.url, made.tokens[at], ("Ann", "Bob")[at])
            player.wait(player.asked, "not asked")
        words = ann.page.inner_text("main")
        assert "Rounds left" in words and "Hand" in words and "2 hidden" in words
        bob.page.wait_for_selector("main dl")
        assert bob.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
        ann.shot("generic-desk")
        bob.shot("generic-phone")
        for player in (ann, bob):
            player.hurry()
        for player in (ann, bob):
            player.end()
            assert player.page.locator(".sources").count() == 0


def test_the_lobby_offers_what_the_server_has(browser: Any, table: LiveServer) -> None:
    """Every game with its seats; setting up one offers its own counts and options, and nothing of another."""
    games = {game["id"]: game for game in table.http.get("/api/v2/games").json()}
    with visitor(browser, 13, **DESK) as ann:
        page = ann.page
        page.goto(table.url)
        page.wait_for_selector("button.primary.big")
        assert page.locator("button.primary.big").count() == len(games)
        for id, game in games.items():
            page.goto(f"{table.url}/#/new/{id}")
            page.wait_for_selector("main fieldset")
            ann.wait(lambda id=id: page.locator("select").nth(0).input_value() == id, "another game")
            offered = page.locator("select").nth(1).locator("option")
            values = [int(offered.nth(at).get_attribute("value")) for at in range(offered.count())]
            assert values == game["players"]
            labels = page.inner_text("main form > section")
            chosen = {option["name"]: option["default"] for option in game["options"]}
            for option in game["options"]:
                when = option["when"]
                matters = 2 in (option["players"] or [2]) and (not when or chosen[when["name"]] == when["value"])
                assert (option["text"] in labels) == matters, "only what matters is asked for"


def test_a_finished_game_can_be_watched_again_by_who_watched(browser: Any, table: LiveServer) -> None:
    made = table.create("human", "human", game="salvage")
    clients = [made.client(0), made.client(1)]
    play_on(clients, any_key)
    for client in clients:
        client.close()
    with visitor(browser, 14, **PHONE) as eve:
        page = eve.page
        page.goto(f"{table.url}/#/join/{made.watch}")
        page.click("form button")
        page.wait_for_selector("#result")
        page.click("a[href^='#/replay/']")
        slider = page.locator("input[type=range]")
        eve.wait(lambda: int(slider.get_attribute("max")) > 3, "no replay")
        slider.fill("3")
        page.wait_for_selector("main dl")
