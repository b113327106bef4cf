import { editedText, type TextEdit, type TextView } from './edited-text.ts';

/**
 * A table of clauses that became text, each cell on its own line: number, heading, clause. The number is read in front
 * of its heading again. A number alone on its line is otherwise that of a page.
 */

/** A number alone, and below it a short line that no full stop ends, with a line of text below that. */
const TORN =
  /(?<=^|\n)[ \t]{0,8}(\d{1,3})\.?[ \t]{0,8}(\r?\n)(?=[ \t]{0,8}\p{Lu}[^\n]{1,70}[^\n.;,:\r]\r?\n[ \t]{0,8}[\p{Lu}\d("“][^\n]{20})/gu;
/** Fewer in a row may be anything. */
const FEWEST = 3;

export function joinedLabels(text: string): TextView {
  const found = Array.from(text.matchAll(TORN), ({ 0: whole, 1: number = '', 2: gap = '', index }) => ({
    number: Number(number),
    start: index + whole.length - gap.length,
    end: index + whole.length,
  }));
  const edits: TextEdit[] = [];
  let run: typeof found = [];
  for (const torn of [...found, undefined]) {
    if (torn !== undefined && (run.length === 0 ? torn.number === 1 : torn.number === (run.at(-1)?.number ?? 0) + 1)) {
      run.push(torn);
      continue;
    }
    if (run.length >= FEWEST) edits.push(...run.map(({ start, end }) => ({ start, end, text: '. ' })));
    run = torn?.number === 1 ? [torn] : [];
  }
  return editedText(text, edits);
}
