import type { Ballot } from '../debate/ballot.ts';
import type { Decision } from '../debate/protocol.ts';
import type { Tally } from '../debate/tally.ts';
import { ballotBox } from './ballot-box.ts';
import { dfQuad } from './df-quad.ts';
import { logOdds } from './log-odds.ts';
import { plurality } from './plurality.ts';
import { threshold } from './threshold.ts';

/**
 * What a decision rule makes of the ballots on one item. The order of the ballots never matters, to the last bit.
 *
 * `winners` are the candidates with the top score, `winner` is who the rule elects: null when nobody voted, the quorum is
 * missing, the leader does not reach the rule's level, or a tie is left with the status quo. `tie_break` is `none` unless
 * there are several winners.
 *
 * Throws InvalidBallot for ballots no rule may count (see ballotBox); it never answers with a number made of nonsense.
 */
export function decide(
  decision: Decision,
  ballots: readonly Ballot[],
  item: string,
  candidates: readonly string[],
): Tally {
  const box = ballotBox(ballots, item, candidates);
  switch (decision.rule) {
    case 'plurality':
      return plurality(box);
    case 'threshold':
      return threshold(box, decision);
    case 'log-odds':
      return logOdds(box, decision.accept);
    case 'df-quad':
      return dfQuad(box, decision.accept);
    default:
      return decision satisfies never;
  }
}
