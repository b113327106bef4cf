import { type DeviationWords, deviationLines, deviationSummary } from '../deviation-lines.ts';
import type { CaseFile } from './case-file.ts';
import { COLOUR } from './layout/palette.ts';
import type { Run } from './layout/paragraph.ts';
import type { Sheet } from './layout/sheet.ts';
import { STYLE } from './layout/style.ts';
import { drawTable } from './layout/table.ts';

/** Rows printed; the comparison file has every clause. */
const MAX_ROWS = 120;

/** The document clause by clause against the standard of the request. */
export function drawDeviations(sheet: Sheet, { result, speaker }: CaseFile): void {
  const { deviations } = result;
  if (deviations === undefined) return;
  sheet.section(speaker.text('deviations.title'), { needs: 110 });
  const lines = deviationLines(deviations, speaker);
  sheet.paragraph(deviationSummary(deviations, speaker), STYLE.body, { after: 8, keepNext: lines.length > 0 ? 60 : 0 });
  if (lines.length === 0) return;
  drawTable(
    sheet,
    [
      { head: speaker.text('deviations.column.clause'), share: 0.2 },
      { head: speaker.text('deviations.column.standing'), share: 0.14 },
      { head: speaker.text('deviations.column.standard'), share: 0.2 },
      { head: speaker.text('deviations.column.words'), share: 0.46 },
    ],
    lines
      .slice(0, MAX_ROWS)
      .map(({ clause, standing, standard, words }) => [
        clause,
        [{ text: standing, face: 'bold' }],
        standard,
        words.length === 0 ? '–' : words.map(tracked),
      ]),
    { dense: true },
  );
  if (lines.length > MAX_ROWS) {
    sheet.paragraph(speaker.text('report.more', { count: lines.length - MAX_ROWS }), STYLE.small);
  }
}

/** As in the redline: out is struck through, in is underlined. */
function tracked({ kind, text }: DeviationWords): Run {
  if (kind === 'delete') return { text, mark: 'strike', colour: COLOUR.clay };
  return kind === 'insert' ? { text, mark: 'underline', colour: COLOUR.navy } : { text, colour: COLOUR.soft };
}
