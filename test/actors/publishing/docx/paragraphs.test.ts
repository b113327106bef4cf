import { describe, expect, it } from 'vitest';
import { paragraphsOf } from '../../../../actors/publishing/docx/paragraphs.ts';

const LAW = '10. Law. The laws of England govern.';
const NEW = '\n\n11. Notices. Notices are given in writing.';

/** The words of the new clause that are set bold, in a document with or without bold run-in headings. */
function boldWords(isBold: boolean): string {
  const outline = {
    lines: [{ start: 0, end: LAW.length, style: { kind: 'body' as const, indent: 0 } }],
    bold: isBold ? [{ start: 0, end: 7 }] : [],
  };
  const paragraphs = paragraphsOf(
    [
      { kind: 'same', text: LAW, at: 0, bold: false },
      { kind: 'insert', text: NEW, at: LAW.length, bold: false },
    ],
    outline,
  );
  const last = paragraphs.at(-1)?.items ?? [];
  expect(last.map((item) => ('text' in item ? item.text : '')).join('')).toBe(NEW.trim());
  return last.map((item) => ('text' in item && item.bold ? item.text : '')).join('');
}

describe('paragraphs: a new clause', () => {
  it('has a bold heading where its neighbours have one', () => {
    expect(boldWords(true)).toBe('11. Notices.');
  });

  it('has none where they have none', () => {
    expect(boldWords(false)).toBe('');
  });
});
