/**
 * A table: rows of one kind, under one name and a key. What is stored keeps its name; readers, retention and notifications
 * follow from the table, so that a new row is declared once.
 *
 * Invariants:
 *  1. A row has the form of its schema: held by tests over everything that actors store, not by parsing each row that is read.
 */
import type { z } from 'zod';
import type { Key, RangeOptions, Store, Write } from './store.ts';

export interface Table<Parts extends readonly unknown[], Row> {
  readonly name: string;
  readonly schema: z.ZodType<Row>;
  /** Whether its rows begin with the id of a review and are removed with that review. */
  readonly goesWithReview: boolean;
  /** Whether other processes on this machine are told of a write: its actor sends no message that they could hear. */
  readonly isAnnounced: boolean;
  /** When the row came, where rows are kept for a time only; milliseconds since 1970-01-01 UTC. */
  cameAt(row: Row): number | undefined;
  key(...parts: Parts): Key;
  /** What the keys begin with of all rows whose first parts these are. */
  under(...first: Key): Key;
  get(store: Pick<Store, 'get'>, ...parts: Parts): Row | undefined;
  /** Rows whose first parts these are, in the order of their keys. */
  rows(store: Pick<Store, 'range'>, first?: Key, options?: RangeOptions): Row[];
  put(row: Row, ...parts: Parts): Write;
  remove(...parts: Parts): Write;
}

interface Nature<Row> {
  readonly goesWithReview?: boolean;
  readonly isAnnounced?: boolean;
  readonly cameAt?: (row: Row) => number;
}

/** @param parts what follows the name in a row's key */
export function table<Parts extends readonly unknown[], Row>(
  name: string,
  parts: (...given: Parts) => Key,
  schema: z.ZodType<Row>,
  { goesWithReview = false, isAnnounced = false, cameAt }: Nature<Row> = {},
): Table<Parts, Row> {
  const key = (...given: Parts): Key => [name, ...parts(...given)];
  return {
    name,
    schema,
    goesWithReview,
    isAnnounced,
    cameAt: (row) => cameAt?.(row),
    key,
    under: (...first) => [name, ...first],
    get: (store, ...given) => store.get(key(...given)) as Row | undefined,
    rows: (store, first = [], options = {}) => [...store.range([name, ...first], options)].map(([, row]) => row as Row),
    put: (row, ...given) => ({ op: 'put', key: key(...given), value: row }),
    remove: (...given) => ({ op: 'remove', key: key(...given) }),
  };
}

/** Rows of bytes: texts, results, artifacts. They are in no range, so code that removes them has to know their keys. */
export interface BytesTable<Parts extends readonly unknown[]> {
  readonly name: string;
  key(...parts: Parts): Key;
  get(store: Pick<Store, 'bytes'>, ...parts: Parts): Uint8Array | undefined;
  put(bytes: Uint8Array, ...parts: Parts): Write;
  remove(...parts: Parts): Write;
}

export function bytesTable<Parts extends readonly unknown[]>(
  name: string,
  parts: (...given: Parts) => Key,
): BytesTable<Parts> {
  const key = (...given: Parts): Key => [name, ...parts(...given)];
  return {
    name,
    key,
    get: (store, ...given) => store.bytes(key(...given)),
    put: (bytes, ...given) => ({ op: 'put-bytes', key: key(...given), bytes }),
    remove: (...given) => ({ op: 'remove', key: key(...given) }),
  };
}
