import type { CaseFile } from './case-file.ts';
import { type Sheet, STYLE } from './layout/sheet.ts';

/** How the report came about and what it is not. */
export function drawMethod(sheet: Sheet, { speaker, result }: CaseFile): void {
  const { metadata, consensus, panel } = result;
  sheet.paragraph(speaker.text('report.method'), STYLE.h2, { tag: 'H2', after: 3, keepNext: 70 });
  // The parenthesis in the engine's name is dropped: the next sentence says the same in the report's language.
  const texts = [
    speaker.text('report.method.engine', { engine: metadata.engine.replace(/ \(.*$/, ''), experts: panel.length }),
    speaker.text('report.method.debate', { protocol: consensus.protocol.name, rounds: consensus.rounds }),
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
