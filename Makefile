# Quarterdeck. `make play` to play, `make test` to check everything; both set up what they need.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
VENV := .venv
VENV_COMPILED := .venv-compiled
BIN := $(VENV)/bin
PIP_FLAGS := -qq --disable-pip-version-check
JOBS ?= 2
GAME ?= ahoy
FUZZ_GAMES ?= 300
SEED ?= 1
PLAYERS ?= all
DRIVER ?= all
BOT_GAMES ?= 50
CANARIES ?= 30
NONSENSE ?= 50000
RACES ?= 1000
KILLS ?= 30
LORIS ?= 60
CROWD_SECONDS ?= 60
TIMES ?= 4000

.PHONY: help play web wheel release test test-web-unit lint format types pytest test-trust test-cluster test-postgres chromium postgres fuzz bot-games bench bench-server compiled test-compiled lock golden setup clean

help: ## this list
	@echo "Quarterdeck: a table for seafaring board games"
	@echo
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

# ---------------------------------------------------------------- environments

define check_python
	@command -v $(PYTHON) >/dev/null || { echo "Quarterdeck needs Python 3.11 or newer, and '$(PYTHON)' was not found. Install it, or say make PYTHON=/path/to/python3 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Quarterdeck needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) -V 2>&1). Say make PYTHON=/path/to/newer/python3 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "This Python cannot make virtual environments. On Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }
endef

$(VENV)/.packages: requirements/dev.txt
	$(check_python)
	@test -x $(BIN)/python || { echo "Making $(VENV) ..."; $(PYTHON) -m venv $(VENV); }
	@echo "Installing packages into $(VENV) ..."
	@$(BIN)/python -m pip install $(PIP_FLAGS) --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.installed: $(VENV)/.packages pyproject.toml
	@$(BIN)/python -m pip install $(PIP_FLAGS) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.bench: $(VENV)/.installed requirements/bench.txt
	@echo "Installing the games that the benchmark compares with ..."
	@$(BIN)/python -m pip install $(PIP_FLAGS) --require-hashes -r requirements/bench.txt
	@touch $@

$(VENV)/.cluster: $(VENV)/.installed requirements/cluster.txt
	@echo "Installing Ray ..."
	@$(BIN)/python -m pip install $(PIP_FLAGS) --require-hashes -r requirements/cluster.txt
	@touch $@

$(VENV_COMPILED)/.packages: requirements/dev.txt
	$(check_python)
	@test -x $(VENV_COMPILED)/bin/python || { echo "Making $(VENV_COMPILED) ..."; $(PYTHON) -m venv $(VENV_COMPILED); }
	@echo "Installing packages into $(VENV_COMPILED) ..."
	@$(VENV_COMPILED)/bin/python -m pip install $(PIP_FLAGS) --require-hashes -r requirements/dev.txt
	@touch $@

setup: $(VENV)/.installed ## the virtual environment, once

# ---------------------------------------------------------------- playing

play: $(VENV)/.installed web ## open the table in the browser
	@$(BIN)/quarterdeck serve --open

# The script compares what the build was made from and does nothing if nothing changed.
web: $(VENV)/.installed ## the browser client, built into the package
	@$(BIN)/python tools/web.py build

wheel: $(VENV)/.packages ## wheel and sdist with the browser client, in dist/
	@$(BIN)/python -m hatchling build

# Whatever a release wrote, every later version must open: see tests/server/test_upgrades.py.
release: $(VENV)/.installed ## keep what this version writes, for the upgrade tests (RELEASE=name)
	@test -n "$(RELEASE)" || { echo "Name the release: make release RELEASE=0.2.0" >&2; exit 1; }
	@$(BIN)/python tools/release.py $(RELEASE)

# ---------------------------------------------------------------- checking

test: lint types pytest test-web-unit ## lint, types and all tests

lint: $(VENV)/.installed ## style
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet . || { echo "Some files are not formatted: run make format" >&2; exit 1; }

format: $(VENV)/.installed ## put every file into shape
	@$(BIN)/ruff check --fix --quiet . || true
	@$(BIN)/ruff format .
	@$(BIN)/python tools/web.py format

types: $(VENV)/.installed ## mypy --strict on src
	@$(BIN)/mypy

pytest: $(VENV)/.installed web chromium postgres
	@$(BIN)/python -m pytest -n $(JOBS)

# The browser tests use the distribution's Chromium. Where there is none and none may be installed they are skipped.
CHROMIUM = $${QUARTERDECK_CHROMIUM:-} chromium chromium-browser google-chrome

chromium:
	@for name in $(CHROMIUM); do command -v $$name >/dev/null && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Chromium for the browser tests ..."; \
		{ apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium; } >/dev/null 2>&1 && exit 0; \
	fi; \
	echo "There is no Chromium, so the browser tests are skipped. Install one (on Debian: apt-get install chromium) or set QUARTERDECK_CHROMIUM." >&2

# The same for PostgreSQL: the tests start the distribution's server on a folder of their own.
postgres:
	@for path in "$${QUARTERDECK_POSTGRES:-}/initdb" /usr/lib/postgresql/*/bin/initdb "$$(command -v initdb)"; do [ -x "$$path" ] && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing PostgreSQL for the server's tests ..."; \
		{ apt-get -qq update && apt-get -qq install -y --no-install-recommends postgresql; } >/dev/null 2>&1 && exit 0; \
	fi; \
	echo "There is no PostgreSQL, so the server's tests on it are skipped. Install one (on Debian: apt-get install postgresql) or set QUARTERDECK_POSTGRES to the folder of its programs." >&2

test-web-unit: $(VENV)/.installed web ## the browser client: types, warnings, style, unit tests
	@$(BIN)/python tools/web.py check
	@$(BIN)/python tools/web.py test

test-trust: $(VENV)/.installed ## the server's promises at length (CANARIES, NONSENSE, RACES, KILLS, LORIS, CROWD_SECONDS, TIMES)
	@QUARTERDECK_CANARIES=$(CANARIES) QUARTERDECK_NONSENSE=$(NONSENSE) QUARTERDECK_RACES=$(RACES) QUARTERDECK_KILLS=$(KILLS) \
		QUARTERDECK_LORIS=$(LORIS) QUARTERDECK_CROWD_SECONDS=$(CROWD_SECONDS) QUARTERDECK_TIMES=$(TIMES) \
		$(BIN)/python -m pytest -n $(JOBS) -rP tests/server/test_canary.py tests/server/test_hostile.py tests/server/test_kill.py \
		tests/server/test_gate.py tests/server/test_fair.py tests/server/test_schedule.py

test-cluster: $(VENV)/.cluster ## simulation on real clusters, Ray's included
	@$(BIN)/python -m pytest -n $(JOBS) tests/sim

test-postgres: $(VENV)/.installed web postgres ## all tests of the server on PostgreSQL
	@QUARTERDECK_TEST_DATABASE=postgres $(BIN)/python -m pytest -n $(JOBS) tests/server

fuzz: $(VENV)/.installed ## games of all drivers, every check after every step, and what they reach (GAME, PLAYERS, DRIVER, FUZZ_GAMES, SEED, JOBS)
	@$(BIN)/quarterdeck fuzz $(GAME) --players $(PLAYERS) --driver $(DRIVER) --games $(FUZZ_GAMES) --seed $(SEED) --jobs $(JOBS) \
		--reach tests/fuzz/rare/$(GAME).yaml

bot-games: $(VENV)/.installed ## whole games of every bot with every number of players of every game (BOT_GAMES)
	@QUARTERDECK_BOT_GAMES=$(BOT_GAMES) $(BIN)/python -m pytest -n $(JOBS) tests/sim/test_bot_games.py

golden: $(VENV)/.installed ## write the golden games anew; read the diff before you commit it
	@$(BIN)/python tests/golden.py --write

bench: $(VENV)/.bench compiled ## measure, interpreted and compiled, beside other engines
	@QUARTERDECK_COMPILED_PYTHON=$(abspath $(VENV_COMPILED))/bin/python $(BIN)/quarterdeck bench

bench-server: $(VENV)/.installed web compiled ## measure the online table's server under load, interpreted and compiled
	@QUARTERDECK_COMPILED_PYTHON=$(abspath $(VENV_COMPILED))/bin/python $(BIN)/quarterdeck bench --server

# ---------------------------------------------------------------- the compiled build

# The script compares what the build was made from, file by file, and does nothing if nothing changed.
compiled: $(VENV_COMPILED)/.packages ## the same source compiled, in .venv-compiled
	@$(VENV_COMPILED)/bin/python tools/compiled.py

test-compiled: compiled ## all tests but the browser's against the compiled build
	@QUARTERDECK_BUILD=compiled $(VENV_COMPILED)/bin/python -m pytest -n $(JOBS) --ignore tests/web

# ---------------------------------------------------------------- housekeeping

# Each file fits the one before: what dev and base share has the same version in both. UPGRADE=--upgrade
# takes the newest versions.
LOCK = .venv-lock/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-annotate --custom-compile-command "make lock" $(UPGRADE)

lock: ## write the lock files anew from pyproject.toml (UPGRADE=--upgrade for newer versions)
	$(check_python)
	@test -x .venv-lock/bin/uv || { $(PYTHON) -m venv .venv-lock; .venv-lock/bin/python -m pip install $(PIP_FLAGS) uv; }
	@mkdir -p requirements
	@$(LOCK) -o requirements/base.txt
	@$(LOCK) --extra dev -c requirements/base.txt -o requirements/dev.txt
	@$(LOCK) --extra ray -c requirements/dev.txt -o requirements/cluster.txt
	@$(LOCK) --extra bench -c requirements/dev.txt -o requirements/bench.txt
	@$(subst pyproject.toml,requirements/node.in,$(LOCK)) -o requirements/node.txt
	@! grep -nE 'https?:' requirements/*.txt || { echo "A lock file names a host." >&2; exit 1; }

clean: ## remove environments and everything built
	@rm -rf $(VENV) $(VENV_COMPILED) .venv-lock .venv-node .stamps web/node_modules src/quarterdeck/server/client build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
