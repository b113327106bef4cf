import { type CaseFile, numberOf } from './case-file.ts';
import { COLOUR } from './palette.ts';
import { type Sheet, STYLE } from './sheet.ts';
import { drawTable } from './table.ts';

const MAX_MOVES = 60;
const PRIORITIES = ['must', 'should', 'nice'] as const;

/** Ask, likely answer, settlement: by how much one may give. */
export function drawNegotiation(sheet: Sheet, { speaker, result, issues }: CaseFile): void {
  const moves = PRIORITIES.flatMap((priority) =>
    result.negotiation_simulation.filter((move) => move.priority === priority),
  );
  if (moves.length === 0) return;
  sheet.section(speaker.text('report.negotiation'), { needs: 150 });
  sheet.paragraph(speaker.text('report.negotiation.note'), STYLE.small, { after: 8, keepNext: 60 });
  drawTable(
    sheet,
    [
      { head: speaker.text('report.negotiation.matter'), share: 0.25 },
      { head: speaker.text('report.negotiation.opening'), share: 0.25 },
      { head: speaker.text('report.negotiation.counterparty'), share: 0.25 },
      { head: speaker.text('report.negotiation.fallback'), share: 0.25 },
    ],
    moves.slice(0, MAX_MOVES).map((move) => [
      [
        { text: `${numberOf(move.issue_id)}  ${issues.get(move.issue_id)?.title ?? ''}\n`, face: 'bold' },
        {
          text: speaker.text(`priority.${move.priority}`),
          colour: move.priority === 'must' ? COLOUR.clay : COLOUR.navy,
        },
      ],
      move.opening,
      move.counterparty,
      move.fallback,
    ]),
  );
  if (moves.length > MAX_MOVES) {
    sheet.paragraph(speaker.text('report.more', { count: moves.length - MAX_MOVES }), STYLE.small);
  }
}
