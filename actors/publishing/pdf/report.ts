import type { ReviewResult } from '../../../protocols/index.ts';
import { type Speaker, speak } from '../../languages/index.ts';
import { drawBoardroom } from './boardroom.ts';
import { drawBriefings } from './briefings.ts';
import { openCase } from './case-file.ts';
import { drawFirstPage } from './first-page.ts';
import { drawIssues, drawMissing } from './issues.ts';
import { drawMasthead } from './masthead.ts';
import { drawMethod } from './method.ts';
import { drawNegotiation } from './negotiation.ts';
import { drawDates, drawObligations } from './obligations.ts';
import { drawScoreCard } from './score-card.ts';
import { Sheet } from './sheet.ts';

/**
 * The artifact `report`: what the panel thinks of the document, for those who decide on it. A4, tagged, the same bytes
 * for the same result. The first issues stand in full, the others in a table.
 * @param text the document's text, which the result's offsets point into
 * @returns the bytes of a PDF 1.7 file
 */
export async function renderReport(
  result: ReviewResult,
  text: string,
  speaker: Speaker = speak(result.metadata.output_language),
): Promise<Uint8Array> {
  const file = openCase(result, text, speaker);
  const kind = speaker.text('report.kind');
  const sheet = new Sheet({
    title: result.metadata.document_title,
    kind,
    subject: speaker.text('report.subject'),
    completedAt: result.metadata.completed_at,
    speaker,
  });
  drawMasthead(sheet, result, kind);
  drawFirstPage(sheet, file);
  drawScoreCard(sheet, file);
  drawBriefings(sheet, file);
  drawIssues(sheet, file);
  drawMissing(sheet, file);
  drawObligations(sheet, file);
  drawDates(sheet, file);
  drawBoardroom(sheet, file);
  drawNegotiation(sheet, file);
  drawMethod(sheet, file);
  return sheet.finish();
}
