/**
 * Store: what is on this node's disk. Owns durability and atomicity; knows nothing of what is stored.
 *
 * Invariants (one contract suite holds every implementation to them):
 *  1. `commit` applies all its writes or none, and only if every condition holds at that moment.
 *  2. Once `commit` resolves, every later `get` and `range` sees it; once `flush` resolves, it survives a power failure.
 *  3. Values are JSON values or bytes and come back equal; a caller may not change what it got.
 *  4. `range` yields keys in order: numbers before strings, numbers by size, strings by UTF-8 bytes, prefix first.
 */
export interface Store {
  get(key: Key): unknown;
  /** The JSON text of `get`, not parsed: a caller that caches the parsed value compares it to see whether that is still current. */
  text(key: Key): string | undefined;
  /** Bytes put under this key; undefined when there are none. */
  bytes(key: Key): Uint8Array | undefined;
  /** JSON entries whose key begins with the prefix, in key order. Throws RangeError for a key outside the order (NaN, over 1,800 bytes). */
  range(prefix: Key, options?: RangeOptions): Iterable<readonly [Key, unknown]>;
  /** false when a condition failed; then nothing was written. Rejects with StoreFull when the disk or map is full. */
  commit(writes: readonly Write[], conditions?: readonly Condition[]): Promise<boolean>;
  flush(): Promise<void>;
  close(): Promise<void>;
}

export type Key = readonly (string | number)[];

export interface RangeOptions {
  /** Only keys after this one (before it, when reversed); exclusive. */
  readonly after?: Key;
  readonly limit?: number;
  readonly reverse?: boolean;
}

export type Write =
  | { readonly op: 'put'; readonly key: Key; readonly value: unknown }
  | { readonly op: 'put-bytes'; readonly key: Key; readonly bytes: Uint8Array }
  /** JSON value and bytes under one key are beside each other; this removes both. */
  | { readonly op: 'remove'; readonly key: Key };

export type Condition =
  /** Holds when there is no JSON value under the key. */
  | { readonly absent: Key }
  /** Holds when the JSON value under the key is this one: the same JSON text, with the members in the same order. */
  | { readonly present: Key; readonly value: unknown };
