import { describe, expect, test } from 'vitest';
import { romanceValue } from '../../../../actors/reading/facts/romance-numbers.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';

describe('numbers in words', () => {
  test.each([
    ['it', 'cento', 100],
    ['it', 'ventuno', 21],
    ['it', 'ventiseimila', 26_000],
    ['it', 'duecentocinquanta', 250],
    ['it', 'centottanta', 180],
    ['it', 'millenovecentonovantotto', 1998],
    ['it', 'un milione e duecentomila', 1_200_000],
    ['it', 'fornitore', undefined],
    ['es', 'veintiséis mil', 26_000],
    ['es', 'treinta y dos', 32],
    ['es', 'quinientos', 500],
    ['es', 'mil novecientos noventa y ocho', 1998],
    ['es', 'dos millones', 2_000_000],
    ['es', 'proveedor', undefined],
  ] as const)('%s: %s is %s', (language, words, value) => {
    expect(romanceValue(words, language)).toBe(value);
  });

  test.each([
    [
      'Il Cliente pagherà al Fornitore un canone annuo di euro 24.000 (ventiseimila) entro trenta giorni dalla fattura.',
    ],
    ['Il Cliente pagherà al Fornitore il canone entro ventisei (24) giorni dal ricevimento della fattura.'],
    ['El Cliente pagará al Proveedor una cuota anual de 24.000 euros (veintiséis mil euros) desde la recepción.'],
  ])('a quantity given twice, and differently: %s', (text) => {
    const [pair] = parseDocument(text, { type: 'services' }).numberWords;
    expect(pair?.wordsValue).not.toBe(pair?.digitsValue);
    expect(pair?.digits.replace('.000', '')).toBe('24');
  });

  test('a quantity given twice alike', () => {
    const text =
      'Il presente contratto ha durata di trenta (30) mesi e il canone è di euro 250,00 (duecentocinquanta/00).';
    const pairs = parseDocument(text, { type: 'services' }).numberWords;
    expect(pairs.map(({ wordsValue, digitsValue }) => [wordsValue, digitsValue])).toEqual([
      [30, 30],
      [250, 250],
    ]);
  });
});
