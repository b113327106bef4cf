import { RuntimeFault } from '../errors.ts';

/** Why a call came to nothing, in one word for results and metrics. */
export type CallReason = 'budget' | 'unavailable' | 'refused' | 'too-long' | 'lost' | 'late';

/** A paid call that has no answer. It carries no part of what was asked. */
export class CallFailed extends RuntimeFault {
  readonly transient = false;
  readonly reason: CallReason;

  constructor(reason: CallReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Nothing of the request has left this machine: the code that throws it guarantees that nobody can charge for it. */
export class NotSent extends RuntimeFault {
  readonly transient = true;
}
