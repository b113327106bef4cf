/** Language models of a cluster in chaos: a stub that all nodes ask, and what it charged against what was booked. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModelStub } from '../../gateway/model-stub/index.ts';
import { type ModelReason, ModelUse } from '../../protocols/models/index.ts';
import type { CallRow } from '../../runtime/calls/index.ts';
import { systemClock } from '../../runtime/index.ts';
import { stubSettings } from '../gateway/models/model-settings.ts';
import { ORDERS } from '../models/hostile-documents.ts';
import type { Result } from './client.ts';
import type { Cluster } from './cluster.ts';

/** Long enough that most blows fall while some answer is awaited, in milliseconds. */
const ANSWER_MS = 700;

/** Of a call that was lost with its node. */
const REPEATS = 3;

/** A seat that has not answered after this long is left out, in milliseconds. */
const SEAT_MS = 300_000;

/** That the language models of a review did not all deliver. */
export interface Shortfall {
  readonly words: string;
  /** The ledger and the clock show that the reasons given are true: so much trouble is more than a seat has to outlive. */
  readonly isAllowed: boolean;
}

export class ChaosModels {
  readonly stub: ModelStub;
  readonly file: string;
  readonly #directory: string;

  private constructor(stub: ModelStub, file: string, directory: string) {
    this.stub = stub;
    this.file = file;
    this.#directory = directory;
  }

  static async start(): Promise<ChaosModels> {
    const slow = `delay:${ANSWER_MS}`;
    const script = Object.values(ORDERS).map((order) => ({ contains: order, fault: [slow, 'obey'] }));
    const stub = await ModelStub.start({ clock: systemClock, port: 0, faults: [slow], script });
    const directory = await mkdtemp(join(tmpdir(), 'conclave-models-'));
    const file = join(directory, 'models.json');
    const prices = { usd_per_million: { input: 1, output: 5 } };
    const main = stubSettings('openai-compatible', stub.url, { key_env: undefined, max_concurrent: 16, ...prices });
    // As often as nodes are killed: what matters here is what is paid, not what is given up.
    const limits = { repeats: REPEATS, usd_per_account_month: 10_000, usd_per_day: 10_000 };
    await writeFile(file, JSON.stringify({ models: { main }, roles: { read: 'main', verify: 'main' }, limits }));
    return new ChaosModels(stub, file, directory);
  }

  /** Lets the documents of the demonstration account go to it. */
  async allow(cluster: Cluster): Promise<void> {
    await cluster.administer('accounts.set-models', { account: 'demonstration', data: 'stays', by: 'chaos' });
  }

  /** Why not every seat delivered; undefined where all did. */
  async shortfall(cluster: Cluster, review: string, { body }: Result): Promise<Shortfall | undefined> {
    const { metadata } = body as { metadata?: { language_models?: unknown; created_at: string; completed_at: string } };
    const { data: use } = ModelUse.safeParse(metadata?.language_models);
    if (metadata === undefined || use === undefined) return { words: 'no word of language models', isAllowed: false };
    if (use.delivered === 'all') return undefined;
    const seats = Map.groupBy(await callsOf(cluster, review), ({ seat, round }) => `${seat} in round ${round}`);
    const took = Date.parse(metadata.completed_at) - Date.parse(metadata.created_at);
    const isTrue: Partial<Record<ModelReason, boolean>> = {
      // As often as a call may be repeated, and once more.
      lost: [...seats.values()].some((calls) => calls.filter(({ state }) => state === 'lost').length > REPEATS),
      late: took >= SEAT_MS,
    };
    const troubled = [...seats].filter(([, calls]) => calls.some(({ state }) => state !== 'answered'));
    const became = troubled.map(([seat, calls]) => `${seat}: ${calls.map(({ state }) => state).join(', ')}`);
    return {
      words: `${use.delivered} (${use.reasons.join(', ')}) after ${Math.round(took / 1_000)} s; ${became.join('; ')}`,
      isAllowed: use.reasons.length > 0 && use.reasons.every((reason) => isTrue[reason] === true),
    };
  }

  /**
   * What was charged and is neither an answer nor lost, nor held at its bound because its seat was given up and its node died, and what
   * was answered that was never charged.
   */
  async faults(cluster: Cluster, reviews: readonly string[]): Promise<string[]> {
    const booked = { answered: 0, lost: 0, begun: 0, refused: 0 };
    for (const review of reviews) {
      for (const { state } of await callsOf(cluster, review)) booked[state] += 1;
    }
    const { answered, lost, begun } = booked;
    const { charged } = this.stub;
    return charged >= answered && charged <= answered + lost + begun
      ? []
      : [`language models: charged ${charged} times; ${answered} answers, ${lost} lost and ${begun} begun are booked`];
  }

  async stop(): Promise<void> {
    await this.stub.close();
    await rm(this.#directory, { recursive: true, force: true });
  }
}

interface BookedCall {
  readonly seat: string;
  readonly round: number;
  readonly state: CallRow['state'];
}

const callsOf = async (cluster: Cluster, review: string): Promise<readonly BookedCall[]> =>
  ((await cluster.administer('models.calls', { review })) as { calls: readonly BookedCall[] }).calls;
