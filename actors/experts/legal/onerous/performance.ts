import type { Finding } from '../../../../protocols/index.ts';
import { type Provision, provisionsOf } from '../../../provisions/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import {
  calledName,
  daysOf,
  durationsIn,
  find,
  foldedText,
  type Hit,
  isOneSided,
  NOBODY,
  partyOf,
  pattern,
  present,
  printed,
  report,
  says,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';
import { leftOpen } from './left-open.ts';
import { movingGround } from './moving-ground.ts';
import { remedies } from './remedies.ts';
import { supply } from './supply.ts';
import { looseScope } from './thin-cover.ts';

const TERMS_OF_OTHERS = pattern(
  '\\b(?:subject to|governed by|in accordance with|comply with|bound by|pursuant to)\\b[^.;]{0,60}?\\b(?:standard|general|then[- ]current|published|prevailing) (?:[a-z]+ ){0,3}?(?:terms|conditions)\\b(?: (?:and|&) conditions)?|(?<!these )\\bgeneral terms and conditions (?:of|for)\\b[^.;]{0,100}?\\b(?:shall|will)\\b[^.;]{0,20}?\\b(?:apply|be valid|govern|form part)\\b|\\b(?:terms and conditions|terms of (?:sale|purchase))\\b[^.;]{0,60}?\\b(?:in effect|in force|applicable) (?:at|from) (?:the|that|time)',
);
const AT_HAND = pattern(
  '\\b(?:attached|annexed|exhibit|schedule|annex|appendix|attachment|enclosed|hereto|herein|below|of this (?:agreement|contract)|this agreement (?:shall|will) (?:prevail|govern|control)|conflict|inconsisten[a-z]*|prevail|supersede|not apply|notwithstanding|insurance|bank|open source|licensors?|carriers?|tariff|stock exchange|nasdaq|no (?:standard|general)|regulat[a-z]+)\\b',
);

const WORK =
  '(?:deliverables?|works?|products?|software|goods|services?|milestones?|reports?|systems?|shipments?|equipment|designs?|drafts?|materials?|programs?|site)';
const DEEMED = pattern(
  `\\b${WORK}\\b[^.;]{0,160}?\\b(?:deemed|considered) (?:to (?:have been|be) )?(?:[a-z]+ ){0,3}?(?:accept|approv)|\\b(?:deemed|considered) (?:to have )?(?:[a-z]+ ){0,2}?(?:accept|approv)[a-z]*\\b[^.;]{0,80}?\\b${WORK}\\b`,
);
/** Days in which a buyer can hardly test what was delivered. */
const HASTY = 11;
/** The time is often given a sentence before (UTF-16 units). */
const BEFORE = 900;
const testTime = ({ document, passage }: Hit) =>
  durationsIn(document, passage)[0] ??
  (/\btime period/.test(passage.folded)
    ? durationsIn(document, { start: Math.max(0, passage.start - BEFORE), end: passage.start }).at(-1)
    : undefined);
/** Infinite when no time is given. */
const daysToTest = (hit: Hit): number => {
  const time = testTime(hit);
  return time === undefined ? Number.POSITIVE_INFINITY : daysOf(time);
};

const PROMPT = pattern(
  '\\b(?:respon(?:se|d)|repair|restor|resol(?:ve|ution)|fix|on[- ]site|running|available|uptime)[a-z]*\\b[^.;]{0,80}?\\b(?:within|of|in) (?:[a-z0-9-]+ ){0,2}?(?:\\([0-9]+\\) )?(?:hours?|minutes)\\b|\\b(?:hours?|minutes)\\b[^.;]{0,60}?\\b(?:respon(?:se|d)|repair|restor|resol(?:ve|ution))',
);
const REMEDY = pattern(
  '\\b(?:service (?:level )?credits?|credits? (?:of|equal|against|to)|liquidated damages|(?:reduc|abat|refund|rebat|deduct)[a-z]*\\b[^.;]{0,60}?\\b(?:fees?|charges?|price|payment)|bonus|malus)\\b|\\bpenalt(?:y|ies)\\b[^.;]{0,80}?\\b(?:hour|delay|respon|late)',
);

/** The contract may be ended where times or levels are missed. */
const ENDED_FOR_IT = pattern(
  '\\bterminat[a-z]*\\b[^;]{0,300}?\\b(?:breach(?:es)? (?:of )?(?:this|these|any|the) (?:exhibit|schedule|appendix|annex|attachment|standards?|service levels?|requirements?)|service levels?|response times?|performance (?:standards?|levels?|criteria)|uptime|availability|same (?:provision|service level|standard))\\b|\\b(?:service levels?|response times?|performance (?:standards?|levels?|criteria)|uptime)\\b[^;]{0,300}?\\b(?:may|right to|entitled to)\\b[^.;]{0,40}?\\bterminat',
);

/** Times within which the service answers, and nothing follows if it does not. */
function* promptnessWithoutRemedy(document: ParsedDocument): Iterable<Finding> {
  if (!['services', 'saas', 'licence', 'general', 'consulting'].includes(document.type)) return;
  const promised = find(document, PROMPT).filter(
    ({ folded }) => /\b(?:shall|will|must|guarante|commit|agrees?)/.test(folded) && !says(folded, NO_SERVICE),
  );
  const [first] = promised;
  const folded = foldedText(document);
  if (first === undefined || says(folded, REMEDY) || says(folded, ENDED_FOR_IT)) return;
  yield report(document, {
    rule: 'onerous-performance.times-without-remedy',
    category: 'service_levels',
    severity: 'medium',
    belief: 0.8,
    evidence: promised.slice(0, 3),
  });
}
const NO_SERVICE = pattern(
  '\\b(?:breach|incident|security|notif[a-z]+|notice|data subject|court|emergency contact|subpoena|press|media|accident|injur[a-z]+|adverse (?:event|experience)|recall|trading|closing|shares)\\b',
);

/** Kinds of contract in which somebody performs for money and is expected to answer for it. */
const PERFORMED = ['services', 'saas', 'licence', 'supply', 'franchise', 'distribution', 'consulting'];
const ANY_WARRANTY = pattern('\\bwarrant(?:s|ed|y|ies)?\\b|\\brepresents? (?:and|to|that)\\b|\\bguarantees?\\b');
const ELSEWHERE = pattern(
  "\\b(?:each|both|either|neither|any|other|the) part(?:y|ies)(?: hereto)?\\b[^.;]{0,60}?\\b(?:represent|warrant|guarante)|\\b(?:limited |standard |product |manufacturer's )warrant(?:y|ies)\\b|\\bwarrant(?:y|ies)\\b[^.;]{0,40}?\\b(?:policy|certificate|period|statement)\\b|\\bmakes? no (?:[a-z]+ ){0,4}?(?:warrant|represent)|\\bmutual (?:represent|warrant)",
);

/** Only the side that pays warrants anything. */
function* payerAloneWarrants(document: ParsedDocument): Iterable<Finding> {
  const { parties, all } = provisionsOf(document);
  if (!PERFORMED.includes(document.type) || parties.length !== 2 || says(foldedText(document), ELSEWHERE)) return;
  const warranties = all.filter(
    ({ modality, action }: Provision) =>
      modality === 'representation' || (action === 'warrant' && modality !== 'disclaimer'),
  );
  const bearers = new Set(warranties.map(({ bearer }) => (bearer.kind === 'party' ? bearer.party : -1)));
  const [bearer = -1] = bearers;
  const [first] = warranties;
  const payer = parties[bearer];
  const provider = parties[1 - bearer];
  if (first === undefined || bearers.size !== 1 || payer?.side !== 'customer' || provider === undefined) return;
  const sentence = document.sentences[first.sentence];
  if (sentence === undefined || !says(foldedText(document).slice(sentence.start, sentence.end), ANY_WARRANTY)) return;
  yield report(document, {
    rule: 'onerous-performance.payer-alone-warrants',
    category: 'warranty_duration',
    severity: 'high',
    belief: 0.8,
    evidence: [sentence],
    values: { party: calledName(provider.name), other: calledName(payer.name) },
  });
}

const PRICE =
  '(?:prices?|pricing|fees?|compensation|commissions?|royalt(?:y|ies)|rates?|remuneration|consideration|revenue share|mark-?up)';
/** A price, a quantity or another term on which the contract turns, left to be agreed. */
const OPEN_PRICE = pattern(
  [
    '\\b(?:prices?|fees?|compensation|commercials|quantit(?:y|ies)|minimums?|royalt(?:y|ies)|percentage|rates?|specifications?|commission)\\b[^.;]{0,120}?\\b(?:shall|will|must|to) be (?:mutually |jointly )?agreed(?: (?:up)?on| to)?(?: mutually)?\\b(?: by| between| in the| at| later| at least)',
    `\\b${PRICE}\\b[^.;]{0,100}?\\bas (?:may|shall|will) be (?:established |determined )?(?:from time to time )?(?:by )?(?:mutual(?:ly)? )?(?:agree(?:d|ment)|established|determined)\\b[^.;]{0,40}?\\b(?:between|by (?:the|both|mutual)|of the) `,
    `\\b${PRICE}\\b[^.;]{0,100}?\\b(?:to be|shall be|will be|is to be) (?:discussed|decided|determined|negotiated|defined)(?: mutually| jointly)? (?:by (?:both|the) (?:parties|members)|between the|jointly|later|at a later|on a case|case[- ]by|after|mutually|in good faith)`,
    `\\b${PRICE}\\b[^.;]{0,60}?\\b(?:yet )?to be (?:determined|decided)\\b(?! by| in accordance| as| pursuant)`,
  ].join('|'),
);
/** What is paid for the contract itself, … */
const ITS_PRICE = pattern(`\\b${PRICE}\\b`);
/** … and not for a case that may never arise. */
const IN_A_CASE = pattern(
  '\\b(?:in (?:the|this|such) event|if|in case|should|upon (?:the )?request|when requested)\\b',
);
/** Another way is given if they do not agree, or it is about more than was bought. */
const PRICED_OTHERWISE = pattern(
  '\\b(?:any other services|polic(?:y|ies)|location|date and time|note [0-9]|shipping|beyond the scope|(?:following|upon) (?:a |any |such )?terminat[a-z]*|unless|otherwise|failing|absence|unable|cannot|arbitrat[a-z]*|expert|independent|increase|change orders?|additional|overtime|travel|amendment|may be agreed (?:in|for)|if any|outside|extend(?:ed)?|extension|renewal|options?|appraise[a-z]*|fair market|not (?:to )?exceed|alternative|or such|severance|bonus|exercise price|closing price|market price|offering|settlement|damages|award)\\b',
);

/** Terms under which one side performs little and the other is bound. */
export const onerousPerformance: Expert = legalExpert({
  id: 'onerous-performance',
  competence: [
    'entire_agreement',
    'acceptance_criteria',
    'service_levels',
    'warranty_duration',
    'pricing_clarity',
    'warranty_disclaimer',
    'data_protection',
  ],
  quick: true,
  precision: 0.82,
  detectors: [
    ...remedies,
    ...movingGround,
    ...supply,
    ...looseScope,
    ...leftOpen,
    promptnessWithoutRemedy,
    payerAloneWarrants,
    present({
      rule: 'onerous-performance.terms-of-others',
      category: 'entire_agreement',
      topic: TERMS_OF_OTHERS,
      unless: AT_HAND,
      severity: 'high',
      belief: 0.8,
      values: (hit) => ({ party: hit.obligor.kind === 'party' ? partyOf(hit) : NOBODY }),
    }),
    present({
      rule: 'onerous-performance.deemed-accepted',
      category: 'acceptance_criteria',
      topic: DEEMED,
      unless: pattern(
        '\\b(?:title|risk of loss|purchase orders?|orders? (?:shall|will) be|amendment|changes? to this|offer|likeness|endorse[a-z]*|publicity|press releases?)\\b|\\b(?:advertising|promotional|marketing|publicity) (?:[a-z]+ ){0,3}?(?:material|copy|item|use)[a-z]*\\b[^.;]{0,80}?\\bapprov',
      ),
      accept: (hit) => daysToTest(hit) < HASTY,
      severity: (hit) => (daysToTest(hit) < 6 ? 'high' : 'medium'),
      belief: 0.82,
      values: (hit) => ({ period: printed(hit.document, testTime(hit)) }),
    }),
    present({
      rule: 'onerous-performance.title-disclaimed',
      category: 'warranty_disclaimer',
      topic: pattern(
        '\\b(?:disclaims?|makes? no|does not make)\\b[^.;]{0,200}?\\b(?:warrant(?:y|ies)|representations?)\\b[^.;]{0,300}?\\b(?:non-?infringement|title)\\b',
      ),
      unless: pattern(
        '\\b(?:except|other than|(?:any|all|no) other|unless|expressly (?:set|provided|stated|made)|aside from|third[- ]party (?:software|products|content)|neither|each party|either party|consult(?:ant|ing))\\b',
      ),
      unlessDocument: pattern(
        '\\b(?:represents?|warrants?|guarantees?|indemnif[a-z]*)\\b[^.;]{0,300}?\\b(?:infring[a-z]*|good title|sole owner|free and clear)\\b',
      ),
      severity: 'high',
      belief: 0.82,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
    present({
      rule: 'onerous-performance.to-be-agreed',
      category: 'pricing_clarity',
      topic: OPEN_PRICE,
      unless: PRICED_OTHERWISE,
      unlessSection: pattern(
        '\\b(?:fail(?:s|ure|ing)? to (?:reach |so )?agree|unable to (?:reach |so )?agree|absence of (?:such )?agreement|cannot agree|do not agree|not (?:been )?agreed)',
      ),
      severity: ({ passage }) =>
        says(passage.folded, ITS_PRICE) && !says(passage.folded, IN_A_CASE) ? 'high' : 'medium',
      belief: 0.8,
    }),
    present({
      rule: 'onerous-performance.stops-at-once',
      does: { modalities: ['right', 'exemption'] },
      category: 'service_levels',
      topic: pattern(
        '\\b(?:right to|may|entitled to) (?:[a-z]+,? ){0,3}?(?:suspend|stop|cease|interrupt|discontinue) (?:[a-z]+ ){0,6}?(?:services?|performance|deliver(?:y|ies)|suppl(?:y|ies)|access|work|support)\\b|\\bnot be (?:obligated|required|obliged) to (?:provide|continue|perform|deliver)[^.;]{0,80}?\\bany (?:breach|default|failure)\\b',
      ),
      also: pattern('\\b(?:pay|paid|payment|invoice|overdue|breach|default|fails?|failure)'),
      unless: pattern(
        '\\b(?:days?|weeks?|months?|hours|material(?:ly)?|notice|force majeure|either party|each party|cure)\\b',
      ),
      accept: isOneSided,
      severity: 'medium',
      belief: 0.8,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
  ],
  defeaters: [],
});
