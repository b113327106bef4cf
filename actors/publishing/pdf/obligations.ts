import type { CaseFile } from './case-file.ts';
import { datesOf, isDuty } from './duties.ts';
import { type Sheet, STYLE } from './sheet.ts';
import { surroundings } from './surroundings.ts';
import { drawTable } from './table.ts';

const MAX_OBLIGATIONS = 80;
const MAX_DATES = 60;
/** Text shown on either side of a date, UTF-16 units. */
const CONTEXT = 70;

/** Who must do what, in the document's words. */
export function drawObligations(sheet: Sheet, { speaker, result }: CaseFile): void {
  const obligations = result.document.obligations.filter(isDuty);
  if (obligations.length === 0) return;
  sheet.section(speaker.text('report.obligations'), { needs: 130 });
  sheet.paragraph(speaker.text('report.obligations.note'), STYLE.small, { after: 8, keepNext: 40 });
  drawTable(
    sheet,
    [
      { head: speaker.text('report.obligations.who'), share: 0.22 },
      { head: speaker.text('report.obligations.what'), share: 0.53 },
      { head: speaker.text('report.where'), share: 0.25 },
    ],
    obligations
      .slice(0, MAX_OBLIGATIONS)
      .map(({ actor, quote, section }) => [[{ text: actor, face: 'bold' }], quote, section || '–']),
    { dense: obligations.length > 20 },
  );
  drawMore(sheet, speaker, obligations.length - MAX_OBLIGATIONS);
}

/** The dates the document names, in order, each in the words around it. */
export function drawDates(sheet: Sheet, { speaker, result, text }: CaseFile): void {
  const dates = datesOf(result);
  if (dates.length === 0) return;
  sheet.section(speaker.text('report.dates'), { needs: 90 });
  drawTable(
    sheet,
    [
      { head: speaker.text('report.dates.date'), share: 0.22 },
      { head: speaker.text('report.dates.about'), share: 0.53 },
      { head: speaker.text('report.where'), share: 0.25 },
    ],
    dates.slice(0, MAX_DATES).map((date) => {
      const { before, after } = surroundings(text, date, CONTEXT);
      const passage = [{ text: before }, { text: date.quote, face: 'bold' as const }, { text: after }];
      return [[{ text: speaker.date(date.iso), face: 'bold' }], passage, date.section || '–'];
    }),
  );
  drawMore(sheet, speaker, dates.length - MAX_DATES);
}

function drawMore(sheet: Sheet, speaker: CaseFile['speaker'], count: number): void {
  if (count > 0) sheet.paragraph(speaker.text('report.more', { count }), STYLE.small);
}
