import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../actors/reading/index.ts';

describe('quantities', () => {
  it.each([
    ['a fee of $1,250.50 today', 1250.5, '$'],
    ['a fee of US$2 million today', 2_000_000, 'USD'],
    ['a fee of €1.250,50 today', 1250.5, 'EUR'],
    ['a fee of 300 euros today', 300, 'EUR'],
    ['a fee of £5k today', 5000, 'GBP'],
    ['a fee of EUR 10.000 today', 10_000, 'EUR'],
    ['a fee of 40,000 dollars today', 40_000, '$'],
    ['a fee of CHF 12 today', 12, 'CHF'],
  ])('amounts: %s', (text, value, currency) => {
    expect(parseDocument(text).amounts.map((amount) => [amount.value, amount.currency])).toEqual([[value, currency]]);
  });

  it.each([
    ['the only dollar named', 'Fees of C$500. The deposit is $900.', ['CAD', 'CAD']],
    ['a code behind the sum', 'Fees of $500 CAD. The deposit is $900.', ['CAD', 'CAD']],
    ['a code before the sign', 'Fees of AUD $500.', ['AUD']],
    ['the people before the word', 'Fees of 500 Canadian dollars.', ['CAD']],
    [
      'a definition against another that is named',
      'All amounts in this Agreement are in Canadian dollars. A fee of $500; travel is US$100.',
      ['CAD', 'USD'],
    ],
    ['what the sign is said to mean', '“$” means the lawful currency of Australia. A fee of $500.', ['AUD']],
    [
      'the law, when nothing is named',
      'A fee of $500. It is governed by the laws of the Province of Ontario.',
      ['CAD'],
    ],
    ['the law of a state', 'A fee of $500. It is governed by the law of the State of New York.', ['USD']],
    ['Mexican law', 'Una tarifa de $500. Este contrato se regirá por las leyes de México.', ['MXN']],
    ['two dollars named', 'A fee of $500. Travel is C$100 or US$80.', ['$', 'CAD', 'USD']],
    ['CAD drawings', 'A fee of $500 for the CAD drawings.', ['$']],
    ['foreign law', 'A fee of $500. It is governed by the laws of England.', ['$']],
  ])('whose dollars: %s', (_, text, currencies) => {
    expect(parseDocument(text).amounts.map((amount) => amount.currency)).toEqual(currencies);
  });

  it.each([
    ['a rate of 5% a year', 5],
    ['a rate of 1.5 percent', 1.5],
    ['a rate of five percent (5%)', 5],
    ['a rate of ten per cent', 10],
    ['a rate of 12,5 %', 12.5],
  ])('percentages: %s', (text, value) => {
    expect(parseDocument(text).percentages.map((percentage) => percentage.value)).toEqual([value]);
  });

  it.each([
    ['within thirty (30) days', 30, 'day'],
    ['within 10 business days', 10, 'business day'],
    ['a 30-day notice', 30, 'day'],
    ['for twelve months', 12, 'month'],
    ['for twenty-four (24) months', 24, 'month'],
    ['for 3 years', 3, 'year'],
    ['within 48 hours', 48, 'hour'],
    ['within thirty (45) days', 45, 'day'],
    ['entro 30 giorni dalla firma', 30, 'day'],
  ])('durations: %s', (text, value, unit) => {
    expect(parseDocument(text).durations.map((duration) => [duration.value, duration.unit])).toEqual([[value, unit]]);
  });

  it.each([
    ['within thirty (30) days', 30, 30],
    ['within thirty (45) days', 30, 45],
    ['one hundred and twenty (120) boxes', 120, 120],
    ['two hundred fifty thousand dollars ($250,000)', 250_000, 250_000],
    ['Twenty-Five percent (25%)', 25, 25],
    ['a fee of $12,000 (ten thousand dollars)', 10_000, 12_000],
    ['30 (thirty) days', 30, 30],
  ])('words against digits: %s', (text, words, digits) => {
    expect(parseDocument(text).numberWords.map((found) => [found.wordsValue, found.digitsValue])).toEqual([
      [words, digits],
    ]);
  });

  it.each(['30 (the Term) days', '4.2 (one of them)', 'the parties (2) agree', 'Section 4 (30)', 'and (1) more'])(
    'no words, no comparison: %s',
    (text) => {
      expect(parseDocument(text).numberWords).toEqual([]);
    },
  );

  it.each([
    ['signed on March 1, 2024.', '2024-03-01'],
    ['signed on 1 March 2024.', '2024-03-01'],
    ['signed this 21st day of June, 1999.', '1999-06-21'],
    ['signed on 2024-03-01.', '2024-03-01'],
    ['This agreement was signed by the parties on 03/04/2024.', '2024-03-04'],
    ['This agreement was signed by the parties on 25/04/2024.', '2024-04-25'],
    ['Il presente contratto è stato firmato dalle parti il 3/4/2024 a Roma.', '2024-04-03'],
    ['Il contratto è stato firmato il 5 maggio 2023.', '2023-05-05'],
    ['El contrato fue firmado el 5 de mayo de 2023.', '2023-05-05'],
  ])('dates: %s', (text, iso) => {
    expect(parseDocument(text).dates.map((date) => date.iso)).toEqual([iso]);
  });

  it.each(['signed on 30 February 2024', 'in March 2024', 'version 1.2.2024.5', 'on 13/13/2024'])(
    'no date: %s',
    (text) => {
      expect(parseDocument(text).dates).toEqual([]);
    },
  );
});
