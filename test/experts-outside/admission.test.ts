import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admit } from '../../actors/outside/index.ts';
import { formatSubject, parseSubject } from '../../protocols/index.ts';
import { OutsideExpert, PIECE_UNITS, pieceAt } from '../../protocols/outside/index.ts';
import { remark } from './guest.ts';

const EXPERT = 'outside-guest';
const TEXT = 'The Supplier delivers. The Customer pays within 30 days.';
const SPEAKER = { review: 'rev_1', round: 0, expert: EXPERT };
const said = (overrides: Record<string, unknown> = {}) => ({
  review_id: 'rev_1',
  round: 0,
  expert: EXPERT,
  findings: [remark(EXPERT, TEXT, 'within 30 days')],
  positions: [],
  failure: null,
  ...overrides,
});
const good = remark(EXPERT, TEXT, 'within 30 days');

describe('outside experts: admission', () => {
  it('takes a statement as it is when everything in it holds', () => {
    const offered = said();
    expect(admit(offered, SPEAKER, TEXT)).toEqual({ kind: 'admitted', statement: offered, refused: [] });
  });

  it.each([
    ['no object', 'hello', 'body'],
    ['another field', said({ verdict: 'accepted' }), 'verdict'],
    ['another review', said({ review_id: 'rev_2' }), 'rev_2'],
    ['another round', said({ round: 1 }), 'round 1'],
    ['another expert', said({ expert: 'notices' }), 'notices'],
    ['too many findings', said({ findings: Array.from({ length: 41 }, () => good) }), 'findings'],
    ['words that are missing', said({ findings: [{ ...good, words: undefined }] }), 'words'],
    ['a title of several lines', said({ findings: [{ ...good, words: { ...good.words, title: 'a\nb' } }] }), 'title'],
    [
      'a change without bound',
      said({ findings: [{ ...good, change: { start: 0, end: 0, before: '', after: 'x'.repeat(20_001) } }] }),
      'after',
    ],
    ['its own refusals', said({ refused: [] }), 'refused'],
    [
      'a reason from a catalogue',
      said({
        positions: [
          { expert: EXPERT, claim: 'c1', stance: 'support', belief: 1, reason: { key: 'debate.raised', values: {} } },
        ],
      }),
      'reason',
    ],
    [
      'a position of another',
      said({
        positions: [
          {
            expert: 'notices',
            claim: 'c1',
            stance: 'oppose',
            belief: 0,
            reason: { key: 'debate.said', values: { words: 'No.' } },
          },
        ],
      }),
      'another expert',
    ],
  ])('calls %s nonsense, and says so in the name of its sender only', (_what, offered, told) => {
    const admission = admit(offered, SPEAKER, TEXT);
    expect(admission).toMatchObject({ kind: 'nonsense', reason: expect.stringContaining(told) });
    expect(admission.statement).toMatchObject({
      review_id: 'rev_1',
      round: 0,
      expert: EXPERT,
      findings: [],
      positions: [],
    });
    expect(admission.statement.failure).toContain('no valid statement');
  });

  it.each([
    [
      'a quotation that is not there',
      { evidence: [{ quote: 'forty days', start: 48, end: 58, section: '' }] },
      'misquotes',
    ],
    [
      'a quotation at another place',
      { evidence: [{ quote: 'Supplier', start: 5, end: 13, section: '' }] },
      'misquotes',
    ],
    ['a change of other words', { change: { start: 0, end: 3, before: 'Any', after: 'No' } }, 'would replace'],
    ['no evidence and no place', { evidence: [] }, 'neither evidence'],
    ['a place after the end', { evidence: [], place: TEXT.length + 1 }, 'ends at'],
    ['a rule of another expert', { rule: 'notices.none' }, 'begins with'],
  ])('refuses a finding with %s and keeps the others', (_what, wrong, told) => {
    const admission = admit(said({ findings: [{ ...good, ...wrong }, good] }), SPEAKER, TEXT);
    expect(admission).toMatchObject({ kind: 'admitted', refused: [{ reason: expect.stringContaining(told) }] });
    expect(admission.statement.findings).toEqual([good]);
  });
});

describe('outside experts: text in pieces', () => {
  it('gives any text back whole, and never half a character', () => {
    const texts = fc.tuple(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(3)).map(([seed, shift]) => {
      const unit = `${seed}🚢ß`;
      return 'x'.repeat(shift) + unit.repeat(Math.ceil((PIECE_UNITS * 2.5) / unit.length));
    });
    fc.assert(
      fc.property(texts, (text) => {
        let whole = '';
        for (let offset: number | null = 0; offset !== null; ) {
          const piece = pieceAt(text, offset);
          if (piece === undefined) throw new Error(`no piece at ${offset}`);
          expect(piece.text.isWellFormed()).toBe(true);
          whole += piece.text;
          offset = piece.next;
        }
        return whole === text;
      }),
      { numRuns: 20 },
    );
  });

  it('has none at or after the end, nor in the middle of a character', () => {
    expect(pieceAt('abc', 3)).toBeUndefined();
    expect(pieceAt('a🚢c', 2)).toBeUndefined();
    expect(pieceAt('a🚢c', 1)).toEqual({ offset: 1, text: '🚢c', next: null });
  });
});

describe('outside experts: names and subjects', () => {
  it.each(['notices', 'outside', 'outside-', 'Outside-a', 'outside-a.b', 'outside-a_b'])(
    'does not take %s as an id',
    (id) => {
      const expert = { id, name: 'A', domain: 'legal', competence: ['notices'], precision: 0.8 };
      expect(OutsideExpert.safeParse(expert).success).toBe(false);
      expect(OutsideExpert.safeParse({ ...expert, id: 'outside-a' }).success).toBe(true);
    },
  );

  it.each([
    [{ kind: 'document', review: 'rev_1', expert: EXPERT }, `conclave-expert.${EXPERT}.document.rev_1`],
    [{ kind: 'offer', review: 'rev_1', round: 2, expert: EXPERT }, `conclave-expert.${EXPERT}.offer.rev_1.2`],
  ] as const)('writes and reads %o', (subject, text) => {
    expect(formatSubject(subject)).toBe(text);
    expect(parseSubject(text)).toEqual(subject);
    expect(parseSubject(`${text}.more`)).toBeUndefined();
  });
});
