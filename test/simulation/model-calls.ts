/** What must be true of the calls of language models when a world has come to rest: paid for once, booked as they were, within their budgets. */
import { reviewFiles } from '../../actors/review/index.ts';
import type { ReviewResult } from '../../protocols/index.ts';
import { type CallRow, callRecords } from '../../runtime/calls/index.ts';
import type { World } from './world.ts';

export interface CallCounts {
  readonly charged: number;
  readonly answered: number;
  readonly lost: number;
  readonly refused: number;
}

export function checkCalls(world: World): { readonly violations: readonly string[]; readonly counts: CallCounts } {
  const { store, provider, fleet } = world;
  const entries = [...store.range(['call'])].map(([key, value]) => ({ key, row: value as CallRow }));
  const count = (state: CallRow['state']): number => entries.filter(({ row }) => row.state === state).length;
  const charged = provider?.charged ?? 0;
  const counts = { charged, answered: count('answered'), lost: count('lost'), refused: count('refused') };
  const wrong: string[] = [];
  const says = (holds: boolean, sentence: string): void => {
    if (!holds) wrong.push(`calls: ${sentence}`);
  };
  says(count('begun') === 0, `${count('begun')} were begun and never ended`);
  says(
    charged <= counts.answered + counts.lost,
    `charged ${charged} times, ${counts.answered} answered, ${counts.lost} lost`,
  );
  const calls = Map.groupBy(entries, ({ key }) => JSON.stringify(key.slice(0, -1)));
  for (const [call, attempts] of calls) {
    const answers = attempts.filter(({ row }) => row.state === 'answered');
    says(answers.length <= 1, `${call} has ${answers.length} answers`);
    says(answers.length === 0 || attempts.at(-1)?.row.state === 'answered', `${call} was sent after its answer`);
  }
  const { crash, freeze, cut } = fleet.count;
  says(
    crash + freeze + cut > 0 || counts.lost === 0,
    `${counts.lost} were lost though no process died, stood still or was cut off`,
  );
  wrong.push(...booked(world, entries));
  return { violations: wrong, counts };
}

/** Every purse holds what the rows of its calls say. */
function booked(
  { store }: World,
  entries: readonly { readonly key: readonly unknown[]; readonly row: CallRow }[],
): string[] {
  const due = new Map<string, number>();
  for (const { key, row } of entries) {
    const amount = row.state === 'answered' ? (row.cost ?? row.bound) : row.state === 'refused' ? 0 : row.bound;
    const date = new Date(row.begun_at).toISOString();
    const purses = [
      callRecords.purse.key('review', String(key[1])),
      callRecords.purse.key('account', row.account, date.slice(0, 7)),
      callRecords.purse.key('day', date.slice(0, 10)),
    ];
    for (const purse of purses) due.set(JSON.stringify(purse), (due.get(JSON.stringify(purse)) ?? 0) + amount);
    if (row.bound <= 0) return [`calls: ${JSON.stringify(key)} has lost its bound`];
  }
  return [...store.range(['purse'])].flatMap(([key, value]) => {
    const { used } = value as { used: number };
    const owed = due.get(JSON.stringify(key)) ?? 0;
    return used === owed ? [] : [`calls: ${JSON.stringify(key)} holds ${used}, its rows say ${owed}`];
  });
}

/** Whether some language model did not say all it had to say: its review then has another result. */
export function isPartial({ store }: World, review: string): boolean {
  const bytes = reviewFiles.result.get(store, review);
  const use = bytes && (JSON.parse(Buffer.from(bytes).toString()) as ReviewResult).metadata.language_models;
  return use !== undefined && use.delivered !== 'all';
}
