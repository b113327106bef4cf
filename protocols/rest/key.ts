import { z } from 'zod';
import { DEFAULT_GRACE_MS, KeyName, type KeyView, MAX_GRACE_MS } from '../account/index.ts';

const Time = z.string().meta({ format: 'date-time', description: 'ISO 8601, UTC, with milliseconds.' });

const HOUR_MS = 3_600_000;
const MAX_GRACE_HOURS = MAX_GRACE_MS / HOUR_MS;

const known = {
  id: z.string().describe('Names the key; it is not the key.'),
  name: z.string(),
  last_four: z.string().describe('The last four characters of the key.'),
  created_at: Time.describe('When the present secret was made.'),
  previous: z
    .strictObject({ last_four: z.string(), expires_at: Time })
    .nullable()
    .describe('The secret before the last regeneration, while it still works.'),
};

const example = {
  id: 'key_0d1c6c0e-4d0d-4b53-8a3e-6f1f3f1f7a10',
  name: 'Production',
  last_four: '9fQx',
  created_at: '2026-11-20T09:30:00.000Z',
  previous: null,
};

/** A key as the interface shows it after its first moment. */
export const KeyBody = z.strictObject(known).meta({ examples: [example] });
export type KeyBody = z.infer<typeof KeyBody>;

/** GET /api/keys. */
export const KeyListBody = z
  .strictObject({ items: z.array(KeyBody), limit: z.int().min(0).describe('Keys the account may hold.') })
  .meta({ examples: [{ items: [example], limit: 20 }] });

/** POST /api/keys and …/regenerate: the only answers that carry a key. */
export const NewKeyBody = z
  .strictObject({ ...known, key: z.string().describe('The key itself. It is shown in this answer and never again.') })
  .meta({ examples: [{ ...example, key: 'agr_live_EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE9fQx' }] });

/** Answer to DELETE /api/keys/{key_id}. */
export const RevokedKeyBody = z
  .strictObject({ id: z.string(), revoked: z.literal(true) })
  .meta({ examples: [{ id: example.id, revoked: true }] });

export const NewKeyRequest = z
  .strictObject({
    name: KeyName.refine((text) => /\S/.test(text) && !/\p{Cc}/u.test(text) && text.isWellFormed(), {
      error: 'must be one line of text',
    })
      .default('Unnamed')
      .describe('For your own use: what the key is for.'),
  })
  .meta({ examples: [{ name: 'Production' }] });

export const RegenerateKeyRequest = z
  .strictObject({
    grace_hours: z
      .number({ error: `must be a number from 0 to ${MAX_GRACE_HOURS}` })
      .min(0, { error: `must be a number from 0 to ${MAX_GRACE_HOURS}` })
      .max(MAX_GRACE_HOURS, { error: `must be a number from 0 to ${MAX_GRACE_HOURS}` })
      .default(DEFAULT_GRACE_MS / HOUR_MS)
      .describe('How long the old secret goes on working; 0: it is dead at once.'),
  })
  .meta({ examples: [{ grace_hours: 24 }] });

const iso = (instant: number): string => new Date(instant).toISOString();

export const keyBody = ({ key_id, name, last_four, created_at, previous }: KeyView): KeyBody => ({
  id: key_id,
  name,
  last_four,
  created_at: iso(created_at),
  previous: previous && { last_four: previous.last_four, expires_at: iso(previous.expires_at) },
});
