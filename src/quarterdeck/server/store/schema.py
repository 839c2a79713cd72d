"""The tables. The log is the truth: a match is what its log says; everything else can be made from it again, or is
what the log cannot know (the seed, who may sit where)."""

from __future__ import annotations

from sqlalchemy import Column, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("schema", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("rematch", String(16), nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("away", Integer, nullable=False),
    Column("orders", Text, nullable=False, default="{}"),
    Column("key", Text, nullable=False, default=""),
    Column("invitation", Text, nullable=False, default=""),
    Column("claim", Text, nullable=False, default=""),
    Column("devices", Text, nullable=False, default=""),
)

log = Table(
    "log",
    metadata,
    Column("match", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move_id", String(64), nullable=False),
    Column("data", Text, nullable=False),
    Index("log_move_id", "match", "move_id"),
)

probe = Table(
    "probe",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("word", String(16), nullable=False),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("match", String(16), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("record", Text, nullable=False),
)

meta = Table(
    "meta",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
