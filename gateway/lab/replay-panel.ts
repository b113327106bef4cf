import { readFile } from 'node:fs/promises';
import type { Protocol } from '../../protocols/index.ts';
import {
  panelRecord,
  RecordedPanel,
  recordFigures,
  replay,
  USUAL_STOPS,
  usualDecisions,
  winnerOf,
} from '../../protocols/lab/index.ts';
import type { LabIo } from './command.ts';
import { endingsTable, stopsTable } from './endings.ts';
import { figuresTable } from './figures-table.ts';

/** Never ends a debate: the decision after all that is recorded. */
const LAST: Protocol['stop'] = {
  rules: [{ rule: 'fixed-rounds', rounds: 100 }],
  min_rounds: 100,
  max_rounds: 100,
};

/** The imported panel under every rule with every stop: how many items are decided rightly, where that is known; and the metrics. */
export async function replayPanel(file: string, { print, note, clock }: LabIo): Promise<void> {
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
}
