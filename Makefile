# Every target is a task of tools/dev.py; arguments go in ARGS: make play ARGS="peptide --seed 7"

PYTHON ?= python3
ARGS ?=

.PHONY: play test check compiled playthroughs
play test check compiled playthroughs:
	@$(PYTHON) tools/dev.py $@ $(ARGS)
