import {
  type DecisionNote,
  type Issue,
  judgedScore,
  type ProposedChange,
  type ReviewResult,
  SEVERITIES,
  type TakenDecision,
} from '../../protocols/index.ts';
import { speak } from '../languages/index.ts';
import { briefings } from './briefings.ts';
import { simulate } from './negotiation/simulate.ts';
import { riskLeft } from './scoring/risk.ts';
import { scoreCard } from './scoring/score-card.ts';
import { verdictOf } from './scoring/verdict.ts';

/**
 * The result after people's decisions: rejected issues and changes are moved to lists of their own, edited ones have the edited
 * text, and score, score card and briefings are computed from what is left. Ids stay the same. Pure.
 *
 * @param panel the result that the panel left
 * @param decisions the last one on each target
 */
export function redraftResult(
  panel: ReviewResult,
  decisions: readonly TakenDecision[],
  revision: number,
): ReviewResult {
  const on = new Map(decisions.map((decision) => [decision.target, decision]));
  const isRejected = (id: string): boolean => on.get(id)?.action === 'reject';
  const isOut = ({ id, issue_id }: ProposedChange): boolean => isRejected(id) || isRejected(issue_id);
  const rejectedIssues = panel.structured_issues.filter(({ id }) => isRejected(id));
  const rejectedChanges = panel.proposed_changes.filter(isOut);
  const changes = panel.proposed_changes.filter((change) => !isOut(change)).map((change) => changed(change, on));
  const present = new Set(changes.map(({ id }) => id));
  const shown = new Set(panel.structured_issues.slice(0, panel.metadata.issues_in_full).map(({ id }) => id));
  const issues = panel.structured_issues
    .filter(({ id }) => !isRejected(id))
    .map((issue) => edited(issue, on.get(issue.id), present))
    .toSorted(
      (a, b) =>
        Number(shown.has(b.id)) - Number(shown.has(a.id)) ||
        SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
    );
  const left = new Set(issues.map(({ id }) => id));
  const speaker = speak(panel.metadata.output_language);
  const moves = panel.negotiation_simulation.filter(({ issue_id }) => left.has(issue_id));
  const risk = riskLeft(panel.risk, panel.structured_issues, issues);
  const inFull = issues.filter(({ id }) => shown.has(id)).length;
  // Decisions cannot give a score to a document that could not be judged.
  const overall = judgedScore(panel.metadata) === null ? null : risk.overall;
  return {
    ...panel,
    metadata: {
      ...panel.metadata,
      overall_score: risk.overall,
      verdict: verdictOf(overall, issues),
      issues_in_full: inFull,
      revision,
    },
    structured_issues: issues,
    proposed_changes: changes,
    risk,
    score_card: scoreCard(issues, risk, speaker),
    executive_briefings: briefings(issues.slice(0, inFull), leadsAsBefore(panel, on), overall, speaker),
    negotiation_simulation: moves,
    negotiation_runs: simulate(moves),
    decided: { decisions: [...decisions], rejected_issues: rejectedIssues, rejected_changes: rejectedChanges },
  };
}

/** What was on the first page stays there, and what somebody decided on may come to it. */
function leadsAsBefore({ executive_briefings }: ReviewResult, on: ReadonlyMap<string, TakenDecision>) {
  const before = new Map(executive_briefings.map(({ audience, issues }) => [audience, new Set(issues)]));
  return (issue: string, audience: ReviewResult['executive_briefings'][number]['audience']): boolean =>
    on.has(issue) || before.get(audience)?.has(issue) === true;
}

const note = ({ action, by, reason }: TakenDecision): DecisionNote => ({
  action,
  by,
  ...(reason !== undefined && { reason }),
});

function changed(change: ProposedChange, on: ReadonlyMap<string, TakenDecision>): ProposedChange {
  const decision = on.get(change.id) ?? acceptance(on.get(change.issue_id));
  if (decision === undefined) return change;
  const after = decision.after === undefined ? change.after : parted(decision.after, change);
  return { ...change, after, decision: note(decision) };
}

/** Words that come between others stay parted from them: who edits a clause writes its words, and not the lines before it. */
export function parted(words: string, { before, after }: Pick<ProposedChange, 'before' | 'after'>): string {
  const [lead = ''] = /^\s*/.exec(after) ?? [];
  const body = after.slice(lead.length);
  const tail = body.slice(body.trimEnd().length);
  if (before !== '' || words === '') return words;
  return `${/^\s/.test(words) ? '' : lead}${words}${/\s$/.test(words) ? '' : tail}`;
}

/** Accepting an issue accepts its change. */
const acceptance = (decision: TakenDecision | undefined): TakenDecision | undefined =>
  decision?.action === 'accept' ? decision : undefined;

function edited(issue: Issue, decision: TakenDecision | undefined, present: ReadonlySet<string>): Issue {
  const proposed = issue.proposed_change !== null && present.has(issue.proposed_change) ? issue.proposed_change : null;
  if (decision === undefined) return { ...issue, proposed_change: proposed };
  return {
    ...issue,
    severity: decision.severity ?? issue.severity,
    title: decision.title ?? issue.title,
    description: decision.description ?? issue.description,
    suggestions: decision.suggestion === undefined ? issue.suggestions : [decision.suggestion],
    proposed_change: proposed,
    decision: note(decision),
  };
}
