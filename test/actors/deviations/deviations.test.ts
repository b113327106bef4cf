import { describe, expect, it } from 'vitest';
import { deviationsFrom } from '../../../actors/deviations/index.ts';
import { renderComparison } from '../../../actors/publishing/comparison.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import { readWord } from '../../../actors/word/index.ts';
import type { ReviewResult } from '../../../protocols/index.ts';
import { sampleResult } from '../publishing/sample-result.ts';

const STANDARD = [
  'SERVICES AGREEMENT',
  '1. Payment. The Customer shall pay each undisputed invoice within sixty days of receipt.',
  '2. Confidentiality. Each party shall keep the secrets of the other party for five years after disclosure.',
  '3. Insurance. The Supplier shall hold liability insurance of one million euros during the term.',
  '4. Law. This Agreement is governed by the laws of England and Wales.',
].join('\n\n');
const DOCUMENT = [
  'SERVICES AGREEMENT',
  '1. Secrets. Each party shall keep the secrets of the other party for five years after disclosure.',
  '2. Payment. The Customer shall pay each undisputed invoice within thirty days of receipt.',
  '3. Publicity. The Supplier may name the Customer in press releases and on its website.',
  '4. Law. This Agreement is governed by the laws of England and Wales.',
].join('\n\n');
const reference = { kind: 'text', id: null, title: 'Ours', hash: '0'.repeat(64) } as const;

const compare = (document: string, standard = STANDARD) =>
  deviationsFrom(
    parseDocument(standard, { type: 'services' }),
    parseDocument(document, { type: 'services' }),
    reference,
  );

const standings = (document: string) =>
  compare(document).lines.map(({ standing, standard, document: here }) => [
    standing,
    standard?.heading ?? null,
    here?.heading ?? null,
  ]);

describe('deviations: clause by clause', () => {
  it('matches by content, whatever the numbers', () => {
    const found = standings(DOCUMENT);
    expect(found).toContainEqual(['changed', 'Payment', 'Payment']);
    expect(found).toContainEqual(['changed', 'Confidentiality', 'Secrets']);
    expect(found).toContainEqual(['missing', 'Insurance', null]);
    expect(found).toContainEqual(['extra', null, 'Publicity']);
    expect(found).toContainEqual(['matches', 'Law', 'Law']);
  });

  it('says with which words', () => {
    const payment = compare(DOCUMENT).lines.find(({ standard }) => standard?.heading === 'Payment');
    const words = payment?.edits.filter(({ kind }) => kind !== 'same').map(({ kind, text }) => [kind, text.trim()]);
    expect(words).toEqual([
      ['delete', 'sixty'],
      ['insert', 'thirty'],
    ]);
  });

  it('finds nothing to say of a document that is its standard', () => {
    expect(compare(STANDARD)).toMatchObject({ changed: 0, missing: 0, extra: 0 });
  });

  it('gives spans of the texts they stand in', () => {
    const { lines } = compare(DOCUMENT);
    const places = lines.flatMap(({ standard, document }) => [
      ...(standard ? [{ ...standard, text: STANDARD }] : []),
      ...(document ? [{ ...document, text: DOCUMENT }] : []),
    ]);
    expect(places.length).toBeGreaterThan(lines.length);
    for (const { text, start, end, heading } of places) expect(text.slice(start, end)).toContain(heading);
  });
});

describe('deviations: comparison file', () => {
  const result: ReviewResult = {
    ...sampleResult,
    structured_issues: [],
    proposed_changes: [],
    deviations: compare(DOCUMENT),
  };

  it('is the standard when its changes are rejected, and has the document’s clauses when they are accepted', async () => {
    const bytes = await renderComparison(result, DOCUMENT, STANDARD);
    const rejected = (await readWord(bytes, 'reject')).located.text;
    const accepted = (await readWord(bytes, 'accept')).located.text;
    const words = (text: string) => text.replace(/\s+/g, ' ').trim();
    expect(words(rejected)).toBe(words(STANDARD));
    for (const clause of DOCUMENT.split('\n\n').slice(1)) expect(words(accepted)).toContain(words(clause));
    expect(accepted).not.toContain('Insurance');
  });
});
