/** How long the contract binds, who may end it, on what ground, and what is left afterwards. */
import type { RiskId } from '../catalogue.ts';
import { BOTH_NAMED, does, headed, OF_BOTH, previous } from './context.ts';
import { allOf, anyOf, type Guard, says, unless } from './guard.ts';
import { mirrored, next, whole } from './neighbours.ts';

/** The contract goes on by itself. */
const RENEWS =
  /\bautomatic(?:ally)?\b[^.;]{0,40}\b(?:renew|extend|continu|prolong)\w*|\b(?:renew|extend)\w*\b[^.;]{0,30}\bautomatic(?:ally)?\b/i;
/** Bound anew for longer than a year; the first term may be as long as it likes. */
const LONG_TERM =
  /\b(?:renew|extend|prolong)\w*\b(?:(?!initial)[^.;]){0,80}\b(?:two|three|four|five|ten|[2-9]|10)(?: ?\(\d+\))?[- ]years?\b/i;
/** Notice of more than three months. */
const LONG_NOTICE =
  /\b(?:(?:120|150|180|270|one hundred(?: and)? (?:twenty|fifty|eighty))(?: ?\(\d+\))?[ -]days|(?:four|five|six|nine|[4-9])(?: ?\(\d+\))?[ -]months)\b[^.;]{0,50}\b(?:notice|prior|before|advance)|\b(?:one|12|twelve)(?: ?\(\d+\))? (?:year|months)['’]?s? (?:prior |advance )?(?:written )?notice\b/i;
/** A window that opens late and shuts early. */
const WINDOW =
  /\b(?:not|no) (?:more|earlier|sooner) than\b[^.;]{0,80}\b(?:not|no) (?:less|later|fewer) than\b|\b(?:not|no) (?:less|later|fewer) than\b[^.;]{0,80}\b(?:not|no) (?:more|earlier|sooner) than\b/i;
/** One side alone, by its name, may stop the renewal. */
const STOPPED_BY_ONE =
  /\b[Uu]nless (?:and until )?(?:the )?(?!Either|Each|Both|Any|One|A |Such|This|Terminat|Notice|Written|Party\b)[A-Z][\w’'&.-]*(?: [A-Z][\w’'&.-]*){0,3} (?:provides?|gives?|notifies|delivers?|elects?|terminates?|cancels?|objects?|informs?)\b/;

/** One side may stop performing. */
const SUSPENDS =
  /\b(?:may|right to|entitled to|reserves?|discretion|option)\b[^.;]{0,160}\b(?:suspend\w*|suspension|interrupt\w*|discontinu\w+|stop (?:perform|deliver|work|provid)\w*|cease (?:perform|deliver|work|provid)\w*|withhold (?:shipment|deliver|perform|service)\w*)|\bmay be (?:suspended|interrupted|discontinued)\b/i;
/** Days of notice, time to cure or an earlier demand. */
const WARNED =
  /(?<!\b(?:without|no)\b[^.;,]{0,30})\bdays['’]?\b[^.;]{0,40}\bnotice\b|(?<!\b(?:without|no)\b[^.;,]{0,30})\bnotice\b[^.;]{0,60}\bdays\b|(?<!\b(?:without|no)\b[^.;,]{0,30})\bprior (?:written )?notice\b|\bnot cured within\b|\bafter [^.;]{0,40}\bdemand\b/i;
const NOT_SUSPENDED = /\bnot (?:so )?suspend\b/i;

const SURVIVES =
  /\bsurviv\w+|\b(?:continue|remain) (?:in (?:full )?(?:force|effect)|to bind|binding)\b[^.;]{0,120}\b(?:terminat|expir)\w+/i;
const FOR_EVER = /\b(?:indefinitely|perpetu\w+|forever|without (?:any )?(?:limit\b|limitation (?:in|of|as to) time))/i;
/** What a party vouched for at the closing, open to claims without an end. */
const VOUCHED =
  /\b(?:representations?|warrant(?:y|ies))\b[^.;]{0,160}\bsurviv\w+[^.;]{0,60}\b(?:closing|payment|completion|delivery|consummation|execution)\b/i;
/** Duties that bind hard: they need their own end. */
const HARD_DUTY =
  /\bcompet\w+|\bnon-?compet\w+|\bsolicit\w*|\bnon-?solicit\w*|\bexclusiv\w+|\bchalleng\w+|\bdisparag\w+|\brestrictive covenants?\b/i;
/** Duties of one side alone, by its name. */
const DUTIES_OF_ONE =
  /\b(?:obligations|covenants|agreements|duties|undertakings) of (?:the )?(?!Each|Both|Either|Parties|Party)[A-Z]/;
/** Sections kept for a few years alone: what should last longer falls, too. */
const CUT_SHORT =
  /\bsections\b.{0,120}\bsurviv\w+[^.;]{0,100}\bfor (?:a period of )?(?:\w+ )?\(?(?:one|two|three|\d)\)? years?\b/i;
/** The section speaks of itself alone. */
const ITSELF =
  /\bthis (?:section|article|paragraph|provision|clause)\b|\bthese (?:provisions|obligations|covenants)\b/i;
const HAS_END = /\b(?:years?|months?|days|anniversary)\b/i;
const OF_PAYMENT = /\bobligations?\b[^.;]{0,30}\b(?:payment|pay)\b/i;

/** Bound for ever. */
const ENDLESS =
  /\b(?:agreement|contract|term|obligations?|covenants?|restrictions?|undertakings?|duties)\b[^.;]{0,140}\b(?:(?:in|for) perpetuity|perpetual(?:ly)?|indefinitely|for ?ever|(?:shall|will) (?:not|never) (?:expire|terminate|end)|without (?:limit|limitation) (?:in|of|as to) time)\b/i;
const HAS_EXIT =
  /\b(?:until|unless|may be|earlier|sooner|be) terminat\w+|\bterminat\w+ (?:by|upon|in accordance)|\blicen[cs]e\b/i;

const MAY_END =
  /\b(?:may|right (?:[^.;]{0,60} )?to|entitled to|elect to|discretion)\b[^.;]{0,60}\b(?:terminat\w+|cancel|end)\b|\b(?:may|can) be (?:terminated|cancel?led) by\b/i;
/** A ground that the one who ends it judges for itself, or none. */
const OWN_GROUND =
  /\b(?:sole|absolute|unfettered|own|its) (?:and (?:absolute|exclusive) )?(?:discretion|judge?ment|opinion)\b|\bsole option\b|\babsolute right\b|\bin the opinion of\b|\bfor any (?:or no )?reason\b|\b(?:with or )?without cause\b|\bfor (?:its )?convenience\b|\b(?:believes?|deems?|considers?)\b[^.;]{0,60}\b(?:unsatisfactory|inadvisable|harmful|undesirable|necessary|appropriate)\b|\bto its (?:sole )?satisfaction\b/i;
const CHANCE_TO_CURE = /\bopportunity to cure\b(?! within)|\breasonabl[ey] judge?ment\b|\bacting reasonably\b/i;
/** An underwriter's outs: usual, and the market's, not its own. */
const MARKET_OUT = /\b(?:banking moratorium|outbreak|New York Stock Exchange|NYSE|Nasdaq)\b/i;

const WHOLE_CONTRACT =
  /\b(?:terminat\w+|cancel\w*|end)\b[^.;]{0,60}\b(?:agreement|contract|consultation period|term|engagement|rights of)\b|\bagreement may be terminated\b/i;
/** One side by its name may end the contract. */
const ENDED_BY_ONE =
  /\b(?!Party\b|Parties\b)[A-Z@][\w@.’'&-]*,? (?:may|can|shall have|will have|has|shall be entitled|is entitled|reserves?|retains?)\b[^.;]{0,110}\b(?:terminate|cancel)\b|\bterminated[^.;]{0,60} by (?:the )?(?!Either|Any|Both|A )[A-Z]/;
/** Events that are the other's alone by their nature, or that every contract has. */
const USUAL_GROUND =
  /\b(?:insolven\w+|death|dies|mental incapacity|force majeure|for Cause\b|voting control|change (?:in|of) control|destroying|default has occurred)/i;
/** Any default, and without a word of notice. */
const SUMMARY_DEFAULT = /\b(?:fails to pay|default)\b[^.]{0,900}\bwith or without notice\b/i;
/** Defaults that a list names are named for the other side in its own list. */
const LISTED_DEFAULTS = /\bevent of default\b/i;

const BREACH =
  /\b(?:breach\w*|defaults?\b|violat\w+|fail\w* (?:to (?:comply|perform|pay|observe|make|meet|obtain|provide|deliver|maintain|cure)|in)|non-?payment|non-?compliance)\b/i;
/** Breach is what the end is not about. */
const OTHER_THAN_BREACH =
  /\b(?:except (?:in the case of|for)|other than|not be (?:considered|deemed)) (?:a |an |any )?(?:\w+ )?breach\b/i;
const ENDS = /\b(?:terminat\w+|cancel\w*|rescind\w*)\b/i;
/** At once, or on a notice that gives no time. */
const AT_ONCE =
  /\b(?:immediate(?:ly)?|forthwith|at any time|automatic(?:ally)?|without (?:any )?(?:prior |further )?(?:written )?notice|summarily|(?:upon|by|on) (?:written |giving )?notice)\b/i;
/** No cure, said outright. */
const INCURABLE =
  /\bwithout\b[^.;]{0,60}\b(?:opportunity|right|chance|period|time) to (?:cure|remedy)|\bnon-?curable\b|\bnot (?:\w+ ){0,2}(?:susceptible|capable) (?:of|to) (?:being )?cured?\b|\bno (?:right|opportunity) to cure\b/i;
const TIME_TO_CURE =
  /\b(?:cure[ds]?|uncured|curing|remed(?:y|ied) (?:such|the|that|said|it|its|within)|(?:not|be|been|capable of) remed(?:y|ied)|unremedied|correct(?:ed|s|ion)?|rectif\w+|continu(?:es?|ing) (?:\w+ ){0,3}for|reasonable (?:time|period)|to do so)\b/i;
/** Fifteen days and more, in words or figures. */
const FAIR_TIME =
  /\b(?:fifteen|twenty|twenty[- ](?:one|five|eight)|thirty|forty[- ]?five|sixty|ninety|one hundred(?: and)? (?:twenty|eighty)|1[5-9]|[2-9]\d|1\d\d)[- ]?(?: ?\([\w\s-]+\))?[- ]?(?: ?business| ?calendar| ?working)? ?[- ]?days?\b|\b(?:one|two|three|six)(?: ?\(\d\))? months?\b/i;
/** A notice that gives as much. */
const FAIR_NOTICE = new RegExp(
  String.raw`${FAIR_TIME.source}[^.;]{0,60}\bnotice\b|\bnotice\b[^.;]{0,30}${FAIR_TIME.source}`,
  'i',
);
const SHORT_TIME =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|[1-9]|1[0-4])[- ]?(?: ?\([\w\s-]+\))?[- ]?(?: ?business| ?calendar| ?working)? ?days?\b|\b(?:24|48|72|twenty-four|forty-eight) hours\b/i;
const REPEATED = /\brepeated(?:ly)?\b|\bpersistent\b/i;

const both: Guard = anyOf(says(OF_BOTH), says(BOTH_NAMED));
/** The name that may end the contract. */
const ENDER =
  /\b(?!Party\b|Parties\b)([A-Z@][\w@.'’&-]*),? (?:may|can|shall have|will have|has|shall be entitled|is entitled|reserves?|retains?)\b[^.;]{0,80}\bterminate\b/;
const enderOf = (text: string): string | undefined => ENDER.exec(text)?.[1];
/** The sentence before or after gives the like to the other side. */
const endedByOther: Guard = ({ text, before, after }) => {
  const own = enderOf(text);
  return [before, after].some((beside) => {
    const other = enderOf(beside);
    return own !== undefined && other !== undefined && other !== own;
  });
};
const cured = anyOf(
  unless(says(TIME_TO_CURE), says(INCURABLE)),
  says(FAIR_NOTICE),
  says(TIME_TO_CURE, FAIR_TIME),
  next(says(TIME_TO_CURE, FAIR_TIME)),
);
const endsAtOnce = unless(
  anyOf(says(BREACH, ENDS, AT_ONCE), says(BREACH, ENDS, INCURABLE)),
  cured,
  says(REPEATED),
  says(OTHER_THAN_BREACH),
  headed(/\bforce majeure\b/i),
);
const curedInHaste = unless(
  allOf(says(BREACH, TIME_TO_CURE, SHORT_TIME), anyOf(says(ENDS), previous(says(ENDS)), next(says(ENDS)))),
  says(FAIR_TIME),
);

export const ENDING_GUARDS: Partial<Readonly<Record<RiskId, Guard>>> = {
  renewal_trap: whole(
    allOf(says(RENEWS), anyOf(says(LONG_TERM), says(LONG_NOTICE), says(WINDOW), says(STOPPED_BY_ONE))),
  ),
  suspension: unless(says(SUSPENDS), says(WARNED), next(says(NOT_SUSPENDED)), both),
  survival_uneven: unless(
    allOf(
      says(SURVIVES),
      anyOf(
        says(FOR_EVER),
        says(CUT_SHORT),
        unless(
          anyOf(
            says(VOUCHED),
            allOf(says(ITSELF), headed(HARD_DUTY)),
            says(DUTIES_OF_ONE),
            does(/^alone statement \w+ survive/),
          ),
          says(HAS_END),
        ),
      ),
    ),
    says(OF_PAYMENT),
  ),
  term_without_end: unless(says(ENDLESS), says(HAS_EXIT), next(says(HAS_EXIT))),
  termination_at_will: unless(says(MAY_END, OWN_GROUND), both, says(CHANCE_TO_CURE), says(MARKET_OUT)),
  termination_one_sided: unless(
    allOf(says(ENDED_BY_ONE), says(WHOLE_CONTRACT)),
    both,
    mirrored,
    endedByOther,
    unless(says(USUAL_GROUND), says(SUMMARY_DEFAULT)),
    says(LISTED_DEFAULTS),
  ),
  termination_without_cure: whole(anyOf(endsAtOnce, curedInHaste)),
};
