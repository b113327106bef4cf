import type { Ballot } from '../debate/ballot.ts';
import type { Decision } from '../debate/protocol.ts';
import type { Tally } from '../debate/tally.ts';
import { approval, cumulative } from './approval/index.ts';
import { GRADUAL } from './argument/index.ts';
import { grounded, judge } from './argument-judge.ts';
import { type BallotBox, ballotBox } from './ballot-box.ts';
import { approvalBallots, pointsBallots, rankedBallots } from './beliefs.ts';
import { committee } from './committee.ts';
import { dfQuad } from './df-quad.ts';
import { factGraph } from './fact-graph.ts';
import { inferred } from './inference/index.ts';
import { delphi, location } from './location.ts';
import { logOdds } from './log-odds.ts';
import { peerPrediction } from './peer-prediction.ts';
import { plurality } from './plurality.ts';
import { decideRanked } from './ranked/index.ts';
import { reconcile } from './reconcile.ts';
import { star } from './star.ts';
import { surprisinglyPopular } from './surprisingly-popular.ts';
import { threshold } from './threshold.ts';
import { trajectoryScore } from './trajectory.ts';

/*
 * To add a decision rule:
 * 1. its name and its parameters: `Decision` in debate/axes/decision.ts;
 * 2. what it makes of the ballots: a file in this folder, and a case below; one that looks at several rounds or at all items
 *    together has a case in decide-round.ts as well;
 * 3. what it does with a tie: compiler/ties.ts; what it is called in reports: lab/replay/decision-name.ts;
 * 4. lab/replay/usual-decisions.ts, if replays are to compare it with the others.
 * The compiler names the first three when they are forgotten.
 */

/** Points of a cumulative ballot. */
const BUDGET = 10;

/**
 * What a decision rule makes of the ballots on one item: of one round, and of this item alone. Rules that look at the whole
 * course of a debate (V9) or at all its items (V10, V14) get less than they could use: see decideRound. The order of the ballots never matters, to the last bit.
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
  return decideBox(decision, ballotBox(ballots, item, candidates));
}

/** The same for ballots that have been checked: under many rules they are checked once. */
export function decideBox(decision: Decision, box: BallotBox): Tally {
  switch (decision.rule) {
    case 'plurality':
      return plurality(box);
    case 'threshold':
      return threshold(box, decision);
    case 'log-odds':
      return logOdds(box, decision);
    case 'df-quad':
      return dfQuad(box, decision.accept);
    default:
      return further(decision, box);
  }
}

type Further = Exclude<Decision, { rule: 'plurality' | 'threshold' | 'log-odds' | 'df-quad' }>;

/** The rules whose ballots are read off beliefs (see beliefsOf), and those that would look further than one item. */
function further(decision: Further, box: BallotBox): Tally {
  const { item, candidates } = box;
  switch (decision.rule) {
    case 'quadratic-energy':
    case 'euler':
      return dfQuad(box, decision.accept, GRADUAL[decision.rule]);
    case 'approval':
      return approval(approvalBallots(box, decision.level), item, candidates);
    case 'cumulative':
      return cumulative(pointsBallots(box, BUDGET), item, candidates, BUDGET);
    case 'reconcile':
      return reconcile(box.ballots, item, candidates);
    case 'borda':
    case 'copeland':
    case 'minimax':
    case 'schulze':
    case 'ranked-pairs':
    case 'instant-runoff':
    case 'split-cycle':
    case 'kemeny':
      return decideRanked(decision.rule, rankedBallots(box), item, candidates);
    case 'trajectory': {
      const courses = box.votes.map(({ voter, choice }) => ({ voter, choices: [choice] }));
      return courses.length === 0 ? plurality(box) : trajectoryScore(courses, item, candidates);
    }
    case 'dawid-skene':
    case 'one-coin':
    case 'glad':
      return inferred(decision.rule, [box])[0] as Tally;
    case 'committee':
      return committee(decision, [box])[0] as Tally;
    case 'grounded':
      return grounded(box);
    case 'facts':
      return factGraph(box, decision);
    case 'star':
      return star(box);
    case 'surprisingly-popular':
      return surprisinglyPopular(box);
    case 'peer-prediction':
      return peerPrediction([box])[0] as Tally;
    case 'judge':
      return judge(box);
    case 'location':
      return location(box, decision);
    case 'delphi':
      return delphi(box);
    default:
      return decision satisfies never;
  }
}
