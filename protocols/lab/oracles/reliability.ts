import { fleissKappa, interval, kendallW, krippendorffAlpha, nominal, ordinal, ratio } from '../../metrics/index.ts';
import { near, type Oracle } from './oracle.ts';

/** Ratings written one rater a line, `*` for none, turned so that each row is an item. */
function ratings(...raters: string[]): (number | null)[][] {
  const rows = raters.map((line) => line.split(' ').map((sign) => (sign === '*' ? null : Number(sign))));
  return (rows[0] ?? []).map((_, item) => rows.map((row) => row[item] ?? null));
}

const THREE = ratings(
  '* * * * * 3 4 1 2 1 1 3 3 * 3',
  '1 * 2 1 3 3 4 3 * * * * * * *',
  '* * 2 1 3 4 4 * 2 1 1 3 3 * 4',
);
const FOUR = ratings(
  '1 2 3 3 2 1 4 1 2 * * *',
  '1 2 3 3 2 2 4 1 2 5 * 3',
  '* 3 3 3 2 3 4 2 2 5 1 *',
  '1 2 3 3 2 4 4 1 2 5 1 *',
);

/** Fourteen raters put ten items into five categories; one item a line. */
const FOURTEEN = [
  '0 0 0 0 14',
  '0 2 6 4 2',
  '0 0 3 5 6',
  '0 3 9 2 0',
  '2 2 8 1 1',
  '7 7 0 0 0',
  '3 2 6 3 0',
  '2 5 3 2 2',
  '6 5 2 1 0',
  '0 2 2 3 7',
].map((line) => line.split(' ').map(Number));

export const reliability: Oracle = {
  id: 'O7',
  paper: 'Krippendorff 2004; Fleiss 1971; Kendall & Babington Smith 1939',
  checks: () => [
    near('alpha of 3 raters, 15 items, nominal', 0.691358, krippendorffAlpha(THREE, nominal), 5e-7),
    near('the same, interval', 0.810845, krippendorffAlpha(THREE, interval), 5e-7),
    near('alpha of 4 raters, 12 items, nominal', 0.743, krippendorffAlpha(FOUR, nominal)),
    near('the same, ordinal', 0.815, krippendorffAlpha(FOUR, ordinal(FOUR))),
    near('the same, ratio', 0.797, krippendorffAlpha(FOUR, ratio)),
    near('kappa of 14 raters, 10 items', 0.20993, fleissKappa(FOURTEEN), 5e-6),
    near(
      'W of three rankings of four',
      0.7778,
      kendallW([
        [1, 2, 3, 4],
        [1, 3, 2, 4],
        [2, 1, 3, 4],
      ]),
      5e-5,
    ),
  ],
};
