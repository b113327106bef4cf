import type { RankedBallot } from '../../debate/ranked-ballot.ts';
import { decideRanked, type RankedRule } from '../../decision/ranked/index.ts';
import { type Check, type Oracle, same } from './oracle.ts';

/** `5 ACBED` is five rankings of A first and D last. */
function ballots(profile: string): RankedBallot[] {
  return profile.split(', ').flatMap((group, at) => {
    const [count, order] = group.split(' ') as [string, string];
    return Array.from({ length: Number(count) }, (_, voter) => ({
      voter: `${at}-${voter}`,
      item: 'q',
      ranking: [...order],
    }));
  });
}

const PROFILES = {
  wikipedia: '5 ACBED, 5 ADECB, 8 BEDAC, 3 CABED, 7 CAEBD, 2 CBADE, 7 DCEBA, 8 EBADC',
  tennessee: '42 MNCK, 26 NCKM, 15 CKNM, 17 KCNM',
  malkevitch: '18 ADECB, 12 BEDCA, 10 CBEDA, 9 DCEBA, 4 EBDCA, 2 ECDBA',
  schulze: '8 acdb, 2 badc, 4 cdba, 4 dbac, 3 dcba',
  cycle: '1 ABC, 1 BCA, 1 CAB',
} as const;

/** A preference profile, its description, and the winner under each rule. */
const WINNERS: readonly [keyof typeof PROFILES, string, Partial<Record<RankedRule, string>>][] = [
  [
    'wikipedia',
    '45 voters',
    { schulze: 'E', plurality: 'C', borda: 'E', 'ranked-pairs': 'A', 'instant-runoff': 'A', 'split-cycle': 'A E' },
  ],
  ['tennessee', 'Tennessee', { plurality: 'M', borda: 'N', schulze: 'N', minimax: 'N', 'instant-runoff': 'K' }],
  [
    'malkevitch',
    'Malkevitch',
    { plurality: 'A', borda: 'D', 'instant-runoff': 'C', copeland: 'E', minimax: 'E', schulze: 'E' },
  ],
  ['schulze', 'Schulze’s 21', { schulze: 'd', 'ranked-pairs': 'a', borda: 'd', plurality: 'a' }],
  ['cycle', 'a cycle of three', { schulze: 'A B C', 'ranked-pairs': 'A B C', borda: 'A B C', copeland: 'A B C' }],
];

function tally(rule: RankedRule, profile: keyof typeof PROFILES) {
  const candidates = [...new Set(PROFILES[profile].match(/[A-Za-z]/g))].toSorted();
  return decideRanked(rule, ballots(PROFILES[profile]), 'q', candidates);
}

/** Candidates from the least beaten to the most. */
const order = (scores: Readonly<Record<string, number>>): string[] =>
  Object.keys(scores).toSorted((left, right) => (scores[right] as number) - (scores[left] as number));

export const ranked: Oracle = {
  id: 'O4',
  paper: 'Schulze 2011; Tideman 1987; Malkevitch; pref_voting 1.18.1',
  checks: () => [
    ...WINNERS.flatMap(([profile, told, rules]) =>
      Object.entries(rules).map(
        ([rule, winners]): Check => same(`${told}: ${rule}`, winners, tally(rule as RankedRule, profile).winners),
      ),
    ),
    same('45 voters: Schulze’s order', 'E A C B D', order(tally('schulze', 'wikipedia').scores)),
    same('45 voters: Borda points', { A: 98, B: 92, C: 89, D: 69, E: 102 }, tally('borda', 'wikipedia').scores),
    same('Schulze’s 21: his order', 'd a c b', order(tally('schulze', 'schulze').scores)),
  ],
};
