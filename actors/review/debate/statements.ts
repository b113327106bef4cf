import { withAllStatements } from '../../../protocols/debate/index.ts';
import type { Finding, Statement } from '../../../protocols/index.ts';
import type { ReviewContext } from '../review-context.ts';

type Heard = Partial<Pick<ReviewContext, 'findings' | 'failures' | 'asked' | 'positions'>>;

/**
 * The context with the statements heard. Statements of another round, from outside the panel, or a second one from the same
 * expert change nothing; positions on claims the expert was not asked about are dropped. What many say is put in order once.
 */
export function withStatements(context: ReviewContext, statements: readonly Statement[]): Heard {
  const first = awaited(context, statements);
  if (first.length === 0) return {};
  const heard = context.round === 0 ? withFindings(context, first) : withPositions(context, first);
  const failed = first.flatMap(({ expert, failure }) => (failure === null ? [] : [[expert, failure] as const]));
  if (failed.length === 0) return heard;
  return { ...heard, failures: sorted({ ...context.failures, ...Object.fromEntries(failed) }) };
}

/** The first statement of each expert that is awaited in this round. */
function awaited({ round, panel, findings, asked }: ReviewContext, statements: readonly Statement[]): Statement[] {
  const members = new Set(panel);
  const first = new Map<string, Statement>();
  for (const statement of statements) {
    const { expert } = statement;
    if (statement.round !== round || !members.has(expert) || first.has(expert)) continue;
    const isAwaited = round === 0 ? findings[expert] === undefined : asked[expert] !== undefined;
    if (isAwaited) first.set(expert, statement);
  }
  return [...first.values()];
}

function withFindings(context: ReviewContext, statements: readonly Statement[]): Heard {
  const added = statements.map(({ expert, findings }) => [expert, findings as readonly Finding[]] as const);
  return { findings: sorted({ ...context.findings, ...Object.fromEntries(added) }) };
}

function withPositions({ asked, positions }: ReviewContext, statements: readonly Statement[]): Heard {
  const spoken = statements.map(({ expert, positions: said }) => ({ expert, asked: asked[expert] ?? [], said }));
  const speakers = new Set(spoken.map(({ expert }) => expert));
  const left = Object.entries(asked).filter(([expert]) => !speakers.has(expert));
  const round = withAllStatements(positions.at(-1) ?? [], spoken);
  return { asked: Object.fromEntries(left), positions: [...positions.slice(0, -1), round] };
}

/** The same keys in the same order whatever the order of arrival, so that the snapshot does not depend on it. */
const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The context without those who have not answered: they are left out from now on. */
export function withSilence(context: ReviewContext, silent: readonly string[]): Heard {
  const failures = { ...context.failures };
  for (const expert of silent) failures[expert] = 'did not answer in time';
  if (context.round === 0) {
    const none = Object.fromEntries(silent.map((expert) => [expert, [] as readonly Finding[]]));
    return { failures: sorted(failures), findings: sorted({ ...context.findings, ...none }) };
  }
  const left = Object.entries(context.asked).filter(([expert]) => !silent.includes(expert));
  return { failures: sorted(failures), asked: Object.fromEntries(left) };
}

/** The context when the round's deadline is due: experts that have not spoken are left out. */
export function missing(context: ReviewContext): Heard {
  const silent =
    context.round === 0
      ? context.panel.filter((expert) => context.findings[expert] === undefined)
      : Object.keys(context.asked);
  return withSilence(context, silent);
}
