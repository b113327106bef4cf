/** What a contract is on: a sentence by which one party engages, sells, licenses, sponsors or serves the other; else what its title says. */
import type { Speaker } from '../../languages/index.ts';
import { type Provision, provisionsOf } from '../../provisions/index.ts';
import type { ParsedDocument, Sentence } from '../../reading/index.ts';
import type { Candidate } from './candidates.ts';
import { titleStems } from './deal-passages.ts';
import type { ReadLine } from './exit-line.ts';
import { shownSpans } from './shown-span.ts';
import { titleOf } from './title.ts';

/** Acts that a contract is made for, in the words of the party that does them. */
const CORE =
  /\b(?:hereby\s+|furthermore\s+|does\s+)*(?:appoints?|engages?|retains?|employs?|grants?|licen[sc]es|leases|sells|sponsors|entrusts?|commissions)\b|\b(?:shall|will|agrees?\s+to|undertakes?\s+to|desires?\s+to|wish(?:es)?\s+to|agree\s+to)\s+(?:\w+\s+){0,3}?(?:provide|perform|render|supply|sell|purchase|buy|manufacture|develop|distribute|sponsor|lease|licen[sc]e|design|operate|market|promote|host|maintain|furnish|act\s+as|serve\s+as|appoint|engage|retain|employ|create|produce|endorse|collaborate|cooperate|co-?brand|assist|secure|advertise|transport|store|process|endorse|issue)\b|\b(?:shall|will|is)\s+(?:be|hereby\s+appointed(?:\s+as)?)\s+(?:the\s+|an?\s+)?(?:[\w-]+\s+){0,4}(?:sponsor|distributor|licensee|agent|supplier|partner|provider|consultant|representative)\b/i;

/** No subject: what leads up to a list that is not there, what one side boasts of, how one is bound, when something is delivered. */
const BESIDE: readonly RegExp[] = [
  /\b(?:skills|expertise|experience|abilities|reputation|goodwill|know-how)\b[^.;]{0,120}\b(?:developed|leader|decades?|years|gained|global)\b/i,
  /\b(?:agrees? to (?:be bound|these|the following)|by (?:accessing|using|signing|clicking|installing)\b[^.;]{0,100}\byou\b)/i,
  /^\W{0,4}(?:[\d.()a-z]{1,7}\s+)?(?:on or (?:about|around|before)|no later than|not later than|within \w+|prior to|promptly|upon (?!the (?:terms|conditions))|commencing|following the|during the|from time to time|at least|each)\b/i,
  /\balso agree|\b(?:for|upon|during|in) (?:any |an? |the |each )?(?:extension|renewal)s?\b/i,
  /\bshall be (?:as )?(?:set (?:out|forth)|specified|described|listed) (?:in|on)\b/i,
  /^\W{0,4}(?:[\d.()a-z]{1,7}\s+)?(?:if|in the event|should|unless|provided|notwithstanding|except)\b/i,
  /\b(?:shall|will|may|must) not\b|\bneither\b|\bno party\b/i,
  /^\W{0,4}(?:[\d.()a-z]{1,7}\s+)?(?:the |any |all )?(?:prices?|fees?|payments?|costs?|expenses?)\b/i,
  /\b(?:taxes|interest|insurance|invoices?)\b/i,
  /\b(?:represents? and warrants?|represents? that|warrants? that|indemnif\w+|terminat\w+|confidential\w*)\b/i,
  /\b(?:purpose of this (?:communication|letter)|made and entered into|is made (?:this|as of|on)|entire agreement)\b/i,
  /\b(?:take|cause to be taken) (?:all|such) (?:necessary )?actions?\b|\breports?\b[^.;]{0,60}\b(?:setting forth|within|monthly|quarterly|biweekly)\b/i,
];
const ENDS_IN_COLON = /[:–-]\s*$/;
const RECITAL = /^\W{0,4}(?:[\d.()a-z]{1,7}\s+)?(?:whereas\b|now,? therefore\b)/i;
const OF_SHARES = /\b(?:issue|sell|purchase)\b[^.;]{0,160}\b(?:common |ordinary |preferred )?(?:shares|stock)\b/i;

/** The use of a name comes with most contracts. */
const OF_MARKS = /\b(?:grants?|licen[sc]es?)\b[^.;]{0,120}\b(?:(?:trade\s?|service )?marks?|logos?|trade names?)\b/i;

/** Below this the title says more than the sentence. */
const ENOUGH = 0.8;
/** How likely a sentence is that the classifier does not take for the subject. */
const UNLIKELY = 0.15;
/** `hereby appoints`: the sentence does what the contract is for. */
const PERFORMS = /\b(?:hereby\s+)(?:appoints?|engages?|retains?|employs?|leases|sells)\b/i;

interface Found extends Candidate {
  readonly score: number;
}

/** The sentence, or the title with the parties; nothing where there is neither. */
export function subjectLine(
  document: ParsedDocument,
  speaker: Speaker,
  likely: readonly Candidate[],
  parties: readonly string[],
): ReadLine {
  const known = new Map<Sentence, Candidate>();
  for (const one of likely) if (!known.has(one.sentence)) known.set(one.sentence, one);
  const bySentence = Map.groupBy(provisionsOf(document).all, ({ sentence }) => sentence);
  const stems = titleStems(document);
  const best = document.sentences
    .flatMap((sentence, index): Found[] => {
      const candidate = known.get(sentence) ?? asCandidate(sentence, bySentence.get(index) ?? []);
      const score = scoreOf(document, candidate, stems, known.has(sentence) ? candidate.weight : UNLIKELY);
      return score === undefined ? [] : [{ ...candidate, score }];
    })
    .toSorted((a, b) => b.score - a.score || a.start - b.start)
    .find((one) => !endsInColon(document, one));
  if (best !== undefined && best.score >= ENOUGH) return { facts: [], spans: [best] };
  const title = titleInWords(document);
  return title === '' || parties.length < 2 || parties.some((name) => PRONOUN.test(name))
    ? { facts: [], spans: [] }
    : {
        facts: [speaker.text('drafting.deal.subject.between', { title, parties: speaker.list([...parties]) })],
        spans: [],
      };
}

const asCandidate = (sentence: Sentence, provisions: readonly Provision[]): Candidate => ({
  ...sentence,
  sentence,
  provisions,
  weight: 0,
});

/** Shorter is a heading, longer a page without full stops (UTF-16 units). */
const SHORTEST = 45;
const LONGEST = 1_500;

function scoreOf(
  document: ParsedDocument,
  { sentence }: Candidate,
  stems: ReadonlySet<string>,
  likely: number,
): number | undefined {
  const { text } = document;
  const length = sentence.end - sentence.start;
  if (sentence.isHeading || length < SHORTEST || length > LONGEST) return undefined;
  const words = text.slice(sentence.start, sentence.end).replace(/-{3,}/g, ' ').replace(/\s+/g, ' ').trim();
  if (/^\p{Ll}/u.test(words) || BESIDE.some((sign) => sign.test(words)) || DEFINES.test(words)) return undefined;
  if (!CORE.test(words)) return undefined;
  const place = kindOf(document, sentence);
  if (place === 'schedule') return undefined;
  const roster = provisionsOf(document).parties;
  const named = roster.filter(({ name, aliases }) => [name, ...aliases].some((alias) => says(words, alias))).length;
  const own = new Set((words.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM)));
  const shared = [...stems].filter((stem) => own.has(stem)).length;
  const at = sentence.start / Math.max(1, text.length);
  return (
    likely +
    (named >= 2 ? 0.25 : named === 1 ? 0.05 : -0.2) +
    Math.min(2, shared) * 0.15 +
    (PERFORMS.test(words) ? 0.2 : 0) -
    (OF_MARKS.test(words) && !/licen|franch|mark/.test([...stems].join(' ')) ? 0.4 : 0) +
    (at < 0.3 ? 0.1 : at > 0.6 ? -0.3 : 0) -
    (RECITAL.test(words) ? 0.15 : 0) -
    (OF_SHARES.test(words) && !/shar|stock|subscr|invest|purchas/.test([...stems].join(' ')) ? 0.4 : 0)
  );
}

/** Whoever reads `we` learns of nobody. */
const PRONOUN = /^(?:we|us)$/i;
const STEM = 6;
const DEFINES =
  /^\W{0,4}(?:[\d.()a-z]{1,7}\s+)?["“][^"”]{1,60}["”]\s{0,3}(?:shall |will )?(?:means?|refers?|includes?|has the meaning)\b/i;

const says = (words: string, alias: string): boolean =>
  alias.length > 1 &&
  new RegExp(`(?<![\\p{L}\\d])${alias.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\d])`, 'u').test(words);

function kindOf({ clauses }: ParsedDocument, { clause }: Sentence): string {
  for (let at = clauses[clause]; at !== undefined; at = clauses[at.parent])
    if (at.kind === 'schedule') return 'schedule';
  return 'clause';
}

/** What is shown leads up to a list that is not shown. */
function endsInColon(document: ParsedDocument, found: Found): boolean {
  const last = shownSpans(document, found).at(-1);
  return last === undefined || ENDS_IN_COLON.test(document.text.slice(last.start, last.end));
}

/** `Sponsorship agreement`; empty where the title names no kind of contract. */
function titleInWords(document: ParsedDocument): string {
  const title = titleOf(document);
  if (
    !/\p{L}\)?\s(?:agreement|contract|lease|licen[cs]e|undertaking|terms|conditions)\b/iu.test(title) ||
    title.length > 90
  )
    return '';
  const small = title === title.toUpperCase() ? title.toLowerCase() : title;
  return small.charAt(0).toUpperCase() + small.slice(1);
}
