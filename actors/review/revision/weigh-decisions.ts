/** Whether decisions fit the revision's result and the decisions so far. Pure: neither of the two ever changes. */
import type {
  AskedDecision,
  DecisionConflict,
  ProposedChange,
  ReviewResult,
  TakenDecision,
} from '../../../protocols/index.ts';

/** Who decides, when, and which revision it makes. */
export interface Signature {
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  readonly revision: number;
}

export interface Weighed {
  /** The last decision on each target; undefined when there are conflicts. */
  readonly decisions: readonly TakenDecision[];
  readonly conflicts: readonly DecisionConflict[];
  /** Those that say something new. */
  readonly taken: number;
}

/**
 * @param panel the result that the panel left, with all its issues and changes
 * @param held the last decision on each target so far
 */
export function weighDecisions(
  panel: ReviewResult,
  held: readonly TakenDecision[],
  asked: readonly AskedDecision[],
  signature: Signature,
): Weighed {
  const decisions = new Map(held.map((decision) => [decision.target, decision]));
  const conflicts: DecisionConflict[] = [];
  let taken = 0;
  for (const { seen, ...said } of asked) {
    const conflict = misfit(panel, decisions.get(said.target), { ...said, seen });
    if (conflict !== undefined) conflicts.push({ target: said.target, ...conflict });
    else if (!isSame(decisions.get(said.target), { ...said, by: signature.by })) {
      decisions.set(said.target, { ...said, ...signature });
      taken += 1;
    }
  }
  conflicts.push(...orphans(panel, decisions, asked));
  return { decisions: [...decisions.values()].toSorted(byTarget), conflicts, taken };
}

type Misfit = Omit<DecisionConflict, 'target'>;

function misfit(panel: ReviewResult, held: TakenDecision | undefined, asked: AskedDecision): Misfit | undefined {
  const { target, action, after, severity, title, description, suggestion, seen } = asked;
  const change = panel.proposed_changes.find(({ id }) => id === target);
  const issue = panel.structured_issues.find(({ id }) => id === target);
  const ofIssue = [severity, title, description, suggestion].some((value) => value !== undefined);
  if (change !== undefined) {
    const current = wordingOf(change, held);
    if (seen !== undefined && seen !== current) return { reason: 'another wording stands there by now', current };
    if (ofIssue) return { reason: 'a change has no severity, title, description or suggestion', current };
    if (action === 'edit' && after === undefined) return { reason: 'an edit needs the wording in `after`', current };
    if (action !== 'edit' && after !== undefined) return { reason: '`after` belongs to an edit', current };
    if (after === change.before) return { reason: 'the document says so already: reject the change', current };
    return undefined;
  }
  if (issue === undefined) return { reason: 'the review has nothing of this id', current: null };
  const current = issue.title;
  if (after !== undefined || seen !== undefined) {
    return { reason: 'the wording is decided on the change of the issue', current };
  }
  if (ofIssue !== (action === 'edit')) {
    return { reason: 'an edit, and nothing else, says what of the issue is to be another', current };
  }
  return undefined;
}

const wordingOf = ({ after }: ProposedChange, held: TakenDecision | undefined): string => held?.after ?? after;

/** A change that is to stand although its issue was rejected. */
function orphans(
  { proposed_changes }: ReviewResult,
  decisions: ReadonlyMap<string, TakenDecision>,
  asked: readonly AskedDecision[],
): DecisionConflict[] {
  return asked.flatMap(({ target, action }) => {
    const change = proposed_changes.find(({ id }) => id === target);
    if (change === undefined || action === 'reject') return [];
    const issue = decisions.get(change.issue_id);
    if (issue?.action !== 'reject') return [];
    return [{ target, reason: `its issue, ${change.issue_id}, is rejected`, current: null }];
  });
}

function isSame(held: TakenDecision | undefined, asked: Omit<TakenDecision, 'at' | 'revision'>): boolean {
  if (held === undefined) return false;
  const fields = ['action', 'after', 'severity', 'title', 'description', 'suggestion', 'reason', 'by'] as const;
  return fields.every((field) => held[field] === asked[field]);
}

/** `change-2` before `change-10`, changes before issues. */
function byTarget({ target: a }: TakenDecision, { target: b }: TakenDecision): number {
  const [kindA, kindB] = [a.slice(0, a.indexOf('-')), b.slice(0, b.indexOf('-'))];
  if (kindA !== kindB) return kindA < kindB ? -1 : 1;
  return Number(a.slice(kindA.length + 1)) - Number(b.slice(kindB.length + 1));
}
