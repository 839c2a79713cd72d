"""A language that nobody speaks: every English text with its letters accented, between brackets. What comes out
otherwise on a page was said by the code and not by a file of texts.

    python -m tests.pseudo FOLDER     writes it into a folder, as a host would add a language
"""

from __future__ import annotations

import re
import string
import subprocess
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from quarterdeck import games
from quarterdeck.kernel.text import languages

LANG = "en-XA"
ACCENTED = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"
LETTERS = str.maketrans(string.ascii_letters, ACCENTED)
WORD = re.compile(r"[A-Za-zÄÖÜäöüß]{2,}")
"""A word as English and German have them; a single letter is a mark or a size."""


def accented(said: str) -> str:
    return f"⟦{said.translate(LETTERS)}⟧"


def plain_words(said: str, allowed: re.Pattern[str]) -> list[str]:
    """What is left in a text that no file of the language says."""
    return WORD.findall(allowed.sub(" ", said))


class _Accents(Transformer):
    """Accents what a message says and leaves alone what it is made with."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = node.value.translate(LETTERS)
        return node

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:
        if isinstance(node.expression, ast.StringLiteral):
            node.expression.value = node.expression.value.translate(LETTERS)
        elif isinstance(node.expression, ast.SelectExpression):
            for variant in node.expression.variants:
                self.visit(variant.value)
        return node


def translated(text: str) -> str:
    """A file of messages in the language that nobody speaks."""
    body = FluentParser().parse(text)
    for entry in body.body:
        if isinstance(entry, ast.Message | ast.Term):
            for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
                if pattern is not None and pattern.elements:
                    _Accents().visit(pattern)
                    pattern.elements = [ast.TextElement("⟦"), *pattern.elements, ast.TextElement("⟧")]
    return FluentSerializer().serialize(body)


def write(folder: Path) -> None:
    """All files of the house, and the names that components have in English and by no file."""
    for path in (languages.HOUSE / languages.ENGLISH).rglob("*.ftl"):
        made = folder / LANG / path.relative_to(languages.HOUSE / languages.ENGLISH)
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text(translated(path.read_text(encoding="utf-8")), encoding="utf-8")
    languages.add(folder)
    for id in games.ids():
        game = games.game(id)
        english, ours = game.names(languages.ENGLISH), game.names(LANG)
        names = [
            f"{name} = {accented(said)}\n"
            for name, said in english.items()
            if said and ours[name].lower() == said.lower()
        ]
        (folder / LANG / id / "names.ftl").write_text("".join(names), encoding="utf-8")


def made(folder: Path) -> Path:
    """The folder with the language in it. Made by a process of its own, because a game keeps the names it was asked
    for."""
    subprocess.run([sys.executable, "-m", "tests.pseudo", str(folder)], check=True, timeout=120)
    return folder


if __name__ == "__main__":
    write(Path(sys.argv[1]))
