import type { ReviewResult } from '../../../protocols/index.ts';
import { madeBy, type Speaker } from '../../languages/index.ts';
import { kindOf, titleOf } from './case-file.ts';
import { COLOUR, CONTENT_WIDTH, PAGE } from './layout/palette.ts';
import type { Sheet } from './layout/sheet.ts';
import { shortText } from './layout/short-text.ts';
import { STYLE } from './layout/style.ts';

/** A title may be as long as a file name; more than this is shown in full nowhere but in the metadata. */
const MAX_TITLE_LINES = 3;

/** The report's kind, its document, when it was made and by which engine. */
export function drawMasthead(sheet: Sheet, result: ReviewResult, kind: string): void {
  const { speaker } = sheet;
  const { metadata } = result;
  sheet.decorate(() => {
    sheet.doc.rect(PAGE.side, sheet.y, 26, 2.4).fill(COLOUR.clay);
  });
  sheet.gap(9);
  sheet.paragraph(kind, { ...STYLE.label, colour: COLOUR.clay, size: 9 }, { after: 2 });
  const title = titleOf(result, speaker);
  const lines = sheet.type.paragraph(title, STYLE.title, CONTENT_WIDTH).lines.length;
  const style = lines > MAX_TITLE_LINES - 1 ? { ...STYLE.title, size: 15, leading: 20 } : STYLE.title;
  const roomy = sheet.type.fit(title, style.face, style.size, CONTENT_WIDTH * (MAX_TITLE_LINES - 0.4));
  sheet.paragraph(roomy, style, { tag: 'H1', after: 3 });
  const facts = [
    // A title says more than that the type is none in particular.
    ...(metadata.document_type === 'general' && result.document.deal?.title ? [] : [kindOf(result, speaker)]),
    ...(result.document.deal?.date ? [speaker.date(result.document.deal.date)] : []),
    ...(metadata.side?.party ? [speaker.text('report.brief.side', { side: spokenFor(metadata.side) })] : []),
  ];
  if (facts.length > 0) sheet.paragraph(facts.join('  ·  '), { ...STYLE.body, face: 'bold' }, { after: 1 });
  const asked = instructions(result, speaker);
  if (asked.length > 0) sheet.paragraph(asked.join('  ·  '), STYLE.small, { after: 1 });
  const made = [
    ...(metadata.document_title === title ? [] : [shortText(metadata.document_title, 70)]),
    speaker.text(`preset.${metadata.preset}`),
    speaker.date(metadata.completed_at),
    metadata.review_id,
  ];
  const { notice } = madeBy(result, speaker);
  sheet.paragraph(made.join('  ·  '), STYLE.small, { after: notice === undefined ? 10 : 3 });
  if (notice !== undefined) sheet.paragraph(notice, { ...STYLE.body, face: 'bold' }, { after: 10 });
}

/** Whom the report is for: as the request names a party that the contract only calls `you`. */
export const spokenFor = ({ asked, party }: NonNullable<ReviewResult['metadata']['side']>): string =>
  party === null || party.toLowerCase() === 'you' ? asked : party;

/** What the client asked to be held against the document: a reader must know it before the verdict. */
function instructions({ playbook, deviations }: ReviewResult, speaker: Speaker): string[] {
  return [
    ...(playbook === undefined
      ? []
      : [speaker.text('report.brief.playbook', { name: shortText(playbook.name, 60), version: playbook.version })]),
    ...(deviations === undefined
      ? []
      : [speaker.text('report.brief.standard', { name: shortText(deviations.standard.title, 60) })]),
  ];
}
