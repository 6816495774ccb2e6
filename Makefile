# Every target installs what it needs. Requires only Python 3.11 or later, git and make.
# `make help` lists the targets.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
STAMPS := build/stamps
JOBS ?= $(shell $(PYTHON) -c 'import os; print(os.cpu_count() or 1)')

PAGE := $(shell find web/src web/public web/tools web/*.json web/*.ts web/*.js web/*.html -type f) $(wildcard src/goldgavel/text/*/*.ftl src/goldgavel/text/rules/*.md src/goldgavel/text/glossary.json)
# Node is installed from PyPI into .venv; a Node of the machine is not used.
NPM := cd web && PATH="$(abspath $(BIN)):$$PATH" npm --loglevel=error

# The tests start Python hundreds of times, so bytecode is cached even if the shell turns that off.
unexport PYTHONDONTWRITEBYTECODE

COMPILED := $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd'))

.DEFAULT_GOAL := help
.PHONY: help play evening terminal install dist release sanitize test mutants flakes check docs format hooks types bench audit browsers soak faults lock clean

help: ## list these commands
	@echo "Gold & Gavel: card games Aurum and Auction"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-16s %s\n", $$1, $$2}'

# Playing does not wait for the compiler: until the rules are compiled, they run interpreted.
define start
	@if $(MAKE) --silent --question $(STAMPS)/compiled; then \
		$(MAKE) --silent $(STAMPS)/placed || exit 1; \
	else \
		echo "The rules are being compiled in the background. From the next start on, the bots think faster."; \
		nice $(MAKE) --silent $(STAMPS)/compiled > build/compile.log 2>&1 & \
		export GOLDGAVEL_PURE=1; \
	fi; \
	$(BIN)/goldgavel $(1)
endef

play: $(STAMPS)/install $(STAMPS)/page ## start a server and open the page
	$(call start,serve --open --database build/games.sqlite)

evening: $(STAMPS)/install $(STAMPS)/page ## start a server for your network, with addresses and a QR code
	$(call start,serve --evening --database build/games.sqlite)

terminal: $(STAMPS)/install ## play in the terminal against bots (GAME=auction starts that game)
	$(call start,play $(GAME))

install: $(STAMPS)/build $(STAMPS)/page ## install the command `goldgavel` into .venv
	@echo "Done. To have \`goldgavel\` in this shell: source $(BIN)/activate"

test: check $(STAMPS)/page ## run all checks, then all tests, compiled and interpreted
	@$(BIN)/python -m tools.run_tests --jobs $(JOBS)

check: $(STAMPS)/build $(STAMPS)/node ## check lint, formatting, types, import layers and documentation
	@$(BIN)/python tools/check.py

format: $(STAMPS)/dev $(STAMPS)/node ## fix formatting, import order and simple lint
	@$(BIN)/ruff check --quiet --fix . || true
	@$(BIN)/ruff format .
	@cd web && PATH="$(abspath $(BIN)):$$PATH" node_modules/.bin/biome check --write . ../benchmarks/server/peer || true

hooks: $(STAMPS)/dev ## install git hooks: quick checks before each commit, types before each push
	@$(BIN)/pre-commit install --hook-type pre-commit --hook-type pre-push

docs: $(STAMPS)/dev $(STAMPS)/node ## build the documentation into build/site and check its links
	@$(BIN)/python -m tools.docs

types: $(STAMPS)/build $(STAMPS)/node ## regenerate the page's TypeScript types from the protocol
	$(BIN)/python -m tools.generate.protocol_schema
	$(NPM) run types

bench: $(STAMPS)/bench $(STAMPS)/peer ## compare speed with OpenSpiel, PettingZoo, RLCard, boardgame.io and Colyseus
	$(BIN)/python -m benchmarks.speed
	$(BIN)/python -m benchmarks.search
	$(BIN)/python -m benchmarks.envs
	$(BIN)/python -m benchmarks.server

audit: $(STAMPS)/build $(STAMPS)/audit ## measure the page with Lighthouse and photograph every screen (ONLY=screens, film, readme or visitor)
	$(NPM) run audit -- $(ONLY)

browsers: $(STAMPS)/build $(STAMPS)/node $(STAMPS)/page ## test the main flows of the page in an installed Firefox
	$(NPM) run e2e:browsers --silent

soak: $(STAMPS)/build $(STAMPS)/node ## run the long tests and strength measurements
	GOLDGAVEL_SOAK=1 $(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests -m soak
	for name in novice adept aurum-master aurum-flat spiel aurum-ways aurum-three auction-master auction-tokens aurum-steps; do \
		$(BIN)/python -m benchmarks.strength $$name --jobs $(JOBS) || exit 1; done
	$(BIN)/python -m benchmarks.strength report
	$(NPM) run e2e:soak

faults: $(STAMPS)/build ## kill, stop and cut off the server in the middle of games; report in build/faults (ONLY=…, TIMES=…)
	@$(BIN)/python -m tests.faults $(ONLY) $(if $(TIMES),--times $(TIMES))

mutants: $(STAMPS)/build $(STAMPS)/node ## change the rules, session and server in small ways and see whether tests notice (ONLY=aurum, SAMPLE=300, …)
	@$(BIN)/python -m tools.mutants $(ONLY) $(if $(SAMPLE),--sample $(SAMPLE)) --jobs $(JOBS)

flakes: $(STAMPS)/build $(STAMPS)/node $(STAMPS)/page ## run `make test` five times under load on every processor (TIMES=5)
	@$(BIN)/python -m tools.flakes --times $(or $(TIMES),5)

dist: $(STAMPS)/dev ## build an sdist and a wheel into dist
	@$(BIN)/python -m tools.release.packages dist

release: $(STAMPS)/build $(STAMPS)/node $(STAMPS)/page ## run the release checklist of docs/release.md (ONLY=… runs some steps)
	@$(BIN)/python -m tools.release $(ONLY)

sanitize: $(STAMPS)/dev ## test the rules with bounds checks and sanitizers
	@$(BIN)/python -m tools.sanitize

LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header pyproject.toml
lock: $(STAMPS)/dev ## update the lock files after a change of dependencies
	$(LOCK) --group dev --extra server --extra postgres --extra arena --extra envs --extra terminal -o requirements/dev.txt
	$(LOCK) --group runtime --extra server --extra terminal -c requirements/dev.txt -o requirements/runtime.txt
	$(LOCK) --no-strip-extras --extra bench -c requirements/dev.txt -o requirements/bench.txt

clean: ## remove everything that was built or installed
	rm -rf $(VENV) build dist web/node_modules web/audit/node_modules src/goldgavel/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete

# What a server with the page needs. Test tools come with the targets that need them.
$(STAMPS)/runtime: requirements/runtime.txt
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Gold & Gavel needs Python 3.11 or later; set PYTHON=…")'
	@echo "Setting up (once, about a minute): installing packages into $(VENV) …"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --require-hashes -r requirements/runtime.txt
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/dev: $(STAMPS)/runtime requirements/dev.txt
	@echo "Setting up: installing the test tools …"
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

$(STAMPS)/install: $(STAMPS)/runtime pyproject.toml
	@echo "Setting up: installing Gold & Gavel itself …"
	@GOLDGAVEL_PURE=1 $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

# Compiled modules are placed next to their sources in a step of their own, so that no running server loads half of them.
$(STAMPS)/compiled: $(STAMPS)/install $(COMPILED) setup.py $(shell find src -name '*.pxd')
	@echo "Compiling the rules …"
	@$(BIN)/python setup.py --quiet build_ext --build-lib build/compiled --parallel $(JOBS)
	@touch $@

$(STAMPS)/placed: $(STAMPS)/compiled
	@find src -name '*.so' -delete
	@if [ -d build/compiled/goldgavel ]; then cp -R build/compiled/goldgavel src/; fi
	@touch $@

$(STAMPS)/build: $(STAMPS)/dev $(STAMPS)/placed
	@touch $@

# Not `npm ci`: it refuses a lock file made where a tool's builds for other systems are not available.
$(STAMPS)/pagetools: $(STAMPS)/runtime web/package-lock.json
	@echo "Setting up: installing the page's build tools …"
	@$(NPM) install --no-save --no-progress --omit=dev
	@touch $@

$(STAMPS)/node: $(STAMPS)/pagetools
	@echo "Setting up: installing the page's test tools …"
	@$(NPM) install --no-save --no-progress
	@touch $@

$(STAMPS)/page: $(STAMPS)/pagetools $(PAGE)
	@echo "Building the page …"
	@$(NPM) run build --silent -- --logLevel warn
	@touch $@

# A separate package: Lighthouse is 60 % as large as all other page tools, and only `make audit` needs it.
$(STAMPS)/audit: $(STAMPS)/node web/audit/package-lock.json
	@echo "Setting up: installing Lighthouse …"
	@$(NPM) --prefix audit install --no-save --no-progress
	@touch $@

$(STAMPS)/bench: $(STAMPS)/build requirements/bench.txt
	@echo "Setting up: installing the libraries to compare with …"
	@$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

$(STAMPS)/peer: $(STAMPS)/bench $(wildcard benchmarks/server/peer/package*.json)
	@echo "Setting up: installing boardgame.io and Colyseus into build/peer …"
	@mkdir -p build/peer && cp benchmarks/server/peer/package*.json build/peer
	@cd build/peer && PATH="$(abspath $(BIN)):$$PATH" npm install --no-save --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@
