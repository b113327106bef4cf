import type { Condition, Key, Store, Write } from '../store/store.ts';
import type { CallRow } from './call-row.ts';
import { callRecords } from './records.ts';

/** What may be spent, in millionths of a dollar. */
export interface SpendingLimits {
  readonly review: number;
  readonly accountMonth: number;
  readonly day: number;
}

/** A budget that calls draw on: stores what is spent or reserved, never what is left. */
interface Budget {
  readonly name: string;
  readonly key: Key;
  readonly limit: number;
}

/** What a call changes of its budgets, in the transaction that changes its row. */
export interface BudgetChange {
  readonly writes: readonly Write[];
  readonly conditions: readonly Condition[];
  /** The first budget that would be over its limit. */
  readonly over: string | undefined;
}

type Payer = Pick<CallRow, 'account' | 'begun_at'> & { readonly review: string };

/** The three budgets of a call: its review's, its account's month, the installation's day, by when it was begun (UTC). */
function budgetsOf({ review, account, begun_at }: Payer, limits: SpendingLimits): Budget[] {
  const date = new Date(begun_at).toISOString();
  return [
    { name: 'review', key: callRecords.purse.key('review', review), limit: limits.review },
    { name: 'account', key: callRecords.purse.key('account', account, date.slice(0, 7)), limit: limits.accountMonth },
    { name: 'day', key: callRecords.purse.key('day', date.slice(0, 10)), limit: limits.day },
  ];
}

/** Draws the amount from the budgets, or gives it back when negative. A budget has to hold what it held when it was read. */
export function draw(store: Store, payer: Payer, limits: SpendingLimits, amount: number): BudgetChange {
  if (amount === 0) return { writes: [], conditions: [], over: undefined };
  const budgets = budgetsOf(payer, limits).map((budget) => ({
    ...budget,
    before: store.get(budget.key) as { used: number } | undefined,
  }));
  const used = (before: { used: number } | undefined) => (before?.used ?? 0) + amount;
  return {
    writes: budgets.map(({ key, before }) => ({ op: 'put', key, value: { used: used(before) } })),
    conditions: budgets.map(({ key, before }) =>
      before === undefined ? { absent: key } : { present: key, value: before },
    ),
    over: amount < 0 ? undefined : budgets.find(({ before, limit }) => used(before) > limit)?.name,
  };
}
