import { CLAUSES } from './clause-samples.ts';
import { GOOGLE_DOCS } from './google-docs.ts';
import { PAGES } from './pages.ts';
import type { Sample } from './sample.ts';
import { SAMPLES } from './samples.ts';

/** Every document of our own that keeps the rules of the format, whatever program it comes from. */
export const ALL_SAMPLES: readonly Sample[] = [...SAMPLES, ...CLAUSES, ...GOOGLE_DOCS, ...PAGES];
