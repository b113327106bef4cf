/** Defects of a ledger of paid calls, planted between it and its store. */
import type { CallRow } from '../../../runtime/calls/index.ts';
import type { Condition, Write } from '../../../runtime/index.ts';

/** What a ledger may not do, done on purpose: the invariants have to see it. */
export const DEFECTS = [
  'send-after-answer',
  'add-after-check',
  'abort-on-hand-over',
  'forget-the-lost',
  'count-the-refused',
  'take-a-dead-call-for-refused',
] as const;
export type Defect = (typeof DEFECTS)[number];

/** What is read in place of the value. @param now whether the defect shows this time */
export function spoiltValue(value: unknown, defect: Defect | undefined, now: () => boolean): unknown {
  const isAnswer = (value as CallRow | undefined)?.state === 'answered';
  return defect === 'send-after-answer' && isAnswer && now() ? undefined : value;
}

const isPurse = ({ key }: { key: readonly unknown[] }): boolean => key[0] === 'purse';

export function spoiltWrites(writes: readonly Write[], defect?: Defect): readonly Write[] {
  const row = writes.flatMap((write) =>
    write.op === 'put' && write.key[0] === 'call' ? [write.value as CallRow] : [],
  )[0];
  if (defect === 'count-the-refused' && row?.state === 'refused') return writes.filter((write) => !isPurse(write));
  if (defect === 'take-a-dead-call-for-refused' && row?.state === 'lost') {
    return writes.map((write) =>
      write.op === 'put' && write.key[0] === 'call'
        ? { ...write, value: { ...row, state: 'refused', retry_at: 0 } }
        : write,
    );
  }
  if (defect === 'forget-the-lost' && row?.state === 'lost') {
    return writes.map((write) =>
      write.op === 'put' && write.key[0] === 'call' ? { ...write, value: { ...row, bound: 0 } } : write,
    );
  }
  return writes;
}

export function spoiltConditions(conditions: readonly Condition[], defect?: Defect): readonly Condition[] {
  if (defect === 'add-after-check') {
    return conditions.filter(
      (each) => !('absent' in each ? isPurse({ key: each.absent }) : isPurse({ key: each.present })),
    );
  }
  if (defect === 'send-after-answer')
    return conditions.filter((each) => !('absent' in each && each.absent[0] === 'call'));
  return conditions;
}
