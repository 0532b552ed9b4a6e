# Two commands for everybody: `make play` and `make test`. Each sets everything up on a fresh machine.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
SITE = $(shell $(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("platlib"))')
KERNEL := CMakeLists.txt $(wildcard kernel/*.?pp)
WASM := build/wasm/cornerwise.wasm
GAME_SOURCES := $(shell find src/cornerwise/games src/cornerwise/geometry src/cornerwise/rules src/cornerwise/engine src/cornerwise/nets -type f -not -name '*.pyc')
OFFLINE := build/offline/common.json
OUT ?= build/static
CLIENT := src/cornerwise/web/index.html
CLIENT_SOURCES := $(shell find web/src web/build web/public src/cornerwise/locales -type f) \
  $(wildcard web/*.json web/*.ts web/*.js web/*.html) src/cornerwise/drawing/tokens.json
MANUAL := src/cornerwise/site.tar.xz
MANUAL_SOURCES := mkdocs.yml $(wildcard *.md) bench/README.md $(shell find docs examples src/cornerwise -type f -name '*.*' \
  ! -name '*.pyc' ! -path '*/web/*' ! -name 'site.tar.xz' ! -path '*/notebook/board.js')
BOOK := $(shell find src/cornerwise/locales src/cornerwise/games src/cornerwise/rulebook src/cornerwise/drawing -type f ! -name '*.pyc')
BUILD_TOOLS := pip scikit-build-core nanobind cmake ninja
# Only files whose hashes stand in these lists are installed (`make hashes`); the package itself comes without a list.
INSTALL = $(PIP) install --require-hashes --requirement requirements/$(1).txt
OURSELVES = $(PIP) install --no-deps --no-build-isolation --editable .
SANITIZED := build/sanitized
# Two tests at a time on a busy machine can make one of them too late: what failed is tried once more by itself, and what
# fails twice is wrong. A test that hangs fails after ten minutes.
PYTEST := $(BIN)/pytest --timeout=600
TWICE = $(PYTEST) $(1) $(2) || $(PYTEST) --last-failed --last-failed-no-failures=none $(2)
LEARNING := tests/test_training.py tests/test_student.py tests/test_transfer.py tests/test_envs_openspiel.py tests/test_envs_torch.py \
  tests/test_envs_sb3.py tests/test_baselines.py tests/test_examples.py

.DELETE_ON_ERROR:
.PHONY: play pictures docs digests doctor cross manylinux flatpak terminal static alone sweep memory wasm test packages together client script pairs browse check lint types unit sanitize learn cluster fuzz stubs schema package hashes audit bench clean help

help:  ## what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/'

play: $(VENV)/.playable $(CLIENT)  ## play in a browser, at http://localhost:8000
	@$(BIN)/cornerwise serve

terminal: $(VENV)/.playable  ## play in the terminal
	@$(BIN)/cornerwise play

static: $(CLIENT)  ## the static edition for any plain web host, in build/static/ or OUT=
	$(BIN)/python web/scripts/static.py "$(OUT)"

wasm: $(WASM)  ## the kernel and its games for the browser, in build/wasm/

test: packages check docs together client browse sanitize learn cluster  ## everything that CI runs

# Tests start databases and browsers of their own; where these cannot be installed, they are skipped and say so.
packages:
	-@[ "$$(id -u)" != 0 ] \
	|| { command -v redis-server && command -v chromium-headless-shell && command -v ccache && ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 \
	|| { export DEBIAN_FRONTEND=noninteractive; apt-get update -qq \
	&& apt-get install -y -qq postgresql redis-server chromium ccache && apt-get install -y -qq chromium-headless-shell; } >/dev/null

# What one process checks leaves a core idle, so the tests of Python run beside it, here and for `client`.
check:  ## lint, types and tests, in under three minutes
	@$(MAKE) --no-print-directory --jobs=2 lint types unit

lint: $(VENV)/.installed  ## style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.installed  ## types
	$(BIN)/mypy

unit: $(VENV)/.installed  ## all tests but those below
	$(call TWICE,-n auto,--ignore=tests/server --ignore-glob='tests/test_wasm_*' --ignore=tests/test_fluent_pair.py \
	  $(addprefix --ignore=,$(LEARNING)))

# These tests wait more than they work, for clocks and for other processes.
together: $(VENV)/.installed  ## the server, with databases and processes of its own
	$(call TWICE,-n $$((2 * $$(nproc))),tests/server)

client: web/node_modules $(VENV)/.installed $(WASM)  ## style, types and tests of the web client and of the kernel in it
	@$(MAKE) --no-print-directory --jobs=2 script pairs

script:
	cd web && npm run --silent format && npm run --silent check && npm run --silent test

pairs:
	$(call TWICE,-n auto,tests/test_wasm_*.py tests/test_fluent_pair.py \
	  tests/server/test_openapi.py::test_the_client_has_the_present_types)

# A browser may be too late once also beside itself: the summary names what was tried again at once.
browse: $(VENV)/.installed $(CLIENT)  ## whole games in a browser
	$(call TWICE,-n $$((3 * $$(nproc) / 2)) --dist worksteal --reruns 1 --only-rerun 'TimeoutError|expected to' -r R,tests/e2e)

alone: $(VENV)/.installed $(CLIENT)  ## whole games of every kind in a browser without a network; CI plays three of them
	$(BIN)/pytest -n 2 -m 'alone or not alone' tests/e2e/test_alone.py

sweep: $(VENV)/.installed $(CLIENT)  ## every page in every language on a phone; CI takes every fourth one
	$(BIN)/pytest -n 2 -m sweep tests/e2e/test_fitting.py

memory: $(VENV)/.installed $(CLIENT)  ## half an hour of play in a browser, which must not cost memory
	MINUTES=30 $(BIN)/pytest -s tests/e2e/test_memory.py

# The kernel's tests once more in a build that stops at the first bad read, overflow or shift. It is
# installed beside the usual one, and -S keeps the usual one out of the way.
sanitize: $(SANITIZED)/.installed  ## the kernel's tests under AddressSanitizer and UBSan
	LD_PRELOAD="$$($(CXX) -print-file-name=libasan.so) $$($(CXX) -print-file-name=libubsan.so)" \
	ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=print_stacktrace=1 PYTHONPATH=$(SANITIZED)/site:$(SITE) \
	$(BIN)/python -S -m pytest -p no:cacheprovider --dist=load --tx="$$(nproc)*popen//python=$(BIN)/python -S" \
	  tests/test_kernel.py tests/test_lockstep.py \
	  tests/test_matching_kernel.py tests/test_matching_lockstep.py tests/test_matching_view.py tests/test_search.py \
	  tests/test_endgame.py tests/test_selfplay.py tests/test_matching_search.py tests/test_matching_guess.py \
	  tests/test_envs_spec.py tests/test_envs_vector.py tests/test_smallnet.py

# Training and OpenSpiel need packages of some 200 MB, so their tests stand apart. Each core has a process of its own already.
learn: export OMP_NUM_THREADS := 1
learn: $(VENV)/.trainable  ## the tests of training, OpenSpiel and the examples
	$(call TWICE,-n auto,$(LEARNING))

# A Ray of one's own takes its time to start.
cluster: $(VENV)/.installed  ## the tests of engine work on a cluster, which the others leave out
	$(call TWICE,-m cluster,-m cluster tests/server/test_cluster.py tests/test_arena_cluster.py)

# What CI does a few times, many times: frames, messages in any order, every route with anything.
fuzz: $(VENV)/.installed  ## hostile input for longer than CI has time
	CORNERWISE_FUZZ=200 $(BIN)/pytest -q tests/server/test_socket_states.py tests/server/test_rfc6455.py \
	  tests/server/test_openapi.py tests/fuzz

stubs: $(VENV)/.installed  ## write the kernel's types down anew after a change of bind.cpp
	$(BIN)/python -m nanobind.stubgen --quiet -m cornerwise._kernel -o src/cornerwise/_kernel.pyi

schema: $(VENV)/.installed web/node_modules  ## write the protocol's types, the games and the languages of CLDR down anew for the web client
	$(BIN)/python web/scripts/openapi.py | node web/scripts/protocol.mjs > web/src/generated/protocol.ts
	$(BIN)/python web/scripts/games.py > web/src/generated/games.ts
	$(BIN)/python web/scripts/languages.py > web/src/generated/languages.json

# The wheel with the web client and the documentation in it, and lists of all parts that it is delivered with (CycloneDX): of Python's as they
# are installed into a clean environment, of the client's as they are pinned.
package manylinux: export CLIENT_PARTS := required
package: $(VENV)/.releasable $(CLIENT) $(MANUAL)  ## the wheel and its bill of materials, in dist/
	rm -rf dist build/clean
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	$(BIN)/python .ci/wheel_size.py dist/*.whl
	$(BIN)/uv venv --quiet --python $(BIN)/python build/clean
	$(BIN)/uv pip install --quiet --python build/clean --require-hashes \
	  --requirement requirements/image.txt --requirement requirements/play.txt
	$(BIN)/uv pip install --quiet --python build/clean --no-deps dist/*.whl
	$(BIN)/cyclonedx-py environment --pyproject pyproject.toml --output-reproducible \
	  --output-file dist/cornerwise.cdx.json build/clean/bin/python
	cd web && npm sbom --package-lock-only --omit dev --sbom-format cyclonedx > ../dist/cornerwise-web.cdx.json

# Lists of all files for all systems, in the versions of constraints.txt. The documentation needs a newer Python.
HASHED = $(BIN)/uv pip compile --quiet --universal --constraint constraints.txt --generate-hashes --no-annotate \
  --no-header --upgrade --python-version 3.11$(2) --output-file requirements/$(1).txt

hashes: $(VENV)/.releasable  ## write requirements/ anew after a change of versions
	echo $(BUILD_TOOLS) | tr ' ' '\n' | $(call HASHED,build) -
	$(call HASHED,play) --extra nets --extra server pyproject.toml
	$(call HASHED,image) --extra nets --extra server --extra solve pyproject.toml
	$(call HASHED,dev) --group dev
	$(call HASHED,browser) --group browser
	$(call HASHED,release) --group release
	$(call HASHED,docs,.5) --group docs

# Asks services on the internet, and answers differently from day to day: not for CI.
audit: $(VENV)/.installed $(VENV)/.releasable web/node_modules  ## known vulnerabilities of everything that is installed
	@$(BIN)/pip-audit --local --skip-editable; python=$$?; \
	(cd web && npm audit); node=$$?; \
	[ $$python = 0 ] && [ $$node = 0 ] || { \
	echo "make audit: vulnerabilities were found, or a service could not be reached (it then says so above)."; exit 1; }

# Asks Docker Hub; what comes back is to be looked at and committed.
digests:  ## give the images of deploy/ the digests that they have today
	@$(PYTHON) .ci/images.py

doctor:  ## what this machine lacks
	@$(PYTHON) .ci/doctor.py

# All of the kernel but its bindings, which need the headers of another system's Python. Nothing is linked or run.
cross: $(VENV)/.installed  ## whether the kernel compiles for Windows, macOS and Linux with musl or on ARM
	$(call INSTALL,browser)
	$(BIN)/python kernel/cross.py $(CROSS)

# The wheels of a release are built in containers (pyproject.toml); this is for a machine that has none.
manylinux: $(VENV)/.releasable $(CLIENT) $(MANUAL)  ## a wheel for any Linux since 2018 on x86-64, in dist/
	$(call INSTALL,browser)
	$(BIN)/python kernel/manylinux.py dist
	$(BIN)/python .ci/wheel_size.py dist/*manylinux*.whl

# flatpak-builder makes the rest (docs/releasing.md).
flatpak: $(VENV)/.installed  ## what the Flatpak of the desktop is built of, in build/flatpak/; WHEEL= of Python 3.12 or later
	$(BIN)/python deploy/flatpak/prepare.py "$(WHEEL)" build/flatpak

pictures: $(VENV)/.installed $(CLIENT)  ## the pictures of README.md, taken from the running client
	$(BIN)/python web/scripts/pictures.py docs/pictures

# Without a network; what is wrong in a page, a docstring or a link stops it. Material's notices are for its own users.
docs: $(VENV)/.documented  ## the documentation site, in build/site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

bench: $(VENV)/.installed  ## the figures of bench/README.md
	$(BIN)/cornerwise bench

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.built: requirements/build.txt | $(VENV)/bin/python
	$(call INSTALL,build)
	@touch $@

$(VENV)/.playable: $(VENV)/.built requirements/play.txt pyproject.toml $(KERNEL)
	$(call INSTALL,play)
	$(OURSELVES)
	@touch $@

$(VENV)/.installed: $(VENV)/.playable requirements/dev.txt
	$(call INSTALL,dev)
	@touch $@

$(VENV)/.documented: $(VENV)/.installed requirements/docs.txt
	$(call INSTALL,docs)
	@touch $@

$(VENV)/.releasable: $(VENV)/.playable requirements/release.txt
	$(call INSTALL,release)
	@touch $@

# Without hashes: torch may be another file of the same version where it comes from another index.
$(VENV)/.trainable: $(VENV)/.installed constraints.txt
	$(PIP) install --constraint constraints.txt --no-build-isolation --editable '.[baselines,nets,openspiel,rl,train]'
	@touch $@

$(SANITIZED)/.installed: $(VENV)/.installed $(KERNEL)
	$(PIP) install --no-build-isolation --no-deps --upgrade --target $(SANITIZED)/site \
	  --config-settings=build-dir=$(SANITIZED)/build --config-settings=cmake.define.CORNERWISE_SANITIZE=ON .
	@touch $@

web/node_modules: web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# Where the compiler cannot be had, the client is built without the kernel, asks the server and says so. Where it can,
# what it does not compile is an error.
$(WASM): $(VENV)/.playable $(KERNEL) $(wildcard kernel/wasm/*) web/scripts/kernel_games.py $(GAME_SOURCES)
	@mkdir -p $(@D)
	@rm -f $@
	@if $(call INSTALL,browser); then \
	$(BIN)/python kernel/wasm/build.py $(@D) && $(BIN)/python web/scripts/kernel_games.py $(@D) && touch $@; \
	else echo "There is no compiler for the kernel in the browser: games will need the server."; fi

$(OFFLINE): $(VENV)/.playable web/scripts/offline.py $(BOOK)
	$(BIN)/python web/scripts/offline.py $(@D)

$(CLIENT): web/node_modules $(WASM) $(OFFLINE) $(CLIENT_SOURCES)
	cd web && npm run --silent build

# The site as packages have it. `make docs` makes the same and more, with all tools of development at hand.
$(MANUAL): $(VENV)/.playable requirements/docs.txt $(MANUAL_SOURCES)
	$(call INSTALL,docs)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	$(BIN)/python docs/pack_site.py build/site $@

clean:  ## forget everything that was built
	rm -rf $(VENV) build web/node_modules src/cornerwise/web src/cornerwise/site.tar.xz src/cornerwise/notebook/board.js .mypy_cache .ruff_cache .pytest_cache .hypothesis
