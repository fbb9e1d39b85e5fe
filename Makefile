# Every target sets up what it needs. The only prerequisite is Python 3.11 or newer.
PYTHON ?= python3
TORCH ?= torch
VENV := .venv
BIN := $(VENV)/bin
COMPILED := $(CURDIR)/build/compiled
COMPILED_SOURCES := $(shell find src/jollyroger/engine src/jollyroger/bots src/jollyroger/games src/jollyroger/server tools/compiled -name '*.py' -not -path '*/tests/*')
SITE := src/jollyroger/server/site/index.html
SITE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null | grep -v protocol.ts)
SITE_TOOLS := tools/build_site.py tools/page_messages.py tools/static/notices.py $(wildcard tools/static/licences/*)
SCREEN_SOURCES := $(shell find src/jollyroger/games -path '*/web/*' -type f 2>/dev/null)
MESSAGES := $(shell find src/jollyroger -path '*/languages/*' -type f)

.DEFAULT_GOAL := help
.PHONY: help play test check wheel static fast fast-test format soak bench docs examples golden pictures lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.play $(SITE) ## start the server and open the site in the browser
	@$(BIN)/jollyroger serve --open

static: $(VENV)/.play ## build the site with the games inside into dist/static, for any web server; see docs/static.md
	@$(BIN)/python -m tools.build_static

test: check $(SITE) static ## run all checks and tests, with a real PostgreSQL, Redis, Chromium and Firefox
	$(BIN)/python tools/services.py $(BIN)/pytest -q -n auto --dist worksteal

check: $(VENV)/.test ## lint, check types, messages in all languages, and that code and tests cite every rule
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python tools/check_rules.py
	$(BIN)/python -m tools.check_messages
	$(BIN)/python -m tools.build_site --check

wheel: $(VENV)/.test $(SITE) ## build the wheel and the source distribution, with the site inside, into dist
	$(BIN)/python -m tools.build_wheel
	$(BIN)/twine check --strict dist/jollyroger-*

fast: .venv-fast/.ready ## build the compiled wheel into .venv-fast: the same games and server, the games several times as fast
	@.venv-fast/bin/jollyroger --version

fast-test: .venv-fast/.ready ## run the tests of engine, games and bots on the compiled build, and compare it with the pure one
	JOLLYROGER_COMPILED=$(COMPILED)/src PYTHONPATH=$(COMPILED)/src $(BIN)/pytest -q -n auto --dist worksteal \
	  tests/compiled tests/engine tests/bots tests/conformance $(COMPILED)/src/jollyroger/games

format: $(VENV)/.test ## format the code
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

soak: $(VENV)/.test ## run the long tests: thousands of checked games, generated positions, faults, hostile messages
	$(BIN)/python tools/soak.py
	JOLLYROGER_SOAK=1 HYPOTHESIS_PROFILE=soak $(BIN)/pytest -q -n auto tests/conformance tests/lab/test_docs_examples.py
	JOLLYROGER_SOAK=1 $(BIN)/pytest -q -n auto tests/bots/test_sensible_play.py src/jollyroger/games/*/tests/test_sensible_play.py
	JOLLYROGER_SOAK=1 $(BIN)/python tools/services.py $(BIN)/pytest -q -n auto tests/server tests/deploy \
	  tests/site/test_language_games.py
	$(BIN)/python -m tests.soak.fault_injection --faults 500 --commands 20000
	$(BIN)/python -m tests.soak.hostile_messages --messages 1000000

bench: .venv-bench/.ready ## measure speed beside other engines and another server in the same run, and compare with the last release
	.venv-bench/bin/python -m bench.run
	.venv-bench/bin/python -m bench.compare

docs: .venv-docs/.ready ## build the documentation site into dist/docs, with the playable page if `make static` has built it
	.venv-docs/bin/python -m tools.build_docs

examples: .venv-examples/.ready ## run the examples that need torch: MaskablePPO of sb3-contrib, and RLlib
	.venv-examples/bin/python docs/examples/maskable_ppo.py --steps 4096 --trials 40
	.venv-examples/bin/python docs/examples/rllib.py --rounds 2 --batch 500

golden: $(VENV)/.test ## play the golden records again, after a change of rules
	@for folder in src/jollyroger/games/*/tests/golden; do \
	  module=$$(echo $$folder | sed 's,^src/,,; s,/,.,g'); echo $$module; $(BIN)/python -m $$module; done

pictures: $(VENV)/.test $(SITE) ## take the pictures in docs/pictures again
	$(BIN)/python tools/pictures.py
	$(BIN)/python tools/terminal_pictures.py

lock: ## update the lock files from pyproject.toml
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/pip install --quiet uv
	@for extra in build test bench node docs scale; do \
	  file=requirements$$(test $$extra = build || echo -$$extra).lock; echo $$file; \
	  .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	    --no-annotate --no-emit-index-url --no-emit-find-links --no-emit-package jollyroger --upgrade \
	    --extra $$extra pyproject.toml -o $$file; done
	rm -rf .venv-lock

clean: ## remove everything the other targets made
	rm -rf web/node_modules web/src/protocol.ts src/jollyroger/server/site bench/boardgame/node_modules
	rm -rf .venv .venv-bench .venv-docs .venv-examples .venv-fast .venv-lock build dist .mypy_cache .ruff_cache .hypothesis .pytest_cache src/*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

define environment
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Jolly Roger needs Python 3.11 or newer, and $(PYTHON) is older; run: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 2; }
	@test -x $(1)/bin/python || { echo "setting up $(1) …"; $(PYTHON) -m venv $(1); } || \
	  { rm -rf $(1); echo "Python could not create a virtual environment; on Debian run: apt-get install python3-venv"; exit 2; }
	@$(1)/bin/pip --disable-pip-version-check --quiet install --require-hashes -r $(2)
endef

define venv
	$(call environment,$(1),$(2))
	@$(1)/bin/pip --disable-pip-version-check --quiet install --no-deps --no-build-isolation --editable .
	@touch $(3)
endef

$(SITE): $(SITE_SOURCES) $(SITE_TOOLS) $(SCREEN_SOURCES) $(MESSAGES) $(wildcard src/jollyroger/server/protocol/*.py) | $(VENV)/.play
	@echo "building the site …"
	@$(BIN)/python -m tools.build_site
	@touch $@

$(VENV)/.play: requirements.lock pyproject.toml
	$(call venv,$(VENV),requirements.lock,$@)

$(VENV)/.test: requirements-test.lock pyproject.toml
	$(call venv,$(VENV),requirements-test.lock,$@)

# Built with the tools of the test environment; needs a C compiler and Python's headers.
.venv-fast/.ready: $(VENV)/.test tools/build_compiled.py $(COMPILED_SOURCES) $(MESSAGES)
	$(BIN)/python -m tools.build_compiled --folder $(COMPILED)
	$(call environment,.venv-fast,requirements.lock)
	@.venv-fast/bin/pip --disable-pip-version-check --quiet install --no-deps --force-reinstall $(COMPILED)/dist/*.whl
	@touch $@

.venv-bench/.ready: requirements-bench.lock pyproject.toml
	$(call venv,.venv-bench,requirements-bench.lock,$@)

.venv-docs/.ready: requirements-docs.lock
	$(call environment,.venv-docs,requirements-docs.lock)
	@touch $@

# Installed by name: these libraries are large and are not needed for anything else.
.venv-examples/.ready: pyproject.toml
	@test -x .venv-examples/bin/python || { echo "setting up .venv-examples …"; $(PYTHON) -m venv .venv-examples; }
	@.venv-examples/bin/pip --disable-pip-version-check --quiet install $(TORCH)
	@.venv-examples/bin/pip --disable-pip-version-check --quiet install --editable '.[env]' sb3-contrib 'ray[rllib]'
	@touch $@
