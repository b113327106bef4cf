import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { align, fold } from '../../../actors/model-hearing/index.ts';
import { sampleText } from '../publishing/sample-result.ts';
import { measureAlignment } from './measure-alignment.ts';

const TEXT = `1. Cap. The Supplier's total liability shall not exceed EUR 50,000 in any twelve-month period.
2. Term. Either party may terminate this Agreement on 30 days' written notice to the other party.
3. Notice. Notices are sent by e-mail. Notices are read within 5 Business Days.
4. Data. The Supplier shall delete all personal data with-
in 30 days after the end of the Agreement, unless the law requires otherwise.`;
const folded = fold(TEXT);
const passages = TEXT.split('\n').map((line) => ({ start: TEXT.indexOf(line), end: TEXT.indexOf(line) + line.length }));

const words = (quote: string, cited?: number) =>
  align(quote, folded, passages, cited)?.map(({ start, end }) => TEXT.slice(start, end));

describe('alignment', () => {
  it.each([
    [
      'other white space, case and signs',
      'the supplier’s TOTAL   liability shall not exceed EUR 50,000',
      ["The Supplier's total liability shall not exceed EUR 50,000"],
    ],
    [
      'a word divided at the end of a line',
      'delete all personal data within 30 days after the end',
      ['delete all personal data with-\nin 30 days after the end'],
    ],
    [
      'a small word left out',
      "Either party may terminate Agreement on 30 days' written notice to the other party",
      ["Either party may terminate this Agreement on 30 days' written notice to the other party"],
    ],
    [
      'an ellipsis',
      'Either party may terminate ... to the other party',
      ['Either party may terminate', 'to the other party'],
    ],
  ])('finds a quotation with %s', (_, quote, found) => {
    expect(words(quote)).toEqual(found);
  });

  it.each([
    ['a changed number', "The Supplier's total liability shall not exceed EUR 60,000 in any twelve-month period"],
    ['a dropped negation', "The Supplier's total liability shall exceed EUR 50,000 in any twelve-month period"],
    ['another unit', "Either party may terminate this Agreement on 30 months' written notice to the other party"],
    ['another modal', "Either party shall terminate this Agreement on 30 days' written notice to the other party"],
    ['another exception', 'after the end of the Agreement, provided the law requires otherwise'],
    ['pieces in the wrong order', 'to the other party ... Either party may terminate'],
    ['nothing', '"..."'],
    ['five pieces', 'Cap ... Term ... Notice ... Data ... law'],
  ])('does not take %s', (_, quote) => {
    expect(words(quote)).toBeUndefined();
  });

  it('takes a full stop with the words where the quotation has one, too', () => {
    expect(words('Notices are sent by e-mail.')).toEqual(['Notices are sent by e-mail.']);
    expect(words('Notices are sent by e-mail')).toEqual(['Notices are sent by e-mail']);
    expect(words('Notices are sent.', 2)).toEqual(['Notices are sent']);
  });

  it('accepts a short quotation only at its stated place, or when it occurs once', () => {
    expect(words('Notices are')).toBeUndefined();
    expect(align('Notices are', folded, passages, 2)).toHaveLength(1);
    expect(words('sent by e-mail')).toEqual(['sent by e-mail']);
  });

  it('ends within a second on a megabyte of one sentence, and on a quotation that is nowhere', () => {
    const long = fold('The Company shall pay the Supplier within thirty days of the invoice. '.repeat(15_000));
    expect(
      align(
        'The Company shall promptly reimburse each expense of the Distributor within thirty business days',
        long,
        [],
        undefined,
      ),
    ).toBeUndefined();
    expect(align('shall', long, [], undefined)).toBeUndefined();
  });

  it('takes 98 of 100 harmless quotations and none of 300 altered ones, of contracts of its own', () => {
    const folder = new URL('../../../test/golden/', import.meta.url);
    const own = readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.txt'));
    const texts = [sampleText, ...own.slice(0, 5).map((name) => readFileSync(new URL(String(name), folder), 'utf8'))];
    const { harmless, altered } = measureAlignment(texts, 40, 7);
    const sum = (figures: typeof harmless, pick: (figure: (typeof harmless)[number]) => number) =>
      figures.reduce((total, figure) => total + pick(figure), 0);
    expect(sum(harmless, ({ taken }) => taken) / sum(harmless, ({ asked }) => asked)).toBeGreaterThan(0.98);
    expect(sum(altered, ({ taken }) => taken)).toBe(0);
    expect(sum(altered, ({ asked }) => asked)).toBeGreaterThan(50);
  });
});
