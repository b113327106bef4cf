import type { Observed, Safeguards, TrackedChanges } from '../../../actors/word/index.ts';

export interface NotesContext {
  readonly trackedChanges: TrackedChanges;
  readonly unprotect: boolean;
  readonly safeguards: Safeguards;
}

const READ_AS: Readonly<Record<TrackedChanges, string>> = {
  accept: 'it was read as if all were accepted',
  reject: 'it was read as if all were rejected',
  keep: 'it was read as if all were accepted, and no change of ours touches them',
};

/** What a reader of the review should know of the reading, in sentences. */
export function notesOf(
  observed: Observed,
  hasHeaders: boolean,
  { trackedChanges, unprotect, safeguards }: NotesContext,
): string[] {
  const { insertions, deletions, comments, hiddenRuns, textBoxes, embedded, unknownSymbols } = observed;
  const changes = insertions + deletions;
  const notes: string[] = [];
  if (changes > 0) {
    notes.push(
      `The file has ${count(changes, 'tracked change')} (${count(insertions, 'insertion')}, ${count(deletions, 'deletion')}); ${READ_AS[trackedChanges]}.`,
    );
  }
  if (comments > 0) notes.push(`${count(comments, 'comment')} in the margin ${were(comments)} not read.`);
  if (hiddenRuns > 0) notes.push(`Hidden text (${count(hiddenRuns, 'passage')}) was not read.`);
  if (textBoxes > 0) {
    notes.push(`The text of ${count(textBoxes, 'text box', 'text boxes')} was put after the paragraph it hangs on.`);
  }
  if (hasHeaders) notes.push('Page headers and footers were not read.');
  if (embedded > 0) notes.push(`${count(embedded, 'embedded document')} ${were(embedded)} not read.`);
  if (unknownSymbols > 0) {
    notes.push(
      `${count(unknownSymbols, 'symbol')} of a special font could not be told and ${were(unknownSymbols)} written as \u25a1.`,
    );
  }
  return [...notes, ...guardNotes(safeguards, unprotect)];
}

function guardNotes({ protection, isSigned, hasMacros }: Safeguards, unprotect: boolean): string[] {
  const notes: string[] = [];
  const kept =
    'so the redline is a new document made from its text. Send it with unprotect to have the file itself edited.';
  if (protection !== undefined) {
    notes.push(
      unprotect
        ? 'The file was protected against changes; the protection was taken off.'
        : `The file is protected against changes, ${kept}`,
    );
  }
  if (isSigned) {
    notes.push(
      unprotect ? 'The file is signed; the signature does not hold for the redline.' : `The file is signed, ${kept}`,
    );
  }
  if (hasMacros) notes.push('The file has macros: they were kept in the redline, and never run.');
  return notes;
}

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;
const were = (number: number): string => (number === 1 ? 'was' : 'were');
