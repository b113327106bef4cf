/** Which clauses speak of a topic by their heading, where no sentence was picked out for it. */
import { citation } from '../../experts/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Topic } from './topic-rules.ts';

/** Clauses that are named; the reader finds more beside them. */
const MOST = 2;
/** Longer headings are sentences (UTF-16 units). */
const LONGEST = 90;

/** Stricter than the signs of a topic: a heading must name it. */
const HEADINGS: Readonly<Record<Topic, RegExp>> = {
  subject:
    /^(?:(?:grant|scope|purpose|appointment|engagement|services|sponsorship|sale and purchase|purchase and sale|supply)\b|.{0,40}\b(?:use of airtime|scope of (?:work|services|agreement)|grant of (?:rights|licen[cs]e)|services to be (?:provided|performed)|oggetto|objeto)\b)/iu,
  term: /^(?!.{0,60}\bpayments?\b).{0,50}\b(?:terms? (?:of (?:this )?agreement|and termination|of (?:use|contract))|(?:initial |agreement |usage )?term|duration|durata|duración)\b(?! sheet)/iu,
  renewal: /\b(?:renewals?|extensions? of (?:the )?term|rinnovo|prórroga|renovación)\b/iu,
  money:
    /\b(?:payments?|fees?|pric(?:e|es|ing)|compensation|consideration|royalt(?:y|ies)|rent|commissions?|remuneration|corrispettiv[oi]|precio|honorarios)\b/iu,
  liability: /\b(?:liabilit(?:y|ies)|limitation of (?:remedies|damages)|damages|responsabilità|responsabilidad)\b/iu,
  indemnity: /\b(?:indemni\w+|hold harmless|manleva)\b/iu,
  rights:
    /\b(?:intellectual property|ownership|proprietary rights|(?<!\p{L} )licen[cs]es?|licen[cs]e (?:grants?|and|to)|inventions?|work product|retention of rights|granting of rights|title to|trademarks?|proprietà intellettuale|propiedad intelectual)\b/iu,
  exit: /\b(?:terminat\w+|cancell?ation|withdrawal|recesso|risoluzione|resolución|desistimiento)\b/iu,
  law: /\b(?:governing law|choice of law|applicable law|jurisdiction|arbitration|dispute resolution|resolution of disputes|legge applicabile|ley aplicable)\b/iu,
};
/** A disclaimer is headed like what it excludes; insurance of a liability is none. */
const OTHER =
  /\b(?:attorneys?['’]?s?['’]? fees|legal fees|late (?:fees|payments?)|expenses|no fees|insurance|ownership and control|no licen[cs]e|taxes|notices?|exhibit|schedule|definitions?)\b/iu;

/** The clauses as they are cited, in document order. */
export function clausesHeaded(document: ParsedDocument, topic: Topic): string[] {
  const found = document.clauses.filter(
    ({ kind, heading }) =>
      kind !== 'preamble' &&
      kind !== 'signature' &&
      heading !== '' &&
      heading.length <= LONGEST &&
      HEADINGS[topic].test(heading) &&
      !OTHER.test(heading),
  );
  const outer = found.filter(({ parent }) => !found.some(({ index }) => index === parent));
  return [...new Set(outer.map((clause) => citation(clause, document)))].slice(0, MOST);
}
