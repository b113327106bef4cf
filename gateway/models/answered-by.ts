import { plainWords } from '../../actors/model-hearing/index.ts';
import { type CallRow, callRecords } from '../../runtime/calls/index.ts';
import type { Store } from '../../runtime/index.ts';

/** Names listed for one model, and the longest of them. */
const MOST = 5;
const LONGEST = 100;

/** What the answers of a review say that they come from, by the model's name in models.json. */
export function answeredBy(store: Store, review: string): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, Set<string>>();
  for (const [key, row] of store.range(callRecords.call.under(review))) {
    const { model, state } = row as CallRow;
    const said = state === 'answered' ? nameIn(store.bytes(key)) : '';
    if (said !== '') names.set(model, (names.get(model) ?? new Set()).add(said));
  }
  return new Map([...names].map(([model, said]) => [model, [...said].toSorted().slice(0, MOST)]));
}

/** Three of the wire formats call it `model`, Gemini's `modelVersion`. */
function nameIn(body: Uint8Array | undefined): string {
  try {
    const { model, modelVersion } = JSON.parse(Buffer.from(body ?? []).toString()) as Record<string, unknown>;
    const name = model ?? modelVersion;
    return typeof name === 'string' ? plainWords(name, LONGEST) : '';
  } catch {
    return '';
  }
}
