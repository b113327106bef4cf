import { draftResult } from '../../actors/drafting/index.ts';
import { render } from '../../actors/publishing/index.ts';
import { ARTIFACTS, fileNameOf, type Submit } from '../../protocols/index.ts';
import { plainReview } from '../actors/replay/plain-review.ts';

/**
 * The baseline: the same experts, debate and renderers as plain functions in one loop. No actors, no messages, no store,
 * no threads: what the work itself costs. Bytes of all artifacts.
 */
export async function plainArtifacts(text: string, submit: Submit): Promise<number> {
  const { review, document } = await plainReview(text, submit);
  const result = draftResult({ ...review, decided_at: 0 }, document);
  const files: { name: string; bytes: Uint8Array }[] = [];
  for (const name of ARTIFACTS) {
    files.push({
      name: fileNameOf(name),
      bytes: await render(name, result, text, { files: name === 'zip' ? files : [] }),
    });
  }
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0);
}
