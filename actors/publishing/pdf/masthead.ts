import type { ReviewResult } from '../../../protocols/index.ts';
import { COLOUR, CONTENT_WIDTH, PAGE } from './palette.ts';
import { type Sheet, STYLE } from './sheet.ts';

/** A title may be as long as a file name; more than this is shown in full nowhere but in the metadata. */
const MAX_TITLE_LINES = 3;

/** What paper this is, of which document, made when and by what. */
export function drawMasthead(sheet: Sheet, result: ReviewResult, kind: string): void {
  const { speaker } = sheet;
  const { metadata } = result;
  sheet.decorate(() => {
    sheet.doc.rect(PAGE.side, sheet.y, 26, 2.4).fill(COLOUR.clay);
  });
  sheet.gap(9);
  sheet.paragraph(kind, { ...STYLE.label, colour: COLOUR.clay, size: 9 }, { after: 2 });
  const title = metadata.document_title.replace(/\s+/g, ' ').trim() || speaker.text('report.untitled');
  const lines = sheet.type.paragraph(title, STYLE.title, CONTENT_WIDTH).lines.length;
  const style = lines > MAX_TITLE_LINES ? { ...STYLE.title, size: 14, leading: 19 } : STYLE.title;
  const roomy = sheet.type.fit(title, style.face, style.size, CONTENT_WIDTH * (MAX_TITLE_LINES + 0.6));
  sheet.paragraph(roomy, style, { tag: 'H1', after: 4 });
  const facts = [
    speaker.documentType(metadata.document_type),
    speaker.text(`preset.${metadata.preset}`),
    speaker.date(metadata.completed_at),
    metadata.review_id,
  ];
  sheet.paragraph(facts.join('  ·  '), STYLE.small, { after: 14 });
}
