# Everything a person does with this repository; `make` alone lists the targets.
# Needs Python 3.11 or newer (PYTHON=… names one); a C compiler makes the games fast.

.DEFAULT_GOAL := help
.NOTPARALLEL:
SHELL := /bin/sh

PY := .venv/bin/python
GAME ?= karma
ARGS ?=
LADDER ?= random,easy,normal,hard,expert\#1500
# The interpreted sources, whatever has been compiled.
PURE := PYTHONPATH=src:examples $(PY)
# The tests of the compiled copy, and whether that is of the sources as they are.
ON_COPY := PYTHONPATH=build/compiled KOLODA_TEST_COMPILED=1 $(PY) -m pytest -o pythonpath="build/compiled examples ."
IS_COMPILED := $(PY) -c 'import sys; from tools.copies import has_current_copy; sys.exit(not has_current_copy())'
CODE := $(wildcard src tests examples benchmarks tools docs/conf.py setup.py)
# What the rules are held by: runs on the sources, and again on the compiled copy.
RULES := tests/clauses tests/differential tests/laws tests/playthroughs
# What else covers engine and games, and needs the sources.
SOURCES := tests/engine tests/games tests/lessons tests/envs/test_observations.py tests/examples tests/referees \
	tests/docs tests/api $(wildcard tests/test_*.py)
# What people use: runs on what they use, the compiled copy where there is one.
# Of several processes only what does not depend on the speed of the machine; `make test-cluster` has the rest.
USES := tests/test_docstrings.py tests/analysis tests/arena tests/bots tests/envs tests/exact tests/puzzles tests/server tests/terminal tests/train \
	tests/cluster/test_presence.py tests/cluster/test_lending.py tests/cluster/test_lease.py
# Of the rules' and sources' tests those that reach every branch of engine and games by themselves. The tracer
# makes whatever runs beneath it more than twice as slow, so the others run without it.
COVERING := tests/clauses tests/engine tests/games tests/envs/test_observations.py \
	tests/laws/test_pickles.py
WORKERS ?= 2
# Who is done takes over from who is not, and the tests of one file mostly stay together.
STEAL := --dist worksteal
SHARED := -n $(WORKERS) $(STEAL)
# Tests of servers and pages wait for processes and clocks: one more worker for two cores keeps them busy.
WAITERS ?= $(shell expr $(WORKERS) '*' 3 / 2)
WAITING := -n $(WAITERS) $(STEAL)
# What the tests have left out on this machine, one line for each reason.
LEFT_OUT := build/left-out.txt
EXAMPLES := $(wildcard examples/crazy_eights)

FIND_PYTHON = $$(for p in $(PYTHON) python3.14 python3.13 python3.12 python3.11 python3; do \
	"$$p" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' \
	>/dev/null 2>&1 && echo "$$p" && break; done; true)

NEED_PYTHON = python="$(FIND_PYTHON)"; if [ -z "$$python" ]; then \
	echo "koloda needs Python 3.11 or newer with its venv module" >&2; exit 1; fi

define environment
@$(NEED_PYTHON); "$$python" tools/environment.py $(1)
endef

LIST = sed -n 's/^\([a-z-]*\):.*[^\#]$(1) \(.*\)/\1|\2/p' $(MAKEFILE_LIST) \
	| while IFS='|' read -r name what; do printf '  make %-18s%s\n' "$$name" "$$what"; done

.PHONY: help
help:
	@$(call LIST,\#\#)
	@echo "Every target sets itself up. make more lists the others; the way of a change is in CONTRIBUTING.md."

.PHONY: more
more: ### what is seldom needed: measure, draw, generate, release
	@$(call LIST,\#\#\#)

.venv/base.stamp: requirements/base.txt tools/environment.py
	$(call environment,requirements/base.txt)

.venv/build.stamp: .venv/base.stamp requirements/build.txt tools/environment.py
	$(call environment,requirements/build.txt)

.venv/dev.stamp: requirements/dev.txt tools/environment.py
	$(call environment,requirements/dev.txt)

.PHONY: play
play: ## play in the browser: starts the server and prints its address; ARGS="…"
	@$(NEED_PYTHON); exec "$$python" tools/play.py $(ARGS)

.PHONY: play-terminal
play-terminal: .venv/base.stamp ## play in the terminal; GAME=karma, more options in ARGS="…"
	@$(PY) .venv/bin/koloda play $(GAME) $(ARGS)

.PHONY: web
web: .venv/base.stamp ### build the browser client, if it changed
	@$(PY) tools/web.py

.PHONY: test
test: export KOLODA_LEFT_OUT := $(LEFT_OUT)
test: .venv/dev.stamp .venv/build.stamp ## check, then all tests: interpreted, compiled, in the browser; says what it must leave out
	@mkdir -p build && : > $(LEFT_OUT)
	@echo "1 of 3: format, lint, types, the client's unit tests, the rules on the sources; beside them it compiles"
	@$(PY) tools/beside.py build peers -- check check-web test-pure
	@echo "2 of 3: rules, bots and server on the compiled copy"
	@$(MAKE) --no-print-directory test-compiled
	@echo "3 of 3: the browser client in Chromium"
	@$(MAKE) --no-print-directory test-browser
	@if [ -s $(LEFT_OUT) ]; then echo "all is well; left out on this machine:"; cat $(LEFT_OUT); \
	else echo "everything is tested"; fi

# What a change in one game's folder can break; everything else is the same for all games.
OF_GAME = $(wildcard tests/games/$(GAME) tests/clauses/$(GAME) tests/differential/test_$(GAME)_referee.py \
	tests/referees/test_$(GAME)_referee.py)
TOLD = tests/test_options.py tests/test_rules_pages.py tests/test_clause_index.py
# Karma's name begins Karmaka's.
NAMED = $(GAME) $(patsubst %,and not %,$(filter-out $(GAME),$(filter $(GAME)%,$(notdir $(wildcard src/koloda/games/*)))))
.PHONY: test-game
test-game: .venv/dev.stamp ## a game's own tests, in under a minute; GAME=unit
	@if [ -z "$(OF_GAME)" ]; then echo "there are no tests of a game $(GAME)" >&2; exit 2; fi
	KOLODA_LAWS_DEPTH=0.1 $(PURE) -m pytest -q $(SHARED) $(OF_GAME) $(TOLD) $(ARGS)
	KOLODA_LAWS_DEPTH=0.1 $(PURE) -m pytest -q $(SHARED) tests/laws tests/playthroughs tests/lessons \
		tests/test_catalogue.py -k "$(NAMED)" $(ARGS)

# Laws are slow on the sources and the same on the compiled copy: there they are tried in full.
.PHONY: test-pure
test-pure: .venv/dev.stamp ### the rules' tests on the sources; engine and games covered to the last branch
	@rm -f .coverage .coverage.*
	KOLODA_LAWS_DEPTH=0.25 $(PURE) -m coverage run -m pytest $(SHARED) $(COVERING) $(ARGS)
	@$(PURE) -m coverage combine --quiet
	$(PURE) -m coverage report
	KOLODA_LAWS_DEPTH=0.25 $(PURE) -m pytest $(SHARED) $(filter-out $(COVERING),$(RULES) $(SOURCES)) \
		$(addprefix --deselect ,$(filter tests/laws/%,$(COVERING))) $(ARGS)

.PHONY: test-compiled
test-compiled: .venv/dev.stamp build ### the rules' tests on the compiled copy, and the tests of all that people use
	@if [ -d build/compiled ]; then \
		echo "$(PY) -m pytest $(WAITING) $(RULES) $(USES) (compiled)"; \
		$(ON_COPY) $(WAITING) $(RULES) $(USES) $(ARGS); \
	else \
		echo "skipped: the compiled copy; bots, server and the rest are tested on the sources" \
			| tee -a $${KOLODA_LEFT_OUT:-/dev/null}; \
		$(PURE) -m pytest $(WAITING) $(USES) $(ARGS); \
	fi

.PHONY: test-web
test-web: check-web test-browser ### check and build the browser client, play it in Chromium

.PHONY: check-web
check-web: .venv/dev.stamp ### types, lint, format, unit tests and build of the browser client
	$(PY) tools/web.py --check

.PHONY: test-browser
test-browser: .venv/dev.stamp ### play the browser client as it was built in Chromium, compiled if that is current
	@$(PY) tools/chromium.py
	@if $(IS_COMPILED); then \
		echo "$(PY) -m pytest $(WAITING) tests/web (compiled)"; \
		$(ON_COPY) $(WAITING) tests/web $(ARGS); \
	else \
		echo "$(PY) -m pytest $(WAITING) tests/web"; \
		$(PURE) -m pytest $(WAITING) tests/web $(ARGS); \
	fi

.PHONY: screenshots
screenshots: .venv/dev.stamp ### pictures of every screen in build/screenshots; ARGS="karma-" for some
	@$(PY) tools/web.py
	@$(PY) tools/chromium.py
	$(PURE) -m tests.web.screens build/screenshots $(ARGS)

.PHONY: terminal-pictures
terminal-pictures: .venv/dev.stamp ### the table of `koloda play --screen` in many terminals, as SVG; ARGS="--docs"
	$(PURE) tools/terminal_pictures.py $(ARGS)

.PHONY: web-speed
web-speed: .venv/dev.stamp ### a reading of the browser client: first click, script, frames in motion
	@$(PY) tools/web.py
	@$(PY) tools/chromium.py
	@$(PURE) -m tests.web.speed

.PHONY: readme-pictures
readme-pictures: .venv/dev.stamp ### the README's pictures and its film of a move, in docs/images
	@$(PY) tools/web.py
	@$(PY) tools/chromium.py
	$(PURE) -m tests.web.screens.readme docs/images

.PHONY: pictures
pictures: .venv/dev.stamp ### the client's icons and the pictures of links to it, in web/public/pictures
	@$(PY) tools/web.py
	@$(PY) tools/chromium.py
	$(PURE) -m tools.pictures

.PHONY: check
check: .venv/dev.stamp ## format, lint, types, direction of imports
	$(PY) -m ruff format --check $(CODE)
	$(PY) -m ruff check $(CODE)
	$(PY) -m mypy $(CODE)
	$(PURE) -m pytest -q tests/test_layers.py

.PHONY: format
format: .venv/dev.stamp ## format the code and repair what the linter can repair
	$(PY) -m ruff check --fix-only $(CODE)
	$(PY) -m ruff format $(CODE)

.PHONY: build
build: .venv/build.stamp ## compile engine, games and bots into build/compiled, if they changed
	@$(PY) tools/build.py

.PHONY: peers
peers: .venv/dev.stamp ### other people's engines in .venv-peers, where they can be had
	@$(PY) tools/peers.py > /dev/null || true

.PHONY: dist
dist: .venv/build.stamp ### source distribution, and wheels for PYTHONS="python3.12 …", built and tried
	@$(PY) tools/dist.py $(PYTHONS)

.PHONY: first-page
first-page: ### measure how soon `make play` shows the page in a fresh clone with a fresh HOME
	@$(NEED_PYTHON); "$$python" tools/first_page.py

.PHONY: fresh-machine
fresh-machine: .venv/dev.stamp ### try wheel, sdist and clone on an empty Debian, with a game each; ARGS="wheel test"
	@$(PURE) -m tools.fresh_machine $(ARGS)

.PHONY: tuned
tuned: .venv/build.stamp ### compile for most speed (gcc): twice, the second time by what was used most
	@$(PY) tools/build.py --tuned

.PHONY: bench
bench: .venv/dev.stamp ## measure speed; ARGS="…" goes to benchmarks.run
	@$(PY) tools/peers.py > /dev/null
	@$(PY) tools/build.py --tuned --out build/bench --extra $(EXAMPLES)
	@PYTHONPATH=build/bench $(PY) -m benchmarks.run $(ARGS)

.PHONY: bench-before
bench-before: .venv/dev.stamp ### measure speed beside an older version; REV=a9fce6d4, ARGS="--rounds 9"
	@if [ -z "$(REV)" ]; then echo "usage: make bench-before REV=… [ARGS=…]" >&2; exit 2; fi
	@PYTHONPATH=src $(PY) -m benchmarks.before $(REV) $(ARGS)

.PHONY: bench-scale
bench-scale: .venv/dev.stamp build ### 2,000 players on SQLite and on 1, 2, 4 processes with PostgreSQL; ARGS="--players 200 --rate 100"
	@$(PY) tools/postgres.py
	PYTHONPATH=build/compiled:examples:. $(PY) -m benchmarks.scale_load $(ARGS)

.PHONY: soak
soak: .venv/dev.stamp build ### an hour of killed servers, full disks, locks, wrong clocks, nonsense and faults under play; ARGS="--minutes 5"
	@$(PY) tools/postgres.py
	PYTHONPATH=build/compiled:examples:. $(PY) -m tests.soak $(ARGS)

.PHONY: soak-games
soak-games: .venv/dev.stamp build ### hours of random games and deep laws on the compiled copy; ARGS="…" goes to tools/soak.py
	PYTHONPATH=build/compiled $(PY) tools/soak.py $(ARGS)
	KOLODA_LAWS_DEPTH=20 $(ON_COPY) tests/laws

.PHONY: test-cluster
test-cluster: .venv/dev.stamp ### several server processes on a real PostgreSQL, with a dozen faults; installs it where it may
	@$(PY) tools/postgres.py
	$(PURE) -m pytest tests/cluster $(ARGS)

.PHONY: faults
faults: .venv/dev.stamp build ### 200 random faults under play on several server processes; ARGS="--faults 20 --seed 1"
	@$(PY) tools/postgres.py
	PYTHONPATH=build/compiled:examples:. $(PY) -m tests.cluster.faults $(ARGS)

.PHONY: rolling
rolling: .venv/dev.stamp build ### 200 people play on while each of three server processes is restarted; ARGS="--players 20"
	@$(PY) tools/postgres.py
	PYTHONPATH=build/compiled:examples:. $(PY) -m tests.cluster.rolling $(ARGS)

.PHONY: bots
bots: build ## rate the bots of a game; GAME=karma, ARGS="--deals 100"
	@$(PY) .venv/bin/koloda arena $(GAME) --ladder --players $(LADDER) $(ARGS)

.PHONY: tune
tune: build ### look for better numbers for a game's rule player; GAME=karma, ARGS="--minutes 5"
	@PYTHONPATH=build/compiled:src $(PY) tools/tune.py $(GAME) $(ARGS)

.PHONY: new-game
new-game: .venv/dev.stamp ## write a tiny working game to start from; NAME=…, INTO=DIR for a package
	@if [ -z "$(NAME)" ]; then echo "usage: make new-game NAME=… [INTO=DIR]" >&2; exit 2; fi
	$(PURE) tools/new_game.py $(NAME) $(if $(INTO),--into $(INTO))

.PHONY: playthroughs
playthroughs: .venv/dev.stamp ### write the golden games of tests/playthroughs again
	$(PURE) tools/playthroughs.py $(ARGS)

.PHONY: rules
rules: .venv/dev.stamp ### write docs/rules again from the rule texts
	$(PURE) -m tools.rules_pages

.PHONY: docs
docs: .venv/dev.stamp ## build the documentation into build/docs, without the network
	PYTHONPATH=src $(PY) -m sphinx -q -W --keep-going -b html docs build/docs
	@echo "the documentation is in build/docs/index.html"

.PHONY: clauses
clauses: .venv/dev.stamp ### write docs/clauses again: from every clause to its code and its test
	$(PURE) tools/clause_pages.py

.PHONY: env-pages
env-pages: .venv/dev.stamp ### write docs/envs again from the games' observations
	$(PURE) tools/env_pages.py

.PHONY: lab-reports
lab-reports: build ### write docs/lab again: the laboratory's reports of the four games
	$(PY) tools/lab_reports.py $(ARGS)

LOCK := $(PY) -m piptools compile --quiet --generate-hashes --allow-unsafe --strip-extras \
	--no-header --no-annotate --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
	--no-emit-options $(ARGS)

.PHONY: lock
lock: .venv/dev.stamp ### pin the dependencies again; ARGS="--upgrade" for newer ones
	KOLODA_PURE=1 $(LOCK) pyproject.toml --extra terminal --extra server -o requirements/base.txt
	$(LOCK) pyproject.toml --extra build -c requirements/base.txt -o requirements/build.txt
	$(LOCK) pyproject.toml --extra terminal --extra server --extra build --extra dev \
		-c requirements/base.txt -c requirements/build.txt -o requirements/dev.txt
	$(LOCK) requirements/node.in -o requirements/node.txt
	$(LOCK) requirements/peers.in -o requirements/peers.txt
	@if grep -nE '://| @ |^-' requirements/*.txt; then echo "a lock file names a place" >&2; exit 1; fi

.PHONY: clean
clean: ## remove everything that make has made
	rm -rf .venv build dist src/*.egg-info .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
