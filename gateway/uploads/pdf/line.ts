/** A piece of a page's text as the PDF draws it. Points; y grows downwards. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** What is on one baseline; wide gaps are tabs. */
export interface Line {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  /** Width of the first word, to tell whether it would have fitted on the line before. */
  readonly firstWord: number;
  /** From 1. */
  readonly page: number;
  /** Stands where a page of some paper began: the line before it was a page number or a footer. */
  readonly resumes?: true;
}

/** In ems. A word space is 0.2 to 0.3, in justified lines up to about 1. */
const SPACE = 0.15;
const TAB = 1.9;
/** A raised or lowered sign belongs to its line while it overlaps it. */
const SAME_LINE = 0.55;
/** More jumps upwards than a page of columns, notes and boxes has: drawn without order. */
const JUMPS_ALLOWED = 0.08;

/** Lines of one page in reading order: as drawn, unless that is no order at all or `byPlaces`; then from top to bottom. */
export function linesOf(pieces: readonly Piece[], page: number, byPlaces = false): Line[] {
  const visible = pieces.filter(({ text }) => text.trim() !== '');
  const drawn = rowsOf(visible);
  const jumps = drawn.filter((row, index) => index > 0 && baseline(row) < baseline(drawn[index - 1] as Piece[]) - 2);
  const ordered = !byPlaces && jumps.length <= Math.max(4, drawn.length * JUMPS_ALLOWED);
  const rows = ordered ? drawn : rowsOf(byPlace(visible));
  return rows.map((row) => lineOf(row, page));
}

/** Top to bottom, and on one baseline from left to right. */
function byPlace(pieces: readonly Piece[]): Piece[] {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row !== undefined && piece.y - baseline(row) < SAME_LINE * Math.min(piece.size, sizeOf(row))) row.push(piece);
    else rows.push([piece]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.x - b.x));
}

function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of pieces) {
    const row = rows.at(-1);
    if (row !== undefined && continues(row, piece)) row.push(piece);
    else rows.push([piece]);
  }
  return rows;
}

function continues(row: readonly Piece[], piece: Piece): boolean {
  const last = row.at(-1) as Piece;
  const size = Math.max(sizeOf(row), piece.size);
  if (Math.abs(piece.y - baseline(row)) > SAME_LINE * size) return false;
  // Going back is a new line, unless it is a little: accents and overprints.
  return piece.x > last.x + last.width - 0.6 * size;
}

/** The baseline of a row is that of its largest letters. */
const largest = (row: readonly Piece[]): Piece =>
  row.reduce((best, piece) => (piece.size > best.size * 1.02 ? piece : best), row[0] as Piece);
const baseline = (row: readonly Piece[]): number => largest(row).y;
const sizeOf = (row: readonly Piece[]): number => largest(row).size;

function lineOf(row: readonly Piece[], page: number): Line {
  const size = sizeOf(row);
  let text = '';
  let right = Number.NaN;
  for (const piece of row) {
    const gap = piece.x - right;
    if (gap > TAB * size) text = `${text.trimEnd()}\t`;
    else if (gap > SPACE * size || /^\s/.test(piece.text)) text = `${text.trimEnd()} `;
    text += text === '' || /\s$/.test(text) ? piece.text.trimStart() : piece.text;
    right = piece.x + piece.width * visibleShare(piece.text);
  }
  text = text.trimEnd();
  const left = (row[0] as Piece).x;
  return { text: spacedLabel(text), left, right, y: baseline(row), size, firstWord: firstWordOf(row), page };
}

/** Capitals are about half as wide again as small letters. */
const inkOf = (text: string): number => text.length + 0.5 * (text.match(/\p{Lu}/gu)?.length ?? 0);

/** Width of the first word, which may go over several pieces. */
function firstWordOf(row: readonly Piece[]): number {
  let width = 0;
  for (const { text, width: whole } of row) {
    const word = /^\S*/.exec(text)?.[0] ?? '';
    width += (whole * inkOf(word)) / Math.max(1, inkOf(text));
    if (word.length < text.length) break;
  }
  return width;
}

/** Spaces at the end of a piece are not where its ink ends. */
const visibleShare = (text: string): number => (text.length === 0 ? 1 : text.trimEnd().length / text.length);

/** The gap after a clause number is a space, neither a column nor nothing. */
function spacedLabel(text: string): string {
  return text.replace(TABBED_LABEL, '$1 ').replace(GLUED_LABEL, '$1 ');
}

const TABBED_LABEL =
  /^((?:(?:ARTICLE|Article|SECTION|Section) )?(?:\(?[\w.]{1,8}[.)]|\d{1,3}(?:\.\d{1,3}){0,5}\.?|[•▪◦‣–-]))\t/;
/** `B.give`, `1.[`: some producers set the number with no gap at all. Initials (`U.S.`) and decimals stay. */
const GLUED_LABEL =
  /^((?:[A-Z]|\d{1,2})\.(?=[“"[(]|\p{L}\p{Ll}{2})|\d{1,3}(?:\.\d{1,3}){1,5}\.?(?=[“"[(]|\p{Lu}\p{Ll})|\([a-z]{1,4}\)(?=[“"]|\p{L}{2}))/u;
