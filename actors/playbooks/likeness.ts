/** How alike two passages are by their words. */

/** Words that every clause has say nothing about what it is. */
const COMMON = new Set(
  'the a an of to in and or any all by for with this that such shall will may be is are as on at its their other under from it which agreement party parties il la le lo i gli un una di del della dei delle e o a da in con su per che si al alla el los las de y en un por se que del'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !COMMON.has(word));

/** Dice coefficient of the words that tell, 0..1. */
export function likeness(a: string, b: string): number {
  const [first, second] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  if (first.size + second.size === 0) return 0;
  let shared = 0;
  for (const word of first) if (second.has(word)) shared += 1;
  return (2 * shared) / (first.size + second.size);
}

/** Share of the telling words of one passage that another has, too, 0..1. */
export function contained(inner: string, outer: string): number {
  const [words, known] = [new Set(wordsOf(inner)), new Set(wordsOf(outer))];
  return words.size === 0 ? 0 : [...words].filter((word) => known.has(word)).length / words.size;
}

const NEGATION =
  /(?<!\p{L})(?:not|no|never|neither|nor|without|except|non|né|senza|nessun[oa]?|ni|sin|ningun[oa]?|ningún|salv[oi])(?!\p{L})/iu;

const denies = (text: string): boolean => text.search(NEGATION) >= 0;

/** Whether two wordings that are alike also agree on figures and on what is denied. */
export function agree(wanted: string, said: string): boolean {
  const figures = new Set(said.match(/\d+(?:[.,]\d+)*/g) ?? []);
  const isFigured = (wanted.match(/\d+(?:[.,]\d+)*/g) ?? []).every((figure) => figures.has(figure));
  return isFigured && denies(wanted) === denies(said);
}

/** From this share of its words on a sentence is said by another. */
const SAID = 0.6;
/** Letters by which two forms of a word are known for one. */
const STEM = 5;

/** Whether another sentence says what this one says, in whatever form its words have there. */
export function isSaid(sentence: string, other: string): boolean {
  if (denies(sentence) !== denies(other)) return false;
  const stems = (text: string): string[] => [
    ...new Set(
      wordsOf(text)
        .map((word) => word.slice(0, STEM))
        .filter(({ length }) => length > 2),
    ),
  ];
  const [wanted, known] = [stems(sentence), stems(other)];
  const found = wanted.filter((stem) => known.some((each) => each.startsWith(stem) || stem.startsWith(each)));
  return wanted.length > 0 && found.length / wanted.length >= SAID;
}
