import { playbookSummary, positionLines } from '../playbook-lines.ts';
import type { CaseFile } from './case-file.ts';
import type { Sheet } from './layout/sheet.ts';
import { STYLE } from './layout/style.ts';
import { drawTable } from './layout/table.ts';

/** Rows printed; the result has every line. */
const MAX_ROWS = 120;

/** How the document stands to each of the client's own positions. */
export function drawPositions(sheet: Sheet, { result, speaker }: CaseFile): void {
  const { playbook } = result;
  if (playbook === undefined) return;
  const lines = positionLines(playbook, speaker);
  sheet.section(speaker.text('playbook.heading'), { needs: 110 });
  sheet.paragraph(playbookSummary(playbook, speaker), STYLE.body, { after: 8, keepNext: lines.length > 0 ? 60 : 0 });
  if (lines.length === 0) return;
  drawTable(
    sheet,
    [
      { head: speaker.text('playbook.position'), share: 0.3 },
      { head: speaker.text('playbook.standing'), share: 0.34 },
      { head: speaker.text('playbook.owner'), share: 0.14 },
      { head: speaker.text('report.where'), share: 0.22 },
    ],
    lines
      .slice(0, MAX_ROWS)
      .map(({ name, standing, isOpen, owner, section }) => [
        name,
        [{ text: standing, face: isOpen ? 'bold' : 'regular' }],
        owner,
        section,
      ]),
    { dense: true },
  );
  if (lines.length > MAX_ROWS) {
    sheet.paragraph(speaker.text('report.more', { count: lines.length - MAX_ROWS }), STYLE.small);
  }
}
