import type { Expert } from '../expert.ts';
import {
  absent,
  answered,
  elsewhere,
  isOneSided,
  mutuality,
  partyOf,
  pattern,
  present,
  subjectTo,
} from '../toolkit/index.ts';
import { complianceExpert } from './compliance-expert.ts';

const EXPORT = pattern(
  'export (?:and import |or import )?(?:controls?|laws?|regulations?|licen[cs]e|administration|restriction)|(?:trade|economic) sanction|sanctions (?:law|list|regulation)|\\bofac\\b|embargo|denied part(?:y|ies)|re-?export',
);

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
      accept: isOneSided,
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
