"""Runs the laboratory for real; with frames of pandas where it is installed, and says which."""

import json
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from conclave_lab import Lab, LabError, to_rows  # noqa: E402
from conclave_lab.rows import frame  # noqa: E402

try:
    import pandas
except ImportError:
    pandas = None

NOTEBOOK = Path(__file__).resolve().parents[1] / "own-answers.ipynb"


def answers():
    """Three agents in four turns on twenty items; ann is always right."""
    for item in range(20):
        for turn in range(4):
            for agent in ("ann", "bob", "cy"):
                right = agent == "ann" or (agent == "bob" and turn > item % 4)
                yield {
                    "item": f"q{item}",
                    "agent": agent,
                    "round": turn,
                    "answer": "yes" if right else "no",
                    "truth": "yes",
                }


class Frame:
    """Stands for a frame of pandas: all that is asked of one."""

    def __init__(self, rows):
        self._rows = list(rows)

    def to_dict(self, orient):
        assert orient == "records"
        return self._rows


class LabTest(unittest.TestCase):
    lab: Lab

    @classmethod
    def setUpClass(cls):
        cls.lab = Lab()

    def test_rows_and_a_frame_of_the_same_answers_compare_alike(self):
        found = self.lab.compare(answers())
        best = found.way("best agent")
        self.assertEqual(best.right, 1.0)
        self.assertIsNotNone(best.over_majority)
        self.assertIsNone(best.over_best)
        self.assertIn("20 items, 20 of them with a known right answer; 3 agents, 4 rounds", found.report)
        self.assertEqual(len([way for way in found.ways if way.kind == "control"]), 3)
        flip = next(flip for flip in found.flips if flip.rule == "V6 log-odds, .6")
        self.assertEqual((flip.was, flip.verdict, flip.truth), ("no", "yes", "yes"))
        self.assertTrue(flip.why.startswith("yes instead of no"))
        again = self.lab.compare(Frame(answers()))
        self.assertEqual(again.rows, found.rows)
        if pandas is None:
            with self.assertRaisesRegex(ImportError, "pandas is not installed"):
                found.frame()
            return
        given = pandas.DataFrame(answers()).assign(confidence=float("nan"))
        framed = self.lab.compare(given)
        self.assertEqual(framed.rows, found.rows)
        self.assertEqual(list(framed.frame()["name"]), [way.name for way in found.ways])
        self.assertEqual(len(framed.verdicts_frame()), 20 * len([way for way in found.ways if way.fault is None]))

    def test_a_design_as_a_dict_is_swept(self):
        design = {
            "name": "small",
            "question": "Does it run?",
            "panel": "correlated-jury",
            "protocols": ["ring"],
            "debates": 20,
            "panels": 2,
            "vary": [{"path": "protocol.stop.max_rounds", "levels": [2, 3]}],
        }
        sweep = self.lab.sweep(design)
        protocols = [column for column in sweep.scenes[0].columns if column.kind == "protocol"]
        self.assertEqual(len(protocols), 2)
        self.assertEqual({row["protocol.stop.max_rounds"] for row in sweep.rows if row["kind"] == "protocol"}, {"2", "3"})
        self.assertTrue(all(finding.sentence for finding in sweep.scenes[0].findings))
        if pandas is not None:
            self.assertEqual(list(sweep.frame().columns), list(sweep.rows[0]))

    def test_what_the_laboratory_refuses_is_said_in_its_words(self):
        with self.assertRaisesRegex(LabError, "--normalise is one of"):
            self.lab.compare(answers(), normalise="magic")
        with self.assertRaisesRegex(LabError, "line 1, field agent"):
            self.lab.compare([{"item": "q", "agent": "", "answer": "x"}])
        with self.assertRaisesRegex(LabError, "no checkout of Conclave"):
            Lab(tempfile.gettempdir())

    def test_the_cells_of_the_notebook_run_in_order(self):
        notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
        known = {"__name__": "__main__"}
        cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
        self.assertGreater(len(cells), 3)
        for cell in cells:
            exec(compile("".join(cell["source"]), str(NOTEBOOK), "exec"), known)  # noqa: S102
        self.assertGreater(known["gain"].mean, 0)


class RowsTest(unittest.TestCase):
    def test_cells_without_anything_are_empty(self):
        self.assertEqual(to_rows([{"a": None, "b": float("nan"), "c": 0}]), [{"a": "", "b": "", "c": 0}])

    def test_a_frame_is_made_or_its_lack_is_said(self):
        try:
            made = frame([{"a": 1}, {"a": 2}])
        except ImportError as error:
            self.assertIn("pandas is not installed", str(error))
        else:
            self.assertEqual(list(made["a"]), [1, 2])
            self.assertEqual(to_rows(made), [{"a": 1}, {"a": 2}])


def setUpModule():  # noqa: N802
    told = "without pandas: a stand-in goes in" if pandas is None else f"with pandas {pandas.__version__}: frames in and out"
    print(f"conclave_lab {told}", file=sys.stderr)


if __name__ == "__main__":
    unittest.main()
