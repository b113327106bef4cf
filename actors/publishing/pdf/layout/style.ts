import { COLOUR } from './palette.ts';
import type { Style } from './paragraph.ts';

export const STYLE = {
  title: { face: 'bold', size: 22, colour: COLOUR.navy, leading: 29 },
  h1: { face: 'bold', size: 16, colour: COLOUR.navy, leading: 22 },
  h2: { face: 'bold', size: 11, colour: COLOUR.ink, leading: 15.5 },
  card: { face: 'bold', size: 12, colour: COLOUR.ink, leading: 17 },
  lead: { face: 'regular', size: 11.5, colour: COLOUR.ink, leading: 17.5 },
  body: { face: 'regular', size: 9.5, colour: COLOUR.ink, leading: 14.2 },
  quote: { face: 'italic', size: 9.5, colour: COLOUR.ink, leading: 14.2 },
  small: { face: 'regular', size: 8.2, colour: COLOUR.soft, leading: 11.8 },
  label: { face: 'bold', size: 8.2, colour: COLOUR.navy, leading: 12 },
} as const satisfies Record<string, Style>;
