import type { RiskId } from '../catalogue.ts';
import { ofBoth } from './both-sides.ts';
import { allOf, anyOf, type Guard, says, unless } from './guard.ts';
import { mirrored, next, whole } from './neighbours.ts';

/** A sum, or what takes the place of one, ends what a party may have to pay. */
const CAP = says(
  /\bliabilit(?:y|ies)\b[^;]{0,300}\b(?:exceed|(?<!not (?:be )?)limited to|greater than|maximum|in excess of|capped at)\b|\bliabilit(?:y|ies)\b[^;]{0,200}\b(?:is|be) limited\b/i,
);
/** Half a year's fees or less, or the lower of two sums, is little against what may be lost. */
const LOW_CAP = says(/\b(?:one|two|three|four|five|six|[1-6]) (?:\([1-6]\) )?months?\b|\blesser of\b|\blower of\b/i);
/** What a cap leaves out, and what the insurance covers, is no cap. */
const NO_CAP = says(
  /\blimitations?\b[^.;]{0,60}\bnot apply\b|\bnot (?:be )?limit(?:ed)?\b(?! to\b)|\bfailure of (?:the |its )?essential purpose\b|\bindemnifying party\b|\bthe other party['’]s\b|\bnothing\b[^.;]{0,60}\b(?:limits?|excludes?|restricts?)\b/i,
);

const RESERVES = /\bnothing\b[^.;]{0,60}\b(?:limits?|excludes?|restricts?)\b/i;
const GOES_ON = /;|\bbut\b|\bsubject to (?:that|this|the foregoing)\b/i;

/** The same guard, of what follows where the sentence first says what nothing excludes and then goes on. */
const afterReservation =
  (guard: Guard): Guard =>
  (sentence) => {
    const [first = '', ...rest] = sentence.text.split(GOES_ON);
    return guard(rest.length > 0 && RESERVES.test(first) ? { ...sentence, text: rest.join(';') } : sentence);
  };

/** Nobody pays a loss of these kinds: lost profit, indirect loss, lost data. */
const KIND =
  /\b(?:consequential|incidental|indirect|special|punitive|exemplary)\b|\b(?:lost|loss(?:es)?[- ]of[- ](?:\w+ ){0,2})[- ]?(?:profits?|revenues?|business|data|use|goodwill|traffic|income)\b/i;
const PROFIT =
  /\b(?:lost|loss(?:es)?)\b[^.;]{0,60}\b(?:profits?|revenues?|income|business|savings)\b|\beconomic (?:loss|damages?)\b/i;
/** A whole claim is shut out: any loss, any defect, any compensation. */
const WHOLE =
  /\b(?:any|no|whatsoever)\b[^.;]{0,40}\b(?:compensation|loss(?:es)?|damages?|defects?|liabilities|responsibility)\b|\b(?:compensation|damages?)\b[^.;]{0,80}\bwhatsoever\b/i;
const NOT_LIABLE =
  /\bnot (?:be )?(?:\w+ ){0,3}(?:liable|responsible)\b|\b(?:no event|no circumstances|neither|nor|never)\b[^;]{0,160}\b(?:liable|responsible|make any claims?|(?:have|bear|accept|assume) (?:any )?(?:liability|responsibility))\b|\b(?:have|has|bears?|accepts?|assumes?)\b[^;]{0,10}\bno (?:\w+ ){0,3}(?:liability|responsibility)\b|\bliability\b[^;]{0,160}\bnot (?:include|extend to)\b|\b(?:waives?|releases?)\b[^.;]{0,80}\b(?:claims?|damages?|loss(?:es)?)\b/i;
/** Each answers only for what it caused itself, which is as it should be. */
const OF_OTHERS_DOING =
  /\bto the extent\b(?! (?:that )?(?:permitted|required|(?:applicable )?law))|\b(?:loss|damage|destruction|failure|delay|claim|liability|action)s?\b[^.;]{0,60}\b(?:resulting|arising|caused|resulted)\b[^.;]{0,40}\b(?:action or inaction|modif\w+|misuse|unauthori[sz]ed|by the other)\b|\b(?:settlement|compromise)\b[^.;]{0,60}\bwithout\b|\b(?:altered|superseded|combin(?:ed|ation))\b|\bacts or omissions of (?:any )?(?:such|the|a) \w+|\bobligations of the\b|\bforce majeure\b|\brepresents and warrants\b/i;
/** The usual exceptions, said in the sentence or in the next. */
const EXCEPTED =
  /\bexcept(?! as otherwise)|\b(?:provided|save|exclusive of|subject to|other than|willful|wilful|fraud)\b/i;
const EXCEPTED_NEXT = /\b(?:limitations?|exclusions?|foregoing)\b[^.;]{0,60}\bnot\b[^.;]{0,20}\bapply\b|\bexcept\b/i;

const shutsOut = allOf(says(NOT_LIABLE), anyOf(says(KIND), says(WHOLE)));
const isExcepted = anyOf(says(EXCEPTED), next(says(EXCEPTED_NEXT)));

/** What an indemnity is given for must be read, else its width cannot be told. */
const INDEMNITY = says(
  /\b(?:shall|will|must|agrees?|hereby|undertakes?|covenants?)\b[^;]{0,160}\b(?:indemnif(?:y|ies)|harmless)\b|\bharmless\b[^;]{0,120}\bagainst\b/i,
  /\bindemnif(?:y|ies)\b|\bharmless\b/i,
  /\b(?:aris\w+|result\w*|reason|relat\w+|caus\w+|connection|bas(?:ed|is)|due|attributable|incurr\w+|from|against)\b[^:]{20,}/i,
);
/** Only what strangers claim. */
const STRANGERS =
  /\bthird[- ](?:part(?:y|ies)|persons?)['’]?s? (?:claims?|actions?|suits?)\b|\b(?:claims?|actions?|suits?|demands?|proceedings?)(?: \w+){0,2} (?:by|of|from) (?:an?y? |its |new )?(?:third[- ](?:part(?:y|ies)|persons?)|customers)\b|\b(?:brought|asserted|made|initiated|filed) by (?:an?y? )?third\b|\bof third parties\b/i;
/** Besides strangers' claims, the other side's own losses. */
const DIRECT_TOO =
  /\bdirect and third|\bclaims? between\b|\bbetween the parties\b|\bor any of the indemni|\bfirst[- ]party\b|\bwhether or not\b[^;]{0,40}\bthird\b/i;
const FAULT =
  /\b(?:breach\w*|negligen\w+|misconduct|infring\w+|violat\w+|misrepresent\w+|misappropriat\w+|fail\w*|wilful|willful|untrue|omissions?)\b/i;
/** The proportion of each side's fault, which is what the advice would ask for. */
const PROPORTION =
  /\bto the (?:proportionate )?extent\b(?! (?:that )?(?:permitted|required|(?:applicable )?law))|\bbut only\b/i;
/** Underwriters and their controlling persons have the indemnity of the securities laws. */
const SECURITIES =
  /\buntrue statements?\b|\bsecurities act\b|\bexchange act\b|\b19(?:33|34|40) act\b|\bwho controls?\b/i;
const ONLY_FAULT =
  /\b(?:aris\w+|result\w*)\b[^.;]{0,20}\b(?:negligence|gross negligence|willful misconduct)\b(?![^.;]{0,200}\bbreach)/i;

const isForFaultAmongStrangers: Guard = unless(says(STRANGERS, FAULT), says(DIRECT_TOO));
const isProportionate = unless(says(PROPORTION), says(DIRECT_TOO));
const breaksOff = says(/[:,]\s*$/);

/** The indemnity is lost by a late notice, or who is indemnified leads the defence or settles alone at the payer's cost. */
const FORFEITED = unless(
  says(
    /\bfail(?:s|ure)?\b[^.;]{0,120}\bnoti(?:ce|fy|fication)\b[^.;]{0,160}\b(?:relieve[sd]?|releases?|discharge[sd]?|forfeit\w*|los[et]s?|waive[rs]?|no (?:obligation|liability))\b/i,
  ),
  says(/\bnot (?:relieve|release|discharge|affect|constitute)\b|\bprejudic\w+|\bexcept to the extent\b|\bunless\b/i),
);
const TAKEN_OVER = says(
  /\bindemni(?:fied|tee)\b[^.;]{0,260}\b(?:take over|assume|retain)\b[^.;]{0,40}\b(?:sole |exclusive |full )?control\b/i,
  /\b(?:at all times|at any time|sole discretion|determines?)\b/i,
);
const SETTLED_ALONE = says(
  /(?<!\b(?:no|neither(?: the| an)?) )\bindemni(?:fied|tee)\b[^.;]{0,120}\bmay\b(?! not\b)[^.;]{0,60}\b(?:settle|compromise)\b[^.;]{0,80}\bwithout\b[^.;]{0,40}\b(?:consent|approval)\b/i,
);

/** Guards of the classes on who pays how much for what went wrong. */
export const LIABILITY_GUARDS: Partial<Readonly<Record<RiskId, Guard>>> = {
  indemnity_procedure: anyOf(FORFEITED, TAKEN_OVER, SETTLED_ALONE),
  indemnity_wide: unless(
    INDEMNITY,
    breaksOff,
    says(SECURITIES),
    says(/\beach party shall\b/i),
    isForFaultAmongStrangers,
    isProportionate,
    says(ONLY_FAULT),
  ),
  liability_cap_uneven: whole(afterReservation(unless(CAP, NO_CAP, unless(ofBoth, LOW_CAP)))),
  liability_unlimited: unless(
    says(
      /\bunlimited liability\b|\bliab(?:le|ility|ilities)\b[^.;]{0,80}\b(?:unlimited|without (?:any )?(?:limit\b|limitation (?:of|as to|in) amount))|\b(?:(?:shall|will) not be|(?:is|are) not) (?:limited|capped)\b(?! to\b)/i,
      /\bliab(?:le|ility|ilities)\b/i,
    ),
    ofBoth,
    says(/\b(?:fraud|death|personal injury|cannot be excluded)\b/i),
  ),
  loss_excluded: anyOf(
    unless(shutsOut, ofBoth, mirrored, says(OF_OTHERS_DOING)),
    unless(allOf(shutsOut, ofBoth, says(PROFIT)), mirrored, isExcepted),
  ),
};
