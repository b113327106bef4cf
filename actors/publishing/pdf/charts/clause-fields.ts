import type { ReviewResult, Severity } from '../../../../protocols/index.ts';
import { SEVERITIES } from '../../../../protocols/index.ts';
import { lastStartingBy } from '../../../reading/index.ts';

/** A clause of the level that a reader counts in, with what was found in it. */
export interface ClauseField {
  /** As printed; empty for the opening. */
  readonly number: string;
  readonly heading: string;
  readonly counts: Readonly<Record<Severity, number>>;
  readonly worst: Severity | undefined;
  /** What no clause says, and not a clause. */
  readonly isMissing?: true;
}

/** Clauses from which on a level shows the document: fewer fields are no map. */
const FEWEST = 4;

/** A clause that holds more than this share of the text is a heading above all others, and its clauses are shown. */
const MOST_OF_IT = 0.5;

/**
 * The document clause by clause, on the outermost level that parts it, with the issues that are in each.
 *
 * @param missing the name of a last field, for what no clause says: the clause after which it belongs has no fault
 */
export function clauseFields({ document, structured_issues: issues }: ReviewResult, missing: string): ClauseField[] {
  const { clauses } = document;
  const level = [0, 1, 2].find((depth) => clauses.filter((each) => each.depth <= depth).length >= FEWEST) ?? 0;
  // Without number and heading only the opening has a name; signatures go with the clause before them.
  const last = Math.max(...clauses.map(({ end }) => end));
  const isOpened = ({ start, end }: { start: number; end: number }): boolean => end - start > last * MOST_OF_IT;
  let openTo = -1;
  const shown = withoutLists(
    clauses.filter(({ depth, number, heading, start, end }, index) => {
      const isIn = depth <= level || (depth === level + 1 && start < openTo);
      if (depth <= level) openTo = isOpened({ start, end }) ? end : -1;
      return isIn && (index === 0 || number !== '' || heading !== '');
    }),
  );
  const fields = shown.map(({ number, heading }) => ({ number, heading, counts: empty() }));
  const absent = { number: '', heading: missing, counts: empty(), isMissing: true as const };
  for (const { evidence, place, severity } of issues) {
    const at = evidence[0]?.start;
    const field = at !== undefined ? fields[lastStartingBy(shown, at)] : place === undefined ? undefined : absent;
    if (field !== undefined) field.counts[severity]++;
  }
  const lacks = SEVERITIES.some((severity) => absent.counts[severity] > 0);
  return [...fields, ...(lacks ? [absent] : [])].map((field) => ({
    ...field,
    worst: SEVERITIES.find((severity) => field.counts[severity] > 0),
  }));
}

/** A list that counts from one again within a numbered document belongs to the clause it stands in. */
function withoutLists<Clause extends Pick<ClauseField, 'number' | 'heading'>>(clauses: readonly Clause[]): Clause[] {
  // Recitals (A) and (B) count nothing: only after a first clause does a count begin again.
  let isCounting = false;
  let next = 0;
  return clauses.filter(({ number, heading }) => {
    const isItem = heading === '' && ((isCounting && number === '1') || (next > 0 && number === String(next)));
    next = isItem ? Number(number) + 1 : 0;
    isCounting ||= /^\D*1(?!\d)/.test(number);
    return !isItem;
  });
}

/** Of a long document those with an issue alone, from its beginning; what is missing is never among those left out. */
export function drawnFields(all: readonly ClauseField[], most: number): readonly ClauseField[] {
  if (all.length <= most) return all;
  const missing = all.filter(({ isMissing }) => isMissing === true);
  const clauses = all.filter(({ worst, isMissing }) => worst !== undefined && isMissing !== true);
  return [...clauses.slice(0, most - missing.length), ...missing];
}

const empty = (): Record<Severity, number> => ({ critical: 0, high: 0, medium: 0, low: 0, info: 0 });
