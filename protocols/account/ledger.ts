import { z } from 'zod';
import { Instant } from '../messages.ts';

/**
 * grant: credits given, monthly or by hand. reserve: set aside for a review that was accepted. capture: the review
 * completed, what was set aside is spent. release: it did not, what was set aside is given back. adjust: a correction.
 */
const LEDGER_KINDS = ['grant', 'reserve', 'capture', 'release', 'adjust'] as const;

/** One entry of an account's ledger; entries are appended and never changed. */
export const LedgerEntry = z.strictObject({
  account_id: z.string(),
  /** Counts from 1 without gaps. */
  seq: z.int().min(1),
  at: Instant,
  kind: z.enum(LEDGER_KINDS),
  /** What the entry is about; of an account with unlimited credits too. */
  credits: z.int(),
  /** Change of the balance; 0 for captures and for unlimited credits. */
  change: z.int(),
  /** Available credits after the entry. */
  balance: z.int(),
  review_id: z.string().nullable(),
  note: z.string().nullable(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;
