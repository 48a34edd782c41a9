# Every target is a task of tools/dev.py; arguments go in ARGS: make play ARGS="peptide --seed 7"

PYTHON ?= python3
ARGS ?=

.PHONY: play test quick check compiled docs playthroughs
play test quick check compiled docs playthroughs:
	@$(PYTHON) tools/dev.py $@ $(ARGS)
