import { checkKey } from './key.ts';
import type { Condition, Key } from './store.ts';

/** What a condition requires under its key: this JSON text, or none. Throws RangeError for an invalid key. */
export function expectation(condition: Condition): { readonly key: Key; readonly json: string | undefined } {
  if ('absent' in condition) return { key: checkKey(condition.absent), json: undefined };
  return { key: checkKey(condition.present), json: JSON.stringify(condition.value) };
}
