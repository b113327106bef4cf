import type { Decision } from '../../debate/protocol.ts';
import { acceptance, CLAIM_CANDIDATES, decide, outcomeOf } from '../../decision/index.ts';
import { type Check, type Oracle, same } from './oracle.ts';

/** Ratings 1..9 of Delphi's scale as beliefs. */
const BELIEFS = [1, 3, 5, 7, 9].map((rating) => (rating - 1) / 8);

function tally(decision: Decision, beliefs: readonly number[]) {
  const ballots = beliefs.map((belief, voter) => ({
    voter: `v${voter}`,
    item: 'q',
    choice: 'accept',
    confidence: belief,
    competence: 0.7,
  }));
  return decide(decision, ballots, 'q', CLAIM_CANDIDATES);
}

const ORDER = ['rejected', 'disputed', 'accepted'];

/** Of all panels of this size with ratings of 1, 3, 5, 7 and 9: those that a higher rating makes less accepted. */
function broken(decision: Decision, voters: number): number {
  let found = 0;
  for (let panel = 0; panel < BELIEFS.length ** voters; panel++) {
    const levels = Array.from(
      { length: voters },
      (_, voter) => Math.floor(panel / BELIEFS.length ** voter) % BELIEFS.length,
    );
    const at = (own: readonly number[]) =>
      tally(
        decision,
        own.map((one) => BELIEFS[one] as number),
      );
    const before = at(levels);
    for (const [voter, one] of levels.entries()) {
      if (one === BELIEFS.length - 1) continue;
      const after = at(levels.with(voter, one + 1));
      const falls = ORDER.indexOf(outcomeOf(after)) < ORDER.indexOf(outcomeOf(before));
      if (falls || acceptance(after) < acceptance(before) - 1e-9) found++;
    }
  }
  return found;
}

/** Rules that read a claim's probability off the beliefs: a higher belief must never hurt it. */
const RULES: readonly (readonly [string, Decision])[] = [
  ['Delphi', { rule: 'delphi' }],
  ['log-odds, .6', { rule: 'log-odds', accept: 0.6 }],
  ['log-odds capped at 1 nat', { rule: 'log-odds', accept: 0.75, cap: 1 }],
  ['mean', { rule: 'location', of: 'mean' }],
  ['median', { rule: 'location', of: 'median' }],
  ['Hodges–Lehmann', { rule: 'location', of: 'hodges-lehmann' }],
];

export const monotone: Oracle = {
  id: 'O16',
  paper: 'monotonicity: May 1952, Econometrica 20:680; RAND/UCLA manual for Delphi',
  checks: () => [
    same(
      'Delphi: .7 .7 .9 is no less accepted than .7 .7 .7',
      true,
      acceptance(tally({ rule: 'delphi' }, [0.7, 0.7, 0.9])) >= acceptance(tally({ rule: 'delphi' }, [0.7, 0.7, 0.7])),
    ),
    ...RULES.flatMap(([name, decision]) =>
      [1, 2, 3, 4].map(
        (voters): Check =>
          same(`${name}, all panels of ${voters}: hurt by a higher rating`, 0, broken(decision, voters)),
      ),
    ),
  ],
};
