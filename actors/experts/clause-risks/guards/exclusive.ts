import { allOf, anyOf, type Guard, says, unless } from './guard.ts';
import { beside, definition, fact, mutual, mutualSubject, stated } from './sides.ts';

/** Others than the signing parties. */
const OTHERS =
  '(?:affiliate[sd]?|subsidiar(?:y|ies)|shareholders|stockholders|members|associates|related persons|designees|parent|successors|subdistributors|group)';

/** A party owes that others do or omit something: it causes, procures or ensures it. */
const CAUSES_OTHERS = new RegExp(
  `\\b(?:cause|procure|ensure|require)\\b[^.;]{0,40}\\b(?:its|their|such|any|his|her|the|\\w+['’]s)\\b[^.;]{0,40}\\b${OTHERS}\\b`,
  'i',
);
/** The ban reaches those who have not signed. */
const NOR_OTHERS = new RegExp(
  `\\b(?:nor|not permit|on behalf of (?:itself|himself|themselves) and)\\b[^.;]{0,40}\\b(?:its|their|his|her)\\b[^.;]{0,40}\\b${OTHERS}\\b[^.;]{0,60}\\b(?:shall|will|agrees?|to)\\b(?! have the right)`,
  'i',
);
/** One pays what others owe. */
const DEBTS_OF_OTHERS = new RegExp(
  `\\b${OTHERS}\\)? (?:is|are|becomes?) (?:due|indebted|liable)\\b|\\bow(?:ed|es?|ing)\\b[^.;]{0,30}\\bby\\b[^.;]{0,30}\\b${OTHERS}\\b`,
  'i',
);
/** A guarantor pays without demand, notice or defence. */
const GUARANTOR =
  /\bguarantors?\b[^.;]{0,200}\b(?:liab\w+|obligations?|indebtedness|waives?|unconditional\w*)\b|\b(?:liabilities|obligations)\b[^.;]{0,60}\bof (?:the |each )?guarantors?\b|\b(?:unconditional\w*|absolute\w*|irrevocabl[ey])\b[^.;]{0,60}\bguarant\w+/i;
const GUARANTOR_BURDEN =
  /\b(?:without (?:any )?(?:demand|notice|recourse)|waived?|waives|unconditional\w*|irrevocabl[ey]|forthwith|primary obligor|personally)\b/i;
/** Debtors of the whole, each for the other. */
const JOINTLY = /\bjoint(?:ly)? and several(?:ly)? (?:liable|responsible|obligated|bound|liability|guarant\w+)\b/i;
/** Owners, partners or spouses sign with the party. */
const OWNERS_SIGN =
  /\b(?:principals?|owners|spouses?|partners|members|shareholders|officers)\b[^.;]{0,80}\b(?:shall|must|will|agrees? to)\b[^.;]{0,60}\b(?:sign|execute|guarantee|be (?:personally )?bound|be personally)\b/i;
/** The field of research or sale is barred: that is exclusivity or a ban on competing, whichever party must observe it. */
const FIELD_BARRED = /\b(?:compet\w+|develop|commerciali[sz]e|solicit\w* for employment|disclose)\b/i;
const STANDSTILL = /\b(?:standstill|voting|proxies|securities|common stock|shares)\b/i;

/** Those who have not signed are bound, or one pays for them. */
const affiliatesBound: Guard = unless(
  anyOf(
    unless(says(CAUSES_OTHERS), says(FIELD_BARRED)),
    allOf(says(NOR_OTHERS), says(STANDSTILL)),
    unless(says(NOR_OTHERS), says(FIELD_BARRED)),
    says(DEBTS_OF_OTHERS),
    allOf(says(GUARANTOR), says(GUARANTOR_BURDEN)),
    says(JOINTLY),
    says(OWNERS_SIGN),
  ),
  mutualSubject,
  definition,
  stated,
);

/** The contract, or rights and duties under it, change hands. */
const ASSIGNS = /\b(?:assign(?:ed|able)?|transfer(?:red)?|cede|novate)\b/i;
const CONTRACT =
  /\b(?:agreement|contract|(?:rights?|interests?|obligations?|duties|title)\b[^.;]{0,60}\b(?:under|in|hereunder|of)|hereunder)\b/i;
/** One side is free to hand it on. */
const MAY_ASSIGN =
  /\b(?:may|(?:shall be |is )?(?:entitled|free|permitted) to|(?:shall have|has|have|reserves) the right to)\b(?! not)[^.;]{0,160}\b(?:assign|transfer|cede|novate|be assigned|be transferred)/i;
/** One side needs the other's leave. */
const NOT_ASSIGN =
  /\b(?:may|shall|will|can|must|right) ?not\b[^.;]{0,100}\b(?:assign|transfer|be assigned|be transferred)|\bnot have the (?:right|power) to assign\b/i;
/** In a rule for both sides, an exception for the one that is named. */
const NAMED_EXCEPTION =
  /\b(?:provided|except|however)\b[^.;]{0,60}\b(?!either|each|any|a party|such)\w+ (?:may|shall (?:be entitled|have the right) to|is free to) assign\b/i;
/** A person who works in person hands nothing on: that is usual. */
const PERSONAL = /\bpersonal to\b|\bpersonal services?\b/i;
const BOTH_BARRED = fact(/^shared prohibition negative assign/);
const BOTH_FREE = fact(/^(?:shared|mutual) right positive assign/);

/** One side may hand the contract on, or may refuse, and the other not. */
const assignmentOneSided: Guard = anyOf(
  allOf(says(NAMED_EXCEPTION), says(CONTRACT)),
  unless(
    anyOf(
      unless(allOf(says(ASSIGNS, CONTRACT), says(MAY_ASSIGN)), BOTH_FREE),
      allOf(
        says(NOT_ASSIGN, CONTRACT),
        anyOf(
          unless(says(CONTRACT), BOTH_BARRED),
          beside(allOf(says(MAY_ASSIGN), unless(says(ASSIGNS), says(NOT_ASSIGN)))),
        ),
        unless(says(ASSIGNS), BOTH_FREE),
      ),
    ),
    mutual,
    definition,
    says(PERSONAL),
  ),
);

/** Rivals, or everybody but the other side. */
const RIVALS =
  '(?:compet(?:itors?|itive|ing|e|es)|other than|any other|third part(?:y|ies)|another|similar|anyone else|except|exclusive)';
const DEALS =
  '(?:sell|buy|purchase|procure|market|distribute|promote|display|place|enter|participate|provide|represent|manufacture|produce|permit|authori[sz]e|offer|supply|engage|appoint|contract|deal|develop|advertise|accept|grant|license|solicit|negotiate|tender)';
/** A promise not to deal with others. */
const NOT_WITH_OTHERS = new RegExp(
  `\\b(?:(?:shall|will|agrees?|may|undertakes?)(?: \\(\\w\\))?(?: not| neither)|in no event (?:shall|will) \\w+|refrain from|neither \\w+ nor[^.;]{0,60}(?:shall|will))\\b[^.;]{0,160}\\b${DEALS}\\b[^;]{0,240}\\b${RIVALS}\\b`,
  'i',
);
/** A promise to deal with the other side only. */
const ONLY_WITH =
  /\b(?:work|deal|purchase|procure|buy|order|obtain|source)\b[^.;]{0,60}\b(?:exclusively|solely|only) (?:with|from|through)\b|\b(?:shall|will) be the (?:sole |only )?(?:and )?exclusive (?:third party )?(?:\w+ )?(?:provider|supplier|source|cooperator|distributor|vendor|partner|sponsor|agent)\b/i;
/** What is offered elsewhere goes to the other side first. */
const FIRST_OFFER = /\b(?:rights? of )?first (?:refusal|offer|negotiation|look)\b/i;
/** Not to hand on what was licensed, to export, or to keep silent: no tie to one buyer or seller. */
const OTHER_BAN =
  /\b(?:sub-?licen[cs]e|re-?export|internal (?:business )?purposes|outside (?:of )?(?:the|your|its) (?:\w+ )?territor(?:y|ies)|confidential information|consent or release)\b/i;
const STRONG_RIVALS =
  /\b(?:compet\w+|other than|any other|exclusive\w*|authori[sz]e any|another|similar|with (?:a|any) third|permit a third)\b/i;
/** After the end it is a ban on competing. */
const AFTER_END = /\b(?:year|month)s? (?:there)?after\b|\bafter (?:the )?(?:termination|expiration)\b/i;

/** One side may not deal with others, or must offer the other side first. */
const exclusivityBound: Guard = unless(
  anyOf(allOf(says(NOT_WITH_OTHERS), says(STRONG_RIVALS)), says(ONLY_WITH), says(FIRST_OFFER)),
  definition,
  stated,
  says(OTHER_BAN),
  says(AFTER_END),
  says(
    /\b(?:the|either|neither|each) part(?:y|ies) (?:shall|will|may)\b|\bshall not include\b|\bselling party\b|\bdoes not agree\b/i,
  ),
);

/** The one who granted exclusivity keeps a way past it. */
const KEEPS_CHANNEL =
  /\b(?:reserves?|retains?|unrestricted right|free to|may appoint|shall have the right|may (?:also )?(?:sell|market))\b[^;]{0,200}\b(?:sell|sale|market|distribute|appoint|license|promote|grant|operate|establish)\b[^;]{0,240}\b(?:territory|directly|other (?:distributors|dealers|resellers|agents|customers|persons|parties|products)|third[- ]party|customers other than|oem)\b/i;
const MAY_APPOINT_OTHERS = /\bmay (?:also )?appoint (?:other|additional|further)\b/i;
/** The exclusivity does not reach what is listed. */
const NOT_PRECLUDED =
  /\bexclusiv\w+\b[^.;]{0,120}\b(?:shall not|does not|will not) (?:preclude|prevent|restrict|limit|apply|extend|prohibit)\b/i;
const TURNS_NON_EXCLUSIVE = /\b(?:shall|will) (?:be|become|be deemed) non-?exclusive\b/i;
const GRANTS_EXCLUSIVE = /\b(?:sole and )?exclusive right\b|\bappoints? the\b/i;

/** The exclusivity promised is emptied by what stays open. */
const exclusivityHollow: Guard = unless(
  anyOf(says(KEEPS_CHANNEL), says(MAY_APPOINT_OTHERS), says(NOT_PRECLUDED), says(TURNS_NON_EXCLUSIVE)),
  says(GRANTS_EXCLUSIVE),
  definition,
  mutual,
  says(/\bshall not (?:engage|appoint)\b/i),
);

export const EXCLUSIVE = {
  affiliates_bound: affiliatesBound,
  assignment_one_sided: assignmentOneSided,
  exclusivity_bound: exclusivityBound,
  exclusivity_hollow: exclusivityHollow,
} as const;
