import { describe, expect, it } from 'vitest';
import { shippedPlaybooks } from '../../../actors/playbook-library/index.ts';
import { applyPlaybook, partyNames } from '../../../actors/playbooks/index.ts';
import { passagesOn } from '../../../actors/playbooks/passages.ts';
import { detectLanguage } from '../../../actors/reading/index.ts';
import { positionsIn, type Topic } from '../../../protocols/playbook/index.ts';
import { contract } from '../provisions/reading.ts';
import { answers, playbookOf } from './shipped-answers.ts';

describe('playbooks that come with the service: in Italian and Spanish', () => {
  it.each(
    shippedPlaybooks().flatMap(({ reference, playbook }) =>
      ['it', 'es'].map((code) => [`${reference.id} in ${code}`, playbook, code] as const),
    ),
  )('%s: the same topics, and every word in that language', (_, playbook, code) => {
    const spoken = positionsIn(playbook, code);
    expect(spoken.topics.map(({ id, severity, required }) => ({ id, severity, required }))).toEqual(
      playbook.topics.map(({ id, severity, required }) => ({ id, severity, required })),
    );
    expect(spoken.topics.map(({ about }) => about.categories)).toEqual(
      playbook.topics.map(({ about }) => about.categories),
    );
    const ids = spoken.checks.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(playbook.checks.map(({ id }) => id)));
    for (const { preferred, acceptable, fallback, reason } of spoken.topics) {
      for (const words of [reason ?? '', ...[preferred, ...acceptable, ...fallback].map(({ wording }) => wording)]) {
        expect([words, detectLanguage(words).code]).toEqual([words, code]);
      }
    }
  });

  it('replaces an Italian exclusion of liability by wording in the terms of the code', () => {
    const words =
      'Il Fornitore non risponde in alcun caso dei danni, anche se dovuti a dolo o colpa grave, subiti dal Cliente.';
    const { 'liability-cap': cap } = answers('services-customer', words, 'it');
    expect(cap?.standing).toBe('walk_away');
    expect(cap?.after).toMatch(/^La responsabilità complessiva di ciascuna parte.*dolo o colpa grave/);
  });

  it('joins prepositions with the articles of the parties', () => {
    const { indemnity } = answers(
      'services-customer',
      'Il Cliente tiene indenne e manlevato il Fornitore da ogni pretesa di terzi. Il Cliente ne informa il Fornitore.',
      'it',
    );
    expect(indemnity?.after).toMatch(/il Fornitore tiene indenne il Cliente da ogni pretesa/);
    const { 'liability-cap': cap } = answers(
      'services-supplier',
      'El Proveedor responderá ilimitadamente de cualquier daño que sufra el Cliente. El Cliente avisa al Proveedor.',
      'es',
    );
    expect(cap).toMatchObject({
      standing: 'walk_away',
      after: expect.stringMatching(/^La responsabilidad total del Proveedor/),
    });
  });

  it('takes the terms of payment that the law knows for what they are', () => {
    const days = (figure: string): string =>
      `Le fatture sono pagate dal Cliente entro ${figure} giorni dal ricevimento.`;
    const standing = (words: string) => answers('services-customer', words, 'it')['payment-term']?.standing;
    expect([60, 45, 30, 15].map((figure) => standing(days(String(figure))))).toEqual([
      'preferred',
      'acceptable',
      'fallback',
      'deviates',
    ]);
  });

  it('numbers a new clause as Italian contracts do', () => {
    const words =
      'Il Fornitore presta i servizi.\n\nArt. 2 - Corrispettivi\nIl prezzo è fisso.\n\nArt. 3 - Durata\nIl contratto dura un anno.\n\nArt. 4 - Legge applicabile\nIl contratto è regolato dalla legge italiana.';
    expect(answers('services-customer', words, 'it').confidentiality).toMatchObject({
      standing: 'missing',
      after: expect.stringMatching(/^\n\nArt\. 5 - Riservatezza\. Ciascuna parte/),
    });
  });

  it('answers a contract in a fourth language by the positions in English', () => {
    expect(positionsIn(playbookOf('nda'), 'fr').name).toBe('Non-disclosure agreement');
  });
});

/** What the customer's playbook writes on a topic into a contract of these words. */
function changeBy(topic: string, words: string) {
  const playbook = playbookOf('services-customer');
  const document = contract(words);
  const names = partyNames(document, undefined, 'customer');
  return applyPlaybook(playbook, document, { names, side: 'customer' }).find(({ entry }) => entry.id === topic)?.change;
}

describe('playbooks that come with the service: wording beside what the contract says', () => {
  const RENEWAL = 'This Agreement renews only by written agreement of both parties.';

  it('leaves no automatic renewal standing that its own wording would override', () => {
    const sentence =
      'Upon expiration of the Initial Term, the Agreement will be automatically extended for additional periods of twelve (12) months each.';
    const change = changeBy('renewal', `2. Term. The initial term is three years. ${sentence}`);
    expect(change).toMatchObject({ before: sentence, after: RENEWAL });
  });

  it.each([
    [
      'This Agreement shall automatically renew for successive one-year terms unless either party gives notice ninety (90) days before the end of the term.',
      'This Agreement shall renew only by written agreement of both parties.',
    ],
    [
      'The term is one year and shall renew automatically for further periods of one year.',
      'The term is one year and shall renew only by written agreement of both parties.',
    ],
  ])('changes no more of a sentence than how the contract renews: %s', (sentence, becomes) => {
    const { before, after } = changeBy('renewal', `2. Term. ${sentence}`) ?? {};
    expect(sentence.replace(before ?? '', after ?? '')).toBe(becomes);
  });

  it.each([
    'The Agreement renews automatically for a year, and the Customer shall pay the price list of that year.',
    'The Agreement does not renew automatically for a further year.',
  ])('adds to a sentence that says more or otherwise on the renewal: %s', (sentence) => {
    expect(changeBy('renewal', `2. Term. ${sentence}`)?.before ?? '').not.toMatch(/^renew/);
  });

  const owed = (claims: string): string => `2. Indemnity. The Supplier shall indemnify the Customer against ${claims}.`;

  it('puts no indemnity for infringement beside one for everything', () => {
    const all = 'any and all claims, losses and liabilities arising out of or relating to the Products';
    expect(changeBy('indemnity', owed(all))).toBeUndefined();
  });

  it.each([
    'all third-party claims arising from its breach of this Agreement',
    'all claims for bodily injury arising out of the services',
  ])('puts one beside an indemnity for %s, and names no services where the contract has products', (claims) => {
    const change = changeBy('indemnity', owed(claims));
    expect(change?.before).toBe('');
    expect(change?.after).toContain('that what the Supplier supplies under this');
  });
});

describe('playbooks that come with the service: what a contract has already', () => {
  const standing = (topic: string, words: string, id = 'services-customer') =>
    answers(id, words, 'en')[topic]?.standing;

  it('finds the governing law by its words where the classifier does not', () => {
    const words =
      'This Agreement was entered into in the State of Florida, and its validity, construction and effect shall be governed by the laws and judicial decisions of the State of Florida.';
    expect(standing('governing-law', words)).toBe('preferred');
  });

  it('counts only a right to leave that is the customer’s', () => {
    const right = (who: string): string =>
      `The ${who} may terminate this Agreement without cause at any time on 30 days’ prior written notice.`;
    expect(standing('termination-for-convenience', right('Customer'))).toBe('preferred');
    expect(standing('termination-for-convenience', right('Supplier'))).toBe('missing');
  });

  it('takes a promise to buy from nobody else for no tie of the supplier', () => {
    const words = 'The Customer agrees that the Supplier shall be the sole and exclusive provider of the services.';
    expect(['acceptable', 'not_required']).toContain(standing('exclusivity', words, 'services-supplier'));
  });

  it('strikes a clause that nobody may sign, and leaves its heading', () => {
    const words =
      'The Supplier performs.\n\nLIMITATION OF LIABILITY\n\nThe liability of the Supplier shall be limited to one (1) month’s fees.';
    const change = changeBy('liability-cap', words);
    expect(change?.before).toMatch(/^The liability of the Supplier/);
  });

  it('puts an indemnity for infringement into its own clause where the contract has one for taxes', () => {
    const words =
      '2. Taxes. The Supplier bears all taxes. All such remittances and other payments are entirely the responsibility of the Supplier, and it hereby indemnifies the Customer for what an authority assesses for income tax, pension or insurance deductions and interest on them.\n\n3. Term. The term is one year.\n\n4. Law. The law of England governs.';
    expect(changeBy('indemnity', words)?.after).toMatch(/^\n\n5\. Indemnity for infringement\./);
  });
});

describe('playbooks that come with the service: ordinary sentences', () => {
  const standing = (topic: string, words: string, id = 'services-customer') =>
    answers(id, words, 'en')[topic]?.standing;

  it.each([
    'Upon termination of this Agreement for any reason, the Customer shall pay all outstanding invoices within thirty (30) days.',
    'Upon termination for any reason, each party shall return the materials of the other.',
    'The Customer may export its data within thirty (30) days upon termination of this Agreement for any reason.',
  ])('give no right to leave: %s', (words) => {
    expect(standing('termination-for-convenience', words)).toBe('missing');
  });

  it('deny a right to leave', () => {
    const words =
      'The Customer may not terminate this Agreement for convenience before the first year has passed, and then on thirty (30) days’ notice.';
    expect(standing('termination-for-convenience', words)).not.toBe('preferred');
  });

  it.each([
    'Personal data clauses shall be interpreted in accordance with the Data Protection Laws.',
    'Any tax shall be determined in accordance with applicable laws.',
    'The parties shall comply with the laws that apply to them.',
  ])('choose no law: %s', (words) => {
    expect(standing('governing-law', words)).toBe('missing');
  });

  it.each([
    'This Agreement is governed by the laws of England.',
    'This Agreement shall be construed under English law.',
    'This Agreement shall be governed by and construed in accordance with the laws of the State of Texas.',
  ])('choose a law: %s', (words) => {
    expect(standing('governing-law', words)).toBe('preferred');
  });

  it.each([
    'The Supplier shall be the exclusive supplier of the Customer and shall not supply the goods to anybody else.',
    'The Customer agrees that the Supplier shall be the exclusive supplier of the Customer and shall not supply the goods to anybody else.',
  ])('tie the supplier: %s', (words) => {
    expect(['preferred', 'acceptable']).not.toContain(standing('exclusivity', words, 'services-supplier'));
  });
});

describe('playbooks that come with the service: the use of data', () => {
  const standing = (words: string, language = 'en') =>
    answers('services-customer', words, language)['use-of-data']?.standing;

  it.each([
    ['en', 'The Supplier shall train its personnel in the handling of personal data.'],
    ['en', 'The Seller shall process personal data only on instructions of the Customer.'],
    ['en', 'The Supplier sells software that processes personal data.'],
    ['it', 'Il Venditore tratta i dati del Cliente.'],
    ['it', 'Il Fornitore addestra il proprio personale al trattamento dei dati personali.'],
    ['es', 'El Vendedor tratará los datos del Cliente.'],
    ['es', 'El Proveedor entrenará a su personal en el tratamiento de datos.'],
  ])('is no sale and no training of models, in %s: %s', (language, words) => {
    expect(standing(words, language)).toBe('not_required');
  });

  it.each([
    ['en', 'The Supplier may sell customer data.'],
    ['en', 'The Supplier may use personal data for the training of its algorithms.'],
    ['en', 'The Supplier shall not sell customer data outside the Union but may train its models with customer data.'],
    ['it', 'Il Fornitore può vendere i dati del Cliente.'],
    ['it', 'Il Fornitore usa i dati per addestrare i propri modelli.'],
    ['es', 'El Proveedor podrá vender los datos del Cliente.'],
    ['es', 'El Proveedor usará los datos para entrenar sus modelos.'],
  ])('ends the talks, in %s: %s', (language, words) => {
    expect(standing(words, language)).toBe('walk_away');
  });

  it.each([
    ['en', 'The Supplier shall not use customer data to train its models.'],
    ['en', 'Customer data shall not be sold.'],
    ['it', 'Il Fornitore non vende i dati del Cliente.'],
    ['es', 'El Proveedor no venderá los datos del Cliente.'],
  ])('is refused, in %s: %s', (language, words) => {
    expect(['preferred', 'deviates']).toContain(standing(words, language));
  });
});

describe('playbooks that come with the service: exclusions of liability', () => {
  it.each([
    ['en', 'The Supplier shall not have any liability whatsoever.'],
    ['en', 'The liability of the Supplier shall in no event exceed one month’s fees.'],
    ['it', 'Il Fornitore non sarà in alcun caso responsabile.'],
    ['it', 'Il Fornitore non potrà in nessun caso essere ritenuto responsabile.'],
    ['es', 'El Proveedor no será en ningún caso responsable.'],
  ])('end the talks, in %s: %s', (language, words) => {
    expect(answers('services-customer', words, language)['liability-cap']?.standing).toBe('walk_away');
  });
});

describe('playbooks that come with the service: passages', () => {
  it('reads a binding clause that has a heading and no number, beside one that has a number', () => {
    const document = contract(
      'The Supplier performs.\n\n2. Fees. The Customer shall pay the fees within ten days after the invoice date.\n\n3. Law. English law governs.\n\nPayment\n\nThe Customer shall pay each invoice of the Supplier within thirty days of receipt.',
    );
    const topic = playbookOf('services-customer').topics.find(({ id }) => id === 'payment-term');
    const found = passagesOn({ ...topic, about: { categories: ['payment_terms'] } } as Topic, document);
    expect(found.map(({ start, end }) => document.text.slice(start, end))).toEqual([
      'The Customer shall pay the fees within ten days after the invoice date.',
      'The Customer shall pay each invoice of the Supplier within thirty days of receipt.',
    ]);
  });
});
