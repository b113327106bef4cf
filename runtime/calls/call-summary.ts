import type { Store } from '../store/store.ts';
import type { CallRow } from './call-row.ts';
import { callRecords } from './records.ts';

/** What the calls of a review came to, for one model. Money in millionths of a dollar. */
export interface ModelCalls {
  readonly model: string;
  /** Attempts that were answered. */
  readonly calls: number;
  readonly lost: number;
  /** Attempts without an outcome: under way, or of a process that is gone where nobody has asked again. */
  readonly open: number;
  readonly refused: number;
  readonly tokens: { readonly input: number; readonly cache_read: number; readonly output: number };
  /** Answers at their cost, what was lost or is open at its bound. */
  readonly cost: number;
}

/** What a review has drawn from its budget, in millionths of a dollar: calls under way and lost ones at their bound. */
export const spentOn = (store: Store, review: string): number =>
  callRecords.purse.get(store, 'review', review)?.used ?? 0;

/** The calls of a review by model, in order of name. */
export function callsOf(store: Store, review: string): ModelCalls[] {
  const rows = callRecords.call.rows(store, [review]);
  const byModel = Map.groupBy(rows, ({ model }) => model);
  return [...byModel].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([model, mine]) => summary(model, mine));
}

function summary(model: string, rows: readonly CallRow[]): ModelCalls {
  const count = (state: CallRow['state']) => rows.filter((row) => row.state === state).length;
  const usages = rows.flatMap((row) => (row.state === 'answered' && row.usage !== null ? [row.usage] : []));
  const sum = (pick: (usage: (typeof usages)[number]) => number) =>
    usages.reduce((total, usage) => total + pick(usage), 0);
  return {
    model,
    calls: count('answered'),
    lost: count('lost'),
    open: count('begun'),
    refused: count('refused'),
    tokens: {
      input: sum(({ input }) => input),
      cache_read: sum(({ cache_read }) => cache_read),
      output: sum(({ output }) => output),
    },
    cost: rows.reduce((total, row) => total + costOf(row), 0),
  };
}

function costOf(row: CallRow): number {
  switch (row.state) {
    case 'answered':
      return row.cost ?? row.bound;
    case 'begun':
    case 'lost':
      return row.bound;
    case 'refused':
      return 0;
    default:
      return row satisfies never;
  }
}
