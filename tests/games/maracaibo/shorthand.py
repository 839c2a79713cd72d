"""Effects as short text, so that a test can say what it expects: `gain_influence 1 any; explore 2`."""

from __future__ import annotations

from quarterdeck.kernel.rules.effects import Effect, walk_effects

__all__ = ["short", "verbs", "walk_effects"]


def short(effects: list[Effect]) -> str:
    """These effects with the values of their parameters in the order of the vocabulary; lists in brackets."""
    return "; ".join(
        " ".join([effect.verb, *(_value(value) for value in effect.params.values())]) for effect in effects
    )


def _value(value: object) -> str:
    if isinstance(value, list):
        if value and isinstance(value[0], Effect):
            return f"[{short(value)}]"
        return f"[{', '.join(_value(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{name} {count}' for name, count in value.items())}}}"
    return str(value)


def verbs(effects: list[Effect]) -> list[str]:
    return [effect.verb for effect in effects]
