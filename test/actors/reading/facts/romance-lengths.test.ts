import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../actors/reading/index.ts';

const lengthsOf = (text: string): string[] =>
  parseDocument(text, { type: 'services' }).durations.map(
    ({ value, unit, start, end }) => `${value} ${unit}: ${text.slice(start, end)}`,
  );

describe('lengths of time in Italian and Spanish', () => {
  it.each([
    ['Il Cliente paga entro novanta giorni dalla fattura.', '90 day: novanta giorni'],
    ['Il Cliente paga entro trenta (30) giorni lavorativi.', '30 business day: trenta (30) giorni lavorativi'],
    ['La disdetta è inviata almeno dodici mesi prima.', '12 month: dodici mesi'],
    ['El Cliente pagará en el plazo de ciento veinte días.', '120 day: ciento veinte días'],
    ['La obligación dura los seis años siguientes.', '6 year: seis años'],
    ['Il Cliente paga entro 30 giorni.', '30 day: 30 giorni'],
  ])('reads %s', (text, expected) => {
    expect(lengthsOf(text)).toEqual([expected]);
  });

  it.each(['Il canone è adeguato ogni anno.', 'El precio se revisa cada año.', 'Il prezzo al mese è fisso.'])(
    'reads none in %s',
    (text) => {
      expect(lengthsOf(text)).toEqual([]);
    },
  );
});
