"""What came of many games, in figures and in words."""

from __future__ import annotations

from typing import Any


def sim_figures(result: Any, by_bot: bool) -> dict[str, Any]:
    """Wins and scores by seat, or by bot where they change seats."""
    figures = result.figures()
    if by_bot:
        figures["wins"], figures["scores"] = figures["bot_wins"], figures["bot_scores"]
    wanted = ("games", "decisions", "seconds", "decisions_per_s", "wins", "scores", "endings")
    return {name: figures[name] for name in wanted}


def show_sim(result: Any, by_bot: bool) -> None:
    """Who won how often, and how fast it went."""
    wins, scores = (result.bot_wins, result.bot_scores) if by_bot else (result.wins, result.scores)
    print(f"{result.games} games, {result.decisions} decisions in {result.seconds:.1f} s", end="")
    print(f" ({result.decisions_per_s:,.0f} a second)")
    print(f"{'bot' if by_bot else 'seat':<6}{'' if by_bot else 'bot':<24}{'wins':>8}{'share':>8}{'mean score':>12}")
    for at, bot in enumerate(result.bots):
        share = 100 * wins[at] / result.games
        print(f"{at + 1:<6}{bot:<24}{wins[at]:>8.1f}{share:>7.1f}%{scores[at]:>12.2f}")
    print("ended: " + ", ".join(f"{ending} {count}" for ending, count in sorted(result.endings.items())))


def show_rating(rating: Any) -> None:
    """How strong the candidate is."""
    print(f"{rating.candidate} against {rating.baseline}, {rating.players} players, {rating.blocks} blocks", end="")
    print(f" of {rating.players} games in {rating.result.seconds:.1f} s")
    print(
        f"share of the victories {100 * rating.share:.1f}% (95%: {100 * rating.low:.1f}% to {100 * rating.high:.1f}%)",
        end="",
    )
    print(f", fair is {100 / rating.players:.1f}%: {verdict(rating)}")
    print(f"mean place {rating.rank:.2f}, mean distance to the best of the others {rating.margin:+.2f}")


def verdict(rating: Any) -> str:
    """What the interval says."""
    if rating.stronger:
        return "stronger"
    return "weaker" if rating.high < 1 / rating.players else "no difference proven"
