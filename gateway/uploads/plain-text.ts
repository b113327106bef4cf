import { isUtf8 } from 'node:buffer';
import { cleanText } from './clean-text.ts';
import type { ReadUpload } from './upload-reader.ts';
import { UnreadableUpload } from './upload-reader.ts';

/**
 * The text of a txt or md file: UTF-8, or UTF-16 that begins with a byte order mark. The name's ending only chooses between
 * txt and md. Throws UnreadableUpload, with the offset of the first byte that is wrong.
 */
export function readPlainText(bytes: Uint8Array, fileName: string): ReadUpload {
  const format = /\.(?:md|markdown|mdown|mkd)$/i.test(fileName) ? 'md' : 'txt';
  return { ...cleanText(decode(bytes)), format };
}

function decode(bytes: Uint8Array): string {
  const encoding = utf16Mark(bytes);
  if (encoding !== undefined) return decodeUtf16(bytes, encoding);
  const zero = bytes.indexOf(0);
  if (zero >= 0) throw new UnreadableUpload(`The file is not text: it has a NUL character at byte ${zero}.`);
  if (!isUtf8(bytes)) {
    throw new UnreadableUpload(
      `The file is not UTF-8 text: the byte at offset ${firstInvalid(bytes)} does not belong. Save it as UTF-8.`,
    );
  }
  return new TextDecoder('utf-8').decode(bytes);
}

function utf16Mark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

function decodeUtf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): string {
  if (bytes.length % 2 !== 0)
    throw new UnreadableUpload('The file is UTF-16 text that ends in the middle of a character.');
  const text = new TextDecoder(encoding).decode(bytes);
  const zero = text.indexOf('\u0000');
  if (zero >= 0) throw new UnreadableUpload(`The file is not text: it has a NUL character at byte ${zero * 2 + 2}.`);
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableUpload('The file is not valid UTF-16 text: it has half of a surrogate pair. Save it as UTF-8.');
  }
  return text;
}

/**
 * Offset of the first byte of the first character that is wrong, by halving: what is left of a valid text is valid when it
 * may end inside a character.
 */
function firstInvalid(bytes: Uint8Array): number {
  const fits = (length: number): boolean => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  let good = 0;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (fits(middle)) good = middle;
    else bad = middle;
  }
  while (good > 0 && !isUtf8(bytes.subarray(0, good))) good -= 1;
  return good;
}
