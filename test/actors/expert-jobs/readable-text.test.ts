import { describe, expect, it } from 'vitest';
import { isEnglishWord } from '../../../actors/experts/index.ts';
import { readableText } from '../../../actors/reading/index.ts';
import { AGREEMENT, VARIANTS } from './bad-input.ts';

const read = (text: string): string => readableText(text, isEnglishWord).text;

describe('readable text', () => {
  it('a clean text is itself, and no dictionary is asked', () => {
    const view = readableText(AGREEMENT, () => {
      throw new Error('asked');
    });
    expect(view.text).toBe(AGREEMENT);
    expect(view.inwards(17)).toBe(17);
  });

  it.each(['zero-width', 'soft-hyphens', 'right-to-left', 'homoglyphs', 'ligatures', 'misread', 'flattened'])(
    '%s: what was submitted reads as the text it was made of',
    (name) => {
      expect(read(VARIANTS[name] as string)).toBe(AGREEMENT);
    },
  );

  it.each([
    ['The Supplier rnay terminate.', 'The Supplier may terminate.'],
    ['Its liabi1ity ends on 1st May at 10am.', 'Its liability ends on 1st May at 10am.'],
    ['Each party may termi-\nnate it.', 'Each party may terminate it.'],
    ['A long-\nterm lease, two-\nand three-year terms.', 'A long-term lease, two-\nand three-year terms.'],
    [
      'La parte obbli-\ngata risponde del pagamento del prezzo pattuito.',
      'La parte obbligata risponde del pagamento del prezzo pattuito.',
    ],
    [
      'The rnanager shallpay a1l c0sts ofthe Hilton in Burnley to Horner, at Terrnination of the lease.',
      'The manager shall pay all costs of the Hilton in Burnley to Horner, at Termination of the lease.',
    ],
    ['Use port 10 of the h1n1 model B2B-100.', 'Use port 10 of the h1n1 model B2B-100.'],
    ['1.\u200BTerm and 30\u200Bdays', '1. Term and 30 days'],
    ['the p\u0435rson, Елена Петрова and α', 'the person, Елена Петрова and α'],
    ['perche\u0301 \u{1D41A}\u{1D41B} ﬁne', 'perché ab fine'],
  ])('%j reads %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('a document in capitals keeps its headings, its names and its length', () => {
    const text = VARIANTS.capitals as string;
    const quiet = read(text);
    expect(quiet).toHaveLength(text.length);
    expect(quiet).toContain(
      '2. FEES AND PAYMENT\nThe Customer shall pay the Supplier a yearly fee of ten thousand dollars ($12,000)',
    );
    expect(quiet).toContain('between Harrow Mill Systems Ltd ("Supplier") and Pinewood Dairy Limited');
    expect(quiet).toContain('made on 1 March 2025');
    expect(quiet).toContain('governed by the laws of England. Disputes shall');
    expect(quiet).toContain('in accordance with Section 14');
  });

  it('a clause in capitals among others stays one', () => {
    const text = `${AGREEMENT}\n10. Warranty\nEXCEPT AS SET OUT ABOVE, THE SUPPLIER GIVES NO WARRANTY OF ANY KIND.\n`;
    expect(read(text)).toBe(text);
  });

  it('every passage leads out to what it was read from, and in again', () => {
    for (const [name, text] of Object.entries(VARIANTS)) {
      const view = readableText(text, isEnglishWord);
      for (const { 0: word, index } of view.text.matchAll(/[A-Za-z]{5,}/g)) {
        const [start, end] = [view.outwards(index), view.endOutwards(index + word.length)];
        expect(view.inwards(start)).toBe(index);
        expect(view.inwards(end)).toBe(index + word.length);
        // A word alone does not say that it was misread.
        const submitted = name === 'misread' ? word : read(text.slice(start, end));
        expect(submitted.toLowerCase()).toBe(word.toLowerCase());
      }
    }
  });

  it('two million characters with a hidden one in each word are read in seconds', () => {
    const text = (VARIANTS['zero-width'] as string).repeat(650).slice(0, 2_000_000);
    const view = readableText(text, isEnglishWord);
    expect(view.text).not.toContain('\u200B');
    expect(text.slice(view.outwards(1_000_000)).replaceAll('\u200B', '').slice(0, 20)).toBe(
      view.text.slice(1_000_000, 1_000_020),
    );
  }, 20_000);
});
