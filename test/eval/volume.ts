import type { Issue } from '../../protocols/index.ts';
import type { Figure } from './report.ts';
import { covered } from './span.ts';

/** Characters of a page. */
export const PAGE = 3000;

/** A review's findings as its reader gets them, with the length of what was reviewed (UTF-16 units). */
export interface Read {
  readonly length: number;
  readonly issues: readonly Pick<Issue, 'evidence'>[];
}

/** How much a reader has to read for what was found: quoting everything would find everything. */
export function volume(reads: readonly Read[]): Figure[] {
  const sum = (of: (read: Read) => number): number => reads.reduce((total, read) => total + of(read), 0);
  const length = Math.max(
    1,
    sum((read) => read.length),
  );
  return [
    {
      measure: 'findings a page',
      figure: sum(({ issues }) => issues.length) / (length / PAGE),
      note: `${PAGE} characters a page`,
    },
    {
      measure: 'share of text quoted',
      figure: sum(({ issues }) => covered(issues.flatMap(({ evidence }) => evidence))) / length,
    },
  ];
}
