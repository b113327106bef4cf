import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { planModels } from '../../../actors/model-experts/index.ts';
import { reviewRecords } from '../../../actors/review/index.ts';
import { ModelService } from '../../../gateway/models/model-service.ts';
import { ModelsFile } from '../../../protocols/models/index.ts';
import { MemoryStore, systemClock } from '../../../runtime/index.ts';
import { stubSettings } from '../../gateway/models/model-settings.ts';
import type { Row } from '../table.ts';
import { StubProcess } from './stub-process.ts';

/** Seats of a crowd: 200 reviews with five readers each that still wait. */
const SEATS = 1_000;

/** Calls that the model takes at once. */
const PLACES = 4;

/** What a seat may hold while it waits: who asks, and no prompt. In KiB. */
const MOST_KIB = 12;

/** Longer than the bench takes, in milliseconds. */
const NEVER_MS = 200_000;

/** What seats hold in memory while they wait for a model whose places are all taken; their prompts hold the text. */
export async function benchWaiting(text: string): Promise<Row[]> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = (): number => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const stub = await StubProcess.start([`delay:${NEVER_MS}`]);
  const main = stubSettings('openai-compatible', stub.url, { key_env: undefined, max_concurrent: PLACES });
  const file = ModelsFile.parse({ models: { main }, roles: { read: 'main' }, limits: { repeats: 0 } });
  const store = new MemoryStore();
  const nobody = (): Promise<never> => Promise.reject(new Error('nobody asks for it'));
  let made = 0;
  const service = await ModelService.open({
    file,
    secret: () => undefined,
    store,
    clock: systemClock,
    incarnation: 'bench',
    isAlive: () => false,
    nodes: () => 1,
    workers: {
      examine: nobody,
      answer: nobody,
      draft: nobody,
      'seat-heard': nobody,
      'seat-questions': async () => {
        made += 1;
        const question = { system: 'Rules', document: `${text}\nCopy ${made}.`, question: 'Seat: bench' };
        return { questions: [question], passages: 1, covered: 1 };
      },
    },
  });
  const plan = planModels(file, {
    requested: 'if_available',
    budgetUsd: null,
    consent: 'stays',
    redaction: 'none',
    text,
  });
  if (plan === undefined) throw new Error('there is no plan');
  const reviews = Array.from({ length: SEATS }, (_, nth) => `rev_${nth}`);
  for (const [seed, review] of reviews.entries()) {
    await store.commit([reviewRecords.models.put({ plan, account: 'a', seed }, review)]);
  }
  const leaving = new AbortController();
  const { examine } = service.handlers();
  try {
    const before = used();
    const seats = reviews.map((review_id) => {
      const brief = { review_id, expert: 'model-term', document: {}, deadline_at: systemClock.now() + NEVER_MS };
      return examine(brief, { key: review_id, signal: leaving.signal, attempt: 1, heartbeat: () => {} });
    });
    const ended = Promise.allSettled(seats);
    while ((await stub.seen()).calls < PLACES);
    const each = (used() - before) / SEATS / 1_024;
    leaving.abort();
    await stub.stop();
    await ended;
    const prompt = Math.round(Buffer.byteLength(text) / 1_024);
    return [
      {
        what: `memory of a seat that waits for a model, ${SEATS} of them, prompts of ${prompt} KiB`,
        measured: `${each.toFixed(1)} KiB`,
        baseline: `${MOST_KIB} KiB`,
        ratio: each / MOST_KIB,
        aim: 'at most 1',
      },
      {
        what: `prompts made for ${SEATS} seats`,
        measured: String(made),
        baseline: `${2 * PLACES}: two for each of ${PLACES} places`,
        ratio: made / (2 * PLACES),
        aim: 'at most 1',
      },
    ];
  } finally {
    leaving.abort();
    await service.close();
    await stub.stop();
  }
}
