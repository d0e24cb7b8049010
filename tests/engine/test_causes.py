"""What went wrong in somebody's module is one line with the file and the line of their code."""

import pytest

from koloda.engine.values.causes import cause_of
from koloda.engine.values.options import Option


def caught(code: str, file: str = "/home/ann/snap/rules.py") -> BaseException:
    """What a module of that text raises."""
    with pytest.raises(BaseException) as found:  # noqa: PT011
        exec(compile(code, file, "exec"), {"Option": Option})
    return found.value


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("\n1 // 0", "ZeroDivisionError: integer division or modulo by zero (FILE, line 2)"),
        ("\n\nOption()", "TypeError: .* (FILE, line 3)"),
        ("a b", "invalid syntax (FILE, line 1)"),
        ("import no_such_module_of_ann", "No module named 'no_such_module_of_ann'"),
        ("open('/nowhere/at/all')", "No such file or directory"),
    ],
)
def test_the_line_is_the_author_s(code: str, said: str) -> None:
    start, _, end = said.replace("FILE", "/home/ann/snap/rules.py").partition(".*")
    told = cause_of(caught(code))
    assert told.startswith(start) and told.endswith(end) and "\n" not in told


def test_an_error_that_was_raised_nowhere_is_its_name() -> None:
    assert cause_of(ValueError("no hands")) == "ValueError: no hands"
