import { describe, expect, it } from 'vitest';
import { readDocx } from '../../../gateway/uploads/docx/index.ts';
import { UnreadableUpload, UnsupportedUpload } from '../../../gateway/uploads/upload-reader.ts';
import { paragraph, wordFile, wordParts } from '../../actors/word/word-file.ts';
import { type Part, zipFile } from '../../actors/word/zip-file.ts';

const MB = 1024 ** 2;
const refusal = async (bytes: Uint8Array): Promise<Error> => {
  const error = await readDocx(bytes).catch((reason: unknown) => reason as Error);
  expect(error).toBeInstanceOf(Error);
  return error as Error;
};
const refused = async (bytes: Uint8Array): Promise<string> => {
  const error = await refusal(bytes);
  expect(error).toBeInstanceOf(UnreadableUpload);
  return error.message;
};
const withDocument = (part: Omit<Part, 'name'>): Part[] =>
  wordParts(paragraph('x')).map((known) => (known.name === 'word/document.xml' ? { ...known, ...part } : known));
const xml = (inner: string, before = ''): string =>
  `<?xml version="1.0"?>${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inner}</w:body></w:document>`;

describe('hostile docx', () => {
  it('refuses a part that inflates a thousand times', async () => {
    expect(await refused(zipFile(withDocument({ content: xml(' '.repeat(40 * MB)) })))).toContain(
      'unpacks to far more',
    );
  });

  it('refuses millions of empty paragraphs in a few kilobytes', async () => {
    const bytes = zipFile(withDocument({ content: xml('<w:p/>'.repeat(3_000_000)) }));
    expect(bytes.length).toBeLessThan(60_000);
    expect(await refused(bytes)).toContain('unpacks to far more');
  });

  it('refuses a whole that is too large though no part is', async () => {
    const parts = ['a', 'b', 'c'].map((name) => ({
      name: `word/media/${name}`,
      content: 'x',
      declaredSize: 100 * MB,
    }));
    expect(await refused(wordFile(paragraph('x'), { extra: parts }))).toContain('unpacks to far more');
  });

  it('refuses a part that says it is small and is not', async () => {
    const bytes = zipFile(withDocument({ content: xml(paragraph('x').repeat(1_000)), declaredSize: 500 }));
    expect(await refused(bytes)).toContain('damaged');
  });

  it('refuses a part that says it is larger than it is', async () => {
    expect(await refused(zipFile(withDocument({ content: xml('<w:p/>'), declaredSize: 5_000 })))).toContain('damaged');
  });

  it('refuses a part whose checksum is wrong', async () => {
    expect(await refused(zipFile(withDocument({ declaredCrc: 1, content: xml(paragraph('x')) })))).toContain('damaged');
  });

  it('refuses two parts of one name, in any case', async () => {
    const again = { name: 'WORD/document.xml', content: xml(paragraph('other text')) };
    expect(await refused(wordFile(paragraph('x'), { extra: [again] }))).toContain('two parts of one name');
  });

  it('refuses names that lead out of the file', async () => {
    const outside = { name: '../../etc/passwd', content: 'x' };
    expect(await refused(wordFile(paragraph('x'), { extra: [outside] }))).toContain('damaged');
  });

  it('refuses an encrypted part', async () => {
    expect(await refused(zipFile(withDocument({ content: xml(''), encrypted: true })))).toContain('encrypted');
  });

  it('refuses entities and every other declaration of a document type', async () => {
    const laughs = '<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    const outside = '<!DOCTYPE w SYSTEM "file:///etc/passwd">';
    for (const declaration of [laughs, outside]) {
      const bytes = zipFile(withDocument({ content: xml('<w:p><w:r><w:t>&b;</w:t></w:r></w:p>', declaration) }));
      expect(await refused(bytes)).toContain('declares a document type');
    }
    expect(await refused(zipFile(withDocument({ content: xml('<w:p>&b;</w:p>') })))).toContain('not well-formed');
  });

  it('refuses elements without end in each other', async () => {
    const deep = `${'<w:sdt>'.repeat(5_000)}${'</w:sdt>'.repeat(5_000)}`;
    expect(await refused(zipFile(withDocument({ content: xml(deep) })))).toContain('more structure');
  });

  it('refuses XML that is broken or no text', async () => {
    expect(await refused(zipFile(withDocument({ content: xml('<w:p>') })))).toContain('not well-formed');
    const latin = Buffer.from(xml(paragraph('caf\u00e9')), 'latin1');
    expect(await refused(zipFile(withDocument({ content: latin })))).toContain('not valid text');
  });

  it('refuses a file that was cut anywhere', async () => {
    const bytes = wordFile(paragraph('A sentence that is long enough to be cut.'));
    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      expect(await refused(bytes.subarray(0, Math.floor(bytes.length * share)))).toContain('damaged');
    }
  });

  it('refuses a count of parts that is not true', async () => {
    expect(await refused(zipFile(wordParts(paragraph('x')), { entryCount: 60_000 }))).toMatch(/damaged|far more/);
  });

  it('refuses a document without words', async () => {
    expect(await refused(wordFile(paragraph('  ')))).toContain('no text');
  });

  it.each([
    ['an Excel workbook', 'xl/workbook.xml'],
    ['a PowerPoint presentation', 'ppt/presentation.xml'],
    ['an EPUB book', 'META-INF/container.xml'],
    ['a zip archive', 'notes.txt'],
  ])('says it is %s', async (what, name) => {
    const error = await refusal(zipFile([{ name, content: 'x' }]));
    expect(error).toBeInstanceOf(UnsupportedUpload);
    expect(error.message).toContain(what);
  });

  it('says it is an OpenDocument file', async () => {
    const error = await refusal(
      zipFile([
        { name: 'mimetype', content: 'x', stored: true },
        { name: 'content.xml', content: 'x' },
      ]),
    );
    expect(error).toBeInstanceOf(UnsupportedUpload);
    expect(error.message).toContain('OpenDocument');
  });
});
