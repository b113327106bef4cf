import { z } from 'zod';
import { Submit } from '../messages.ts';
import { MAX_GRACE_MS } from './key-grace.ts';
import { Tier } from './tier.ts';

/** Identity of a command; the account handles it once, and the answer is kept under it. */
const id = z.string().min(1).max(400);

/** More than anybody buys, far from where sums lose precision. */
const MOST_CREDITS = 1_000_000_000;

/** One line of a ledger or a list. */
const Note = z.string().max(200);
export const AccountName = z.string().min(1).max(100);
export const KeyName = z.string().min(1).max(100);

/** Calls a minute an administrator may allow one account. */
export const MAX_CALLS_PER_MINUTE = 100_000_000;

const secret = { hash: z.string().regex(/^[0-9a-f]{64}$/), last_four: z.string().length(4) };

/** Everything an account can be told, by the name in the subject. */
const ACCOUNT_COMMANDS = {
  create: z.strictObject({ id, name: AccountName, tier: Tier }),
  'set-tier': z.strictObject({ id, tier: Tier }),
  grant: z.strictObject({ id, credits: z.int().min(1).max(MOST_CREDITS), note: Note }),
  adjust: z.strictObject({
    id,
    credits: z
      .int()
      .min(-MOST_CREDITS)
      .max(MOST_CREDITS)
      .refine((value) => value !== 0),
    note: Note,
  }),
  'set-limit': z.strictObject({ id, calls_per_minute: z.int().min(1).max(MAX_CALLS_PER_MINUTE).nullable() }),
  /** Sets credits aside and starts the review in one transaction. */
  reserve: z.strictObject({ id, submit: Submit }),
  /** A review tells how it ended. */
  settle: z.strictObject({ review_id: z.string(), outcome: z.enum(['capture', 'release']) }),
  'add-key': z.strictObject({ id, key_id: z.string(), name: KeyName, ...secret }),
  'regenerate-key': z.strictObject({
    id,
    key_id: z.string(),
    grace_ms: z.int().min(0).max(MAX_GRACE_MS),
    ...secret,
  }),
  'revoke-key': z.strictObject({ id, key_id: z.string() }),
} as const satisfies Record<string, z.ZodObject>;

type AccountCommandName = keyof typeof ACCOUNT_COMMANDS;

export type AccountCommand = {
  [Name in AccountCommandName]: { type: Name } & z.infer<(typeof ACCOUNT_COMMANDS)[Name]>;
}[AccountCommandName];

/** The command a message carries. Throws when the name or the body is not one. */
export function parseAccountCommand(name: string, body: unknown): AccountCommand {
  if (!Object.hasOwn(ACCOUNT_COMMANDS, name)) throw new Error(`accounts have no command of the name ${name}`);
  const fields = ACCOUNT_COMMANDS[name as AccountCommandName].parse(body);
  return { type: name, ...fields } as AccountCommand;
}

/** How a command went; kept under its id, except for a reservation that succeeded: there the review is the answer. */
export const AccountAnswer = z.strictObject({
  account_id: z.string(),
  command_id: z.string(),
  /** lapsed: the reservation was made and given back, because its review was lost. */
  outcome: z.enum(['done', 'insufficient-credits', 'too-many-reviews', 'lapsed', 'key-limit', 'no-such-key']),
  /** Of a refused reservation. */
  review_id: z.string().nullable(),
  required: z.int().nullable(),
  available: z.int().nullable(),
});
export type AccountAnswer = z.infer<typeof AccountAnswer>;
