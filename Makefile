# Every target is a task of tools/dev.py; arguments go in ARGS: make play ARGS="--host 0.0.0.0"

PYTHON ?= python3
ARGS ?=

.PHONY: play test test-deep quick check web compiled coverage docs screenshots playthroughs
play test test-deep quick check web compiled coverage docs screenshots playthroughs:
	@$(PYTHON) tools/dev.py $@ $(ARGS)
