import { describe, expect, it } from 'vitest';
import { speak } from '../../../actors/languages/index.ts';
import { renderMarkdown } from '../../../actors/publishing/markdown.ts';
import { renderAnalytics, renderReport } from '../../../actors/publishing/pdf/index.ts';
import { ReviewResult } from '../../../protocols/index.ts';
import { readPdf } from './pdf/pages.ts';
import { sampleResult, sampleText } from './sample-result.ts';

const [member, ...others] = sampleResult.panel;
if (member === undefined) throw new Error('the sample has a panel');

/** The sample review with a seat for a model and an expert from outside. */
const withModel = ReviewResult.parse({
  ...sampleResult,
  panel: [
    ...others,
    { ...member, expert: 'model.liability', name: 'Liability reader', kind: 'model' },
    { ...member, expert: 'outside.acme', name: 'Acme tax', kind: 'outside' },
  ],
  metadata: {
    ...sampleResult.metadata,
    language_models: {
      requested: 'if_available',
      delivered: 'all',
      reasons: [],
      models: [
        {
          name: 'main',
          provider: 'openai-compatible',
          model: 'conclave-model-stub',
          calls: 1,
          lost: 0,
          tokens: { input: 1, cache_read: 0, output: 1 },
          cost_usd: 0,
        },
      ],
      budget_usd: 1,
      coverage: 1,
      quotes: 1,
      dropped: { quotes: 0, findings: 0, positions: 0 },
      prompts: '0'.repeat(64),
    },
  },
});

describe('who made a review', () => {
  it.each([
    ['English', 'Language models took part in 1 seat of the panel', 'trained classifiers and language models'],
    ['Spanish', 'Modelos de lenguaje ocuparon 1 puesto', 'clasificadores entrenados y modelos de lenguaje'],
    ['Italian', 'Modelli linguistici hanno occupato 1 posto', 'classificatori addestrati e modelli linguistici'],
  ] as const)(
    'a model that took part is named on the first page and at the foot of every page, %s',
    async (language, notice, footer) => {
      const speaker = speak(language);
      for (const render of [renderReport(withModel, sampleText, speaker), renderAnalytics(withModel, speaker)]) {
        const read = await readPdf(await render);
        const pages = read.pages.map((page) =>
          page
            .map(({ text }) => text)
            .join(' ')
            .replace(/\s+/g, ' '),
        );
        expect(pages[0]).toContain(notice);
        expect(pages[0]).toContain('conclave-model-stub');
        expect(pages.filter((text) => !text.includes(footer))).toEqual([]);
      }
      const markdown = renderMarkdown(withModel, sampleText, speaker);
      expect(markdown.slice(0, 900)).toContain(notice);
      expect(markdown).toContain('Acme tax');
    },
  );

  it('nobody says that no model took part when one did', () => {
    expect(renderMarkdown(withModel, sampleText)).not.toContain('No language model took part');
    expect(renderMarkdown(sampleResult, sampleText)).toContain('No language model took part');
    expect(renderMarkdown(sampleResult, sampleText)).not.toContain('Language models took part');
  });
});
