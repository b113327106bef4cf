import type { FitCheck } from '../panels/fit/index.ts';
import type { Chart } from './chart.ts';
import { COLOURS } from './theme.ts';

/** A fitted panel beside its record: the record's figure over the middle 95% of what the fitted panel makes of it. */
export function fitChart(checks: readonly FitCheck[], record: string, name = 'fit'): Chart {
  // A distance in standard deviations is no share.
  const values = checks
    .filter(({ what }) => !what.endsWith('distance'))
    .map(({ what, observed, low, median, high, like }) => ({
      what,
      low: low * 100,
      high: high * 100,
      median: median * 100,
      observed: observed * 100,
      like: like ? 'like the record' : 'unlike the record',
    }));
  return {
    name,
    title: `The fitted panel beside its record (${record})`,
    caption:
      'Posterior-predictive check: bars hold 95% of what panels drawn from the fit do on as many items, points are what the record did. None of these figures was fitted; a point outside its bar, or in what panels are used for more than three points from its middle, means that conclusions from this panel do not carry over to the record in this respect.',
    spec: {
      width: 480,
      height: { step: 30 },
      data: { values },
      encoding: {
        y: {
          field: 'what',
          type: 'nominal',
          sort: null,
          title: null,
          axis: { ticks: false, domain: false, grid: false, labelLimit: 0 },
        },
      },
      layer: [
        {
          mark: { type: 'bar', height: 9, cornerRadius: 4, color: COLOURS.line },
          encoding: { x: { field: 'low', type: 'quantitative', title: '%' }, x2: { field: 'high' } },
        },
        {
          mark: { type: 'tick', color: COLOURS.soft, thickness: 2, height: 15 },
          encoding: { x: { field: 'median', type: 'quantitative' } },
        },
        {
          mark: { type: 'point', filled: true, size: 75, opacity: 1 },
          encoding: {
            x: { field: 'observed', type: 'quantitative' },
            color: {
              field: 'like',
              type: 'nominal',
              title: null,
              scale: { domain: ['like the record', 'unlike the record'], range: [COLOURS.protocol, COLOURS.worse] },
              legend: { orient: 'bottom', direction: 'horizontal' },
            },
          },
        },
      ],
    },
  };
}
