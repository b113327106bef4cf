import { describe, expect, it } from 'vitest';
import { renderRedline, renderRevisedDocx } from '../../../../actors/publishing/docx/index.ts';
import { readWord } from '../../../../actors/word/index.ts';
import { Package } from '../../../../actors/word/package.ts';
import { ALL_SAMPLES } from '../../word/all-samples.ts';
import { xmlOf } from '../../word/gates.ts';
import { samplePackage } from '../../word/sample-package.ts';
import { paragraph } from '../../word/word-file.ts';
import { proposed, resultFor, seeded } from './contracts.ts';

const file = { tracked_changes: 'accept', unprotect: false } as const;

/** A review of the file in which these words are replaced. */
async function reviewOf(bytes: Uint8Array, before: string, after: string) {
  const { text } = (await readWord(bytes)).located;
  const change = { ...proposed(0, text.indexOf(before), before, after), rationale: 'It is the usual period.' };
  return { text, result: resultFor(text, [change], seeded(1)) };
}

const part = async (bytes: Uint8Array, name: string): Promise<string> => xmlOf(await Package.open(bytes), name);

describe('an uploaded Word file', () => {
  it('is what redline and revised document are made in', async () => {
    const bytes = ALL_SAMPLES.find(({ name }) => name === 'a table')?.bytes as Uint8Array;
    const { text, result } = await reviewOf(bytes, '100 euros', '90 euros');
    const original = { ...file, bytes };
    const redline = await part(
      await renderRedline(result, text, { version: 'external', original }),
      'word/document.xml',
    );
    expect(redline).toMatch(/<w:tbl>.*<w:del [^>]*Conclave.*100.*<w:ins [^>]*Conclave.*90.*<\/w:tbl>/s);
    const revised = await renderRevisedDocx(result, text, original);
    expect((await readWord(revised)).located.text).toBe(text.replace('100 euros', '90 euros'));
  });

  it('carries a comment with the wording where a change cannot be made', async () => {
    const bytes = ALL_SAMPLES.find(({ name }) => name === 'fields')?.bytes as Uint8Array;
    const { text, result } = await reviewOf(bytes, '4.2', '4.3');
    const redline = await renderRedline(result, text, { version: 'external', original: { ...file, bytes } });
    const comments = await part(redline, 'word/comments.xml');
    expect(comments).toContain('Instead of “4.2”: “4.3”');
    expect(comments).toContain('the words come from a field');
    expect(await part(redline, 'word/document.xml')).not.toContain('<w:del ');
  });

  const protectedFile = samplePackage(paragraph('The term is ninety days.'), {
    settings: '<w:zoom w:percent="100"/><w:documentProtection w:edit="readOnly" w:enforcement="1"/>',
  });

  it('is not edited when it is protected: the redline is a new document', async () => {
    const { text, result } = await reviewOf(protectedFile, 'ninety', 'thirty');
    const redline = await renderRedline(result, text, {
      version: 'external',
      original: { ...file, bytes: protectedFile },
    });
    expect(await part(redline, 'word/settings.xml')).not.toContain('documentProtection');
    expect((await Package.open(redline)).has('word/footer1.xml')).toBe(true);
  });

  it('is not edited when it is signed, and its signature stays when that was asked for', async () => {
    const signature = { name: '_xmlsignatures/sig1.xml', content: '<Signature/>' };
    const signed = samplePackage(paragraph('The term is ninety days.'), { extra: [signature] });
    const { text, result } = await reviewOf(signed, 'ninety', 'thirty');
    const make = (unprotect: boolean) =>
      renderRedline(result, text, { version: 'external', original: { ...file, unprotect, bytes: signed } });
    expect((await Package.open(await make(false))).has(signature.name)).toBe(false);
    const edited = await make(true);
    expect(await part(edited, signature.name)).toBe(signature.content);
    expect(await part(edited, 'word/document.xml')).toContain('<w:del ');
  });

  it('is edited although it is protected when that was asked for, and opens without protection', async () => {
    const { text, result } = await reviewOf(protectedFile, 'ninety', 'thirty');
    const original = { ...file, unprotect: true, bytes: protectedFile };
    const redline = await renderRedline(result, text, { version: 'external', original });
    expect(await part(redline, 'word/settings.xml')).toMatch(/<w:zoom w:percent="100"\/><\/w:settings>/);
    expect((await Package.open(redline)).has('word/footer1.xml')).toBe(false);
  });
});
