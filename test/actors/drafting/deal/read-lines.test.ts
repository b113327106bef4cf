import { describe, expect, it } from 'vitest';
import { dealSheet } from '../../../../actors/drafting/deal/deal-sheet.ts';
import { speak } from '../../../../actors/languages/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';

const OPENING = `SERVICES AGREEMENT

This Agreement is made on 2 March 2026 between Acme Inc. (the "Supplier") and Beta LLC (the "Customer").

1. Services
1.1 The Supplier shall provide maintenance of the machines listed in Schedule 1 to the Customer.
`;
const line = (topic: string, ...clauses: readonly string[]) => {
  const text = `${OPENING}\n2. Terms\n${clauses.map((words, n) => `2.${n + 1} ${words}\n`).join('')}`;
  const found = dealSheet(parseDocument(text), [], speak('English')).lines.find((each) => each.topic === topic);
  return { facts: found?.facts ?? [], quoted: (found?.passages ?? []).map(({ quote }) => quote) };
};

describe('exit: who may leave, and on what ground', () => {
  it.each<[string, string[], string[]]>([
    [
      'time to cure is no notice',
      [
        'Either party may terminate this Agreement if the other party is in material breach and fails to cure it within thirty (30) days after written notice.',
      ],
      ['Either party: material breach uncured for 30 days'],
    ],
    [
      'what one side has more than the other',
      [
        'Either party may terminate this Agreement in the event of a breach by the other party that remains uncured for 30 days.',
        'The Customer may terminate this Agreement at any time for convenience on sixty (60) days written notice.',
      ],
      ['Either party: breach uncured for 30 days', 'Customer: without cause on 60 days of notice'],
    ],
    [
      'the same right of each side in its own sentence belongs to both',
      [
        'The Supplier may terminate this Agreement if the Customer becomes insolvent.',
        'The Customer may terminate this Agreement if the Supplier becomes insolvent.',
      ],
      ['Either party: insolvency'],
    ],
    [
      'the other party of whichever is in breach is either party',
      [
        'If either party commits a material breach of this Agreement, then the innocent party shall be entitled to terminate this Agreement.',
      ],
      ['Either party: material breach'],
    ],
    [
      'a number in brackets before its unit begins no item',
      ['Either party may terminate this Agreement, without cause, by giving two (2) years written notice.'],
      ['Either party: without cause on 2 years of notice'],
    ],
    [
      'one who may suspend and/or terminate in a case that is not understood is quoted alone',
      [
        'The Customer shall also have the right to suspend further performance under this Agreement and/or terminate this Agreement in its entirety if the Supplier loses its licence.',
      ],
      [],
    ],
    [
      'two that are named together are both sides',
      ['Either the Supplier or the Customer may terminate this Agreement on 30 days written notice.'],
      ['Either party: without cause on 30 days of notice'],
    ],
    [
      'items of a list that are not understood are other cases',
      [
        'The Supplier may terminate this Agreement upon the occurrence of any of the following: (a) the Customer becomes bankrupt; (b) the machines are moved to another site without its consent.',
      ],
      ['Supplier: insolvency, other named cases'],
    ],
    [
      'an end that comes with another contract',
      [
        'Either party may terminate this Agreement for any reason on 90 days notice.',
        'This Agreement shall automatically terminate upon any termination of the Master Licence Agreement.',
      ],
      ['Either party: without cause on 90 days of notice', 'by itself with the Master Licence Agreement'],
    ],
  ])('%s', (_, clauses, facts) => {
    expect(line('exit', ...clauses).facts).toEqual(facts);
  });

  it('only quotes where somebody leaves in words that are not understood', () => {
    const { facts, quoted } = line(
      'exit',
      'The Supplier may terminate this Agreement on 5 days written notice.',
      'The term ends upon an election to terminate this Agreement made in the manner of Schedule 2.',
    );
    expect(facts).toEqual([]);
    expect(quoted.join(' ')).toContain('election to terminate');
  });

  it('takes the end of an order for no end of the contract', () => {
    expect(line('exit', 'The Customer may cancel any purchase order on two days notice.').facts).toEqual([]);
  });
});

describe('indemnity: every direction with its own sentence', () => {
  it('shows two one-way promises as two', () => {
    const { facts, quoted } = line(
      'indemnity',
      'The Supplier shall indemnify and hold harmless the Customer from claims that the machines infringe a patent.',
      'The Customer shall defend, indemnify and hold the Supplier harmless from claims that arise from its use of the machines.',
    );
    expect(facts).toEqual(['Supplier → Customer', 'Customer → Supplier']);
    expect(quoted).toHaveLength(2);
  });

  it.each([
    [
      'Each party shall indemnify and hold harmless the other party from claims of third parties.',
      'Each side indemnifies the other',
    ],
    [
      'THE SUPPLIER SHALL RELEASE, DEFEND, INDEMNIFY AND HOLD HARMLESS THE CUSTOMER FROM ALL CLAIMS OF THIRD PARTIES.',
      'Supplier → Customer',
    ],
  ])('%s', (words, fact) => {
    expect(line('indemnity', words).facts).toEqual([fact]);
  });

  it.each([
    'The Supplier shall not indemnify the Customer for loss of profit.',
    'Neither party shall be obliged to indemnify the other.',
    'The Supplier shall in no event indemnify the Customer.',
  ])('takes a promise that is denied for none: %s', (words) => {
    expect(line('indemnity', words).facts).toEqual([]);
  });

  it('takes how a claim is handled for no promise', () => {
    expect(line('indemnity', 'The indemnifying party shall defend the claim at its own expense.').facts).toEqual([]);
  });
});

describe('what may stand on a line', () => {
  it.each<[string, string, string]>([
    ['rights', 'title to cargo', 'Title to all product handled shall remain at all times in the name of the Customer.'],
    ['rights', 'a definition', '"Intellectual Property Rights" shall mean all rights in and to intellectual property.'],
    ['money', 'a penalty', 'The Supplier shall pay the Customer a penalty of $5,000 per violation within 10 days.'],
    [
      'renewal',
      'negotiation',
      'Beginning twelve months before the end of the term the parties shall negotiate a renewal in good faith.',
    ],
  ])('%s: not %s', (topic, _, words) => {
    expect(line(topic, words)).toEqual({ facts: [], quoted: [] });
  });

  it('puts a limit before what is excluded, and names whom they protect', () => {
    const { facts, quoted } = line(
      'liability',
      'In no event shall either party be liable for any indirect or consequential damages arising out of this Agreement.',
      'The total liability of the Supplier under this Agreement shall not exceed the fees paid in the year before the claim.',
    );
    expect(quoted).toHaveLength(2);
    expect(facts).toEqual(['Either party: not for indirect loss', 'Supplier: limited']);
  });

  it('says that a clause on courts names no law', () => {
    expect(
      line('law', 'The courts of the State of New York have exclusive jurisdiction over all disputes.').facts,
    ).toEqual(['no governing law was found']);
  });

  it('shows where disputes go beside the law', () => {
    const { facts, quoted } = line(
      'law',
      'This Agreement is governed by the laws of the State of Ohio.',
      'Any dispute that the parties do not settle may be referred to binding arbitration in Denver, Colorado.',
    );
    expect(facts).toEqual([]);
    expect(quoted).toHaveLength(2);
  });

  it('reads a law that the contract is subject to alone', () => {
    expect(line('law', 'This Agreement is subject exclusively to Austrian law.').facts).toEqual([]);
  });

  it('says that law and courts are of two countries', () => {
    const { facts } = line(
      'law',
      'This Agreement is governed by the laws of the State of New York.',
      'The parties submit to the exclusive jurisdiction of the courts of Geneva.',
    );
    expect(facts).toEqual(['law and forum are of different places: New York / Geneva']);
  });

  it('gives the period that is added, and not the first one', () => {
    const { facts } = line(
      'renewal',
      'The term is two (2) years with automatic annual renewals thereafter unless a party gives sixty (60) days notice before the renewal date.',
    );
    expect(facts.map((fact) => fact.replace(/\u00a0/g, ' '))).toEqual(['automatic', '1 year', '60 days ahead']);
  });

  it.each([
    [
      'This Agreement shall not renew automatically, but the Customer may renew it for 12 months.',
      ['by option', '12 months'],
    ],
    ['This Agreement shall automatically renew for 12 months.', ['automatic', '12 months']],
  ])('how it is renewed, also where one way is denied: %s', (words, expected) => {
    expect(line('renewal', words).facts.map((fact) => fact.replace(/\u00a0/g, ' '))).toEqual(expected);
  });

  it('gives the first period for the term, and not the one that a renewal adds', () => {
    const { facts } = line('term', 'The term of this Agreement ends after 3 years unless it is renewed for 2 years.');
    expect(facts.map((fact) => fact.replace(/\u00a0/g, ' '))).toEqual(['3 years']);
  });

  it.each([
    [
      'This Agreement is governed by applicable law, and the courts of Ohio have jurisdiction.',
      ['no governing law was found'],
    ],
    ['This Agreement is governed by Swiss law.', []],
    ['THIS AGREEMENT IS GOVERNED BY THE LAWS OF OHIO.', []],
  ])('names a law only by whose it is: %s', (words, facts) => {
    expect(line('law', words).facts).toEqual(facts);
  });

  it('gives the time of notice at the end of a long sentence', () => {
    const { facts } = line(
      'renewal',
      'This Agreement shall be renewed automatically for successive terms of two years, on the conditions that hold on the last day of the term before, with the prices of the list that the Supplier keeps for all of its customers of that size, and with the machines of the last schedule, unless a party gives notice to the other at least 90 days before the end of the term.',
    );
    expect(facts.at(-1)).toBe('90 days ahead');
  });

  it('takes what a renewed year costs for no renewal', () => {
    expect(
      line(
        'renewal',
        'The fees for support shall not increase by more than inflation for any one-year renewal period.',
      ),
    ).toEqual({ facts: [], quoted: [] });
  });

  it('takes no length from a term that an event may prolong', () => {
    expect(
      line(
        'term',
        'The term of this Agreement begins on the Effective Date and will not end until the later of (a) twelve (12) months from launch and (b) delivery of all impressions.',
      ).facts,
    ).toEqual([]);
  });
});

describe('a line for which no sentence was picked out', () => {
  const headed = (heading: string, words: string, topic: string): readonly string[] => {
    const text = `${OPENING}\n2. ${heading}\n2.1 ${words}\n`;
    return dealSheet(parseDocument(text), [], speak('English')).lines.find((each) => each.topic === topic)?.facts ?? [];
  };

  it.each([
    ['Retention of Rights', 'rights'],
    ['Insurance of Liability', 'liability'],
    ['Term Payments', 'term'],
  ])('says nothing of a clause that is only headed so: %s', (heading, topic) => {
    expect(headed(heading, 'What was said of the machines holds.', topic)).toEqual([]);
  });
});

describe('money: what is owed', () => {
  it('shows a share of sales and a minimum beside a sum', () => {
    const { quoted } = line(
      'money',
      'The Customer shall pay the Supplier a fee of $5,000 upon signature of this Agreement.',
      'The Customer shall pay the Supplier a royalty of 4% of its net sales of the machines.',
      'The Customer shall pay a guaranteed minimum royalty for each year of the term.',
    );
    expect(quoted).toHaveLength(3);
  });
});
