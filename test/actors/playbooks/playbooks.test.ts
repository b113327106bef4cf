import { describe, expect, it } from 'vitest';
import { applyPlaybook, partyNames } from '../../../actors/playbooks/index.ts';
import { Playbook } from '../../../protocols/playbook/index.ts';
import { contract } from '../provisions/reading.ts';
import { applied as appliedTo } from './applied.ts';

const PAYMENT = {
  id: 'payment',
  name: 'Payment',
  about: { pattern: 'shall pay' },
  preferred: { wording: '{Customer} shall pay {provider} undisputed invoices within sixty (60) days of receipt.' },
  acceptable: [{ wording: '{Customer} shall pay {provider} undisputed invoices within fifty (50) days of receipt.' }],
  fallback: [
    {
      wording: '{Customer} shall pay {provider} undisputed invoices within forty (40) days of receipt.',
      note: 'with a discount',
    },
    { wording: '{Customer} shall pay {provider} undisputed invoices within thirty (30) days of receipt.' },
  ],
  walk_away: { pattern: 'in advance', note: 'We never pay in advance.' },
  owner: 'Finance',
};

function applied(words: string, entries: { topics: unknown[] } = { topics: [PAYMENT] }) {
  return appliedTo(words, entries);
}

const pay = (days: string) => `The Customer shall pay the Supplier undisputed invoices within ${days} days of receipt.`;

describe('playbooks: topics', () => {
  it.each([
    ['the preferred wording', pay('sixty (60)'), 'preferred', null],
    ['acceptable wording', pay('fifty (50)'), 'acceptable', null],
    ['the first step', pay('forty (40)'), 'fallback', 1],
    ['the second step', pay('thirty (30)'), 'fallback', 2],
    ['another figure', pay('ten (10)'), 'deviates', null],
    [
      'the opposite',
      'The Customer shall not pay the Supplier invoices within sixty (60) days of receipt, and shall pay never.',
      'deviates',
      null,
    ],
    ['what ends the talks', 'The Customer shall pay all fees in advance.', 'walk_away', null],
    ['nothing', 'The Supplier performs the services.', 'missing', null],
  ] as const)('%s', (_, words, standing, step) => {
    expect(applied(words)?.advice).toMatchObject({ standing, step, owner: 'Finance' });
  });

  it('says its wording in the names of the contract, with their article', () => {
    const entry = applied(pay('ten (10)'));
    expect(entry?.advice.preferred).toBe(pay('sixty (60)'));
    expect(entry?.advice.fallback[0]).toEqual({ wording: pay('forty (40)'), note: 'with a discount' });
    expect(entry?.change).toMatchObject({ before: pay('ten (10)'), after: pay('sixty (60)') });
  });

  it('inserts what is missing under the name of the topic and the next number', () => {
    const entry = applied(
      'The Supplier performs the services.\n\n2. Notices. Notices are given in writing.\n\n3. Term. The term is one year.\n\n4. Law. The law of England governs.',
    );
    expect(entry?.change?.after).toContain(`5. Payment. ${pay('sixty (60)')}`);
    expect(entry?.severity).toBe('medium');
  });

  it('proposes no wording where a party has no name', () => {
    const playbook = Playbook.parse({ name: 'Ours', topics: [PAYMENT] });
    const document = contract(pay('ten (10)'));
    const [entry] = applyPlaybook(playbook, document, { names: { provider: null, customer: null }, side: undefined });
    expect(entry?.change).toBeUndefined();
    expect(entry?.advice.preferred).toContain('the provider');
  });

  it('puts its wording after a sentence that does something else besides, and before it in rank', () => {
    const both =
      'Each affiliate that orders under a work statement signs it, keeps a register of users, names a contact for audits, and shall pay.';
    expect(applied(both)).toMatchObject({
      advice: { standing: 'deviates' },
      change: { before: '', after: ` Notwithstanding the foregoing, ${pay('sixty (60)').replace('The', 'the')}` },
    });
  });

  it('goes before all others where two clauses say it differently', () => {
    const entry = applied(`${pay('ten (10)')}\n\n2. Fees. ${pay('twelve (12)')}`);
    expect(entry?.change).toMatchObject({ before: '' });
    expect(entry?.change?.after).toContain('Notwithstanding anything to the contrary in this Agreement, the Customer');
  });

  it('takes the place of two sentences that follow each other', () => {
    const entry = applied(`${pay('ten (10)')} The Customer shall pay the Supplier disputed invoices on receipt.`);
    expect(entry?.change?.before).toMatch(/ten \(10\).*on receipt\.$/);
    expect(entry?.change?.after).toBe(pay('sixty (60)'));
  });

  it('leaves a sentence on another matter beside it alone', () => {
    const entry = applied(
      `${pay('ten (10)')} The annual fee is $480,000. Late amounts bear interest at 2% per month.`,
      {
        topics: [{ ...PAYMENT, about: { categories: ['payment_terms'], pattern: 'shall pay' } }],
      },
    );
    expect(entry?.change).toMatchObject({ before: pay('ten (10)'), after: pay('sixty (60)') });
  });

  it('takes the place of a clause that says nothing but what ends the talks', () => {
    const entry = applied(
      'The Supplier performs the services.\n\n2. Money. Everything continues to be due in advance.\n\n3. Law. The law of England governs.',
      { topics: [{ ...PAYMENT, walk_away: { pattern: 'in advance', note: 'No.' } }] },
    );
    expect(entry?.advice.standing).toBe('walk_away');
    expect(entry?.change).toMatchObject({
      before: 'Everything continues to be due in advance.',
      after: pay('sixty (60)'),
    });
  });

  it('takes the place of a sentence that says one thing, which ends the talks, beside another', () => {
    const entry = applied(
      'The Supplier performs the services.\n\n2. Money. The Customer has an account. Everything is due in advance.\n\n3. Law. The law of England governs.',
      { topics: [{ ...PAYMENT, walk_away: { pattern: 'in advance', note: 'No.' } }] },
    );
    expect(entry?.change).toMatchObject({ before: 'Everything is due in advance.', after: pay('sixty (60)') });
  });

  it('keeps what the other side owes the client, and puts its own wording beside it', () => {
    const wording =
      '{Provider} shall defend and indemnify {customer} against claims that the services infringe patents.';
    const topics = [{ id: 'indemnity', name: 'Indemnity', about: { pattern: 'indemnify' }, preferred: { wording } }];
    const duty = (from: string, to: string): string =>
      `The ${from} shall indemnify the ${to} against all losses, of whatever kind and however arising.`;
    expect(
      applied(`${duty('Supplier', 'Customer')} The Customer assists the Supplier.`, { topics })?.change,
    ).toMatchObject({
      before: '',
      after: ` In addition, the Supplier shall defend and indemnify the Customer against claims that the services infringe patents.`,
    });
  });

  it('leaves an indemnity that the client owes, or that both owe, and proposes no narrow one in its place', () => {
    const wording =
      '{Provider} shall defend and indemnify {customer} against claims that the services infringe patents.';
    const topics = [{ id: 'indemnity', name: 'Indemnity', about: { pattern: 'indemnify' }, preferred: { wording } }];
    const against = 'against any and all claims arising out of the services.';
    const owed = applied(
      `The Supplier performs.\n\n2. Indemnity. The Customer shall indemnify the Supplier ${against}\n\n3. Law. The law of England governs.`,
      { topics },
    );
    expect(owed?.advice.standing).toBe('missing');
    expect(owed?.change?.before ?? '').toBe('');
    expect(owed?.owedByClient).toHaveLength(1);
    const mutual = applied(`Each party shall indemnify the other party ${against} The Customer assists.`, { topics });
    expect(mutual?.change).toBeUndefined();
  });

  it('adds a duty of both beside what the other side alone owes, and overrides nothing of it', () => {
    const wording = 'Each party shall keep the confidential information of the other party secret for five (5) years.';
    const about = { pattern: 'confiden' };
    const topics = [{ id: 'secrecy', name: 'Confidentiality', about, preferred: { wording } }];
    const strict = 'The Supplier shall hold all data of the Customer in strict confidence and never disclose it.';
    expect(applied(strict, { topics })?.change).toMatchObject({
      before: '',
      after: ` In addition, e${wording.slice(1)}`,
    });
  });

  it('strikes no sentence that the next one goes on about', () => {
    const wording = 'This Agreement renews only by written agreement of both parties.';
    const about = { pattern: 'renew|Termination Date' };
    const topics = [{ id: 'renewal', name: 'Renewal', about, preferred: { wording } }];
    const renews = 'This Agreement renews automatically each year unless a party gives ninety days’ written notice.';
    const names = 'Such notice names the day on which this Agreement ends.';
    const alone = applied(renews, { topics });
    expect(alone?.change?.before).toBe(renews.replace('This Agreement ', ''));
    const text = `${renews} ${names}`;
    const followed = applied(text, { topics })?.change;
    expect(followed).toMatchObject({ before: '', after: ` Notwithstanding the foregoing, t${wording.slice(1)}` });
    expect(contract(text).text.slice(0, followed?.start)).toMatch(/Agreement ends\.$/);
  });

  it('takes no alternative of a form that is not ticked for agreed', () => {
    const topic = {
      id: 'duration',
      name: 'Duration',
      about: { pattern: 'secret|perpetuity' },
      preferred: { wording: 'The duties last three (3) years.' },
      walk_away: { pattern: 'perpetuity', note: 'No.' },
    };
    const of = (box: string): string => `The parties keep secrets secret:\n[x] for three years.\n${box} in perpetuity.`;
    expect(applied(of('[ ]'), { topics: [topic] })?.advice.standing).not.toBe('walk_away');
    expect(applied(of('[x]'), { topics: [topic] })?.advice.standing).toBe('walk_away');
  });

  it('adds no wording that another topic says in the place of the same sentence', () => {
    const sentence = 'The Supplier is liable without limit for every loss whatever its cause, indirect ones included.';
    const document = contract(sentence);
    const topic = (id: string, pattern: string, wording: string) => ({
      id,
      name: id,
      about: { pattern },
      preferred: { wording },
    });
    const loss = topic('loss', 'indirect', 'Neither party answers for lost profit, lost data or indirect damage.');
    const cap = topic(
      'cap',
      'without limit',
      'The Supplier answers up to the fees, for no lost profit, data or indirect damage.',
    );
    const walkAway = { pattern: 'without limit', note: 'No.' };
    const changes = (topics: unknown[]) =>
      applyPlaybook(Playbook.parse({ name: 'Ours', topics }), document, {
        names: partyNames(document, undefined, undefined),
        side: undefined,
      }).map(({ change }) => change?.before);
    expect(changes([{ ...cap, walk_away: walkAway }, loss])).toEqual([sentence, undefined]);
    expect(changes([loss])).toEqual(['']);
  });

  it('puts its amount beside the name that another paper gives to a cap on both, and changes nothing else', () => {
    const topics = [
      {
        id: 'cap',
        name: 'Cap',
        about: { pattern: 'liability' },
        preferred: {
          wording:
            'The total liability of each party under this Agreement is limited to twice the fees. This limit does not apply to fraud.',
        },
      },
    ];
    const cap = 'Except for fraud, each party’s cumulative liability for all claims will not exceed';
    const entry = applied(`${cap} the Cap Amount. Fees are due monthly.`, { topics });
    expect(entry?.change).toMatchObject({
      before: '.',
      after: ', which is twice the fees. This limit does not apply to fraud.',
    });
    // A limit of one side alone is another matter.
    expect(
      applied('The liability of the Supplier shall not exceed the Cap Amount.', { topics })?.change?.after,
    ).not.toContain(', which is twice the fees');
  });

  it('does not walk away from a sentence that denies what nobody may sign, where a denial answers it', () => {
    const topics = [
      { ...PAYMENT, walk_away: { pattern: 'pay[^.]{0,40}in advance', unless_denied: true, note: 'No.' } },
    ];
    expect(applied('The Customer shall not pay any fee in advance.', { topics })?.advice.standing).toBe('deviates');
    expect(applied('The Customer shall pay any fee in advance.', { topics })?.advice.standing).toBe('walk_away');
    const both = 'The Customer shall not pay any fee in advance. The Customer shall pay taxes in advance.';
    expect(applied(both, { topics })?.advice.standing).toBe('walk_away');
  });

  it('goes before what is there where it says who owns what', () => {
    const wording = '{Provider} keeps all rights in its tools. On full payment, {customer} owns the deliverables.';
    const topics = [{ id: 'ip', name: 'Ownership', about: { pattern: 'assign' }, preferred: { wording } }];
    const words =
      'The Supplier shall promptly report each invention made in the course of the work, and hereby assigns it to the Customer.';
    expect(applied(words, { topics })?.change?.after).toMatch(/^ Notwithstanding the foregoing, the Supplier keeps/);
  });

  it('leaves an item of a list alone', () => {
    const entry = applied('The Customer:\n(a) shall pay the Supplier invoices within ten (10) days of receipt;');
    expect(entry).toMatchObject({ advice: { standing: 'deviates' }, change: undefined });
  });

  it('puts no English wording into an Italian contract', () => {
    const words = 'Il Cliente si obbliga a pagare ogni fattura entro dieci giorni dal ricevimento.';
    const about = { pattern: 'pagare' };
    const document = contract(words, 'it');
    const playbook = Playbook.parse({ name: 'Ours', topics: [{ ...PAYMENT, about }] });
    const [entry] = applyPlaybook(playbook, document, {
      names: partyNames(document, undefined, undefined),
      side: undefined,
    });
    expect(entry).toMatchObject({ advice: { standing: 'deviates' }, change: undefined });
  });

  it('passes over topics for other documents and for the other side', () => {
    const words = pay('ten (10)');
    expect(applied(words, { topics: [{ ...PAYMENT, document_types: ['nda'] }] })).toBeUndefined();
  });
});
