"""Setting up without a network fails with a clear sentence; any other failure shows its output."""

import sys

import pytest

from tools.running import install, together

SAID = {
    "npm": "npm error code ECONNREFUSED\nnpm error FetchError: request to http://127.0.0.1:9/svelte failed",
    "npm without names": "npm error code EAI_AGAIN\nnpm error errno EAI_AGAIN",
    "uv": "error: Failed to fetch: `http://127.0.0.1:9/simple/rich/`\n  Caused by: error sending request for url",
    "pip": "WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError(Connection refused)'",
}


@pytest.mark.parametrize("installer", SAID)
def test_no_network_is_one_sentence(installer: str) -> None:
    with pytest.raises(SystemExit) as left:
        install(sys.executable, "-c", f"import sys; sys.exit({SAID[installer]!r})")
    assert left.value.code == "This step needs the network, which cannot be reached now; try again later."


def test_what_else_goes_wrong_is_shown() -> None:
    with pytest.raises(SystemExit, match=r"(?s)svelte: no such package.*This was the output of"):
        install(sys.executable, "-c", "import sys; sys.exit('svelte: no such package')")


def test_of_things_done_together_the_failure_is_ours() -> None:
    def fail() -> None:
        sys.exit("no")

    with pytest.raises(SystemExit, match="no"):
        together(lambda: None, fail)
