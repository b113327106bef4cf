import { describe, expect, it } from 'vitest';
import { dealSheet } from '../../../../actors/drafting/deal/deal-sheet.ts';
import { judgementLimits } from '../../../../actors/drafting/scoring/judgement-limits.ts';
import { speak } from '../../../../actors/languages/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';

const HEAD =
  'SPONSORSHIP AGREEMENT\n\nThis Agreement is made on March 1, 2024 between Harbour Tools Ltd ("Sponsor") and Mill Valley Racing Inc ("Team").\n\n';

function sheet(...clauses: string[]) {
  const text = `${HEAD}${clauses.map((words, n) => `${n + 1}. ${words}\n`).join('')}`;
  const { lines, strengths, title } = dealSheet(parseDocument(text), [], speak('English'));
  const line = (topic: string) => {
    const found = lines.find((each) => each.topic === topic);
    return { facts: found?.facts ?? [], quoted: (found?.passages ?? []).map(({ quote }) => quote).join(' ') };
  };
  return { line, strengths: strengths.map((each) => each.title), title };
}

const BETWEEN = 'Sponsorship agreement between Harbour Tools Ltd (Sponsor) and Mill Valley Racing Inc (Team)';

describe('first page: the subject', () => {
  it('quotes the sentence by which one side serves the other', () => {
    const { line } = sheet(
      'Sponsorship. The Team shall provide the Sponsor with space for its logo on all cars of the Team.',
    );
    expect(line('subject').quoted).toContain('shall provide the Sponsor with space');
  });

  it.each([
    ['a lead-in whose list is missing', 'Services. The Team shall provide the following services to the Sponsor:'],
    [
      'praise',
      'Background. The Team will provide the skills and experience developed as a leader of racing over three decades to the Sponsor.',
    ],
    [
      'a delivery by a day',
      'Delivery. On or before May 1, 2024, the Team shall deliver the drawings of its cars to the Sponsor.',
    ],
  ])('says the title and the parties instead of %s', (_, clause) => {
    expect(sheet(clause).line('subject')).toEqual({ facts: [BETWEEN], quoted: '' });
  });
});

describe('first page: what is not said', () => {
  it.each([
    ['exit', 'Term. The Supplier may end the orders if the Customer breaches this covenant.'],
    ['term', 'Amendment. All other terms of this Agreement shall remain in full force and effect.'],
    ['liability', 'Rights. There are no third-party beneficiaries and no liability to any of them in any event.'],
  ])('is silent on %s', (topic, clause) => {
    expect(sheet(clause).line(topic)).toEqual({ facts: [], quoted: '' });
  });

  it('quotes the way out of one side beside that of the other, without a summary of one', () => {
    const { facts, quoted } = sheet(
      'Term. The Sponsor may terminate this Agreement at any time. This Agreement is terminable on 90 days notice by the Team.',
    ).line('exit');
    expect(facts).toEqual([]);
    expect(quoted).toContain('terminable on 90 days');
    expect(quoted).toContain('The Sponsor may terminate');
  });

  it('quotes that nobody may leave alone', () => {
    const { quoted } = sheet(
      'Term. This Agreement may not be terminated except by an agreement in writing of both parties.',
    ).line('exit');
    expect(quoted).toContain('may not be terminated except');
  });

  it('names no sum of which only the greater of two counts', () => {
    const { facts } = sheet(
      'Liability. The total liability of the Team shall not exceed the greater of $100 and the fees paid in a year.',
    ).line('liability');
    expect(facts.join()).not.toContain('$100');
  });
});

describe('first page: liability', () => {
  it('says that no cap was found where a loss is excluded and nothing else is said', () => {
    const { line } = sheet(
      'Liability. Neither party shall be liable to the other party for any consequential or indirect damages.',
    );
    expect(line('liability').facts).toEqual(['Either party: not for indirect loss', 'no cap was found']);
  });

  it('takes neither a waived jury nor an injunction for liability', () => {
    const { line } = sheet(
      'Jury. Each party waives the right to trial by jury in any action for damages or liability under this Agreement.',
      'Relief. The Team is entitled to injunctive relief, which is no limit of its right to damages for breach.',
    );
    expect(line('liability').quoted).toBe('');
  });

  it('takes neither an indemnity nor the digits of a bad scan for a limit', () => {
    const { line } = sheet(
      'Indemnity. The Team shall indemnify the Sponsor against liability for damages that are incidental to any claim, whether or not it is well founded.',
      'Liability. THE MAXIMUM LIABILITY OF THE TEAM UNDER THIS AGREEMENT SHALL NOT EXCEED THE AMOUNT OF ($5OO,000).',
    );
    expect(line('liability').quoted).not.toContain('indemnify');
    expect(line('liability').facts).toEqual(['Team: limited']);
  });

  it('joins a limit that a page break tore', () => {
    const { line } = sheet(
      'LIABILITY. IN NO EVENT SHALL EITHER PARTY BE LIABLE TO THE\n\n                    8\n\n  OTHER PARTY IN AN AMOUNT GREATER THAN $50,000 IN ALL.',
    );
    expect(line('liability').facts).toEqual(['Either party: at most USD 50,000'.replace('USD ', '$')]);
  });
});

describe('first page: the ways out', () => {
  it('reads sub-headings of a list as its items', () => {
    const { line } = sheet(
      'Termination. Either Party may terminate this Agreement by written notice in the event of the following: (i) Default. A failure of the other Party to perform that is not cured within thirty (30) days after notice; or (ii) Bankruptcy. The filing of a petition in bankruptcy by the other Party.',
    );
    expect(line('exit').facts).toEqual(['Either party: breach uncured for 30 days, insolvency']);
  });

  it('takes a right of both that is given in the passive for both', () => {
    const { line } = sheet(
      'Termination. This Agreement may be terminated at any time, without the payment of any penalty, by the Board of the Team, or by the Sponsor, in each case on not less than 60 days’ written notice to the other party.',
    );
    expect(line('exit').facts).toEqual(['Either party: without cause on 60 days of notice']);
  });

  it('takes no exit out of another contract', () => {
    const { line } = sheet(
      'Bank. The engagement letter shall provide that the bank may terminate its engagement on 45 days’ notice.',
    );
    expect(line('exit').quoted).toBe('');
  });
});

describe('first page: what is good', () => {
  it.each([
    [
      'Who wins a dispute has its costs paid, whichever side that is',
      'Costs. The prevailing party in any action is entitled to recover its reasonable fees and costs.',
    ],
    [
      'What nobody can prevent excuses both sides alike',
      'Force Majeure. Neither party shall be liable for any delay that is due to causes beyond its reasonable control.',
    ],
    [
      'Changes need the signature of both sides',
      'Changes. This Agreement may be amended only in writing signed by both parties.',
    ],
  ])('%s', (title, clause) => {
    expect(sheet(clause).strengths).toContain(title);
  });

  it('does not praise what one side alone is spared', () => {
    const { strengths } = sheet(
      'Costs. The Sponsor shall pay the fees and costs of the Team in any action.',
      'Force Majeure. The Team shall not be liable for any delay that is due to causes beyond its reasonable control.',
    );
    expect(strengths).toEqual([]);
  });
});

describe('first page: a text without its beginning', () => {
  const limits = (text: string) => judgementLimits(parseDocument(text), speak('English'));
  const REST =
    '\n\nG. Neither party is bound by clerical errors.\n\nH. The Distributor shall pay the Supplier for the products within thirty days of the invoice.\n\nI. The Supplier appoints the Distributor as its distributor of the products in the territory under this Distribution Agreement. This Agreement is governed by the laws of Ohio. The Supplier may terminate this Agreement on notice to the Distributor.\n';

  it('cannot be judged', () => {
    const [first = ''] = limits(`order under the Agreement is not effective until it is accepted in writing.${REST}`);
    expect(first).toContain('begins in the middle of a sentence');
  });

  it('does not take a whole contract for one', () => {
    expect(limits(`${HEAD}1. Sponsorship. The Sponsor shall pay the Team a fee of $5,000.\n`)).toEqual([]);
  });
});
