import { readFileSync } from 'node:fs';

/**
 * The faces of the reports and which signs each can show. Font files are package data, read once a worker like an
 * import; the parsed fonts are shared by all documents of the worker, since parsing and glyph tables cost more than a page.
 */
export type Face = 'regular' | 'bold' | 'italic';
export type FontName = Face | 'signs' | 'signs-bold' | 'ideographs';

/** What is used of a fontkit font, which pdfkit opens and accepts back. */
interface ParsedFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
  /** The glyph of an id; with the signs it stands for in a word, where it is in one. */
  getGlyph(id: number, codePoints?: readonly number[]): Glyph;
  layout(text: string, ...settings: readonly unknown[]): { glyphs: Glyph[] };
}

interface Glyph {
  readonly id: number;
  readonly codePoints: readonly number[];
}

type GlyphClass = new (id: number, codePoints: readonly number[], font: ParsedFont) => Glyph;

/** What pdfkit keeps of a font in a document: the font, and the glyphs of every word it has shaped. */
interface EmbeddedFont {
  readonly font: ParsedFont;
  layoutCache: Record<string, unknown>;
}

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** The face in use, which the package's type does not have. */
      readonly _font: EmbeddedFont;
    }
  }
}

/**
 * Noto Sans SC with the signs of GB 2312 and kana, from `@fontsource/noto-sans-sc` 5.3.0, which has seventy megabytes of other weights.
 * What is not in it (Hangul, rare signs) is said to be unshown.
 */
const IDEOGRAPHS = new URL('../faces/NotoSansSC-Regular.ttf', import.meta.url);

/** Literal names, so that tools see which packages are used; resolved only when a document needs the face. */
const FILES: Readonly<Record<FontName, () => string>> = {
  regular: () => import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: () => import.meta.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  italic: () => import.meta.resolve('@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf'),
  signs: () => import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  'signs-bold': () => import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  ideographs: () => IDEOGRAPHS.href,
};

/** Stands for every sign no face can show: an empty box, in the sign face. */
const UNSHOWN = '\u25A1';

const parsed = new Map<FontName, ParsedFont>();
const covered = new Map<string, boolean>();

/** Makes the face current. pdfkit's type does not know that it takes a parsed font as well as bytes. */
export function useFont(document: PDFKit.PDFDocument, name: FontName, size: number): PDFKit.PDFDocument {
  const known = registered.get(document);
  if (known?.has(name)) return document.font(name, size);
  document.registerFont(name, (parsed.get(name) ?? readFileSync(new URL(FILES[name]()))) as Buffer);
  registered.set(document, (known ?? new Set()).add(name));
  document.font(name, size);
  const embedded = document._font;
  if (!parsed.has(name)) parsed.set(name, tellingSignsApart(embedded.font));
  embedded.layoutCache = shapedWords(name);
  return document;
}

/**
 * Makes the font answer with the signs it is asked for. fontkit keeps for each glyph the signs of its first use: none for the
 * full stop once a document had only the middle dot made of it, and every later document of the worker would lose its
 * full stops when it is copied or searched, and its Arabic letters the forms that join them.
 */
function tellingSignsApart(font: ParsedFont): ParsedFont {
  const first = font.getGlyph.bind(font);
  // Bounded by the signs and ligatures of the font.
  const others = new Map<string, Glyph>();
  font.getGlyph = (id, codePoints) => {
    const glyph = first(id, codePoints);
    if (codePoints === undefined || String(glyph?.codePoints) === String(codePoints)) return glyph;
    const key = `${id} ${codePoints}`;
    const other = others.get(key) ?? new (glyph.constructor as GlyphClass)(id, codePoints, font);
    others.set(key, other);
    return other;
  };
  const laidOut = font.layout.bind(font);
  font.layout = (text, ...settings) => {
    const run = laidOut(text, ...settings);
    run.glyphs = run.glyphs.map((glyph, index) => partOf(font, run.glyphs, index) ?? glyph);
    return run;
  };
  return font;
}

/**
 * The glyph with its own part of a sign that the font sets as several: a Vietnamese vowel as the letter and the dot below. fontkit
 * gives the whole sign to the first and nothing to the others; a letter that stood alone before would then be read without its dot.
 */
function partOf(font: ParsedFont, glyphs: readonly Glyph[], index: number): Glyph | undefined {
  let first = index;
  while (first > 0 && glyphs[first]?.codePoints.length === 0) first--;
  const [sign, ...more] = glyphs[first]?.codePoints ?? [];
  if (sign === undefined || more.length > 0 || glyphs[first + 1]?.codePoints.length !== 0) return undefined;
  const parts = [...String.fromCodePoint(sign).normalize('NFD')];
  const part = parts[index - first]?.codePointAt(0);
  if (parts.length < 2 || part === undefined) return undefined;
  return font.getGlyph((glyphs[index] as Glyph).id, [part]);
}

/** Shaped words of all documents of this worker: most words of a report have was in another one. */
const shaped = new Map<FontName, EmbeddedFont['layoutCache']>();

/** Words kept for each face, about 1 kB each. The cache is emptied between documents, so one document may exceed it. */
const KEPT_WORDS = 20_000;

function shapedWords(name: FontName): EmbeddedFont['layoutCache'] {
  const known = shaped.get(name);
  if (known !== undefined && Object.keys(known).length <= KEPT_WORDS) return known;
  const empty: EmbeddedFont['layoutCache'] = Object.create(null);
  shaped.set(name, empty);
  return empty;
}

const registered = new WeakMap<PDFKit.PDFDocument, Set<FontName>>();

/** Whether the face shows the sign; asked once a sign. */
function shows(document: PDFKit.PDFDocument, name: FontName, sign: string): boolean {
  const key = `${name}${sign}`;
  let answer = covered.get(key);
  if (answer === undefined) {
    if (!parsed.has(name)) useFont(document, name, 10);
    answer = (parsed.get(name) as ParsedFont).hasGlyphForCodePoint(sign.codePointAt(0) as number);
    // Bounded by Unicode, and in practice by a few hundred signs.
    covered.set(key, answer);
  }
  return answer;
}

export interface Piece {
  readonly font: FontName;
  readonly text: string;
}

/** Joiners and variation selectors shape their neighbours; alone, and in a face without them, they are nothing. */
const INVISIBLE = /^(?:\p{Cf}|\p{Cc}|\p{Variation_Selector})$/u;
/** Asked before the face is read: few documents need its two megabytes. */
const EAST_ASIAN = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/;
const PLAIN = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u017f\u2013\u2014\u2018-\u201e\u2026]*$/;

/**
 * Splits a text without line breaks into pieces that one face shows each. Signs that neither face has become UNSHOWN
 * and are reported to `onUnshown`.
 */
export function splitByCoverage(
  document: PDFKit.PDFDocument,
  text: string,
  face: Face,
  onUnshown: (sign: string) => void,
): readonly Piece[] {
  if (PLAIN.test(text)) return text === '' ? [] : [{ font: face, text }];
  const pieces: { font: FontName; text: string }[] = [];
  for (const sign of text.toWellFormed()) {
    const piece = pieceFor(document, sign, face);
    if (piece === undefined) continue;
    if (piece.text !== sign) onUnshown(sign);
    const last = pieces.at(-1);
    if (last?.font === piece.font) last.text += piece.text;
    else pieces.push(piece);
  }
  return pieces;
}

function pieceFor(
  document: PDFKit.PDFDocument,
  sign: string,
  face: Face,
): { font: FontName; text: string } | undefined {
  const fallback: FontName = face === 'bold' ? 'signs-bold' : 'signs';
  if (shows(document, face, sign)) return { font: face, text: sign };
  if (shows(document, fallback, sign)) return { font: fallback, text: sign };
  if (INVISIBLE.test(sign)) return undefined;
  // One weight for all faces: a second one would double what is shipped.
  if (EAST_ASIAN.test(sign) && shows(document, 'ideographs', sign)) return { font: 'ideographs', text: sign };
  return { font: fallback, text: UNSHOWN };
}
