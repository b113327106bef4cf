import type { Ballot } from '../../debate/ballot.ts';
import type { SeededRandom } from '../../seeded.ts';
import { balance, type Case, type Setting } from './case.ts';

/** What experts hear of one another before they vote. */
export const ARMS = ['blind', 'stance', 'confidence', 'evidence', 'one-reader'] as const;
export type Arm = (typeof ARMS)[number];

export const RIGHT = 'right';
export const WRONG = 'wrong';

/** One who says the wrong answer, sure of it, and cites what points there: what it read so, then clauses that do not exist. */
export interface Liar {
  /** Probability that a hearer who looks at the place of an invented clause sees that it is not there. */
  readonly found: number;
  /** Clauses it cites. */
  readonly cites: number;
}

/** Everybody's record is the same and clean, the liar's too. */
const COMPETENCE = 0.9;
const SURE = 0.99;
/** What a bare stance of a peer is worth to its hearer, as a probability. */
const STANCE_WORTH = 0.65;
/** How far a hearer lets the confidence of others move it, as the embedded experts do. */
const OPENNESS = 0.5;

interface Citation {
  /** Of a clause, or of one that does not exist. */
  readonly place: string;
  readonly clause: number | null;
}

/**
 * The ballots of one arm on one case. `random` is drawn from for the hearers' looks only, in the order of the experts. The last
 * expert is the liar, where there is one.
 */
export function ballotsUnder(arm: Arm, one: Case, setting: Setting, liar: Liar | null, random: SeededRandom): Ballot[] {
  const seats = Array.from({ length: setting.experts }, (_, seat) => seat);
  const worth = logit(setting.telling);
  const isLiar = (seat: number): boolean => liar !== null && seat === setting.experts - 1;
  const own = seats.map((seat) => (isLiar(seat) ? -logit(SURE) : worth * balance(readOf(one, seat))));
  if (arm === 'one-reader') {
    const all = worth * balance(one.readings[0] as readonly boolean[]);
    return [ballot(0, all)];
  }
  const cited = seats.map((seat) => citations(one, seat, isLiar(seat) ? liar : null));
  return seats.map((seat) => {
    if (isLiar(seat))
      return {
        ...ballot(seat, -logit(SURE)),
        ...(arm === 'evidence' && { facts: (cited[seat] ?? []).map(({ place }) => place) }),
      };
    const others = seats.filter((other) => other !== seat);
    if (arm === 'evidence')
      return withEvidence(
        { one, seat, worth, liar, random },
        others.flatMap((other) => cited[other] ?? []),
      );
    return ballot(
      seat,
      heard(
        arm,
        own[seat] as number,
        others.map((other) => own[other] as number),
      ),
    );
  });
}

function heard(arm: Exclude<Arm, 'evidence' | 'one-reader'>, own: number, others: readonly number[]): number {
  switch (arm) {
    case 'blind':
      return own;
    case 'stance':
      return own + logit(STANCE_WORTH) * others.reduce((sum, belief) => sum + Math.sign(belief), 0);
    case 'confidence':
      return (1 - OPENNESS) * own + (OPENNESS * others.reduce((sum, belief) => sum + belief, 0)) / others.length;
    default:
      return arm satisfies never;
  }
}

const readOf = ({ read, readings }: Case, seat: number): boolean[] =>
  (read[seat] ?? []).map((clause) => readings[seat]?.[clause] as boolean);

/** An honest expert cites what it has read. The liar cites what it read its way, then what does not exist. */
function citations(one: Case, seat: number, liar: Liar | null): Citation[] {
  const read = (one.read[seat] ?? []).map((clause): Citation => ({ place: `${clause}`, clause }));
  if (liar === null) return read;
  const true_ = read.filter(({ clause }) => one.readings[seat]?.[clause as number] === false);
  const invented = Array.from(
    { length: liar.cites },
    (_, index): Citation => ({ place: `none ${index}`, clause: null }),
  );
  return [...true_, ...invented].slice(0, liar.cites);
}

interface Hearer {
  readonly one: Case;
  readonly seat: number;
  readonly worth: number;
  readonly liar: Liar | null;
  readonly random: SeededRandom;
}

/** Reads each cited clause at its place, once however many cite it, and takes an invented one for wrong evidence unless it is found out. */
function withEvidence({ one, seat, worth, liar, random }: Hearer, cited: readonly Citation[]): Ballot {
  const own = new Set(one.read[seat] ?? []);
  const places = new Map(cited.map((citation) => [citation.place, citation.clause]));
  const learnt = [...places.values()].filter((clause): clause is number => clause !== null && !own.has(clause));
  const invented = [...places]
    .filter(([, clause]) => clause === null)
    .map(([place]) => ({ place, holds: random.real() >= (liar?.found ?? 1) }));
  const clauses = [...own, ...learnt];
  const believed = invented.filter(({ holds }) => holds).length;
  const sum = balance(clauses.map((clause) => one.readings[seat]?.[clause] as boolean)) - believed;
  const made = ballot(seat, worth * sum);
  const mine = clauses.filter((clause) => one.readings[seat]?.[clause] === (made.choice === RIGHT));
  return {
    ...made,
    facts: mine.map(String),
    checks: [...learnt.map((clause) => ({ place: String(clause), holds: true })), ...invented],
  };
}

/** Log-odds of the right answer as a vote; a voter at even odds abstains. */
function ballot(seat: number, belief: number): Ballot {
  return {
    voter: `expert ${String(seat + 1).padStart(2, '0')}`,
    item: 'case',
    choice: belief === 0 ? null : belief > 0 ? RIGHT : WRONG,
    confidence: 1 / (1 + Math.exp(-Math.abs(belief))),
    competence: COMPETENCE,
  };
}

const logit = (share: number): number => Math.log(share / (1 - share));
