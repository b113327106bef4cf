import { describe, expect, it } from 'vitest';
import { SharedEncoder } from '../../../runtime/bus/shared-encoder.ts';

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

describe('shared encoder', () => {
  it('writes each body as JSON.stringify does, whatever lists it has and shares', () => {
    const entries = Array.from({ length: 40 }, (_, n) => ({ n, text: `Maß “${n}” 契約 🙂` }));
    const claims = [...entries, null, undefined, 'plain', 3, [1, 2]];
    const bodies: unknown[] = [
      { claims, heard: entries.slice(3, 20) },
      { claims, heard: entries.slice(10), round: 2, none: undefined, last: [1, 2, 3, 4, 5] },
      { first: 'a', claims, nested: { claims: entries } },
      {},
      { short: [1] },
      [1, 'two'],
      'text',
      0,
      null,
    ];
    const encoder = new SharedEncoder();
    const encoded = bodies.map((body) => encoder.encode(body));
    expect(encoded.map(textOf)).toEqual(bodies.map((body) => JSON.stringify(body)));
  });

  it('keeps what it gave when more is encoded than one block holds', () => {
    const encoder = new SharedEncoder();
    const bodies = Array.from({ length: 60 }, (_, n) => ({
      n,
      list: Array.from({ length: 10 }, () => `é${n}`.repeat(300 * n)),
    }));
    const encoded = bodies.map((body) => encoder.encode(body));
    expect(encoded.map(textOf)).toEqual(bodies.map((body) => JSON.stringify(body)));
  });

  it('rejects a body that is not a JSON value', () => {
    expect(() => new SharedEncoder().encode(undefined)).toThrow(TypeError);
    expect(() => new SharedEncoder().encode(() => 1)).toThrow(TypeError);
  });
});
