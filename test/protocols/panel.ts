import fc from 'fast-check';
import type { Ballot, Decision } from '../../protocols/index.ts';

export const CANDIDATES = ['a', 'b', 'c'] as const;

/** A ballot of a certain voter of competence .7, unless told otherwise. */
export const vote = (voter: string, choice: string | null, more: Partial<Ballot> = {}): Ballot => ({
  voter,
  item: 'q',
  choice,
  confidence: 1,
  competence: 0.7,
  ...more,
});

/** As many voters as letters: `votes('aab')` is two for a and one for b. A dot abstains. */
export const votes = (letters: string, more: Partial<Ballot> = {}): Ballot[] =>
  [...letters].map((letter, index) => vote(`v${String(index).padStart(3, '0')}`, letter === '.' ? null : letter, more));

const probability = fc.double({ min: 0, max: 1, noNaN: true });

export const panels = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 })
  .chain((voters) =>
    fc.tuple(
      ...voters.map((voter) =>
        fc.record({
          voter: fc.constant(voter),
          item: fc.constant('q'),
          choice: fc.option(fc.constantFrom(...CANDIDATES)),
          confidence: probability,
          competence: probability,
        }),
      ),
    ),
  );

export const RULES: readonly Decision[] = [
  { rule: 'plurality' },
  { rule: 'threshold', share: 0.5, strict: true, quorum: 2 },
  { rule: 'threshold', share: 2 / 3, strict: false, quorum: 0 },
  { rule: 'log-odds', accept: 0.6 },
  { rule: 'df-quad', accept: 0.6 },
];
