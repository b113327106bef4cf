import { withStatements } from '../../../protocols/debate/index.ts';
import type { Finding, Statement } from '../../../protocols/index.ts';
import type { ReviewContext } from '../review-context.ts';

type Heard = Partial<Pick<ReviewContext, 'findings' | 'failures' | 'asked' | 'positions'>>;

/**
 * The context with one more statement heard. Statements of another round, from outside the panel, or a second one from
 * the same expert change nothing; positions on claims the expert was not asked about are dropped.
 */
export function withStatement(context: ReviewContext, statement: Statement): Heard {
  if (statement.round !== context.round || !context.panel.includes(statement.expert)) return {};
  const heard = statement.round === 0 ? withFindings(context, statement) : withPositions(context, statement);
  if (statement.failure === null || heard === undefined) return heard ?? {};
  return { ...heard, failures: sorted({ ...context.failures, [statement.expert]: statement.failure }) };
}

/** The context with the statements heard one after another. */
export function withAllStatements(context: ReviewContext, statements: readonly Statement[]): Heard {
  let heard: Heard = {};
  for (const statement of statements) heard = { ...heard, ...withStatement({ ...context, ...heard }, statement) };
  return heard;
}

function withFindings(context: ReviewContext, { expert, findings }: Statement): Heard | undefined {
  if (context.findings[expert] !== undefined) return undefined;
  return { findings: withEntry(context.findings, expert, findings as readonly Finding[]) };
}

function withPositions(context: ReviewContext, { expert, positions }: Statement): Heard | undefined {
  const mine = context.asked[expert];
  if (mine === undefined) return undefined;
  const asked = withoutEntry(context.asked, expert);
  const round = withStatements(context.positions.at(-1) ?? [], expert, mine, positions);
  return { asked, positions: [...context.positions.slice(0, -1), round] };
}

/** The record with one more entry, inserted in order: sorting on every statement would be quadratic. */
function withEntry<Value>(record: Readonly<Record<string, Value>>, key: string, value: Value): Record<string, Value> {
  const all: Record<string, Value> = {};
  let isPlaced = false;
  for (const name in record) {
    if (!isPlaced && key < name) {
      all[key] = value;
      isPlaced = true;
    }
    all[name] = record[name] as Value;
  }
  if (!isPlaced) all[key] = value;
  return all;
}

function withoutEntry<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  const all: Record<string, Value> = {};
  for (const name in record) if (name !== key) all[name] = record[name] as Value;
  return all;
}

/** Same keys in the same order whoever spoke first, so that a snapshot does not tell the order of arrival. */
const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The context when an outside expert's own deadline is due: if it has not spoken it is left out. */
export function withSilence(context: ReviewContext, round: number, expert: string): Heard {
  if (round !== context.round) return {};
  const failures = sorted({ ...context.failures, [expert]: 'did not answer in time' });
  if (round === 0) {
    const heard = context.findings[expert] !== undefined;
    return heard ? {} : { failures, findings: sorted({ ...context.findings, [expert]: [] }) };
  }
  if (context.asked[expert] === undefined) return {};
  return { failures, asked: withoutEntry(context.asked, expert) };
}

/** The context when the round's deadline is due: experts that have not spoken are left out. */
export function missing(context: ReviewContext): Heard {
  const silent =
    context.round === 0
      ? context.panel.filter((expert) => context.findings[expert] === undefined)
      : Object.keys(context.asked);
  const failures = { ...context.failures };
  for (const expert of silent) failures[expert] = 'did not answer in time';
  if (context.round > 0) return { failures: sorted(failures), asked: {} };
  const none = Object.fromEntries(silent.map((expert) => [expert, [] as readonly Finding[]]));
  return { failures: sorted(failures), findings: sorted({ ...context.findings, ...none }) };
}
