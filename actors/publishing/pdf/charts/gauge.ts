import { arc } from 'd3-shape';
import type { Speaker } from '../../../languages/index.ts';
import { COLOUR } from '../layout/palette.ts';
import type { Sheet } from '../layout/sheet.ts';

/** Bands of the risk score, upper bounds exclusive except the last: equal fifths of 0..100. */
const BANDS = ['low', 'moderate', 'elevated', 'high', 'severe'] as const;
export type Band = (typeof BANDS)[number];

/** @param score 0..100, higher is riskier */
export function bandOf(score: number): Band {
  return BANDS[Math.min(4, Math.max(0, Math.floor(score / 20)))] as Band;
}

/** From calm to alarming; the band's name is below the number, so the colour is never alone. */
const BAND_COLOUR = ['#d3deea', '#f2dcc3', '#e5ab86', '#cd7f60', '#8a2b17'] as const;

/** The score in one sentence. */
export function scoreInWords(score: number | null, speaker: Speaker): string {
  if (score === null) return speaker.text('report.score.none');
  return speaker.text('report.score.alt', {
    score: Math.round(score),
    band: speaker.text(`report.band.${bandOf(score)}`),
  });
}

/** A half circle of five bands with a needle; the score in its middle, or nothing where none can be said. Height is radius + 34 points. */
export function drawGauge(sheet: Sheet, score: number | null, centre: { x: number; y: number }, radius: number): void {
  const { doc, type, speaker } = sheet;
  const ring = arc<{ from: number; to: number }>()
    .innerRadius(radius * 0.74)
    .outerRadius(radius)
    .startAngle(({ from }) => angle(from))
    .endAngle(({ to }) => angle(to))
    .padAngle(0.018)
    .digits(2);
  doc.save().translate(centre.x, centre.y);
  BAND_COLOUR.forEach((colour, index) => {
    doc.path(ring({ from: index * 20, to: index * 20 + 20 }) as string).fill(colour);
  });
  if (score === null) {
    doc.restore();
    return;
  }
  const turn = angle(Math.min(100, Math.max(0, score)));
  const tip = { x: Math.sin(turn), y: -Math.cos(turn) };
  const reach = (share: number, side: number): [number, number] => [
    tip.x * radius * share - tip.y * side,
    tip.y * radius * share + tip.x * side,
  ];
  doc.polygon(reach(0.7, 0), reach(0.58, 4), reach(0.58, -4)).fill(COLOUR.ink);
  doc.restore();
  const value = speaker.number(score, { maximumFractionDigits: 0 });
  centred(sheet, value, { ...centre, y: centre.y - 4 }, { face: 'bold', size: radius * 0.42, colour: COLOUR.ink });
  const band = speaker.text(`report.band.${bandOf(score)}`);
  centred(sheet, band, { ...centre, y: centre.y + 15 }, { face: 'bold', size: 9.5, colour: COLOUR.navy });
  const ends = { face: 'regular', size: 7.5, colour: COLOUR.soft } as const;
  type.label('0', centre.x - radius * 0.87 - 2, centre.y + 11, ends);
  type.label('100', centre.x + radius * 0.87 - 6, centre.y + 11, ends);
}

function angle(score: number): number {
  return (score / 100 - 0.5) * Math.PI;
}

function centred(
  sheet: Sheet,
  text: string,
  at: { x: number; y: number },
  style: { face: 'regular' | 'bold'; size: number; colour: string },
): void {
  sheet.type.label(text, at.x - sheet.type.width(text, style.face, style.size) / 2, at.y, style);
}
