import { byzantineQuorum } from '../decision/index.ts';
import { counted } from './reach.ts';
import type { Checker, StaticCheck } from './static-check.ts';

/** Fewest votes with which a threshold can elect: the share of as few voters as the quorum allows. */
function leastCoalition(share: number, strict: boolean, quorum: number): number {
  const present = Math.max(1, quorum);
  return Math.max(1, strict ? Math.floor(share * present + 1e-9) + 1 : Math.ceil(share * present - 1e-9));
}

/**
 * Whether two decisions must share a voter. A tally that sees all ballots cannot contradict itself; but a decision that two
 * separate groups could each have taken is not the panel's, and where some of n vote both ways (f = ⌊(n − 1) / 3⌋) safety
 * needs ⌈(n + f + 1) / 2⌉ votes, not 2f + 1.
 */
export const quorum: Checker = ({ decision }, { agents }) => {
  if (decision.rule !== 'threshold' || agents === 0) return [];
  const { share, strict, quorum: present } = decision;
  if (present > agents) {
    return [say('error', `The quorum of ${present} is more than the panel of ${agents}: nothing is ever decided.`)];
  }
  const votes = leastCoalition(share, strict, present);
  if (votes > agents) return [say('error', `${votes} votes are needed, and there are ${agents} members.`)];
  const faulty = Math.floor((agents - 1) / 3);
  if (2 * votes <= agents) {
    return [
      say(
        'warning',
        `${counted(votes, 'vote')} can be enough, so two groups without a common member could decide differently; a quorum of ${byzantineQuorum(agents)} of ${agents} prevents it.`,
      ),
    ];
  }
  const shared = 2 * votes - agents;
  if (shared <= faulty) {
    return [
      say(
        'note',
        `Any two decisions share ${counted(shared, 'voter')}, no more than the ${faulty} who may vote both ways; ${byzantineQuorum(agents)} votes would be safe.`,
      ),
    ];
  }
  return [say('ok', `Any two decisions share at least ${counted(shared, 'voter')}.`)];
};

const say = (severity: StaticCheck['severity'], sentence: string): StaticCheck => ({
  check: 'quorum',
  severity,
  sentence,
});
