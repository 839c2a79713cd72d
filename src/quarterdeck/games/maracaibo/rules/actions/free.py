"""Free actions, and every question between two steps of a turn, at which they may be taken.
(MA-FREE, MA-CAREER, MA-PERM-08, MA-RUL-84, MA-RUL-108)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quarterdeck.games.maracaibo.content.components import BARRIERS, CAREERS, PERMANENT, SHIP_BOARD
from quarterdeck.games.maracaibo.content.pieces import Task
from quarterdeck.games.maracaibo.kinds import ARM, PLAN, TASK, Choice, is_free
from quarterdeck.games.maracaibo.rules.atoms import captain, projects, purse
from quarterdeck.games.maracaibo.rules.board import barriers_crossed, combat_room
from quarterdeck.games.maracaibo.rules.counting import improvements, synergies
from quarterdeck.games.maracaibo.rules.effects import GAINS, Scene
from quarterdeck.games.maracaibo.state import CAREER_VP, Player, State, Turn
from quarterdeck.kernel.rules.ask import Ask
from quarterdeck.kernel.rules.question import Question

OPEN: Final = 0
LOW: Final = 1
HIGH: Final = 2

FREE_PHASES: Final[frozenset[str]] = frozenset(["stop", "main", "village", "after"])
"""Phase B of a turn, with the offers before the main action. (MA-FREE-04, MA-RUL-82)"""

ARMING_PHASES: Final[frozenset[str]] = FREE_PHASES | frozenset(["sail", "draw", "interim_choice", "final_choice"])
"""The own turn, and the own decision in a scoring. (MA-RUL-108)"""


class Moment(Ask[Choice]):
    """A question between two steps of a turn: what the step offers, and the free actions that are possible then."""

    def __init__(
        self,
        t: Turn,
        seat: int,
        question: Question[Choice],
        step: Callable[[], list[Choice]],
        about: tuple[int | str, ...],
        always: bool,
    ) -> None:
        super().__init__(seat, question, step, about, always)
        self.t = t
        self.step = step

    def options(self) -> list[Choice]:
        made = self.made
        if made is None:
            made = self.step() + free_choices(self.t.state, self.seat)
            self.made = made
        return made


async def decide(
    t: Turn,
    seat: int,
    question: Question[Choice],
    options: Callable[[], list[Choice]],
    about: tuple[int | str, ...] = (),
    always: bool = False,
) -> Choice:
    """Asks at a moment when free actions are possible, as often as one is taken. `always`: also where one option is
    left, because what is left hangs on the hand. (MA-FREE-01, MA-RUL-84)"""
    while True:
        choice = await Moment(t, seat, question, options, about, always)
        if not is_free(choice):
            return choice
        take_free_action(t, seat, choice)


def free_choices(state: State, seat: int) -> list[Choice]:
    """The free actions that are possible now."""
    found: list[Choice] = []
    player = state.players[seat]
    if state.turn == seat and state.phase in FREE_PHASES:
        if len(player.planned) < SHIP_BOARD.planning_spaces:
            for card in player.hand:
                found.append((PLAN, card))
        tasks = CAREERS[player.career].tasks
        for index, level in enumerate(player.tasks):
            if level == OPEN and task_level(player, tasks[index]) != OPEN:
                found.append((TASK, index))
    if player.figures and may_arm(state, player):
        found.append((ARM,))
    return found


def take_free_action(t: Turn, seat: int, choice: Choice) -> None:
    if choice[0] == PLAN:
        projects.plan(t, seat, str(choice[1]))
    elif choice[0] == TASK:
        complete_task(t, seat, int(choice[1]))
    else:
        arm(t, seat)


# Figures for combat points


def may_arm(state: State, player: Player) -> bool:
    """Whether a figure may be turned into combat points now. (MA-PERM-08, MA-RUL-108)"""
    if not combat_room(player) or state.phase not in ARMING_PHASES:
        return False
    return arming(player) > 0


def arming(player: Player) -> int:
    """The combat points that a figure gives, 0 without such a card."""
    cards = PERMANENT["perm_figure_for_combat"]
    for card in player.tableau:
        if card in cards:
            return cards[card][0].int_of("n")
    return 0


def arm(t: Turn, seat: int) -> None:
    purse.return_figures(t, seat, 1)
    purse.gain_combat(t, seat, arming(t.state.players[seat]))


# Careers


def task_level(player: Player, task: Task) -> int:
    """Which level of a task is met. (MA-CAREER-02, MA-CAREER-03)"""
    if task.kind == "explorer":
        reached, low, high = player.explorer, BARRIERS[task.low].before, BARRIERS[task.high].before
    else:
        reached, low, high = progress(player, task.kind), task.low, task.high
    if reached >= high:
        return HIGH
    return LOW if reached >= low else OPEN


def progress(player: Player, kind: str) -> int:
    """How far a player has come with a kind of task. (MA-CAREER-05 to -12)"""
    if kind == "combat_tokens":
        return len(player.tokens)
    if kind == "quests":
        return len(player.quests)
    if kind == "influence_1":
        return max(player.influence)
    if kind == "influence_2":
        return sorted(player.influence)[1]
    if kind == "improvements":
        return improvements(player)
    if kind == "explorer":
        return barriers_crossed(player)
    if kind == "synergies":
        return synergies(player)
    assert kind == "assistants"
    return len(player.assistants)


def complete_task(t: Turn, seat: int, index: int) -> None:
    """The figure and the doubloons, at the higher level VP too; once all three are done there is more.
    (MA-CAREER-02 to -04, MA-RUL-03, MA-RUL-74)"""
    player = t.state.players[seat]
    career = CAREERS[player.career]
    task = career.tasks[index]
    level = task_level(player, task)
    captain.complete_task(t, seat, index, level)
    purse.gain_doubloons(t, seat, task.doubloons)
    if level == HIGH:
        purse.gain_vp(t, seat, task.vp, CAREER_VP)
    if OPEN not in player.tasks:
        t.tell("career.completed", seat, career.id)
        for effect in career.all_done:
            GAINS.rules[effect.verb](t, Scene(seat, career.id, CAREER_VP), effect)
