import { line } from 'd3-shape';
import { COLOUR } from '../layout/palette.ts';
import type { Sheet } from '../layout/sheet.ts';

/** As high as the page has room for, points. */
const HEIGHT = 130;
const LEAST = 92;

export const leastAgreement = (sheet: Sheet): number => sheet.leastChart(HEIGHT, LEAST);
const AXIS = { left: 34, bottom: 22, top: 14 };
const SMALL = { face: 'regular', size: 8, colour: COLOUR.soft } as const;

/**
 * Agreement after each round as a line with every point labelled.
 * @param agreement 0..1 by round, the blind round first
 */
export function drawAgreement(sheet: Sheet, agreement: readonly number[]): void {
  const { doc, speaker, type } = sheet;
  const percent = (share: number): string => speaker.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const name = (round: number): string =>
    speaker.text(round === 0 ? 'report.round.blind' : 'report.round.short', { round });
  const alt = agreement.map((share, round) => `${name(round)}: ${percent(share)}`).join('; ');
  const height = sheet.chart(HEIGHT, LEAST);
  sheet.figure(height, alt, (x, y, width) => {
    const floor = y + height - AXIS.bottom;
    const tall = height - AXIS.bottom - AXIS.top;
    const step = (width - AXIS.left - 90) / Math.max(1, agreement.length - 1);
    const at = (round: number) => x + AXIS.left + 45 + (agreement.length === 1 ? step / 2 : round * step);
    const up = (share: number) => floor - share * tall;
    for (const share of [0, 0.5, 1]) {
      doc.lineWidth(0.5).strokeColor(COLOUR.hair);
      doc
        .moveTo(x + AXIS.left, up(share))
        .lineTo(x + width, up(share))
        .stroke();
      const label = percent(share);
      type.label(label, x + AXIS.left - 6 - type.width(label, 'regular', SMALL.size), up(share) + 2.8, SMALL);
    }
    const path = line<number>(
      (_, round) => at(round),
      (share) => up(share),
    ).digits(2)(agreement);
    if (path !== null && agreement.length > 1) doc.path(path).lineWidth(1.8).strokeColor(COLOUR.navy).stroke();
    agreement.forEach((share, round) => {
      doc.circle(at(round), up(share), 3.4).fillAndStroke(COLOUR.paper, COLOUR.navy);
      const value = percent(share);
      // Above the point, unless that would run into the upper edge.
      const over = up(share) - 8 < y + 6 ? 14 : -8;
      const left = at(round) - type.width(value, 'bold', 8.6) / 2;
      type.label(value, left, up(share) + over, { face: 'bold', size: 8.6, colour: COLOUR.navy });
      const label = type.fit(name(round), 'regular', SMALL.size, Math.max(40, step - 8));
      type.label(label, at(round) - type.width(label, 'regular', SMALL.size) / 2, floor + 14, SMALL);
    });
  });
}
