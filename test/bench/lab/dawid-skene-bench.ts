import { type CrowdAnswer, dawidSkene } from '../../../protocols/decision/inference/index.ts';
import { seededRandom } from '../../../protocols/index.ts';
import type { Row } from '../table.ts';
import { textbookDawidSkene } from './textbook-dawid-skene.ts';
import { inMs, quickest } from './timed.ts';

const ITEMS = 8000;
const WORKERS = 176;
/** Answers to an item: as few as in the public crowd set of this size, and as many as a panel that votes in full. */
const CROWDS = [3, WORKERS];
/** Every count starts with this much, in ours and in the textbook's. */
const SMOOTHING = 0.01;
const RUNS = 3;

/** Dawid-Skene on 8,000 items and 176 workers, against the textbook taking the same number of steps. */
export function benchDawidSkene(): Row[] {
  return CROWDS.map((crowd) => {
    const answers = drawnAnswers(crowd);
    const ours = quickest(RUNS, () => dawidSkene(answers, ['0', '1']));
    const steps = ours.result.trace.length;
    const theirs = quickest(RUNS, () => textbookDawidSkene(answers, ['0', '1'], { steps, smoothing: SMOOTHING }));
    const furthest = Math.max(
      ...theirs.result.map((belief, item) =>
        Math.abs((ours.result.beliefs.get(nameOf(item))?.[0] ?? Number.NaN) - (belief[0] as number)),
      ),
    );
    if (!(furthest < 1e-6)) throw new Error(`Dawid-Skene: a belief differs from the textbook's by ${furthest}`);
    return {
      what: `Dawid-Skene, 8,000 items, 176 workers, ${answers.length.toLocaleString('en')} answers, ${steps} steps`,
      measured: inMs(ours.ms),
      baseline: `${inMs(theirs.ms)}, the paper's equations as written, same beliefs (none on npm)`,
      ratio: ours.ms / theirs.ms,
      aim: 'at most 1',
    };
  });
}

const nameOf = (item: number): string => `q${item}`;

/** Workers who are right six to nine times in ten. */
function drawnAnswers(crowd: number): CrowdAnswer[] {
  const random = seededRandom(1, 'dawid-skene-bench', String(crowd));
  const workers = Array.from({ length: WORKERS }, (_, worker) => worker);
  const accuracy = workers.map(() => 0.6 + 0.3 * random.real());
  return Array.from({ length: ITEMS }, (_, item) => {
    const truth = random.integer(0, 1);
    const asked = crowd < WORKERS ? random.shuffled(workers).slice(0, crowd) : workers;
    return asked.map((worker) => ({
      voter: `w${worker}`,
      item: nameOf(item),
      choice: String(random.real() < (accuracy[worker] as number) ? truth : 1 - truth),
    }));
  }).flat();
}
