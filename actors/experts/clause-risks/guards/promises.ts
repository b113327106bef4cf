import type { RiskId } from '../catalogue.ts';
import { isDefinition } from './both-sides.ts';
import { allOf, anyOf, type Guard, says, unless } from './guard.ts';
import { mirrored } from './neighbours.ts';

/** Courts of one place, for one side; or of one place and no other, for both. */
const SUBMITS_ALONE = unless(
  says(
    /\b(?:consents?|submits?|agrees?|waives?)\b[^.;]{0,120}\b(?:jurisdiction|venue)\b/i,
    /\b\p{Lu}[\p{L}.&@]+,? (?:hereby )?(?:irrevocably )?(?:and unconditionally )?(?:consents|submits|agrees|waives)\b|\byou\b/u,
  ),
  says(/\b(?:each|both|either|neither|all|any) (?:of the )?part(?:y|ies)\b|\bthe parties\b|\beach of\b/i),
);
const AT_HOME = says(
  /\b(?:courts?|jurisdiction|venue|arbitrat\w+)\b/i,
  /\bits (?:principal )?(?:place of business|offices?|headquarters)\b|\b(?:unless|may be) waived by\b|\bat the (?:sole )?(?:option|election) of (?!either|any)/i,
);
const ONLY_THERE = unless(
  says(/\bexclusive (?:jurisdiction|venue|forum)\b/i, /\bcourts?\b/i),
  says(/\bjury\b|\beach of\b|\beach party\b|\binconvenient forum\b|\bmore convenient\b|\bnon-?exclusive\b/i),
);
/** A year or less to sue is far below the statutes. */
const CUT_SHORT = says(
  /\b(?:actions?|claims?|suits?|lawsuits?|proceedings?)\b/i,
  /\b(?:after|more than|later than|within)\b[^.;]{0,20}\b(?:(?:one|1)\b[^.;]{0,6}\byear|(?:three|six|nine|twelve|[369]|12)\b[^.;]{0,8}\bmonths)\b[^.;]{0,60}\b(?:cause of action|accru\w+|arose|arisen|event|claim)\b/i,
);

/** A paper of the other side or of a third person, binding though it is not here. */
const PAPER =
  '(?:manuals?|polic(?:y|ies)|guidelines?|standards?|rules|procedures?|protocols?|requirements?|specifications|documents|agreements|form of [^.;]{1,30}agreement)';
const BINDS =
  '(?:compl(?:y|ies|iance)|conform\\w*|subject to|subordinate|accordance with|according to|abide|meet|execute)';
/** It may change: what holds is what is there later. */
const CHANGING = '(?:from time to time|as (?:may be )?amended|subsequent amendments|as (?:updated|revised))';
const MOVING = says(
  new RegExp(`\\b${BINDS}\\b`, 'i'),
  new RegExp(
    `\\b${CHANGING}\\b[^.;]{0,200}\\b${PAPER}\\b|\\b${PAPER}\\b[^.;]{0,200}\\b${CHANGING}\\b|\\bthen[- ]current (?:[\\w-]+ ){0,4}${PAPER}\\b`,
    'i',
  ),
);
/** It is the other side's own: its guidelines, its standards, its policy. */
const OWN_PAPER = '(?:manuals?|polic(?:y|ies)|guidelines?|standards?|rules)';
const THEIRS = anyOf(
  says(new RegExp(`\\b${BINDS}\\b[^.;]{0,60}\\b[\\w.@]+['’]s (?:[\\w-]+ ){0,3}${OWN_PAPER}\\b`, 'i')),
  says(new RegExp(`\\b${BINDS}\\b[^.;]{0,60}\\b\\p{Lu}[\\p{L}.@]+ (?:[\\p{L}-]+ ){0,3}${OWN_PAPER}\\b`, 'u')),
);
/** It lies with the product or on a web page. */
const ELSEWHERE = says(
  new RegExp(`\\b${BINDS}\\b`, 'i'),
  /\b(?:agreement|terms|licen[cs]e)\b[^;]{0,40}\bthat accompan(?:y|ies)\b|\bshrink-?wrap\b|\bclick-?(?:through|wrap)\b|\b(?:published|posted|available) (?:on|at) (?:its|the|\p{Lu}[\p{L}.]+['’]s|www|http)/iu,
);
const OF_ANOTHER_CONTRACT = says(
  /\b(?:[Cc]omply|[Ss]ubordinate|[Ss]ubject)\b[^.;]{0,40}\ball\b[^.;]{0,80}\bunder the (?:\p{Lu}\p{L}+ ){1,5}Agreement\b/u,
);
/** Agreed by both, attached, or a law or its authority's. */
const KNOWN = says(
  /\b(?:mutually agreed|agreed to by|agreed (?:up)?on|if agreed|by the parties in writing|to be agreed|insurance policies|attached (?:hereto|as)|set forth (?:in|on) exhibit)\b/i,
);
const OF_LAW = unless(
  says(
    /\b(?:[Ll]aws?|[Rr]egulations|[Rr]egulatory approvals|[Ss]tatutes?|FERC|FCC|SEC|FDA|GAAP|IFRS|cGMPs?|ISO|(?:national|international|industry) standards|standards and certifications)\b/,
  ),
  says(
    /\b(?:communicated|prescribed|established|amended|issued) by\b|\bmanuals?\b|\bagreements\b|\bthen[- ]current\b|\bcommunicated\b/i,
  ),
);

/** So much must be bought, sold or paid in a time. */
const QUOTA = says(
  /\b(?:minimum\w*|take[- ]or[- ]pay|quotas?|shortfall|(?:not|no) less than|at least)\b[^.;]{0,200}\b(?:purchas\w+|order\w*|buy|royalt\w+|payments?|sales|quantit\w+|volumes?|products?|units)\b|\b(?:purchas\w+|order|pay|fund|sell)\b[^.;]{0,120}\b(?:minimum\w*|quotas?|shortfall)\b|\bpurchas\w+\b[^;]{0,60}\bless than\b/i,
  /\bminimum\w*|\btake[- ]or[- ]pay\b|\bquotas?\b|\bshortfall\b|\b(?:purchas\w+|order\w*|sales)\b[^;]{0,60}\bless than\b|\b(?:not|no) less than\b/i,
);
const OWED = says(
  /\b(?:shall|will|must|required|agrees?|commit\w*|guarantee\w*|minimum (?:\w+ )?(?:payments?|fees?|royalt\w+)|maintain)\b/i,
);
/** Lot sizes, price steps, insurance, forecasts and capital are no quota, nor is a supplier's own minimum. */
const NO_QUOTA = says(
  /\b(?:insur\w+|coverage|lot size|non-standard|no minimum|capital|distributions?|dividends?|discounts?|pricing|forecasts?|impressions?|(?:per|in each|for each) (?:shipment|order)|full[- ]time|allocat\w+|guarantee from|prorat\w+|adjusted|quantit\w+[^.;]{0,10}to be agreed|agreed quantity)\b|\bno (?:quarterly )?payments? (?:will|are)\b/i,
);

/** No duty at all to do what the contract is for. */
const NO_DUTY = unless(
  says(
    /\b(?:no|not any|not be under any|not have any) obligation\b[^.;]{0,20}\bto (?:provide|take|perform|supply|deliver|maintain|support|sell|accept|enforce|defend|continue)\b|\bnot (?:be )?(?:obligated|required|bound) to (?:provide|perform|supply|deliver|accept|support)\b/i,
  ),
  says(/\b(?:not been paid|unpaid|reimburse|make such payments?)\b/i),
);
/** Done if it suits: other duties first, when available, as it finds acceptable. */
const IF_IT_SUITS = anyOf(
  says(
    /\bsubject to\b[^.;]{0,60}\b(?:availability|prior (?:\w+ ){0,3}(?:obligations|commitments))\b|\b(?:if|as) and when available\b|\b(\p{Lu}[\p{L}.@]+) (?:agrees|shall|will)\b(?:[^.]|\.\d){0,500}\bacceptable to \1\b/u,
  ),
  says(
    /\bmay (?:decline|refuse|reject)\b[^;]{0,40}\borders?\b|\borders?\b[^;]{0,60}\bsubject to (?:\w+ )?(?:acceptance|approval) by\b|\bmay undertake to\b/i,
  ),
);
/** It only tries, at the very thing that is bought: supply, service, sale. */
const ONLY_TRIES = unless(
  says(
    /\b(?:reasonable|reasonable commercial|commercially reasonable|reasonable best|best|good faith|every reasonable) (?:commercial )?efforts?\b[^.;]{0,60}\b(?:to )(?:minimi[sz]e (?:the )?(?:disruption|interruption|downtime)|supply|deliver|ship|sell|provide|qualify (?:an?|other|alternat\w+)|ensure|maintain|restore|fix|meet|achieve|promote)\b|\bendeavou?rs? to (?:supply|deliver|provide|maintain|meet)\b/i,
  ),
  says(
    /\bmake good\b|\bmitigate\b|\bcosts\b|\bwithin (?:\w+ |\(\d+\) |\[[* ]+\] ?){1,4}(?:business )?(?:days|hours)\b/i,
  ),
);

/** What was paid stays paid. */
const KEPT_MONEY = says(
  /\bnon-? ?refundable\b|\bnot (?:be )?refund\w*|\bno refunds?\b|\bno (?:fees|payments|amounts)\b[^.;]{0,40}\brefund\w*|\b(?:retain|keep)\b[^.;]{0,40}\b(?:deposit|prepay\w+|advance)|\b(?:deposit|prepayment|advance)\b[^.;]{0,60}\bforfeit\w*|\bforfeit\w*\b[^.;]{0,40}\b(?:deposit|prepay\w+|fees)\b|\b(?:continue|obligated|required|liable) to pay\b[^;]{0,120}\b(?:balance|remainder) of\b|\bnot (?:be )?entitled to\b[^;]{0,20}\b(?:refund|return|repayment)\b[^;]{0,40}\b(?:payments?|fees|amounts?|price)\b|\bnot result in (?:a|any) reduction\b[^;]{0,40}\b(?:amounts?|fees|payments?)\b|\b(?:entitled to|may|shall) (?:receive and )?(?:retain|keep) (?:all|any|such) (?:\w+ )?(?:payments?|fees|amounts)\b/i,
);
/** A share of sales is earned when it is due. */
const EARNED = says(
  /\bcontinuing\b[^.;]{0,40}\bfee\b|\bexcept\b[^.;]{0,40}\brefunds?\b|\b(?:receive|entitled to) a (?:pro rata |full |partial )?refund\b|\bfailure to pay\b/i,
);

/** Guards of the classes on what is promised, at what price, and where it is fought over. */
export const PROMISE_GUARDS: Partial<Readonly<Record<RiskId, Guard>>> = {
  forum_unfavourable: unless(anyOf(SUBMITS_ALONE, AT_HOME, ONLY_THERE, CUT_SHORT), mirrored),
  incorporated_unseen: unless(anyOf(MOVING, THEIRS, ELSEWHERE, OF_ANOTHER_CONTRACT), KNOWN, OF_LAW, isDefinition),
  minimum_harsh: unless(allOf(QUOTA, OWED), NO_QUOTA, isDefinition),
  no_firm_promise: anyOf(NO_DUTY, IF_IT_SUITS, ONLY_TRIES),
  no_refund: unless(KEPT_MONEY, EARNED),
};
