import type { Severity } from '../../../../protocols/index.ts';

/** Colours and the page grid. Two accents, the rest is ink and paper; whatever a colour says is also said in words. */
export const COLOUR = {
  ink: '#1c2733',
  soft: '#55626f',
  faint: '#7b8794',
  hair: '#d5dce3',
  mist: '#f3f5f8',
  navy: '#1f3b5c',
  clay: '#a5482f',
  paper: '#ffffff',
} as const;

/**
 * Fill and legible ink of a severity: contrast of every pair is at least 4.5:1, and each fill is lighter than the one above it,
 * so that a print in grey has the same order.
 */
export const SEVERITY_COLOUR: Readonly<Record<Severity, { readonly fill: string; readonly ink: string }>> = {
  critical: { fill: '#8a2b17', ink: COLOUR.paper },
  high: { fill: '#d9825f', ink: COLOUR.ink },
  medium: { fill: '#efc9a6', ink: COLOUR.ink },
  low: { fill: '#d3deea', ink: COLOUR.ink },
  info: { fill: '#eaeef3', ink: COLOUR.ink },
};

/** A4 in points (1/72 inch). */
export const PAGE = { width: 595.28, height: 841.89, side: 60, top: 78, bottom: 70 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;
export const CONTENT_END = PAGE.height - PAGE.bottom;
export const CONTENT_HEIGHT = CONTENT_END - PAGE.top;
