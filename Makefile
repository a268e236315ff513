# Armorial. `make` alone lists the targets.

SHELL       := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: setup web wheel play site engine test quick lint packages bench research soak soak-server load screenshots clean help

VENV := .venv
BIN  := $(VENV)/bin
JOBS ?= 2
ARGS ?=

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The pins hold for the build back end too (older pip reads the first, newer pip the second).
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_BUILD_CONSTRAINT := $(CURDIR)/constraints.txt

help: ## list these targets
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/  make \1	\2/p' Makefile | expand -t 21

# The stamp holds the place of this folder and the sums of the files that decide what is installed: when all that is
# unchanged there is nothing to do. The lock lets two runs start at once; the second finds the work done. Modules are
# compiled after pip, which would do it on one core; some that packages bring as examples cannot be, and need not. Large
# packages of which little is used (of mypy only its libraries) are left out: what is used is compiled when it is first used.
LITTLE_USED := /(ray|scipy|numpy|matplotlib|mpl_toolkits|PIL|fontTools|open_spiel|graphql|google|absl|pyasn1_modules|mypy|mypyc|pip|pygments|schemathesis|tests?)/

setup: ## make .venv and install everything into it (nothing to do when up to date)
	@exec 9> .setup.lock; \
	if command -v flock > /dev/null; then flock 9; fi; \
	want="$$(pwd; cksum pyproject.toml constraints.txt)"; \
	if [ "$$want" = "$$(cat $(VENV)/.stamp 2> /dev/null || true)" ] && $(BIN)/python -c '' 2> /dev/null; then exit 0; fi; \
	python=; \
	for name in $(PYTHON) python3.11 python3 python3.12 python3.13 python3.14 python; do \
		if "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null; then python="$$name"; break; fi; \
	done; \
	if [ -z "$$python" ]; then \
		echo "Armorial needs Python 3.11 or newer, and none was found (name one with: make setup PYTHON=/path/to/python3)." >&2; \
		exit 1; \
	fi; \
	if ! "$$python" -c 'import ensurepip, venv' 2> /dev/null; then \
		if ! command -v apt-get > /dev/null || [ "$$(id -u)" != 0 ]; then \
			echo "$$python has no venv module: install it (on Debian, as root: apt-get install python3-venv) and run make again." >&2; \
			exit 1; \
		fi; \
		echo "$$python has no venv module: installing Debian's python3-venv with apt-get."; \
		apt-get update -q; \
		DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends python3-venv; \
		if ! "$$python" -c 'import ensurepip, venv' 2> /dev/null; then \
			echo "$$python still has no venv module after installing python3-venv: name another Python with make setup PYTHON=..." >&2; \
			exit 1; \
		fi; \
	fi; \
	echo "Installing into $(VENV) with $$("$$python" --version)."; \
	rm -f $(VENV)/.stamp; \
	if ! $(BIN)/python -m pip --version > /dev/null 2>&1; then "$$python" -m venv --clear $(VENV); fi; \
	$(BIN)/python -m pip install -q --no-compile -c constraints.txt -e '.[dev]'; \
	$(BIN)/python -m compileall -q -j 0 -x '$(LITTLE_USED)' $(VENV)/lib > /dev/null 2>&1 || true; \
	echo "$$want" > $(VENV)/.stamp

web: setup ## build the web client (nothing to do when up to date)
	@$(BIN)/python web/build.py

wheel: setup ## a wheel with the client in it, into dist: it needs neither Node nor a compiler where it is installed
	@$(BIN)/python -m hatchling build --target wheel --directory dist

play: web ## build the web client and serve the table on this machine
	@$(BIN)/armorial serve $(ARGS)

site: web ## a site of plain files in build/site, and serve it on this machine: the whole table in the browser, no server
	@$(BIN)/armorial site build/site --serve $(ARGS)

engine: setup ## compile the engine if that is possible here (nothing to do when up to date)
	@$(BIN)/armorial compile --if-possible

# tools/gate.py says what is run, and tells what took how long, this setting up included. Where there is Node, the client
# is built while pip, which uses one core, sets up the rest; gate.py waits for it, and says what went wrong, if anything.
test: ## everything a change must pass: lint, and all tests but the soak, with both engines, and a table of what took how long
	@export GATE_BEGAN="$$(date +%s.%N)"; \
	if command -v python3 > /dev/null; then python3 web/build.py ahead > /dev/null 2>&1 & fi; \
	$(MAKE) --no-print-directory setup; \
	$(BIN)/python tools/gate.py all --jobs $(JOBS) --args="$(ARGS)"

GAME ?=
quick: setup ## lint, and the tests of the games that were changed (or of one: GAME=village), within a minute
	@$(BIN)/python tools/gate.py quick $(GAME) --jobs $(JOBS) --args="$(ARGS)"

lint: setup ## ruff (rules and format), mypy (strict), and the checks of the web client
	@$(BIN)/python tools/gate.py lint --jobs $(JOBS)

# What a bare Debian lacks. The browser tests use its Chromium (Playwright's own download is not needed), and Playwright's
# driver a library; one of them puts nginx in front of the server, which Debian is kept from starting as a service; a
# compiled engine needs a compiler, and the headers if Python is Debian's own.
packages: setup
	@need="$$($(BIN)/python -c 'from armorial.engine.build import lacking; print(*lacking())')"; \
	command -v chromium-headless-shell chromium > /dev/null || need="$$need chromium-headless-shell"; \
	command -v nginx /usr/sbin/nginx > /dev/null || need="$$need nginx-light"; \
	$(BIN)/python -m playwright --version > /dev/null 2>&1 || need="$$need libatomic1"; \
	if [ -n "$$need" ]; then \
		if ! command -v apt-get > /dev/null || [ "$$(id -u)" != 0 ]; then \
			echo "The tests need $$need: install it (on Debian, as root: apt-get install $$need) and run make again." >&2; \
			exit 1; \
		fi; \
		echo "Installing Debian's $$need with apt-get for the tests."; \
		exec 9> .packages.lock; \
		if command -v flock > /dev/null; then flock 9; fi; \
		policy=/usr/sbin/policy-rc.d; \
		if [ ! -e $$policy ]; then \
			trap "rm -f $$policy" EXIT; \
			printf '#!/bin/sh\nexit 101\n' > $$policy; chmod +x $$policy; \
		fi; \
		apt-get update -q; \
		DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $$need; \
	fi

bench: engine ## measure every game, interpreted and compiled, beside catanatron and OpenSpiel, in a few minutes
	$(BIN)/python bench/run.py $(ARGS)

research: engine ## measure the research environments beside PettingZoo's and OpenSpiel's own games, in three minutes
	$(BIN)/python bench/research.py $(ARGS)

load: engine ## measure the server beside boardgame.io's, on this machine only, in a few minutes
	$(BIN)/python bench/load/run.py $(ARGS)

soak: engine ## 10,000 random games of each, with the compiled engine where there is one (long)
	ARMORIAL_ENGINE=auto $(BIN)/python -m pytest -n $(JOBS) -m soak $(ARGS)

soak-server: engine ## 300 matches at once for ten minutes, with bad clients and killed processes, beside boardgame.io (ARGS="--minutes 1")
	$(BIN)/python bench/soak_server.py $(ARGS)

screenshots: web packages ## pictures of every page, into build/screenshots
	$(BIN)/python tools/screenshots.py $(ARGS)

clean: ## remove environments, caches and builds
	rm -rf $(VENV) .bench-venv .bench-venv-research .*.lock build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf web/node_modules bench/load/peer/node_modules src/armorial/server/static
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
