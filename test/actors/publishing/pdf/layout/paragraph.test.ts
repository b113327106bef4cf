import fc from 'fast-check';
import PdfKit from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { type Paragraph, Typesetter } from '../../../../../actors/publishing/pdf/layout/paragraph.ts';

const STYLE = { face: 'regular', size: 10, colour: '#000000', leading: 14 } as const;
const newTypesetter = () => new Typesetter(new PdfKit({ font: null as unknown as string }));
const type = newTypesetter();

/** What is in the lines, without white space. */
function signs(paragraph: Paragraph): string {
  return paragraph.lines
    .flatMap((line) => line.parts.map((part) => part.text))
    .join('')
    .replace(/\s/gu, '');
}

const words = fc.array(
  fc.oneof(
    fc.string({ unit: fc.constantFrom(...'abcdefghij.,-()§é'), minLength: 1, maxLength: 40 }),
    fc.constantFrom('契約書の全文', 'Überprüfung', 'a\nb', '\n\n', '10.000,00', '😀', 'x'.repeat(500)),
  ),
  { maxLength: 30 },
);

describe('paragraph: lines', () => {
  test('no line is wider than its width, and no sign is lost or moved', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 60, max: 400 }), (parts, width) => {
        const text = parts.join(' ');
        const paragraph = type.paragraph(text, STYLE, width);
        for (const line of paragraph.lines) expect(line.width).toBeLessThanOrEqual(width + 0.01);
        expect(signs(paragraph)).toBe(text.replace(/\s/gu, ''));
        expect(paragraph.height).toBe(paragraph.lines.length * STYLE.leading);
      }),
      { numRuns: 60 },
    );
  });

  test('no line of ideographs begins with a closing sign or ends with an opening one', () => {
    const text = '本合同期限为九十日。「双方」应遵守（本合同）的规定，不得违反。'.repeat(4);
    for (let width = 40; width < 200; width += 7) {
      const lines = type
        .paragraph(text, STYLE, width)
        .lines.map(({ parts }) => parts.map((part) => part.text).join(''));
      expect(lines.join('')).toBe(text);
      for (const line of lines) expect(line).not.toMatch(/^[。，」）]|[「（]$/);
    }
  });

  test('breaks at spaces and forced ends, not inside words', () => {
    const { lines } = type.paragraph('one two three\nfour', STYLE, type.width('one two', 'regular', 10) + 1);
    expect(lines.map((line) => line.parts.map((part) => part.text).join(''))).toEqual(['one two', 'three', 'four']);
  });

  test('a mark ends with its word: the space behind belongs to neither run', () => {
    const { lines } = type.paragraph(
      [
        { text: 'old ', mark: 'strike' },
        { text: 'new', mark: 'underline' },
      ],
      STYLE,
      300,
    );
    expect(lines[0]?.parts.map((part) => [part.text, part.run.mark])).toEqual([
      ['old', 'strike'],
      [' ', undefined],
      ['new', 'underline'],
    ]);
  });

  test('punctuation stays with the word of another run before it', () => {
    const narrow = type.width('beautiful', 'bold', 10) + 1;
    const { lines } = type.paragraph([{ text: 'so beautiful', face: 'bold' }, { text: ', yes' }], STYLE, narrow + 6);
    expect(lines[1]?.parts.map((part) => part.text)).toEqual(['beautiful', ',']);
  });

  test('right-to-left words of a line run from the right', () => {
    const { lines } = type.paragraph('see שלום עולם here', STYLE, 400);
    expect(lines[0]?.parts.map((part) => part.text).join('')).toBe('see עולם שלום here');
  });
});

describe('paragraph: fitting', () => {
  test('a text that fits is left alone, another ends with an ellipsis within the width', () => {
    expect(type.fit('short', 'regular', 10, 200)).toBe('short');
    const cut = type.fit('a rather long text for so narrow a place', 'regular', 10, 80);
    expect(cut).toMatch(/^a rather .*…$/);
    expect(type.width(cut, 'regular', 10)).toBeLessThanOrEqual(80);
  });
});

describe('paragraph: signs no face has', () => {
  test('are noted once each, and only they', () => {
    const own = newTypesetter();
    own.width('Ωя→✓ 契約 계계약 \u200d\ufe0f\u0001', 'regular', 10);
    expect([...own.unshown]).toEqual(['계', '약']);
  });
});
