import type { getDocumentProxy } from 'unpdf';
import type { Piece } from './line.ts';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Matrix = readonly [number, number, number, number, number, number];

const matrixOf = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix => [a, b, c, d, e, f];

/** Where the baseline points: 0 to the right, 1 down, 2 to the left, 3 up. */
type Direction = 0 | 1 | 2 | 3;

interface Placed extends Piece {
  readonly direction: Direction;
}

export interface PageText {
  readonly pieces: readonly Piece[];
  /** Of the page as it is read, in points. */
  readonly height: number;
  /** Filled form fields are among the pieces; they are drawn apart from the text around them. */
  readonly hasFields: boolean;
}

/** The page's text, turned so that most of it stands upright; the little that stands across (stamps, side notes) is left out. */
export async function piecesOf(page: Page): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 });
  const view = matrixOf(viewport.transform);
  const { items } = await page.getTextContent();
  const fields = filledFields(await page.getAnnotations());
  page.cleanup();
  const texts = items.flatMap((item) => ('str' in item && item.str !== '' ? [item] : []));
  const placed = [...texts, ...fields].map((item) => place(item, view));
  const upright = usualDirection(placed);
  const turned = placed.filter(({ direction }) => direction === upright).map((piece) => turn(piece, upright, viewport));
  return {
    pieces: turned,
    height: upright % 2 === 0 ? viewport.height : viewport.width,
    hasFields: fields.length > 0,
  };
}

interface Item {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
}

/** What was typed into a form's fields, as text where the fields are. */
function filledFields(annotations: readonly Record<string, unknown>[]): Item[] {
  return annotations.flatMap(({ subtype, fieldType, fieldValue, rect, hidden }) => {
    if (subtype !== 'Widget' || hidden || (fieldType !== 'Tx' && fieldType !== 'Ch')) return [];
    const value = [fieldValue].flat().join(', ').trim();
    const [left = 0, bottom = 0, right = 0, top = 0] = rect as number[];
    const size = Math.min(Math.max(top - bottom, 1) * 0.7, FIELD_SIZE);
    return value === ''
      ? []
      : [{ str: value, transform: [size, 0, 0, size, left, bottom + 0.3 * size], width: right - left }];
  });
}

/** Points: a box of several lines is no headline. */
const FIELD_SIZE = 11;

function place(item: Item, view: Matrix): Placed {
  const [a, b, c, d, e, f] = matrixOf(item.transform);
  const x = view[0] * e + view[2] * f + view[4];
  const y = view[1] * e + view[3] * f + view[5];
  const across = view[0] * a + view[2] * b;
  const down = view[1] * a + view[3] * b;
  const direction = Math.abs(across) >= Math.abs(down) ? (across >= 0 ? 0 : 2) : down >= 0 ? 1 : 3;
  return { text: item.str, x, y, width: item.width, size: Math.hypot(c, d) || Math.hypot(a, b) || 1, direction };
}

function usualDirection(pieces: readonly Placed[]): Direction {
  const letters = [0, 0, 0, 0];
  for (const { direction, text } of pieces) letters[direction] = (letters[direction] as number) + text.length;
  return letters.indexOf(Math.max(...letters)) as Direction;
}

function turn(
  { text, x, y, width, size }: Placed,
  direction: Direction,
  page: { width: number; height: number },
): Piece {
  switch (direction) {
    case 0:
      return { text, x, y, width, size };
    case 1:
      return { text, x: y, y: page.width - x, width, size };
    case 2:
      return { text, x: page.width - x, y: page.height - y, width, size };
    case 3:
      return { text, x: page.height - y, y: x, width, size };
    default:
      return direction satisfies never;
  }
}
