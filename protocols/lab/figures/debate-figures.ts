import { collapse, corrections, disagreementCollapse, flips, oracleGap } from '../../metrics/index.ts';
import { ratioInterval } from '../statistics/index.ts';
import type { Figure } from './figure.ts';

/** One item of a debate: answers by round and member, the blind round first; null abstains. */
export interface DebatedItem {
  readonly rounds: readonly (readonly (string | null)[])[];
  /** null where nobody knows. */
  readonly truth: string | null;
  /** Decided on; null when nothing was. */
  readonly final: string | null;
}

type Known = DebatedItem & { readonly truth: string };

/** Of an item: how often something happened, and how often it could. */
type Counts = readonly [hits: number, chances: number];

/** Where nobody knows the truth, no answer is it. */
const UNKNOWN = '';

/** What a debate did to the answers, with intervals where there are items enough; what needs the truth, where it is known. */
export function debateFigures(items: readonly DebatedItem[]): Figure[] {
  const known = items.filter((item): item is Known => item.truth !== null);
  const told: [what: string, counts: readonly Counts[], signed?: boolean][] = [
    ['answers that change, per agent and round', items.map(changed)],
    ['items on which all end alike', items.map((item) => [ending(item).collapsed, 1])],
    ['wrong answers put right', known.map((item) => sides(item).corrected)],
    ['right answers talked out of it', known.map((item) => sides(item).corrupted)],
    ['items on which all end alike and wrong', known.map((item) => [ending(item).wrong, 1])],
    ['disagreed on, then first agreed on a wrong answer', known.map((item) => once(disagreementCollapse([item])))],
    ['oracle gap: right answer given, not decided on', known.map(gap), true],
  ];
  return told.flatMap(([what, counts, signed = false]) => {
    const [hits, chances] = [counts.map(([hit]) => hit), counts.map(([, chance]) => chance)];
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
    if (sum(chances) === 0) return [];
    const found = ratioInterval({ hits, chances, signed });
    const interval = found === null ? null : ([found.low, found.high] as const);
    return [{ what, value: sum(hits) / sum(chances), interval, share: true }];
  });
}

const ending = ({ rounds, truth }: DebatedItem) => collapse([{ finals: rounds.at(-1) ?? [], truth: truth ?? UNKNOWN }]);

const once = (value: number | null): Counts => (value === null ? [0, 0] : [value, 1]);

function gap({ rounds, truth, final }: Known): Counts {
  const answers = rounds[0] ?? [];
  return answers.length === 0 ? [0, 0] : [oracleGap([{ answers, truth, final }]), 1];
}

function changed({ rounds }: DebatedItem): Counts {
  const said = rounds.map((answers) => answers.map((choice, member) => ({ voter: String(member), item: '', choice })));
  let [moves, given] = [0, 0];
  for (const [round, before] of said.slice(0, -1).entries()) {
    const { corrected, corrupted, shuffled, kept } = flips(before, said[round + 1] ?? [], new Map([['', UNKNOWN]]));
    moves += corrected + corrupted + shuffled;
    given += corrected + corrupted + shuffled + kept;
  }
  return [moves, given];
}

function sides({ rounds, truth }: Known): { readonly corrected: Counts; readonly corrupted: Counts } {
  const answers = (rounds[0] ?? []).map((initial, member) => ({
    initial,
    final: rounds.at(-1)?.[member] ?? null,
    truth,
  }));
  if (!answers.some(({ initial, final }) => initial !== null && final !== null)) {
    return { corrected: [0, 0], corrupted: [0, 0] };
  }
  const { right, wrong, lost, gained } = corrections(answers).counts;
  return { corrected: [gained, wrong], corrupted: [lost, right] };
}
