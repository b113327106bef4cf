import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_PROTOCOL, PROTOCOLS, Protocol, protocolHash, protocolNamed } from '../../protocols/index.ts';

describe('protocol catalogue', () => {
  test('ships every file of its folder under the name it bears', () => {
    const files = readdirSync(new URL('../../protocols/catalogue', import.meta.url)).filter((file) =>
      file.endsWith('.json'),
    );
    expect(PROTOCOLS.map((protocol) => `${protocol.name}.json`).toSorted()).toEqual(files.toSorted());
    for (const protocol of PROTOCOLS) expect(protocolNamed(protocol.name)).toBe(protocol);
    expect(protocolNamed('toString')).toBeUndefined();
    expect(DEFAULT_PROTOCOL.name).toBe('sparse-contested');
  });

  test('every protocol can come to an end, and its rules can fire within its limits', () => {
    for (const { stop } of PROTOCOLS) {
      expect(stop.min_rounds).toBeLessThanOrEqual(stop.max_rounds);
      for (const rule of stop.rules) expect('rounds' in rule ? rule.rounds : 0).toBeLessThanOrEqual(stop.max_rounds);
    }
  });

  test('the hash names the content, not the writing of it', () => {
    const backwards = Protocol.parse(Object.fromEntries(Object.entries(DEFAULT_PROTOCOL).toReversed()));
    expect(protocolHash(backwards)).toBe(protocolHash(DEFAULT_PROTOCOL));
    expect(protocolHash({ ...DEFAULT_PROTOCOL, title: 'Another' })).not.toBe(protocolHash(DEFAULT_PROTOCOL));
    expect(new Set(PROTOCOLS.map(protocolHash)).size).toBe(PROTOCOLS.length);
    expect(protocolHash(DEFAULT_PROTOCOL)).toMatch(/^[0-9a-f]{64}$/);
  });
});
