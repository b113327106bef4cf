import type { Expert } from '../../expert.ts';
import {
  absent,
  addAfter,
  answered,
  elsewhere,
  isOneSided,
  mutuality,
  partyOf,
  pattern,
  present,
  says,
  standsAlone,
  subjectTo,
} from '../../toolkit/index.ts';
import { LASTING } from '../contract-types.ts';
import { legalExpert } from '../legal-expert.ts';

const TRANSFER = pattern(
  '\\b(?:assign(?:s|ed|ment|able)?|transfer(?:s|red|able)?|delegate)\\b[^.;]{0,120}?\\b(?:agreement|contract|rights|obligations|lease|licen[cs]e|interest)|(?:agreement|contract|lease|rights)[^.;]{0,80}?\\b(?:assign(?:ed|able)?|transfer(?:red|able)?)\\b',
);
const BARRED = pattern(
  '(?:shall|may|will|can) not (?:[a-z]+,? (?:or )?){0,5}?(?:assign|transfer|delegate)|(?:not|neither)\\b[^.;]{0,80}?(?:assign|transfer)[^.;]{0,160}?without|no assignment',
);
const CONSENT = pattern(
  'without (?:the )?(?:prior |express )*(?:written )?(?:consent|approval)(?: of (?:the |each )?other part(?:y|ies))?',
);
const OBJECT = pattern(
  '\\b(?:(?:this|the|said) (?:agreement|contract|lease)|(?:its|their|his|her|any|all)(?: of its)? (?:rights?|interests?)|obligations|duties)\\b',
);
/** Somewhere the bar is on both, whatever noun or verb says it. */
const BINDS_BOTH = pattern(
  '\\bno (?:assignment|transfer|delegation)s? (?:or (?:transfer|delegation) )?by (?:either|any|a|each) part|\\b(?:neither|no) party\\b[^.;]{0,60}?\\b(?:assign|transfer)|\\beither party\\b[^.;]{0,40}?\\bnot (?:[a-z]+,? ){0,3}?(?:assign|transfer)',
);
/** What needs the hand of both binds both. */
const SIGNED_BY_BOTH = pattern('\\b(?:signed|executed|agreed|approved)\\b[^.;]{0,30}? by [^.;]{2,60}? and \\b');
const FREE = pattern(
  '\\bmay (?:freely |also )?(?:assign|transfer)[^.;]{0,120}?without (?:the )?(?:prior )?(?:written )?(?:consent|approval|notice)|\\bmay freely assign',
);

/** Whether a party can be exchanged for another. */
export const assignment: Expert = legalExpert({
  id: 'assignment',
  competence: ['anti_assignment', 'change_of_control'],
  precision: 0.9,
  detectors: [
    absent({
      rule: 'assignment.missing',
      category: 'anti_assignment',
      severity: 'low',
      belief: 0.9,
      types: LASTING,
      topic: pattern('\\bassign(?:s|ed|ment|able)?\\b|\\btransfer(?:red|able)?\\b'),
      belongs: pattern('general|miscell|other|final'),
      draft: (names) => ({
        heading: 'Assignment',
        text: `Neither party may assign ${names.agreement} or any right or duty under it without the prior written consent of the other party, which will not be unreasonably withheld.`,
      }),
    }),
    present({
      rule: 'assignment.one-sided-bar',
      does: { modalities: ['prohibition'] },
      category: 'anti_assignment',
      topic: BARRED,
      also: OBJECT,
      unlessDocument: BINDS_BOTH,
      accept: (hit) => standsAlone(BARRED)(hit) && !says(hit.passage.folded, SIGNED_BY_BOTH),
      severity: 'medium',
      belief: 0.81,
      values: (hit) => ({ party: partyOf(hit) }),
      change: (hit) => {
        const change = /this (?:agreement|contract|lease)/.test(hit.passage.folded)
          ? subjectTo(hit, 'neither party')
          : undefined;
        if (change === undefined) return undefined;
        const after = hit.document.text.slice(change.end, change.end + 12);
        const negation = /^\s+(may|shall|will) not\b/i.exec(after);
        if (negation === null) return undefined;
        return {
          ...change,
          end: change.end + negation[0].length,
          before: change.before + negation[0],
          after: `${change.after} ${negation[1]}`,
        };
      },
    }),
    present({
      rule: 'assignment.free',
      does: { modalities: ['right'], actions: ['assign'] },
      category: 'anti_assignment',
      topic: FREE,
      accept: isOneSided,
      unless: pattern('affiliate|subsidiar|successor|merger|substantially all'),
      severity: 'medium',
      belief: 0.78,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
    present({
      rule: 'assignment.consent-at-will',
      category: 'anti_assignment',
      topic: BARRED,
      also: pattern('without (?:the )?(?:prior |express )*(?:written )?(?:consent|approval)'),
      unless: pattern('except|provided|other than|affiliate|successor'),
      unlessSection: pattern('unreasonabl|reasonabl'),
      accept: (hit) => hit.obligor.kind === 'mutual',
      // Who may refuse may be refused: few readers ask for more.
      severity: 'info',
      belief: 0.73,
      values: () => ({}),
      change: ({ document, passage }) =>
        addAfter(document, passage, CONSENT, ' (not to be unreasonably withheld or delayed)'),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['anti_assignment'], topic: TRANSFER, found: 'assignment.found' }),
    answered({
      against: ['anti_assignment'],
      rules: /free|one-sided/,
      within: 'section',
      words: pattern('to (?:an? |its |any )?(?:affiliate|subsidiar|successor)'),
      reason: 'assignment.within-group',
    }),
    mutuality({ against: ['anti_assignment', 'change_of_control'], topic: BARRED }),
  ],
});
