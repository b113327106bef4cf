import type { Line } from './line.ts';

/** Share of the page's height, above and below, where headers and footers are. */
const EDGE = 0.13;
/** Pages that must have it: two may have two equal lines by chance. */
const MIN_REPEATS = 3;

const PAGE_NUMBER =
  /^(?:page|pag\.|página|pagina|p\.)?\s*[-–—[(]?\s*(\d{1,4}|[ivxl]{1,7})\s*[-–—\])]?(?:\s*(?:of|\/|di|de)\s*\d{1,4})?\s*$/i;

export interface BodyLines {
  readonly lines: readonly Line[];
  /** Lines taken away because they belong to the pages, not to the text. */
  readonly removed: number;
}

/** The lines without headers, footers and page numbers that repeat from page to page. Heights are in points, by page. */
export function withoutHeadersAndFooters(lines: readonly Line[], heights: readonly number[]): BodyLines {
  const places = placesOf(lines, heights);
  const counted = countPages(places);
  const numbers = pageNumbers(lines);
  const footers = footersOver(numbers, lines);
  const needed = Math.min(MIN_REPEATS, Math.max(2, heights.length));
  const isHeaderOrFooter = (line: Line): boolean => {
    const place = places.get(line);
    if (place !== undefined && (counted.get(place)?.size ?? 0) >= needed) return true;
    return numbers.has(line) || footers.has(line);
  };
  const kept = lines.flatMap((line, index) => {
    if (isHeaderOrFooter(line)) return [];
    const before = lines[index - 1];
    return [before !== undefined && isHeaderOrFooter(before) ? { ...line, resumes: true as const } : line];
  });
  return { lines: kept, removed: lines.length - kept.length };
}

/** For a line at the edge of its page: where it is and what it says, numbers aside. */
function placesOf(lines: readonly Line[], heights: readonly number[]): Map<Line, string> {
  const places = new Map<Line, string>();
  for (const line of lines) {
    const height = heights[line.page - 1] ?? 0;
    const edge = line.y < height * EDGE ? 'top' : line.y > height * (1 - EDGE) ? 'bottom' : undefined;
    if (edge === undefined || /^[\W_]*$/.test(line.text)) continue;
    const words = line.text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ');
    // A clause number alone differs on every page, and would look alike here.
    if (/^[(]?#[.#]*[).]?\s+\D/.test(words)) continue;
    places.set(line, `${edge} ${Math.round(line.y / 4)} ${words}`);
  }
  return places;
}

function countPages(places: ReadonlyMap<Line, string>): Map<string, Set<number>> {
  const pages = new Map<string, Set<number>>();
  for (const [line, place] of places) {
    const set = pages.get(place) ?? new Set();
    pages.set(place, set.add(line.page));
  }
  return pages;
}

/**
 * Lines that are nothing but a number and go on by one from each other, wherever they are on the page: a PDF made from another
 * paginated text carries that text's page numbers in the middle of its own pages.
 */
function pageNumbers(lines: readonly Line[]): Set<Line> {
  let candidates = lines.flatMap((line, index) => {
    const number = PAGE_NUMBER.exec(line.text)?.[1];
    const numbered = number !== undefined && /^\d+$/.test(number) && standsAlone(lines, index);
    return numbered ? [{ line, number: Number(number) }] : [];
  });
  const found = new Set<Line>();
  // A schedule after the agreement counts its own pages.
  for (let best = longestCount(candidates.map(({ number }) => number)); best.length >= 2; ) {
    for (const index of best) found.add((candidates[index] as { line: Line }).line);
    candidates = candidates.filter(({ line }) => !found.has(line));
    best = longestCount(candidates.map(({ number }) => number));
  }
  return found;
}

/** Lines right above several page numbers that say the same each time, wherever on the page. */
function footersOver(numbers: ReadonlySet<Line>, lines: readonly Line[]): Set<Line> {
  const over = lines.filter((line, index) => !numbers.has(line) && numbers.has(lines[index + 1] as Line));
  const equal = Map.groupBy(over, ({ text }) => text);
  return new Set(over.filter(({ text }) => (equal.get(text)?.length ?? 0) >= MIN_REPEATS && /\p{L}/u.test(text)));
}

/** Nothing near above or below: a number in a column of a table has neighbours on both sides. */
function standsAlone(lines: readonly Line[], index: number): boolean {
  const line = lines[index] as Line;
  return [lines[index - 1], lines[index + 1]].some(
    (other) => other === undefined || other.page !== line.page || Math.abs(other.y - line.y) > 1.6 * line.size,
  );
}

interface Chain {
  readonly index: number;
  readonly length: number;
  readonly before: Chain | undefined;
}

/** Indices of the longest run n, n+1, n+2 … in order, other numbers between them allowed. */
function longestCount(numbers: readonly number[]): number[] {
  const endingWith = new Map<number, Chain>();
  let best: Chain | undefined;
  numbers.forEach((number, index) => {
    const before = endingWith.get(number - 1);
    const chain = { index, length: (before?.length ?? 0) + 1, before };
    if (chain.length > (endingWith.get(number)?.length ?? 0)) endingWith.set(number, chain);
    if (chain.length > (best?.length ?? 0)) best = chain;
  });
  const indices: number[] = [];
  for (let link = best; link !== undefined; link = link.before) indices.push(link.index);
  return indices;
}
