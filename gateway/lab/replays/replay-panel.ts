import { readFile, writeFile } from 'node:fs/promises';
import type { Protocol } from '../../../protocols/index.ts';
import {
  type Ending,
  panelRecord,
  type RecordedItem,
  RecordedPanel,
  recordFigures,
  replay,
  USUAL_STOPS,
  usualDecisions,
  winnerOf,
} from '../../../protocols/lab/index.ts';
import type { LabIo } from '../command.ts';
import { endingsTable, endingsText, stopsTable } from '../endings.ts';
import { figuresTable } from '../tables/figures-table.ts';

/** Never ends a debate: the decision after all that is recorded. */
const LAST: Protocol['stop'] = {
  rules: [{ rule: 'fixed-rounds', rounds: 100 }],
  min_rounds: 100,
  max_rounds: 100,
};

/** The imported panel under every rule with every stop: how many items are decided rightly, where that is known; and the metrics. `out` gets all pairs. */
export async function replayPanel(file: string, out: string | undefined, { print, note, clock }: LabIo): Promise<void> {
  const parsed = RecordedPanel.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${file} is no imported panel: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { items } = parsed.data;
  const begun = clock.now();
  const debate = panelRecord(parsed.data);
  const endings = replay(debate, usualDecisions(debate.items), USUAL_STOPS, winnerOf);
  const took = clock.now() - begun;
  const known = items.filter(({ gold }) => gold !== null).length;
  print(`${stopsTable(endings)}\n`);
  print(
    known > 0
      ? `Share decided rightly of ${known} items whose right answer is known:\n\n`
      : 'Share of items on which anything is decided:\n\n',
  );
  print(
    endingsTable(endings, ({ outcomes }) => {
      const hits = outcomes.filter((outcome, index) =>
        known > 0 ? items[index]?.gold !== null && outcome === items[index]?.gold : outcome !== 'undecided',
      );
      return (hits.length / (known > 0 ? known : items.length)).toFixed(3);
    }),
  );
  const outcomes = replay(debate, [{ rule: 'plurality' }], [LAST], winnerOf)[0]?.outcomes ?? [];
  const truths = items.map(({ gold }, index) => ({ truth: gold, final: outcomes[index] ?? null }));
  const stated = items.some(({ rounds }) =>
    rounds.some((votes) => votes.some((vote) => vote.confidence !== undefined)),
  );
  print(`\n${figuresTable(recordFigures(debate, truths, stated))}`);
  note(`\n${endings.length} pairs in ${took} ms, nobody asked.\n`);
  if (out === undefined) return;
  await writeFile(
    out,
    endingsText(
      judgedEndings(endings, items),
      MARKS,
      outcomes.map((got, index) => mark(got, items[index])),
    ),
  );
  note(`All pairs: ${out}\n`);
}

/** What an outcome of an item whose truth may be known comes to; of a pair the file counts each, and how many differ from plurality. */
const MARKS = ['right', 'wrong', 'undecided', 'not known'];

function mark(outcome: string, item: RecordedItem | undefined): string {
  if (outcome === 'undecided') return 'undecided';
  if (item === undefined || item.gold === null) return 'not known';
  return outcome === item.gold ? 'right' : 'wrong';
}

const judgedEndings = (endings: readonly Ending[], items: readonly RecordedItem[]): Ending[] =>
  endings.map((ending) => ({
    ...ending,
    outcomes: ending.outcomes.map((outcome, index) => mark(outcome, items[index])),
  }));
