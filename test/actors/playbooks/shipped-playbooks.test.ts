import { describe, expect, it } from 'vitest';
import { shippedPlaybooks } from '../../../actors/playbook-library/index.ts';
import { applyPlaybook, partyNames } from '../../../actors/playbooks/index.ts';
import { detectLanguage } from '../../../actors/reading/index.ts';
import { positionsIn } from '../../../protocols/playbook/index.ts';
import { contract } from '../provisions/reading.ts';

const playbookOf = (id: string) => {
  const found = shippedPlaybooks().find(({ reference }) => reference.id === id);
  if (found === undefined) throw new Error(`${id} does not come with the service`);
  return found.playbook;
};

/** What the contract gets instead, topic by topic. */
function answers(id: string, words: string, language: string) {
  const playbook = playbookOf(id);
  const document = contract(words, language);
  const names = partyNames(document, undefined, playbook.side);
  const entries = applyPlaybook(playbook, document, { names, side: playbook.side });
  return Object.fromEntries(
    entries.map(({ entry, advice, change }) => [entry.id, { standing: advice.standing, after: change?.after ?? null }]),
  );
}

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

  it.each([
    'This Agreement shall automatically renew for successive one-year terms unless either party gives notice ninety (90) days before the end of the term.',
    'Upon expiration of the Initial Term, the Agreement will be automatically extended for additional periods of twelve (12) months each.',
  ])('leaves no automatic renewal standing that its own wording would override: %s', (sentence) => {
    const change = changeBy('renewal', `2. Term. The initial term is three years. ${sentence}`);
    expect(change).toMatchObject({ before: sentence, after: RENEWAL });
  });

  it('keeps a sentence that sets the term besides', () => {
    const words = '2. Term. The term is one year and shall renew automatically for further periods of one year.';
    expect(changeBy('renewal', words)).toMatchObject({ before: '' });
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
