import { describe, expect, it } from 'vitest';
import { provisionsIn, summary } from './reading.ts';

const READ: readonly (readonly [language: string, words: string, expected: string])[] = [
  ['it', 'Il Fornitore si impegna a prestare i servizi.', 'duty of Fornitore: perform'],
  ['it', 'Il Cliente corrisponderà al Fornitore il canone.', 'duty of Cliente towards Fornitore: pay'],
  ['it', 'Il Cliente non potrà cedere il contratto.', 'prohibition of Cliente: assign'],
  ['it', 'Ciascuna Parte ha diritto di recedere dal contratto.', 'right of mutual: terminate'],
  ['it', 'In nessun caso il Fornitore sarà responsabile per danni indiretti.', 'exemption of Fornitore: limit'],
  ['it', 'La responsabilità del Fornitore non potrà eccedere 100 euro.', 'exemption of Fornitore: limit'],
  ['it', 'Il Cliente è tenuto a manlevare il Fornitore.', 'duty of Cliente towards Fornitore: indemnify'],
  ['it', 'Il Fornitore non è tenuto a rimborsare il Cliente.', 'exemption of Fornitore towards Cliente: pay'],
  ['it', 'Qualora il Cliente non paghi, il Fornitore può sospendere i servizi.', 'right of Fornitore: suspend'],
  ['it', 'I servizi possono essere sospesi dal Fornitore.', 'right of Fornitore: suspend'],
  ['es', 'El Proveedor se compromete a entregar los bienes.', 'duty of Proveedor: deliver'],
  ['es', 'El Cliente no podrá ceder el contrato.', 'prohibition of Cliente: assign'],
  ['es', 'Ninguna de las partes estará obligada a indemnizar a la otra.', 'exemption of mutual: indemnify'],
  ['es', 'En ningún caso el Proveedor será responsable de los daños.', 'exemption of Proveedor: limit'],
  ['es', 'La responsabilidad del Proveedor no excederá de 100 euros.', 'exemption of Proveedor: limit'],
  ['es', 'El Cliente indemnizará al Proveedor por todos los daños.', 'duty of Cliente towards Proveedor: indemnify'],
  ['es', 'El Cliente tiene derecho a resolver el contrato.', 'right of Cliente: terminate'],
  ['es', 'Si el Cliente no paga, el Proveedor podrá suspender el servicio.', 'right of Proveedor: suspend'],
];

describe('provisions in Italian and Spanish', () => {
  it.each(READ)('%s reads: %s', (language, words, expected) => {
    expect(provisionsIn(words, language).map(summary)).toEqual([expected]);
  });

  it('tells the period of notice from the period of payment', () => {
    const words =
      'Il Cliente può recedere dal contratto con preavviso di 60 giorni. Il Cliente pagherà la fattura entro 30 giorni.';
    const matters = provisionsIn(words, 'it').flatMap(({ measures }) =>
      measures.map((measure) => measure.kind === 'period' && measure.matter),
    );
    expect(matters).toEqual(['notice_of_termination', 'payment']);
  });
});
