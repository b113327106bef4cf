import { SEVERITIES, type Severity } from '../../../../protocols/index.ts';
import { COLOUR, CONTENT_WIDTH, PAGE, SEVERITY_COLOUR } from '../layout/palette.ts';
import type { Sheet } from '../layout/sheet.ts';

export type SeverityCounts = Readonly<Record<Severity, number>>;

export interface Bar {
  readonly label: string;
  readonly counts: SeverityCounts;
}

const ROW = 19;
const LABELS = 172;
/** A single issue must not look like a full bar. */
const SHORTEST_SCALE = 4;
const TEXT = { face: 'regular', size: 8.4, colour: COLOUR.ink } as const;

/** Of one bar with the space below it, points. */
export const barHeight = (sheet: Sheet): number => sheet.chart(ROW, ROW, ROW);

/** Counts by severity, all zero but those of the items. */
export function countSeverities(items: readonly { readonly severity: Severity }[]): SeverityCounts {
  const counts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const { severity } of items) counts[severity]++;
  return counts;
}

export function total(counts: SeverityCounts): number {
  return SEVERITIES.reduce((sum, severity) => sum + counts[severity], 0);
}

/** Stacked horizontal bars, one a label; every part wide enough carries its number, the sum is after the bar. */
export function drawBars(sheet: Sheet, bars: readonly Bar[]): void {
  const most = Math.max(SHORTEST_SCALE, ...bars.map((bar) => total(bar.counts)));
  const alt = bars.map((bar) => `${bar.label}: ${total(bar.counts)}`).join('; ');
  const row = barHeight(sheet);
  sheet.figure(bars.length * row + 4, alt, (x, y, width) => {
    const unit = (width - LABELS - 28) / most;
    bars.forEach((bar, index) => {
      const top = y + index * row;
      sheet.type.label(sheet.type.fit(bar.label, 'regular', TEXT.size, LABELS - 10), x, top + row / 2 + 2.9, TEXT);
      let left = x + LABELS;
      for (const severity of SEVERITIES) {
        const wide = bar.counts[severity] * unit;
        if (wide > 0) drawPart(sheet, severity, bar.counts[severity], { left, top, wide, row });
        left += wide;
      }
      sheet.type.label(String(total(bar.counts)), left + 6, top + row / 2 + 2.9, { ...TEXT, face: 'bold' });
    });
  });
}

function drawPart(
  sheet: Sheet,
  severity: Severity,
  count: number,
  box: { left: number; top: number; wide: number; row: number },
): void {
  const { fill, ink } = SEVERITY_COLOUR[severity];
  sheet.doc.rect(box.left, box.top + 3, Math.max(0.8, box.wide - 0.8), box.row - 6.5).fill(fill);
  const width = sheet.type.width(String(count), 'bold', 7.6);
  if (box.wide < width + 6) return;
  const style = { face: 'bold', size: 7.6, colour: ink } as const;
  sheet.type.label(String(count), box.left + (box.wide - width) / 2, box.top + box.row / 2 + 2.7, style);
}

/** Names the colours, in the order of the bars' parts. */
export function drawLegend(sheet: Sheet): void {
  const { y } = sheet;
  sheet.element('P', () => {
    let x: number = PAGE.side + LABELS;
    for (const severity of SEVERITIES) {
      const name = sheet.speaker.severity(severity);
      sheet.doc.rect(x, y + 2.5, 8, 8).fill(SEVERITY_COLOUR[severity].fill);
      sheet.type.label(name, x + 12, y + 9.6, { ...TEXT, size: 8, colour: COLOUR.soft });
      x += 12 + sheet.type.width(name, 'regular', 8) + 14;
    }
  });
  sheet.y = y + 18;
}

export interface Portion {
  readonly label: string;
  readonly count: number;
  readonly fill: string;
}

/** One bar of the full width, divided; its legend with the numbers below. */
export function drawDivided(sheet: Sheet, portions: readonly Portion[]): void {
  const sum = portions.reduce((all, portion) => all + portion.count, 0);
  const alt = portions.map((portion) => `${portion.label}: ${portion.count}`).join('; ');
  sheet.figure(48, alt, (x, y) => {
    let left = x;
    if (sum === 0) sheet.doc.rect(x, y, CONTENT_WIDTH, 16).fill(COLOUR.mist);
    for (const portion of portions) {
      const wide = sum === 0 ? 0 : (portion.count / sum) * CONTENT_WIDTH;
      if (wide > 0) sheet.doc.rect(left, y, Math.max(0.8, wide - 1), 16).fill(portion.fill);
      left += wide;
    }
    let at = x;
    for (const portion of portions) {
      sheet.doc.rect(at, y + 25, 8, 8).fill(portion.fill);
      const text = `${portion.label}: ${sheet.speaker.number(portion.count)}`;
      sheet.type.label(text, at + 13, y + 32.2, TEXT);
      at += 13 + sheet.type.width(text, 'regular', TEXT.size) + 22;
    }
  });
}
