import type { Expert } from '../../expert.ts';
import {
  absent,
  answered,
  daysOf,
  durationsIn,
  elsewhere,
  foldedText,
  type Hit,
  mutuality,
  partyOf,
  pattern,
  present,
  printed,
  replacePeriod,
  says,
  standsAlone,
  subjectTo,
} from '../../toolkit/index.ts';
import { COMMERCIAL } from '../contract-types.ts';
import { legalExpert } from '../legal-expert.ts';

const FOR_BREACH = pattern(
  '\\bterminat[^.;]{0,200}?(?:\\bbreach|\\bdefault|fails? to (?:perform|comply|pay|observe)|violat)|(?:\\bbreach|\\bdefault|fails? to (?:perform|comply|pay|observe))[^.;]{0,200}?\\bterminat',
);
const RIGHT = pattern(
  '\\b(?:may|right to|entitled to|option to|option|can)\\b,? (?:[a-z]+,? ){0,6}?(?:terminate|cancel)\\b|\\bmay (?:give|serve|deliver|send)[^.;]{0,120}?\\bnotice\\b[^.;]{0,60}?\\bterminat',
);
/** Any right to terminate early: a party that may terminate for convenience needs no breach. */
const ENDS = pattern(
  '\\b(?:may|right to|entitled to|option to|can|shall)\\b[^.;]{0,120}?\\bterminat|\\bterminat[^.;]{0,120}?(?:breach|default|days|notice)|upon (?:any )?(?:breach|default)|events? of default|\\b(?:may|right to|entitled to|can)\\b[^.;]{0,60}?\\b(?:end|rescind) (?:this|the) (?:agreement|contract|deed|lease|licen[cs]e|tenancy)\\b',
);
const CURE = pattern(
  '\\b(?:un)?cur(?:e|ed|ing|able)\\b|unremedied|remed(?:y|ied|ies)\\b|rectif|correct(?:ed|s)?\\b|within [^.;]{0,40}(?:days|months) (?:after|of|from|following)',
);
/** The contract ends by itself, … */
const AUTOMATIC = pattern(
  '\\b(?:automatically|forthwith)(?: and (?:immediately|automatically))? (?:be )?(?:terminat|cancel)[a-z]*|\\b(?:immediately and automatically|terminat[a-z]*(?: immediately and| this agreement| the agreement)? automatically)\\b',
);
/** … because of something that happens in the best of relations. */
const FAILURE = pattern(
  '\\b(?:fails?|failed|failure|breach[a-z]*|default[a-z]*|not (?:been )?paid|unpaid|does not|minimum|violat[a-z]+|if [a-z ]{3,60} (?:is|are) not|in the event (?:that )?[a-z ]{3,60} (?:is|are) not)\\b',
);
/** A cure is often given in the clause before the one that ends the contract (UTF-16 units). */
const REACH = 900;
const before = ({ document, passage }: Hit): string =>
  foldedText(document).slice(Math.max(0, passage.start - REACH), passage.end + REACH);

const curePeriod = ({ document, passage }: Hit) => durationsIn(document, passage)[0];

/** Ending the contract for breach, and the chance to put the breach right first. */
export const terminationCause: Expert = legalExpert({
  id: 'termination-cause',
  competence: ['termination_for_cause', 'cure_period', 'termination_for_convenience'],
  quick: true,
  precision: 0.9,
  detectors: [
    absent({
      rule: 'termination-cause.missing',
      category: 'termination_for_cause',
      severity: 'medium',
      belief: 0.84,
      types: [...COMMERCIAL, 'joint_venture', 'lease', 'general'],
      topic: ENDS,
      belongs: pattern('terminat|\\bterm\\b|duration'),
      draft: (names) => ({
        heading: 'Termination for Breach',
        text: `Either party may terminate ${names.agreement} by written notice if the other party materially breaches it and does not cure the breach within thirty (30) days after written notice that describes it.`,
      }),
    }),
    present({
      rule: 'termination-cause.one-sided',
      does: { modalities: ['right'] },
      category: 'termination_for_cause',
      topic: FOR_BREACH,
      also: RIGHT,
      // What follows once it has been terminated gives nobody a way out.
      unless: pattern('insurance|lien|foreclos|indemnif|^.{0,40}?\\b(?:up)?on (?:the )?termination\\b'),
      accept: standsAlone(FOR_BREACH, RIGHT),
      severity: 'medium',
      belief: 0.78,
      values: (hit) => ({ party: partyOf(hit) }),
      change: (hit) => (/the other party/.test(hit.passage.folded) ? subjectTo(hit, 'either party') : undefined),
    }),
    present({
      rule: 'termination-cause.no-cure',
      does: { modalities: ['right'] },
      category: 'cure_period',
      topic: FOR_BREACH,
      also: RIGHT,
      unless: pattern('bankrupt|insolven|non-payment|convenience|without cause'),
      unlessSection: CURE,
      accept: (hit) => !says(before(hit), CURE),
      severity: 'medium',
      belief: 0.81,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
    present({
      rule: 'termination-cause.automatic',
      category: 'termination_for_cause',
      topic: AUTOMATIC,
      also: FAILURE,
      unless: pattern(
        'bankrupt|insolven|\\blicen[cs]es?\\b[^.;]{0,60}\\bterminat|\\bnot (?:be )?(?:automatically|immediately)\\b|\\brenew|\\b(?:days|business days|months) (?:after|of|from|following)',
      ),
      unlessSection: CURE,
      severity: 'high',
      belief: 0.82,
    }),
    present({
      rule: 'termination-cause.short-cure',
      category: 'cure_period',
      topic: pattern(
        '\\b(?:cure|remedy|remedied|cured|rectif[a-z]+)\\b[^.;]{0,80}?within|within [^.;]{0,60}?\\b(?:cure|remedy)\\b',
      ),
      also: pattern('terminat'),
      accept: (hit) => {
        const period = curePeriod(hit);
        return period !== undefined && daysOf(period) < 10;
      },
      severity: 'low',
      belief: 0.81,
      values: (hit) => ({ period: printed(hit.document, curePeriod(hit)) }),
      change: (hit) => replacePeriod(hit.document, curePeriod(hit), 'thirty (30)', 'day'),
    }),
  ],
  defeaters: [
    elsewhere({
      against: ['termination_for_cause', 'cure_period'],
      topic: FOR_BREACH,
      found: 'termination-cause.given',
    }),
    answered({
      against: ['cure_period'],
      rules: /no-cure/,
      within: 'section',
      words: CURE,
      reason: 'termination-cause.cure-given',
    }),
    mutuality({ against: ['termination_for_cause', 'termination_for_convenience'], topic: FOR_BREACH }),
  ],
});
