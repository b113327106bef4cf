import { leadIns } from '../../../actors/classifiers/index.ts';
import {
  counted,
  type Examples,
  type Label,
  letterKeys,
  sentenceKeys,
} from '../../../actors/classifiers/training/index.ts';
import { rulesBySentence } from '../../../actors/experts/fairness/terms-reading.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import { records } from '../data-set.ts';

/** A sentence of terms of service. Levels: 1 fair, 2 potentially unfair, 3 clearly unfair; labels: level 2 or 3. */
export interface TermsSentence {
  readonly doc: string;
  readonly text: string;
  readonly labels: readonly string[];
  readonly levels: Readonly<Record<string, number>>;
}

export const termsSentences = (): TermsSentence[] => records<TermsSentence>('unfair_tos');

/** The terms as one text, a sentence a line, with where each begins. */
export function composed(lines: readonly string[]): { text: string; starts: number[] } {
  const starts: number[] = [];
  let text = '';
  for (const line of lines) {
    starts.push(text.length);
    text += `${line}\n`;
  }
  return { text, starts };
}

export const lineAt = (starts: readonly number[], offset: number): number =>
  starts.findLastIndex((start) => start <= offset);

/** What is around each sentence: the rules of the bench that match it, and what leads its list in. */
function contexts(sentences: readonly TermsSentence[]): { rules: readonly string[]; lead: string | undefined }[] {
  const found: { rules: readonly string[]; lead: string | undefined }[] = [];
  for (const own of Map.groupBy(sentences.keys(), (index) => sentences[index]?.doc).values()) {
    const lines = own.map((index) => (sentences[index] as TermsSentence).text);
    const { text, starts } = composed(lines);
    const rules = lines.map((): string[] => []);
    for (const [start, matched] of rulesBySentence(parseDocument(text, { type: 'terms_of_service' }))) {
      rules[lineAt(starts, start)]?.push(...matched);
    }
    const leads = leadIns(lines);
    own.forEach((index, line) => {
      found[index] = { rules: rules[line] ?? [], lead: leads[line] };
    });
  }
  return found;
}

/** A category needs this many sentences of each level before the level can be learned. */
const LEAST_OF_LEVEL = 10;

/** The same for the classifier that reads by letters, which does not tell levels apart. */
export function letterExamples(sentences: readonly TermsSentence[]): Examples {
  const examples = unfairExamples(sentences);
  const around = contexts(sentences);
  return {
    ...examples,
    rows: sentences.map(({ text }, s) => counted(letterKeys(text, around[s]))),
    labels: examples.labels.filter(({ among }) => among === undefined),
  };
}

/**
 * A label for each category, and for those that come in both levels one more, `category/severe`: clearly against
 * potentially unfair, learned from the unfair sentences of the category alone.
 */
export function unfairExamples(sentences: readonly TermsSentence[]): Examples {
  const documents = [...new Set(sentences.map(({ doc }) => doc))];
  const numbers = new Map(documents.map((name, number) => [name, number]));
  const around = contexts(sentences);
  const categories = [...new Set(sentences.flatMap(({ labels }) => labels))].toSorted();
  return {
    rows: sentences.map(({ text }, s) => counted(sentenceKeys(text, around[s]))),
    unitOf: Uint32Array.from(sentences.keys()),
    documentOf: Uint32Array.from(sentences, ({ doc }) => numbers.get(doc) as number),
    documents,
    labels: [
      ...categories.map((category) =>
        labelled(sentences, `unfair_${category}`, ({ labels }) => labels.includes(category)),
      ),
      ...categories.flatMap((category) => severe(sentences, category)),
    ],
  };
}

function labelled(
  sentences: readonly TermsSentence[],
  name: string,
  carries: (sentence: TermsSentence) => boolean,
): Label {
  const units = Uint8Array.from(sentences, (sentence) => (carries(sentence) ? 1 : 0));
  return { name, rows: units, units };
}

function severe(sentences: readonly TermsSentence[], category: string): Label[] {
  const ofLevel = (level: number): number => sentences.filter(({ levels }) => levels[category] === level).length;
  if (ofLevel(2) < LEAST_OF_LEVEL || ofLevel(3) < LEAST_OF_LEVEL) return [];
  const label = labelled(sentences, `unfair_${category}/severe`, ({ levels }) => levels[category] === 3);
  const among = Uint8Array.from(sentences, ({ labels }) => (labels.includes(category) ? 1 : 0));
  return [{ ...label, among }];
}
