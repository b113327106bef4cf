import { BLOCK_SAMPLES } from './block-samples.ts';
import { CLAUSES } from './clause-samples.ts';
import { GOOGLE_DOCS } from './google-docs.ts';
import { INLINE_SAMPLES } from './inline-samples.ts';
import { PAGES } from './pages.ts';
import type { Sample } from './sample.ts';

/** Every document of our own that keeps the rules of the format, whatever program it comes from. */
export const ALL_SAMPLES: readonly Sample[] = [
  ...INLINE_SAMPLES,
  ...BLOCK_SAMPLES,
  ...CLAUSES,
  ...GOOGLE_DOCS,
  ...PAGES,
];
