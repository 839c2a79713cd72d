"""How a test says which clauses of the rules it proves.

```python
@clause("AH-MOVE-04", "AH-MOVE-05")
def test_a_ship_may_stop_early() -> None: ...
```
"""

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test, a class or (as `pytestmark = clause(...)`) a module with the clauses it proves."""
    return pytest.mark.clause(*ids)
