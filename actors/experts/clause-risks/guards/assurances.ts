/** What is promised, left open or taken as accepted, and who bears it if it goes wrong. */
import type { RiskId } from '../catalogue.ts';
import { BOTH_NAMED, does, OF_BOTH } from './context.ts';
import { allOf, anyOf, type Guard, says, unless } from './guard.ts';
import { mirrored, next } from './neighbours.ts';

/** One remedy, and no other. */
const ONLY_REMEDY =
  /\b(?:sole|exclusive|only|entire)(?: and (?:sole|exclusive|entire))?,? (?:remed(?:y|ies)|recourse)\b|\b(?:sole|exclusive|entire)(?: and (?:sole|exclusive|entire))?,? (?:obligation|liability)\b[^.;]{0,40}\b(?:under|for|with respect to|in respect|in the event)\b|\bremed(?:y|ies) (?:will|shall) be limited to\b/i;
/** Repair, else refund and exit; or the other rights stay. */
const LADDER =
  /\b(?:unable|fails?|cannot)\b[^.;]{0,80}\b(?:terminate|refund|recover)\b[^.;]{0,120}\b(?:recover|refund|fees paid|terminate)\b|\bnot be prohibited from exercising\b/i;
const OTHER_SOLE =
  /\bliquidated damages\b|\bindemni\w+|\bthird[- ]party claims?\b|\binfring\w+|\bprocedure\b[^.;]{0,60}\bsole\b|\barbitrat\w+\b[^.;]{0,60}\bsole\b/i;

/** Loss or damage of things falls on one side. */
const LOSS_BORNE =
  /\brisk (?:of (?:\w+ ){0,3}(?:loss|damage|theft|destruction))\b[^.]{0,200}\b(?:borne by|shall not (?:be|reimburse)|will not (?:be|reimburse)|(?:remain|be|is|are) (?:solely |fully )?(?:the (?:sole )?responsib\w+|with))|\b(?:bears?|assumes?|accepts?)\b[^.;]{0,40}\b(?:all|entire|full|sole)\b[^.;]{0,20}\brisks?\b|\bnot be (?:responsible|liable)\b[^.;]{0,60}\b(?:insurance|risk of loss|loss of or damage)\b/i;
/** What the law may demand in future, at one side's cost. */
const LAW_BORNE =
  /\bchanges? in (?:applicable )?(?:laws?|regulations?|tax\w*)\b[^.;]{0,160}\b(?:borne|expense|cost|solely|responsib\w+)|\bat (?:its|their) (?:own |sole )*risk\b|\bregardless of (?:the )?(?:cause|fault)\b/i;
/** Insurance is owed. */
const INSURES =
  /\b(?:shall|will|must|agrees? to)\b[^.;]{0,120}\b(?:procure|maintain|obtain|provide|purchase|carry|take out)\b[^.;]{0,120}\binsurance\b/i;
/** No other party of the contract owes the like. */
const INSURES_ALONE = /^alone duty positive (?:insure|maintain|purchase|deliver)$/;
const INSURES_TOO = /^shared duty positive (?:insure|maintain|purchase)$/;

/** Taken as accepted, approved, correct or chosen. */
const DEEMED =
  /\b(?:deem(?:s|ed)?|considered|presumed|regarded as|treated as|constitutes?|constitute)\b[^.;]{0,80}\b(?:accept\w*|approv\w*|consent\w*|agreed|correct|final|binding|elected|confirm\w*|waived? (?:\w+ ){0,3}(?:objections?|claims?|right to (?:object|reject|dispute|claim)))\b|\b(?:shall|will) (?:conclusively )?be (?:final|binding|conclusive)\b/i;
/** Nobody has spoken. */
const NOT_SAID =
  /\b(?:fail\w*|failure|not|no|unless|lack|absence|silence|without)\b[^.;]{0,100}\b(?:notif\w+|notice|advise[ds]?|object\w*|reject\w*|disapprov\w*|respon\w+|repl(?:y|ies)|inform\w*|dispute\w*|complain\w*|elect\w*|appoint|receive|provides?|answer|non-?conformit\w+|of (?:any )?(?:out of|defect))\b/i;
/** A time in which to reject. */
const TIME_TO_REJECT =
  /\b(?:have|within)\b[^.;]{0,60}\b(?:after|of|from|following) (?:its |the )?(?:receipt|delivery)\b[^.;]{0,80}\b(?:notify|reject\w*|object\w*)\b/i;
/** Accepted in writing alone; a second notice; time for hidden defects. */
const HEARD =
  /\bnot (?:be|have been) (?:\w+ )?(?:deemed|considered)\b|\b(?:neither|nor|no|none)\b[^.;,]{0,60}\bbe (?:deemed|considered)\b[^.;]{0,60}\baccepted\b|\bunless [^.;,]{0,40}\baccepts\b|\bsecond (?:\w+ )?(?:\(\d\) )?(?:business day|notice|request|reminder)|\blatent defects?\b|\bhidden defects?\b[^.;]{0,80}\b(?:reject|notif)\w+|\bshall not relieve\b/i;

/** What a contract needs to be carried out. */
const ESSENTIAL =
  '(?:amounts?|prices?|pricing|fees?|payments?|charges?|quantit(?:y|ies)|volumes?|levels?|scope|dates?|terms|conditions|categor(?:y|ies)|contents?|shares?|percentages?|royalt(?:y|ies)|compensation|refund|sale|minimums?|specifications?|milestones?|whether to)';
/** Left to a later agreement. */
const LATER = `(?:${[
  'to be (?:mutually )?(?:agreed|negotiated|discussed)',
  '(?:be|is|are) (?:mutually|separately) (?:agreed|negotiated|determined)',
  '(?:determined|established|set|fixed|decided|based) (?:by|on) mutual (?:agreement|consent)',
  '(?:mutually determined|determined) by the parties',
  '(?:shall|will|agree to) (?:\\w+ ){0,2}(?:negotiate|discuss)',
  'mutually (?:agree to|discuss)',
  'agreed (?:to|upon) by (?:the|both) parties prior',
  '(?:shall|will) agree (?:up)?(?:on|to)',
  'terms(?: and conditions)? (?:mutually )?agreed (?:to |upon )?by the',
].join('|')})`;
const LEFT_OPEN = new RegExp(
  String.raw`\b${ESSENTIAL}\b[^.;]{0,160}\b${LATER}\b|\b${LATER}\b[^.;]{0,160}\b${ESSENTIAL}\b`,
  'i',
);
const NOT_YET = new RegExp(
  String.raw`\bno [^.;]{0,60}\b(?:has|have) (?:yet )?been agreed\b|\b${ESSENTIAL}\b[^.;]{0,50}\bto be (?:determined|decided|fixed|specified)(?! (?:by|in accordance|pursuant|as|under|from|based|every))\b|\b${ESSENTIAL}\b[^.;]{0,50}\b(?:not|n[’']t|will|shall) be determined (?:until|after|later|on a case)|^\W*(?:TBD|to be (?:mutually )?(?:agreed|determined))\b`,
  'i',
);
/** A blank in a sentence that should name a price, a date or a place. */
const BLANK = /\b(?:shall|will|terminat\w+|commenc\w+|price|fee|term|period)\b[^.;]{0,160}_{4,}/i;
/** Somebody decides, or the contract may be left. */
const FALL_BACK =
  /\b(?:apprais\w+|arbitrat\w+|independent (?:third|expert|accountant|auditor)|expert|committee|escalation)\b|\b(?:if|that) (?:the )?[^.;]{0,40}\b(?:cannot|fail to|do not|are unable to|not able to) (?:reach |mutually )?agree/i;

/** A right of first negotiation has no price yet by its nature. */
const FIRST_TALKS =
  /\b(?:right|option) of first (?:negotiation|offer|refusal)|\bfirst (?:negotiation|offer|refusal) right/i;
/** What nobody thought of is settled when it comes up. */
const GAP_FILLER =
  /\b(?:matters?|issues?|anything|points?)\b[^.;]{0,60}\bnot (?:expressly |specifically )?(?:addressed|provided|covered|regulated|dealt with|contemplated)/i;

/** Another part of the contract says it, or the contract may be left. */
const ELSEWHERE =
  /\b(?:set forth|included|specified|listed) (?:in|on)\b[^.;]{0,40}\b(?:exhibit|attached|schedule)\b|\bmay terminate\b/i;

const PROMISES = /\b(?:represents?|warrants?|covenants?|guarant(?:ees?|ys?)|certif(?:y|ies))\b|\bwarrant(?:y|ies)\b/i;
/** That nobody's rights anywhere are touched. */
const OTHERS_RIGHTS =
  /\b(?:infring\w+|misappropriat\w+)\b[^.;]{0,160}\b(?:patents?|copyrights?|trade ?marks?|intellectual|proprietary|rights|property)\b|\bviolat\w+\b[^.;]{0,60}\brights of (?:any|others?)\b|\b(?:patents?|proprietary rights|intellectual property)\b[^.]{0,160}\bhas (?:sufficient|all|the necessary)\b[^.;]{0,40}\brights\b|\b(?:clear|free) (?:of|from)\b[^.;]{0,20}\b(?:intellectual property|infringement|third[- ]party) claims\b/i;
/** That a result comes about, or that every law is kept whatever it may come to say. */
const RESULT =
  /\b(?:warrants?|guarantees?)\b[^.]{0,300}\b(?:capable of (?:produc|perform|deliver|process)\w+|(?:error|virus|defect)[- ]free|uninterrupted|free (?:of|from) (?:all |any )?(?:material )?errors|comply with all (?:applicable )?laws)\b|\bin compliance with (?:any and )?all\b[^.;]{0,40}\b(?:laws|standards|regulations)\b/i;
/** Knowledge, materiality or time set a limit; or nothing is promised. */
const LIMITED =
  /\bknowledge\b|\bin all material respects\b|\bsubstantially\b|\bwarranty period\b|\bfor (?:a period of )?(?:\w+ \(?\d+\)?|one|two|\d+) (?:years?|months?|days)\b|\b(?:not|no|neither)\b (?:\w+ ){0,2}(?:represents?|warrants?|representations?|guarantees?)\b|\bno representation\b/i;
/** Its own power to sign. */
const CORPORATE =
  /\bduly (?:and validly )?(?:authori[sz]ed|organi[sz]ed|executed)\b|\b(?:by-?laws|certificate of incorporation)\b/i;
const INDEMNITY = /\bindemni\w+\b[^.]{0,160}\bwarrant|\bbreach of (?:any |the )?(?:\w+ )?warrant/i;

/** No warranty at all. */
const NO_WARRANTY =
  /\bas[- ]is\b|\b(?:disclaims?|excludes?)\b[^.;]{0,60}\b(?:any and all|all)\b[^.;]{0,60}\bwarrant\w+|\b(?:no|without(?: any)?) (?:\w+,? ){0,6}warrant(?:y|ies)\b[^.;]{0,60}\b(?:of any kind|whatsoever|express)|\bin lieu of all other\b|\ball other [^.;]{0,80}\bwarranties\b[^.;]{0,40}\b(?:excluded|disclaimed)\b|\bmakes? no\b[^.;]{0,60}\bwarrant\w+(?![^.;]{0,120}\b(?:specific|particular) (?:purpose|use))|\bmakes? no\b[^.;]{0,60}\bwarrant\w+[^.;]{0,120}\b(?:title|infring\w+|any kind)|\bnot (?:make|give|provide) (?:a|any) warrant(?:y|ies) of any kind/i;
const DISCLAIMED_TITLE = /\bdisclaim\w*\b[^.;]{0,240}\b(?:title|non-?infringement)\b/i;
/** What is vouched for elsewhere stays. */
const SAVED =
  /^\W*(?:except|but for|unless|other than|subject to)\b[^.;]{0,80}\b(?:set forth|provided|stated|specified|contained|warrant\w+|herein|made)/i;
const SAVED_LATER =
  /\bexcept (?:as|for)\b[^.;]{0,60}\b(?:set forth|provided|stated|specified|contained|expressly made)\b/i;
const ONLY_THIS = /\bwarrant(?:y|ies) (?:is|are) exclusive\b/i;

const both: Guard = anyOf(says(OF_BOTH), says(BOTH_NAMED));

export const ASSURANCE_GUARDS: Partial<Readonly<Record<RiskId, Guard>>> = {
  remedy_thin: unless(says(ONLY_REMEDY), says(LADDER), says(OTHER_SOLE)),
  risk_shifted: unless(
    anyOf(says(LOSS_BORNE), says(LAW_BORNE), unless(allOf(says(INSURES), does(INSURES_ALONE)), does(INSURES_TOO))),
    both,
    mirrored,
  ),
  silence_binds: unless(anyOf(says(DEEMED, NOT_SAID), allOf(says(TIME_TO_REJECT), next(says(DEEMED)))), says(HEARD)),
  term_open: unless(
    anyOf(says(LEFT_OPEN), says(NOT_YET), says(BLANK)),
    says(FALL_BACK),
    says(FIRST_TALKS),
    says(GAP_FILLER),
    says(ELSEWHERE),
    next(says(FALL_BACK)),
  ),
  warranty_absolute: unless(
    allOf(says(PROMISES), anyOf(says(OTHERS_RIGHTS), says(RESULT))),
    says(LIMITED),
    says(CORPORATE),
    says(INDEMNITY),
    both,
    mirrored,
  ),
  warranty_disclaimed: unless(
    anyOf(says(NO_WARRANTY), says(DISCLAIMED_TITLE)),
    says(SAVED),
    unless(says(SAVED_LATER), says(ONLY_THIS)),
    both,
    mirrored,
  ),
};
