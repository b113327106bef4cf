/** What a passage of a class says in particular: who, and in which of the ways that the class takes in. */
import type { Severity } from '../../../protocols/index.ts';
import { type Action, type Modality, mirrorOf, provisionsIn, provisionsOf } from '../../provisions/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';
import { isOfBoth } from './both-sides.ts';
import type { RiskId } from './catalogue.ts';
import { indemnityIn } from './indemnities.ts';
import { leftOut } from './survival.ts';

/** The rule that tells it, with its values; without `rule` the class's own text is true of the passage. */
export interface Story {
  readonly rule?: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly severity?: Severity;
}

/** What is told of the passage; undefined where nothing of the class holds. */
type Teller = (document: ParsedDocument, passage: Span, words: string) => Story | undefined;

const EXCEPTED =
  /\b(?:except\w*|exclusive of|other than|save|excluding|unless|not (?:limit|apply|restrict)|without limiting)\b/i;
const INDIRECT =
  /\b(?:consequential|incidental|indirect|special|punitive|exemplary|lost (?:profits?|revenues?|data)|loss(?:es)?[- ]of[- ](?:anticipated )?(?:profits?|revenues?|business|data|use|good ?will))\b/i;
const SUM =
  /\bexceed\w*|(?<!\bnot (?:be )?)\blimited to\b|\bin excess of\b|\bmaximum\b|\b(?:greater|more) than\b|\bup to\b|\bcap(?:ped)?\b/i;
const TOTAL = /\b(?:whatsoever|any kind|any nature|negligence|any and all|under any circumstances|in any way)\b/i;
const PERPETUAL =
  /(?<!\bnot )\b(?:perpetual(?:ly)?|irrevocable|in perpetuity|forever)\b(?![^.;]{0,30}\b(?:during|for) the term\b)/i;
const OWN_FAULT = /\b(?:breach\w*|defaults?|violat\w+|(?:fails?|failure) to (?:pay|perform|comply|meet|observe))\b/i;
const INSURANCE = /\binsur\w+|\bcoverage\b/i;
const INTEREST =
  /\binterest (?:at|on|of \d|rate|accru\w+)|\b(?:bears?|accrues?|pay) interest\b|\blate (?:charge|fee|payment)/i;

/** What somebody has or owes, and, where only some acts are meant, which. */
interface Sought {
  readonly modalities: readonly Modality[];
  readonly acts?: readonly Action[];
}

/** The one party that the sentence gives such a provision; undefined where there is none, or more than one. */
function holder(document: ParsedDocument, passage: Span, { modalities, acts }: Sought): string | undefined {
  const names = new Set<string>();
  for (const { bearer, modality, action, also } of provisionsIn(document, passage)) {
    if (bearer.kind !== 'party' || !modalities.includes(modality)) continue;
    if (acts === undefined || [action, ...also].some((act) => acts.includes(act))) names.add(bearer.name);
  }
  const [name] = names;
  return names.size === 1 ? name : undefined;
}

/** The class's own text, or one that names the party where the provisions tell who it is. */
const named =
  (rule: string, sought: Sought): Teller =>
  (document, passage) => {
    const party = holder(document, passage, sought);
    return party === undefined ? {} : { rule, values: { party } };
  };

/** The teller's story where the words are these, and the class's own text where they are not. */
const where =
  (pattern: RegExp, teller: Teller): Teller =>
  (document, passage, words) =>
    pattern.test(words) ? teller(document, passage, words) : {};

/** The discretion belongs to the holder of the right, and not to another party that the sentence names. */
const OWN_DISCRETION =
  /\b(?:its|his|her|their) (?:own |sole |absolute |unfettered |exclusive |and )*(?:discretion|judge?ment|option|opinion)\b/i;
/** Bound to one partner: a right of first refusal or offer leaves the others free. */
const BOUND = /^(?!.*\bfirst (?:refusal|offer|negotiation)\b)/is;

/** A sum or what it is reckoned by; without one nothing is capped, whatever it is limited to. */
const AMOUNT =
  /[$€£]|\d|%|\[?\*{2,}|\b(?:percent|per ?cent|fees?|price|paid|payable|received?|payments?|amounts?|sums?|value|royalt\w+|insur\w+|proceeds|cost|replacement|dollars?|euros?|months?|credits?|maximum|aggregate)\b/i;
/** The sentence says what the word covers, and limits nothing. */
const EXPLAINS_LIABILITY = /\bliabilit(?:y|ies)["”’)]{0,2}\s+(?:shall )?(?:means?|includes?)\b/i;

/** Another sentence takes the usual exceptions out of the limits. */
const LIFTS =
  /\b(?:limitations?|exclusions?|limits?|foregoing|section|article|clause)\b[^.;]{0,140}\b(?:shall|will|do|does) not (?:apply|limit|be applicable|extend)\b|\bnothing (?:in|contained)\b[^.;]{0,120}\b(?:limits?|excludes?|restricts?)\b|\bexceptions?\b[^.;]{0,40}\blimitations?\b/i;
const GRAVER = /\b(?:confiden\w+|indemnif\w+|negligen\w+|misconduct|fraud|injury|death|infring\w+|breach)\b/i;

/** Whether the exceptions from a limit are elsewhere; what overrides everything is overridden by none. */
function isLifted(document: ParsedDocument, passage: Span, words: string): boolean {
  if (/\bnotwithstanding\b/i.test(words)) return false;
  return document.sentences.some(({ start, end }) => {
    if (start === passage.start || end - start > LONGEST) return false;
    const text = document.text.slice(start, end).replace(/\s+/g, ' ');
    return /\b(?:liab|damages|limitation|exclusion)/i.test(text) && LIFTS.test(text) && GRAVER.test(text);
  });
}
/** A longer sentence is a table or lost its stops, UTF-16 units. */
const LONGEST = 3000;

/** For grave fault the party answers: the exceptions that the advice would ask for are there. */
const BUT_GROSS =
  /\b(?:except|other than|save|unless|excluding|provided)\b[^.;]{0,160}\b(?:gross(?:ly)? negligen\w+|wil+ful (?:misconduct|misfeasance|default)|bad faith|reckless)/i;

const lossExcluded: Teller = (document, passage, words) => {
  if (isOfBoth(document, passage) && isLifted(document, passage, words)) return undefined;
  if (isOfBoth(document, passage))
    return INDIRECT.test(words) && !EXCEPTED.test(words)
      ? { rule: 'loss_excluded_mutual', severity: 'medium' }
      : undefined;
  const freed = BUT_GROSS.test(words) ? 'loss_excluded_but_gross' : 'loss_excluded_by';
  const story = named(freed, { modalities: ['exemption', 'disclaimer'] })(document, passage, words) ?? {};
  return INDIRECT.test(words) || TOTAL.test(words) ? story : { ...story, severity: 'medium' };
};

/** The paying party is liable even for the fault of the party that is paid. */
const FOR_OTHERS_FAULT =
  /\bactive (?:or|and) passive negligence\b|\bregardless of (?:the )?(?:fault|negligence|cause(?! of action))\b|\b(?:whether|even (?:if|where|though))\b[^.;]{0,80}\b(?:caused|contributed|arising|due|result\w*|attributable)\b[^.;]{0,120}\bnegligen\w+ (?:of|by|on the part of) (?:the |any )?(?:indemni(?:tee|fied)|owner|company|customer|client|beneficiary)/i;
/** The giver answers for everything, not for its fault alone. */
const FOR_EVERYTHING =
  /\bin any way (?:connected|relat\w+|aris\w+)|\barising (?:out of|from|under) or in connection with this agreement\b|\bprovid\w+ or failure to provide\b|\bhowever caused\b|^(?!.*\b(?:negligen|misconduct)).*\bany acts? or omissions?\b/is;

/** Each side answers for the people it employs: their wages, taxes and claims. */
const OWN_PEOPLE =
  /\bemployment[- ]related\b|\b(?:employee|worker|personnel|staff)s?['’]? (?:claims?|compensation|benefits)\b|\b(?:wages|payroll|withh[eo]ld\w*|social security|unemployment)\b/i;

const indemnity: Teller = (document, passage, words) => {
  if (mirrorOf(document, passage) !== undefined) return undefined;
  if (INSURANCE.test(words) && isOfBoth(document, passage)) return undefined;
  const isExcepted = /\b(?:except|save|other than|excluding|unless|to the extent)\b[^.;]{0,120}\bnegligen/i.test(words);
  if (!isExcepted && FOR_OTHERS_FAULT.test(words)) return { rule: 'indemnity_for_others_fault', severity: 'critical' };
  if (OWN_PEOPLE.test(words)) return undefined;
  const reading = indemnityIn(document, passage);
  if (reading.kind === 'one-sided') return { rule: 'indemnity_one_sided', values: { party: reading.by } };
  return reading.kind === 'usual' && !FOR_EVERYTHING.test(words) ? undefined : {};
};

const sections = (words: string): string => (words.match(/\d+(?:\.[\dA-Z]+)*/g) ?? []).toSorted().join(' ');

/** Each side has its limit, and the exceptions from one are not those from the other. */
function hasOtherExceptions(document: ParsedDocument, passage: Span, words: string): boolean {
  const mirror = mirrorOf(document, passage);
  if (mirror === undefined || !EXCEPTED.test(words)) return false;
  return sections(words) !== sections(document.text.slice(mirror.start, mirror.end));
}

const cap: Teller = (document, passage, words) => {
  if (EXPLAINS_LIABILITY.test(words)) return undefined;
  if (!AMOUNT.test(words)) {
    const excluded = lossExcluded(document, passage, words);
    return excluded && { ...excluded, severity: 'medium' };
  }
  if (hasOtherExceptions(document, passage, words)) return {};
  if (!isOfBoth(document, passage)) return SUM.test(words) ? {} : lossExcluded(document, passage, words);
  if (!SUM.test(words)) return lossExcluded(document, passage, words);
  if (EXCEPTED.test(words) || isLifted(document, passage, words)) return undefined;
  return { rule: 'liability_cap_mutual', severity: 'medium' };
};

/** Characters of an agreement in which its parties and their seats are named. */
const OPENING = 4000;
const PLACE = /\b(?:in|of|for)\s+(?:the\s+)?((?:[A-Z][a-z]+ ?){1,3}(?:, ?[A-Z][a-z]+)?)/g;

/** Whether a party has its seat where the passage has disputes heard; a state of incorporation is no seat. */
function isSeat({ text }: ParsedDocument, words: string): boolean {
  const opening = text.slice(0, OPENING).replace(/\s+/g, ' ');
  return Array.from(words.matchAll(PLACE), ([, place = '']) => place.trim()).some((place) => {
    const city = place.split(',')[0] as string;
    if (/^(?:State|Court|County|District|United|Chancery|Agreement)/.test(city) || city.length < 4) return false;
    return new RegExp(`,[^.;]{0,60}\\b${city}\\b(?! (?:corporation|limited|company|law|general))`).test(opening);
  });
}

/** Besides the place: who has to sue where, how soon, and before whom. */
const SIDED =
  /\b(?:jury|class (?:action|waiver)|waives?|(?:one|two|three|six|\d+)[^.;]{0,12} (?:years?|months?|days))\b/i;

/** Whether the passage says it of one of the parties, by a name that it has here. */
const namesParty = (document: ParsedDocument, words: string): boolean =>
  provisionsOf(document).parties.some(({ name, aliases }) =>
    [name, ...aliases].some((each) => each.length > 2 && words.includes(each)),
  );

const GUARANTEE = /\bpersonal(?:ly)? guarant/i;

/** To go on using what was bought in one's own business for good is what is paid for, … */
const OWN_USE =
  /\b(?:internal|own business|for the business of|contained in|embedded in|incorporated in|forms? part of)\b/i;
/** … to hand it on or live off it is not. */
const HANDED_ON =
  /\bsub-?licen[cs]|\bresell|\bcommerciali[sz]|\bexploit|\b(?:any|other) (?:other )?purposes?\b|(?<!non-|non|not )\btransferable\b|(?<!non-|non)\bexclusive\b/i;

/** The licence is to the grantor's own data or content, which is not what the contract sells. */
const OF_GRANTOR =
  /\b(?:use|copy|modify|reproduce|adapt|exploit)\b(?:(?!\b(?:to|for|with|in)\b)[^.;]){0,80}\b(?:data|content|feedback|suggestions|submissions|inputs?)\b/i;

/** What is changed is the thing that is sold, … */
const OF_PRODUCTS =
  /\b(?:alter|chang|modif|discontinu|revis|redesign)\w*\b[^.;]{0,80}\b(?:design|construction|features?|models?|specifications?|products?|packaging)\b/i;
/** … and nothing that binds the other side. */
const OF_TERMS =
  /\b(?:terms|conditions|polic(?:y|ies)|prices?|fees?|rates?|manuals?|rules|schedules?|exhibits?|territor\w+|commissions?)\b|\b(?:amend|modify|change|alter) (?:this|the) agreement\b/i;

/** Claims for loss are given up, … */
const CLAIMS_WAIVED =
  /\b(?:waiv|releas|relinquish)\w*\b[^.;]{0,80}\b(?:rights? of (?:recovery|subrogation|action)|claims?|causes? of action|recourse|damages)\b/i;
/** … and nothing is conceded on how a court may stop somebody. */
const INJUNCTION = /\b(?:injuncti\w+|irreparab\w+|bond|restrain\w*|specific performance|equitable|reasonable)\b/i;

const TELLERS: Partial<Readonly<Record<RiskId, Teller>>> = {
  affiliates_bound: (_document, _passage, words) =>
    GUARANTEE.test(words) ? { rule: 'personal_guarantee', severity: 'critical' } : {},
  automatic_end: (_document, _passage, words) =>
    OWN_FAULT.test(words) ? { rule: 'automatic_end_on_breach', severity: 'high' } : {},
  change_of_control: (document, passage) => (isOfBoth(document, passage) ? { rule: 'change_of_control_mutual' } : {}),
  nonsolicit_wide: (document, passage) => (isOfBoth(document, passage) ? { rule: 'nonsolicit_wide_mutual' } : {}),
  change_of_terms: (document, passage, words) =>
    OF_PRODUCTS.test(words) && !OF_TERMS.test(words)
      ? { rule: 'change_of_products' }
      : named('change_of_terms_by', { modalities: ['right'], acts: ['change'] })(document, passage, words),
  defences_waived: (_document, _passage, words) =>
    CLAIMS_WAIVED.test(words) && !INJUNCTION.test(words) ? { rule: 'claims_waived' } : {},
  discretion: where(OWN_DISCRETION, named('discretion_of', { modalities: ['right'] })),
  exclusivity_bound: where(BOUND, named('exclusivity_of', { modalities: ['prohibition'] })),
  forum_unfavourable: (document, passage, words) =>
    (isOfBoth(document, passage) || !SIDED.test(words)) && !isSeat(document, words) && !namesParty(document, words)
      ? undefined
      : {},
  indemnity_wide: indemnity,
  liability_cap_uneven: cap,
  licence_wide: (document, passage, words) => {
    if (isOfBoth(document, passage)) return undefined;
    if (!PERPETUAL.test(words)) return {};
    const isBought = OWN_USE.test(words) && !HANDED_ON.test(words) && !OF_GRANTOR.test(words);
    return isBought ? undefined : { rule: 'licence_perpetual', severity: 'high' };
  },
  loss_excluded: lossExcluded,
  penalty: (_document, _passage, words) =>
    INTEREST.test(words) ? { rule: 'penalty_interest', severity: 'medium' } : {},
  risk_shifted: (document, passage, words) => {
    if (!INSURANCE.test(words)) return {};
    const party = holder(document, passage, { modalities: ['duty'], acts: ['insure', 'maintain', 'purchase'] });
    // Of insurance that nobody in particular owes nothing can be asked.
    if (party === undefined) return undefined;
    // What is insured, and for how much, stands there to be read.
    return {
      severity: AMOUNT.test(words) ? 'low' : 'medium',
      rule: 'insurance_of',
      values: { party },
    };
  },
  survival_uneven: (document, passage, words) => {
    const missing = leftOut(document, passage, words);
    if (missing === 'none') return undefined;
    if (missing === 'section') return { rule: 'survival_without_end' };
    return missing === 'unknown' ? {} : { rule: 'survival_left_out', values: { missing } };
  },
};

/** What is told of a passage of the class; undefined where it turns out that nothing of the class holds. */
export function storyOf(id: string, document: ParsedDocument, passage: Span): Story | undefined {
  const teller = TELLERS[id as RiskId];
  if (teller === undefined) return {};
  return teller(document, passage, document.text.slice(passage.start, passage.end).replace(/\s+/g, ' '));
}
