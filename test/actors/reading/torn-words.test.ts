import { describe, expect, it } from 'vitest';
import { readableText } from '../../../actors/reading/index.ts';

const WORDS = new Set(
  'this is the a agreement information of parties receiving shall keep all recitals secret and by'.split(' '),
);
const read = (text: string): string => readableText(text, (word) => WORDS.has(word)).text;
const ENGLISH =
  'The parties shall keep all information of this agreement secret and the parties shall keep it by all. ';

describe('torn words', () => {
  it.each([
    ['R E C I T A L S', 'RECITALS'],
    ['T H I S  A G R E E M E N T', 'THIS AGREEMENT'],
    ['T H I S A G R E E M E N T', 'THIS AGREEMENT'],
    ['A B C D', 'A B C D'],
  ])('%s is read as %s', (spaced, expected) => {
    expect(read(`${ENGLISH}\n\n${spaced}\n\n${ENGLISH}`)).toContain(`\n\n${expected}\n\n`);
  });

  it('pieces of words are joined where a text has many letters alone', () => {
    const torn = 'the informatio n of th e parties, the receivin g parties, this agreemen t.';
    expect(read(ENGLISH + torn)).toBe(
      `${ENGLISH}the information of the parties, the receiving parties, this agreement.`,
    );
  });

  it('a text without letters alone stays as it is', () => {
    const text = `${ENGLISH}the informatio of th parties.`;
    expect(read(text)).toBe(text);
  });

  it('offsets lead back to what was submitted', () => {
    const text = `${ENGLISH}\n\nR E C I T A L S\n\nThe parties agree.`;
    const view = readableText(text, (word) => WORDS.has(word));
    const at = view.text.indexOf('The parties agree');
    expect(text.slice(view.outwards(at))).toBe('The parties agree.');
  });
});
