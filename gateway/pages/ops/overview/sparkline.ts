import { type Html, html } from '../../html.ts';
import type { Sparkline } from '../../page-events.ts';

/** Units of a drawing: each value has a bar with a gap after it. */
const HEIGHT = 18;
const STEP = 4;

/** Bars as high as their share of the highest one; a value of 0 is a dot on the ground. */
export function sparkPath(values: readonly number[]): string {
  const most = Math.max(1e-9, ...values);
  return values
    .map((value, index) => `M${index * STEP + 2},${HEIGHT}v-${Math.max(1, Math.round((value / most) * HEIGHT))}`)
    .join('');
}

/** @param count how many values there always are */
export const drawSparkline = (id: string, { path, label }: Sparkline, count: number): Html =>
  html`<svg class="spark" viewBox="0 0 ${count * STEP} ${HEIGHT}" width="${count * STEP}" height="${HEIGHT}" role="img" id="${id}" aria-label="${label}"><path d="${path}"/></svg>`;
