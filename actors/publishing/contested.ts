/** The debate as an exchange: contested claims with objection, answer, who changed and how it was decided; the rest in one list. */
import { acceptance, type Issue, type ReviewResult, type SpokenPosition } from '../../protocols/index.ts';

export interface Exchange {
  readonly claim: string;
  readonly title: string;
  /** What was claimed; empty for a claim that did not stand, whose words are only in its title. */
  readonly says: string;
  /** Expert ids; empty where the result no longer names them. */
  readonly raisedBy: readonly string[];
  readonly objections: readonly SpokenPosition[];
  readonly answers: readonly SpokenPosition[];
  readonly changes: readonly Change[];
  readonly decision: Decision;
}

interface Change {
  readonly from: SpokenPosition['stance'];
  readonly to: SpokenPosition;
}

interface Decision {
  readonly outcome: Issue['consensus']['outcome'];
  readonly support: number;
  readonly oppose: number;
  readonly belief: number;
  /** Why a claim did not stand; empty otherwise. */
  readonly reason: string;
}

export interface Uncontested {
  readonly issue: Issue;
}

type RejectedClaim = ReviewResult['consensus']['rejected_claims'][number];

/** Claims somebody opposed or amended, in the order of their issues, then disputed ones without an issue of their own, then rejected ones. */
export function exchanges(result: ReviewResult): { contested: Exchange[]; rest: Uncontested[] } {
  const statements = Map.groupBy(
    result.boardroom_discussion.flatMap(({ statements: said }) => said),
    ({ claim }) => claim,
  );
  const isContested = (claim: string | undefined): boolean =>
    claim !== undefined &&
    (statements.get(claim) ?? []).some(({ stance }) => stance === 'oppose' || stance === 'amend');
  const contested = result.structured_issues
    .filter(({ claim, consensus }) => isContested(claim) || consensus.outcome === 'disputed')
    .map((issue) => exchange(statements.get(issue.claim ?? '') ?? [], ofIssue(issue)));
  const withoutIssue = (outcome: Decision['outcome'], { claim, title, reason }: RejectedClaim): Exchange => {
    const said = statements.get(claim) ?? [];
    const count = (stance: string): number =>
      new Set(said.filter((one) => one.stance === stance).map(({ expert }) => expert)).size;
    const tally = result.boardroom_discussion.at(-1)?.tallies.find((each) => each.item === claim);
    const decision: Decision = {
      outcome,
      support: count('support'),
      oppose: count('oppose'),
      belief: tally === undefined ? 0 : acceptance(tally),
      reason,
    };
    return exchange(said, { claim, title, says: '', raisedBy: [], decision });
  };
  // An issue that somebody took out of the report had its claim all the same, and an issue may report several.
  const issues = [...result.structured_issues, ...(result.decided?.rejected_issues ?? [])];
  const reported = new Set(issues.flatMap(({ claim, also = [] }) => [claim, ...also.map((each) => each.claim)]));
  const disputed = (result.consensus.disputed_claims ?? [])
    .filter(({ claim }) => !reported.has(claim))
    .map((each) => withoutIssue('disputed', { ...each, reason: '' }));
  const rejected = result.consensus.rejected_claims.map((each) => withoutIssue('rejected', each));
  const shown = new Set(contested.map(({ claim }) => claim));
  return {
    contested: [...contested, ...disputed, ...rejected],
    // A client's own position was put to nobody.
    rest: result.structured_issues
      .filter(({ claim, id, playbook }) => playbook === undefined && !shown.has(claim ?? id))
      .map((issue) => ({ issue })),
  };
}

type Opened = Pick<Exchange, 'claim' | 'title' | 'says' | 'raisedBy' | 'decision'>;

function ofIssue({ claim, id, title, description, raised_by, consensus }: Issue): Opened {
  const { outcome, support, oppose, belief } = consensus;
  return {
    claim: claim ?? id,
    title,
    says: description,
    raisedBy: raised_by,
    decision: { outcome, support, oppose, belief, reason: '' },
  };
}

function exchange(said: readonly SpokenPosition[], opened: Opened): Exchange {
  const objections = firstOf(said.filter(({ stance }) => stance === 'oppose' || stance === 'amend'));
  const answers = firstOf(said.filter(({ stance, reason }) => stance === 'support' && reason !== opened.says));
  return { ...opened, objections, answers, changes: changesIn(said) };
}

/** Each expert once, and each reason once: a panel that agrees need not be heard one by one. */
function firstOf(said: readonly SpokenPosition[]): SpokenPosition[] {
  const reasons = new Set<string>();
  return said.filter(({ reason }) => {
    if (reasons.has(reason)) return false;
    reasons.add(reason);
    return true;
  });
}

/** Experts that changed their position later. */
function changesIn(said: readonly SpokenPosition[]): Change[] {
  return [...Map.groupBy(said, ({ expert }) => expert).values()].flatMap((positions) =>
    positions.flatMap((to, index) => {
      const from = positions[index - 1]?.stance;
      return from === undefined || from === to.stance ? [] : [{ from, to }];
    }),
  );
}
