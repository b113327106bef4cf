import { madeBy } from '../made-by.ts';
import { type CaseFile, protocolName } from './case-file.ts';
import { type Sheet, STYLE } from './layout/sheet.ts';

/** How the report came about and what it is not. */
export function drawMethod(sheet: Sheet, { speaker, result }: CaseFile): void {
  const { metadata, consensus } = result;
  sheet.paragraph(speaker.text('report.method'), STYLE.h2, { tag: 'H2', after: 3, keepNext: 70 });
  const texts = [
    madeBy(result, speaker).method,
    speaker.text('report.method.debate', { protocol: protocolName(result, speaker), rounds: consensus.rounds }),
    speaker.text('report.method.evidence'),
    speaker.text('report.method.limits'),
    speaker.text('report.method.advice'),
  ];
  for (const text of texts) sheet.bullet(text);
  const shown = sheet.type.unshown.size;
  if (shown > 0) sheet.bullet(speaker.text('report.method.unshown', { count: shown }));
  sheet.gap(6);
  const record = speaker.text('report.method.record', {
    review: metadata.review_id,
    protocol: metadata.protocol.name,
    hash: metadata.protocol.hash,
    seed: String(metadata.seed),
  });
  sheet.paragraph(record, STYLE.small);
}
