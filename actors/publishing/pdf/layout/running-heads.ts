import { COLOUR, CONTENT_WIDTH, PAGE } from './palette.ts';
import type { Typesetter } from './paragraph.ts';
import type { SheetOptions } from './pdf-file.ts';

interface Canvas {
  readonly doc: PDFKit.PDFDocument;
  readonly type: Typesetter;
}

/** What is at the head and the foot of a page. */
export function drawRunningHeads(
  { doc, type }: Canvas,
  { title, kind, footer, speaker }: SheetOptions,
  { page, pages }: Readonly<Record<'page' | 'pages', number>>,
): void {
  const style = { face: 'regular', size: 7.8, colour: COLOUR.faint } as const;
  const right = PAGE.side + CONTENT_WIDTH;
  const head = type.width(kind, style.face, style.size);
  if (page > 1) {
    type.label(type.fit(title, style.face, style.size, CONTENT_WIDTH - head - 30), PAGE.side, 44, style);
  }
  type.label(kind, right - head, 44, style);
  doc.lineWidth(0.5).strokeColor(COLOUR.hair).moveTo(PAGE.side, 52).lineTo(right, 52).stroke();
  const number = speaker.text('report.page', { page, pages });
  type.label(footer, PAGE.side, PAGE.height - 40, style);
  const width = type.width(number, style.face, style.size);
  type.label(number, right - width, PAGE.height - 40, style);
}
