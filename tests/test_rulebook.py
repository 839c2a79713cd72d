"""The reader of the rules, and the count of what is proven."""

from pathlib import Path

import pytest

from quarterdeck import rulebook

ROOT = Path(__file__).resolve().parent.parent

DOCUMENT = """\
# A game: rules

## 1. Set-up (AH-SETUP)
- **AH-SETUP-01** Lay out the board. (p. 2)
- **AH-SETUP-02** A rule that goes on
  in a second line.

### More set-up (AH-FSET)
- **AH-FSET-01** Something, see **AH-SETUP-01**.
- not a clause

| **AH-CREW-11** | 26 | Captain | 1 sail |

# Worked examples
- **AH-EX-01** Given this. Then that.

**AH-EX-02 Scouting** (p. 4). *Given* a zone.

- **AH-GEO-01** A piece of geometry.
- **AH-TEST-01** A derived test.

# Rulings
- **AH-RULE-01** We say so.
"""


def test_clauses_are_read_with_topic_order_and_kind() -> None:
    found = {clause.id: clause for clause in rulebook.parse(DOCUMENT, "ahoy.md")}
    assert [clause.order for clause in found.values()] == list(range(9))
    assert found["AH-SETUP-01"].text == "Lay out the board. (p. 2)"
    assert found["AH-SETUP-02"].text == "A rule that goes on in a second line."
    assert found["AH-SETUP-02"].section == "Set-up"
    assert found["AH-FSET-01"].section == "More set-up"
    assert found["AH-FSET-01"].prefix == "AH-FSET"
    assert found["AH-CREW-11"].text == "26; Captain; 1 sail"
    assert found["AH-EX-02"].text == "Scouting. (p. 4). *Given* a zone."
    kinds = {name: clause.kind for name, clause in found.items()}
    assert kinds["AH-SETUP-01"] == "clause"
    assert {kinds[f"AH-{topic}-01"] for topic in ("EX", "GEO", "TEST")} == {"example"}
    assert kinds["AH-RULE-01"] == "ruling"


@pytest.mark.parametrize("game", rulebook.GAMES)
def test_every_rulebook_is_read_whole(game: str) -> None:
    found = rulebook.clauses(game)
    assert len({clause.id for clause in found}) == len(found) > 400
    assert all(clause.text and clause.section for clause in found)
    assert [clause.order for clause in found] == list(range(len(found)))
    assert {clause.kind for clause in found} == {"clause", "example", "ruling"}


def test_ahoy_has_all_its_clauses() -> None:
    counts = {kind: count.clauses for kind, count in rulebook.coverage("ahoy", ROOT).kinds.items()}
    assert counts == {"clause": 296, "example": 52, "ruling": 88}


def test_the_solo_rules_belong_to_dead_reckoning() -> None:
    assert {clause.id[:2] for clause in rulebook.clauses("dead_reckoning")} == {"DR", "DS"}


def test_a_clause_or_a_topic_is_found_by_name() -> None:
    assert [clause.id for clause in rulebook.find("ahoy", "ah-move-04")] == ["AH-MOVE-04"]
    assert [clause.id for clause in rulebook.find("ahoy", "MOVE-04")] == ["AH-MOVE-04"]
    assert len(rulebook.find("ahoy", "AH-MOVE")) == 12
    assert rulebook.find("ahoy", "AH-NOTHING-01") == []


def test_an_unknown_game_gets_a_sentence() -> None:
    with pytest.raises(rulebook.RulebookError, match="no game 'chess'"):
        rulebook.clauses("chess")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout with rules and tests."""
    rules = tmp_path / "docs" / "rules"
    (rules / "untestable").mkdir(parents=True)
    (rules / "ahoy.md").write_text(DOCUMENT)
    tests = tmp_path / "tests" / "games" / "ahoy"
    tests.mkdir(parents=True)
    (tests / "test_a.py").write_text(
        "from tests.clauses import clause\n"
        "@clause('AH-SETUP-01', 'AH-SETUP-02')\n"
        "def test_one(): ...\n"
        "class TestTwo:\n"
        "    @pytest.mark.slow\n"
        "    @clause('AH-SETUP-01')\n"
        "    def test_method(self): ...\n"
        "@clause('AH-RULE-01')\n"
        "def helper(): ...\n"
    )
    (tests / "clauses").mkdir()
    (tests / "clauses" / "test_b.py").write_text(
        "pytestmark = [clause('AH-GEO-01'), pytest.mark.slow]\nasync def test_geo(): ...\n"
    )
    return tmp_path


def test_coverage_counts_what_is_proven(checkout: Path) -> None:
    (checkout / "docs/rules/untestable/ahoy.yaml").write_text(
        "# a remark\nAH-FSET-01: a count,\n  not a rule\nAH-EX-01: 'a picture'\n"
    )
    result = rulebook.coverage("ahoy", checkout)
    assert result.tests_found
    assert result.errors == []
    assert sorted(result.proven) == ["AH-GEO-01", "AH-SETUP-01", "AH-SETUP-02"]
    assert result.proven["AH-SETUP-01"] == [
        "tests/games/ahoy/test_a.py::test_one",
        "tests/games/ahoy/test_a.py::TestTwo::test_method",
    ]
    assert result.untestable == {"AH-FSET-01": "a count, not a rule", "AH-EX-01": "a picture"}
    assert result.open == ["AH-CREW-11", "AH-EX-02", "AH-TEST-01", "AH-RULE-01"]
    topics = {topic.prefix: topic for topic in result.topics}
    assert (topics["AH-EX"].clauses, topics["AH-EX"].untestable, topics["AH-EX"].open) == (2, 1, 1)
    assert (topics["AH-SETUP"].proven, topics["AH-SETUP"].open) == (2, 0)


def test_coverage_names_mistakes(checkout: Path) -> None:
    (checkout / "docs/rules/untestable/ahoy.yaml").write_text(
        "AH-NONE-09: no such clause\nAH-SETUP-01: but it is proven\n"
    )
    (checkout / "tests/games/ahoy/test_c.py").write_text("@clause('AH-NONE-01')\ndef test_x(): ...\n")
    result = rulebook.coverage("ahoy", checkout)
    assert len(result.errors) == 3
    assert any("AH-NONE-09" in error for error in result.errors)
    assert any("test_c.py::test_x names AH-NONE-01" in error for error in result.errors)
    assert any("AH-SETUP-01 is listed as untestable" in error for error in result.errors)
    assert "AH-SETUP-01" in result.proven
    assert "AH-SETUP-01" not in result.untestable


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("AH-SETUP-01:\n", "no reason"),
        ("AH-SETUP-01: a\nAH-SETUP-01: b\n", "twice"),
        ("setup: a\n", "line 1"),
    ],
)
def test_a_bad_list_gets_a_sentence(checkout: Path, text: str, message: str) -> None:
    (checkout / "docs/rules/untestable/ahoy.yaml").write_text(text)
    with pytest.raises(rulebook.RulebookError, match=message):
        rulebook.coverage("ahoy", checkout)


def test_without_tests_coverage_says_so(checkout: Path) -> None:
    for path in sorted((checkout / "tests").rglob("*"), reverse=True):
        path.unlink() if path.is_file() else path.rmdir()
    result = rulebook.coverage("ahoy", checkout)
    assert not result.tests_found
    assert result.proven == {}
    assert len(result.clauses) == 9


def test_the_games_tests_name_only_clauses_that_exist() -> None:
    for game in rulebook.GAMES:
        assert rulebook.coverage(game, ROOT).errors == []
