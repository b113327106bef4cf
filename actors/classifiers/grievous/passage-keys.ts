import { keysOf } from '../features.ts';
import { type GrievousLanguage, type Mention, mentionsIn, type Word, wordsIn } from './concepts.ts';
import { quantityMarks } from './quantities.ts';

/** Letters of a stem: enough to part `termin` from `terms`, few enough to join `terminate` and `termination`. */
const STEM = 5;

const NEGATIONS = new Set(
  'not no nor neither never without non ne senza mai nessun nessuna nessuno sin ni ningun ninguna nunca'.split(' '),
);
/** Words after a negation that it still reaches. */
const REACH = 3;
/** Concepts this near speak of each other, in words. */
const NEAR = 14;

/**
 * What the classifier of grievous terms looks at in a passage: words and pairs of words, stems, concepts (shared by the three
 * languages), which concepts follow or stand near each other, which are denied, and how large the quantities are.
 */
export function passageKeys(text: string, language: GrievousLanguage, marks: readonly string[] = []): number[] {
  const words = wordsIn(text);
  const mentions = mentionsIn(words, language);
  const stems = words.map((word) => word.text.slice(0, STEM)).join(' ');
  const fields = [
    { name: 'passage', text: words.map((word) => word.text).join(' ') },
    { name: `stems ${language}`, text: stems },
  ];
  return keysOf(fields, [...conceptMarks(words, mentions), ...quantityMarks(text, words), ...marks]);
}

function conceptMarks(words: readonly Word[], mentions: readonly Mention[]): string[] {
  const marks = new Set<string>();
  mentions.forEach(({ concept, at }, m) => {
    marks.add(`says ${concept}`);
    if (isDenied(words, at)) marks.add(`denies ${concept}`);
    for (let next = m + 1; next < mentions.length; next++) {
      const other = mentions[next] as Mention;
      if (other.at - at > NEAR) break;
      if (other.concept === concept) continue;
      marks.add(`near ${[concept, other.concept].toSorted().join(' ')}`);
      if (other.at - at <= REACH) marks.add(`then ${concept} ${other.concept}`);
    }
  });
  return [...marks];
}

function isDenied(words: readonly Word[], at: number): boolean {
  for (let back = 1; back <= REACH; back++) {
    if (NEGATIONS.has(words[at - back]?.text ?? '')) return true;
  }
  return false;
}
