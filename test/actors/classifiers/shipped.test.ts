import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { carried } from '../../../actors/classifiers/carried.ts';
import {
  classifyClause,
  classifyParagraphs,
  classifyUnfair,
  judgeUnfair,
  judgeUnfairByLetters,
  leadIns,
} from '../../../actors/classifiers/index.ts';
import type { SentenceContext } from '../../../actors/classifiers/sentence-keys.ts';
import { judgeTermsBy } from '../../../actors/classifiers/training/index.ts';

const clauseOf = (text: string): string | undefined => classifyClause(text)[0]?.category;
const unfairOf = (sentence: string): string | undefined => classifyUnfair(sentence)[0]?.category;

describe('clause classifier', () => {
  it.each([
    ['governing_law', '12.1 Governing Law. This Agreement is governed by the laws of the Duchy of Ducks.'],
    [
      'anti_assignment',
      'Neither party may assign this Agreement without the prior written consent of the other party.',
    ],
    [
      'cap_on_liability',
      'The total liability of either party shall not exceed the fees paid in the preceding twelve months.',
    ],
    [
      'insurance',
      'Supplier shall maintain commercial general liability insurance of at least $2,000,000 per occurrence.',
    ],
    ['audit_rights', 'Licensor may audit the books and records of Licensee once a year upon reasonable notice.'],
    [
      'license_grant',
      'Licensor hereby grants to Licensee a non-exclusive license to use the Software in the Territory.',
    ],
  ])('knows %s', (category, text) => {
    expect(clauseOf(text)).toBe(category);
  });

  it.each([
    'The ducks swim on the pond while it rains.',
    'Please find attached the minutes of the meeting held last week.',
    'Words in the singular include the plural and the other way round.',
    'A walk in the park',
    'Minutes of the meeting',
    '',
  ])('has nothing to say of: %s', (text) => {
    expect(classifyClause(text)).toEqual([]);
  });

  it('reads neither title nor parties from a text that is not a contract', () => {
    const text = 'Minutes of the meeting\n\nPresent: Anna and Ben. Nobody came late.\n\nThe budget was approved.';
    const spans = Array.from(text.matchAll(/.+/g), ({ 0: line, index }) => ({
      start: index,
      end: index + line.length,
    }));
    expect(classifyParagraphs(text, spans)).toEqual([[], [], []]);
  });

  it('finds the sentence that speaks for a category inside a long paragraph', () => {
    const before = 'The headings are for convenience and do not affect the meaning of any provision. '.repeat(4);
    const law = 'This Agreement shall be governed by and construed in accordance with the laws of Freedonia. ';
    const text = before + law + 'The parties may sign in counterparts, each of which is an original. '.repeat(4);
    const [judged] = classifyParagraphs(text, [{ start: 0, end: text.length }]);
    const found = judged?.find(({ category }) => category === 'governing_law');
    expect(text.slice(found?.start, found?.end)).toContain(law.trim());
    expect((found?.end ?? 0) - (found?.start ?? 0)).toBeLessThan(text.length / 2);
  });

  it('gives probabilities in order, the same every time', () => {
    const text = 'Licensee may not assign or sublicense the license granted here without the consent of Licensor.';
    const judged = classifyClause(text);
    expect(judged).toEqual(classifyClause(text));
    expect(judged.map(({ probability }) => probability)).toEqual(
      judged.map(({ probability }) => probability).toSorted((a, b) => b - a),
    );
  });
});

describe('carried', () => {
  const head = { threshold: 0.5, presence: 0.3 };
  it('gives a label to nobody when the best is too weak for the document', () => {
    expect(carried([0.1, 0.29], head)).toEqual([false, false]);
  });
  it('gives it to the best one though it is under the threshold', () => {
    expect(carried([0.1, 0.4, 0.2], head)).toEqual([false, true, false]);
  });
  it('gives it to all that reach the threshold', () => {
    expect(carried([0.5, 0.9, 0.2], head)).toEqual([true, true, false]);
  });
  it('has nothing to give without units', () => {
    expect(carried([], head)).toEqual([]);
  });
});

describe('unfair-terms classifier', () => {
  it.each([
    ['unfair_unilateral_change', 'We may change these terms at any time without notice at our sole discretion.'],
    [
      'unfair_unilateral_termination',
      'We may suspend or terminate your account at any time for any reason without notice.',
    ],
    ['unfair_content_removal', 'We may remove any content you post at our sole discretion and without notice.'],
    ['unfair_contract_by_using', 'By using the website you agree to be bound by these terms.'],
    [
      'unfair_limitation_of_liability',
      'In no event shall we be liable for any indirect, incidental or consequential damages.',
    ],
    ['unfair_choice_of_law', 'These terms are governed by the laws of the State of California.'],
  ])('knows %s', (category, sentence) => {
    expect(unfairOf(sentence)).toBe(category);
  });

  it.each([
    'You may cancel your order within fourteen days and get your money back.',
    'The ducks swim on the pond.',
    '',
  ])('has nothing against: %s', (sentence) => {
    expect(classifyUnfair(sentence)).toEqual([]);
  });

  it('calls a foreign court clearly unfair and a choice of law potentially so', () => {
    const [court] = classifyUnfair(
      'Any dispute shall be submitted to the exclusive jurisdiction of the courts located in Santa Clara County, California.',
    );
    const [law] = classifyUnfair('These terms are governed by the laws of the State of California.');
    expect(court).toMatchObject({ category: 'unfair_jurisdiction', level: 3 });
    expect(law).toMatchObject({ category: 'unfair_choice_of_law', level: 2 });
  });

  it('takes the word of a rule into account', () => {
    const sentence = 'We may update these pages from time to time.';
    const of = (context?: SentenceContext): number =>
      judgeUnfair(sentence, context).find(({ category }) => category === 'unfair_unilateral_change')?.probability ?? 0;
    expect(of({ rules: ['unfair-unilateral-change.of-terms'] })).toBeGreaterThan(of());
  });

  it('reads the item of a list with what leads it in', () => {
    const item = '(a) if you break these terms;';
    const of = (context?: SentenceContext): number =>
      judgeUnfair(item, context).find(({ category }) => category === 'unfair_unilateral_termination')?.probability ?? 0;
    const [, lead] = leadIns(['We may suspend or terminate your account at any time:', item]);
    expect(of({ lead })).toBeGreaterThan(of());
  });

  it('takes back weights that were lent for measuring', () => {
    const sentence = 'We may change these terms at any time without notice at our sole discretion.';
    const before = judgeUnfair(sentence);
    const nothing = { origin: { seed: 1, documents: [] }, labels: [], keys: new Uint32Array(), idf: new Uint8Array() };
    const empty = { ...nothing, starts: new Uint32Array(1), targets: new Uint8Array(), weights: new Int8Array() };
    const byLetters = judgeUnfairByLetters(sentence);
    judgeTermsBy({ words: empty });
    expect([judgeUnfair(sentence), judgeUnfairByLetters(sentence)]).toEqual([[], byLetters]);
    judgeTermsBy({ letters: empty });
    expect([judgeUnfair(sentence), judgeUnfairByLetters(sentence)]).toEqual([before, []]);
    judgeTermsBy({});
    expect([judgeUnfair(sentence), judgeUnfairByLetters(sentence)]).toEqual([before, byLetters]);
  });
});

describe('weights', () => {
  it.each(['clauses.bin', 'unfair.bin', 'unfair-letters.bin'])(
    '%s stay small enough to keep in the repository',
    (file) => {
      const { size } = statSync(new URL(`../../../actors/classifiers/${file}`, import.meta.url));
      expect(size).toBeLessThan(file === 'clauses.bin' ? 1_600_000 : 400_000);
    },
  );
});
