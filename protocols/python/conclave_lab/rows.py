"""Tables as lists of dicts, and as pandas frames where pandas is installed."""

from __future__ import annotations

import csv
import math
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterable, List, Mapping, Union

if TYPE_CHECKING:
    import pandas

    Rows = Union[Iterable[Mapping[str, Any]], "pandas.DataFrame"]
else:
    Rows = Any


def to_rows(table: Rows) -> List[Mapping[str, Any]]:
    """The table as a list of dicts; a frame of pandas (anything with ``to_dict("records")``) is turned into one.

    Cells that hold nothing (``None``, a float that is no number) become empty: the laboratory takes them for not filled in.
    """
    to_dict = getattr(table, "to_dict", None)
    rows = to_dict("records") if callable(to_dict) and not isinstance(table, Mapping) else list(table)
    return [{str(name): _filled(cell) for name, cell in row.items()} for row in rows]


def _filled(cell: Any) -> Any:
    if cell is None or (isinstance(cell, float) and math.isnan(cell)):
        return ""
    item = getattr(cell, "item", None)  # a scalar of NumPy
    return item() if callable(item) else cell


def frame(rows: List[Mapping[str, Any]]) -> "pandas.DataFrame":
    """The rows as a frame. Raises ImportError with a plain sentence where pandas is not installed."""
    try:
        import pandas
    except ImportError as error:
        raise ImportError("pandas is not installed: use .rows, or install pandas to get a frame") from error
    return pandas.DataFrame(list(rows))


def read_csv(path: Path) -> List[Mapping[str, str]]:
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))
