import type { Phrase } from '../../protocols/index.ts';
import { UnreadableUpload } from './upload-reader.ts';

/** C0 and C1 controls but tab and newline, and noncharacters. */
const UNPRINTABLE = /(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/gu;

/**
 * The one form in which every format's text is handed on, and from which offsets count: NFC (canonical composition only, so
 * letters look and mean the same; NFKC would turn a superscript footnote mark into a digit), lines ended by U+000A, no
 * control characters but tab and newline, well-formed UTF-16. Throws UnreadableUpload when nothing is left to read.
 */
export function cleanText(raw: string, notes: readonly Phrase[] = []): { text: string; notes: Phrase[] } {
  const lines = raw
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll('\f', '\n\n')
    .replaceAll('\v', '\n');
  const kept = lines.replace(UNPRINTABLE, '');
  const removed = lines.length - kept.length;
  const text = kept.toWellFormed().normalize('NFC');
  if (!/\S/.test(text)) throw new UnreadableUpload('The file has no text.');
  const note = { key: 'reading.control-characters', values: { count: removed } };
  return { text, notes: removed === 0 ? [...notes] : [...notes, note] };
}
