import { expect, it } from 'vitest';
import { renderRedline } from '../../actors/publishing/docx/index.ts';
import { renderMarkdown } from '../../actors/publishing/markdown.ts';
import { reviseText } from '../../actors/publishing/revised-text.ts';
import { sampleResult, sampleText } from '../actors/publishing/sample-result.ts';
import { wordParts } from '../actors/word/word-parts.ts';
import { redlineView } from './redline-view.ts';

// Whole artifacts of the sample review, to be read by a person when they change: `vitest -u` takes the new ones.

it('golden: revised text', async () => {
  await expect(reviseText(sampleText, sampleResult.proposed_changes)).toMatchFileSnapshot('sample-review.revised.txt');
});

it('golden: redline', async () => {
  const { parts } = await wordParts(await renderRedline(sampleResult, sampleText));
  await expect(redlineView(parts)).toMatchFileSnapshot('sample-review.redline.txt');
});

it('golden: Markdown report', async () => {
  await expect(renderMarkdown(sampleResult, sampleText)).toMatchFileSnapshot('sample-review.md');
});
