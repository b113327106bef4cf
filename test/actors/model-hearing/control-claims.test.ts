import { describe, expect, it } from 'vitest';
import { examine, readDocument } from '../../../actors/expert-jobs/index.ts';
import { EXPERTS } from '../../../actors/experts/index.ts';
import { catalogue } from '../../../actors/languages/en/index.ts';
import { seatSheet } from '../../../actors/model-experts/index.ts';
import type { AskedClaim } from '../../../actors/model-experts/prompt.ts';
import { isControlStatement, seatQuestions } from '../../../actors/model-hearing/index.ts';
import { mergeFindings } from '../../../protocols/index.ts';
import { sampleText } from '../publishing/sample-result.ts';

const DOCUMENT = readDocument(sampleText);
const SIZE = { maxBytes: 100_000, maxChunks: 4, hidesIdentities: false };
const CLAIMS = mergeFindings(
  new Map(
    EXPERTS.filter(({ domain }) => domain === 'legal').map((expert) => [
      expert.id,
      examine(expert, DOCUMENT, { max_findings: 5 }),
    ]),
  ),
);

/** The verifier's first question, its claims as they are asked. */
function batch(seed: number) {
  const call = {
    review_id: 'rev',
    round: 1,
    expert: 'model-verifier',
    document: { hash: '0'.repeat(64), length: DOCUMENT.text.length },
    document_type: DOCUMENT.type,
    claims: CLAIMS,
    heard: [],
    deadline_at: 0,
  };
  const [asked] = seatQuestions(DOCUMENT, seatSheet('model-verifier'), { kind: 'call', call, seed }, SIZE).asked;
  if (asked === undefined) throw new Error('the verifier is asked nothing');
  const lines = asked.question.question.split('\nClaims:\n')[1]?.split('\n') ?? [];
  const list = lines.map((line) => JSON.parse(line) as AskedClaim);
  const names = new Set(asked.controls.map(({ asked: { id } }) => id));
  const isControl = ({ id }: AskedClaim): boolean => names.has(id);
  return { asked, list, isControl, claims: list.filter((each) => !isControl(each)), controls: list.filter(isControl) };
}
const BATCHES = Array.from({ length: 100 }, (_, seed) => batch(seed));

const words = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

describe('control claims among the claims of a verifier', () => {
  const whole = DOCUMENT.text.replace(/\s+/g, ' ');

  it('are one that the document bears out and one that it does not', () => {
    for (const { asked } of BATCHES) {
      expect(asked.controls.map(({ expects }) => expects).toSorted()).toEqual(['oppose', 'support']);
      for (const {
        expects,
        asked: { quotes },
      } of asked.controls) {
        expect(quotes).toHaveLength(1);
        expect(whole.includes(quotes[0]?.quote ?? '')).toBe(expects === 'support');
      }
    }
  });

  it('are numbered with the others, and stand anywhere', () => {
    for (const { list, asked } of BATCHES) {
      expect(list.map(({ id }) => id)).toEqual(list.map((_, index) => `c${index + 1}`));
      expect([...asked.ids.values()].toSorted()).toEqual(asked.claims.map(({ id }) => id).toSorted());
    }
    expect(new Set(BATCHES.flatMap(({ controls }) => controls.map(({ id }) => id))).size).toBe(BATCHES[0]?.list.length);
  });

  it('have the severities and lengths of the claims around them', () => {
    for (const { claims, controls } of BATCHES) {
      const severities = new Set(claims.map(({ severity }) => severity));
      const longest = Math.max(...claims.map(({ statement }) => statement.length));
      const shortest = Math.min(...claims.map(({ statement }) => statement.length));
      for (const { severity, statement } of controls) {
        expect(severities).toContain(severity);
        expect(statement.length).toBeGreaterThan(shortest * 0.75);
        expect(statement.length).toBeLessThan(longest * 1.2);
      }
    }
  });

  it('say nothing that the texts of the rules have no word for', () => {
    const known = new Set(
      catalogue.parts.flatMap(({ rules }) =>
        Object.values(rules).flatMap(({ title, description, suggestion }) =>
          words(`${title} ${description} ${suggestion}`),
        ),
      ),
    );
    for (const word of words(DOCUMENT.text)) known.add(word);
    const strange = BATCHES.flatMap(({ controls }) => controls.flatMap(({ statement }) => words(statement))).filter(
      (word) => !known.has(word),
    );
    expect([...new Set(strange)]).toEqual([]);
  });

  const LENGTH = ({ statement }: AskedClaim): number => statement.length;
  const QUOTED = ({ quotes }: AskedClaim): number => quotes[0]?.quote.length ?? 0;
  it.each<readonly [string, (claim: AskedClaim) => number]>([
    ['the shortest', (claim) => -LENGTH(claim)],
    ['the longest', LENGTH],
    ['those with the shortest quotation', (claim) => -QUOTED(claim)],
    ['those with the longest quotation', QUOTED],
    ['the last ones', ({ id }) => Number(id.slice(1))],
    ['the first ones', ({ id }) => -Number(id.slice(1))],
    ['those with a number', ({ statement }) => (/\d/.test(statement) ? 1 : 0)],
    ['those of one quotation', ({ quotes }) => (quotes.length === 1 ? 1 : 0)],
    ['the gravest', ({ severity }) => ['note', 'low', 'medium', 'high', 'critical'].indexOf(severity)],
    ['the mildest', ({ severity }) => -['note', 'low', 'medium', 'high', 'critical'].indexOf(severity)],
  ])('are not given away by guessing %s', (_, weight) => {
    let hits = 0;
    for (const { list, isControl } of BATCHES) {
      const [first, second] = list.toSorted((a, b) => weight(b) - weight(a));
      hits += [first, second].filter((each) => each !== undefined && isControl(each)).length;
    }
    // Both of a hundred batches would be 200.
    expect(hits).toBeLessThan(100);
  });

  it('are recognised by their texts, and no claim is mistaken for one', () => {
    for (const { claims, controls } of BATCHES) {
      expect(controls.every(({ statement }) => isControlStatement(statement))).toBe(true);
      expect(claims.some(({ statement }) => isControlStatement(statement))).toBe(false);
    }
  });
});
