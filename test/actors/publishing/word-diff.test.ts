import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordEdits } from '../../../actors/publishing/word-diff.ts';

const show = (before: string, after: string): string =>
  wordEdits(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'delete' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

/** 9,000 words that no other prefix has. */
const words = (prefix: string): string => Array.from({ length: 9000 }, (_, index) => `${prefix}${index}`).join(' ');

describe('word edits', () => {
  it.each([
    ['same', 'same', 'same'],
    ['', 'new words', '{+new words+}'],
    ['old words', '', '[-old words-]'],
    ['pay in ninety (90) days', 'pay in thirty (30) days', 'pay in [-ninety-]{+thirty+} ([-90-]{+30+}) days'],
    ['the Work Product', 'the agreed Deliverables', 'the [-Work Product-]{+agreed Deliverables+}'],
    ['EUR 12,500 now', 'EUR 12,700 now', 'EUR [-12,500-]{+12,700+} now'],
    ['know-how', 'know-what', '[-know-how-]{+know-what+}'],
    ['the party’s costs', 'the parties’ costs', 'the [-party’s-]{+parties’+} costs'],
    ['two  spaces', 'two spaces', 'two[-  -]{+ +}spaces'],
    ['a 😀 b', 'a 😁 b', 'a [-😀-]{+😁+} b'],
    ['One.\r\nTwo.', 'One.\r\nThree.', 'One.\r\n[-Two-]{+Three+}.'],
  ])('%j to %j', (before, after, shown) => {
    expect(show(before, after)).toBe(shown);
  });

  it('spell both texts and cut no word, whatever the texts', () => {
    const text = fc
      .array(fc.constantFrom('shall', 'pay', '1.2', ' ', '  ', '\n', ',', '’s', 'Ä', '😀'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const edits = wordEdits(before, after);
        const spell = (without: string): string =>
          edits
            .filter(({ kind }) => kind !== without)
            .map((edit) => edit.text)
            .join('');
        expect(spell('insert')).toBe(before);
        expect(spell('delete')).toBe(after);
        expect(edits.every((edit) => edit.text !== '')).toBe(true);
      }),
      { numRuns: 500, seed: 20261120 },
    );
  });

  it('replaces a sentence that was written anew as a whole, and keeps its first and last words', () => {
    const before = 'The Supplier is in no case liable for damage, even if caused by gross negligence, to the Customer.';
    const after =
      'The total liability of each party is limited to twice the fees. The limit does not apply to gross negligence.';
    expect(wordEdits(before, after).map(({ kind, text }) => (kind === 'same' ? text : kind))).toEqual([
      'The ',
      'delete',
      'insert',
      '.',
    ]);
  });

  it('keeps the words of a sentence that was only extended', () => {
    const before = 'The Customer shall pay each invoice within thirty days of receipt.';
    const after =
      'The Customer, unless agreed otherwise, shall pay each undisputed invoice within thirty days of receipt of all papers.';
    expect(show(before, after)).toBe(
      'The Customer{+,+} {+unless agreed otherwise, +}shall pay each {+undisputed +}invoice within thirty days of receipt{+ of all papers+}.',
    );
  });

  it('replaces whole what has nothing in common, in bounded time', () => {
    const edits = wordEdits(`Start ${words('a')} end`, `Start ${words('b')} end`);
    expect(edits.map((edit) => edit.kind)).toEqual(['same', 'delete', 'insert', 'same']);
  });
});
