import { type ArtifactName, COMPARISON, INTERNAL_REDLINE, type ReviewResult } from '../../protocols/index.ts';
import { calendarFiles } from './calendar-files.ts';
import { renderComparison } from './comparison.ts';
import { type OriginalBytes, renderRedline, renderRevisedDocx } from './docx/index.ts';
import { renderMarkdown } from './markdown.ts';
import { renderAnalytics, renderReport } from './pdf/index.ts';
import { reviseText } from './revised-text.ts';
import { bundle } from './zip.ts';

export interface RenderMaterial {
  /** What the archive holds. */
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** The uploaded Word file, in which redlines and the revised document are made. */
  readonly original?: OriginalBytes | undefined;
  /** The text that the document is compared with. */
  readonly standard?: string | undefined;
}

/**
 * One artifact's bytes, from the one result object and the original text. Every artifact of the same result is the same
 * bytes on any machine.
 */
export async function render(
  artifact: ArtifactName | typeof INTERNAL_REDLINE | typeof COMPARISON,
  result: ReviewResult,
  text: string,
  { files, original, standard }: RenderMaterial,
): Promise<Uint8Array> {
  switch (artifact) {
    case 'txt':
      return Buffer.from(reviseText(text, result.proposed_changes));
    case 'md':
      return Buffer.from(renderMarkdown(result, text));
    case 'json':
      return Buffer.from(`${JSON.stringify(result, null, 2)}\n`);
    case 'redline':
      return await renderRedline(result, text, { version: 'external', original });
    case INTERNAL_REDLINE:
      return await renderRedline(result, text, { version: 'internal', original });
    case COMPARISON:
      return await renderComparison(result, text, standard ?? '');
    case 'revised-docx':
      return await renderRevisedDocx(result, text, original);
    case 'pdf':
      return await renderAnalytics(result);
    case 'report':
      return await renderReport(result, text);
    case 'zip':
      return await bundle([...files, ...calendarFiles(result)], result.metadata.completed_at);
    default:
      return artifact satisfies never;
  }
}
