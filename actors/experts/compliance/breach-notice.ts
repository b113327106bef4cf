import type { Expert } from '../expert.ts';
import {
  absent,
  answered,
  capital,
  daysOf,
  durationsIn,
  elsewhere,
  foldedText,
  type Hit,
  pattern,
  present,
  printed,
  replaceWords,
  says,
} from '../toolkit/index.ts';
import { complianceExpert } from './compliance-expert.ts';
import { PERSONAL_DATA } from './personal-data.ts';

const BREACH = pattern(
  '(?:data|security|personal data|privacy) (?:breach|incident)|breach of (?:[a-z]+ )?security|unauthori[sz]ed (?:[a-z]+,? (?:or )?){0,3}?(?:access|disclosure|use|acquisition)',
);
const TELLS = pattern('\\b(?:notif|inform|report|advise|alert)[a-z]*\\b');
const slow = ({ document, passage }: Hit) =>
  durationsIn(document, passage).find((period) => daysOf(period) > 3 && daysOf(period) < 100);
const VAGUE = pattern(
  '\\b(?:within a reasonable (?:time|period)|as soon as (?:reasonably )?(?:practicable|possible)|in a timely manner|promptly)\\b',
);

/** The seventy-two hours are European law. */
const EUROPEAN = pattern(
  '\\b(?:gdpr|general data protection|2016/679|european (?:union|economic area)|united kingdom|uk)\\b',
);

/** How soon the other side learns that its data got out. */
export const breachNotice: Expert = complianceExpert({
  id: 'breach-notice',
  competence: ['breach_notice', 'data_protection'],
  serves: ['services', 'saas', 'consulting', 'licence', 'nda', 'data_processing', 'general'],
  precision: 0.88,
  detectors: [
    absent({
      rule: 'breach-notice.missing',
      category: 'breach_notice',
      severity: 'high',
      belief: 0.81,
      types: ['saas', 'services', 'data_processing'],
      topic: BREACH,
      arises: PERSONAL_DATA,
      belongs: pattern('data|privacy|security|confiden'),
      draft: (names) => ({
        heading: 'Notice of a Data Breach',
        text: `${capital(names.provider)} will tell ${names.customer} of a breach of the security of personal data without undue delay and within forty-eight (48) hours after learning of it, say which data and people it concerns, and help to contain it and to meet duties to notify.`,
      }),
    }),
    present({
      rule: 'breach-notice.slow',
      category: 'breach_notice',
      topic: BREACH,
      also: TELLS,
      accept: (hit) =>
        slow(hit) !== undefined && /data|security/.test(hit.passage.folded) && says(foldedText(hit.document), EUROPEAN),
      severity: 'medium',
      belief: 0.81,
      values: (hit) => ({ period: printed(hit.document, slow(hit)) }),
    }),
    present({
      rule: 'breach-notice.no-deadline',
      category: 'breach_notice',
      topic: BREACH,
      also: TELLS,
      accept: (hit) =>
        durationsIn(hit.document, hit.passage).length === 0 &&
        says(hit.passage.folded, VAGUE) &&
        /personal|data (?:breach|incident)|security (?:breach|incident)/.test(hit.passage.folded),
      unlessSection: pattern('\\b\\d+ hours|\\(\\d+\\) hours'),
      severity: 'medium',
      belief: 0.75,
      values: () => ({}),
      change: ({ document, passage }) =>
        replaceWords(document, passage, VAGUE, 'without undue delay and within forty-eight (48) hours'),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['breach_notice'], topic: BREACH, also: TELLS, found: 'breach-notice.given' }),
    answered({
      against: ['breach_notice'],
      rules: /no-deadline/,
      within: 'section',
      words: pattern('(?:\\b\\d+|\\(\\d+\\)|twenty-four|forty-eight|seventy-two) hours|one business day'),
      reason: 'breach-notice.deadline-given',
    }),
  ],
});
