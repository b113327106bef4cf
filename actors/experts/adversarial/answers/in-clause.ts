import { type Provision, provisionsIn } from '../../../provisions/index.ts';
import { pattern, says } from '../../toolkit/index.ts';
import { type Answer, anywhere, beside, eachPlace, inSentence } from './answer.ts';

/** The other side gets notice before the step is taken. */
const NOTICE =
  '(?:with|upon|by|on|after) (?:[a-z()0-9-]+ ){0,6}notice\\b|\\b(?:advance|prior|reasonable|written) (?:[a-z]+ ){0,2}notice\\b(?! (?:is|shall) not)|\\bgive[sn]? (?:[a-z]+ ){0,6}notice\\b|\\bshall (?:promptly )?notify\\b';

/** The party that decides needs the other side's consent, must be reasonable, or both sides have the right. */
const BOUND =
  '\\bapproved by\\b|\\b(?:jointly|mutually|mutual)\\b|\\b(?:subject to|with) (?:the |its )?(?:[a-z]+ ){0,5}(?:approval|consent)\\b|\\breasonabl[ey]\\b[^.;]{0,80}?\\b(?:sole|discretion)\\b|\\bdiscretion\\b[^.;]{0,60}?\\breasonabl|\\b(?:either|each) party\\b|\\bboth parties\\b';

/** The consent itself is what may be refused. */
const WITHHELD = pattern('\\bwith(?:hold|held)\\b|\\brefuse[ds]?\\b');

/** A choice between two duties: one of them must be done. */
const EITHER_WAY =
  '\\bshall\\b,? (?:[a-z]+ ){0,3}?(?:at|in) its (?:sole |own |absolute )*(?:option|discretion|election)[^.;]{0,20}?,? (?:either|\\([ai1]\\))|\\b(?:at|in) its (?:sole |own |absolute )*(?:option|discretion|election)(?: and expense)?,? (?:either|\\(?(?:a|i|1)\\))|\\bshall,? (?:at|in) its (?:sole |own |absolute )*(?:option|discretion|election)(?: and (?:at its )?(?:own |sole )?(?:expense|cost))?,? [^.;]{3,160}? or\\b';

/** What is elsewhere is made the measure. */
const POINTER =
  '\\b(?:set (?:forth|out)|specified|stated|provided|described|listed|defined|determined) (?:[a-z]+ ){0,2}(?:in|by|under|pursuant to)\\b|\\b(?:under|in accordance with|pursuant to) (?:the |an? |each |any )?(?:applicable |relevant |respective )?(?:sow|statements? of work|order|purchase order|schedule|exhibit|appendix|annex)\\b|\\bapplicable (?:sow|statement of work|order)\\b';

/** Grounds follow, or stand in the sentence: this is no right at will. */
const GROUNDS =
  '(?:\\bif\\b|\\bwhere\\b|\\bwhen\\b|\\bupon\\b|\\bfollowing\\b|\\bevents?\\b|\\bcases?\\b|\\breasons?\\b|\\bgrounds?\\b)[^.;:]{0,60}:(?:[^a-z0-9]*$| ?.?(?:a|i|1)[).])|\\bonly (?:if|in the event|upon|for (?:good )?cause)\\b';

/** What fault or injury takes out of an exclusion of liability. */
const FAULT_EXCEPTED =
  '\\b(?:nothing\\b[^.;]{0,120}?\\b(?:limits?|excludes?|restricts?)|(?:does|do|shall|will) not (?:apply|limit|exclude|restrict|affect)|unaffected|except (?:for|in|where|to|if)|other than|unless)\\b[^.;]{0,240}?\\b(?:fraud|gross(?:ly)? negligen|wil+ful|intent|death|personal injury|justifiable|initial incapacity)|\\bproduct liability\\b[^.;]{0,60}?\\bunaffected|\\b(?:fraud|gross(?:ly)? negligen|wil+ful|intent)[^.;]{0,160}?\\b(?:excepted|excluded from|unaffected)';

/** The other side may leave before the new price or term binds it. */
const MAY_LEAVE =
  '\\b(?:may|can|has the right to|shall have the right to|is entitled to|right to)\\b[^.;]{0,80}?\\b(?:terminate|cancel|withdraw|rescind|reject|prolong or terminate)\\b|\\b(?:without|with|subject to)\\b[^.;]{0,20}?\\b(?:express|written|prior) (?:[a-z]+ )?(?:agreement|consent)\\b';

/** Either side may leave when it likes. */
const EITHER_MAY_LEAVE =
  '\\b(?:either|each|any) (?:party|[a-z0-9]{2,24} or [a-z0-9]{2,24}) (?:[a-z]+ ){0,3}?(?:may|can|shall have the right to|has the right to|is entitled to)\\b[^.;]{0,80}?\\b(?:terminate|cancel)\\b[^.;]{0,120}?\\b(?:at any time|for any reason|without (?:cause|reason)|convenience)|\\b(?:either|each|any) (?:party|[a-z0-9]{2,24} or [a-z0-9]{2,24}) (?:[a-z]+ ){0,3}?(?:may|can|shall have the right to|has the right to|is entitled to),? (?:at any time|for any reason|without cause)\\b[^.;]{0,80}?\\b(?:terminate|cancel)';

/** What follows if the parties do not agree, or who else decides. */
const DECIDED =
  '\\b(?:should|if)\\b[^.;]{0,60}? not (?:bring|lead|result|yield|produce)\\b|\\b(?:failing|absent|in the absence of|lacking) (?:such |an? |any )*(?:agreement|consensus|settlement|resolution)\\b|\\b(?:if|should|in the event)\\b[^.;]{0,40}?\\b(?:parties|they|no agreement|no settlement|negotiations?)\\b[^.;]{0,60}?\\b(?:cannot|can not|fail|unable|not (?:agree|reach|resolved|settled)|is (?:not )?reached)|\\b(?:required|determined|decided|adjusted|modified) by (?:the |an? |any )?(?:[a-z-]+(?:.s)? ){0,6}(?:department|authority|auditors?|expert|arbitrator|commission|regulator)s?\\b';

const isRight = ({ modality }: Provision): boolean => modality === 'right';
const isDuty = ({ modality }: Provision): boolean => modality === 'duty' || modality === 'prohibition';

/** A duty that is worded as a condition. */
const FAILING = pattern('\\bfail(?:s|ed|ure)?\\b|\\bunless\\b');

/** The sentence lets somebody do it, or leaves it free, and binds nobody. */
const onlyRights: Answer['look'] = eachPlace((ground, { document }) => {
  const provisions = provisionsIn(document, ground);
  if (says(ground.folded, FAILING)) return undefined;
  return provisions.some(isRight) && !provisions.some(isDuty) ? ground : undefined;
});

/** The choice is between two acts. */
const OPTION = pattern('\\balternatively\\b|\\bmay (?:elect|choose|opt)\\b|\\bat (?:its|their|his) option\\b');

/** The sentence names whose duty it is, or the words before the list do. */
const hasObligor: Answer['look'] = eachPlace((ground, { document }) => {
  const provisions = provisionsIn(document, ground);
  const known = provisions.filter(({ bearer }) => bearer.kind === 'party' || bearer.kind === 'mutual');
  return provisions.length > 0 && known.length === provisions.length ? ground : undefined;
});

/** Answers that are in the quoted sentence or beside it. */
export const IN_CLAUSE: readonly Answer[] = [
  { rules: /^discretion\.without-asking$/, reason: 'same-sentence', look: inSentence(pattern(NOTICE)) },
  {
    rules: /^discretion\.sole$/,
    reason: 'same-sentence',
    look: inSentence(pattern(`${BOUND}|${EITHER_WAY}`), WITHHELD),
  },
  { rules: /^missing-particulars\.amount$/, reason: 'same-sentence', look: inSentence(pattern(POINTER)) },
  {
    rules: /^termination-convenience\.one-sided$|^unfair-unilateral-termination\.groundless$/,
    reason: 'same-sentence',
    look: inSentence(pattern(GROUNDS)),
  },
  {
    rules: /^unfair-limitation-of-liability\.(?:losses|excluded)$/,
    reason: 'beside',
    look: beside(pattern(FAULT_EXCEPTED), 2, 6),
  },
  {
    rules: /^unfair-limitation-of-liability\.injury$/,
    reason: 'elsewhere',
    look: anywhere(
      pattern(
        '\\bnothing\\b[^.;]{0,60}?\\b(?:exclude|limit|restrict)s?\\b[^.]{0,200}?\\b(?:death|personal inju?f?ury|gross(?:ly)? negligen)',
      ),
    ),
  },
  {
    rules: /^unfair-choice-of-law\.far-law$/,
    reason: 'beside',
    look: beside(
      pattern(
        '\\b(?:not|unless)\\b[^.;]{0,40}?\\b(?:apply|affect|deprive)\\b[^.]{0,120}?\\b(?:applicable|mandatory|local) laws?\\b|\\bcountry of residence\\b|\\bcan ?not be excluded by contract\\b|\\bmandatory (?:provisions|laws?)\\b',
      ),
      1,
      6,
    ),
  },
  {
    rules: /^unfair-limitation-of-liability\.excluded$/,
    reason: 'beside',
    look: beside(pattern('\\bforce majeure\\b'), 1, 0),
  },
  { rules: /^price-adjustment\.(?:unbounded|.*)$/, reason: 'beside', look: beside(pattern(MAY_LEAVE), 0, 3) },
  {
    rules: /^unfair-unilateral-change\.of-terms$/,
    reason: 'beside',
    look: beside(
      pattern('\\bnot (?:enforce|apply|bind)[^.;]{0,80}?\\bwithout your (?:express )?(?:agreement|consent)\\b'),
      0,
      4,
    ),
  },
  { rules: /^ambiguity\.open-ended-time$/, reason: 'beside', look: beside(pattern(EITHER_MAY_LEAVE), 1, 2) },
  { rules: /^ambiguity\.deferred-terms$/, reason: 'same-sentence', look: inSentence(pattern(DECIDED)) },
  { rules: /^ambiguity\.deferred-terms$/, reason: 'beside', look: beside(pattern(DECIDED), 0, 2) },
  {
    rules: /^termination-cause\.no-cure$/,
    reason: 'beside',
    look: beside(
      pattern(
        '\\b(?:correct(?:ive)?|cure|remed(?:y|ied)|rectif[a-z]+|cease)\\b[^.;]{0,160}?\\bwithin\\b|\\bwithin\\b[^.;]{0,80}?\\b(?:correct|cure|remed(?:y|ied)|rectif)',
      ),
      2,
      2,
    ),
  },
  { rules: /^ambiguity\.vague-time$/, reason: 'no-duty', look: onlyRights },
  {
    rules: /^ambiguity\.permissive-duty$|^exceptions\.no-duty$/,
    reason: 'no-duty',
    look: (question) =>
      question.grounds.every(({ folded }) => says(folded, OPTION)) ? onlyRights(question) : undefined,
  },
  { rules: /^passive-duties\.no-actor$/, reason: 'same-sentence', look: hasObligor },
];

/** Answers to claims about a term that nobody is held to: either side may leave at any time, wherever that stands. */
export const EXITS = pattern(EITHER_MAY_LEAVE);
