import { draftResult } from '../../actors/drafting/index.ts';
import { render } from '../../actors/publishing/index.ts';
import { ARTIFACTS, fileNameOf } from '../../protocols/index.ts';
import { plainReview } from '../actors/replay/plain-review.ts';
import { benchSubmission } from './review-bench.ts';
import { median, type Row } from './table.ts';

/** Renderings measured, after one that warms up. */
const RUNS = 9;

/** All artifacts of one contract from its result, beside the review that led to the result, as plain functions in one thread. */
export async function benchArtifacts(text: string): Promise<Row[]> {
  const submit = benchSubmission(text);
  const review = async () => {
    const { review: debated, document } = await plainReview(text, submit);
    return draftResult({ ...debated, decided_at: 0 }, document);
  };
  const result = await review();
  const artifacts = async () => {
    const files: { name: string; bytes: Uint8Array }[] = [];
    for (const name of ARTIFACTS) {
      const bytes = await render(name, result, text, { files: name === 'zip' ? files : [] });
      files.push({ name: fileNameOf(name), bytes });
    }
  };
  await artifacts();
  const times = { artifacts: [] as number[], review: [] as number[] };
  for (let run = 0; run < RUNS; run++) {
    times.artifacts.push(await timed(artifacts));
    times.review.push(await timed(review));
  }
  const measured = median(times.artifacts);
  const baseline = median(times.review);
  return [
    {
      what: 'all artifacts of the contract, from its result',
      measured: `${Math.round(measured)} ms`,
      baseline: `${Math.round(baseline)} ms, the review itself in one loop`,
      ratio: measured / baseline,
      aim: '',
    },
  ];
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}
