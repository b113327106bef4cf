import type { Entropy, Store } from '../../runtime/index.ts';

/**
 * The secrets an account's webhooks are signed with: `whsec_` and base64, each under the next number, never overwritten, so
 * that two processes that rotate at once make two secrets and lose none.
 */
interface Secret {
  readonly secret: string;
  /** When it was made. */
  readonly at: number;
}

/** Bytes of a secret: as many as the hash has. */
const SECRET_BYTES = 32;

/** After a rotation the secret before signs beside the new one for a day, in milliseconds. */
const OVERLAP_MS = 86_400_000;

const listKey = (account: string) => ['webhook-secret', account];
const numberKey = (account: string, number: number) => ['webhook-secret', account, number];

/** The account's secret; made and stored on first use. @param now milliseconds since 1970-01-01 UTC */
export async function webhookSecret(account: string, store: Store, entropy: Entropy, now: number): Promise<string> {
  const known = newest(store, account, 1)[0];
  if (known !== undefined) return known[1].secret;
  return (await append(store, account, 1, entropy, now)) ?? (await webhookSecret(account, store, entropy, now));
}

/** Every secret a webhook is signed with now: the newest first, then the one before it while its day lasts. */
export async function signingSecrets(
  account: string,
  store: Store,
  entropy: Entropy,
  now: number,
): Promise<readonly string[]> {
  const current = await webhookSecret(account, store, entropy, now);
  const [last, previous] = newest(store, account, 2);
  if (last === undefined || previous === undefined || last[1].at + OVERLAP_MS <= now) return [current];
  return [last[1].secret, previous[1].secret];
}

export interface RotatedSecret {
  readonly secret: string;
  /** When the one before stops signing; null when there was none. */
  readonly previousExpiresAt: number | null;
}

/** A new secret, on disk when this resolves. */
export async function rotateSecret(
  account: string,
  store: Store,
  entropy: Entropy,
  now: number,
): Promise<RotatedSecret> {
  while (true) {
    const [last] = newest(store, account, 1);
    const secret = await append(store, account, (last?.[0] ?? 0) + 1, entropy, now);
    if (secret !== undefined) return { secret, previousExpiresAt: last === undefined ? null : now + OVERLAP_MS };
  }
}

/** How many secrets were made so far. */
export const secretsMade = (account: string, store: Store): number => newest(store, account, 1)[0]?.[0] ?? 0;

/** With their numbers, newest first. */
function newest(store: Store, account: string, limit: number): [number, Secret][] {
  const found = [...store.range(listKey(account), { reverse: true, limit })];
  return found.map(([key, value]) => [key[2] as number, value as Secret]);
}

/** Undefined when the number is taken. */
async function append(
  store: Store,
  account: string,
  number: number,
  entropy: Entropy,
  at: number,
): Promise<string | undefined> {
  const secret = `whsec_${Buffer.from(entropy.bytes(SECRET_BYTES)).toString('base64')}`;
  const key = numberKey(account, number);
  const made = await store.commit([{ op: 'put', key, value: { secret, at } satisfies Secret }], [{ absent: key }]);
  await store.flush();
  return made ? secret : undefined;
}
