import type { Entropy, Store } from '../../runtime/index.ts';

/** Bytes of a secret: as many as the hash has. */
const SECRET_BYTES = 32;

/** The account's webhook secret, `whsec_` and base64; made and stored the first time it is asked for. */
export async function webhookSecret(account: string, store: Store, entropy: Entropy): Promise<string> {
  const key = ['webhook-secret', account];
  const known = store.get(key);
  if (typeof known === 'string') return known;
  const secret = `whsec_${Buffer.from(entropy.bytes(SECRET_BYTES)).toString('base64')}`;
  const made = await store.commit([{ op: 'put', key, value: secret }], [{ absent: key }]);
  await store.flush();
  return made ? secret : (store.get(key) as string);
}
