import { expect, test } from 'vitest';
import { technicalExperts } from '../../../../actors/experts/technical/index.ts';
import { technical as en } from '../../../../actors/languages/en/technical.ts';
import { technical as es } from '../../../../actors/languages/es/technical.ts';
import { technical as it } from '../../../../actors/languages/it/technical.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import type { IssueCategory } from '../../../../protocols/index.ts';
import { findingsOf, type Trial, tryExperts } from '../trial.ts';

const SOUND = 'The pump shall stop after 5 seconds.';

/** One row of a smell family: a smelly sentence, and the same smell made harmless by a measure in the sentence. */
function smell(expert: string, category: IssueCategory, positive: string, quoting: string): Trial {
  const measured = `${positive.replace(/\.$/, '')} as defined in section 4.`;
  return {
    expert,
    rule: `${expert}.found`,
    type: 'requirements',
    positive,
    negative: SOUND,
    defeated: {
      text: measured,
      quoting,
      claim: { rule: `${expert}.found`, category },
      reason: `${expert}.measured`,
    },
  };
}

tryExperts('technical', technicalExperts, { en, es, it }, [
  smell('subjective-language', 'smell_subjective_language', 'The screen shall be intuitive.', 'intuitive'),
  smell('ambiguous-modifiers', 'smell_ambiguous_adverb_adjective', 'The door shall close quickly.', 'quickly'),
  smell('nonverifiable-terms', 'smell_nonverifiable_term', 'The report shall have several pages.', 'several'),
  smell('uncertain-verbs', 'smell_uncertain_verb', 'The valve might open.', 'might'),
  smell('vague-pronouns', 'smell_vague_pronoun', 'A valve feeds the tank. This shall be red.', 'This'),
  smell('negative-statements', 'smell_negative_statement', 'The horn shall not sound.', 'shall not'),
  smell('comparatives', 'smell_comparative', 'The new motor shall be faster.', 'faster'),
  smell('superlatives', 'smell_superlative', 'The vendor shall use the best steel.', 'best'),
  smell('polysemy', 'smell_polysemy', 'The set of tests shall run nightly.', 'set'),
  smell('loopholes', 'smell_loophole', 'The fan shall be silent where possible.', 'where possible'),
  smell('open-ended-lists', 'smell_open_ended', 'The tool shall read text, images, etc.', 'etc'),
  smell(
    'incomplete-references',
    'smell_incomplete_reference',
    'Cables shall meet applicable standards.',
    'applicable standards',
  ),
  {
    expert: 'acceptance-criteria',
    rule: 'acceptance-criteria.missing',
    positive: 'The Supplier sends each deliverable. The deliverable is priced. A deliverable is returned if bad.',
    negative:
      'The Supplier sends each deliverable. The deliverable is priced. Acceptance of a deliverable follows the test plan.',
    defeated: {
      text: 'Acceptance is subject to the criteria in the plan.',
      claim: { rule: 'acceptance-criteria.missing', category: 'acceptance_criteria' },
      reason: 'acceptance-criteria.stated',
    },
  },
  {
    expert: 'acceptance-criteria',
    rule: 'acceptance-criteria.by-taste',
    positive: 'The Supplier shall complete the work to the satisfaction of the Customer.',
    negative: 'The Supplier shall complete the work as the drawing shows.',
  },
  {
    expert: 'acronyms',
    rule: 'acronyms.unexplained',
    positive: 'The QZT is blue. Every QZT is checked twice a year.',
    negative: 'The Quick Zone Tester (QZT) is blue. Every QZT is checked twice a year.',
    defeated: {
      text: '1. Glossary\nThe words used are listed.\n2. Rules\nThe QZT is blue.\n',
      quoting: 'QZT',
      claim: { rule: 'acronyms.unexplained', category: 'acronyms' },
      reason: 'acronyms.glossary',
    },
  },
  {
    expert: 'change-control',
    rule: 'change-control.on-request',
    positive: 'The Consultant shall perform such additional services as the Client names.',
    negative: 'The Consultant shall perform the services listed in the table.',
    defeated: {
      text: 'Any such additional work as is named follows a change order.',
      quoting: 'such additional work as',
      claim: { rule: 'change-control.on-request', category: 'change_control' },
      reason: 'change-control.procedure',
    },
  },
  {
    expert: 'interfaces',
    rule: 'interfaces.unspecified',
    type: 'requirements',
    positive: 'The scale shall provide an interface with the till.',
    negative: 'The scale shall provide an interface with the till over MQTT.',
    defeated: {
      text: 'The interface control document is annexed. The scale has an interface with the till.',
      quoting: 'interface with the till',
      claim: { rule: 'interfaces.unspecified', category: 'interfaces' },
      reason: 'interfaces.document',
    },
  },
  {
    expert: 'service-levels',
    rule: 'service-levels.no-period',
    type: 'saas',
    positive: 'The service has an availability of 99.5%.',
    negative: 'The service has an availability of 99.5% in each calendar month.',
    defeated: {
      text: 'The Supplier does not warrant or guarantee an availability of 99.5%.',
      quoting: 'does not warrant or guarantee an availability of 99.5%',
      claim: { rule: 'service-levels.no-period', category: 'service_levels' },
      reason: 'service-levels.disclaimer',
    },
  },
  {
    expert: 'system-security',
    rule: 'system-security.vague',
    type: 'saas',
    positive: 'The Supplier shall keep reasonable security measures.',
    negative: 'The Supplier shall keep the security measures of ISO 27001.',
    defeated: {
      text: 'The Supplier shall keep reasonable security measures. Data are encrypted at rest.',
      quoting: 'reasonable security measures',
      claim: { rule: 'system-security.vague', category: 'security' },
      reason: 'system-security.elsewhere',
    },
  },
  {
    expert: 'units',
    rule: 'units.missing',
    type: 'requirements',
    positive: 'The response time shall be at most 200.',
    negative: 'The response time shall be at most 200 ms.',
    defeated: {
      text: 'All times are given in milliseconds. The response time shall be at most 200.',
      quoting: 'response time shall be at most 200',
      claim: { rule: 'units.missing', category: 'units' },
      reason: 'units.declared',
    },
  },
]);

test('technical: a hundred places of one smell are one finding with every one of them quoted', () => {
  const text = 'The lamp shall be intuitive.\n'.repeat(100);
  const expert = technicalExperts.find(({ id }) => id === 'subjective-language');
  const findings = findingsOf(
    expert as (typeof technicalExperts)[number],
    parseDocument(text, { type: 'requirements' }),
  );
  expect(findings).toHaveLength(1);
  expect(findings[0]?.evidence).toHaveLength(100);
  expect(findings[0]?.values.count).toBe(100);
});
