/** Language models of a cluster in chaos: a stub that all nodes ask, and what it charged against what was booked. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModelStub } from '../../gateway/model-stub/index.ts';
import { ModelUse } from '../../protocols/models/index.ts';
import type { CallRow } from '../../runtime/calls/index.ts';
import { systemClock } from '../../runtime/index.ts';
import { stubSettings } from '../gateway/models/model-settings.ts';
import type { Result } from './client.ts';
import type { Cluster } from './cluster.ts';

/** Long enough that most blows fall while some answer is awaited, in milliseconds. */
const ANSWER_MS = 700;

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
    const stub = await ModelStub.start({ clock: systemClock, port: 0, faults: [`delay:${ANSWER_MS}`] });
    const directory = await mkdtemp(join(tmpdir(), 'conclave-models-'));
    const file = join(directory, 'models.json');
    const prices = { usd_per_million: { input: 1, output: 5 } };
    const main = stubSettings('openai-compatible', stub.url, { key_env: undefined, max_concurrent: 16, ...prices });
    // As often as nodes are killed: what matters here is what is paid, not what is given up.
    const limits = { repeats: 3, usd_per_account_month: 10_000, usd_per_day: 10_000 };
    await writeFile(file, JSON.stringify({ models: { main }, roles: { read: 'main', verify: 'main' }, limits }));
    return new ChaosModels(stub, file, directory);
  }

  /** Lets the documents of the demonstration account go to it. */
  async allow(cluster: Cluster): Promise<void> {
    await cluster.administer('accounts.set-models', { account: 'demonstration', data: 'stays', by: 'chaos' });
  }

  /** Why not every seat delivered, and what became of the calls of those that did not; undefined where all did. */
  async shortfall(cluster: Cluster, review: string, { body }: Result): Promise<string | undefined> {
    const use = ModelUse.safeParse((body.metadata as { language_models?: unknown } | undefined)?.language_models);
    if (use.data?.delivered === 'all') return undefined;
    const bySeat = Map.groupBy(await callsOf(cluster, review), ({ seat, round }) => `${seat} in round ${round}`);
    const troubled = [...bySeat].filter(([, calls]) => calls.some(({ state }) => state !== 'answered'));
    const became = troubled.map(
      ([seat, calls]) =>
        `${seat} ${calls.map(({ state, status }) => `${state}${status ? ` ${status}` : ''}`).join(', ')}`,
    );
    return `${use.data?.delivered ?? 'nothing'}: ${use.data?.reasons.join(', ') ?? 'no result'}; ${became.join('; ')}; ${bySeat.size} asked`;
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
  readonly status?: number | null;
}

const callsOf = async (cluster: Cluster, review: string): Promise<readonly BookedCall[]> =>
  ((await cluster.administer('models.calls', { review })) as { calls: readonly BookedCall[] }).calls;
