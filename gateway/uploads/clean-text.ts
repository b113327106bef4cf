import { UnreadableUpload } from './upload-reader.ts';

/** C0 and C1 controls but tab and newline, and noncharacters. */
const UNPRINTABLE = /(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/gu;

/**
 * The one form in which every format's text is handed on, and from which offsets count: NFC (canonical composition only, so
 * letters look and mean the same; NFKC would turn a superscript footnote mark into a digit), lines ended by U+000A, no
 * control characters but tab and newline, well-formed UTF-16. Throws UnreadableUpload when nothing is left to read.
 */
export function cleanText(raw: string, notes: readonly string[] = []): { text: string; notes: string[] } {
  const lines = raw
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll('\f', '\n\n')
    .replaceAll('\v', '\n');
  const kept = lines.replace(UNPRINTABLE, '');
  const removed = lines.length - kept.length;
  const text = kept.toWellFormed().normalize('NFC');
  if (!/\S/.test(text)) throw new UnreadableUpload('The file has no text.');
  const note = removed === 1 ? 'One control character was removed.' : `${removed} control characters were removed.`;
  return { text, notes: removed === 0 ? [...notes] : [...notes, note] };
}
