import type { SheetOptions } from './pdf-file.ts';
import { DESIGNED, type Setting, TooEmpty } from './setting.ts';
import { Sheet } from './sheet.ts';

/** Of a page's height; a third is what a reader takes for a gap, the rest is what is below the last line unseen. */
const MOST_EMPTY = 0.28;

/** Nearest to the design first: lines tighter than the first or looser than the last are seen. */
const LINES = [1, 0.98, 1.02, 0.96, 1.04, 0.94, 1.06, 0.92, 1.08, 0.9, 1.1, 0.88, 1.12, 1.14, 1.16];
const CHARTS = [1, 'fitted', 1.25, 1.5, 0.65] as const;

/**
 * Draws a paper as designed. Where a page would be a third empty, it is set a little tighter or looser: in the way nearest to
 * the design that leaves no such page, and where there is none in the way that leaves the least empty.
 * @param draw is called for every way that is tried, and draws the same each time
 */
export async function layOut(options: SheetOptions, draw: (sheet: Sheet) => void): Promise<Uint8Array> {
  const designed = new Sheet(options);
  draw(designed);
  if (designed.emptiest <= MOST_EMPTY) return await designed.finish();
  const sheet = new Sheet(options, balanced(designed, draw));
  draw(sheet);
  return await sheet.finish();
}

function balanced(designed: Sheet, draw: (sheet: Sheet) => void): Setting {
  let best = { setting: DESIGNED, emptiest: designed.emptiest };
  const emptiestWhen = (setting: Setting, most: number): number => {
    const trial = designed.tried(setting, most);
    try {
      draw(trial);
    } catch (error) {
      if (error instanceof TooEmpty) return 1;
      throw error;
    }
    return trial.emptiest;
  };
  for (const lines of LINES) {
    for (const charts of CHARTS) {
      const emptiest = emptiestWhen({ lines, charts }, best.emptiest);
      if (emptiest < best.emptiest) best = { setting: { lines, charts }, emptiest };
      if (best.emptiest <= MOST_EMPTY) return best.setting;
      // A paper without charts comes out the same.
      if (!designed.hasCharts) break;
    }
  }
  return best.setting;
}
