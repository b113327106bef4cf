import { expect, it } from 'vitest';
import { speak } from '../../../actors/languages/index.ts';
import { renderMarkdown } from '../../../actors/publishing/markdown.ts';
import { renderAnalytics } from '../../../actors/publishing/pdf/index.ts';
import { DEFAULT_PROTOCOL, protocolHash } from '../../../protocols/index.ts';
import { readPdf } from './pdf/pages.ts';
import { sampleResult, sampleText } from './sample-result.ts';

/** The sample review under the default protocol. */
const underDefault = {
  ...sampleResult,
  consensus: { ...sampleResult.consensus, protocol: DEFAULT_PROTOCOL, rounds: 1 },
  metadata: {
    ...sampleResult.metadata,
    protocol: { name: DEFAULT_PROTOCOL.name, hash: protocolHash(DEFAULT_PROTOCOL) },
  },
};

it.each([
  ['English', 'Doubted claims then had a second reading', 'Protocol: “second reading”'],
  ['Spanish', 'las tesis dudosas tuvieron una segunda lectura', 'Protocolo: «segunda lectura»'],
  ['Italian', 'Le tesi dubbie hanno poi avuto una seconda lettura', 'Protocollo: «seconda lettura»'],
] as const)('a report calls the default protocol a second reading, %s', (language, method, name) => {
  const report = renderMarkdown(underDefault, sampleText, speak(language));
  expect(report).toContain(method);
  expect(report).toContain(name);
  expect(report).toContain(DEFAULT_PROTOCOL.name);
});

it('the analytics call the default protocol a second reading', async () => {
  const { pages } = await readPdf(await renderAnalytics(underDefault, speak('English')));
  const text = pages.map((page) => page.map((run) => run.text).join(' ')).join(' ');
  expect(text.replace(/\s+/g, ' ')).toContain('gave what was doubted a second reading. Protocol: “second reading”');
});

it('a protocol of one’s own goes by its name', () => {
  expect(renderMarkdown(sampleResult, sampleText)).toContain(`Protocol: “${sampleResult.consensus.protocol.name}”`);
});
