import type { Expert } from '../../expert.ts';
import {
  absent,
  addSentence,
  answered,
  elsewhere,
  invertedSubjectTo,
  isOneSided,
  mutuality,
  partyOf,
  pattern,
  present,
  standsAlone,
  subjectTo,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';
import { LEAVES } from '../term-and-termination/renewal.ts';

const MAJEURE = pattern("force majeure|acts? of god|beyond (?:[a-z'-]+ ){1,4}?(?:reasonable )?control");
const EXCUSED = pattern(
  '(?:not|neither|nor|no)\\b[^.;]{0,80}?(?:liab|responsib|default|breach|deemed)|excused|suspended|relieved',
);
const END = pattern('terminat|cancel');

/** Events nobody can help. */
export const forceMajeure: Expert = legalExpert({
  id: 'force-majeure',
  competence: ['force_majeure'],
  precision: 0.9,
  detectors: [
    absent({
      rule: 'force-majeure.missing',
      category: 'force_majeure',
      severity: 'low',
      belief: 0.92,
      types: ['services', 'saas', 'supply', 'distribution', 'franchise', 'lease', 'joint_venture', 'general'],
      topic: MAJEURE,
      belongs: pattern('general|miscell|terminat|liabil'),
      draft: (names) => ({
        heading: 'Force Majeure',
        text: `A party is not liable for a delay or failure caused by an event beyond its reasonable control that it could not have avoided, for as long as the event lasts, if it tells the other party promptly and does what is reasonable to limit the effects. Duties to pay are not excused. If the event lasts more than sixty (60) days, either party may terminate ${names.agreement} by written notice.`,
      }),
    }),
    present({
      rule: 'force-majeure.one-sided',
      category: 'force_majeure',
      topic: MAJEURE,
      also: EXCUSED,
      accept: standsAlone(MAJEURE, EXCUSED),
      severity: 'medium',
      belief: 0.81,
      values: (hit) => ({ party: partyOf(hit) }),
      change: (hit) =>
        /\bshall not\b|\bwill not\b/.test(hit.passage.folded)
          ? invertedSubjectTo(hit, 'either party')
          : subjectTo(hit, 'either party'),
    }),
    present({
      rule: 'force-majeure.no-end',
      category: 'force_majeure',
      topic: MAJEURE,
      also: EXCUSED,
      unlessSection: END,
      unlessDocument: LEAVES,
      accept: (hit) => !isOneSided(hit),
      severity: 'low',
      belief: 0.73,
      values: () => ({}),
      change: ({ document, passage, names }) =>
        addSentence(
          document,
          passage,
          `If the event lasts more than sixty (60) days, either party may terminate ${names.agreement} by written notice.`,
        ),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['force_majeure'], topic: MAJEURE, found: 'force-majeure.found' }),
    answered({
      against: ['force_majeure'],
      rules: /no-end/,
      within: 'section',
      words: END,
      reason: 'force-majeure.may-end',
    }),
    mutuality({ against: ['force_majeure', 'minimum_commitment'], topic: MAJEURE }),
  ],
});
