import type { Config } from 'vega-lite';

/** Colours that stay apart for the colour-blind (Okabe & Ito 2008). */
export const COLOURS = {
  ink: '#1b1f24',
  soft: '#667080',
  line: '#d7dbe0',
  protocol: '#0072b2',
  control: '#8a8f98',
  better: '#009e73',
  worse: '#d55e00',
  'as-good': '#0072b2',
  'not-shown': '#8a8f98',
} as const;

/** Lines of up to eight series. */
export const SERIES = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#7a4fbf', '#1b1f24'];

const FONT = 'system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif';

/** The look of every chart of the lab. */
export const THEME: Config = {
  background: 'white',
  padding: 12,
  font: FONT,
  view: { stroke: null },
  title: {
    anchor: 'start',
    color: COLOURS.ink,
    fontSize: 15,
    fontWeight: 600,
    subtitleColor: COLOURS.soft,
    subtitleFontSize: 12,
    offset: 14,
  },
  axis: {
    labelColor: COLOURS.ink,
    titleColor: COLOURS.soft,
    titleFontWeight: 400,
    labelFontSize: 12,
    titleFontSize: 12,
    gridColor: COLOURS.line,
    gridOpacity: 0.7,
    domainColor: COLOURS.soft,
    tickColor: COLOURS.soft,
    labelLimit: 260,
  },
  legend: {
    labelColor: COLOURS.ink,
    titleColor: COLOURS.soft,
    titleFontWeight: 400,
    labelFontSize: 12,
    titleFontSize: 12,
    labelLimit: 0,
  },
  header: { labelColor: COLOURS.ink, labelFontSize: 12, titleColor: COLOURS.soft },
};
