import { type CaseFile, numberOf } from './case-file.ts';
import { COLOUR } from './palette.ts';
import { type Sheet, STYLE } from './sheet.ts';
import { shortText } from './short-text.ts';

/** What each reader at the top needs to know, in a few lines. */
export function drawBriefings(sheet: Sheet, { speaker, result }: CaseFile): void {
  if (result.executive_briefings.length === 0) return;
  sheet.section(speaker.text('report.briefings'), { needs: 130 });
  for (const briefing of result.executive_briefings) {
    sheet.ensure(80);
    sheet.paragraph(
      briefing.label,
      { ...STYLE.label, colour: COLOUR.clay, size: 9 },
      { tag: 'H2', after: 1, keepNext: 40 },
    );
    sheet.paragraph(shortText(briefing.headline, 400), STYLE.lead, { after: 4, keepNext: 16 });
    for (const point of briefing.points.slice(0, 8)) sheet.bullet(shortText(point, 500));
    if (briefing.issues.length > 0) {
      const numbers = speaker.list(briefing.issues.slice(0, 12).map(numberOf));
      const see = speaker.text('report.briefings.see', {
        count: Math.min(12, briefing.issues.length),
        issues: numbers,
      });
      sheet.paragraph(see, STYLE.small, { after: 0 });
    }
    sheet.gap(14);
  }
}
