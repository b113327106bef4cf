import type { Decision } from '../debate/protocol.ts';
import type { Tally } from '../debate/tally.ts';
import { extensions, strengths, type WeightedGraph } from './argument/index.ts';
import { type BallotBox, byText, type Vote } from './ballot-box.ts';
import { named, rankCandidates, TIE } from './candidate-ranking.ts';

type FactRule = Extract<Decision, { rule: 'facts' }>;

/** A candidate about which nothing is known. */
const UNDECIDED = 0.5;

/** What a vote without a ground is worth beside one with a ground: nobody can look at what it rests on. */
const UNGROUNDED = 0.5;

/**
 * Argument graphs of facts. The facts that votes cite are arguments of their own: one for each place, however many cite it, as
 * strong as the surest of them. A fact speaks for the candidates its citers chose and against the others. Who looked at its place
 * speaks for the fact or against it with its competence. A vote that cites facts acts through them alone, and falls with them; a
 * vote that cites none speaks for itself, at half its strength.
 *
 * `df-quad` and `euler` (Rago et al. 2016; Amgoud & Ben-Naim 2018): strengths of the candidates; the leader wins from `accept` on.
 * `grounded` (Dung 1995): facts and votes for different candidates attack each other unless the attacked is stronger, a
 * refuted fact is attacked by its refutation; the candidate of the accepted arguments wins if it is one.
 */
export function factGraph(box: BallotBox, rule: FactRule): Tally {
  const pieces = argumentsOf(box);
  return rule.semantics === 'grounded'
    ? byExtension(box, pieces)
    : byStrength(box, pieces, rule.semantics, rule.accept);
}

/** A fact or a bare vote: for whom it speaks, how strong it is, and what lookers said of it. */
interface Piece {
  readonly name: string;
  readonly choices: ReadonlySet<string>;
  readonly base: number;
  readonly confirmed: readonly number[];
  readonly refuted: readonly number[];
}

function argumentsOf({ votes, ballots }: BallotBox): Piece[] {
  const facts = new Map<string, Vote[]>();
  for (const vote of votes) for (const place of vote.facts ?? []) facts.set(place, [...(facts.get(place) ?? []), vote]);
  const looked = (place: string, holds: boolean): number[] =>
    ballots
      .filter(({ checks = [] }) => checks.some((check) => check.place === place && check.holds === holds))
      .map(({ competence }) => competence);
  const strength = ({ competence, confidence }: Vote): number => competence * confidence;
  const grounded = [...facts]
    .toSorted(([left], [right]) => byText(left, right))
    .map(
      ([place, citers]): Piece => ({
        name: `fact ${place}`,
        choices: new Set(citers.map(({ choice }) => choice)),
        base: Math.max(...citers.map(strength)),
        confirmed: looked(place, true),
        refuted: looked(place, false),
      }),
    );
  const bare = votes
    .filter(({ facts: cited = [] }) => cited.length === 0)
    .map(
      (vote): Piece => ({
        name: `vote ${vote.voter}`,
        choices: new Set([vote.choice]),
        base: UNGROUNDED * strength(vote),
        confirmed: [],
        refuted: [],
      }),
    );
  return [...grounded, ...bare];
}

function byStrength(box: BallotBox, pieces: readonly Piece[], semantics: 'df-quad' | 'euler', accept: number): Tally {
  const { candidates } = box;
  const node = (candidate: string): string => `candidate ${candidate}`;
  const lookers = pieces.flatMap(({ name, confirmed, refuted }) => [
    ...confirmed.map((weight, index) => ({ from: `for ${index} ${name}`, to: name, weight, isFor: true })),
    ...refuted.map((weight, index) => ({ from: `against ${index} ${name}`, to: name, weight, isFor: false })),
  ]);
  const edges = pieces.flatMap(({ name, choices }) =>
    candidates.map((candidate) => ({ from: name, to: node(candidate), isFor: choices.has(candidate) })),
  );
  const graph: WeightedGraph = {
    base: {
      ...Object.fromEntries(candidates.map((candidate) => [node(candidate), UNDECIDED])),
      ...Object.fromEntries(pieces.map(({ name, base }) => [name, base])),
      ...Object.fromEntries(lookers.map(({ from, weight }) => [from, weight])),
    },
    attacks: [...edges, ...lookers].filter(({ isFor }) => !isFor).map(({ from, to }) => [from, to]),
    supports: [...edges, ...lookers].filter(({ isFor }) => isFor).map(({ from, to }) => [from, to]),
  };
  // The graph has no cycle: lookers, then facts and votes, then candidates.
  const found = strengths(graph, semantics) ?? {};
  const scores = candidates.map((candidate) => found[node(candidate)] as number);
  const { leaders, top, margin } = rankCandidates(candidates, scores);
  const winners = pieces.length === 0 ? [] : [...leaders];
  return {
    item: box.item,
    scores: named(candidates, scores),
    winners,
    winner: winners.length === 1 && top >= accept - TIE ? (winners[0] as string) : null,
    margin,
    tie_break: winners.length > 1 ? 'status-quo' : 'none',
    belief: top,
  };
}

function byExtension(box: BallotBox, pieces: readonly Piece[]): Tally {
  const falls = (piece: Piece): boolean =>
    piece.refuted.length > 0 && Math.max(...piece.refuted) >= Math.max(0, ...piece.confirmed) - TIE;
  const attacks = pieces.flatMap((from) =>
    pieces
      .filter((to) => from !== to && from.base >= to.base - TIE && !sameSide(from, to))
      .map((to) => [from.name, to.name] as const),
  );
  const refutations = pieces.filter(falls).map(({ name }) => [`refutation of ${name}`, name] as const);
  const [accepted = []] = extensions(
    {
      arguments: [...pieces.map(({ name }) => name), ...refutations.map(([from]) => from)],
      attacks: [...attacks, ...refutations],
    },
    'grounded',
  );
  const stands = pieces.filter(({ name }) => accepted.includes(name));
  const scores = box.candidates.map((candidate) =>
    Math.max(0, ...stands.filter(({ choices }) => choices.has(candidate)).map(({ base }) => base)),
  );
  const winners = box.candidates.filter((_, index) => (scores[index] as number) > 0);
  const sorted = scores.toSorted((left, right) => right - left);
  return {
    item: box.item,
    scores: named(box.candidates, scores),
    winners,
    winner: winners.length === 1 ? (winners[0] as string) : null,
    margin: winners.length === 1 ? (sorted[0] as number) - (sorted[1] as number) : 0,
    tie_break: winners.length > 1 ? 'status-quo' : 'none',
    belief: winners.length === 1 ? (sorted[0] as number) : 0,
  };
}

const sameSide = (left: Piece, right: Piece): boolean => [...left.choices].some((choice) => right.choices.has(choice));
