import type { Observed } from '../../../actors/word/index.ts';

/** What a reader of the review should know of the reading, in sentences. */
export function notesOf(observed: Observed, hasHeaders: boolean): string[] {
  const { insertions, deletions, comments, hiddenRuns, textBoxes, embedded, unknownSymbols } = observed;
  const changes = insertions + deletions;
  const notes: string[] = [];
  if (changes > 0) {
    notes.push(
      `The file has ${count(changes, 'tracked change')} (${count(insertions, 'insertion')}, ${count(deletions, 'deletion')}); it was read as if all were accepted.`,
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
  return notes;
}

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;
const were = (number: number): string => (number === 1 ? 'was' : 'were');
