import type { Expert } from '../../expert.ts';
import { answered, pattern, scattered, weighed } from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const SOLE = pattern(
  '\\b(?:(?:sole|absolute|exclusive|unfettered|unrestricted|complete|full) (?:and (?:absolute|exclusive|unfettered|complete) )?|own )(?:discretion|judge?ment|option|determination|opinion)\\b|\\bdetermined (?:solely|exclusively|unilaterally) by\\b|\\bunilateral(?:ly)?\\b',
);
const OWN = pattern(
  "\\b(?:at|in|upon|within) (?:the |its |their |his |her |your |our )?(?:[a-z]+'s? )?discretion\\b|\\b(?:as|if|when|where|whenever|that) (?:it|they|he|she|(?:the )?(?!parties|joint|both)[a-z]+(?: (?!parties)[a-z]+)?) (?:may |so |reasonably )?(?:deems?|considers?|sees?|thinks?|determines?|finds?) (?:it |them |to be )?(?:fit|necessary|appropriate|suitable|desirable|advisable|proper|convenient|relevant|reasonable)\\b|\\bdeemed (?:necessary|appropriate|suitable|relevant|confidential|fit) by\\b(?! (?:(?:the|that|such|a|any) )?(?:[a-z]+ )?(?:courts?|tribunal|arbitrators?|judge|expert|law)\\b)|\\bas deemed (?:necessary|appropriate|fit|suitable|reasonable)\\b|\\bin (?:whatever|any) (?:manner|way|form) (?:it|they) (?:chooses?|wish(?:es)?)\\b",
);
const CHANGING = pattern(
  '\\b(?:is|are|be|remains?) subject to change\\b|\\breserves? the right (?:to|at)\\b[^.;]{0,60}?\\b(?:chang|modif|amend|adjust|revis|alter|cancel|withdraw|suspend|refus|deny|limit)[a-z]*|(?<!with or )\\bwithout (?:any |the |its |further |obtaining |need for |requiring )*(?:prior )?(?:written )?(?:notice|notification|consent|approval|permission)\\b|\\bwithout (?:notifying|informing|consulting)\\b',
);
const MUTUAL = pattern('\\b(?:neither|either|each|no) party\\b|\\bmutual(?:ly)?\\b|\\bboth parties\\b');
const FORBIDDEN = pattern(
  '\\b(?:shall|will|may|must|can|do|does|is|are)(?: not|not)\\b|\\b(?:neither|nor|no|none|never|nothing|void|represents?|warrants?|prohibit[a-z]*|abandons?|events? of default|fails?)\\b|\\bnot (?:to )?(?:be )?[a-z]+',
);
/** A step that somebody may take; without the words it is only said how a thing came about. */
const MAY = pattern(
  '\\b(?:may|reserves?|right to|rights? at|entitled|at any time|subject to change|discretion|can|will|shall)\\b',
);
const REASONABLE = pattern(
  '\\breasonabl[ey]\\b|\\bgood faith\\b|\\bnot (?:to )?be unreasonably\\b|\\bobjective(?:ly)?\\b',
);

/** Matters in which it costs the other side something who decides. */
const DECIDED = pattern(
  '\\b(?:(?:pric(?:e|es|ing)|fees?|rates?|charges?|compensation|commissions?|royalt(?:y|ies))\\b[^.;]{0,160}?\\b(?:chang|increas|decreas|adjust|modif|amend|set|determin|reduc)[a-z]*|(?:chang|increas|decreas|adjust|modif|amend|reduc|terminat|suspend|cancel|withdraw|reject|refus|withh[eo]ld|deduct|discontinu)[a-z]*)\\b',
);

/** Where one side alone decides what both are bound by. */
export const discretion: Expert = legalExpert({
  id: 'discretion',
  competence: ['risk_allocation', 'ambiguity', 'price_adjustment'],
  quick: true,
  precision: 0.9,
  detectors: [
    scattered({
      rule: 'discretion.sole',
      category: 'risk_allocation',
      severity: 'medium',
      belief: 0.8,
      words: SOLE,
      also: DECIDED,
      unlessSection: pattern('\\b(?:either|each|neither) party\\b[^.;]{0,80}\\bterminat'),
      unless: pattern(
        '\\b(?:counsel|committee|joint(?:ly)?|own cost|own expense|court|arbitrat[a-z]+)\\b|\\b(?:sole|exclusive) (?:option|determination) (?:and|or) (?:sole )?remed|shall not unilaterally|may not unilaterally|\\b(?:sole|own|absolute) (?:discretion|option)\\b[^.;]{0,20}?\\b(?:of|to) (?:becom|join|attend|participat)',
      ),
    }),
    scattered({
      rule: 'discretion.own-measure',
      category: 'risk_allocation',
      severity: 'low',
      belief: 0.75,
      words: OWN,
      unless: pattern('\\b(?:sole|absolute|unfettered)\\b'),
    }),
    scattered({
      rule: 'discretion.without-asking',
      category: 'risk_allocation',
      severity: 'low',
      belief: 0.7,
      words: CHANGING,
      also: MAY,
      unless: new RegExp(`${FORBIDDEN.source}|${MUTUAL.source}`, 'g'),
    }),
  ],
  defeaters: [
    answered({
      against: ['risk_allocation'],
      rules: /^discretion\.(?:sole|own-measure)/,
      within: 'sentence',
      words: REASONABLE,
      reason: 'discretion.bounded',
    }),
    weighed({
      against: ['risk_allocation', 'price_adjustment', 'unfair_unilateral_change'],
      within: 'sentence',
      words: MUTUAL,
      steps: 1,
      reason: 'discretion.both-sides',
    }),
    weighed({
      against: ['termination_for_convenience', 'price_adjustment'],
      within: 'sentence',
      words: SOLE,
      steps: -1,
      reason: 'discretion.at-will',
    }),
  ],
});
