/** What limits liability: every limit with its sum, what is outside it, and which kinds of loss nobody pays for. */
import type { Speaker } from '../../languages/index.ts';
import type { ParsedDocument, Sentence } from '../../reading/index.ts';
import type { Candidate } from './candidates.ts';
import type { ReadLine } from './exit-line.ts';
import { amountWords } from './facts.ts';
import { isCap, isExclusion, liabilityFacts, ownerOfLimit } from './liability-words.ts';
import { wholeOf } from './shown-span.ts';
import { within } from './topic-rules.ts';

/** What a side does not answer for because nobody can is no limit of what it owes. */
const BEYOND_CONTROL =
  /\bforce majeure\b|\bacts? of god\b|\bbeyond (?:the |its |their |such |any )?(?:\w+['’]?s? ){0,3}(?:reasonable )?control\b/i;
const DEFINES =
  /^[^.;]{0,90}["“][^"”]{1,60}["”]\s?(?:,[^,]{1,40},)?\s?(?:shall |will )?(?:means?|refers? to|includes?|has the meaning)\b/i;
/** What an insurer or a bank pays, what stock is worth: sums that are nobody's limit here. */
const OF_ANOTHER_MATTER =
  /\b(?:insurance|insured|coverage|policy limits?|deductible|interest rate|late (?:fee|charge)s?|per occurrence|arbitrators?|tribunal)\b/i;
/** Who may not claim at all is not what a party answers for. */
const OF_BENEFICIARIES = /\bthird[- ]party beneficiar/i;
/** How a court proceeds, and no limit of what is owed. */
const OF_PROCEDURE =
  /\bjury\b|\bappear in,? prosecute\b|\b(?:injuncti\w+|equitable)\b[^.;]{0,60}\b(?:relief|remed\w+)\b|\bspecific performance\b|\bremed(?:y|ies)\b[^.;]{0,60}\b(?:non-?exclusive|cumulative)\b/i;
/** A limit is taken back for some cases. */
const EXCEPTION =
  /\b(?:limit(?:s|ed|ation|ations)?|caps?|exclusions?|maximum|foregoing|this (?:section|clause|article|paragraph)|sections? [\d.]+)\b[^.;]{0,160}\b(?:(?:shall|will|do|does) not (?:apply|limit|exclude|affect|restrict)|no application)\b|\bnothing in this (?:agreement|section|clause|article|contract)\b[^.;]{0,60}\b(?:limits?|excludes?|restricts?)\b|\bliability\b[^.;]{0,60}\b(?:is|shall be|remains) unlimited\b/i;
/** For those who bargain as a business alone: in terms for consumers it is not their limit. */
const NOT_FOR_CONSUMERS = /\b(?:not consumers|other than consumers|business customers|entrepreneurs)\b/i;
/** Limits quoted; more are a table of them. */
const MOST_LIMITS = 3;
/** Exceptions quoted. */
const MOST_EXCEPTIONS = 2;
/** Sentences after a limit in which it may be taken back. */
const NEXT = 6;
/** A longer sentence is a page without full stops (UTF-16 units). */
const LONGEST = 1_600;

/** Undefined where no limit and no excluded loss was read. */
export function liabilityLine(
  document: ParsedDocument,
  speaker: Speaker,
  likely: readonly Candidate[],
): ReadLine | undefined {
  const read = document.sentences.filter((each) => isOfLiability(document, each)).map((each) => untorn(document, each));
  const limits = read.filter((each) => isLimit(wordsOf(document, each)));
  const exceptions = exceptionsOf(document, limits).slice(0, MOST_EXCEPTIONS);
  const exclusion = exclusionOf(document, read, likely, limits);
  const told = [...weightiest(document, limits), ...(exclusion === undefined ? [] : [exclusion])].toSorted(
    (a, b) => a.start - b.start,
  );
  if (told.length === 0) return undefined;
  // `$5OO,000` of a scan is not five dollars.
  const sums = limits
    .flatMap((limit) => within(document.amounts, limit))
    .filter(({ end }) => !/^[\p{L}]/u.test(document.text.slice(end, end + 1)));
  const candidates = told.map((sentence): Candidate => ({ ...sentence, sentence, provisions: [], weight: 1 }));
  return {
    facts: [
      ...sumFacts(document, limits, sums, speaker),
      ...liabilityFacts(document, candidates, speaker, sums.length > 0),
      ...(limits.length === 0 && !mayCap(document) ? [speaker.text('drafting.deal.liability.no-cap')] : []),
    ],
    spans: [...new Set([...told, ...exceptions])].toSorted((a, b) => a.start - b.start),
  };
}

const wordsOf = ({ text }: ParsedDocument, { start, end }: Sentence): string =>
  text.slice(start, end).replace(/\s+/g, ' ');
/** With what a page break tore from it. */
function untorn(document: ParsedDocument, sentence: Sentence): Sentence {
  if (!/\b(?:liab|damages|amount)/i.test(wordsOf(document, sentence))) return sentence;
  const { start, end } = wholeOf(document, sentence);
  return start === sentence.start && end === sentence.end ? sentence : { ...sentence, start, end };
}

const isLimit = (words: string): boolean => isCap(words) && !OF_ANOTHER_MATTER.test(words);

/** The whole liability before that for one case, and what the same clause says of further limits. */
function weightiest(document: ParsedDocument, limits: readonly Sentence[]): Sentence[] {
  const ranked = limits.toSorted(
    (a, b) => rankOf(wordsOf(document, a)) - rankOf(wordsOf(document, b)) || a.start - b.start,
  );
  const [first] = ranked;
  return [
    ...ranked.filter(({ clause }) => clause === first?.clause),
    ...ranked.filter(({ clause }) => clause !== first?.clause),
  ].slice(0, MOST_LIMITS);
}

/** The kind of loss that nobody pays for: what was likely, else what a clause on liability says of it. */
function exclusionOf(
  document: ParsedDocument,
  read: readonly Sentence[],
  likely: readonly Candidate[],
  limits: readonly Sentence[],
): Sentence | undefined {
  const fits = (each: Sentence): boolean => {
    const words = wordsOf(document, each);
    return (
      !limits.includes(each) &&
      isExclusion(words) &&
      !PROMISES.test(words) &&
      OF_LIABILITY.test(words) &&
      !OF_THE_END.test(words)
    );
  };
  const sure = likely
    .flatMap(({ sentence }) => read.find(({ start, end }) => start <= sentence.start && end >= sentence.end) ?? [])
    .filter(fits);
  const all = sure.length > 0 ? sure : read.filter(fits);
  return all.find((each) => !NOT_FOR_CONSUMERS.test(wordsOf(document, each))) ?? all[0];
}

/** To answer for claims of others is no exclusion of one's own. */
const PROMISES =
  /\b(?:shall|will|agrees? to|hereby) (?:\w+,? ){0,3}(?:indemnify|defend|hold)\b(?![\s\S]*\b(?:in no event|not be liable|no liability)\b)/i;
/** What is not owed because the contract ends is no limit of what is owed for a breach. */
const OF_THE_END =
  /\b(?:in connection with|upon|on|by reason of|as a result of|arising from) (?:the )?(?:\w+ (?:or )?)?(?:terminat\w+|expir\w+|non-?renewal)\b/i;
/** Somebody answers for it or does not, or gives up the claim. */
const OF_LIABILITY = /\b(?:liab(?:le|ility)|responsible|waives?|entitled to|recover\w*|claims?)\b/i;

/** The whole liability before that for one case. */
const rankOf = (words: string): number =>
  /\b(?:aggregate|total|maximum|entire|cumulative|overall)\b|\bany cause of action\b|\barising (?:out of|from|under|in connection)\b/i.test(
    words,
  )
    ? 0
    : 1;

/** Whether any sentence may limit what somebody answers for, in words that were not understood. */
const MAY_CAP =
  /\b(?:liab\w+|damages|remed\w+|indemnif\w+|obligations?|recover\w*)\b[^.;]{0,300}\b(?:exceed\w*|in excess of|limit(?:ed|s|ation)?|greater than|more than|maximum|up to)\b|\b(?:exceed\w*|in excess of|limit(?:ed|s|ation)?|greater than|more than|maximum|up to)\b[^.;]{0,160}\b(?:liab\w+|damages|remed\w+|indemnif\w+)\b/i;
const mayCap = (document: ParsedDocument): boolean =>
  document.sentences.some((each) => {
    const words = wordsOf(document, each);
    return !each.isHeading && MAY_CAP.test(words.replace(NOT_LIMITED, '')) && !/\binsur/i.test(words);
  });
const NOT_LIMITED =
  /\b(?:without limit(?:ation|ing)?|(?:but )?not limited to|limited liability company|by way of limitation)\b/gi;

/** Whether the sentence may speak of what somebody answers for, and not of an excuse or the sense of a word. */
export function isOfLiability(document: ParsedDocument, sentence: Sentence): boolean {
  if (sentence.isHeading || sentence.end - sentence.start > LONGEST) return false;
  const words = wordsOf(document, sentence);
  const heading = document.clauses[sentence.clause]?.heading ?? '';
  const isExcuse = BEYOND_CONTROL.test(words) || /force majeure/i.test(heading);
  return (
    !DEFINES.test(words) &&
    !OF_BENEFICIARIES.test(`${heading} ${words}`) &&
    !OF_PROCEDURE.test(words) &&
    (!isExcuse || /\bliability\b[^.;]{0,80}\bexceed\b/i.test(words))
  );
}

/** The sentences around a limit that say what is outside it. */
function exceptionsOf(document: ParsedDocument, limits: readonly Sentence[]): Sentence[] {
  const { sentences } = document;
  return limits.flatMap((limit) => {
    const at = sentences.findIndex(({ end }) => end >= limit.end);
    return sentences
      .slice(Math.max(0, at - 2), at + NEXT)
      .filter(
        (each) =>
          !limits.some(({ start, end }) => start <= each.start && end >= each.end) &&
          !each.isHeading &&
          EXCEPTION.test(wordsOf(document, each)),
      );
  });
}

const OF_TWO =
  /\b(?:the (?:greater|higher|larger) of|if (?:greater|higher)|whichever is (?:the )?(?:greater|higher|larger))\b/i;

/** `Supplier: at most EUR 5,000`; of several sums all, for one of them alone misleads. */
function sumFacts(
  document: ParsedDocument,
  limits: readonly Sentence[],
  sums: ParsedDocument['amounts'],
  speaker: Speaker,
): string[] {
  const amounts = [...new Set(sums.map((sum) => amountWords(sum, speaker)))];
  // A sum that is one of two, of which the greater counts, is no limit by itself.
  if (amounts.length === 0 || limits.some((limit) => OF_TWO.test(wordsOf(document, limit)))) return [];
  const owners = new Set(
    limits
      .filter((limit) => within(document.amounts, limit).length > 0)
      .map((limit) => ownerOfLimit(document, limit, speaker)),
  );
  const [who = ''] = owners.size === 1 ? owners : [];
  const named = who === '' ? 'no' : 'yes';
  const [amount = ''] = amounts;
  return amounts.length === 1
    ? [speaker.text('drafting.deal.cap', { who, named, amount })]
    : [speaker.text('drafting.deal.cap.several', { who, named, amounts: speaker.list(amounts) })];
}
