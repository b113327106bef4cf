import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  bestAgent,
  checkFit,
  dawidSkeneGold,
  dawidSkeneVotes,
  type FitCheck,
  fitPanel,
  gladVotes,
  importCrowd,
  importLlmBar,
  isCore,
  type Learner,
  logOddsWeights,
  type Measurement,
  majority,
  measure,
  oneCoinVotes,
  type Plan,
  type RecordedPanel,
  selected,
  stacking,
  stackingByPart,
} from '../../protocols/lab/index.ts';

/** Collections of recorded panels in the measuring data. */
export const COLLECTIONS = ['llmbar', 'crowd'] as const;
export type Collection = (typeof COLLECTIONS)[number];

const FILES = {
  llmbar: { name: 'consensus_llmbar.jsonl', read: importLlmBar },
  crowd: { name: 'consensus_crowd.jsonl', read: importCrowd },
} as const;

/** One panel out of a collection. */
interface Part {
  readonly title: string;
  /** A published figure, and how it was reached; null where there is none. */
  readonly figure: { readonly share: number; readonly by: string } | null;
  readonly of: (panel: RecordedPanel) => RecordedPanel;
}

const crowdPart = (subset: string, figure: Part['figure']): Part => ({
  title: subset,
  figure,
  of: (panel) => selected(panel, { item: (item) => item.subset === subset }),
});

/** Dawid and Skene's share on the sets that have one published. */
const CROWD_FIGURES: Readonly<Record<string, number>> = { duck: 0.889, dog: 0.843, rte: 0.928, wsd: 0.994 };

const PARTS: Readonly<Record<Collection, (panel: RecordedPanel) => readonly Part[]>> = {
  llmbar: () => [
    {
      title: 'LLMBar core (subsets LLMBar/…), all agents',
      figure: { share: 0.876, by: 'log-odds weights' },
      of: (panel) => selected(panel, { item: isCore }),
    },
    {
      title: 'LLMBar core, without the agents on GPT-4',
      figure: { share: 0.78, by: 'log-odds weights' },
      of: (panel) => selected(panel, { item: isCore, agent: (agent) => !agent.startsWith('GPT-4/') }),
    },
  ],
  // The sets with a figure first, then every other set in the file, in order of name.
  crowd: ({ items }) => {
    const sets = new Set(items.map(({ subset }) => subset));
    const others = [...sets].filter((name) => !(name in CROWD_FIGURES)).toSorted();
    return [...Object.keys(CROWD_FIGURES), ...others].map((name) => {
      const share = CROWD_FIGURES[name];
      return crowdPart(name, share === undefined ? null : { share, by: 'Dawid-Skene' });
    });
  },
};

const COMMON = [
  majority,
  bestAgent,
  logOddsWeights,
  dawidSkeneVotes,
  oneCoinVotes,
  gladVotes,
  dawidSkeneGold,
  stacking,
];
const LEARNERS: Readonly<Record<Collection, readonly Learner[]>> = {
  llmbar: [...COMMON, stackingByPart],
  crowd: COMMON,
};

/** Parts of ten items are left out in turn when there is no other directory to test on. */
const FOLDS = 10;
const SEED = 1;

/** How every way of deciding does on one panel. */
export interface PanelReport {
  readonly title: string;
  readonly items: number;
  readonly agents: number;
  readonly figure: Part['figure'];
  readonly measurements: readonly Measurement[];
}

/** Whether the directory holds the collection's file. */
export const hasCollection = (directory: string, collection: Collection): boolean =>
  existsSync(join(directory, FILES[collection].name));

/** The collection's file in the directory. Throws an error that names the file when it is not there, or ImportFault. */
export async function collectionIn(directory: string, collection: Collection): Promise<RecordedPanel> {
  const { name, read } = FILES[collection];
  const path = join(directory, name);
  if (!hasCollection(directory, collection)) throw new Error(`There is no ${name} in ${directory}.`);
  return read(path, await readFile(path, 'utf8'));
}

/**
 * Measures every way of deciding on the panels of a collection, one report after the other. Weights are learnt on the
 * items of `train` when it is given; otherwise on other items of `test`, by cross-validation.
 */
export function* measureCollection(
  collection: Collection,
  test: RecordedPanel,
  train?: RecordedPanel,
): Generator<PanelReport> {
  for (const { title, figure, of } of PARTS[collection](test)) {
    const { items } = of(test);
    if (items.every(({ gold }) => gold === null)) continue;
    const plan: Plan =
      train === undefined
        ? { kind: 'cross-validated', folds: FOLDS, seed: SEED }
        : { kind: 'trained', train: of(train).items };
    const agents = new Set(items.flatMap(({ rounds }) => rounds.flat().map(({ agent }) => agent))).size;
    const measurements = measure(items, LEARNERS[collection], plan);
    yield { title, items: items.length, agents, figure, measurements };
  }
}

/** How like each panel of a collection the simulated one is that is fitted to it. */
export function* fitsOf(
  collection: Collection,
  panel: RecordedPanel,
): Generator<{ readonly title: string; readonly checks: readonly FitCheck[] }> {
  for (const { title, of } of PARTS[collection](panel)) {
    const own = of(panel);
    if (own.items.some(({ gold }) => gold !== null)) yield { title, checks: checkFit(fitPanel(own), SEED) };
  }
}
