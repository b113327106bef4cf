import { RevisionInProgress } from '../../../../gateway/reviews/decision-service.ts';
import type { DecisionsBody, DecisionsRequest } from '../../../../protocols/index.ts';

/** Takes every decision, and keeps what was asked; refuses while a revision is said to be in the making. */
export class FakeDecisions {
  readonly asked: DecisionsRequest[] = [];
  isMaking = false;

  async decide(view: { review_id: string }, request: DecisionsRequest): Promise<DecisionsBody> {
    if (this.isMaking) throw new RevisionInProgress();
    this.asked.push(request);
    return this.read(view);
  }

  read({ review_id }: { review_id: string }): DecisionsBody {
    return {
      review_id,
      revision: 1,
      making: null,
      decisions: [],
      undecided: { changes: [], issues: [] },
      revisions: [],
    };
  }

  reset(): void {
    this.asked.length = 0;
    this.isMaking = false;
  }
}
