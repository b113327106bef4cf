/** Which clause of the text a new one is to look like: the nearest before it of the same rank that a list numbers. */
import type { LocatedParagraph, LocatedText } from '../reading/located-text.ts';

/** Paragraphs looked at for a clause with its own heading. */
const LOOK_BACK = 40;

/** Longer ones are text, whatever they end with. */
export const MAX_HEADING = 80;

/** The heading a clause begins with: `Limitation of Liability. Neither party…` */
export const RUN_IN_HEADING = /^\p{Lu}[^.:\n]{2,70}[.:](?=\s)/u;

/** Words of a heading that need no capital. */
const SMALL = /^(?:\p{Lu}|\d|[&/–-]|(?:a|an|and|by|for|from|in|of|on|or|the|to|with|e|del?|dell\p{L}*|y|la|el|los?)$)/u;

export interface NewClause {
  readonly text: LocatedText;
  /** Index of the paragraph that it follows. */
  readonly neighbour: number;
  readonly line: string;
  readonly isAtHome: (paragraph: LocatedParagraph) => boolean;
}

/** Undefined where nothing tells its rank: then it looks like its neighbour. */
export function clauseBefore(clause: NewClause): LocatedParagraph | undefined {
  const label = labelOf(clause.line);
  return label === undefined ? headedBefore(clause) : numberedBefore(clause, label);
}

interface Label {
  /** `12.3`, `b`: without the words and signs around it. */
  readonly number: string;
  /** How deep, and whether in digits or letters. */
  readonly rank: string;
}

const LABEL =
  /^\s*(?:(?:section|article|clause|articolo|artículo|cláusula|art\.|§)\s*)?(\(?)(\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivxlc]{1,6})(\.0)?[.)°ºª]{0,2}(?=\s|$)/i;

function labelOf(line: string): Label | undefined {
  const [whole, bracket = '', number] = LABEL.exec(line) ?? [];
  if (whole === undefined || number === undefined) return undefined;
  // `A party may…`: a letter is a label when a sign says so.
  if (/^[a-z]/i.test(number) && bracket === '' && !/[.)]$/.test(whole)) return undefined;
  return { number: number.toLowerCase(), rank: /^\d/.test(number) ? `digits ${number.split('.').length}` : 'letter' };
}

/** The number before: `12.2` of `12.3`, `a` of `b`. */
function previous(number: string): string {
  const parts = number.split('.');
  const last = parts.pop() as string;
  const before = /^\d/.test(last) ? String(Number(last) - 1) : String.fromCharCode(last.charCodeAt(0) - 1);
  return [...parts, before].join('.');
}

/**
 * `11. Definitions` for `12. Notices. …`, when a list numbers it; else the nearest with a number of that kind. Not from before the place
 * where the numbers begin anew: a new clause of a schedule is none of the contract's list.
 */
function numberedBefore({ text, neighbour, isAtHome }: NewClause, label: Label): LocatedParagraph | undefined {
  const wanted = previous(label.number);
  let sameRank: LocatedParagraph | undefined;
  let nearest: string | undefined;
  for (let index = neighbour; index >= 0; index--) {
    const each = text.paragraphs[index] as LocatedParagraph;
    if (each.list === undefined || !isAtHome(each)) continue;
    const own = labelOf(text.text.slice(each.start, each.labelEnd).trim());
    if (own?.rank !== label.rank) continue;
    if (nearest !== undefined && !comesBefore(own.number, nearest)) break;
    if (own.number === wanted) return each;
    nearest = own.number;
    sameRank ??= each;
  }
  return sameRank;
}

/** `9` before `10`, `3.2` before `4.1`; letters as they are. */
const comesBefore = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: /^\d/.test(one) }) < 0;

/**
 * The clause after that another list numbers on from `model`: `4.` of a list that begins at 4. The new clause goes
 * into that list as its first, or there would be two of that number.
 */
export function continuedBehind(
  { text, neighbour, isAtHome }: Omit<NewClause, 'line'>,
  model: LocatedParagraph,
): LocatedParagraph | undefined {
  const { list } = model;
  const own = labelOf(text.text.slice(model.start, model.labelEnd).trim());
  if (list === undefined || own === undefined) return undefined;
  for (const each of text.paragraphs.slice(neighbour + 1, neighbour + 1 + LOOK_BACK)) {
    if (!isAtHome(each) || each.list === undefined || each.list.level > list.level) continue;
    const label = labelOf(text.text.slice(each.start, each.labelEnd).trim());
    const goesOn = each.list.level === list.level && each.list.id !== list.id && label?.rank === own.rank;
    return goesOn && previous(label.number) === own.number ? each : undefined;
  }
  return undefined;
}

/**
 * For a clause with a heading and no number: the nearest with a heading, when the one it follows has none; after the last
 * paragraph, which may be a signature, else the nearest of the highest level.
 */
function headedBefore({ text, neighbour, line, isAtHome }: NewClause): LocatedParagraph | undefined {
  if (!isHeaded(line)) return undefined;
  const beside = text.paragraphs[neighbour];
  const isLast = !text.paragraphs.slice(neighbour + 1).some(isAtHome);
  if (beside === undefined || (beside.list === undefined && !isLast)) return undefined;
  const wordsOf = ({ labelEnd, end }: LocatedParagraph): string => text.text.slice(labelEnd, end);
  if (isHeaded(wordsOf(beside))) return undefined;
  const numbered = text.paragraphs
    .slice(Math.max(0, neighbour - LOOK_BACK), neighbour + 1)
    .filter((each) => each.list !== undefined && isAtHome(each));
  const headed = numbered.findLast((each) => isHeaded(wordsOf(each)));
  if (headed !== undefined || beside.list !== undefined) return headed;
  const levels = numbered.map(({ list }) => list?.level ?? 0);
  return numbered.findLast((_, index) => levels[index] === Math.min(...levels));
}

/** Whether it begins with a heading in capitals, as headings have them, and goes on. */
function isHeaded(words: string): boolean {
  const heading = RUN_IN_HEADING.exec(words.trim())?.[0].slice(0, -1);
  return heading?.split(/\s+/).every((word) => SMALL.test(word)) ?? false;
}
