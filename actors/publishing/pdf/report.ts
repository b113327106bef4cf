import type { ReviewResult } from '../../../protocols/index.ts';
import { madeBy, type Speaker, speak } from '../../languages/index.ts';
import { drawBrief } from './brief.ts';
import { drawBriefings } from './briefings.ts';
import { drawCalendar } from './calendar.ts';
import { type CaseFile, openCase, titleOf } from './case-file.ts';
import { drawHeatMap } from './charts/heat-map.ts';
import { drawDeviations } from './deviations.ts';
import { drawDraftingNotes } from './drafting-notes.ts';
import { drawContested, drawUncontested } from './exchanges.ts';
import { drawIssues, drawMissing } from './issues.ts';
import { layOut } from './layout/lay-out.ts';
import type { Sheet } from './layout/sheet.ts';
import { drawMasthead } from './masthead.ts';
import { drawMethod } from './method.ts';
import { drawPositions } from './positions.ts';
import { drawScoreCard } from './score-card.ts';
import { drawSimulation } from './simulation.ts';

/**
 * The artifact `report`: what the panel thinks of the document, for those who decide on it. A4, tagged, the same bytes
 * for the same result. The first issues are in full, the others in a table.
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
  const options = {
    title: titleOf(result, speaker),
    kind,
    subject: speaker.text('report.subject'),
    completedAt: result.metadata.completed_at,
    footer: madeBy(result, speaker).footer,
    speaker,
  };
  return await layOut(options, (sheet) => drawReport(sheet, file, kind));
}

function drawReport(sheet: Sheet, file: CaseFile, kind: string): void {
  const { result, speaker } = file;
  drawMasthead(sheet, result, kind);
  drawBrief(sheet, file);
  drawHeatMap(sheet, file);
  drawBriefings(sheet, file);
  drawIssues(sheet, file);
  drawMissing(sheet, file);
  drawPositions(sheet, file);
  drawCalendar(sheet, file);
  drawDeviations(sheet, file);
  drawSimulation(sheet, file);
  drawContested(sheet, file);
  sheet.section(speaker.text('report.appendix'), { needs: 90 });
  drawUncontested(sheet, file);
  drawScoreCard(sheet, file);
  drawMethod(sheet, file);
  drawDraftingNotes(sheet, file);
}
