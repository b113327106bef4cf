import type { Observed, Safeguards, TrackedChanges } from '../../../actors/word/index.ts';
import type { Phrase, PhraseValues } from '../../../protocols/index.ts';

export interface NotesContext {
  readonly trackedChanges: TrackedChanges;
  readonly unprotect: boolean;
  readonly safeguards: Safeguards;
}

/** What a reader of the review should know of the reading, said in the language of the report. */
export function notesOf(
  observed: Observed,
  hasHeaders: boolean,
  { trackedChanges, unprotect, safeguards }: NotesContext,
): Phrase[] {
  const { insertions, deletions, comments, hiddenRuns, textBoxes, embedded, unknownSymbols } = observed;
  const changes = insertions + deletions;
  const notes: Phrase[] = [];
  if (changes > 0) notes.push(note('changes', { count: changes, insertions, deletions, read: trackedChanges }));
  if (comments > 0) notes.push(note('comments', { count: comments }));
  if (hiddenRuns > 0) notes.push(note('hidden', { count: hiddenRuns }));
  if (textBoxes > 0) notes.push(note('boxes', { count: textBoxes }));
  if (hasHeaders) notes.push(note('headers'));
  if (embedded > 0) notes.push(note('embedded', { count: embedded }));
  if (unknownSymbols > 0) notes.push(note('symbols', { count: unknownSymbols }));
  return [...notes, ...guardNotes(safeguards, unprotect)];
}

function guardNotes({ protection, isSigned, hasMacros }: Safeguards, unprotect: boolean): Phrase[] {
  const off = unprotect ? '.off' : '';
  const notes: Phrase[] = [];
  if (protection !== undefined) notes.push(note(`protected${off}`));
  if (isSigned) notes.push(note(`signed${off}`));
  if (hasMacros) notes.push(note('macros'));
  return notes;
}

const note = (key: string, values: PhraseValues = {}): Phrase => ({ key: `reading.docx.${key}`, values });
