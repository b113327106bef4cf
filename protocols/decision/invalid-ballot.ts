/** What can be wrong with a vote. */
export type BallotFault =
  | 'no-ballots'
  | 'too-few-candidates'
  | 'duplicate-candidate'
  | 'duplicate-voter'
  | 'unknown-candidate'
  | 'duplicate-rank'
  | 'wrong-item'
  | 'not-a-probability'
  | 'points';

/** A vote that no rule may count. Terminal: the same ballots fail again. */
export class InvalidBallot extends Error {
  override readonly name = 'InvalidBallot';
  readonly fault: BallotFault;

  constructor(fault: BallotFault, detail: string) {
    super(`${fault}: ${detail}`);
    this.fault = fault;
  }
}
