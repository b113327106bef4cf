import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument, Sentence } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { gather, opposed } from '../toolkit/evidence.ts';

/** Legal sentences run to 50 words in good drafting; from about here readers lose the condition (words). */
const TOO_LONG = 110;
const SHOWN = 5;

const words = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** (a), (ii), 1): an enumeration is read item by item, so only its longest item counts. */
function longestPart(text: string): number {
  let longest = 0;
  for (const part of text.split(/(?:^|\s)\((?:[a-z]|[ivx]{1,8}|\d{1,4})\)\s|;|\n[^\S\n]*\n/)) {
    longest = Math.max(longest, words(part));
  }
  return longest;
}

function tooLong(document: ParsedDocument): Finding[] {
  const long = document.sentences
    .map((sentence) => ({ sentence, length: longestPart(document.text.slice(sentence.start, sentence.end)) }))
    .filter(({ length, sentence }) => length > TOO_LONG && !sentence.isHeading)
    .toSorted((a, b) => b.length - a.length);
  const longest = long[0];
  if (!longest) return [];
  const shown = long
    .slice(0, SHOWN)
    .map(({ sentence }) => sentence)
    .toSorted((a: Sentence, b: Sentence) => a.start - b.start);
  return gather(
    document,
    {
      rule: 'sentence-length.long',
      category: 'sentence_length',
      severity: 'info',
      belief: 0.95,
      values: { count: long.length, words: longest.length },
    },
    // The beginning is enough to find the place; quoting a hundred words is not.
    shown.map(({ start }) => ({ start, end: cut(document.text, start) })),
  );
}

function cut(text: string, start: number): number {
  const space = text.indexOf(' ', start + 110);
  return space < 0 ? Math.min(text.length, start + 120) : Math.min(space, start + 160);
}

/** Sentences too long to be read once. */
export const sentenceLength: Expert = {
  id: 'sentence-length',
  domain: 'language',
  competence: ['sentence_length', 'readability'],
  serves: 'any',
  reads: ['en', 'it', 'es'],
  quick: false,
  deepOnly: false,
  precision: 0.85,
  detectors: [tooLong],
  defeaters: [
    {
      against: ['sentence_length'],
      examine: (claim, document) => {
        const listed = claim.finding.evidence.filter((piece) => {
          const sentence = document.sentences.find((s) => s.start <= piece.start && piece.start < s.end);
          const text = sentence ? document.text.slice(sentence.start, sentence.end) : '';
          return (text.match(/\((?:[a-z]|[ivx]+|\d+)\)/g)?.length ?? 0) >= 3 && longestPart(text) <= 60;
        });
        return listed.length > 0 && listed.length === claim.finding.evidence.length
          ? opposed('sentence-length.list', 0.3)
          : undefined;
      },
    },
  ],
};
