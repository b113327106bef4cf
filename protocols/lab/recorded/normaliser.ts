import { letterOf } from './option-letter.ts';

/** When two written answers count as the same one. */
export const NORMALISERS = ['text', 'exact', 'number', 'letter', 'open'] as const;
export type Normaliser = (typeof NORMALISERS)[number];

/**
 * The key of an answer: answers with the same key are one. Null for an answer that says nothing under this reading.
 *
 * - `exact`: character by character.
 * - `text`: whatever the case, the blanks and a final full stop.
 * - `number`: the last number in the text, `1,234.50 €` as `1234.5`.
 * - `letter`: the option it names, `(B) because …` or `so (b) is better` as `B`; its words where it names none.
 * - `open`: also without punctuation and articles, as SQuAD compares answers (Rajpurkar 2016, arXiv 1606.05250).
 */
export function answerKey(answer: string, normaliser: Normaliser): string | null {
  const key = keyOf(answer, normaliser);
  return key === '' ? null : key;
}

function keyOf(answer: string, normaliser: Normaliser): string | null {
  switch (normaliser) {
    case 'exact':
      return answer;
    case 'text':
      return tidied(answer).toLowerCase();
    case 'number':
      return lastNumber(answer);
    case 'letter':
      return letterOf(answer);
    case 'open':
      return tidied(answer)
        .toLowerCase()
        .replace(/[\p{P}\p{S}]/gu, '')
        .replace(/\b(?:an?|the)\b/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    default:
      return normaliser satisfies never;
  }
}

/** One spelling of an answer: compatible forms of letters as one, single blanks, no final full stop. */
export const tidied = (answer: string): string =>
  answer.normalize('NFKC').replace(/\s+/g, ' ').trim().replace(/\.$/, '');

/** Groups of three digits may be told apart by commas, blanks or apostrophes; the point is decimal. */
function lastNumber(text: string): string | null {
  const found = text
    .normalize('NFKC')
    .match(/[-+−]?\d{1,3}(?:[,' \u2009]\d{3})+(?:\.\d+)?|[-+−]?\d+(?:\.\d+)?(?:e[-+]?\d+)?/gi);
  const last = found?.at(-1);
  return last === undefined ? null : String(Number(last.replace('−', '-').replace(/[,' \u2009]/g, '')));
}
