import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PUBLISHED, PublishedProtocol } from '../../protocols/catalogue/index.ts';
import { DEFAULT_PROTOCOL, PROTOCOLS, Protocol, protocolHash, protocolNamed } from '../../protocols/index.ts';

describe('protocol catalogue', () => {
  test('ships every file of its folder under the name it bears', () => {
    const files = readdirSync(new URL('../../protocols/catalogue', import.meta.url)).filter((file) =>
      file.endsWith('.json'),
    );
    expect(PROTOCOLS.map((protocol) => `${protocol.name}.json`).toSorted()).toEqual(files.toSorted());
    for (const protocol of PROTOCOLS) expect(protocolNamed(protocol.name)).toBe(protocol);
    expect(protocolNamed('toString')).toBeUndefined();
    expect(DEFAULT_PROTOCOL.name).toBe('sparse-quick');
    expect(DEFAULT_PROTOCOL.title).toMatch(/^Second reading: /);
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

describe('protocols of the literature', () => {
  const names = PUBLISHED.map(({ protocol }) => protocol.name);

  test('P1 to P17 ship, every file of the folder under its name', () => {
    const folder = new URL('../../protocols/catalogue/published', import.meta.url);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(names.map((name) => `${name}.json`).toSorted()).toEqual(files.map(({ name }) => name).toSorted());
    const numbers = new Set(PUBLISHED.map(({ card }) => Number(card.id.slice(1))));
    expect([...numbers].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
    expect(new Set([...names, ...PROTOCOLS.map(({ name }) => name)]).size).toBe(names.length + PROTOCOLS.length);
  });

  test('every one has a card that says what matches and what differs, and quotes a line where the source was read', () => {
    for (const { protocol, card } of PUBLISHED) {
      expect(protocol.name.slice(0, 3)).toBe(`p${card.id.slice(1).padStart(2, '0')}`);
      expect(card.line === null).toBe(card.evidence !== 'source');
      for (const sentence of [...card.matches, ...card.differs]) expect(sentence).toMatch(/^[A-Zx0-9].*\.$/);
    }
  });

  test('the words of a card do not change the protocol’s hash', () => {
    const { protocol, card } = PUBLISHED[0] as PublishedProtocol;
    const reworded = PublishedProtocol.parse({ protocol, card: { ...card, differs: ['Otherwise worded.'] } });
    expect(protocolHash(reworded.protocol)).toBe(protocolHash(protocol));
  });

  test('protocols of before the newer axes keep their hash', () => {
    expect(protocolHash(protocolNamed('sparse-contested') as Protocol)).toMatch(/^b9a7c1ce0c56/);
    expect(protocolHash(protocolNamed('plurality-vote') as Protocol)).toMatch(/^6b6f5fb11cdf/);
  });
});
