import { describe, expect, it } from 'vitest';
import { judgeRisk, riskThreshold } from '../../../../actors/classifiers/index.ts';
import { certain } from '../../../../actors/experts/clause-risks/certain.ts';
import {
  clauseRisks,
  RISK_CLASSES,
  riskReading,
  riskSentences,
} from '../../../../actors/experts/clause-risks/index.ts';
import { speaksOf } from '../../../../actors/experts/clause-risks/matters.ts';
import { speak } from '../../../../actors/languages/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import { IssueCategory } from '../../../../protocols/index.ts';
import { findingsOf } from '../trial.ts';

const contract = (...clauses: string[]): string =>
  [
    'DISTRIBUTION AGREEMENT',
    'This Agreement is made between Northwind Ltd (the "Company") and Southgate Inc (the "Distributor").',
    '1. Definitions. "Products" means the products listed in Schedule 1.',
    ...clauses.map((clause, n) => `${n + 2}. ${clause}`),
  ].join('\n\n');

const rulesIn = (text: string): string[] =>
  findingsOf(clauseRisks, parseDocument(text, { type: 'distribution' })).map(({ rule }) => rule);

describe('clause risks', () => {
  it.each([
    [
      'clause-risks.indemnity-one-sided',
      'Indemnity. The Distributor shall indemnify, defend and hold harmless the Company from and against any and all claims, losses, damages and expenses whatsoever arising out of or in connection with this Agreement.',
    ],
    [
      'clause-risks.discretion-of',
      'Approval. The Company may, in its sole and absolute discretion, approve or disapprove any advertising of the Distributor.',
    ],
    [
      'clause-risks.price-change',
      'Prices. The Company may increase the prices of the Products at any time upon notice to the Distributor.',
    ],
    [
      'clause-risks.no-refund',
      'Fee. The Distributor shall pay a fee of $50,000 on signature, which is non-refundable under any circumstances.',
    ],
    [
      'clause-risks.noncompete-wide',
      'Non-competition. During the term and for five years thereafter the Distributor shall not, directly or indirectly, engage in any business that competes with the Company anywhere in the world.',
    ],
  ])('raises %s', (rule, clause) => {
    expect(rulesIn(contract(clause))).toContain(rule);
  });

  it.each([
    'Counterparts. This Agreement may be signed in counterparts, each of which is an original.',
    'Notices. Notices shall be in writing and sent by registered mail to the addresses first written above.',
    'Headings. Headings are for convenience and do not affect the meaning of this Agreement.',
    'Mutual confidentiality. Each party shall keep the other party’s marked confidential information secret for three years, save for what is public, already known, independently developed or required by law.',
  ])('lets pass: %s', (clause) => {
    expect(rulesIn(contract(clause))).toEqual([]);
  });

  it('quotes the sentence at its place and believes it at least as likely as not', () => {
    const text = contract(
      'Indemnity. The Distributor shall indemnify, defend and hold harmless the Company from and against any and all claims, losses, damages and expenses whatsoever arising out of or in connection with this Agreement.',
    );
    const [finding] = findingsOf(clauseRisks, parseDocument(text, { type: 'distribution' }));
    expect(finding?.evidence[0]?.quote).toMatch(/^The Distributor shall indemnify/);
    expect(text.indexOf('The Distributor shall indemnify')).toBe(finding?.evidence[0]?.start);
    expect(finding?.belief).toBeGreaterThanOrEqual(0.5);
    expect(['medium', 'high']).toContain(finding?.severity);
  });

  it('lets an indemnity for own fault pass that both sides give, and names who alone gives a wide one', () => {
    const given = (by: string, to: string): string =>
      `Indemnity of ${by}. ${by} shall indemnify, defend and hold harmless ${to} from and against any and all third-party claims, losses, damages and expenses arising out of the negligence of ${by}.`;
    const [company, distributor] = ['The Company', 'The Distributor'] as const;
    const both = contract(given(distributor, 'the Company'), given(company, 'the Distributor'));
    expect(rulesIn(both).filter((rule) => rule.includes('indemnity'))).toEqual([]);
    const together = contract(
      'Indemnity. The Company and the Distributor shall indemnify and hold harmless each other from any and all third-party claims arising out of negligence.',
    );
    expect(rulesIn(together).filter((rule) => rule.includes('indemnity'))).toEqual([]);
    const wide = `Indemnity. ${distributor} shall indemnify, defend and hold harmless the Company from and against any and all claims, losses, damages and expenses arising out of or in connection with this Agreement.`;
    const held = contract(wide, 'Escrow. The Bank shall hold the deposit.');
    expect(rulesIn(held)).toContain('clause-risks.indemnity-one-sided');
    const alone = findingsOf(clauseRisks, parseDocument(contract(wide), { type: 'distribution' }));
    expect(alone.find(({ rule }) => rule === 'clause-risks.indemnity-one-sided')?.values.party).toBe('Distributor');
  });

  it('raises what a lawyer never lets pass in its certain form, and nothing that looks like it', () => {
    const guarantee = 'Owners. Each shareholder of the Distributor shall execute and deliver the Personal Guarantee.';
    const defence = 'Claims. The Distributor waives any and all defenses to the enforcement of this Agreement.';
    expect(rulesIn(contract(guarantee))).toContain('clause-risks.personal-guarantee');
    expect(rulesIn(contract(defence))).toContain('clause-risks.defences-waived');
    const harmless = contract(
      'Owners. No shareholder gives a guarantee.',
      'Defence. The Distributor may raise all defenses that the law gives it.',
      'Courts. The Distributor waives any defense to an action that is based on an inconvenient forum.',
    );
    expect(certain(parseDocument(harmless, { type: 'distribution' }))).toEqual([]);
  });

  it('lets a usual indemnity not hide a wide one', () => {
    const usual = (by: string, to: string): string =>
      `Indemnity of ${by}. ${by} shall indemnify ${to} against third-party claims arising out of the negligence of ${by}.`;
    const wide =
      'Cover. The Distributor shall indemnify, defend and hold harmless the Company from and against any and all claims, losses, damages and expenses whatsoever arising out of or in connection with this Agreement.';
    const both = [usual('The Company', 'the Distributor'), usual('The Distributor', 'the Company')];
    expect(rulesIn(contract(...both, wide)).filter((rule) => rule.includes('indemnity'))).not.toEqual([]);
    expect(rulesIn(contract(...both)).filter((rule) => rule.includes('indemnity-wide'))).toEqual([]);
  });

  it('tells a right that one side has from one that both have', () => {
    const facts = (text: string): string[] =>
      riskSentences(parseDocument(text, { type: 'distribution' })).flatMap(({ sentence }) => sentence.facts);
    const own = 'Termination. The Company may terminate this Agreement on 30 days’ notice.';
    const both = 'Exit. The Distributor may terminate this Agreement on 30 days’ notice.';
    expect(facts(contract(own))).toContain('alone right positive terminate');
    expect(facts(contract(own, both))).toContain('shared right positive terminate');
    expect(facts(contract(own, both))).not.toContain('alone right positive terminate');
  });

  it('gives the same judgement for the same sentence, and a probability for an empty one', () => {
    const sentence = { text: '', headings: '', before: '', after: '', facts: [], at: 0, sentences: 1 };
    const judged = judgeRisk(sentence);
    expect(judgeRisk(sentence)).toEqual(judged);
    expect(judged?.probability).toBeGreaterThanOrEqual(0);
    expect(judged?.probability).toBeLessThan(riskThreshold());
    expect(judgeRisk(sentence, () => false)).toBeUndefined();
    expect(riskReading(parseDocument('', { type: 'distribution' }))).toEqual([]);
  });

  it('takes a sentence of a long contract for less than the same one of a short contract', () => {
    const text = 'The Distributor shall indemnify the Company against all losses whatsoever, without limit.';
    const probabilityIn = (sentences: number): number | undefined =>
      judgeRisk({ text, headings: 'Indemnity', before: '', after: '', facts: [], at: 0.5, sentences })?.probability;
    expect(probabilityIn(30)).toBeGreaterThan(probabilityIn(900) ?? 1);
  });

  it('says nothing in a language that readers did not mark', () => {
    expect(clauseRisks.reads).toEqual(['en']);
  });
});

describe('matters of clause risks', () => {
  it.each([
    ['costs_open', 'The Distributor shall bear all costs of promotion.', true],
    ['costs_open', 'The Distributor shall bear costs that shall in no event exceed $5,000.', false],
    ['discretion', 'The Company may in its sole discretion reject any order.', true],
    ['discretion', 'Each party reserves the right in its sole discretion to reject any proposal.', false],
    ['consent_open', 'The Distributor may not advertise without the prior written approval of the Company.', true],
    ['consent_open', 'The Company may replace any driver without prior approval of the Distributor.', false],
    ['automatic_end', 'If the lease expires this Agreement shall automatically terminate.', true],
    ['automatic_end', 'This Agreement shall terminate one year from the date hereof unless extended.', false],
    ['termination_without_cure', 'The Company may terminate at once upon any breach by the Distributor.', true],
    ['termination_without_cure', 'Either side may terminate this Agreement upon prior written notice.', false],
    ['confidentiality_thin', 'Upon request the Consultant will return all Confidential Information.', false],
    ['duty_beyond_control', 'The Distributor will use its best efforts to obtain favourable exposure.', false],
    ['termination_at_will', 'Either Consultant or Company may terminate this Agreement.', false],
    [
      'change_of_terms',
      'The exclusive right under the Supply Agreement, as it may be amended from time to time.',
      false,
    ],
    ['change_of_terms', 'The Company may amend its policies from time to time.', true],
    ['warranty_absolute', 'Seller warrants that to its knowledge no claim is pending.', false],
    ['warranty_absolute', 'Seller warrants that the goods infringe no right of anybody.', true],
    ['loss_excluded', 'Except for section 6, in no event will either party be liable for indirect damages.', false],
    ['risk_shifted', 'Each of Northwind and Southgate shall maintain insurance.', false],
    ['silence_binds', 'Accepted by: ____________________', false],
    [
      'discretion',
      'The Company may, either orally or in writing, refuse each of the orders in its sole discretion.',
      true,
    ],
    ['no_such_class', 'Anything.', false],
  ])('%s: %s', (id, sentence, isPossible) => {
    expect(speaksOf(id, sentence)).toBe(isPossible);
  });

  it('lets secrecy with the usual exceptions pass, wherever they stand', () => {
    const secrecy =
      'Confidentiality. The Distributor shall hold in strict confidence all information relating to the Company, whether or not marked as confidential, and shall not disclose it to any person, during the term and in perpetuity thereafter.';
    const exceptions =
      'Exceptions. Clause 2 does not apply to what is publicly known, was already known to the Distributor, or was independently developed.';
    const widely = (text: string) => rulesIn(text).includes('clause-risks.confidentiality-wide');
    expect(widely(contract(secrecy))).toBe(true);
    expect(widely(contract(secrecy, exceptions))).toBe(false);
  });
});

describe('classes of clause risks', () => {
  it('have a category of the protocol, each once', () => {
    expect(new Set(RISK_CLASSES.map(({ id }) => id)).size).toBe(RISK_CLASSES.length);
    for (const { category } of RISK_CLASSES) expect(IssueCategory.options).toContain(category);
  });

  it.each(['English', 'Italian', 'Spanish'])('have title, meaning and advice in %s', (language) => {
    const speaker = speak(language);
    for (const { id } of RISK_CLASSES) {
      const { title, description, suggestion } = speaker.rule(`clause-risks.${id.replaceAll('_', '-')}`, {});
      for (const text of [title, description, suggestion]) expect(text).not.toMatch(/undefined|^$/);
    }
    expect([...speaker.gaps]).toEqual([]);
  });
});
