import { describe, expect, it } from 'vitest';
import { fairnessExperts } from '../../../../actors/experts/fairness/index.ts';
import type { IssueCategory, Severity } from '../../../../protocols/index.ts';
import { claimOf, examined, findingsOf, lines, rulesOf } from '../toolkit/sample.ts';

/** Rule, severity, an unfair sentence, a fair one on the same matter. */
const TERMS: readonly (readonly [string, Severity, string, string])[] = [
  [
    'unfair-limitation-of-liability.injury',
    'high',
    'We are not liable for death or personal injury that happens while you use the app.',
    'We are liable for death or personal injury caused by our negligence.',
  ],
  [
    'unfair-limitation-of-liability.capped',
    'medium',
    'Our liability to you is limited to the amount of ten euros.',
    'Our liability to you follows the law of your country.',
  ],
  [
    'unfair-limitation-of-liability.losses',
    'medium',
    'You cannot claim indirect or consequential damages from us.',
    'You can claim every loss that we have caused by our fault.',
  ],
  [
    'unfair-limitation-of-liability.others',
    'medium',
    'We are not responsible for what other users or third parties post here.',
    'You are responsible for what you post on this website.',
  ],
  [
    'unfair-limitation-of-liability.excluded',
    'medium',
    'We accept no liability whatsoever when the service fails.',
    'We repair the service without delay whenever it fails.',
  ],
  [
    'unfair-unilateral-change.of-terms',
    'medium',
    'We may change these terms whenever we like.',
    'You may change your password in the account settings.',
  ],
  [
    'unfair-unilateral-change.of-service-or-price',
    'medium',
    'We may change the price of the subscription without notice.',
    'The price of the subscription stays the same for a year.',
  ],
  [
    'unfair-unilateral-termination.groundless',
    'high',
    'We may terminate your account at any time and for any reason.',
    'You may terminate your account at any time and for any reason.',
  ],
  [
    'unfair-unilateral-termination.vague-ground',
    'medium',
    'We may suspend your account if we believe that you behave badly.',
    'You may suspend your account while you travel abroad.',
  ],
  [
    'unfair-content-removal.at-whim',
    'high',
    'We may remove any content you post in our sole discretion.',
    'You may remove any content you have posted here.',
  ],
  [
    'unfair-content-removal.vague-ground',
    'medium',
    'We may delete reviews that we consider unsuitable for the site.',
    'You may delete reviews that you have written yourself.',
  ],
  [
    'unfair-contract-by-using.use-is-consent',
    'medium',
    'By using the website you agree to be bound by these terms.',
    'The contract is made when you tick the box and confirm.',
  ],
  [
    'unfair-jurisdiction.far-court',
    'high',
    'All disputes shall be resolved exclusively by the courts of Singapore.',
    'You may bring a dispute before the courts of your country of residence.',
  ],
  [
    'unfair-choice-of-law.far-law',
    'medium',
    'These terms are governed by the laws of Singapore.',
    'These terms keep to the law of the place where you live.',
  ],
  [
    'unfair-arbitration.far-hearing',
    'high',
    'The arbitration shall take place in Singapore before one person.',
    'The hearing takes place online at a time that suits you.',
  ],
  [
    'unfair-arbitration.mandatory',
    'medium',
    'You agree that every dispute will be resolved by binding arbitration.',
    'You agree that we first try to settle a dispute by talking.',
  ],
  [
    'unfair-privacy-included.bundled',
    'medium',
    'Our privacy policy is incorporated into these terms and forms part of them.',
    'Please read our privacy notice, which explains what we do.',
  ],
];

describe('fairness: detectors', () => {
  for (const [rule, severity, unfair, fair] of TERMS) {
    it(`${rule}: finds the unfair sentence and lets the fair one pass`, () => {
      const finding = findingsOf(fairnessExperts, lines('terms_of_service', unfair)).find((each) => each.rule === rule);
      expect(finding).toMatchObject({ severity, values: { count: 1 }, evidence: [{ quote: unfair }] });
      expect(rulesOf(fairnessExperts, lines('terms_of_service', fair))).not.toContain(rule);
    });
  }

  it('claims each sentence for itself, so that each can be defeated alone', () => {
    const document = lines(
      'terms_of_service',
      'We may terminate your account at any time.',
      'We like music and walks along the river.',
      'We may terminate your access without notice.',
      'We may terminate your licence without notice.',
    );
    const findings = findingsOf(fairnessExperts, document).filter(({ rule }) => rule.endsWith('.groundless'));
    expect(findings.map(({ evidence }) => evidence.length)).toEqual([1, 1, 1]);
  });

  it('lets neighbours share a claim where a text has very many, and loses none', () => {
    const sentences = Array.from({ length: 60 }, (_, i) => `We may terminate account number ${i} at any time.`);
    const findings = findingsOf(fairnessExperts, lines('terms_of_service', ...sentences)).filter(({ rule }) =>
      rule.endsWith('.groundless'),
    );
    expect(findings.length).toBeLessThanOrEqual(24);
    expect(findings.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))).toEqual(sentences);
  });

  it('serves consumer terms only', () => {
    const sentence = 'We may terminate your account at any time and for any reason.';
    expect(rulesOf(fairnessExperts, lines('services', sentence))).toEqual([]);
  });
});

/** Judge, category, sentence the claim quotes, stance, reason. */
const JUDGED: readonly (readonly [string, IssueCategory, string, string, string])[] = [
  [
    'unfair-limitation-of-liability',
    'unfair_limitation_of_liability',
    'Nothing here shall exclude our liability for fraud.',
    'oppose',
    'unfair-limitation-of-liability.saved',
  ],
  [
    'unfair-unilateral-change',
    'unfair_unilateral_change',
    'We may change the terms with your consent.',
    'oppose',
    'unfair-unilateral-change.with-consent',
  ],
  [
    'unfair-unilateral-change',
    'unfair_unilateral_change',
    'We may change the terms on 30 days notice.',
    'amend',
    'unfair-unilateral-change.announced',
  ],
  [
    'unfair-unilateral-termination',
    'unfair_unilateral_termination',
    'You may cancel the service at any time.',
    'oppose',
    'unfair-unilateral-termination.of-user',
  ],
  [
    'unfair-content-removal',
    'unfair_content_removal',
    'You may delete your posts at any time.',
    'oppose',
    'unfair-content-removal.of-user',
  ],
  [
    'unfair-contract-by-using',
    'unfair_contract_by_using',
    'You check the box to agree to the terms.',
    'oppose',
    'unfair-contract-by-using.express-act',
  ],
  [
    'unfair-jurisdiction',
    'unfair_jurisdiction',
    'You can sue in the courts of your country of residence.',
    'oppose',
    'unfair-jurisdiction.at-home',
  ],
  [
    'unfair-choice-of-law',
    'unfair_choice_of_law',
    'Irish law applies, and mandatory consumer law is kept.',
    'oppose',
    'unfair-choice-of-law.protected',
  ],
  [
    'unfair-arbitration',
    'unfair_arbitration',
    'Arbitration is voluntary for you.',
    'oppose',
    'unfair-arbitration.voluntary',
  ],
  [
    'unfair-privacy-included',
    'unfair_privacy_included',
    'Please read our privacy notice.',
    'oppose',
    'unfair-privacy-included.only-informs',
  ],
];

describe('fairness: debate', () => {
  for (const [id, category, sentence, stance, reason] of JUDGED) {
    it(`${id}: ${stance} (${reason})`, () => {
      const document = lines('terms_of_service', sentence);
      const judge = fairnessExperts.find((expert) => expert.id === id);
      const examination = examined(judge, claimOf(document, { rule: 'x.unfair', category }, sentence), document);
      expect(examination).toMatchObject({ stance, reason: { key: reason } });
    });
  }
});
