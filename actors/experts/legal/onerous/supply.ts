import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import type { Detector } from '../../expert.ts';
import {
  find,
  isOneSided,
  type Passage,
  partyOf,
  pattern,
  present,
  report,
  says,
  sectionText,
} from '../../toolkit/index.ts';
import { denied } from './denied.ts';

const ORDER = '(?:orders?|purchase orders?|p\\.?o\\.?s?)';
const GOODS = '(?:products?|goods|services|api|materials?|ingredients?|equipment|quantit(?:y|ies)|units)';
/** Who sells is bound to nothing until it says so. */
const SELLER_FREE = pattern(
  [
    `\\b(?:not be|is not|are not|no|without) (?:[a-z]+ )?(?:obliged|obligated|required|bound|obligation|duty) (?:whatsoever )?to (?:accept|deliver|supply|sell|ship|fill|fulfil|provide)\\b[^.;]{0,80}?\\b(?:${GOODS}|${ORDER})\\b[^.;]{0,120}?\\b(?:absence of|without|unless|until|prior to)\\b[^.;]{0,60}?\\b(?:confirm|accept)[a-z]*`,
    `\\bno (?:such )?(?:purchase )?${ORDER}\\b[^.;]{0,60}?\\b(?:binding|bind|effective)\\b[^.;]{0,80}?\\b(?:until|unless|before|without)\\b[^.;]{0,60}?\\b(?:accept|confirm)[a-z]*`,
    `\\b(?:may|reserves? the right to|right to|entitled to|discretion to)\\b[^.;]{0,60}?\\b(?:reject|refuse|decline|not accept)\\b[^.;]{0,40}?\\b(?:any|all|an|such|each) (?:[a-z]+ ){0,2}?${ORDER}\\b`,
    `\\b${ORDER}\\b[^.;]{0,60}?\\b(?:are|is|be) subject to (?:the |written |prior |[a-z]+'s |its )*(?:acceptance|approval|confirmation)\\b[^.;]{0,60}?\\b(?:discretion|by|in writing)`,
    `\\b${ORDER}\\b[^.;]{0,40}?\\b(?:not be|not) (?:[a-z]+ )?(?:binding|deemed accepted|effective)\\b[^.;]{0,60}?\\b(?:until|unless)\\b[^.;]{0,60}?\\b(?:accept|confirm)[a-z]*`,
    `\\b(?:signif(?:y|ies)|indicates?|confirms?|notif(?:y|ies)|decides?)\\b[^.;]{0,30}?\\b(?:its )?accept(?:ance|s)? (?:or rejection )?of (?:the|such|each|any|all) (?:purchase )?${ORDER}\\b`,
    `\\b(?:deliver|ship|supply|fill|fulfil)[a-z]*\\b[^.;]{0,40}?\\b(?:only )?(?:the |such |those )?${ORDER} (?:which are |that are |as |when )?accepted by\\b`,
  ].join('|'),
);
/** A seller who may refuse only for a reason, or who must accept what was forecast. */
const HELD_TO = pattern(
  `${denied('reject|refuse|decline')}|\\b(?:shall|will|must|agrees? to|obligated to|required to) (?:not (?:unreasonably )?(?:reject|refuse|withhold)|accept|confirm|fill|fulfil)\\b|\\bnot (?:to )?(?:be )?unreasonabl[ey]\\b|\\breasonable grounds|\\bin accordance with (?:the |its )?(?:[a-z]+ )?forecast|\\b(?:exceed|excess|in addition to|increase)[a-z]*\\b|\\b(?:credit|past due|overdue|insolven[a-z]*)\\b|\\bdeemed (?:to (?:be|have been) )?accepted\\b|\\bonly\\b|\\bwithin [a-z0-9 ()-]{1,24}days\\b|\\bconflict\\b|\\bwithdraw[a-z]*\\b`,
);
const MUST_SUPPLY = pattern(
  `\\b(?:shall|will|must|agrees? to)\\b (?:[a-z]+ ){0,3}?(?:accept|fill|fulfil|supply|deliver)\\b[^.;]{0,60}?\\b(?:all|any|each|every|such)\\b[^.;]{0,40}?\\b(?:${ORDER}|requirements|demand|quantit(?:y|ies) ordered)\\b`,
);
/** Who buys is bound: from nobody else, or so much. */
const BUYER_TIED = pattern(
  [
    '\\b(?:shall|will|agrees? to|must) (?:[a-z]+ )?(?:purchase|buy|obtain|source|order|procure)\\b[^.;]{0,100}?\\b(?:exclusively|solely|only|(?:all|one hundred percent|100%|[0-9]{1,2} ?%|\\[[^\\]]{1,12}\\]) (?:\\([0-9]+%?\\) )?of (?:its|their|the))\\b',
    '\\b(?:shall|will|agrees? to|must) (?:[a-z]+ )?(?:purchase|buy|order|sell)\\b[^.;]{0,80}?\\b(?:at least|a minimum|minimum|not less than|no less than|no fewer than)\\b',
    '\\b(?:shall|will|must|agrees? to|undertakes? to) (?:[a-z]+ )?(?:meet|achieve|satisfy|attain|fulfil)\\b[^.;]{0,60}?\\bminimum (?:[a-z]+ ){0,2}?(?:purchase|quantit(?:y|ies)|order|sales|volume)[a-z]*',
    '\\b(?:shall|will|may|agrees?) not\\b[^.;]{0,60}?\\b(?:sell|purchase|distribute|market|promote|buy|represent|carry)\\b[^.;]{0,80}?\\bcompet(?:e|es|ing|itive)\\b',
  ].join('|'),
);
const NOT_TIED = pattern(
  '\\b(?:may (?:purchase|buy|sell|order)|not (?:be )?(?:obligated|required|obliged)|employ[a-z]*|after|following|terminat[a-z]*|first right|means?|batch|per order|each order)\\b',
);

/** One side must buy, or may buy nowhere else, and the other need not sell. */
function* suppliesAtWill(document: ParsedDocument): Iterable<Finding> {
  const free = find(document, SELLER_FREE).find(({ folded }) => !says(folded, HELD_TO) && !says(folded, NOT_SELLER));
  if (free === undefined || find(document, MUST_SUPPLY).some(({ folded }) => !/\bnot\b/.test(folded))) return;
  const tie = tiesOf(document).find(({ start }) => start !== free.start);
  if (tie === undefined) return;
  yield report(document, {
    rule: 'onerous-performance.may-refuse-orders',
    category: 'minimum_commitment',
    severity: 'high',
    belief: 0.86,
    evidence: inOrder(free, tie),
  });
}
const tiesOf = (document: ParsedDocument): readonly Passage[] =>
  find(document, BUYER_TIED).filter(({ folded }) => !says(folded, NOT_TIED));
const NOT_SELLER = pattern(
  '\\b(?:court|work orders?|in order|stop order|protective|shares?|securities|terminat[a-z]*|subscri[a-z]+)\\b',
);
const inOrder = (...passages: readonly Passage[]) => passages.toSorted((a, b) => a.start - b.start);

const NO_AGREEMENT =
  '(?:(?:can ?not|can not|do(?:es)? not|fail(?:s|ed)? to|unable to|not able to|have not|has not)\\b[^.;]{0,60}?\\b(?:agree|reach)[a-z]*|(?:no|absence of(?: an)?|failing|failure (?:of the parties )?to reach(?: an)?) agreement)';
const PRICE = '(?:prices?|pricing|fees?|rates?|charges|tariffs?)';
/** Delivery ends, or may end, because a price for the next period was not agreed. */
const STOPS = pattern(
  `\\b${NO_AGREEMENT}\\b[^.;]{0,120}?\\b${PRICE}\\b[^;]{0,260}?\\b(?:may|entitled to|right to|shall not be (?:obliged|obligated|required) to)\\b[^.;]{0,60}?\\b(?:refuse|suspend|cease|stop|withhold|terminat|discontinu|deliver|supply|cancel)[a-z]*`,
);

/** No side need buy or sell anything. */
const FRAME = pattern(
  `\\b(?:nothing (?:herein|in this agreement|contained herein)[^.;]{0,60}?|this agreement (?:does|shall|will) not |neither party[^.;]{0,40}?)\\b(?:guarantee|commit|oblige|obligate|require|constitute an? (?:commitment|obligation))[a-z]*\\b[^.;]{0,80}?\\b(?:purchase|buy|supply|sell|order)\\b[^.;]{0,80}?\\b(?:any|quantit(?:y|ies)|volumes?|minimum|products?|goods|services|items?|ingredients?)\\b`,
);

const DELIVERY = '(?:deliver(?:y|ies)|ship(?:ping|ments?))';
/** Dates that nobody must keep. */
const LOOSE_DATES = pattern(
  `\\b${DELIVERY} (?:dates?|times?|schedules?)\\b[^.;]{0,60}?\\b(?:(?:is|are|be) (?:only )?(?:approximate|(?:good faith |best )?estimates?(?! delivery)|estimated|not (?:binding|guaranteed)))\\b|\\bnot (?:be )?(?:liable|responsible)\\b[^.;]{0,60}?\\b(?:(?:delays?|late) (?:in|of) (?:deliver|ship)|late deliver|delayed ship)[a-z]*`,
);
/** A recall is decided by one side. */
const RECALL = pattern(
  '\\b(?:sole|absolute|own) (?:and absolute )?discretion\\b[^;]{0,160}?\\brecall\\b|\\brecall\\b[^;]{0,160}?\\b(?:sole|absolute|own) (?:and absolute )?discretion\\b|\\bsole (?:right|authority|responsibility) to (?:determine|decide|initiate)\\b[^;]{0,80}?\\brecall\\b',
);
/** Who pays for a recall, and who decides whose fault it was. */
const COST = pattern('\\b(?:costs?|expenses?|reimburse[a-z]*|bear|borne)\\b');

/** What binds the buyer and not the seller. */
export const supply: readonly Detector[] = [
  suppliesAtWill,
  present({
    rule: 'onerous-performance.stops-without-price',
    category: 'price_adjustment',
    topic: STOPS,
    unless: pattern(
      `\\b(?:arbitrat[a-z]*|expert|independent|third[- ]party|apprais[a-z]*|mediat[a-z]*|change order|statement of work|additional services|new (?:products?|services)|renewal|lease|rent|court)\\b|${denied('refuse|suspend|cease|stop|withh|terminat|discontinu|cancel')}`,
    ),
    severity: 'high',
    belief: 0.86,
  }),
  present({
    rule: 'onerous-performance.frame-only',
    category: 'minimum_commitment',
    topic: FRAME,
    unless: pattern('\\b(?:shares?|securities|stock|notes?|units|employ[a-z]*|other than|except|minimum)\\b'),
    accept: (hit) =>
      !isOneSided(hit) &&
      ['supply', 'distribution', 'general', 'services'].includes(hit.document.type) &&
      tiesOf(hit.document).length === 0,
    severity: 'medium',
    belief: 0.82,
  }),
  present({
    rule: 'onerous-performance.dates-not-binding',
    category: 'timeline',
    topic: LOOSE_DATES,
    unless: pattern(
      '\\b(?:force majeure|beyond|if so|except|unless|caused by|due to|neither|either party|each party|means?|court)\\b',
    ),
    accept: ({ document }) => ['supply', 'distribution', 'licence', 'services'].includes(document.type),
    severity: 'medium',
    belief: 0.84,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
  present({
    rule: 'onerous-performance.recall-decided-alone',
    category: 'risk_allocation',
    topic: RECALL,
    also: pattern('\\b(?:determin|decid|initiat|declar|order)[a-z]*'),
    unless: pattern('\\b(?:suspend|consult)'),
    accept: (hit) => says(sectionText(hit.document, hit.passage), COST),
    severity: 'medium',
    belief: 0.84,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
];
