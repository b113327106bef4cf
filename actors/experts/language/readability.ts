import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { opposed } from '../toolkit/evidence.ts';
import { quote } from '../toolkit/quote.ts';

/** Consumers are promised plain language; Flesch 1948 calls below 30 `very difficult`, read with ease by graduates only. */
const VERY_DIFFICULT = 30;
/** Below this the measure says nothing (words). */
const ENOUGH = 300;

/** Vowel groups, without a silent final e: within a tenth of dictionary counts on running text. */
function syllables(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}

/** Flesch reading ease: 206.835 − 1.015 words a sentence − 84.6 syllables a word (Flesch 1948). Higher is easier. */
function readingEase(document: ParsedDocument): { ease: number; words: number } {
  let words = 0;
  let count = 0;
  let sentences = 0;
  for (const sentence of document.sentences) {
    if (sentence.isHeading) continue;
    const own = document.text.slice(sentence.start, sentence.end).match(/[A-Za-z]{2,}/g) ?? [];
    if (own.length < 4) continue;
    sentences++;
    words += own.length;
    for (const word of own) count += syllables(word);
  }
  if (words === 0) return { ease: 100, words };
  return { ease: Math.round(206.835 - (1.015 * words) / sentences - (84.6 * count) / words), words };
}

function hard(document: ParsedDocument): Finding[] {
  const { ease, words } = readingEase(document);
  if (words < ENOUGH || ease >= VERY_DIFFICULT) return [];
  const longest = document.sentences.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
  if (!longest) return [];
  const end = Math.min(longest.end, longest.start + 150);
  const cut = document.text.lastIndexOf(' ', end);
  return [
    {
      rule: 'readability.difficult',
      category: 'readability',
      severity: ease < 10 ? 'medium' : 'low',
      values: { ease },
      evidence: [quote(document, { start: longest.start, end: cut > longest.start ? cut : end })],
      belief: 0.81,
    },
  ];
}

/** Whether those it addresses can read it: only for documents that address the public or all staff. */
export const readability: Expert = {
  id: 'readability',
  domain: 'language',
  competence: ['readability', 'sentence_length'],
  serves: ['terms_of_service', 'privacy_policy', 'policy', 'employment', 'report', 'proposal'],
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.85,
  detectors: [hard],
  defeaters: [
    {
      against: ['readability'],
      examine: (_claim, document) => {
        const { ease } = readingEase(document);
        return ease >= VERY_DIFFICULT + 15 ? opposed('readability.measured', 0.25, { ease }) : undefined;
      },
    },
  ],
};
