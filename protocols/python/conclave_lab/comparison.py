"""What a comparison of ways of deciding found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, List, Mapping, Optional

from .rows import frame

if TYPE_CHECKING:
    import pandas


@dataclass(frozen=True)
class Difference:
    """Accuracy of a way less that of a control on the same items, 0..1, with its 95 % interval."""

    control: str
    mean: float
    low: float
    high: float
    p: float
    """McNemar's exact p after Holm's correction for all comparisons made with it."""
    shown: str
    """``better``, ``worse``, ``as-good`` (within the margin) or ``not-shown``."""


@dataclass(frozen=True)
class Way:
    """One way of deciding: a rule of the catalogue, learnt weights, or a control."""

    name: str
    kind: str
    fault: Optional[str]
    """Why it cannot decide these answers; None where it can."""
    items: int
    right: Optional[float]
    right_low: Optional[float]
    right_high: Optional[float]
    undecided: int
    flips: int
    over_best: Optional[Difference]
    over_majority: Optional[Difference]


@dataclass(frozen=True)
class Flip:
    """A verdict that a rule turns, and what it rests on."""

    item: str
    truth: str
    rule: str
    was: str
    verdict: str
    margin: float
    pivotal: List[str]
    """Voters each of whom alone turns it back by staying away."""
    ballots: str
    why: str


@dataclass(frozen=True)
class Comparison:
    ways: List[Way]
    flips: List[Flip]
    rows: List[Mapping[str, Any]]
    """The table of ways, a dict each."""
    verdicts: List[Mapping[str, str]]
    """A dict for each item and way."""
    report: str
    """What the terminal shows."""

    def way(self, name: str) -> Way:
        """The way of this name. Raises KeyError."""
        for way in self.ways:
            if way.name == name:
                return way
        raise KeyError(name)

    def frame(self) -> "pandas.DataFrame":
        """The ways as a frame."""
        return frame(self.rows)

    def verdicts_frame(self) -> "pandas.DataFrame":
        """The verdicts as a frame, a row for each item and way."""
        return frame(self.verdicts)


def way_of(row: Mapping[str, Any]) -> Way:
    accuracy = row["accuracy"] or {}
    return Way(
        name=row["name"],
        kind=row["kind"],
        fault=row["fault"],
        items=row["items"],
        right=accuracy.get("share"),
        right_low=accuracy.get("low"),
        right_high=accuracy.get("high"),
        undecided=row["undecided"],
        flips=row["flips"],
        over_best=_difference(row["againstBest"]),
        over_majority=_difference(row["againstMajority"]),
    )


def _difference(row: Optional[Mapping[str, Any]]) -> Optional[Difference]:
    if row is None:
        return None
    gap = row["difference"]
    return Difference(row["control"], gap["mean"], gap["low"], gap["high"], row["adjusted"], row["shown"])


def flip_of(row: Mapping[str, str]) -> Flip:
    return Flip(
        item=row["item"],
        truth=row["truth"],
        rule=row["rule"],
        was=row["was"],
        verdict=row["is"],
        margin=float(row["margin"]),
        pivotal=[name for name in row["pivotal"].split("; ") if name],
        ballots=row["ballots"],
        why=row["why"],
    )


def flat(way: Way) -> Mapping[str, Any]:
    """A way as one row: differences as columns."""
    row = {name: getattr(way, name) for name in ("name", "kind", "fault", "items", "right", "right_low", "right_high")}
    row.update(undecided=way.undecided, flips=way.flips)
    for name, gap in (("best", way.over_best), ("majority", way.over_majority)):
        for field in ("mean", "low", "high", "p", "shown"):
            row[f"over_{name}_{field}"] = None if gap is None else getattr(gap, field)
    return row
