"""What `make test` leaves to `make soak`."""

from tests.shares import in_share


def test_every_test_is_run_with_one_sentence_at_least() -> None:
    """A share of the sentences is a share of each test's: none is left out with all that it tries."""
    names = [f"tests/unit/orders/test_a.py::test_{test}[{case}]" for test in "xyz" for case in range(7)]
    kept = [name for name, stays in zip(names, in_share(names, 4), strict=True) if stays]
    assert kept == [f"tests/unit/orders/test_a.py::test_{test}[{case}]" for test in "xyz" for case in (0, 4)]


def test_what_tries_no_sentences_is_run_whole() -> None:
    """Cases of anything but the reading of sentences are all run, and so is a test without cases."""
    names = [f"tests/contracts/test_store.py::test_kept[{case}]" for case in range(9)] + [
        "tests/unit/orders/t.py::test_x"
    ]
    assert all(in_share(names, 4))


def test_nothing_is_left_out_unasked() -> None:
    """Who names a file, and `make soak`, runs all of it."""
    assert all(in_share([f"tests/unit/orders/test_a.py::test_x[{case}]" for case in range(9)], 1))


def test_more_cases_of_a_playthrough_are_tried() -> None:
    """Some of them are states of a game: of these one in four is tried where one sentence in thirty-two is."""
    names = [f"tests/playthroughs/test_a.py::test_x[{case}]" for case in range(6)]
    assert in_share(names, 32) == [True, False, False, False, True, False]
    assert all(in_share(names, 8))
