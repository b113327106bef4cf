import { describe, expect, it } from 'vitest';
import { grievousExperts } from '../../../../actors/experts/grievous/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import type { DocumentType } from '../../../../protocols/index.ts';
import { findingsOf } from '../trial.ts';

/** A clause among ordinary ones, so that the language is detected from more than a sentence. */
const contract = (clause: string): string =>
  `SERVICES AGREEMENT\n\n1. Services. The Supplier shall provide the services described in Schedule 1 with reasonable skill and care.\n\n2. Terms. ${clause}\n\n3. Payment. The Customer shall pay each invoice within 30 days of receipt.\n`;
const contratto = (clause: string): string =>
  `CONTRATTO DI SERVIZI\n\n1. Oggetto. Il Fornitore presta i servizi descritti nell'Allegato 1 con la diligenza professionale.\n\n2. Condizioni. ${clause}\n\n3. Pagamento. Il Cliente paga ciascuna fattura entro trenta giorni dal ricevimento.\n`;
const contrato = (clause: string): string =>
  `CONTRATO DE SERVICIOS\n\n1. Objeto. El Proveedor presta los servicios descritos en el Anexo 1 con la diligencia profesional.\n\n2. Condiciones. ${clause}\n\n3. Pago. El Cliente paga cada factura en treinta días desde su recepción.\n`;

const findingsIn = (text: string, type: DocumentType = 'services') => {
  const document = parseDocument(text, { type });
  return grievousExperts
    .filter(({ serves }) => serves === 'any' || serves.includes(type))
    .flatMap((expert) => findingsOf(expert, document));
};
const rulesIn = (text: string): string[] => findingsIn(text).map(({ rule }) => rule);

describe('grievous experts', () => {
  it.each([
    [
      'grievous-data.data-sale',
      contract(
        'The Supplier may sell, license or disclose the Customer Data to any third party for any purpose, in perpetuity and without consent.',
      ),
    ],
    [
      'grievous-liability.indemnity-own-negligence',
      contract(
        'The Customer shall indemnify the Supplier against all claims, including those caused by the sole negligence of the Supplier.',
      ),
    ],
    [
      'grievous-data.data-sale',
      contratto(
        'Il Fornitore può vendere a terzi, anche concorrenti, i dati del Cliente per qualsiasi finalità e senza consenso.',
      ),
    ],
    [
      'grievous-data.data-sale',
      contrato(
        'El Proveedor podrá vender o ceder a cualquier tercero los datos del Cliente, para cualquier fin y sin su consentimiento.',
      ),
    ],
  ])('raises %s', (rule, text) => {
    expect(rulesIn(text)).toContain(rule);
  });

  it.each([
    contract('The Supplier shall not sell, license or disclose the Customer Data to any third party for any purpose.'),
    contract('The total yearly bonuses of the Supplier shall in no case exceed the figures of the following schedule.'),
    contract(
      'Neither party shall be liable to the other for more than the fees paid in the contract year, save for fraud.',
    ),
    contract(
      "In no event shall either party's liability exceed one hundred percent (100%) of the fees paid by the Customer in the twelve months before the claim.",
    ),
    contract('The Customer may not cancel a previously accepted Purchase Order.'),
    contract('Note: pricing includes a remote pharmacy system costing $150,000 for each mobile unit.'),
    contratto('Il Fornitore non vende né comunica a terzi i dati del Cliente, salvo obbligo di legge.'),
    contrato('El Proveedor no venderá ni comunicará a terceros los datos del Cliente, salvo obligación legal.'),
  ])('lets pass: %s', (text) => {
    expect(rulesIn(text)).toEqual([]);
  });

  it('quotes the sentence and says how grave it is', () => {
    const [finding] = findingsIn(
      contract(
        'The Supplier may sell, license or disclose the Customer Data to any third party for any purpose, in perpetuity and without consent.',
      ),
    );
    expect(finding?.evidence[0]?.quote).toMatch(/^The Supplier may sell.*without consent\.$/);
    expect(['critical', 'high']).toContain(finding?.severity);
  });

  it('takes an offer of something more for no suspension and no acceptance', () => {
    const rules = rulesIn(
      contract(
        'From time to time the Supplier in its sole discretion may develop further editions, which it offers to the Customer with or without additional fees.',
      ),
    );
    expect(rules).not.toContain('grievous-performance.suspension-at-will');
    expect(rules).not.toContain('grievous-performance.acceptance-sole-discretion');
  });

  it('says nothing in a language that is not read', () => {
    const text =
      'Der Anbieter darf die Daten des Kunden an jeden Dritten zu jedem Zweck verkaufen und ohne Zustimmung weitergeben. Der Kunde stellt den Anbieter von jedem Schaden frei.';
    expect(findingsIn(text)).toEqual([]);
  });
});

describe('grievous experts: a remedy for one failure, a minimum that nobody owes, shares that are kept', () => {
  it.each([
    "The loss of the exclusive zone is the Supplier's sole and exclusive remedy for the Customer's failure to order the yearly sacks.",
    'The Customer shall have no liability at any time for its failure to reach the minimum purchase of any year.',
    'For six months the Customer may not sell more than one half of its shares in the bakery without the consent of the Supplier.',
  ])('%s', (clause) => {
    expect(findingsIn(contract(clause)).map(({ rule, severity }) => [rule, severity])).toEqual([]);
  });
});

it.each([
  contrato(
    'Las tarifas son las del catálogo del Proveedor, que este podrá modificar cuando lo estime oportuno y sin aviso.',
  ),
  contratto(
    'I prezzi sono quelli del listino del Fornitore, che questi può modificare in ogni momento e senza preavviso.',
  ),
])(
  'grievous experts: a price list that one side changes is a change of the price, and of no other term: %s',
  (text) => {
    const rules = rulesIn(text);
    expect(rules).not.toContain('grievous-performance.change-unilateral-terms');
    expect(rules).toContain('grievous-money.change-unilateral-price');
  },
);
