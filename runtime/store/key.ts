import type { Key } from './store.ts';

/** LMDB takes keys up to 1978 bytes; a text may need four bytes more than its length for the order's sake. */
const MAX_KEY_BYTES = 1800;

/** Throws RangeError for what has no place in the order: no elements, NaN, infinities, lone surrogates, too long. */
export function checkKey(key: Key): Key {
  if (key.length === 0) throw new RangeError('a key has at least one element');
  return checkPrefix(key);
}

/** As `checkKey`; an empty prefix is every key's prefix. */
export function checkPrefix(key: Key): Key {
  let bytes = 0;
  for (const part of key) {
    if (typeof part === 'number' ? !Number.isFinite(part) : !part.isWellFormed()) {
      throw new RangeError(`not an element of a key: ${JSON.stringify(part)}`);
    }
    bytes += typeof part === 'number' ? 9 : Buffer.byteLength(part) + 2;
  }
  if (bytes > MAX_KEY_BYTES) throw new RangeError(`a key of ${bytes} bytes is over the limit of ${MAX_KEY_BYTES}`);
  return key;
}

/** The store's order: numbers before strings, numbers by size, strings by UTF-8 bytes, prefix first. */
export function compareKeys(a: Key, b: Key): number {
  for (let index = 0; index < a.length && index < b.length; index++) {
    const order = compareParts(a[index] as string | number, b[index] as string | number);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareParts(a: string | number, b: string | number): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  if (typeof b === 'number') return 1;
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** Whether the key begins with every element of the prefix. */
export function hasPrefix(key: Key, prefix: Key): boolean {
  return key.length >= prefix.length && prefix.every((part, index) => key[index] === part);
}
