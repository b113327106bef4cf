import fc from 'fast-check';
import PdfKit from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { Typesetter } from '../../../../../actors/publishing/pdf/layout/paragraph.ts';
import { readPdf } from '../pages.ts';

const BLACK = { size: 10, colour: '#000000' } as const;

interface Word {
  readonly text: string;
  readonly face: 'regular' | 'bold' | 'italic';
}

/** The words as one document, each on its line. */
async function write(words: readonly Word[]): Promise<Uint8Array> {
  const document = new PdfKit({ size: 'A4', margin: 0, font: null as unknown as string });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  const type = new Typesetter(document);
  words.forEach(({ text, face }, index) => {
    type.label(text, 60, 40 + 19 * index, { ...BLACK, face });
  });
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/** The lines as a reader that copies or searches them has them. */
async function read(bytes: Uint8Array, count: number): Promise<string[]> {
  const [page = []] = (await readPdf(bytes)).pages;
  return Array.from({ length: count }, (_, index) =>
    page
      .filter(({ y }) => Math.abs(y - (841.89 - 40 - 19 * index)) < 1)
      .map(({ text }) => text)
      .join('')
      .normalize('NFC'),
  );
}

/** Signs of one writing; in a face many are made of others, such as the middle dot of the full stop. */
const ALPHABETS = [
  'abcdefilmnorstuvzàèéìòù’.,·:;…',
  'ABCDEGIKLNOSTUYZÀÈÉÌÒÙÄÖÜÑŻŠ‥⁇⁈!?.',
  'aefghijlnosuñäöüßğışçąęłżźćĳŀŉ-‑\u2010.,',
  'абвгдеёжзийклмноІЇЄЅТΤPр.,',
  'aeiouạẹịọụặệộợựẠẸỊỌỤẶỆỘỢỰảẻỉỏủđơư.,',
  'αβγδεζηθικλμάέήίόύώϊΐΑΒΓΔΕΖ·;.,',
];

/** Few signs to a document, so that it often has a sign and not the ones it is made of. */
const documents = fc.array(
  fc.constantFrom(...ALPHABETS).chain((alphabet) =>
    fc.uniqueArray(fc.constantFrom(...alphabet), { minLength: 3, maxLength: 12 }).chain((signs) =>
      fc.array(
        fc.record({
          text: fc.string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength: 8 }),
          face: fc.constantFrom('regular' as const, 'bold' as const, 'italic' as const),
        }),
        { minLength: 1, maxLength: 40 },
      ),
    ),
  ),
  { minLength: 1, maxLength: 6 },
);

describe('typeface: documents of one worker', () => {
  test('the full stop is read as one after a document that had only signs made of it', async () => {
    await write([{ text: 'a\u00b7b\u2025', face: 'italic' }]);
    const words = [{ text: 'com’è.', face: 'italic' }] as const;
    expect(await read(await write(words), 1)).toEqual(['com’è.']);
  });

  test('a vowel with a dot below keeps it beside the same vowel without', async () => {
    const words = [
      { text: 'i e o u dich vu', face: 'regular' },
      { text: 'Dịch vụ, trọn vẹn', face: 'regular' },
    ] as const;
    expect(await read(await write(words), 2)).toEqual(words.map(({ text }) => text));
  });

  test('many documents of few signs in any order are read as they were written', async () => {
    await fc.assert(
      fc.asyncProperty(documents, async (written) => {
        for (const words of written) {
          const texts = words.map(({ text }) => text.normalize('NFC'));
          expect(await read(await write(words), texts.length)).toEqual(texts);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('an Arabic letter is joined and read after a document that had only a letter made of it', async () => {
    await write([{ text: '\u0630', face: 'bold' }]);
    const words = [{ text: '\u0628\u062f', face: 'bold' }] as const;
    expect(await read(await write(words), 1)).toEqual(['\u0628\u062f']);
  });
});
