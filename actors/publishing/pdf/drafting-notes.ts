import type { Issue, ProposedChange } from '../../../protocols/index.ts';
import type { CaseFile } from './case-file.ts';
import type { Sheet } from './layout/sheet.ts';
import { shortText } from './layout/short-text.ts';
import { STYLE } from './layout/style.ts';
import { type Column, drawTable, leastTableHeight } from './layout/table.ts';

/** A point on how something is worded: nobody signs or refuses because of it. */
interface DraftingNote {
  /** Of the first note of an issue, so that it can be linked to. */
  readonly issue?: string;
  readonly title: string;
  readonly quote: string;
  /** What is proposed for them; empty where nothing is. */
  readonly change: string;
  readonly section: string;
}

/** UTF-16 units of a quotation in the table. */
const QUOTE = 220;
const MAX_ROWS = 300;

/** Whether an issue belongs to the drafting notes at the end, and to no list of issues. */
export function isDraftingNote({ result }: CaseFile, issue: Issue): boolean {
  const first = result.structured_issues.slice(0, result.metadata.issues_in_full);
  return issue.severity === 'info' && !first.includes(issue);
}

/** Every drafting point with its words and its clause, one by one. */
export function draftingNotes(file: CaseFile): DraftingNote[] {
  const notes = file.result.structured_issues.filter((issue) => isDraftingNote(file, issue));
  return notes
    .flatMap((issue) => {
      const own = file.result.proposed_changes.filter(({ issue_id }) => issue_id === issue.id);
      const listed = notesOf(issue);
      return listed.map((note) => ({ ...note, change: changeOf(note.quote, own, listed.length === 1) }));
    })
    .slice(0, MAX_ROWS);
}

/** Shorter words are in every other quotation, too (UTF-16 units). */
const TELLING = 4;

/** What is proposed in place of some of the words: `teh → the`. */
function changeOf(quote: string, changes: readonly ProposedChange[], isAlone: boolean): string {
  const words = ` ${quote.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const own = changes.find(
    ({ before }) =>
      (isAlone || before.trim().length >= TELLING) &&
      before.trim() !== '' &&
      words.includes(` ${before.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `),
  );
  return own === undefined ? '' : `${own.before.trim()} → ${own.after.trim()}`;
}

function notesOf({ id, title, evidence, place, also }: Issue): Omit<DraftingNote, 'change'>[] {
  const own = { title, quote: evidence[0]?.quote ?? '', section: evidence[0]?.section ?? place?.section ?? '' };
  const all = also === undefined || also.length === 0 ? [own] : also;
  return all.map(({ title: words, quote = '', section = '' }, index) => ({
    ...(index === 0 && { issue: id }),
    title: words,
    quote: shortText(quote.replace(/\s+/g, ' '), QUOTE),
    section,
  }));
}

export function drawDraftingNotes(sheet: Sheet, file: CaseFile): void {
  const { speaker } = file;
  const notes = draftingNotes(file);
  if (notes.length === 0) return;
  const columns: Column[] = [
    { head: speaker.text('report.notes.point'), share: 0.32 },
    { head: speaker.text('report.notes.words'), share: 0.48 },
    { head: speaker.text('report.where'), share: 0.2 },
  ];
  const rows = notes.map(({ title, quote, change, section }) => [
    title,
    [quote === '' ? '–' : `“${quote}”`, change].filter((part) => part !== '').join(' '),
    section || '–',
  ]);
  sheet.paragraph(speaker.text('report.notes'), STYLE.h2, {
    tag: 'H2',
    after: 6,
    keepNext: leastTableHeight(sheet, columns, rows),
  });
  drawTable(sheet, columns, rows);
}
