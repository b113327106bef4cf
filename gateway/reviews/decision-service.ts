import type { DecisionConflict, DecisionsBody, DecisionsRequest, ReviewView } from '../../protocols/index.ts';

/** DecisionService: what the gateway may ask of decisions on completed reviews. */
export interface DecisionService {
  /**
   * Resolves when the decisions are on disk; the revision is made after that. The same decisions again change nothing.
   * Rejects with DecisionsConflict or RevisionInProgress.
   */
  decide(view: ReviewView, request: DecisionsRequest): Promise<DecisionsBody>;
  read(view: ReviewView): DecisionsBody;
}

/** Decisions that conflict with the present state; none was applied. */
export class DecisionsConflict extends Error {
  override readonly name = 'DecisionsConflict';
  readonly conflicts: readonly DecisionConflict[];

  constructor(conflicts: readonly DecisionConflict[]) {
    super('the decisions do not fit what is there');
    this.conflicts = conflicts;
  }
}

/** Earlier decisions are being made into a revision. */
export class RevisionInProgress extends Error {
  override readonly name = 'RevisionInProgress';
}
