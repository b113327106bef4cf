"""The laboratory as a process."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any, List, Mapping, Optional, Sequence, Union

from .comparison import Comparison, flat, flip_of, way_of
from .rows import Rows, read_csv, to_rows
from .sweep import Sweep, scene_of

PathLike = Union[str, "os.PathLike[str]"]


class LabError(RuntimeError):
    """The laboratory refused; its own words are the message."""


class Lab:
    """Runs the laboratory of a checkout.

    ``checkout`` is the directory with Conclave's package.json: the environment's ``CONCLAVE_CHECKOUT``, or the checkout that this
    file lies in. ``timeout`` is in seconds, for each command.
    """

    def __init__(self, checkout: Optional[PathLike] = None, timeout: float = 600) -> None:
        given = checkout or os.environ.get("CONCLAVE_CHECKOUT")
        self.checkout = Path(given).resolve() if given else Path(__file__).resolve().parents[3]
        self.timeout = timeout
        if not (self.checkout / "gateway" / "cli" / "lab.ts").exists():
            raise LabError(f"{self.checkout} is no checkout of Conclave: there is no gateway/cli/lab.ts")

    def run(self, *args: str) -> str:
        """Runs one command as ``npm run lab -- ARGS`` does, and gives what it prints. Raises LabError."""
        node = self.checkout / "node_modules" / ".bin" / "node"
        # npm prepares what is missing the first time; after that Node starts faster without it.
        start = [str(node), "gateway/cli/lab.ts"] if node.exists() else ["npm", "run", "--silent", "lab", "--"]
        try:
            done = subprocess.run(
                [*start, *args],
                cwd=self.checkout,
                capture_output=True,
                encoding="utf-8",
                timeout=self.timeout,
                check=False,
            )
        except FileNotFoundError as error:
            raise LabError("npm is not installed: the laboratory needs Node and npm") from error
        except subprocess.TimeoutExpired as error:
            raise LabError(f"lab {args[0] if args else ''} took longer than {self.timeout:g} s") from error
        if done.returncode != 0:
            raise LabError(done.stderr.strip() or done.stdout.strip())
        return done.stdout

    def compare(
        self,
        answers: Union[PathLike, Rows],
        *,
        normalise: str = "text",
        columns: Optional[Mapping[str, str]] = None,
        out: Optional[PathLike] = None,
    ) -> Comparison:
        """Decides the answers under every rule and holds each against the best agent and the majority.

        ``answers`` is a path (CSV, JSON Lines, Parquet, an imported panel), a frame of pandas, or dicts with ``item``, ``agent``,
        ``answer`` and, where there are any, ``round``, ``confidence``, ``tokens``, ``cost``, ``truth``, ``subset``. ``columns``
        names the column of a field that is called otherwise. ``out`` keeps the files.
        """
        with tempfile.TemporaryDirectory(prefix="conclave-lab-") as scratch:
            directory = Path(out).resolve() if out is not None else Path(scratch) / "out"
            args = ["compare", str(self._file(answers, Path(scratch))), "--normalise", normalise, "--out", str(directory)]
            for field, column in (columns or {}).items():
                args += ["--column", f"{field}={column}"]
            report = self.run(*args)
            found = json.loads((directory / "comparison.json").read_text(encoding="utf-8"))
            ways = [way_of(row) for row in found["rows"]]
            return Comparison(
                ways=ways,
                flips=[flip_of(row) for row in read_csv(directory / "flips.csv")],
                rows=[flat(way) for way in ways],
                verdicts=read_csv(directory / "verdicts.csv"),
                report=report,
            )

    def sweep(self, design: Union[PathLike, Mapping[str, Any]], *, out: Optional[PathLike] = None) -> Sweep:
        """Runs a design, a file or a dict, over simulated panels. ``out`` keeps the files and goes on with what they hold."""
        with tempfile.TemporaryDirectory(prefix="conclave-lab-") as scratch:
            directory = Path(out).resolve() if out is not None else Path(scratch) / "out"
            if isinstance(design, Mapping):
                path = Path(scratch) / "design.json"
                path.write_text(json.dumps(design), encoding="utf-8")
            else:
                path = Path(design).resolve()
            report = self.run("sweep", str(path), "--out", str(directory))
            scenes = json.loads((directory / "summary.json").read_text(encoding="utf-8"))
            return Sweep([scene_of(scene) for scene in scenes], read_csv(directory / "results.csv"), report)

    def protocols(self) -> str:
        """What ships, as the terminal shows it."""
        return self.run("protocols")

    def import_panel(self, form: str, *files: PathLike, out: PathLike, options: Sequence[str] = ()) -> str:
        """Takes in another tool's files (``crowd-kit``, ``llmbar-results``, ``mallm``, ``debatellm``, ``answers``)."""
        paths: List[str] = [str(Path(file).resolve()) for file in files]
        return self.run("import", form, *paths, *options, "--out", str(Path(out).resolve()))

    @staticmethod
    def _file(answers: Union[PathLike, Rows], scratch: Path) -> Path:
        if isinstance(answers, (str, os.PathLike)):
            return Path(answers).resolve()
        path = scratch / "answers.jsonl"
        path.write_text("\n".join(json.dumps(row) for row in to_rows(answers)), encoding="utf-8")
        return path
