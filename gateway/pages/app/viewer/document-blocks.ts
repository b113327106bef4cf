/**
 * The reviewed text as the document it is: headings, numbered clauses and tables, each with its place in the text. A reader of
 * Word files writes a table's rows as lines with tabs between the cells, and the printed number before its paragraph.
 */
import type { DocumentMap } from '../../../../protocols/index.ts';

/** Offsets are UTF-16 units of the text, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type Block = Span &
  (
    | (Line & { readonly kind: 'heading'; readonly level: number })
    | (Line & { readonly kind: 'paragraph'; readonly depth: number })
    | { readonly kind: 'table'; readonly rows: readonly (readonly Cell[])[] }
  );

interface Line {
  /** Where the words begin, after a printed number. */
  readonly numberEnd: number;
  readonly alignment?: 'center' | 'right';
}

/** Of a table; as many columns and rows as it takes up, 1 when not given. */
export type Cell = Span & { readonly across?: number; readonly down?: number };

type Clause = DocumentMap['clauses'][number];

/** Longer lines are sentences, whatever begins with them. */
const LONGEST_HEADING = 160;

/** The blocks of a text by its lines: every character but line breaks is in one of them. */
export function documentBlocks(text: string, clauses: readonly Clause[]): Block[] {
  const beginning = new Map(clauses.map((clause) => [clause.start, clause]));
  const blocks: Block[] = [];
  let rows: Span[][] = [];
  let depth = 0;
  const endTable = (): void => {
    const [first, last] = [rows[0]?.[0], rows.at(-1)?.at(-1)];
    if (first !== undefined && last !== undefined) {
      blocks.push({ kind: 'table', start: first.start, end: last.end, rows });
    }
    rows = [];
  };
  for (const line of text.matchAll(/[^\n]+|\n\n+/g)) {
    const words = line[0];
    const span = { start: line.index, end: line.index + words.length };
    if (words.startsWith('\n') || !/\S/.test(words)) {
      endTable();
      continue;
    }
    if (words.includes('\t') && words.trim().includes('\t')) {
      rows.push(cells(words, span.start));
      continue;
    }
    endTable();
    const clause = beginning.get(span.start) ?? beginning.get(span.start + words.length - words.trimStart().length);
    if (clause !== undefined) depth = clause.depth;
    blocks.push(blockOf(words, span, { clause, depth, isFirst: blocks.length === 0 }));
  }
  endTable();
  return blocks;
}

function cells(words: string, start: number): Span[] {
  const found: Span[] = [];
  let at = start;
  for (const cell of words.split('\t')) {
    found.push({ start: at, end: at + cell.length });
    at += cell.length + 1;
  }
  return found;
}

interface Place {
  readonly clause: Clause | undefined;
  readonly depth: number;
  readonly isFirst: boolean;
}

function blockOf(words: string, { start, end }: Span, { clause, depth, isFirst }: Place): Block {
  const numberEnd = start + numberLength(words, clause);
  const rest = words.slice(numberEnd - start).trim();
  const isTitle = isFirst && words.trim().length <= LONGEST_HEADING && !/[.;:]$/.test(words.trim());
  if (isTitle) return { kind: 'heading', level: 2, start, end, numberEnd };
  const isHeading =
    clause !== undefined &&
    clause.heading !== '' &&
    rest.length <= LONGEST_HEADING &&
    rest.startsWith(clause.heading) &&
    isBare(rest, clause);
  if (isHeading) return { kind: 'heading', level: Math.min(6, 3 + clause.depth), start, end, numberEnd };
  return { kind: 'paragraph', depth: Math.min(4, depth), start, end, numberEnd };
}

/** Nothing follows the heading but a full stop. */
const isBare = (rest: string, { heading }: Clause): boolean => /^[\s.:;–—-]*$/.test(rest.slice(heading.length));

/** Characters of the printed number, with what parts it from the words. */
function numberLength(words: string, clause: Clause | undefined): number {
  const lead = words.length - words.trimStart().length;
  if (clause !== undefined && clause.number !== '' && words.startsWith(clause.number, lead)) {
    const rest = words.slice(lead + clause.number.length);
    return lead + clause.number.length + (/^[.):]?\s*/.exec(rest)?.[0].length ?? 0);
  }
  return /^\s*(?:\([a-z]{1,4}\)|\([0-9]{1,3}\)|[•·▪◦–-])\s+/i.exec(words)?.[0].length ?? 0;
}

/** The block in which an offset lies, or the last one before it; -1 before the first. O(log n). */
export function blockAt(blocks: readonly Pick<Span, 'start'>[], offset: number): number {
  let [low, high] = [-1, blocks.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((blocks[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
