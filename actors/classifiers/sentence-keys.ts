import { keysOf } from './features.ts';
import { CONSUMER, conceptMarks, TRADER } from './terms-concepts.ts';

/** What is around a sentence and helps to read it. */
export interface SentenceContext {
  /** Rules that matched the sentence. */
  readonly rules?: readonly string[];
  /** The sentence that leads in the list it stands in. */
  readonly lead?: string | undefined;
}

/**
 * What the unfair-terms classifier looks at in a sentence: its words, and its words again with everything that names the
 * trader as WE, the consumer as YOU, stems instead of words, and pairs with a word left out between; the matters it speaks
 * of; those of the sentence that leads it in; and the rules it matched.
 */
export function sentenceKeys(sentence: string, { rules = [], lead }: SentenceContext = {}): number[] {
  const words = normalised(sentence);
  const content = words.filter((word) => !STOP_WORDS.has(word));
  const marks = [`length ${LENGTHS.findIndex((limit) => sentence.length < limit)}`];
  content.forEach((word, i) => {
    const [next, afterNext] = [content[i + 1], content[i + 2]];
    if (next !== undefined) marks.push(`pair ${word} ${next}`);
    if (afterNext !== undefined) marks.push(`skip ${word} ${afterNext}`, `triple ${word} ${next} ${afterNext}`);
  });
  marks.push(...conceptMarks(sentence), ...rules.map((rule) => `rule ${rule}`));
  if (lead !== undefined) marks.push(...ledBy(lead));
  const frame = [...new Set(content.filter((word) => FRAME.has(word)))].toSorted();
  frame.forEach((word, i) => {
    for (const other of frame.slice(i + 1)) marks.push(`both ${word} ${other}`);
  });
  const fields = [
    { name: 'body', text: sentence },
    { name: 'stems', text: words.join(' ') },
  ];
  return keysOf(fields, marks);
}

const LENGTHS = [35, 80, 200];
/** Letters of a stem: enough to part `termin` from `terms`, few enough to join `terminate` and `termination`. */
const STEM = 6;

/** Words written with a capital in terms of service that are not the trader's name. */
const NOT_A_NAME =
  /^(?:Terms?|Services?|Agreement|User|You|Your|I|Content|State|Court|Policy|Privacy|Site|Website|App|Account|Use|Conditions|Arbitration)/;

const STOP_WORDS = new Set(
  'the a an of to in on at by for and or with as is are be been this that these those it its from such other which'.split(
    ' ',
  ),
);

/** Who may do what to whom: what matters is which of these a sentence has, in any order. */
const FRAME = new Set(
  'WE YOU may can not will shall any time reason withou notice sole discre termin suspen change modify liable liabil damage law court consen agree remove conten right reserv warran respon'.split(
    ' ',
  ),
);

/** Matters of the leading sentence, each once: they say what the list is about. */
export const ledBy = (lead: string): string[] => [
  ...new Set(
    conceptMarks(lead)
      .filter((mark) => /^(?:concept|then) /.test(mark))
      .map((mark) => `lead ${mark}`),
  ),
];

function normalised(sentence: string): string[] {
  const words: string[] = [];
  for (const match of sentence.matchAll(/[A-Za-z][A-Za-z'’]*|\d+/g)) {
    const [word] = match;
    const lower = word.toLowerCase().replace(/['’]/g, '');
    if (TRADER.test(lower) || isName(word, sentence, match.index)) words.push('WE');
    else if (CONSUMER.test(lower)) words.push('YOU');
    else words.push(/^\d/.test(lower) ? '0' : lower.slice(0, STEM));
  }
  return words;
}

/** A capital inside a sentence: the trader, as a rule. */
function isName(word: string, sentence: string, at: number): boolean {
  return at > 0 && /^[A-Z][a-z]+/.test(word) && !NOT_A_NAME.test(word) && !/[.:] *$/.test(sentence.slice(0, at));
}
