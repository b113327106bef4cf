import { describe, expect, it } from 'vitest';
import { complianceExperts } from '../../../../actors/experts/compliance/index.ts';
import type { DocumentType, IssueCategory } from '../../../../protocols/index.ts';
import { claimOf, contract, examined, findingsOf, lines, rulesOf } from '../toolkit/sample.ts';

const DATA = 'Data. Supplier shall handle the personal data of the customers of Customer.';

/** Rule, type, clauses that call for it, clauses that settle it. */
const CASES: readonly (readonly [string, DocumentType, readonly string[], readonly string[]])[] = [
  ['data-protection.no-law', 'services', [DATA], [DATA, 'Law. Each party shall comply with the GDPR.']],
  ['data-protection.no-instructions', 'data_processing', [DATA], [DATA, 'Orders. Supplier acts only on instructions.']],
  [
    'data-protection.no-security',
    'saas',
    [DATA],
    [DATA, 'Safety. Supplier shall take appropriate technical measures.'],
  ],
  ['breach-notice.missing', 'saas', [DATA], [DATA, 'Leaks. Supplier shall report a security incident within a day.']],
  [
    'breach-notice.slow',
    'services',
    ['Law. The GDPR applies.', 'Leaks. Supplier shall notify Customer of a data breach within thirty (30) days.'],
    ['Law. The GDPR applies.', 'Leaks. Supplier shall notify Customer of a data breach within two (2) days.'],
  ],
  [
    'breach-notice.no-deadline',
    'services',
    ['Leaks. Supplier shall promptly notify Customer of a personal data breach.'],
    ['Leaks. Supplier shall notify Customer of a personal data breach within 24 hours.'],
  ],
  ['sub-processors.missing', 'data_processing', [DATA], [DATA, 'Others. Supplier uses no subcontractors.']],
  [
    'sub-processors.uncontrolled',
    'services',
    ['Others. Supplier may engage subcontractors to perform the services.'],
    ['Others. Supplier may engage subcontractors and remains liable for them.'],
  ],
  [
    'international-transfer.no-safeguard',
    'saas',
    ['Travel. Supplier may transfer personal data to the United States.'],
    ['Travel. Supplier may transfer personal data to the United States under standard contractual clauses.'],
  ],
  [
    'data-retention.endless',
    'privacy_policy',
    ['We may retain your personal information indefinitely.'],
    ['We retain your personal information for two years.'],
  ],
  ['data-subject-rights.no-help', 'data_processing', [DATA], [DATA, 'Help. Data subjects may access their data.']],
  [
    'anti-corruption.missing',
    'distribution',
    ['Reach. Supplier shall sell worldwide through agents.'],
    ['Reach. Supplier shall sell worldwide through agents. Supplier shall not bribe anyone.'],
  ],
  [
    'anti-corruption.no-consequence',
    'services',
    ['Honesty. Supplier shall not pay a bribe to any official.'],
    ['Honesty. Supplier shall not pay a bribe; Customer may terminate if it does.'],
  ],
  [
    'sanctions-export.missing',
    'supply',
    ['Reach. Customer may export the goods worldwide.'],
    ['Reach. Customer may export the goods worldwide within export control law.'],
  ],
  [
    'sanctions-export.one-sided',
    'services',
    ['Export. Customer shall comply with export control law.'],
    ['Export. Each party shall comply with export control law.'],
  ],
];

describe('compliance: detectors', () => {
  for (const [rule, type, bad, good] of CASES) {
    it(`${rule}: found, and gone once it is settled`, () => {
      expect(rulesOf(complianceExperts, contract({ type, add: bad }))).toContain(rule);
      expect(rulesOf(complianceExperts, contract({ type, add: good }))).not.toContain(rule);
    });
  }

  it('data-retention.missing: confidential information that nobody returns', () => {
    const kept = { confidentiality: 'Confidentiality. Each party shall keep confidential information secret.' };
    expect(rulesOf(complianceExperts, contract({ replace: kept }))).toContain('data-retention.missing');
    expect(rulesOf(complianceExperts, contract())).not.toContain('data-retention.missing');
  });

  it('data-subject-rights.policy-silent: a privacy policy without the rights of its readers', () => {
    const silent = ['We collect personal data when you visit.', 'We use personal data to improve our site.'];
    const rule = 'data-subject-rights.policy-silent';
    expect(rulesOf(complianceExperts, lines('privacy_policy', ...silent))).toContain(rule);
    const fair = [...silent, 'You may access, correct or delete your data at any time.'];
    expect(rulesOf(complianceExperts, lines('privacy_policy', ...fair))).not.toContain(rule);
  });

  it('knows no hours for a notice where European law is not spoken of', () => {
    const slow = 'Leaks. Supplier shall notify Customer of a data breach within thirty (30) days.';
    expect(rulesOf(complianceExperts, contract({ add: [slow] }))).not.toContain('breach-notice.slow');
  });

  it.each([
    [1, 'medium'],
    [3, 'high'],
  ])('personal data named %i times without a law', (times, severity) => {
    const clause = 'Data. Supplier may see the personal data of a guest.';
    const document = contract({ add: Array.from({ length: times }, () => clause) });
    const found = findingsOf(complianceExperts, document).filter(({ rule }) => rule === 'data-protection.no-law');
    expect(found.map((finding) => finding.severity)).toEqual([severity]);
  });
});

/** Judge, category of a claimed absence, clause that answers it, reason. */
const DENIED: readonly (readonly [string, IssueCategory, string, string])[] = [
  ['data-protection', 'data_protection', 'Law. Supplier shall comply with the GDPR.', 'data-protection.law-named'],
  ['breach-notice', 'breach_notice', 'Leaks. Supplier shall report a security incident.', 'breach-notice.given'],
  ['data-retention', 'data_retention', 'End. Supplier shall delete all data.', 'data-retention.given'],
  ['sub-processors', 'sub_processors', 'Others. Supplier uses no subcontractors.', 'sub-processors.found'],
  [
    'international-transfer',
    'international_transfer',
    'Travel. An adequacy decision exists.',
    'international-transfer.safeguarded',
  ],
  ['anti-corruption', 'anti_corruption', 'Honesty. Nobody shall bribe.', 'anti-corruption.found'],
  ['sanctions-export', 'sanctions_and_export', 'Lists. OFAC rules are kept.', 'sanctions-export.found'],
  [
    'data-subject-rights',
    'data_subject_rights',
    'Help. Data subjects may access their data.',
    'data-subject-rights.given',
  ],
];

describe('compliance: debate', () => {
  for (const [id, category, clause, reason] of DENIED) {
    it(`${id} opposes a claimed absence that the text answers`, () => {
      const document = contract({ add: [clause] });
      const judge = complianceExperts.find((expert) => expert.id === id);
      const examination = examined(judge, claimOf(document, { rule: 'x.missing', category }), document);
      expect(examination).toMatchObject({ stance: 'oppose', reason: { key: reason } });
    });
  }
});
