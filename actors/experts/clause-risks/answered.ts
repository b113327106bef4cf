import type { DocumentType } from '../../../protocols/index.ts';
import { type Provision, provisionsIn, provisionsOf } from '../../provisions/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';
import { isOfBoth } from './both-sides.ts';
import type { RiskId } from './catalogue.ts';
import { isOfOneSide } from './matters.ts';
import { isOfAnotherMatter } from './other-matter.ts';
import { isSettled } from './settled.ts';
import { sectionOf } from './survival.ts';

/** The usual exceptions to secrecy, each in the words it mostly has. */
const EXCEPTIONS: readonly RegExp[] = [
  /\b(?:public(?:ly)? (?:domain|known|available|knowledge)|generally (?:known|available)|becomes? public|part of the public)\b/i,
  /\b(?:already|previously|prior to|before)\b[^.;]{0,60}\b(?:known|possess\w+|disclos\w+)|\bin (?:its|the|his) possession\b/i,
  /\bindependently (?:developed|derived|discovered|known)\b/i,
  /\b(?:from|by) a(?:nother)? third part(?:y|ies)\b|\bthird part(?:y|ies)\b[^.;]{0,80}\bnot (?:bound|under|in breach|subject)/i,
  /\b(?:required|compelled)\b[^.;]{0,60}\b(?:law|court|subpoena|legal|order|regulation)/i,
];
/** With so many of them a clause on secrecy is as usual as most. */
const ENOUGH = 3;

/** What softens the end: stock sold, work paid, things handed over. */
const RELIEF =
  /\b(?:sell[- ]?off|(?:free|entitled|right|may|permitted)(?: to)? continue to (?:use|sell|distribut\w+|market|offer)|exhaust (?:any|all|its|the|such) (?:\w+ ){0,3}(?:inventor\w+|stocks?|suppl\w+|quantit\w+|materials?|products?|goods)|first option to buy|remaining inventory|existing inventory|inventory on hand|unsold|(?:shall|must|agrees to) (?:buy[- ]?back|repurchase)|wind(?:ing)?[- ]?(?:down|up)|transition|complete (?:any|all|outstanding|pending|open)|pay(?:ment)? for (?:all )?(?:services|work|products)|fill (?:all |any )?orders)\b/i;
/** Characters around a passage within which the end is softened. */
const BESIDE = 1500;

/** What somebody loses when all ends: a right to use or sell, what was made for it, what was paid, what it ran on. */
const LOST =
  /\blicen[cs]\w+|\bsub-?licen|\btrade ?marks?\b|\bmarks\b|\binventor|\bstock\b|\bproducts?\b|\bgoods\b|\bterritor|\bcustomers?\b|\bwork[- ](?:in|product)|\bdeposits?\b|\bpaid\b|\bpay(?:ment|able)|\bforfeit|\baccess\b|\bsoftware\b|\bservices?\b|\bequipment\b|\bpremises\b|\bdata\b|\bcontent\b|\btooling\b|\btechnology\b|\bproperty\b|\borders?\b|\bfranchise|\bsell\b|\buse\b|\bdomain/i;
/** Papers and secrets go back at every end, and no time to wind down would change it. */
const RETURNED =
  /\b(?:return|deliver|destroy|surrender)\w*\b[^.;]{0,200}\b(?:confidential|proprietary|secret|records?|documents?|copies)\b/i;
/** The sentence goes on in a list that says what stays. */
const BREAKS_OFF = /\b(?:except|as follows|following)\b[^.;]{0,30}[:,]?\s*$/i;

/** All rights end, which says of none what it is worth. */
const ENDS_IN_GENERAL = /\brights\b[^.;]{0,120}\b(?:cease|end|expire|terminate)\b/i;

/** Anywhere: so many days after the end in which stock or rights are sold off or used up. */
const SOLD_OFF =
  /\b(?:may|entitled to|right to|permitted to)\b[^.;]{0,120}\b(?:sell|sold|dispose\w*|distribute\w*|exhaust\w*|use up|used up)\b[^.;]{0,160}\b(?:days?|months?)\b[^.;]{0,60}\b(?:period|follow\w*|after|from)\b/i;

const losesNothing = (words: string): boolean =>
  BREAKS_OFF.test(words) ||
  ((RETURNED.test(words) || ENDS_IN_GENERAL.test(words)) && !LOST.test(words.replace(RETURNED, ' ')));

/** What happens if the minimum is missed: without it nothing is harsh about owing it. */
const MISSED =
  /\b(?:fail\w*|miss\w*|shortfall|not (?:meet|achieve|reach|satisf\w+|purchas\w+|attain)|less than|deficien\w+)\b[^.;]{0,240}\b(?:terminat\w+|exclusiv\w+|los[es]\w*|forfeit\w*|default|breach|pay\w*|revert\w*|convert\w*|cancel\w*|reduc\w*|withdraw\w*)\b|\btake[- ]or[- ]pay\b|\b(?:terminat\w+|forfeit\w*)\b[^.;]{0,160}\b(?:minimum|quota)/i;
/** What has to be reached. */
const A_MINIMUM =
  /\b(?:minimum|quotas?|targets?|at least|(?:not|no) (?:less|fewer) than|take[- ]or[- ]pay|shortfall|commit\w*|milestones?)\b/i;
/** Goods that nobody may need have to be bought all the same. */
const BUYS =
  /\b(?:purchas\w+|buy|order|take)\b[^.;]{0,120}\b(?:minimum|at least|(?:not|no) (?:less|fewer) than|take[- ]or[- ]pay)\b/i;
/** The party that owes it decides whether it is met. */
const FREE_TO_MISS =
  /\b(?:sole|own|absolute) discretion\b[^.;]{0,60}\bwhether or not to (?:satisfy|meet|pay|purchas\w+|achieve)\b|\bno liability\b[^.;]{0,80}\bfailure to (?:pay|meet|satisfy|achieve|purchase)\b[^.;]{0,40}\bminimum/i;

/** Words by which an exclusive right is made smaller. */
const HOLE =
  /\b(?:except\w*|other than|notwithstanding|reserves?|retains?|may|not (?:\w+ )?(?:prevent|preclude|limit|restrict|apply|prohibit|bar)|unless|subject to|limited to|excluding|not include|free to|right to|non-?exclusive|directly|los[es]s?|terminat\w+|convert\w*|existing|entitled)\b/i;

/** Whether anything is done is left to somebody or something. */
const LEAVES_OPEN =
  /\b(?:obligat\w*|obliged|required|bound|efforts?|endeavou?rs?|discretion|decline|refuse|reject|subject to|guarant\w+|available|availability|accept\w*|intend\w*|(?<!\b(?:which|that|as) )may|try|attempt|best|commit\w*|undertake|no warranty|estimate\w*|target\w*|expect\w*)\b/i;

/** Something becomes another than was agreed. */
const CHANGES =
  /\b(?:amend|modif|chang|revis|var(?:y|ie[sd]|iations?)\b|alter|updat|replac|substitut|adjust|increas|decreas|reduc|add|remov|delet|supplement|issu|establish|prescrib|set\b|new\b|then[- ]current|from time to time (?:by|in force|in effect|publish|determin))/i;

/** What leaves the truth sayable. */
const TRUTH = /\b(?:truthful\w*|required by law|legal process|compelled|government\w* (?:agenc|authorit)\w+)\b/i;

/** What is listed after it holds when the contract has ended, and suspends nothing. */
const AT_THE_END = /\bupon (?:the )?(?:termination|expiration) of this agreement\b[^.]{0,80}:?\s*(?:\([a-z]\)|$)/i;

/** Words of an exclusive tie. What one side owns or keeps for itself ties nobody. */
const TIES =
  /(?<!non-|non|non )\bexclusive (?!(?:\w+,? ){0,3}(?:title|owner\w*|propert\w+|remed\w+|jurisdiction|venue)\b)(?:\w+ ){0,4}(?:right(?!,? title)|licen[cs]e\w*|distribut\w*|agen\w*|dealer|supplier|provider|territor\w*|worldwide)\b|\b(?:grants?|appoints?|engages?)\b[^.;]{0,120}(?<!non-|non|non )\bexclusiv\w+\b|\b(?:not|neither)\b[^.;]{0,80}\b(?:sell|suppl\w+|licen[cs]e|distribut\w+|provide)\b[^.;]{0,80}\b(?:any (?:other|third)|others)\b/i;
const KEPT = /\b(?:retains?|reserves?|owns?)\b/i;
/** The subject has the exclusive right, so it is the other that is tied. */
const HAS_IT = /\b(?:be|is|are|remains?|has|have) (?:the |an? |its )?(?:sole and )?exclusive\b/i;

interface Borne {
  readonly party: number;
  readonly modality: Provision['modality'];
}

/** What parties bear in the passage, in its order. */
const borneIn = (document: ParsedDocument, span: Span): Borne[] =>
  provisionsIn(document, span).flatMap(({ bearer, modality }) =>
    bearer.kind === 'party' ? [{ party: bearer.party, modality }] : [],
  );

/** Some other sentence ties the other side back: it deals with the one that is bound alone, too. */
function isTiedBack(document: ParsedDocument, passage: Span): boolean {
  const [bound] = borneIn(document, passage);
  return document.sentences.some((sentence) => {
    if (sentence.isHeading || sentence.start === passage.start) return false;
    const words = document.text.slice(sentence.start, sentence.end).replace(/\s+/g, ' ');
    if (!TIES.test(words) || KEPT.test(words)) return false;
    const [own] = borneIn(document, sentence);
    if (bound === undefined || own === undefined) return true;
    const isGiven = own.modality === 'right' || HAS_IT.test(words);
    return (own.party === bound.party) === isGiven;
  });
}

/** A party that assigns what it makes keeps what it had: the same article says so. */
const HAD_BEFORE =
  /\b(?:retains?|keeps?)\b[^.;]{0,60}\b(?:(?:pre-?)?existing|background|prior) (?:\w+,? ){0,4}(?:right|title|ownership|interest|intellectual|propert|works?|materials?|tools?|inventions?|technolog)/i;
/** What each side brings stays its own. */
const EACH_KEEPS =
  /\b(?:remains?|shall be|will be|are|is)\b[^.;]{0,40}\bproperty of (?:such|each|that|the respective|its respective) (?:part(?:y|ies)|owners?)\b|\b(?:each|such) party(?:['’]s)?\b[^.;]{0,80}\b(?:background|pre-?existing|own) (?:\w+ ){0,3}(?:intellectual|technolog|propert|materials?|inventions?)/i;
const OWN =
  /\b(?:retains?|keeps?)\b[^.;]{0,60}\b(?:own|its|all) (?:\w+,? ){0,4}(?:right|title|ownership|interest|intellectual|propert)/gi;
/** Before the verb in which its subject is named, UTF-16 units. */
const SUBJECT = 60;

function keepsItsOwn(document: ParsedDocument, passage: Span): boolean {
  const words = around(document, passage, ARTICLE);
  if (HAD_BEFORE.test(words) || EACH_KEEPS.test(words)) return true;
  const [giver] = borneIn(document, passage);
  const { name = '', aliases = [] } = provisionsOf(document).parties[giver?.party ?? -1] ?? {};
  return Array.from(words.matchAll(OWN), ({ index }) => words.slice(Math.max(0, index - SUBJECT), index)).some(
    (before) =>
      /\b(?:each|either|both) part(?:y|ies)\b/i.test(before) ||
      [name, ...aliases].some((called) => called !== '' && before.includes(called)),
  );
}

/** The secrets of both are kept elsewhere: what is said here is about some of them, or about something else. */
const KEPT_BY_BOTH =
  /\b(?:neither party|each (?:of the )?part(?:y|ies)|both parties|(?:the )?parties|(?:the )?(?:receiving|recipient|disclosing) party|recipient)\b[^.;]{0,240}\bconfiden\w+|\bconfiden\w+[^.;]{0,240}\b(?:neither party|each (?:of the )?part(?:y|ies)|both parties|other party|receiving party|recipient)\b/i;
/** The duty itself. */
const KEEPS_SECRET =
  /\b(?:shall|will|must|agrees?|may)\b[^.;]{0,120}\b(?:disclos\w+|reveal|divulge|maintain|keep|hold|protect|use|treat|safeguard)\b/i;

function isKeptByBoth(document: ParsedDocument, passage: Span): boolean {
  if (/\bconfiden/i.test(headingOf(document, passage))) return false;
  return document.sentences.some(({ start, end }) => {
    if (start === passage.start || end - start > LONGEST) return false;
    const words = document.text.slice(start, end).replace(/\s+/g, ' ');
    return KEPT_BY_BOTH.test(words) && KEEPS_SECRET.test(words);
  });
}

/** Headings of the clause in which the passage stands, and of those around it. */
function headingOf({ clauses }: ParsedDocument, { start }: Span): string {
  return clauses
    .filter((clause) => clause.kind !== 'preamble' && clause.start <= start && start < clause.end)
    .map(({ heading }) => heading)
    .join(' / ');
}

/** `In turn, the Company shall indemnify`: the other side gives the same. */
const IN_TURN = /^\W*(?:in turn|likewise|similarly|conversely|correspondingly|in return)\b[^.;]{0,200}\bindemnif/i;

function isGivenBack(document: ParsedDocument, passage: Span): boolean {
  const at = document.sentences.findIndex(({ start }) => start === passage.start);
  return [document.sentences[at], document.sentences[at + 1]].some(
    (one) => at >= 0 && one !== undefined && IN_TURN.test(document.text.slice(one.start, one.end).replace(/\s+/g, ' ')),
  );
}

/** Half a page on either side, UTF-16 units. */
const ARTICLE = 2000;

const isExit = ({ action, also, modality }: Provision): boolean =>
  modality === 'right' && (action === 'terminate' || also.includes('terminate'));

const timesOf = ({ measures }: Provision): string =>
  measures.flatMap((one) => (one.kind === 'period' ? [`${one.value} ${one.unit}`] : [])).join();

/** The other side may leave in the same way, after the same time. */
function hasEqualExit(document: ParsedDocument, passage: Span): boolean {
  const [own] = provisionsIn(document, passage).filter(isExit);
  if (own?.bearer.kind !== 'party' || timesOf(own) === '') return false;
  const { party } = own.bearer;
  return provisionsOf(document).all.some(
    (one) => isExit(one) && one.bearer.kind === 'party' && one.bearer.party !== party && timesOf(one) === timesOf(own),
  );
}

/** Both may leave whenever they like on notice: in one word for both, or one after the other. */
const EITHER_LEAVES =
  /\b(?:either|each|any) party\b[^.;]{0,80}\bterminat\w+\b[^.;]{0,160}\b(?:days|months)\b|\bterminat\w+\b[^.;]{0,160}\b(?:days|months)\b[^.;]{0,200}\bby\b[^.;]{0,240};? or\b[^.;]{0,40}\b(?:days|months)\b[^.;]{0,80}\bby\b/i;
const FREELY =
  /\bat any time\b|\bwithout (?:cause|penalty|the payment of any penalty)\b|\bfor any (?:or no )?reason\b|\bconvenience\b/i;

/** To leave in one case more is little where both may leave in every case. */
const mayBothLeave = (document: ParsedDocument, passage: Span): boolean =>
  document.sentences.some(({ start, end }) => {
    if (start === passage.start || end - start > LONGEST) return false;
    const words = document.text.slice(start, end).replace(/\s+/g, ' ');
    return EITHER_LEAVES.test(words) && FREELY.test(words);
  });

/** The quality of what is done is promised elsewhere, so that efforts alone are not all that is owed. */
const STANDARD =
  /\b(?:shall|will|must|warrants?|agrees? to)\b[^.;]{0,120}\bperform\w*\b[^.;]{0,160}\b(?:industry standards?|workmanlike|professional manner|good industry practice|(?:skill|diligence) and care|reasonable (?:skill|care))\b/i;

/** Whether the passage is about services for which the contract sets a standard. */
const hasStandard = ({ text }: ParsedDocument, words: string): boolean =>
  /\befforts?\b/i.test(words) && /\bservices?\b/i.test(words) && STANDARD.test(text.replace(/\s+/g, ' '));

/** Books that may be looked into. */
const MAY_AUDIT =
  /\b(?:audit|inspect|examine)\b[^.;]{0,80}\b(?:books|records|accounts)\b|\b(?:books|records|accounts)\b[^.;]{0,120}\b(?:audit(?:ed)?|inspect(?:ed|ion)?|examin(?:ed?|ation))\b/i;
/** A few sentences on either side, UTF-16 units. */
const NEARBY = 800;
/** The same clause has money given back, or something else in its stead. */
const GIVEN_BACK =
  /(?<!\b(?:no|not|non|without)\b[^.;]{0,40})\b(?:shall|will|to|must) (?:(?!not\b)\w+ )?(?:refund|reimburse|repay|credit)\b|\bmake[- ]good\b/i;
/** A longer sentence is a table or lost its stops, UTF-16 units. */
const LONGEST = 3000;

/** Characters around a passage that a reader takes in with it. */
const around = ({ text }: ParsedDocument, { start, end }: Span, reach: number): string =>
  text.slice(Math.max(0, start - reach), end + reach).replace(/\s+/g, ' ');

/** Classes that the rest of the contract answers, by what is looked up for them. */
const LOOKED_UP: Partial<Readonly<Record<RiskId, (document: ParsedDocument, passage: Span) => boolean>>> = {
  confidentiality_thin: isKeptByBoth,
  change_of_terms: (document, passage) => !CHANGES.test(around(document, passage, 0)),
  confidentiality_wide: ({ text }) => EXCEPTIONS.filter((exception) => exception.test(text)).length >= ENOUGH,
  exclusivity_bound: isTiedBack,
  exclusivity_hollow: (document, passage) =>
    !/(?<!non-|non )\bexclusiv/i.test(document.text) || !HOLE.test(around(document, passage, 0)),
  exit_without_transition: (document, passage) =>
    losesNothing(around(document, passage, 0)) ||
    RELIEF.test(around(document, passage, BESIDE)) ||
    document.sentences.some(
      ({ start, end }) => end - start < LONGEST && SOLD_OFF.test(document.text.slice(start, end).replace(/\s+/g, ' ')),
    ),
  indemnity_wide: isGivenBack,
  minimum_harsh: (document, passage) =>
    !A_MINIMUM.test(around(document, passage, BESIDE)) ||
    (!MISSED.test(around(document, passage, BESIDE)) && !BUYS.test(around(document, passage, 0))) ||
    FREE_TO_MISS.test(document.text.replace(/\s+/g, ' ')),
  no_firm_promise: (document, passage) =>
    !LEAVES_OPEN.test(around(document, passage, 0)) || hasStandard(document, around(document, passage, 0)),
  remedy_thin: (document, passage) => FREE_TO_MISS.test(around(document, passage, BESIDE)),
  report_without_audit: ({ text }) => MAY_AUDIT.test(text.replace(/\s+/g, ' ')),
  no_refund: (document, passage) => GIVEN_BACK.test(around(document, passage, NEARBY)),
  suspension: (document, passage) => AT_THE_END.test(sectionOf(document, passage)),
  termination_one_sided: (document, passage) => hasEqualExit(document, passage) || mayBothLeave(document, passage),
  ip_transfer_wide: keepsItsOwn,
  no_criticism: (document, passage) => TRUTH.test(around(document, passage, BESIDE)),
};

/** A full-time employee works for one employer, keeps its secrets and makes its works: that is the contract. */
const OF_EMPLOYMENT: ReadonlySet<string> = new Set<RiskId>([
  'confidentiality_thin',
  'costs_open',
  'exclusivity_bound',
  'ip_transfer_wide',
]);
const EMPLOYMENT: DocumentType = 'employment';

/** Classes of what somebody owes or gets: a definition does neither until its term is used. */
const NOT_DEFINED: ReadonlySet<string> = new Set<RiskId>([
  'affiliates_bound',
  'confidentiality_thin',
  'customer_data',
  'ip_transfer_wide',
]);

/** Whether the passage only recites, or only defines what others use. */
function bindsNobody(id: string, document: ParsedDocument, passage: Span): boolean {
  const provisions = provisionsIn(document, passage);
  return (
    provisions.length > 0 &&
    provisions.every(({ modality }) => modality === 'recital' || (modality === 'definition' && NOT_DEFINED.has(id)))
  );
}

/** Whether the passage, or what is elsewhere, answers the class that the passage was taken for. */
export const isAnswered = (id: string, document: ParsedDocument, passage: Span): boolean =>
  isSettled(id, around(document, passage, 0)) ||
  isOfAnotherMatter(id, around(document, passage, 0)) ||
  bindsNobody(id, document, passage) ||
  (document.type === EMPLOYMENT && OF_EMPLOYMENT.has(id)) ||
  (isOfOneSide(id) && isOfBoth(document, passage)) ||
  LOOKED_UP[id as RiskId]?.(document, passage) === true;
