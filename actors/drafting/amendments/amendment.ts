/** A change of a clause in words, as it is listed among the changes to terms that stand elsewhere. */
import type { Change } from '../../../protocols/index.ts';
import type { Clause, ParsedDocument } from '../../reading/index.ts';
import type { ConvenienceCopy } from './convenience-copy.ts';

/** Words by which a place is known (UTF-16 units); more of a quotation than is needed is a burden. */
const LONGEST_QUOTED = 240;
const WORDS_OF_PLACE = 8;

/** The change at its place in the list, where it is one of the copy; any other as it is. */
export function asAmendment(change: Change, document: ParsedDocument, copy: ConvenienceCopy | undefined): Change {
  if (copy === undefined || change.start < copy.start || change.start > copy.end) return change;
  const { place } = copy;
  return { start: place, end: place, before: '', after: `\n${inWords(change, document)}` };
}

/** A new clause, with the number it begins with. */
const OWN_CLAUSE = /^\n\n(?<number>\d{1,3}(?:\.\d{1,3}){0,3})?[.)]?\s?/;

function inWords(change: Change, document: ParsedDocument): string {
  const { before, after } = change;
  const words = after.trim();
  const number = OWN_CLAUSE.exec(after)?.groups?.number;
  if (before === '' && after.startsWith('\n\n')) {
    if (number === undefined) return `A new section is added: “${words}”`;
    return `A new Section ${number} is added: “${words.slice(number.length).replace(/^[.)]?\s+/, '')}”`;
  }
  const section = sectionAt(change.start, document);
  if (before === '') return `${section}: ${placeOf(change, document)}, add “${words}”`;
  if (words === '') return `${section}: delete ${quoted(before)}.`;
  return `${section}: replace ${quoted(before)} with “${words}”`;
}

const sectionAt = (offset: number, { clauses }: ParsedDocument): string => {
  const own = clauses.findLast(({ start, end, path }) => start <= offset && offset <= end && path !== '');
  return own === undefined ? 'Standard Terms' : `Section ${own.path}${titled(own, clauses)}`;
};

/** ` (Liability Caps)`, of the clause or of the one around it. */
function titled(clause: Clause, clauses: readonly Clause[]): string {
  const heading = clause.heading || clauses[clause.parent]?.heading || '';
  return heading === '' ? '' : ` (${heading})`;
}

/** `at the end`, or the words after which the new ones stand. */
function placeOf({ start }: Change, { text, clauses }: ParsedDocument): string {
  const own = clauses.findLast((each) => each.start <= start && start <= each.end && each.path !== '');
  if (own !== undefined && text.slice(start, own.end).trim() === '') return 'at the end';
  const before = text
    .slice(Math.max(0, start - LONGEST_QUOTED), start)
    .trim()
    .split(/\s+/);
  return `after “… ${before.slice(-WORDS_OF_PLACE).join(' ')}”`;
}

/** The words, or where they begin and end. */
function quoted(words: string): string {
  const said = words.trim().replace(/\s+/g, ' ');
  if (said.length <= LONGEST_QUOTED) return `“${said}”`;
  const all = said.split(' ');
  return `the words from “${all.slice(0, WORDS_OF_PLACE).join(' ')} …” to “… ${all.slice(-WORDS_OF_PLACE).join(' ')}”`;
}
