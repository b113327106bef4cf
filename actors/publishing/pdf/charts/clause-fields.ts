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
}

/** Clauses from which on a level shows the document: fewer fields are no map. */
const FEWEST = 4;

/** The document clause by clause, on the outermost level that parts it, with the issues that stand in or belong to each. */
export function clauseFields({ document, structured_issues: issues }: ReviewResult): ClauseField[] {
  const { clauses } = document;
  const level = [0, 1, 2].find((depth) => clauses.filter((each) => each.depth <= depth).length >= FEWEST) ?? 0;
  const shown = clauses.filter(({ depth }) => depth <= level);
  const fields = shown.map(({ number, heading }) => ({ number, heading, counts: empty() }));
  for (const { evidence, place, severity } of issues) {
    const at = evidence[0]?.start ?? place?.at;
    const field = at === undefined ? undefined : fields[lastStartingBy(shown, at)];
    if (field !== undefined) field.counts[severity]++;
  }
  return fields.map((field) => ({ ...field, worst: SEVERITIES.find((severity) => field.counts[severity] > 0) }));
}

const empty = (): Record<Severity, number> => ({ critical: 0, high: 0, medium: 0, low: 0, info: 0 });
