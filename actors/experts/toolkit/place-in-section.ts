import type { Change } from '../../../protocols/index.ts';
import type { Clause, ParsedDocument } from '../../reading/index.ts';
import { says } from './pattern.ts';
import type { Draft } from './place.ts';

/** `12`, `Article 12`: a number of one part. */
const WHOLE = /^\D{0,20}\d{1,3}\D{0,3}$/;

/** The numbered clauses of the highest level that has numbers: a title above them is none. */
export function sectionsOf({ clauses }: ParsedDocument): Clause[] {
  const numbered = clauses.filter(({ kind, number }) => kind === 'clause' && WHOLE.test(number));
  const level = Math.min(...numbered.map(({ depth }) => depth));
  return clauses.filter(({ kind, depth }) => kind === 'clause' && depth === level);
}

/** `4.6`, with what is between it and the words. */
const LABEL = /^[ \t]*(?<section>\d{1,2})\.(?<number>\d{1,2})(?<sign>\.?)(?<gap>[ \t]+)(?=\S)/;

/** Nobody looks for a duty among definitions, and what is general is no place for its own matter. */
const NO_PLACE = /\b(?:definition|interpretation|definizion|definicion)/i;

/** Fewer are no list that a clause more goes on. */
const FEWEST = 2;

/**
 * The drafted clause after the last one of the section that its matter belongs to, with the number that is next there: no number
 * and no reference moves. Nothing where no section has such a heading, or its clauses are not numbered in order.
 *
 * @param end where the body ends, and from where a place goes back over white space and page ends
 */
export function insertedInSection(
  document: ParsedDocument,
  draft: Draft,
  { sections, headings, end }: { sections: readonly Clause[]; headings: RegExp; end: (clause: Clause) => number },
): Change | undefined {
  const { text, clauses } = document;
  const section = sections.find(
    ({ heading }) => heading !== '' && !NO_PLACE.test(heading) && says(heading.toLowerCase(), headings),
  );
  if (section === undefined) return undefined;
  const own = clauses.filter(
    ({ kind, depth, start }) =>
      kind === 'clause' && depth === section.depth + 1 && start > section.start && start < section.end,
  );
  const labels = own.map(({ start }) => LABEL.exec(text.slice(start, start + 60))?.groups);
  const isInOrder = labels.every((label, index) => Number(label?.number) === index + 1);
  const [last, label] = [own.at(-1), labels.at(-1)];
  if (last === undefined || label === undefined || own.length < FEWEST || !isInOrder) return undefined;
  const at = end(last);
  if (!/[.”"]$/.test(text.slice(last.start, at)) || !/^\s*(?:\n|$)/.test(text.slice(at, at + 200))) return undefined;
  const { section: number = '', sign = '', gap = ' ' } = label;
  const neighbours = own.map((clause) => clause.heading);
  const heading = last.heading === '' ? '' : `${headingLike(neighbours, draft.heading)}. `;
  return {
    start: at,
    end: at,
    before: '',
    after: `\n\n${number}.${own.length + 1}${sign}${gap}${heading}${draft.text}`,
  };
}

/** Words that a heading writes small also where it writes the others large. */
const SMALL = /^(?:an?|and|as|at|by|for|from|in|of|on|or|the|to|with)$/;

/** A heading in the case of its neighbours': all capitals, capitals at each word, or one at the beginning. */
export function headingLike(neighbours: readonly string[], heading: string): string {
  const last = neighbours.at(-1) ?? '';
  if (last !== '' && last === last.toUpperCase()) return heading.toUpperCase();
  // One word tells nothing.
  const titles = neighbours
    .map((neighbour) => neighbour.split(/[^\p{L}’']+/u).filter((word) => word !== '' && !SMALL.test(word)))
    .filter((words) => words.length > 1);
  const isTitled = titles.length > 0 && titles.every((words) => words.every((word) => /^\p{Lu}/u.test(word)));
  if (!isTitled) return heading;
  return heading.replace(/(?<![\p{L}’'])\p{Ll}[\p{L}’']*/gu, (word) =>
    SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
