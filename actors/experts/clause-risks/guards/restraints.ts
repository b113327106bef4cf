import type { RiskId } from '../catalogue.ts';
import { allOf, anyOf, type Guard, says, unless } from './guard.ts';
import { mirrored, next, whole } from './neighbours.ts';

const FORBIDS = says(
  /\b(?:shall|will|may|must|agrees?|covenants?|undertakes?|do|does)\b[^.;]{0,160}\b(?:not|never|refrain|nor)\b|\bneither\b|\bno (?:party|employee)\b|\bwithout\b[^.;]{0,60}\bconsent\b/i,
);
/** Nothing is forbidden where the sentence says so. */
const PERMITS = says(
  /\b(?:nothing (?:in|contained|herein)|not (?:be )?(?:prohibit\w*|restrict\w*|limit\w*|preclude\w*|prevent\w*))\b/i,
);

/** Business in a field, for oneself or for others. */
const COMPETES = says(
  /\bcompet(?:e|es|ing|itive|itors?)\b|\bengag\w+ in\b[^;]{0,120}\b(?:business|enterprise|activit\w+)\b|\b(?:own|manage|operate|control|invest)\b[^;]{0,200}\b(?:business|enterprise|entity)\b|\b(?:same|similar)\b[^.;]{0,40}\b(?:business|products|services)\b/i,
);
const A_BAN_ON_BUSINESS = says(
  /\b(?:compete|engag\w+|own|manage|operate|participate|divert|invest|employed|develop|sell|manufacture|carry on)\b/i,
);

/** A ban on hiring needs people who work for the other side, one on approaching needs people or those who buy. */
const HIRES = says(
  /\b(?:hir(?:e|es|ed|ing)|employ|recruit\w*)\b[^;]{0,160}\b(?:employees?|personnel|staff|workforce|employed|representatives?|consultants?|contractors?)\b/i,
);
const APPROACHES = says(/\b(?:solicit\w*|entic(?:e|es|ing)|induc(?:e|es|ing)|approach|divert|circumvent|encourage)\b/i);
const APPROACHED = says(
  /\b(?:solicit\w*|entic(?:e|es|ing)|induc(?:e|es|ing)|approach|divert|circumvent|encourage)\b[^;]{0,160}\b(?:employees?|personnel|staff|directors?|officers?|consultants?|contractors?|persons?|customers?|clients?|accounts?|users?|suppliers?|vendors?|franchisees?|distributors?|subscribers?)\b/i,
);
/** Whom the law bars from the work, and what people know, are other matters. */
const OF_OTHER_MATTERS = says(/\bdebarred\b|\b(?:confidential|non-public) information\b/i);
/** Only those worked with, or except people who answer an advertisement. */
const MET = says(
  /\b(?:dealings|dealt|contact)\b|\b(?:employees?|persons?|personnel|representatives?)\b[^;]{0,200}\b(?:in connection with|involved in|performance of) (?:this agreement|the services)\b|\bgeneral(?:ly)? (?:solicit\w+|advertis\w+)\b|\bnot apply\b|\badvertisements?\b[^.;]{0,60}\bnot\b/i,
);
/** Offers, bids and business are no people. */
const OF_OFFERS = says(
  /\bsolicit\w*\b[^.;]{0,60}\b(?:offers?|proposals?|bids?|sponsor\w*|proxies)\b|\bsolicit, initiate\b/i,
);
const BOTH_SIDES = says(
  /\b(?:neither|each|either|a) party\b|\bthe parties (?:shall|will|agree)\b|\beach of\b|\bthe other party['’]?s? employees/i,
);

const DISPARAGES = says(
  /\bdisparag\w+|\bcritici[sz]\w+|\bdefam\w+|\bderogatory\b|\bnegative (?:comments?|statements?|reviews?)\b|\b(?:complain|complaints?)\b[^.;]{0,80}\b(?:authorit\w+|regulator\w*|court)\b/i,
);
/** Truth that the law wants said stays sayable. */
const TRUTH = says(
  /\btruthful\w*|\brequired (?:by|under) (?:applicable )?law\b|\blegal process\b|\bcompelled\b|\bgovernment\w* (?:agenc|authorit)\w+|\bshall (?:not )?(?:prohibit|prevent)\b/i,
);
const MUTUAL_HEADING: Guard = ({ headings }) => /\bmutual\b/i.test(headings);

/** Guards of the classes that forbid a party to work, hire or speak. */
export const RESTRAINT_GUARDS: Partial<Readonly<Record<RiskId, Guard>>> = {
  no_criticism: unless(allOf(FORBIDS, DISPARAGES), MUTUAL_HEADING, mirrored, TRUTH, next(TRUTH)),
  noncompete_wide: unless(whole(allOf(FORBIDS, COMPETES, A_BAN_ON_BUSINESS)), PERMITS, mirrored),
  nonsolicit_wide: unless(
    anyOf(HIRES, allOf(APPROACHES, whole(APPROACHED))),
    OF_OTHER_MATTERS,
    MET,
    OF_OFFERS,
    BOTH_SIDES,
    mirrored,
  ),
};
