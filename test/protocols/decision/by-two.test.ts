import { expect, it } from 'vitest';
import { type Ballot, decide } from '../../../protocols/index.ts';
import { seededRandom } from '../../../protocols/seeded.ts';

const RULE = { rule: 'log-odds', accept: 0.6 } as const;
const CANDIDATES = ['a', 'b', 'c'];

it('by two: a winner stands exactly where it also wins without each of the votes, of 600 drawn elections', () => {
  const random = seededRandom(1, 'by two');
  let [stands, falls] = [0, 0];
  for (let election = 0; election < 600; election++) {
    const ballots = Array.from(
      { length: 2 + Math.floor(random.real() * 6) },
      (_, voter): Ballot => ({
        voter: `v${voter}`,
        item: 'i',
        choice: [...CANDIDATES, 'a', 'a', null][Math.floor(random.real() * 6)] as string | null,
        confidence: 0.3 + 0.7 * random.real(),
        competence: 0.3 + 0.7 * random.real(),
      }),
    );
    const { winner } = decide(RULE, ballots, 'i', CANDIDATES);
    const isOpposed = ballots.some(({ choice }) => choice !== null && choice !== winner);
    const holds = ballots.every(
      (own) =>
        decide(
          RULE,
          ballots.map((each) => (each === own ? { ...each, choice: null } : each)),
          'i',
          CANDIDATES,
        ).winner === winner,
    );
    expect(decide({ ...RULE, by_two: true }, ballots, 'i', CANDIDATES).winner).toBe(
      winner !== null && (holds || !isOpposed) ? winner : null,
    );
    if (winner !== null && isOpposed) [stands, falls] = holds ? [stands + 1, falls] : [stands, falls + 1];
  }
  expect(Math.min(stands, falls)).toBeGreaterThan(20);
});
