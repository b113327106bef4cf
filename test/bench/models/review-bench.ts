import { allow, DEMO, modelHome } from '../../models/model-service.ts';
import { Service } from '../../service/service.ts';
import { median, type Row } from '../table.ts';
import { StubProcess } from './stub-process.ts';

/** What each answer of the model takes, in milliseconds. */
const ANSWER_MS = 2_000;

/** Answers that wait for one another: the first reader's, the other readers', the verifier's, the writers'. */
const IN_A_ROW = 4;

/** Reviews measured with and without models, after one of each that warms up. */
const RUNS = 3;

/** How much longer than its critical path a review takes whose readers, verifier and writers are language models. */
export async function benchModelReview(text: string): Promise<Row[]> {
  const stub = await StubProcess.start([`delay:${ANSWER_MS}`]);
  const home = await modelHome(stub.url, { settings: { key_env: undefined, max_concurrent: 8 } });
  const service = await Service.start({}, home);
  try {
    await allow(service, DEMO, 'stays');
    let copy = 0;
    const timed = async (language_models: string): Promise<number> => {
      copy += 1;
      const from = performance.now();
      // Each text is new: what is answered once is not asked again.
      const id = await service.submit(`${text}\n\nCopy ${copy} of this text.`, { preset: 'quick', language_models });
      await service.follow(id);
      return performance.now() - from;
    };
    const times = { models: [] as number[], without: [] as number[] };
    await timed('off');
    await timed('if_available');
    for (let run = 0; run < RUNS; run += 1) {
      times.without.push(await timed('off'));
      times.models.push(await timed('if_available'));
    }
    const path = median(times.without) + IN_A_ROW * ANSWER_MS;
    const measured = median(times.models);
    return [
      {
        what: `review with readers, verifier and writers of ${ANSWER_MS / 1_000} s an answer`,
        measured: `${Math.round(measured)} ms`,
        baseline: `${Math.round(path)} ms: ${IN_A_ROW} answers in a row, and the review without models`,
        ratio: measured / path,
        aim: 'at most 1.15',
      },
    ];
  } finally {
    await service.stop();
    await service.remove();
    await stub.stop();
  }
}
