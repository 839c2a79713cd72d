"""Work for executors: what a worker can be asked to do."""

from __future__ import annotations

import os
import time
from typing import Any


def squared(task: int) -> int:
    return task * task


def noted(task: tuple[str, int]) -> int:
    """Leaves a note that it was begun; takes a moment."""
    folder, number = task
    with open(os.path.join(folder, f"{number}"), "a", encoding="utf-8") as file:
        file.write("begun\n")
    time.sleep(0.01)
    return number


def refused(task: Any) -> None:
    raise ValueError(f"no such task: {task}")


def worker(task: float) -> int:
    """Who does it, after so many seconds."""
    time.sleep(task)
    return os.getpid()
