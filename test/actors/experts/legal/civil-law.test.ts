import { describe, expect, it } from 'vitest';
import type { Expert } from '../../../../actors/experts/expert.ts';
import { expertById } from '../../../../actors/experts/index.ts';
import { contract } from '../../provisions/reading.ts';
import { findingsOf } from '../trial.ts';

const rulesOn = (words: string, language: string): string[] =>
  findingsOf(expertById('civil-law-terms') as Expert, contract(words, language)).map(({ rule }) => rule);

const CASES: readonly (readonly [rule: string, language: 'it' | 'es', harmful: string, harmless: string])[] = [
  [
    'price-at-will',
    'it',
    'Il Fornitore può modificare in qualsiasi momento il canone.',
    'Il Fornitore può modificare il canone nella misura dell’indice ISTAT.',
  ],
  [
    'price-at-will',
    'es',
    'El Proveedor podrá modificar los precios en cualquier momento.',
    'El Proveedor podrá modificar los precios conforme al IPC.',
  ],
  [
    'any-breach',
    'it',
    'Il Fornitore può risolvere il contratto per qualsiasi inadempimento del Cliente.',
    'Il Fornitore può risolvere il contratto per qualsiasi inadempimento grave del Cliente.',
  ],
  [
    'any-breach',
    'es',
    'El Proveedor podrá resolver el contrato por cualquier incumplimiento del Cliente.',
    'El Proveedor podrá resolver el contrato por cualquier incumplimiento grave del Cliente.',
  ],
  [
    'leaves-without-notice',
    'it',
    'Il Fornitore può recedere dal contratto in qualsiasi momento senza preavviso.',
    'Ciascuna parte può recedere dal contratto con preavviso di sessanta giorni.',
  ],
  [
    'leaves-without-notice',
    'es',
    'El Proveedor podrá desistir del contrato en cualquier momento sin preaviso.',
    'El Proveedor podrá desistir del contrato con un preaviso de sesenta días.',
  ],
  [
    'forum-of-choice',
    'it',
    'Per ogni controversia è competente il foro scelto dal Fornitore.',
    'Per ogni controversia è competente il foro di Milano.',
  ],
  [
    'forum-of-choice',
    'es',
    'Las partes se someten a los tribunales que elija el Proveedor.',
    'Las partes se someten a los tribunales de Madrid.',
  ],
  [
    'daily-penalty-without-limit',
    'it',
    'Il Fornitore paga una penale di euro 500 per ogni giorno di ritardo.',
    'Il Fornitore paga una penale di euro 500 per ogni giorno di ritardo, fino a un massimo di euro 5.000.',
  ],
  [
    'daily-penalty-without-limit',
    'es',
    'El Proveedor abonará una penalización de 500 euros por cada día de retraso.',
    'El Proveedor abonará una penalización de 500 euros por cada día de retraso, hasta un máximo de 5.000 euros.',
  ],
  [
    'indemnity-for-all',
    'it',
    'Il Cliente manleva il Fornitore da ogni pretesa di terzi.',
    'Il Cliente manleva il Fornitore da ogni pretesa di terzi dovuta a sua colpa.',
  ],
  [
    'indemnity-for-all',
    'es',
    'El Cliente mantendrá indemne al Proveedor frente a cualquier reclamación.',
    'El Cliente mantendrá indemne al Proveedor frente a cualquier reclamación por su negligencia.',
  ],
  [
    'limit-covers-intent',
    'it',
    'La responsabilità del Fornitore non può superare euro 50.000.',
    'La responsabilità del Fornitore non può superare euro 50.000, salvo dolo o colpa grave.',
  ],
  [
    'limit-covers-intent',
    'es',
    'La responsabilidad del Proveedor no excederá de 50.000 euros.',
    'La responsabilidad del Proveedor no excederá de 50.000 euros, salvo dolo o negligencia grave.',
  ],
  [
    'late-payment',
    'it',
    'Il Cliente paga le fatture entro novanta giorni.',
    'Il Cliente paga le fatture entro trenta giorni.',
  ],
  [
    'late-payment',
    'es',
    'El Cliente pagará las facturas en el plazo de noventa días.',
    'El Cliente pagará las facturas en el plazo de treinta días.',
  ],
];

describe('civil-law terms', () => {
  for (const [rule, language, harmful, harmless] of CASES) {
    it(`${language}: finds ${rule}: ${harmful}`, () => {
      expect(rulesOn(harmful, language)).toContain(`civil-law-terms.${rule}`);
    });
    it(`${language}: is silent on: ${harmless}`, () => {
      expect(rulesOn(harmless, language)).not.toContain(`civil-law-terms.${rule}`);
    });
  }

  it('takes how often something is handed over for no period of payment', () => {
    const words = 'Il Fornitore versa i contributi e consegna la certificazione ogni tre mesi.';
    expect(rulesOn(words, 'it')).not.toContain('civil-law-terms.late-payment');
  });

  it('says nothing of an English contract', () => {
    expect(rulesOn('The Supplier may change its prices at any time.', 'en')).toEqual([]);
  });
});
