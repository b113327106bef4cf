import { madeBy } from '../../languages/index.ts';
import { type CaseFile, protocolName } from './case-file.ts';
import type { Sheet } from './layout/sheet.ts';
import { STYLE } from './layout/style.ts';

/** How the report came about and what it is not. */
export function drawMethod(sheet: Sheet, { speaker, result }: CaseFile): void {
  const { metadata, consensus } = result;
  const texts = [
    madeBy(result, speaker).method,
    speaker.text('report.method.debate', { protocol: protocolName(result, speaker), rounds: consensus.rounds }),
    speaker.text('report.method.evidence'),
    speaker.text('report.method.limits'),
    speaker.text('report.method.advice'),
  ];
  const shown = sheet.type.unshown.size;
  if (shown > 0) texts.push(speaker.text('report.method.unshown', { count: shown }));
  const record = speaker.text('report.method.record', {
    review: metadata.review_id,
    protocol: metadata.protocol.name,
    hash: metadata.protocol.hash,
    seed: String(metadata.seed),
  });
  const lines = texts.reduce((sum, text) => sum + sheet.heightOf(text, STYLE.body, 14) + 3, 0);
  const height = STYLE.h2.leading + 3 + lines + 6 + sheet.heightOf(record, STYLE.small, 0);
  // Parted, it would leave the last page with its last lines alone; whole, it leaves less than a third of this one free.
  if (sheet.room < sheet.pageRoom / 3) sheet.keepTogether(height);
  sheet.paragraph(speaker.text('report.method'), STYLE.h2, { tag: 'H2', after: 3, keepNext: 70 });
  for (const text of texts) sheet.bullet(text);
  sheet.gap(6);
  sheet.paragraph(record, STYLE.small);
}
