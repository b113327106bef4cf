import {
  collapse,
  corrections,
  disagreementCollapse,
  flips,
  oracleGap,
  orderSensitivity,
  type Reasked,
  reaskedControl,
} from '../../../metrics/index.ts';
import { ABSTAINS, type DebateLog } from '../../debate/index.ts';
import type { SimulatedItem } from '../../panels/index.ts';
import type { Conduct, Counts } from './measure.ts';

/** One item of a debate: answers by round and voter (null abstains), the right one, and the one decided on. */
interface Course {
  readonly rounds: readonly (readonly (string | null)[])[];
  readonly truth: string;
  readonly final: string | null;
}

/** Counts of what a debate did to the answers, by the metrics of the catalogue. */
export function courseConduct(log: DebateLog, items: readonly SimulatedItem[]): Conduct {
  const courses = items.map((item, index): Course => {
    const { rounds = [] } = log.items[index] ?? {};
    return {
      rounds: rounds.map(({ choices }) => named(choices, item.candidates)),
      truth: item.candidates[item.truth] as string,
      final: log.tallies[index]?.winner ?? null,
    };
  });
  const endings = courses.map(({ rounds, truth }) => collapse([{ finals: rounds.at(-1) ?? [], truth }]));
  return {
    ...changes(courses),
    flips: moved(courses, log.members),
    collapsed: added(endings.map(({ collapsed }) => collapsed)),
    'collapsed-wrong': added(endings.map(({ wrong }) => wrong)),
    'disagreement-lost': added(courses.map((course) => disagreementCollapse([course]))),
    'oracle-gap': added(
      courses.map(({ rounds, truth, final }) => oracleGap([{ answers: rounds[0] ?? [], truth, final }])),
    ),
  };
}

/** Adoption in the first round, beside the same voters asked again. */
export function adoptionConduct(occasions: readonly Reasked[]): Conduct {
  if (occasions.length === 0) return {};
  const { occasions: all, adopted, readopted } = reaskedControl(occasions);
  return { adopted: [adopted, all], readopted: [readopted, all], conformity: [adopted - readopted, all] };
}

/** Winners that change when everybody speaks in the opposite order. */
export function orderConduct(forward: DebateLog, reversed: DebateLog): Conduct {
  const [one, other] = [forward, reversed].map(({ tallies }) => tallies.map(({ winner }) => winner)) as [
    (string | null)[],
    (string | null)[],
  ];
  return { order: [Math.round(orderSensitivity(one, other) * one.length), one.length] };
}

function changes(courses: readonly Course[]): Conduct {
  const answers = courses.flatMap(({ rounds, truth }) =>
    (rounds[0] ?? []).map((initial, voter) => ({ initial, final: rounds.at(-1)?.[voter] ?? null, truth })),
  );
  if (!answers.some(({ initial, final }) => initial !== null && final !== null)) return {};
  const { right, wrong, lost, gained } = corrections(answers).counts;
  return { corrected: [gained, wrong], corrupted: [lost, right] };
}

/** Answers by name; null abstains. */
export function named(choices: readonly number[], candidates: readonly string[]): (string | null)[] {
  const names: (string | null)[] = [];
  for (let seat = 0; seat < choices.length; seat++) {
    const choice = choices[seat] as number;
    names.push(choice === ABSTAINS ? null : (candidates[choice] as string));
  }
  return names;
}

function moved(courses: readonly Course[], members: readonly string[]): Counts {
  let [changed, given] = [0, 0];
  for (const { rounds, truth } of courses) {
    const said = rounds.map((answers) =>
      answers.map((choice, voter) => ({ voter: members[voter] as string, item: '', choice })),
    );
    for (const [round, before] of said.slice(0, -1).entries()) {
      const { corrected, corrupted, shuffled, kept } = flips(before, said[round + 1] ?? [], new Map([['', truth]]));
      changed += corrected + corrupted + shuffled;
      given += corrected + corrupted + shuffled + kept;
    }
  }
  return [changed, given];
}

/** Values of single items; null where the metric says nothing of one. */
function added(values: readonly (number | null)[]): Counts {
  const known = values.filter((value) => value !== null);
  return [known.reduce((sum, value) => sum + value, 0), known.length];
}
