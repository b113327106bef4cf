import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { draftResult } from '../../../../actors/drafting/index.ts';
import { renderAnalytics, renderReport } from '../../../../actors/publishing/pdf/index.ts';
import { uploadReader } from '../../../../gateway/uploads/index.ts';
import { plainReview } from '../../replay/plain-review.ts';
import { submission } from '../../review/drive.ts';
import { misplaced, poorlyFilled, readPdf } from './pages.ts';

const DOCUMENTS = join(
  process.env.CONCLAVE_DATA ?? join(import.meta.dirname, '../../../../../shared/data'),
  'documents',
);
const WRITTEN = join(import.meta.dirname, '../../../eval/written-contracts');

interface Paper {
  readonly path: string;
  readonly language: string;
}

const papers: readonly Paper[] = [
  ...['a/lease.md', 'b/employment.md', 'b/nda.md'].map((name) => ({
    path: join(WRITTEN, name),
    language: 'English',
  })),
  { path: join(WRITTEN, 'd/appalto-servizi.md'), language: 'Italian' },
  { path: join(WRITTEN, 'e/servicios.md'), language: 'Spanish' },
  // Measuring data that may be absent.
  ...(existsSync(DOCUMENTS) ? readdirSync(DOCUMENTS) : []).map((name) => ({
    path: join(DOCUMENTS, name),
    language: 'English',
  })),
];

const uploads = uploadReader();

describe('reports of whole contracts', () => {
  test.each(papers.map((paper) => [paper.path.split('/').at(-1) ?? '', paper] as const))(
    '%s: no page is a third empty, the last one neither, and all text is in its place',
    async (name, { path, language }) => {
      const { text } = await uploads.read(readFileSync(path), name);
      const { review, document } = await plainReview(
        text,
        submission({ preset: 'comprehensive', output_language: language, document_title: name }),
      );
      const result = draftResult({ ...review, decided_at: 0 }, document, {});
      for (const bytes of [await renderReport(result, text), await renderAnalytics(result)]) {
        const pdf = await readPdf(bytes);
        expect([...poorlyFilled(pdf), ...misplaced(pdf)]).toEqual([]);
      }
    },
  );
});
