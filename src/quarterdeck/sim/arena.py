"""Is one bot stronger than another? Blocks of matches from the same seed, the candidate once in every seat.

Within a block dice and cards are as alike as the bots' choices allow and no seat is favoured, so the block,
not the match, is what is counted; the confidence interval is made by drawing blocks anew.
"""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.game import SettingError
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.sim.batch import Progress, SimResult, simulate
from quarterdeck.sim.executors import Executor
from quarterdeck.sim.match import MatchResult

DRAWS = 2000
"""How often blocks are drawn anew for a confidence interval."""


class Rating:
    """What the candidate reached against copies of the baseline in all other seats."""

    def __init__(self, candidate: str, baseline: str, players: int, result: SimResult, seed: int) -> None:
        self.candidate = candidate
        self.baseline = baseline
        self.players = players
        self.result = result
        shares: list[float] = []
        ranks = margins = 0.0
        for at in range(0, len(result.matches), players):
            block = result.matches[at : at + players]
            shares.append(sum(match.share(match.shift) for match in block) / players)
            for match in block:
                ranks += rank(match, match.shift)
                margins += margin(match, match.shift)
        self.blocks = len(shares)
        self.games = len(result.matches)
        self.share = sum(shares) / self.blocks
        self.low, self.high = interval(shares, seed)
        self.rank = ranks / self.games
        self.margin = margins / self.games

    @property
    def stronger(self) -> bool:
        """Whether the candidate's share is above a fair one with 97.5 % confidence."""
        return self.low > 1.0 / self.players

    def outcome(self) -> dict[str, Any]:
        """The rating as plain values: the same for any number of processes and on any machine."""
        return {
            "candidate": self.candidate,
            "baseline": self.baseline,
            "players": self.players,
            "blocks": self.blocks,
            "games": self.games,
            "share": round(self.share, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "fair": round(1.0 / self.players, 4),
            "rank": round(self.rank, 3),
            "margin": round(self.margin, 3),
        }

    def figures(self) -> dict[str, Any]:
        """The outcome and how long it took."""
        return self.outcome() | {"seconds": round(self.result.seconds, 3)}


def rate(
    game_id: str,
    players: int,
    candidate: str,
    baseline: str,
    blocks: int,
    seed: int = 1,
    jobs: int = 1,
    options: dict[str, str] | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> Rating:
    """Plays so many blocks of the candidate against copies of the baseline, `players` matches a block."""
    if players < 2 or blocks < 1:
        raise SettingError("a rating needs at least two players and one block")
    bots = [candidate] + [baseline] * (players - 1)
    result = simulate(game_id, bots, blocks * players, seed, jobs, options, True, progress=progress, executor=executor)
    return Rating(candidate, baseline, players, result, seed)


def rank(match: MatchResult, seat: int) -> float:
    """The seat's place by score, 1 the best; equal scores share the mean of their places."""
    own = match.scores[seat]
    better = sum(1 for score in match.scores if score > own)
    equal = sum(1 for score in match.scores if score == own)
    return better + (equal + 1) / 2


def margin(match: MatchResult, seat: int) -> int:
    """How far the seat's score lies above the best of the others."""
    best = max([score for other, score in enumerate(match.scores) if other != seat])
    return match.scores[seat] - best


def interval(values: list[float], seed: int) -> tuple[float, float]:
    """The middle 95 % of the mean when the values are drawn anew again and again."""
    chance = Randomness(seed)
    count = len(values)
    means: list[float] = []
    for _ in range(DRAWS):
        total = 0.0
        for _ in range(count):
            total += values[int(chance.unit() * count)]
        means.append(total / count)
    means.sort()
    return means[int(DRAWS * 0.025)], means[int(DRAWS * 0.975) - 1]
