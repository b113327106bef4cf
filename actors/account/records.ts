/** Everything that accounts store for readers. */
import { z } from 'zod';
import { AccountAnswer, AccountView, KeyRecord, LedgerEntry } from '../../protocols/account/index.ts';
import { table } from '../../runtime/index.ts';

export const accountRecords = {
  view: table('account', (account: string) => [account], AccountView),
  /** By the key's hash. */
  key: table('key', (hash: string) => [hash], KeyRecord),
  entry: table('ledger', (account: string, seq: number) => [account, seq], LedgerEntry),
  /** Present from the moment the review's credits are set aside; names the account. */
  charge: table('charge', (review: string) => [review], z.string(), { goesWithReview: true }),
  answer: table('answer', (account: string, command: string) => [account, command], AccountAnswer),
  /** The account's inbox: present once a command was handled, for as long as it can come again. */
  handled: table('inbox', (account: string, command: string) => ['account', account, command], z.number(), {
    cameAt: (at) => at,
  }),
} as const;
