import type { Store } from '../../runtime/index.ts';

/** Where an account's documents may go: to no language model, to one in the operator's own network, or to any. */
export const CONSENTS = ['none', 'stays', 'leaves'] as const;
export type ModelConsent = (typeof CONSENTS)[number];

const keyOf = (account: string) => ['model-consent', account];

/** none until somebody has said otherwise. */
export const consentOf = (store: Store, account: string): ModelConsent =>
  (store.get(keyOf(account)) as { data: ModelConsent } | undefined)?.data ?? 'none';

export async function setConsent(store: Store, account: string, data: ModelConsent): Promise<void> {
  await store.commit([{ op: 'put', key: keyOf(account), value: { data } }]);
  await store.flush();
}
