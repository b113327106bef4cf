/** Which clause of a document is which of a standard: by what they say, never by their numbers. */
import type { Unit } from './units.ts';

export interface Match {
  /** Indexes. */
  readonly standard: number;
  readonly document: number;
  /** Share of common words, 0..1. */
  readonly likeness: number;
}

/** Clauses are the same clause from this likeness on, or from the lower one under the same heading. */
const SAME = 0.5;
const SAME_HEADED = 0.25;

/** A word that so many clauses have tells none of them: comparing by it would take time that grows with the square. */
const MOST_CLAUSES = 60;

/** The best pairs first, each clause once; of equals the nearer in order. */
export function matchUnits(standard: readonly Unit[], document: readonly Unit[]): Match[] {
  const pairs = candidates(standard, document).toSorted(
    (a, b) =>
      b.likeness - a.likeness || distance(a) - distance(b) || a.standard - b.standard || a.document - b.document,
  );
  const [takenHere, takenThere] = [new Set<number>(), new Set<number>()];
  return pairs.filter((pair) => {
    if (takenHere.has(pair.document) || takenThere.has(pair.standard)) return false;
    takenHere.add(pair.document);
    takenThere.add(pair.standard);
    return true;
  });
}

const distance = (match: Match): number => Math.abs(match.standard - match.document);

function candidates(standard: readonly Unit[], document: readonly Unit[]): Match[] {
  const having = new Map<string, number[]>();
  standard.forEach(({ words }, index) => {
    for (const word of words) {
      const known = having.get(word);
      if (known === undefined) having.set(word, [index]);
      else known.push(index);
    }
  });
  return document.flatMap((unit, index) => {
    const near = new Set<number>();
    for (const word of unit.words) {
      const clauses = having.get(word) ?? [];
      if (clauses.length <= MOST_CLAUSES) for (const clause of clauses) near.add(clause);
    }
    return [...near].flatMap((at): Match[] => {
      const other = standard[at] as Unit;
      const likeness = other.said === unit.said ? 1 : Math.min(0.9999, dice(other.words, unit.words));
      const isHeaded = other.heading !== '' && other.heading.toLowerCase() === unit.heading.toLowerCase();
      return likeness >= (isHeaded ? SAME_HEADED : SAME) ? [{ standard: at, document: index, likeness }] : [];
    });
  });
}

function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return Math.round((2 * shared * 10_000) / (a.size + b.size)) / 10_000;
}
