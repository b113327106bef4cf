import type { ComparedPanel, ComparedWay, Flip, RecordedItem } from '../../../protocols/lab/index.ts';
import type { Table, TableColumn } from './table-file.ts';

const text = (name: string): TableColumn => ({ name, type: 'text' });
const number = (name: string): TableColumn => ({ name, type: 'number' });
const flag = (name: string): TableColumn => ({ name, type: 'flag' });

const against = (control: string): TableColumn[] => [
  number(`over_${control}`),
  number(`over_${control}_low`),
  number(`over_${control}_high`),
  number(`p_${control}`),
  text(`shown_${control}`),
];

/** One row a way of deciding: shares and differences are 0..1. */
export function waysTable(rows: readonly ComparedWay[]): Table {
  return {
    columns: [
      ...['way', 'kind', 'fault'].map(text),
      ...['items', 'right', 'right_low', 'right_high', 'undecided', 'flips'].map(number),
      ...against('best_agent'),
      ...against('majority'),
    ],
    rows: rows.map(({ name, kind, fault, items, accuracy, undecided, flips, againstBest, againstMajority }) => [
      name,
      kind,
      fault,
      items,
      accuracy?.share ?? null,
      accuracy?.low ?? null,
      accuracy?.high ?? null,
      fault === null ? undecided : null,
      fault === null ? flips : null,
      ...[againstBest, againstMajority].flatMap((one) =>
        one === null
          ? [null, null, null, null, null]
          : [one.difference.mean, one.difference.low, one.difference.high, one.adjusted, one.shown],
      ),
    ]),
  };
}

/** One row a verdict: every item under every way. */
export function verdictsTable(items: readonly RecordedItem[], { ways }: ComparedPanel): Table {
  return {
    columns: [...['item', 'subset', 'truth', 'way', 'verdict'].map(text), flag('right')],
    rows: ways.flatMap(({ name, verdicts }) =>
      verdicts.map((verdict, index) => {
        const { id, subset, gold } = items[index] as RecordedItem;
        return [id, subset, gold, name, verdict, gold === null ? null : verdict === gold];
      }),
    ),
  };
}

/** One row a verdict that a rule turns, with what it rests on. `truths` by item, where there are any. */
export function flipsTable(flips: readonly Flip[], truths: ReadonlyMap<string, string | null>): Table {
  return {
    columns: [
      ...['item', 'truth', 'rule', 'was', 'is'].map(text),
      flag('was_right'),
      flag('is_right'),
      ...['votes', 'scores'].map(text),
      number('margin'),
      ...['pivotal', 'ballots', 'why'].map(text),
    ],
    rows: flips.map(({ item, rule, was, is, votes, scores, margin, pivotal, ballots, why }) => {
      const truth = truths.get(item) ?? null;
      const right = (verdict: string) => (truth === null ? null : verdict === truth);
      return [
        item,
        truth,
        rule,
        was,
        is,
        right(was),
        right(is),
        votes,
        scores,
        margin,
        pivotal === null ? null : pivotal.join('; '),
        ballots,
        why,
      ];
    }),
  };
}
