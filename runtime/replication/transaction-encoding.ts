import { expectation } from '../store/condition.ts';
import { checkKey } from '../store/key.ts';
import type { Transaction } from '../store/local-store.ts';
import type { Condition, Key, Write } from '../store/store.ts';

/**
 * An entry's body: the length of a JSON text (4 bytes, big-endian), the text, then the bytes of every `put-bytes` one after
 * another. The text is `[[writes, conditions], …]`; a write is ["put", key, value], ["bytes", key, length] or
 * ["remove", key]; a condition ["absent", key] or ["present", key, value].
 */
const LENGTH_BYTES = 4;

type EncodedWrite = ['put', Key, unknown] | ['bytes', Key, number] | ['remove', Key];
type EncodedCondition = ['absent', Key] | ['present', Key, unknown];

/** A transaction as it was when it was encoded, whatever happens to its values afterwards. */
export interface EncodedTransaction {
  readonly text: string;
  readonly bytes: readonly Uint8Array[];
  /** Characters and bytes: about what it takes on the way and on the disk. */
  readonly size: number;
}

/** Throws TypeError for a value that is not JSON, RangeError for a key outside the order. */
export function encodeTransaction({ writes, conditions }: Transaction): EncodedTransaction {
  const bytes: Uint8Array[] = [];
  const encoded = writes.map((write) => encodeWrite(write, bytes));
  const text = `[[${encoded.join(',')}],[${conditions.map(encodeCondition).join(',')}]]`;
  return { text, bytes, size: bytes.reduce((sum, part) => sum + part.byteLength, text.length) };
}

export function joinTransactions(transactions: readonly EncodedTransaction[]): Uint8Array {
  const text = Buffer.from(`[${transactions.map((each) => each.text).join(',')}]`);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.byteLength);
  return Buffer.concat([length, text, ...transactions.flatMap((each) => each.bytes)]);
}

/** Throws when the body is not one that `joinTransactions` made. */
export function decodeTransactions(body: Uint8Array): Transaction[] {
  const whole = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let at = LENGTH_BYTES + whole.readUInt32BE(0);
  const take = (length: number): Uint8Array => {
    if (at + length > whole.byteLength) throw new RangeError('the entry ends before its bytes do');
    at += length;
    return whole.subarray(at - length, at);
  };
  const text = whole.toString('utf8', LENGTH_BYTES, at);
  const encoded = JSON.parse(text) as [EncodedWrite[], EncodedCondition[]][];
  return encoded.map(([writes, conditions]) => ({
    writes: writes.map((write) => decodeWrite(write, take)),
    conditions: conditions.map(decodeCondition),
  }));
}

function encodeWrite(write: Write, bytes: Uint8Array[]): string {
  const key = JSON.stringify(checkKey(write.key));
  switch (write.op) {
    case 'put': {
      const json = JSON.stringify(write.value);
      if (json === undefined) throw new TypeError('the value is not a JSON value');
      return `["put",${key},${json}]`;
    }
    case 'put-bytes':
      bytes.push(new Uint8Array(write.bytes));
      return `["bytes",${key},${write.bytes.byteLength}]`;
    case 'remove':
      return `["remove",${key}]`;
    default:
      return write satisfies never;
  }
}

function encodeCondition(condition: Condition): string {
  const { key, json } = expectation(condition);
  return json === undefined ? `["absent",${JSON.stringify(key)}]` : `["present",${JSON.stringify(key)},${json}]`;
}

function decodeWrite(write: EncodedWrite, take: (length: number) => Uint8Array): Write {
  switch (write[0]) {
    case 'put':
      return { op: 'put', key: write[1], value: write[2] };
    case 'bytes':
      return { op: 'put-bytes', key: write[1], bytes: take(write[2]) };
    case 'remove':
      return { op: 'remove', key: write[1] };
    default:
      throw new RangeError('the entry holds a write of an unknown kind');
  }
}

function decodeCondition(condition: EncodedCondition): Condition {
  return condition[0] === 'absent' ? { absent: condition[1] } : { present: condition[1], value: condition[2] };
}
