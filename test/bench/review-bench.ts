import { DEFAULT_PROTOCOL, type Submit } from '../../protocols/index.ts';
import { Service } from '../service/service.ts';
import { plainArtifacts } from './plain-loop.ts';
import { median, type Row } from './table.ts';

/** Reviews measured of each kind, after one that warms up. */
const RUNS = 7;

/** From submission over HTTP to the completed event with all artifacts stored, against the same work in one loop. */
export async function benchReview(text: string): Promise<Row[]> {
  const service = await Service.start();
  try {
    const through = async () => {
      await service.follow(await service.submit(text));
    };
    const loop = async () => {
      await plainArtifacts(text, benchSubmission(text));
    };
    // In turns, so that a slow moment of the machine meets both.
    const times = { through: [] as number[], loop: [] as number[] };
    await through();
    await loop();
    for (let run = 0; run < RUNS; run++) {
      times.loop.push(await timed(loop));
      times.through.push(await timed(through));
    }
    const baseline = median(times.loop);
    const measured = median(times.through);
    return [
      {
        what: 'review, submit to completed with all artifacts',
        measured: `${Math.round(measured)} ms`,
        baseline: `${Math.round(baseline)} ms, plain functions in one loop`,
        ratio: measured / baseline,
        aim: 'at most 1.3',
      },
    ];
  } finally {
    await service.stop();
    await service.remove();
  }
}

async function timed(run: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}

/** The submission that plain functions are given. */
export const benchSubmission = (text: string): Submit => ({
  type: 'submit',
  review_id: 'rev_00000000-0000-4000-8000-000000000000',
  account_id: 'bench',
  document: { hash: '0'.repeat(64), length: text.length },
  source: { format: 'txt', file_name: null, notes: [] },
  document_title: 'Agreement',
  preset: 'comprehensive',
  deep_review: false,
  output_language: 'English',
  webhook_url: null,
  credits: 3,
  options: { protocol: DEFAULT_PROTOCOL, seed: 1 },
});
