import type { ParsedDocument } from '../reading/index.ts';

/** A clause with its own words, without its sub-clauses: what is compared. */
export interface Unit {
  readonly number: string;
  readonly heading: string;
  readonly start: number;
  readonly end: number;
  /** The words without the number, one blank between them. */
  readonly said: string;
  readonly words: ReadonlySet<string>;
}

/** In document order; clauses that only hold others are left out. */
export function unitsOf({ text, clauses }: ParsedDocument): Unit[] {
  return clauses.flatMap((clause, index): Unit[] => {
    const next = clauses[index + 1];
    const end = Math.min(clause.end, next?.start ?? clause.end);
    const printed = text.slice(clause.start, end);
    const label =
      clause.number === '' ? '' : printed.slice(0, Math.max(0, printed.indexOf(clause.number) + clause.number.length));
    const said = printed
      .slice(label.length)
      .replace(/^[\s.):-]+/, '')
      .replace(/\s+/g, ' ')
      .trim();
    const words = new Set(said.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
    if (words.size === 0) return [];
    const trimmedEnd = clause.start + printed.trimEnd().length;
    return [{ number: clause.path, heading: clause.heading, start: clause.start, end: trimmedEnd, said, words }];
  });
}
