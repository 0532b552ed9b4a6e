# Two commands for everybody: `make play` and `make test`. Each sets everything up on a fresh machine.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
SITE = $(shell $(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("platlib"))')
KERNEL := CMakeLists.txt $(wildcard kernel/*)
SANITIZED := build/sanitized

.PHONY: play test packages check lint types unit sanitize learn stubs bench clean help

help:  ## what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/'

play: $(VENV)/.playable  ## play in the terminal
	@$(BIN)/cornerwise play

test: packages check sanitize learn  ## everything that CI runs

# Tests of the server start databases of their own; where these cannot be installed, they are skipped and say so.
packages:
	-@[ "$$(id -u)" != 0 ] || { command -v redis-server && ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 \
	|| { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql redis-server; } >/dev/null

check: lint types unit  ## lint, types and tests, in under three minutes

lint: $(VENV)/.installed  ## style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.installed  ## types
	$(BIN)/mypy

unit: $(VENV)/.installed  ## all tests
	$(BIN)/pytest -n auto

# The kernel's tests once more in a build that stops at the first bad read, overflow or shift. It is
# installed beside the usual one, and -S keeps the usual one out of the way.
sanitize: $(SANITIZED)/.installed  ## the kernel's tests under AddressSanitizer and UBSan
	LD_PRELOAD="$$($(CXX) -print-file-name=libasan.so) $$($(CXX) -print-file-name=libubsan.so)" \
	ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=print_stacktrace=1 PYTHONPATH=$(SANITIZED)/site:$(SITE) \
	$(BIN)/python -S -m pytest -p no:cacheprovider tests/test_kernel.py tests/test_lockstep.py \
	  tests/test_matching_kernel.py tests/test_matching_lockstep.py tests/test_matching_view.py tests/test_search.py \
	  tests/test_endgame.py tests/test_forest.py tests/test_matching_search.py tests/test_matching_guess.py \
	  tests/test_envs_spec.py tests/test_envs_vector.py

# Training and OpenSpiel need packages of some 200 MB, so their tests stand apart.
learn: $(VENV)/.trainable  ## the tests of training, OpenSpiel and the examples, left out elsewhere if packages are missing
	$(BIN)/pytest -n auto tests/test_training.py tests/test_envs_openspiel.py tests/test_examples.py

stubs: $(VENV)/.installed  ## write the kernel's types down anew after a change of bind.cpp
	$(BIN)/python -m nanobind.stubgen --quiet -m cornerwise._kernel -o src/cornerwise/_kernel.pyi

bench: $(VENV)/.installed  ## the figures of bench/README.md
	$(BIN)/cornerwise bench

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --constraint constraints.txt pip

$(VENV)/.built: constraints.txt | $(VENV)/bin/python
	$(PIP) install --constraint constraints.txt scikit-build-core nanobind cmake ninja
	@touch $@

$(VENV)/.playable: $(VENV)/.built pyproject.toml $(KERNEL)
	$(PIP) install --constraint constraints.txt --no-build-isolation --editable '.[nets,server,terminal]'
	@touch $@

$(VENV)/.installed: $(VENV)/.playable
	$(PIP) install --constraint constraints.txt --group dev
	@touch $@

$(VENV)/.trainable: $(VENV)/.installed
	$(PIP) install --constraint constraints.txt --no-build-isolation --editable '.[nets,openspiel,rl,terminal,train]'
	@touch $@

$(SANITIZED)/.installed: $(VENV)/.installed $(KERNEL)
	$(PIP) install --no-build-isolation --no-deps --upgrade --target $(SANITIZED)/site \
	  --config-settings=build-dir=$(SANITIZED)/build --config-settings=cmake.define.CORNERWISE_SANITIZE=ON .
	@touch $@

clean:  ## forget everything that was built
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis
