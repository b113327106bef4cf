import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Points of a page to pixels: enough to see a comma that moved. */
const DPI = 60;
/** Of 255: a difference that an eye sees. */
const VISIBLE = 32;
const MOST_BYTES = 512 * 1024 ** 2;

interface Page {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

/** How far two PDFs look apart. */
export interface PageDifference {
  readonly pages: readonly [number, number];
  /** Of the page that differs most, the share of its pixels that do, 0..1; 1 when a page is missing. */
  readonly most: number;
  /** Counts from 1. */
  readonly page: number;
}

export async function comparePages(first: string, second: string): Promise<PageDifference> {
  const [one, two] = [await pagesOf(first), await pagesOf(second)];
  let worst = { most: one.length === two.length ? 0 : 1, page: Math.min(one.length, two.length) + 1 };
  for (const [index, page] of one.entries()) {
    const other = two[index];
    const most = other === undefined ? 1 : difference(page, other);
    if (most > worst.most) worst = { most, page: index + 1 };
  }
  return { pages: [one.length, two.length], ...worst };
}

/**
 * Share of the pixels that look different. A run that was parted is set a fraction of a point further, since widths are rounded run by
 * run: a pixel is only different when none of its neighbours in the other picture has its shade.
 */
function difference(one: Page, two: Page): number {
  if (one.width !== two.width || one.height !== two.height) return 1;
  let different = 0;
  for (let at = 0; at < one.grey.length; at++) {
    const [first, second] = [one.grey[at] as number, two.grey[at] as number];
    if (Math.abs(first - second) > VISIBLE && !(isNear(first, two, at) && isNear(second, one, at))) different += 1;
  }
  return different / one.grey.length;
}

function isNear(shade: number, { grey, width }: Page, at: number): boolean {
  let [least, most] = [255, 0];
  for (const row of [at - width, at, at + width]) {
    for (let index = row - 1; index <= row + 1; index++) {
      const value = grey[index] ?? 255;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  }
  return shade >= least - VISIBLE && shade <= most + VISIBLE;
}

/** As `pdftoppm` draws them: portable grey maps, one behind the other. */
async function pagesOf(pdf: string): Promise<Page[]> {
  const options = { encoding: 'buffer', maxBuffer: MOST_BYTES } as const;
  const { stdout } = await promisify(execFile)('pdftoppm', ['-gray', '-r', String(DPI), pdf], options);
  const pages: Page[] = [];
  for (let at = 0; at < stdout.length; ) {
    const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(stdout.subarray(at, at + 40).toString('latin1'));
    if (head === null) throw new Error(`${pdf}: pdftoppm drew something else than a grey map`);
    const [width, height] = [Number(head[1]), Number(head[2])];
    const from = at + head[0].length;
    at = from + width * height;
    pages.push({ width, height, grey: stdout.subarray(from, at) });
  }
  return pages;
}
