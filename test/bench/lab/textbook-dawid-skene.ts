import type { CrowdAnswer } from '../../../protocols/decision/inference/index.ts';

/** By item, in order of appearance: each worker who answered, with the candidate chosen. */
type Answered = readonly (readonly [worker: number, choice: number])[][];

/**
 * Dawid & Skene (1979, Applied Statistics 28:20), equations 2.3 to 2.5 written down one after another, as a student would: the
 * baseline of the bench, since no package for it is published on npm. Only the smoothing is ours, so that both estimate the same.
 * By item, by candidate: probability of being true.
 */
export function textbookDawidSkene(
  answers: readonly CrowdAnswer[],
  names: readonly string[],
  { steps, smoothing }: Record<'steps' | 'smoothing', number>,
): number[][] {
  const { answered, workers } = numbered(answers, names);
  const classes = names.map((_, candidate) => candidate);
  let truth = answered.map((row) =>
    normalised(classes.map((candidate) => row.filter(([, choice]) => choice === candidate).length)),
  );
  for (let step = 0; step < steps; step++) {
    // (2.3) how each worker answers when candidate j is true
    const errors = Array.from({ length: workers }, () => classes.map(() => classes.map(() => smoothing)));
    for (const [item, row] of answered.entries()) {
      for (const [worker, choice] of row) {
        for (const j of classes) {
          const counts = errors[worker]?.[j] as number[];
          counts[choice] = (counts[choice] as number) + (truth[item]?.[j] as number);
        }
      }
    }
    const rates = errors.map((rows) => rows.map(normalised));
    // (2.4) how common each candidate is
    const common = normalised(classes.map((j) => truth.reduce((sum, row) => sum + (row[j] as number), smoothing)));
    // (2.5) what is true, given all that
    truth = answered.map((row) => {
      const logs = classes.map((j) => {
        let sum = Math.log(common[j] as number);
        for (const [worker, choice] of row) sum += Math.log(rates[worker]?.[j]?.[choice] as number);
        return sum;
      });
      const top = Math.max(...logs);
      return normalised(logs.map((log) => Math.exp(log - top)));
    });
  }
  return truth;
}

function numbered(answers: readonly CrowdAnswer[], names: readonly string[]): { answered: Answered; workers: number } {
  const [items, workers] = [new Map<string, number>(), new Map<string, number>()];
  const answered: [number, number][][] = [];
  for (const { voter, item, choice } of answers) {
    if (!items.has(item)) items.set(item, answered.push([]) - 1);
    if (!workers.has(voter)) workers.set(voter, workers.size);
    answered[items.get(item) as number]?.push([workers.get(voter) as number, names.indexOf(choice)]);
  }
  return { answered, workers: workers.size };
}

function normalised(row: readonly number[]): number[] {
  const total = row.reduce((sum, value) => sum + value, 0);
  return row.map((value) => value / total);
}
