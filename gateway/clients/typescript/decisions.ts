import type { Artifact, Severity } from './interface.ts';

export type DecisionAction = 'accept' | 'reject' | 'edit';

/** What a person decided on an issue or a change. */
export interface DecisionNote {
  readonly action: DecisionAction;
  readonly by: string;
  readonly reason?: string | undefined;
}

/** A decision on a proposed change (`change-3`) or an issue (`issue-1`). */
export interface Decision {
  readonly target: string;
  readonly action: DecisionAction;
  /** With `edit` of a change: the wording instead of the proposed one. */
  readonly after?: string | undefined;
  /** With `edit` of an issue, as the next three. */
  readonly severity?: Severity | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly suggestion?: string | undefined;
  readonly reason?: string | undefined;
}

export interface DecisionsRequest {
  /** Who decides. */
  readonly by: string;
  /** The revision that was decided on; DECISION_CONFLICT (409) when it is not the latest. */
  readonly revision?: number;
  /** `seen`: the wording that was decided on; DECISION_CONFLICT when another one is there by now. */
  readonly decisions: readonly (Decision & { readonly seen?: string })[];
}

export interface Decisions {
  readonly review_id: string;
  /** The latest that is ready: results and downloads are of it. */
  readonly revision: number;
  readonly making: number | null;
  readonly decisions: readonly (Decision & { readonly by: string; readonly at: string; readonly revision: number })[];
  readonly undecided: { readonly changes: readonly string[]; readonly issues: readonly string[] };
  readonly revisions: readonly {
    readonly revision: number;
    readonly state: 'making' | 'ready' | 'failed';
    readonly by: string | null;
    readonly at: string;
    readonly taken: number;
    readonly artifacts: readonly Artifact[];
    readonly error: string | null;
  }[];
}
