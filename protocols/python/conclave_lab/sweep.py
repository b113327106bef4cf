"""What a sweep over simulated panels found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, List, Mapping

from .rows import frame

if TYPE_CHECKING:
    import pandas


@dataclass(frozen=True)
class Column:
    """A protocol under test, or a control."""

    name: str
    kind: str
    right: float
    right_low: float
    right_high: float
    tokens: float


@dataclass(frozen=True)
class Finding:
    """One comparison: a protocol against a control."""

    method: str
    control: str
    mean: float
    low: float
    high: float
    shown: str
    sentence: str


@dataclass(frozen=True)
class Scene:
    """A panel with the levels of its factors set."""

    name: str
    columns: List[Column]
    findings: List[Finding]


@dataclass(frozen=True)
class Sweep:
    scenes: List[Scene]
    rows: List[Mapping[str, str]]
    """A dict for each debate and column; what was varied has separate columns."""
    report: str

    def frame(self) -> "pandas.DataFrame":
        """The debates as a frame."""
        return frame(self.rows)


def scene_of(scene: Mapping[str, Any]) -> Scene:
    return Scene(
        name=scene["scene"],
        columns=[
            Column(
                name=column["name"],
                kind=column["kind"],
                right=column["accuracy"]["share"],
                right_low=column["accuracy"]["low"],
                right_high=column["accuracy"]["high"],
                tokens=column["tokens"],
            )
            for column in scene["columns"]
        ],
        findings=[
            Finding(
                method=finding["method"],
                control=finding["control"],
                mean=finding["difference"]["mean"],
                low=finding["difference"]["low"],
                high=finding["difference"]["high"],
                shown=finding["shown"],
                sentence=finding["sentence"],
            )
            for finding in scene["findings"]
        ],
    )
