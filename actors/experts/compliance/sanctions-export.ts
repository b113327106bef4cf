import type { Expert } from '../expert.ts';
import {
  absent,
  answered,
  elsewhere,
  find,
  type Hit,
  isOneSided,
  mutuality,
  partyOf,
  pattern,
  present,
  says,
  subjectTo,
} from '../toolkit/index.ts';
import { complianceExpert } from './compliance-expert.ts';

const EXPORT = pattern(
  'export (?:and import |or import )?(?:controls?|laws?|regulations?|licen[cs]e|administration|restriction)|(?:trade|economic) sanction|sanctions (?:law|list|regulation)|\\bofac\\b|embargo|denied part(?:y|ies)|re-?export',
);

/** Whether some other sentence on export speaks of another party, or of both: then it is not one side alone that minds the rules. */
const speaksOfOther = ({ document, passage, obligor, names }: Hit): boolean =>
  find(document, REACHES).some(
    ({ start, end, folded }) =>
      start !== passage.start &&
      (says(folded, EACH) ||
        (obligor.kind === 'party' &&
          names.roles.some((role) => role !== obligor.party && document.text.slice(start, end).includes(role)))),
  );
const REACHES = pattern('\\bexport|\\bsanctions?\\b|\\bcustoms\\b');
const EACH = pattern('\\b(?:each|either|both|neither|the) part(?:y|ies)\\b');

/** Goods, software and people that may not cross a border. */
export const sanctionsExport: Expert = complianceExpert({
  id: 'sanctions-export',
  competence: ['sanctions_and_export', 'anti_corruption'],
  precision: 0.86,
  detectors: [
    absent({
      rule: 'sanctions-export.missing',
      category: 'sanctions_and_export',
      severity: 'low',
      belief: 0.73,
      types: ['distribution', 'supply', 'licence', 'saas'],
      topic: EXPORT,
      arises: pattern('worldwide|throughout the world|international|\\bexport\\b|foreign countr|other countries'),
      belongs: pattern('complian|law|general|miscell'),
      draft: (names) => ({
        heading: 'Export and Sanctions',
        text: `Each party will comply with the export control and sanctions laws that apply to what it supplies or receives under ${names.agreement}, and need not perform where performance would breach them.`,
      }),
    }),
    present({
      rule: 'sanctions-export.one-sided',
      category: 'sanctions_and_export',
      topic: EXPORT,
      also: pattern('\\b(?:shall|will|must|agrees?) (?:[a-z]+ )?(?:comply|obtain|be responsible|not export)'),
      unless: pattern('delay|strike|acts? of god|liable'),
      accept: (hit) => isOneSided(hit) && !speaksOfOther(hit),
      severity: 'low',
      belief: 0.73,
      values: (hit) => ({ party: partyOf(hit) }),
      change: (hit) =>
        /\bcomply\b/.test(hit.passage.folded) && !/\bits\b/.test(hit.passage.folded)
          ? subjectTo(hit, 'each party')
          : undefined,
    }),
  ],
  defeaters: [
    elsewhere({ against: ['sanctions_and_export'], topic: EXPORT, found: 'sanctions-export.found' }),
    answered({
      against: ['sanctions_and_export'],
      rules: /one-sided/,
      within: 'document',
      words: pattern('each party (?:shall|will|agrees to) comply with (?:all )?applicable'),
      reason: 'sanctions-export.both-comply',
    }),
    mutuality({ against: ['sanctions_and_export', 'anti_corruption'], topic: EXPORT }),
  ],
});
