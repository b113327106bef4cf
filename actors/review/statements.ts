import type { Finding, Position, Statement } from '../../protocols/index.ts';
import type { ReviewContext } from './review-context.ts';

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
export function withStatements(context: ReviewContext, statements: readonly Statement[]): Heard {
  let heard: Heard = {};
  for (const statement of statements) heard = { ...heard, ...withStatement({ ...context, ...heard }, statement) };
  return heard;
}

function withFindings(context: ReviewContext, { expert, findings }: Statement): Heard | undefined {
  if (context.findings[expert] !== undefined) return undefined;
  return { findings: sorted({ ...context.findings, [expert]: findings as readonly Finding[] }) };
}

function withPositions(context: ReviewContext, { expert, positions }: Statement): Heard | undefined {
  const mine = context.asked[expert];
  if (mine === undefined) return undefined;
  const { [expert]: _, ...asked } = context.asked;
  const said = positions.filter((position) => position.expert === expert && mine.includes(position.claim));
  const round = merged(context.positions.at(-1) ?? [], said.toSorted(byPlace));
  return { asked, positions: [...context.positions.slice(0, -1), round] };
}

/** Of two lists in order, one in order. A round of a large panel has thousands of positions: too many to sort for each statement. */
function merged(earlier: readonly Position[], said: readonly Position[]): Position[] {
  const all: Position[] = [];
  let next = 0;
  for (const position of earlier) {
    for (; next < said.length && byPlace(said[next] as Position, position) < 0; next++)
      all.push(said[next] as Position);
    all.push(position);
  }
  return [...all, ...said.slice(next)];
}

const byPlace = (a: Position, b: Position): number => {
  const order = Number(a.claim.slice(1)) - Number(b.claim.slice(1));
  return order || (a.expert < b.expert ? -1 : 1);
};

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
  const { [expert]: _, ...asked } = context.asked;
  return { failures, asked };
}

/** The context when the round's deadline is due: who has not spoken is left out. */
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
