"""Conclave's debate laboratory from Python.

The laboratory is a command-line program of a Conclave checkout; this package runs it as a process and reads what it leaves.
It needs Python 3.9 and nothing else. pandas is used where it is installed, for frames in and out.
"""

from .comparison import Comparison, Difference, Flip, Way
from .lab import Lab, LabError
from .rows import Rows, to_rows
from .sweep import Column, Finding, Scene, Sweep

__all__ = [
    "Column",
    "Comparison",
    "Difference",
    "Finding",
    "Flip",
    "Lab",
    "LabError",
    "Rows",
    "Scene",
    "Sweep",
    "Way",
    "to_rows",
]
