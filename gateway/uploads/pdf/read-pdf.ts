import { getDocumentProxy } from 'unpdf';
import { type ReadUpload, UnreadableUpload } from '../../upload-reader.ts';
import { cleanText } from '../clean-text.ts';
import { withoutFurniture } from './furniture.ts';
import { type Line, linesOf } from './line.ts';
import { textOf } from './paragraphs.ts';
import { piecesOf } from './piece.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Fewer letters and digits than this on a page: a picture with a stamp or a page number, not a text. */
const MIN_LETTERS = 12;

/** Throws UnreadableUpload: damaged, encrypted, or without a text layer. */
export async function readPdf(bytes: Uint8Array): Promise<ReadUpload> {
  const pdf = await open(bytes);
  const lines: Line[] = [];
  const heights: number[] = [];
  const silent: number[] = [];
  let fields = false;
  for (let number = 1; number <= pdf.numPages; number++) {
    const { pieces, height, hasFields } = await piecesOf(await pdf.getPage(number));
    const own = linesOf(pieces, number, hasFields);
    fields ||= hasFields;
    if (letters(own) < MIN_LETTERS) silent.push(number);
    heights.push(height);
    lines.push(...own);
  }
  if (silent.length === pdf.numPages) throw new UnreadableUpload(noTextLayer(pdf.numPages));
  const { lines: body, removed } = withoutFurniture(lines, heights);
  return { ...cleanText(textOf(body), notesOf(silent, removed, fields)), format: 'pdf' };
}

async function open(bytes: Uint8Array): Promise<Pdf> {
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

const letters = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);

const noTextLayer = (pages: number): string =>
  `The PDF has no text layer: its ${pages === 1 ? 'page is a picture' : `${pages} pages are pictures`}. Run text recognition (OCR) over it first.`;

function notesOf(silent: readonly number[], removed: number, fields: boolean): string[] {
  const notes: string[] = [];
  if (silent.length === 1) notes.push(`Page ${silent[0]} has hardly any text; what else it shows was not read.`);
  if (silent.length > 1) notes.push(`Pages ${ranges(silent)} have hardly any text; what else they show was not read.`);
  if (removed > 0) notes.push(`Page headers, footers and page numbers (${removed} lines) were left out.`);
  if (fields) notes.push('What was filled into form fields was read as text in its place.');
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
