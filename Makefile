# Two commands matter to newcomers, `make play` and `make test`; both set up what is missing first.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

PYTHON_IN_VENV := .venv/bin/python
STAMPS := .venv/.stamps
# Four workers for a machine of two cores: many tests wait for a browser, a clock or a server most of their time.
# Bytecode is kept, wherever that is switched off: the hundreds of servers that are started would compile all again.
PYTEST := PYTHONDONTWRITEBYTECODE= $(PYTHON_IN_VENV) -m pytest -n 3 --dist worksteal

.PHONY: help
help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- set-up: each step leaves a stamp inside what it made, so that removing that is enough to do it again ----------

$(STAMPS)/venv:
	@.venv/bin/python -m pip --version >/dev/null 2>&1 || { python="$$(tools/find_python.sh)" && "$$python" -m venv --clear .venv; }
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/python: $(STAMPS)/venv requirements/bootstrap.txt requirements/dev.txt
	@echo "make: installing the Python packages"
	@$(PYTHON_IN_VENV) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bootstrap.txt
	@tools/install_locked.sh requirements/dev.txt
	@touch $@

$(STAMPS)/package: $(STAMPS)/python pyproject.toml hatch_build.py
	@.venv/bin/uv pip install --quiet --python $(PYTHON_IN_VENV) --no-deps --no-build-isolation --offline --editable .
	@touch $@

web/node_modules/.stamp: $(STAMPS)/python web/package.json web/package-lock.json
	@echo "make: installing the page's packages"
	@$(PYTHON_IN_VENV) tools/npm.py ci --no-audit --no-fund --loglevel=error
	@touch $@

.PHONY: setup
setup: $(STAMPS)/package web/node_modules/.stamp compile ## everything that work on the project needs, .venv/bin/prsi included

.PHONY: compile
compile: $(STAMPS)/package ## the compiled group, where a C compiler is; does nothing while it fits its sources
	@$(PYTHON_IN_VENV) tools/compile_group.py

WEB_SOURCES := $(shell find web src/prsi -type f ! -name '*.so' ! -name '*.pyc' ! -name '_compiled.json' \
	! -path 'web/node_modules/*' ! -path 'web/dist/*' ! -path 'web/.*/*' ! -path 'src/prsi/cli/*' ! -path 'src/prsi/server/*' 2>/dev/null)

web/dist/index.html: web/node_modules/.stamp $(WEB_SOURCES)
	@echo "make: building the page"
	@$(PYTHON_IN_VENV) tools/npm.py run build --silent -- --logLevel error
	@touch $@

.PHONY: web
web: web/dist/index.html ## build the web page

# --- the two commands of the README ---------------------------------------------------------------------------------

.PHONY: play
play: setup web ## play: build everything, serve it on this machine, print the address
	@exec .venv/bin/prsi serve $(PLAY)

.PHONY: test
test: setup lint web ## every check and every test but the long ones, browser tests included
	@tools/ensure_chromium.sh
	@tools/ensure_services.sh
	@$(PYTHON_IN_VENV) tools/npm.py run check --silent
	@$(PYTEST) $(TESTS)

.PHONY: test-long
test-long: setup web ## the tests that take too long for `make test`
	@tools/ensure_chromium.sh
	@tools/ensure_services.sh
	@$(PYTEST) -m long $(TESTS)

# --- while working --------------------------------------------------------------------------------------------------

.PHONY: lint
lint: compile
	@.venv/bin/ruff check --quiet .
	@.venv/bin/ruff format --quiet --check .
	@.venv/bin/mypy --no-error-summary
	@.venv/bin/lint-imports --no-logo >.venv/import-linter.txt || { cat .venv/import-linter.txt; exit 1; }

.PHONY: check
check: lint ## the checks of under a minute: ruff, mypy, imports, the compiled group, known vulnerabilities, quick tests
	@$(PYTHON_IN_VENV) tools/audit.py
	@$(PYTEST) -q -m "not slow" --hypothesis-profile=quick $(TESTS)

.PHONY: demo-tournament
demo-tournament: setup web ## a whole championship with 41 simulated players; DEMO="--players N --pace fast|watch"
	@$(PYTHON_IN_VENV) tools/demo_tournament.py $(DEMO)

.PHONY: format
format: $(STAMPS)/python ## format the Python sources
	@.venv/bin/ruff check --quiet --fix . ; .venv/bin/ruff format --quiet .

.PHONY: bench
bench: compile $(STAMPS)/bench ## measure the engine and its peers; writes benchmarks/latest.json
	@$(PYTHON_IN_VENV) -m benchmarks.bench $(BENCH)

.PHONY: bench-server
bench-server: setup web ## measure the server beside a bare echo and bare writes; writes benchmarks/server.json
	@tools/ensure_services.sh
	@$(PYTHON_IN_VENV) -m benchmarks.server $(BENCH)
	@$(PYTHON_IN_VENV) -m benchmarks.championship

$(STAMPS)/bench: $(STAMPS)/python requirements/bench.txt
	@tools/install_locked.sh requirements/bench.txt
	@touch $@

.PHONY: differential
differential: compile ## hold the engine against the naive one over 100,000 random steps; DIFFERENTIAL="STEPS SEED"
	@$(PYTHON_IN_VENV) -m tests.rules.differential $(DIFFERENTIAL)

.PHONY: options
options: compile ## hold each pair of option values to a named refusal or 100 random rounds that end
	@$(PYTEST) -q tests/rules/test_options.py

.PHONY: kills
kills: setup web ## kill the browser fifty times in the middle of a move and see that nothing is lost; KILLS=N
	@tools/ensure_chromium.sh
	@$(PYTHON_IN_VENV) -m tests.browser.kill $(KILLS)

.PHONY: kills-server
kills-server: setup web ## kill server nodes while people play, 60 s in each configuration; KILLS="--seconds N --store sqlite …"
	@tools/ensure_services.sh
	@$(PYTHON_IN_VENV) -m tests.server.kills $(KILLS)

.PHONY: fuzz-server
fuzz-server: setup ## throw 200,000 malformed, replayed and foreign commands at a node; FUZZ="--commands N --seed N"
	@$(PYTHON_IN_VENV) -m tests.server.fuzz $(FUZZ)

.PHONY: tournaments
tournaments: compile ## play 10,000 tournaments by chance and hold each against what really happened; TOURNAMENTS="COUNT SEED"
	@$(PYTHON_IN_VENV) -m tests.tournament.simulate $(TOURNAMENTS)

.PHONY: mutants
mutants: compile ## plant one fault for each rule and see a test fail
	@$(PYTHON_IN_VENV) -m tests.mutants $(MUTANTS)

.PHONY: requirements
requirements: $(STAMPS)/python ## export requirements/*.txt anew; UPGRADE=--upgrade for newer versions
	@tools/export_requirements.sh $(UPGRADE)

.PHONY: wheel
wheel: setup ## build the wheel, web page and compiled group included
	@.venv/bin/python -m hatchling build -t wheel

.PHONY: clean
clean: ## remove all that was built or installed here
	rm -rf .venv build dist web/dist web/node_modules web/.cache .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src/prsi \( -name '*.so' -o -name '_compiled.json' \) -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
