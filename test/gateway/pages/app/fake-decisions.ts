import { RevisionInProgress } from '../../../../gateway/reviews/decision-service.ts';
import type { DecisionsBody, DecisionsRequest, ReviewView } from '../../../../protocols/index.ts';
import { undecided } from './undecided.ts';

/** Takes every decision, and keeps what was asked; refuses while a revision is said to be in the making. */
export class FakeDecisions {
  readonly asked: DecisionsRequest[] = [];
  isMaking = false;

  async decide(view: ReviewView, request: DecisionsRequest): Promise<DecisionsBody> {
    if (this.isMaking) throw new RevisionInProgress();
    this.asked.push(request);
    return this.read(view);
  }

  read(view: ReviewView): DecisionsBody {
    return undecided.read(view);
  }

  reset(): void {
    this.asked.length = 0;
    this.isMaking = false;
  }
}
