import { dealThreshold, judgeDeal } from '../../classifiers/index.ts';
import { type Provision, provisionsOf } from '../../provisions/index.ts';
import type { ParsedDocument, Sentence, Span } from '../../reading/index.ts';
import { type CutPassage, dealPassages } from './deal-passages.ts';
import { ruledSentences, type Topic } from './topic-rules.ts';

/** A passage that answers what a topic asks, with what it does. */
export interface Candidate extends Span {
  readonly sentence: Sentence;
  /** Those that the passage holds at least in part. */
  readonly provisions: readonly Provision[];
  /** The likelier, the more: a probability, or the points of the rules. */
  readonly weight: number;
}

/** Passages that speak of the topic, the likeliest first, then in document order. */
export const candidates = (document: ParsedDocument, topic: Topic): Candidate[] =>
  document.language.code === LEARNED ? learned(document, topic) : ruled(document, topic);

/** The language that the classifier has learned; in others rules alone. */
const LEARNED = 'en';
/** Two signs beside the words of the topic, or its figure. */
const SURE = 6;

const ruled = (document: ParsedDocument, topic: Topic): Candidate[] =>
  ruledSentences(document, topic)
    .filter(({ weight }) => weight >= SURE)
    .map(({ sentence, provisions, weight }) => ({ ...sentence, sentence, provisions, weight }));

interface JudgedPassage extends CutPassage {
  readonly judged: ReadonlyMap<string, number>;
}

const readings = new WeakMap<ParsedDocument, readonly JudgedPassage[]>();

/** Every passage with its probabilities; judged once for all topics. */
function judgedPassages(document: ParsedDocument): readonly JudgedPassage[] {
  let reading = readings.get(document);
  if (reading === undefined) {
    reading = dealPassages(document).map((cut) => ({ ...cut, judged: judgeDeal(cut.passage) }));
    readings.set(document, reading);
  }
  return reading;
}

function learned(document: ParsedDocument, topic: Topic): Candidate[] {
  const threshold = dealThreshold(topic);
  const bySentence = Map.groupBy(provisionsOf(document).all, (provision) => document.sentences[provision.sentence]);
  return judgedPassages(document)
    .map((cut) => ({ ...cut, weight: cut.judged.get(topic) ?? 0 }))
    .filter(({ weight }) => weight >= threshold)
    .map(({ start, end, sentence, weight }) => ({
      start,
      end,
      sentence,
      weight,
      provisions: (bySentence.get(sentence) ?? []).filter(
        (provision) => provision.start < end && provision.end > start,
      ),
    }))
    .toSorted((a, b) => b.weight - a.weight || a.start - b.start);
}
