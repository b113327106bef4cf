import { describe, expect, it } from 'vitest';
import { paragraphsOf } from '../../../../actors/publishing/docx/paragraphs.ts';

const LAW = '10. Law. The laws of England govern.';
const NEW = '\n\n11. Notices. Notices are given in writing.';

/** The words of the new clause that are set bold, in a document with or without bold run-in headings. */
function boldWords(isBold: boolean, added = NEW): string {
  const outline = {
    lines: [{ start: 0, end: LAW.length, style: { kind: 'body' as const, indent: 0 } }],
    bold: isBold ? [{ start: 0, end: 7 }] : [],
  };
  const paragraphs = paragraphsOf(
    [
      { kind: 'same', text: LAW, at: 0, bold: false },
      { kind: 'insert', text: added, at: LAW.length, bold: false },
    ],
    outline,
  );
  const last = paragraphs.at(-1)?.items ?? [];
  expect(last.map((item) => ('text' in item ? item.text : '')).join('')).toBe(added.trim());
  return last.map((item) => ('text' in item && item.bold ? item.text : '')).join('');
}

describe('paragraphs: a new clause', () => {
  it('has a bold heading where its neighbours have one', () => {
    expect(boldWords(true)).toBe('11. Notices.');
  });

  it('has none where they have none', () => {
    expect(boldWords(false)).toBe('');
  });

  it.each([
    ['5.3 Notices.', '5.3 Notices. Any notice is given in writing.'],
    ['Art. 5 - Riservatezza.', 'Art. 5 - Riservatezza. Ciascuna parte tace.'],
    ['', 'Within 30 days of a request the Supplier shall pay. It shall do so in euros.'],
    ['', '12. The Supplier shall keep records. It shows them on request.'],
    ['', '12. Records of all work performed by the Supplier. They are kept six years.'],
  ])('has %j bold: %s', (bold, words) => {
    expect(boldWords(true, `\n\n${words}`)).toBe(bold);
  });
});
