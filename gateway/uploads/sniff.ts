/** What a file is by its first bytes. `other` carries words for the refusal: "a PNG image". */
export type Kind =
  | { readonly kind: 'zip' }
  | { readonly kind: 'pdf' }
  | { readonly kind: 'text' }
  | { readonly kind: 'other'; readonly what: string };

/** Readers accept a PDF whose header comes after other bytes, as far as here (PDF 1.7, annex H, note 13). */
const PDF_HEADER_WITHIN = 1024;

const SIGNATURES: readonly (readonly [hex: string, what: string])[] = [
  ['89504e470d0a1a0a', 'a PNG image'],
  ['ffd8ff', 'a JPEG image'],
  ['474946383761', 'a GIF image'],
  ['474946383961', 'a GIF image'],
  ['49492a00', 'a TIFF image'],
  ['4d4d002a', 'a TIFF image'],
  ['38425053', 'a Photoshop image'],
  ['d0cf11e0a1b11ae1', 'an old Office file (doc, xls or ppt) or a password-protected one; save it as docx'],
  ['7b5c727466', 'an RTF document; save it as docx'],
  ['25215053', 'a PostScript file; save it as PDF'],
  ['7f454c46', 'a program'],
  ['4d5a', 'a program'],
  ['cafebabe', 'a program'],
  ['cffaedfe', 'a program'],
  ['1f8b', 'a gzip archive'],
  ['425a68', 'a bzip2 archive'],
  ['377abcaf271c', 'a 7-Zip archive'],
  ['526172211a07', 'a RAR archive'],
  ['fd377a585a00', 'an xz archive'],
  ['28b52ffd', 'a zstd archive'],
  ['53514c69746520666f726d61742033', 'a SQLite database'],
  ['4f676753', 'an Ogg recording'],
  ['494433', 'an MP3 recording'],
  ['664c6143', 'a FLAC recording'],
  ['1a45dfa3', 'a Matroska video'],
];

/** Signatures that are letters, and could begin a text: they count only when binary bytes follow. */
const LETTERS_ONLY = new Set(['4d5a', '425a68', '494433', '38425053', '4f676753', '664c6143']);

/** Decides by content alone; a name says nothing. Empty bytes are text. */
export function sniff(bytes: Uint8Array): Kind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_HEADER_WITHIN + 5));
  const hex = head.subarray(0, 16).toString('hex');
  if (/^504b(?:0304|0506|0708)/.test(hex)) return { kind: 'zip' };
  if (head.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return { kind: 'pdf' };
  const signature = SIGNATURES.find(([start]) => hex.startsWith(start));
  if (signature !== undefined && (!LETTERS_ONLY.has(signature[0]) || hasBinary(head))) {
    return { kind: 'other', what: signature[1] };
  }
  return container(head) ?? (looksBinary(bytes) ? { kind: 'other', what: 'a binary file' } : { kind: 'text' });
}

/** Formats whose name is not at the very start. */
function container(head: Buffer): Kind | undefined {
  const at = (start: number, end: number): string => head.toString('latin1', start, end);
  if (at(0, 4) === 'RIFF' && /^(?:WEBP|WAVE|AVI )$/.test(at(8, 12))) {
    return { kind: 'other', what: at(8, 12) === 'WEBP' ? 'a WebP image' : 'a recording' };
  }
  if (at(4, 8) === 'ftyp') {
    return { kind: 'other', what: /^(?:heic|heix|mif1|avif)/.test(at(8, 12)) ? 'a HEIF image' : 'a video' };
  }
  return undefined;
}

/** Control characters no text has, leaving out U+0000, which UTF-16 has in every second byte. */
const hasBinary = (head: Uint8Array): boolean => head.some((byte) => byte < 9 || (byte > 13 && byte < 27));

/** Text with one stray control character is refused with its place; every tenth byte one is no text at all. */
function looksBinary(bytes: Uint8Array): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return false;
  const sample = bytes.subarray(0, 8192);
  const controls = sample.reduce((sum, byte) => sum + (byte < 9 || (byte > 13 && byte < 27) ? 1 : 0), 0);
  return controls > sample.length / 10;
}
