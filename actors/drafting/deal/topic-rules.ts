/** By which signs a sentence is known for a topic: words, headings, acts, figures. */
import { DEAL_TOPICS, type DealLine } from '../../../protocols/index.ts';
import { type Action, type Provision, provisionsOf } from '../../provisions/index.ts';
import type { ParsedDocument, Sentence } from '../../reading/index.ts';
import { signsOf } from './topic-signs.ts';

export type Topic = Exclude<DealLine['topic'], 'parties'>;
export const TOPICS = DEAL_TOPICS.filter((topic): topic is Topic => topic !== 'parties');

/** A sentence that has the signs of a topic. */
export interface RuledSentence {
  readonly sentence: Sentence;
  /** Index into the document's sentences. */
  readonly index: number;
  readonly provisions: readonly Provision[];
  /** Points; a sentence that has only the words of a topic has 3. */
  readonly weight: number;
}

/** What a sentence of the topic does in law. */
const ACTS: Readonly<Record<Topic, readonly Action[]>> = {
  subject: [
    'perform',
    'deliver',
    'license',
    'appoint',
    'sell',
    'purchase',
    'maintain',
    'lend',
    'access',
    'disclose',
    'use',
  ],
  term: ['renew', 'survive', 'terminate'],
  renewal: ['renew'],
  money: ['pay', 'invoice', 'refund'],
  liability: ['limit', 'indemnify'],
  indemnity: ['indemnify'],
  rights: ['own', 'assign', 'license'],
  exit: ['terminate'],
  law: ['govern', 'dispute'],
};

/** Words of a topic and a heading, or words and an act: one sign alone is chance. */
const ENOUGH = 5;
/** A longer sentence is a list or a page without full stops. UTF-16 units. */
const LONGEST = 1_200;
const SHORTEST = 25;

/** Sentences that speak of the topic, the likeliest first, then in document order. */
export function ruledSentences(document: ParsedDocument, topic: Topic): RuledSentence[] {
  const { [topic]: signs, renewal } = signsOf(document.language.code);
  const { says } = signs;
  const bySentence = Map.groupBy(provisionsOf(document).all, ({ sentence }) => sentence);
  return document.sentences
    .flatMap((sentence, index): RuledSentence[] => {
      const length = sentence.end - sentence.start;
      if (sentence.isHeading || length < SHORTEST || length > LONGEST) return [];
      const text = document.text.slice(sentence.start, sentence.end);
      const said = says.exec(text);
      if (said === null || isBeside(topic, text, text.slice(0, said.index + said[0].length), document)) return [];
      const provisions = bySentence.get(index) ?? [];
      // How long it lasts stands before how it goes on.
      const goesOn = topic === 'term' && !LASTS.test(text) && renewal.says.test(text) ? 3 : 0;
      const weight = 3 + weigh(document, topic, sentence, provisions) - goesOn;
      return weight >= ENOUGH ? [{ sentence, index, provisions, weight }] : [];
    })
    .toSorted((a, b) => b.weight - a.weight || a.sentence.start - b.sentence.start);
}

/** A prohibition tells what a deal is about only in a promise of secrecy; a period of something else is not the contract's. */
function isBeside(topic: Topic, text: string, upToTheWords: string, { type }: ParsedDocument): boolean {
  if (topic === 'subject') return type !== 'nda' && (FORBIDS.test(upToTheWords) || SECRETS.test(upToTheWords));
  return topic === 'term' && !OF_THE_WHOLE.test(text);
}

/** Says how long the contract lasts, whether or not it says how it is renewed. */
const LASTS =
  /\b(?:initial|shall (?:continue|remain)|commenc\w+|begins?)\b|(?<!\p{L})(?:dura(?:ta)?|durerà|decorre|duración|durará|vigencia)(?!\p{L})/iu;

const FORBIDS =
  /^\s*(?:[\d.()a-z]*\s)?(?:neither|no)\b|\b(?:shall|will|may|must) not\b|\bcannot\b|(?<!\p{L})(?:non (?:può|potrà|possono)|no podrá)(?!\p{L})/iu;
/** To whom secrets may be told is the deal of a promise of secrecy alone. */
const SECRETS = /\bdisclos\w+$/i;
const OF_THE_WHOLE =
  /\b(?:agreement|contract|leases?|licen[cs]es?|terms?|engagement|subscription|employment|appointment|services?|effect)\b|contratto|accordo|durata|incarico|locazione|contrato|acuerdo|duración|plazo|vigencia|arrendamiento/i;

function weigh(document: ParsedDocument, topic: Topic, sentence: Sentence, provisions: readonly Provision[]): number {
  const { heading } = signsOf(document.language.code)[topic];
  const acts = provisions.filter(({ action, also, modality }) => {
    const binds = modality !== 'recital' && modality !== 'definition';
    return binds && [action, ...also].some((each) => ACTS[topic].includes(each));
  });
  const headed = headings(document, sentence).some((words) => heading.test(words));
  return (headed ? 2 : 0) + (acts.length > 0 ? 2 : 0) + (isMeasured(document, topic, sentence) ? 3 : 0);
}

/** Headings the sentence is under, the innermost first. */
function headings(document: ParsedDocument, { clause }: Sentence): string[] {
  const found: string[] = [];
  for (let at = clause; at >= 0; at = document.clauses[at]?.parent ?? -1) {
    const words = document.clauses[at]?.heading ?? '';
    if (document.clauses[at]?.kind !== 'preamble') found.push(words);
  }
  return found;
}

/** Whether the sentence gives the figure that the topic is about. */
function isMeasured(document: ParsedDocument, topic: Topic, span: Sentence): boolean {
  const has = (items: readonly { start: number; end: number }[]) => within(items, span).length > 0;
  switch (topic) {
    case 'term':
    case 'renewal':
      return has(document.durations) || has(document.dates);
    case 'money':
      return has(document.amounts) || has(document.percentages);
    case 'liability':
      return has(document.amounts) || CAP.test(document.text.slice(span.start, span.end));
    case 'exit':
      return has(document.durations);
    case 'law':
      return LAW.test(document.text.slice(span.start, span.end));
    default:
      return false;
  }
}

/** A limit comes before sentences about that limit. */
const CAP =
  /\b(?:not (?:exceed|be more than)|limited to|without limit|unlimited)\b|(?:non (?:potrà )?super|senza limit|illimitat|no excederá|sin límite|ilimitad)/i;

/** A sentence that names the law goes before one that only sends to a court. */
const LAW =
  /\b(?:governed|governing law|construed)\b|(?:regolat[oa] dalla|legge italiana|diritto italiano|se rige por|se regirá por)/i;

/** The items that are in the span. */
export function within<Item extends { readonly start: number; readonly end: number }>(
  items: readonly Item[],
  { start, end }: { readonly start: number; readonly end: number },
): Item[] {
  return items.filter((item) => item.start >= start && item.end <= end);
}
