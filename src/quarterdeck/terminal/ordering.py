"""The command `orders`: what a player answers in advance, so that nobody waits."""

from __future__ import annotations

from quarterdeck.kernel.tables.orders import ALWAYS, IDLE, TURN
from quarterdeck.kernel.text.fluent import Text

ASK = "ask"
UNTIL = (ASK, TURN, IDLE, ALWAYS)
ALL = "all"


def until_words(text: Text) -> dict[str, str]:
    """Every word for how long an order holds, in the viewer's language and in English."""
    return {name: name for name in UNTIL} | {text.say(f"order-{name}-word"): name for name in UNTIL}


def new_orders(typed: str, orders: dict[str, str], prompts: list[str], text: Text) -> dict[str, str] | None:
    """The orders that a line such as `3 always` or `all turn` makes of the present ones; None if it means nothing."""
    which, _, rest = typed.lower().partition(" ")
    until = until_words(text).get(rest.strip())
    if which in (ALL, text.say("order-all-word")):
        chosen = prompts
    elif which.isascii() and which.isdigit() and 0 < int(which) <= len(prompts):
        chosen = [prompts[int(which) - 1]]
    else:
        return None
    if until is None:
        return None
    kept = {prompt: held for prompt, held in orders.items() if prompt not in chosen}
    return kept if until == ASK else kept | dict.fromkeys(chosen, until)
