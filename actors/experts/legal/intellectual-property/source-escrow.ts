import type { Expert } from '../../expert.ts';
import { absent, addSentence, answered, capital, elsewhere, pattern, present } from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const ESCROW = pattern(
  '\\bescrow\\b|\\bsource (?:code|materials?)\\b[^.;]{0,80}?\\b(?:deposit|releas|third party agent)',
);
const DEPOSITS = pattern(
  '\\bescrow (?:agent|agreement|account|arrangement|deposit)\\b|\\b(?:deposit|place|held|hold)[a-z]*\\b[^.;]{0,80}?\\bescrow\\b',
);
const SOURCE = pattern('\\bsource (?:code|materials?|form)\\b|\\bsoftware\\b');
const RELEASE = pattern(
  '\\b(?:release|deliver|access|provide)[a-z]*\\b[^.;]{0,160}?\\b(?:bankrupt|insolven|ceas|fail|breach|terminat|default|discontinu|event)|\\b(?:release (?:event|condition)s?)\\b',
);
const UPDATED = pattern(
  '\\bupdat|\\bnew (?:version|release)|\\bwithin [^.;]{0,30} (?:of|after) (?:each|any|every)|\\bcurrent\\b|\\bverif',
);

/** Whether a customer that depends on software can go on when its maker cannot. */
export const sourceEscrow: Expert = legalExpert({
  id: 'source-escrow',
  competence: ['source_code_escrow', 'exit_plan'],
  serves: [
    'licence',
    'saas',
    'services',
    'consulting',
    'distribution',
    'supply',
    'joint_venture',
    'franchise',
    'general',
  ],
  precision: 0.88,
  detectors: [
    absent({
      rule: 'source-escrow.missing',
      category: 'source_code_escrow',
      severity: 'low',
      belief: 0.78,
      types: ['licence', 'saas', 'services', 'distribution', 'general'],
      topic: ESCROW,
      arises: pattern(
        '\\b(?:licensed software|object code|custom(?:ized)? software|licens[a-z]+[^.;]{0,40}\\bsoftware|software (?:licen[cs]e|maintenance|development))\\b',
      ),
      belongs: pattern('licen|support|maint|software|general|miscell'),
      draft: (names) => ({
        heading: 'Source Code Escrow',
        text: `${capital(names.provider)} will deposit the source code of the software, with each new version, with an independent escrow agent, which will release it to ${names.customer} for its own maintenance if ${names.provider} becomes insolvent or ceases to support the software.`,
      }),
    }),
    present({
      rule: 'source-escrow.no-release',
      category: 'source_code_escrow',
      topic: DEPOSITS,
      also: SOURCE,
      unlessSection: RELEASE,
      severity: 'medium',
      belief: 0.8,
      change: ({ document, passage }) =>
        addSentence(
          document,
          passage,
          'The escrow agent will release the deposit if the depositor becomes insolvent, ceases to support the software, or does not cure a material breach of its support duties within thirty (30) days after notice.',
        ),
    }),
    present({
      rule: 'source-escrow.not-updated',
      category: 'source_code_escrow',
      topic: DEPOSITS,
      also: SOURCE,
      unlessSection: UPDATED,
      severity: 'low',
      belief: 0.78,
      change: ({ document, passage }) =>
        addSentence(document, passage, 'The deposit will be renewed within thirty (30) days after each new version.'),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['source_code_escrow'], topic: ESCROW, found: 'source-escrow.found' }),
    answered({
      against: ['source_code_escrow'],
      rules: /no-release/,
      within: 'document',
      words: pattern('\\brelease (?:event|condition)s?\\b'),
      reason: 'source-escrow.release-defined',
    }),
  ],
});
