import { getDocumentProxy } from 'unpdf';
import type { Phrase } from '../../../protocols/index.ts';
import { cleanText } from '../clean-text.ts';
import { type ReadUpload, UnreadableUpload } from '../upload-reader.ts';
import { withoutHeadersAndFooters } from './headers-footers.ts';
import { legibility } from './legibility.ts';
import { type Line, linesOf } from './line.ts';
import { textOf } from './paragraphs.ts';
import { piecesOf } from './piece.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A PDF ends with the place of its table of contents; what comes after it was added by mail programs and servers. */
const END_WITHIN_BYTES = 16 * 1024;

/** Throws UnreadableUpload: damaged, encrypted, or without a text layer. */
export async function readPdf(bytes: Uint8Array): Promise<ReadUpload> {
  const pdf = await open(bytes);
  const lines: Line[] = [];
  const heights: number[] = [];
  const silent: number[] = [];
  const garbled: number[] = [];
  let fields = false;
  for (let number = 1; number <= pdf.numPages; number++) {
    const { pieces, height, hasFields } = await piecesOf(await pdf.getPage(number));
    const own = linesOf(pieces, number, hasFields);
    fields ||= hasFields;
    heights.push(height);
    const legible = legibility(own);
    if (legible !== 'text') silent.push(number);
    if (legible === 'garbled') garbled.push(number);
    else for (const line of own) lines.push(line);
  }
  if (silent.length === pdf.numPages) {
    throw new UnreadableUpload(garbled.length > 0 ? GARBLED : noTextLayer(pdf.numPages));
  }
  const { lines: body, removed } = withoutHeadersAndFooters(lines, heights);
  return { ...cleanText(textOf(body), notesOf(silent, removed, fields)), format: 'pdf' };
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-END_WITHIN_BYTES);
  // The library would gather what pages it can find, and a contract without its last pages would be reviewed as whole.
  if (!end.includes('startxref')) throw new UnreadableUpload('The PDF is damaged or cut short: its end is missing.');
  try {
    return await getDocumentProxy(Uint8Array.from(bytes), {
      verbosity: 0,
      useSystemFonts: false,
      disableFontFace: true,
      useWorkerFetch: false,
      stopAtErrors: false,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new UnreadableUpload('The PDF is encrypted. Remove its password and send it again.', { cause: error });
    }
    throw new UnreadableUpload('The PDF is damaged or cut short: it cannot be opened.', { cause: error });
  }
}

const GARBLED =
  'The fonts of the PDF do not say which letters they show, so its text cannot be read. Run text recognition (OCR) over it first.';

const noTextLayer = (pages: number): string =>
  `The PDF has no text layer: its ${pages === 1 ? 'page is a picture' : `${pages} pages are pictures`}. Run text recognition (OCR) over it first.`;

function notesOf(silent: readonly number[], removed: number, fields: boolean): Phrase[] {
  const notes: Phrase[] = [];
  if (silent.length > 0)
    notes.push({ key: 'reading.pdf.silent', values: { count: silent.length, pages: ranges(silent) } });
  if (removed > 0) notes.push({ key: 'reading.pdf.headers', values: { count: removed } });
  if (fields) notes.push({ key: 'reading.pdf.fields', values: {} });
  return notes;
}

/** `2, 5-7`. */
function ranges(pages: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === page - 1) last[1] = page;
    else runs.push([page, page]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}
