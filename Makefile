# Everything sets itself up: all that is needed is Python 3.11 or later, git and make.
# `make help` lists the commands.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
STAMPS := build/stamps
JOBS ?= $(shell $(PYTHON) -c 'import os; print(os.cpu_count() or 1)')

PAGE := $(shell find web/src web/public web/tools web/*.json web/*.ts web/*.js web/*.html -type f) $(wildcard src/goldgavel/text/*/*.ftl src/goldgavel/text/rules/*.md src/goldgavel/text/glossary.json)
# Node comes from PyPI with everything else: whatever the machine has is left alone.
NPM := cd web && PATH="$(abspath $(BIN)):$$PATH" npm --loglevel=error

# The tests start Python some hundreds of times: what it has compiled is kept, whatever the shell says.
unexport PYTHONDONTWRITEBYTECODE
# In order as far as it goes, so that a server that several tests share starts once, and whoever is done takes over.
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal

COMPILED := $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd'))

.DEFAULT_GOAL := help
.PHONY: help play evening terminal install dist release sanitize test check docs format hooks types bench audit browsers soak lock clean

help: ## say what there is
	@echo "Gold & Gavel: card games Aurum and Auction"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-14s %s\n", $$1, $$2}'

play: $(STAMPS)/build $(STAMPS)/page ## open the page and play, with bots or friends
	@$(BIN)/goldgavel serve --open --database build/games.sqlite

evening: $(STAMPS)/build $(STAMPS)/page ## play with friends in your network: shows the addresses and a QR code
	@$(BIN)/goldgavel serve --evening --database build/games.sqlite

terminal: $(STAMPS)/build ## play in the terminal against bots (GAME=auction begins one at once)
	@$(BIN)/goldgavel play $(GAME)

install: $(STAMPS)/build $(STAMPS)/page ## set everything up in .venv, for the command `goldgavel`
	@echo "Done. To have \`goldgavel\` in this shell: source $(BIN)/activate"

test: check $(STAMPS)/page ## run everything: checks, then all tests, compiled and interpreted
	$(PYTEST) tests
	GOLDGAVEL_PURE=1 $(PYTEST) tests/rules tests/contract
	$(NPM) run test
	$(NPM) run e2e:built

check: $(STAMPS)/build $(STAMPS)/node ## lint, formatting, strict types, import layers and the documentation; says in words what is wrong
	@$(BIN)/python tools/check.py

format: $(STAMPS)/dev $(STAMPS)/node ## mend what a machine can: formatting, order of imports, simple lint
	@$(BIN)/ruff check --quiet --fix . || true
	@$(BIN)/ruff format .
	@cd web && PATH="$(abspath $(BIN)):$$PATH" node_modules/.bin/biome check --write . || true

hooks: $(STAMPS)/dev ## have git run the quick checks before each commit, the types before each push
	@$(BIN)/pre-commit install --hook-type pre-commit --hook-type pre-push

docs: $(STAMPS)/node ## build the documentation into build/site and look at every link
	@$(BIN)/python -m tools.docs

types: $(STAMPS)/build $(STAMPS)/node ## tell the page what the server's messages are now
	$(BIN)/python -m tests.page.schema
	$(NPM) run types

bench: $(STAMPS)/bench $(STAMPS)/peer ## measure speed beside OpenSpiel, PettingZoo and RLCard, and the server beside boardgame.io
	$(BIN)/python -m benchmarks.speed
	$(BIN)/python -m benchmarks.search
	$(BIN)/python -m benchmarks.envs
	$(BIN)/python -m benchmarks.server

audit: $(STAMPS)/build $(STAMPS)/audit ## measure the page: Lighthouse, weight, frames, and pictures of every screen
	$(NPM) run audit -- $(ONLY)

browsers: $(STAMPS)/build $(STAMPS)/page ## run the main flows of the page in Firefox, if one is installed
	$(NPM) run e2e:browsers --silent

soak: $(STAMPS)/build $(STAMPS)/node ## the long runs with full counts
	GOLDGAVEL_SOAK=1 $(PYTEST) tests -m soak
	for name in novice adept aurum-master aurum-flat spiel aurum-ways aurum-three auction-master auction-tokens aurum-steps; do \
		$(BIN)/python -m benchmarks.strength $$name --jobs $(JOBS) || exit 1; done
	$(BIN)/python -m benchmarks.strength report
	$(NPM) run e2e:soak

dist: $(STAMPS)/dev ## build the sources and a wheel to install elsewhere, into dist
	@$(BIN)/python -m tools.release.packages dist

release: $(STAMPS)/build $(STAMPS)/page ## go through the release checklist (docs/release.md); sets no tag (ONLY=… runs some steps)
	@$(BIN)/python -m tools.release $(ONLY)

sanitize: $(STAMPS)/dev ## the rules with bounds checks and sanitizers, in a build folder of their own
	@$(BIN)/python -m tools.sanitize

lock: $(STAMPS)/dev ## renew the lock files after a change of dependencies
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --group dev --extra server --extra postgres --extra arena --extra envs --extra terminal pyproject.toml -o requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --extra bench pyproject.toml -c requirements/dev.txt -o requirements/bench.txt

clean: ## remove everything that was built
	rm -rf $(VENV) build dist web/node_modules web/audit/node_modules src/goldgavel/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete

$(STAMPS)/dev: requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Gold & Gavel needs Python 3.11 or later; set PYTHON=…")'
	@echo "Setting up (once, about a minute): installing packages into $(VENV) …"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --require-hashes -r requirements/dev.txt
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/install: $(STAMPS)/dev pyproject.toml
	@echo "Setting up: installing Gold & Gavel itself …"
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(STAMPS)/build: $(STAMPS)/install $(COMPILED) setup.py $(shell find src -name '*.pxd')
	@echo "Compiling the rules …"
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel $(JOBS)
	@touch $@

# `npm ci` refuses a lock that was made where a tool's builds for other systems are not offered; this installs by it.
$(STAMPS)/node: $(STAMPS)/dev web/package-lock.json
	@echo "Setting up: installing what the page is built with …"
	@$(NPM) install --no-save --no-progress
	@touch $@

$(STAMPS)/page: $(STAMPS)/node $(PAGE)
	@echo "Building the page …"
	@$(NPM) run build --silent -- --logLevel warn
	@touch $@

# Lighthouse is three fifths as large as all other tools of the page, and only this needs it.
$(STAMPS)/audit: $(STAMPS)/node web/audit/package-lock.json
	@echo "Setting up: installing Lighthouse …"
	@$(NPM) --prefix audit install --no-save --no-progress
	@touch $@

$(STAMPS)/bench: $(STAMPS)/build requirements/bench.txt
	@echo "Setting up: installing the peers to compare with …"
	@$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

$(STAMPS)/peer: $(STAMPS)/bench $(wildcard benchmarks/server/peer/*)
	@echo "Setting up: installing boardgame.io into build/peer …"
	@mkdir -p build/peer && cp benchmarks/server/peer/* build/peer
	@cd build/peer && PATH="$(abspath $(BIN)):$$PATH" npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@
