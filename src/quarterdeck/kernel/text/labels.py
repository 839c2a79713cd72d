"""What is said, before anybody's language puts it into words: the ids of messages and their arguments."""

from __future__ import annotations


class Label:
    """A text to be rendered in a viewer's language: the message's id and its arguments.

    An argument is a number, or an id whose own name is looked up under `kind-id` (see `Text`).
    """

    def __init__(self, message: str, args: dict[str, int | str] | None = None) -> None:
        self.message = message
        self.args: dict[str, int | str] = {} if args is None else args


class Reason:
    """Why a move is not to be had: the clause that forbids it, if one is known, and the message that says so.

    `text` is the same in plain English, for errors that no viewer's language is known for.
    """

    def __init__(self, clause: str, text: str, message: str = "") -> None:
        self.clause = clause
        self.text = text
        self.message = message


def reason_named(name: str, reasons: dict[str, tuple[str, str]], clause: str) -> Reason:
    """The reason of this name among a game's reasons (clause and English text), said as `why-` and its name; without a
    name only the clause that says what may be answered."""
    if not name:
        return Reason(clause, "That is not among the options now.", "why-not-offered")
    return Reason(reasons[name][0], reasons[name][1], f"why-{name}")


def message_id(*parts: str) -> str:
    """The id of a message in the texts: the parts joined, dots and underscores as hyphens."""
    return "-".join(parts).replace(".", "-").replace("_", "-")
