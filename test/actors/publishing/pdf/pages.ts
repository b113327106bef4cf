import { getDocumentProxy } from 'unpdf';

/** One stretch of text as it stands on a page: points from the left and the bottom edge. */
interface Placed {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

export interface ReadPdf {
  readonly pages: readonly (readonly Placed[])[];
  /** All text, pages joined, white space as one space. */
  readonly text: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly tagged: boolean;
  readonly language: string | null;
  readonly outline: readonly string[];
}

/** Reads a PDF back with pdf.js, which shares no code with what wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(bytes.slice());
  const pages: Placed[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , size, x, y] = item.transform as number[];
        return [{ text: item.str, x: x as number, y: y as number, width: item.width, size: size as number }];
      }),
    );
  }
  const { info, metadata: _ } = await document.getMetadata();
  const outline = (await document.getOutline()) ?? [];
  return {
    pages,
    text: pages
      .map((page) => page.map(({ text }) => text).join(' '))
      .join(' ')
      .replace(/\s+/g, ' '),
    info: info as Record<string, unknown>,
    tagged: (await document.getMarkInfo())?.Marked === true,
    language: (info as { Language?: string }).Language ?? null,
    outline: outline.map(({ title }) => title),
  };
}

/** The body of a page, points from the bottom edge. */
const BODY = { from: 70, to: 780 } as const;
/** Of the page's body, below its last line. */
const MOST_EMPTY = 1 / 3;

/** Pages that are a third empty or end with a heading; a paper of one page may be as short as it is. */
export function poorlyFilled({ pages }: ReadPdf): string[] {
  if (pages.length === 1) return [];
  return pages.flatMap((page, index) => {
    const body = page.filter(({ y }) => y > BODY.from && y < BODY.to);
    const lowest = Math.min(...body.map(({ y }) => y));
    const empty = (lowest - BODY.from) / (BODY.to - BODY.from);
    const headings = body.filter(({ y, size }) => y === lowest && size >= 10.9);
    return [
      ...(empty > MOST_EMPTY ? [`page ${index + 1}: ${Math.round(100 * empty)}% empty`] : []),
      ...headings.map(({ text }) => `page ${index + 1} ends with the heading “${text}”`),
    ];
  });
}

/** Stretches that run out of the page's margins, or over one another by more than a hair. */
export function misplaced({ pages }: ReadPdf): string[] {
  return pages.flatMap((page, index) => {
    const outside = page.filter(({ x, y, width }) => x < 59 || x + width > 595.28 - 59 || y < 36 || y > 841.89 - 40);
    const over = page.flatMap((one, position) =>
      page
        .slice(position + 1)
        .filter((other) => overlap(one, other))
        .map((other) => `page ${index + 1}: “${one.text}” over “${other.text}”`),
    );
    return [...outside.map(({ text, x, y }) => `page ${index + 1}: “${text}” outside at ${x}, ${y}`), ...over];
  });
}

function overlap(one: Placed, other: Placed): boolean {
  // A line of text reaches from a fifth below its baseline to some two thirds above it.
  const vertical = Math.min(one.y + 0.62 * one.size, other.y + 0.62 * other.size) - Math.max(one.y, other.y);
  const horizontal = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  return vertical > 1 && horizontal > 1.5;
}
