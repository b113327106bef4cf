import { expect, it } from 'vitest';
import { speak } from '../../../actors/languages/index.ts';
import { renderMarkdown } from '../../../actors/publishing/markdown.ts';
import { renderAnalytics, renderReport } from '../../../actors/publishing/pdf/index.ts';
import { DEFAULT_PROTOCOL, protocolHash } from '../../../protocols/index.ts';
import { readPdf } from './pdf/pages.ts';
import { sampleResult, sampleText } from './sample-result.ts';

const protocol = { name: DEFAULT_PROTOCOL.name, hash: protocolHash(DEFAULT_PROTOCOL) };

/** The sample review under the default protocol. */
const underDefault = {
  ...sampleResult,
  consensus: { ...sampleResult.consensus, protocol, rounds: 1 },
  metadata: { ...sampleResult.metadata, protocol },
};

const wordsOf = async (file: Promise<Uint8Array>): Promise<string> =>
  (await readPdf(await file)).pages
    .flat()
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');

it.each([
  [
    'English',
    'Doubted claims then had a second reading',
    'gave what was doubted a second reading',
    'Protocol: “second reading”',
  ],
  [
    'Spanish',
    'las tesis dudosas tuvieron una segunda lectura',
    'una segunda lectura a lo dudoso',
    'Protocolo: «segunda lectura»',
  ],
  [
    'Italian',
    'Le tesi dubbie hanno poi avuto una seconda lettura',
    'una seconda lettura ai punti dubbi',
    'Protocollo: «seconda lettura»',
  ],
] as const)('reports call the default protocol a second reading, %s', async (language, method, decided, name) => {
  const speaker = speak(language);
  const report = await wordsOf(renderReport(underDefault, sampleText, speaker));
  const markdown = renderMarkdown(underDefault, sampleText, speaker);
  for (const text of [report, markdown]) {
    expect(text).toContain(method);
    expect(text).toContain(name);
    expect(text).toContain(DEFAULT_PROTOCOL.name);
  }
  const analytics = await wordsOf(renderAnalytics(underDefault, speaker));
  expect(analytics).toContain(decided);
  expect(analytics).toContain(name);
});

it('a protocol of one’s own goes by its name', () => {
  expect(renderMarkdown(sampleResult, sampleText)).toContain(`Protocol: “${sampleResult.consensus.protocol.name}”`);
});
