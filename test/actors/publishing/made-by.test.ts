import { describe, expect, it } from 'vitest';
import { speak } from '../../../actors/languages/index.ts';
import { renderMarkdown } from '../../../actors/publishing/markdown.ts';
import { renderAnalytics, renderReport } from '../../../actors/publishing/pdf/index.ts';
import { ReviewResult } from '../../../protocols/index.ts';
import { MODEL_REASONS } from '../../../protocols/models/index.ts';
import { readPdf } from './pdf/pages.ts';
import { sampleResult, sampleText } from './sample-result.ts';
import { REAL, STUB, withModels } from './sample-with-models.ts';

const LANGUAGES = ['English', 'Spanish', 'Italian'] as const;

describe('who made a review', () => {
  it.each([
    ['English', REAL, 'Language models took part in 1 seat of the panel', 'trained classifiers and language models'],
    ['Spanish', REAL, 'Modelos de lenguaje ocuparon 1 puesto', 'clasificadores entrenados y modelos de lenguaje'],
    ['Italian', REAL, 'Modelli linguistici hanno occupato 1 posto', 'classificatori addestrati e modelli linguistici'],
    ['English', STUB, 'A stub sat in 1 seat of the panel', 'a stub (no language model)'],
    ['Spanish', STUB, 'Un stub ocupó 1 puesto', 'un stub (no un modelo)'],
    ['Italian', STUB, 'Uno stub ha occupato 1 posto', 'uno stub (non un modello)'],
  ] as const)(
    'who took part is named on the first page and at the foot of every page, in %s: %o',
    async (language, seated, notice, footer) => {
      const speaker = speak(language);
      const result = withModels([seated]);
      const name = seated.answered_by?.[0] ?? '';
      for (const render of [renderReport(result, sampleText, speaker), renderAnalytics(result, speaker)]) {
        const read = await readPdf(await render);
        const pages = read.pages.map((page) =>
          page
            .map(({ text }) => text)
            .join(' ')
            .replace(/\s+/g, ' '),
        );
        expect(pages[0]).toContain(notice);
        expect(pages[0]).toContain(name);
        expect(pages.filter((text) => !text.includes(footer))).toEqual([]);
      }
      const markdown = renderMarkdown(result, sampleText, speaker);
      expect(markdown.slice(0, 900)).toContain(notice);
      expect(markdown).toContain('Acme tax');
      expect([...speaker.gaps].filter((gap) => gap.startsWith('report.'))).toEqual([]);
    },
  );

  it('nobody says that no model took part when one did, nor that one did when a stub sat there', () => {
    expect(renderMarkdown(withModels([REAL]), sampleText)).not.toContain('No language model took part');
    expect(renderMarkdown(sampleResult, sampleText)).toContain('No language model took part');
    expect(renderMarkdown(sampleResult, sampleText)).not.toContain('Language models took part');
    expect(renderMarkdown(withModels([STUB]), sampleText)).toMatch(/No language model took part\. A stub sat/);
    expect(renderMarkdown(withModels([STUB]), sampleText)).not.toContain('Language models took part');
  });

  it.each(LANGUAGES)('a stub beside a model is named as one, %s', (language) => {
    const speaker = speak(language);
    const markdown = renderMarkdown(withModels([REAL, { model: 'conclave-model-stub' }]), sampleText, speaker);
    expect(markdown.slice(0, 900)).toContain(
      speaker.text('report.models.stub', { stubs: 'conclave-model-stub' }).slice(0, 20),
    );
    expect([...speaker.gaps].filter((gap) => gap.startsWith('report.'))).toEqual([]);
  });

  it('a model whose seats all failed took no part', () => {
    const markdown = renderMarkdown(withModels([REAL], 'the language model refused to answer'), sampleText);
    expect(markdown).toContain('No language model took part');
    expect(markdown).not.toContain('Language models took part');
  });

  it.each(LANGUAGES)('the first page says who got the document though every seat failed, %s', (language) => {
    const speaker = speak(language);
    const markdown = renderMarkdown(withModels([REAL], 'refused'), sampleText, speaker).slice(0, 900);
    expect(markdown).toContain('acme-large (openai-compatible: acme-large-2026-03)');
    expect(markdown).toContain('0.00');
    expect(renderMarkdown(withModels([STUB], 'refused'), sampleText, speaker).slice(0, 900)).not.toContain('0.00');
  });

  it.each([
    ['English', 'A language model was asked for, and none took part: '],
    ['Italian', 'È stato chiesto un modello linguistico, ma nessuno ha partecipato: '],
    ['Spanish', 'Se pidió un modelo de lenguaje y ninguno participó: '],
  ] as const)(
    'why no model took part that was asked for is on the first page, in %s: every reason',
    (language, words) => {
      for (const reason of MODEL_REASONS) {
        const speaker = speak(language);
        const { metadata } = withModels([]);
        const asked = {
          ...metadata,
          language_models: { ...metadata.language_models, delivered: 'none', reasons: [reason] },
        };
        const result = ReviewResult.parse({ ...sampleResult, metadata: asked });
        expect(renderMarkdown(result, sampleText, speaker).slice(0, 900)).toContain(words);
        expect([...speaker.gaps].filter((gap) => gap.startsWith('report.'))).toEqual([]);
      }
      expect(renderMarkdown(sampleResult, sampleText, speak(language))).not.toContain(words.slice(0, 20));
    },
  );
});
