import type { Expert } from '../../expert.ts';
import { answered, pattern, scattered, weighed } from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

/** What is to be done, kept or paid: only there does a part instead of the whole take something away. */
const DUTY = pattern(
  '\\b(?:shall|will|must|may|agrees? to|warrants?|represents?|responsible|liable|means?|includes?)\\b',
);
const PARTIAL = pattern(
  '\\bsome,? but not all\\b|\\b(?:only )?(?:some|most) (?:of (?:the|its|their|such)|applicable|reasonable|unpaid|material|relevant|laws|taxes|costs|claims|damages)\\b|\\bonly some\\b|\\bsome level of\\b|\\bto some (?:extent|degree)\\b|\\ba portion of (?:the|its|their) (?:duties|obligations|costs|damages|losses)\\b',
);
const OPTIONAL = pattern(
  "\\b(?:is|are|be) not (?:(?:strictly |explicitly |legally )?(?:mandatory|binding|compulsory)|(?:strictly|explicitly|necessarily) (?:required|necessary))\\b(?! (?:on|upon)\\b)|\\b(?:is|are|be|remains?) (?:purely |entirely |strictly )?(?:optional|voluntary|discretionary|negotiable)\\b|\\bcase[- ]by[- ]case\\b|\\b(?:if|when|where|whenever) (?:it is |they are |this is )?(?:convenient|feasible|possible|practical)\\b|\\bat (?:its|their|the [a-z]+(?: [a-z]+)?'s) (?:own )?(?:convenience|leisure)\\b|\\bwith or without (?:a |any |prior |written |signed )*(?:notice|consent|approval|writing)\\b(?! or lapse)|\\b(?:with|and) no (?:further |prior |additional |such )?(?:obligation|duty|responsibility|guarantee|recourse|requirement|need)\\b|\\bwhat (?:it|they|he|she|the [a-z]+) (?:deems?|considers?|believes?|feels?)\\b",
);
const NARROWED = pattern(
  '\\b(?:only|unless|if)\\b[^.;]{0,50}\\b(?:explicitly|clearly) (?:marked|labell?ed|designated|identified|stated)\\b|\\b(?:means?|includes?|covers?|appl(?:y|ies) to|extends? to|refers? to|limited to) (?:only|solely|exclusively)\\b|\\bonly those\\b|\\b(?:shall|will|must|may) only (?:be )?(?:appl[a-z]+|required|responsible|liable|binding|obligated|enforceable|include|cover|indemnify|reimburse|comply|notify|refund)\\b|\\b(?:is|are) only (?:appl[a-z]+|required|responsible|liable|binding|obligated|enforceable)\\b|\\bonly (?:if|when|where) (?:it |they |the [a-z]+ )?(?:deems?|considers?|believes?|determines?|chooses?|explicitly|expressly|specifically|requested|objects?)\\b|\\bunless (?:it |they |the (?!audit|arbitrat|court|tribunal|expert|agent|judge|engineer|board)[a-z]+(?: party)? )(?:deems?|considers?|believes?|decides?|determines?|chooses?)\\b|\\bexcept (?:in|for|when|where)(?: the)? (?:cases?|situations?|circumstances|instances) (?:of|where|in which|when|deemed)\\b(?! (?:gross|wil|fraud|emergenc|(?:a |any )?breach|manifest|force|death|intent|bad faith|the company is required|required))',
);
/** Money and the use of what was lent are measured out on purpose. */
const MEASURED = pattern(
  '\\b(?:licen[cs]e[sd]?|sublicen[cs]e[sd]?|pro rata|prorat[a-z]+|redact[a-z]*|securities act)\\b',
);
/** A ban loses nothing by being partial. */
const BANNED = pattern('\\b(?:not|nor|neither|no|never)\\b[^.;]{0,80}?\\b(?:all|some|any)\\b');

/** Duties that reach only half as far as they seem. */
export const weakenedDuties: Expert = legalExpert({
  id: 'half-measures',
  competence: ['ambiguity', 'risk_allocation'],
  precision: 0.8,
  detectors: [
    scattered({
      rule: 'half-measures.partial',
      category: 'ambiguity',
      severity: 'low',
      belief: 0.7,
      words: PARTIAL,
      also: DUTY,
      unless: BANNED,
    }),
    scattered({
      rule: 'half-measures.optional',
      category: 'risk_allocation',
      severity: 'low',
      belief: 0.7,
      words: OPTIONAL,
      also: DUTY,
    }),
    scattered({
      rule: 'half-measures.narrowed',
      category: 'risk_allocation',
      severity: 'low',
      belief: 0.65,
      words: NARROWED,
      also: DUTY,
      unless: MEASURED,
    }),
  ],
  defeaters: [
    answered({
      against: ['risk_allocation', 'ambiguity'],
      rules: /^half-measures\.(?:optional|partial)/,
      within: 'sentence',
      words: pattern(
        '\\bas soon as (?:reasonably )?(?:possible|practical)\\b|\\b(?:listed|named|set forth|specified) (?:in|on|below)\\b',
      ),
      reason: 'half-measures.bounded',
    }),
    weighed({
      against: ['ambiguity'],
      within: 'sentence',
      words: pattern('\\bsome,? but not all\\b'),
      steps: 1,
      reason: 'half-measures.part',
    }),
  ],
});
