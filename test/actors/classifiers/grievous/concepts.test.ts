import { describe, expect, it } from 'vitest';
import { mentionsIn, wordsIn } from '../../../../actors/classifiers/grievous/concepts.ts';
import { quantityMarks } from '../../../../actors/classifiers/grievous/quantities.ts';

const conceptsOf = (text: string, language: 'en' | 'it' | 'es'): string[] =>
  mentionsIn(wordsIn(text), language).map(({ concept }) => concept);
const marksOf = (text: string): string[] => quantityMarks(text, wordsIn(text));

describe('concepts of grievous terms', () => {
  it.each([
    ['The Supplier may suspend at its sole discretion.', 'en'],
    ['Il Fornitore può sospendere a propria insindacabile valutazione.', 'it'],
    ['El Proveedor podrá suspender a su entera discreción.', 'es'],
  ] as const)('finds discretion and suspension in: %s', (text, language) => {
    expect(conceptsOf(text, language)).toEqual(expect.arrayContaining(['discretion', 'suspend', 'right_may']));
  });

  it('reads a form of several words only where all of them stand', () => {
    expect(conceptsOf('at any time', 'en')).toContain('anytime');
    expect(conceptsOf('at the time', 'en')).not.toContain('anytime');
  });

  it('drops accents and parts words at an apostrophe', () => {
    expect(wordsIn('l’attività').map(({ text }) => text)).toEqual(['l', 'attivita']);
  });
});

describe('quantities of grievous terms', () => {
  it.each([
    ['within thirty (30) days', 'period 4'],
    ['entro trenta giorni', 'period 4'],
    ['en el plazo de tres meses', 'period 6'],
    ['ten years', 'period 12'],
  ])('sorts the period of: %s', (text, mark) => {
    expect(marksOf(text)).toContain(mark);
  });

  it('says that two periods lie apart when the longer is twice the shorter', () => {
    expect(marksOf('one month for the Supplier and six months for the Customer')).toContain('periods apart');
    expect(marksOf('30 days for the Supplier and 30 days for the Customer')).toContain('periods alike');
  });

  it.each([
    ['limited to £100', 'sum 0'],
    ['una penale di euro 4.000', 'sum 2'],
    ['€5 million', 'sum 6'],
    ['$1,500,000', 'sum 5'],
  ])('sorts the sum of: %s', (text, mark) => {
    expect(marksOf(text)).toContain(mark);
  });

  it('sorts a percentage with a decimal comma', () => {
    expect(marksOf('il 2,5% a settimana')).toContain('percent 3');
  });
});
