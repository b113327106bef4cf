/** Everything that is stored of calls that cost money. */
import { z } from 'zod';
import { table } from '../store/table.ts';
import { type CallKey, CallRow } from './call-row.ts';

export const callRecords = {
  /** One row an attempt; an answer is under the same key, as bytes. */
  call: table(
    'call',
    ({ review, seat, round, hash }: CallKey, attempt: number) => [review, seat, round, hash, attempt],
    CallRow,
    { goesWithReview: true },
  ),
  /** Until when a model's server has asked everybody to wait, by the model's name in models.json. */
  pause: table('call-pause', (model: string) => [model], z.strictObject({ until: z.number() })),
  /**
   * What is spent or reserved, in millionths of a dollar: of a review, an account's month (2026-11) or the installation's day
   * (2026-11-22). It stays when a review goes: the ledger, which is never cut, tells it.
   */
  purse: table(
    'purse',
    (...of: ['review', string] | ['account', string, string] | ['day', string]) => of,
    z.strictObject({ used: z.number() }),
  ),
} as const;
