import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RecentChunks, splitIntoChunks } from '../../../runtime/replication/chunks.ts';
import {
  decodeTransactions,
  encodeTransaction,
  joinTransactions,
} from '../../../runtime/replication/transaction-encoding.ts';
import type { Transaction } from '../../../runtime/store/local-store.ts';

const part = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const key = fc.array(part, { minLength: 1, maxLength: 3 });
/** As JSON has it: without -0. */
const value = fc.jsonValue().map((each): unknown => JSON.parse(JSON.stringify(each)));
const write = fc.oneof(
  fc.record({ op: fc.constant('put' as const), key, value }),
  fc.record({ op: fc.constant('put-bytes' as const), key, bytes: fc.uint8Array({ maxLength: 300 }) }),
  fc.record({ op: fc.constant('remove' as const), key }),
);
const condition = fc.oneof(fc.record({ absent: key }), fc.record({ present: key, value }));
const transaction: fc.Arbitrary<Transaction> = fc.record({
  writes: fc.array(write, { maxLength: 5 }),
  conditions: fc.array(condition, { maxLength: 3 }),
});

const roundTrip = (transactions: readonly Transaction[]): Transaction[] =>
  decodeTransactions(joinTransactions(transactions.map(encodeTransaction)));

/** Bytes come back as whatever kind of byte array. */
const plain = (transactions: readonly Transaction[]): unknown =>
  transactions.map(({ writes, conditions }) => ({
    writes: writes.map((each) => (each.op === 'put-bytes' ? { ...each, bytes: [...each.bytes] } : { ...each })),
    conditions: conditions.map((each) => ({ ...each })),
  }));

describe('transaction encoding', () => {
  it('gives back any transactions, bytes among them', () => {
    fc.assert(
      fc.property(fc.array(transaction, { maxLength: 4 }), (transactions) => {
        expect(plain(roundTrip(transactions))).toEqual(plain(transactions));
      }),
    );
  });

  it('keeps the JSON text of a value, member order and all, since conditions compare it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (given) => {
        const [back] = roundTrip([{ writes: [{ op: 'put', key: ['k'], value: given }], conditions: [] }]);
        const [put] = back?.writes ?? [];
        expect(put?.op === 'put' && JSON.stringify(put.value)).toBe(JSON.stringify(given));
      }),
    );
  });

  it('holds a value as it was when it was encoded', () => {
    const given = { list: [1] };
    const bytes = new Uint8Array([7]);
    const encoded = encodeTransaction({
      writes: [
        { op: 'put', key: ['v'], value: given },
        { op: 'put-bytes', key: ['b'], bytes },
      ],
      conditions: [],
    });
    given.list.push(2);
    bytes[0] = 0;
    const [back] = decodeTransactions(joinTransactions([encoded]));
    expect(back?.writes[0]).toEqual({ op: 'put', key: ['v'], value: { list: [1] } });
    expect(plain([back as Transaction])).toMatchObject([{ writes: [{}, { bytes: [7] }] }]);
  });

  it('takes a condition on no value for one on absence, as the stores do', () => {
    const [back] = roundTrip([{ writes: [], conditions: [{ present: ['k'], value: undefined }] }]);
    expect(back?.conditions).toEqual([{ absent: ['k'] }]);
  });

  it('refuses what a store refuses, before anything has been sent', () => {
    const put = (bad: unknown) => () =>
      encodeTransaction({ writes: [{ op: 'put', key: ['k'], value: bad }], conditions: [] });
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    for (const bad of [undefined, 10n, () => 1, cycle]) expect(put(bad)).toThrow(TypeError);
    expect(() => encodeTransaction({ writes: [{ op: 'remove', key: [] }], conditions: [] })).toThrow(RangeError);
    expect(() => encodeTransaction({ writes: [], conditions: [{ absent: [Number.NaN] }] })).toThrow(RangeError);
  });

  it('does not take bytes that were cut off for whole ones', () => {
    const whole = joinTransactions([
      encodeTransaction({ writes: [{ op: 'put-bytes', key: ['b'], bytes: new Uint8Array(9) }], conditions: [] }),
    ]);
    expect(() => decodeTransactions(whole.subarray(0, -1))).toThrow(RangeError);
  });
});

describe('pieces', () => {
  it('joined are what was split, none over the limit, all but the last full', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.integer({ min: 1, max: 70 }), (body, limit) => {
        const pieces = splitIntoChunks(body, limit);
        expect(Buffer.compare(Buffer.concat(pieces), body)).toBe(0);
        expect(pieces.length).toBe(Math.max(1, Math.ceil(body.byteLength / limit)));
        expect(pieces.slice(0, -1).every((piece) => piece.byteLength === limit)).toBe(true);
      }),
    );
  });

  it('keeps received chunks up to the limit, drops the oldest first, and distinguishes them by id', () => {
    const recent = new RecentChunks(250);
    for (const position of [1, 2, 3]) recent.add(position, `id-${position}`, new Uint8Array(100).fill(position));
    expect(recent.take(1, 'id-1')).toBeUndefined();
    expect(recent.take(2, 'another')).toBeUndefined();
    expect(recent.take(2, 'id-2')?.[0]).toBe(2);
    expect(recent.take(2, 'id-2')).toBeUndefined();
    recent.add(4, 'id-4', new Uint8Array(100));
    expect(recent.take(3, 'id-3')?.[0]).toBe(3);
  });
});
