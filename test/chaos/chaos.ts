/**
 * Chaos: real nodes and a real message server, killed and started again while clients submit reviews over HTTP, the journal is
 * purged, and outside experts say what is no statement, one of them on panels that have not asked it. What must hold: every review completes, with the result it has when nothing is
 * disturbed; every webhook arrives under one id; and the ledger has each review once.
 */

import type { LedgerEntry } from '../../protocols/account/index.ts';
import { type SeededRandom, seededRandom } from '../../protocols/index.ts';
import { PersistentClient, type Result, type Task } from './client.ts';
import { Cluster } from './cluster.ts';
import { Disturbance } from './disturbance.ts';
import { HostileExperts } from './hostile-experts.ts';
import { ChaosModels } from './models.ts';
import { pause } from './process.ts';
import { type Received, Receiver } from './receiver.ts';

/** Submissions under way at once. */
const AT_ONCE = 12;

/** Webhooks refused, of a hundred. */
const REFUSED = 10;

/** A courier tries again so soon, and so often that a receiver in a bad mood does not wear it out (milliseconds). */
const BACKOFF = [200, 500, 1_000, 2_000, 3_000, 3_000, 5_000, 5_000].join(',');

/** After everything runs again: for what is under way. A lease lasts five seconds, a delivery is repeated after five. */
const SETTLED_WITHIN_MS = 180_000;

const LOOK_MS = 500;

/** Last words of a start that did not reach the message server, or found it too slow to greet. */
const SERVER_AWAY = /cannot run: (CONNECTION_REFUSED|TIMEOUT)/;

export interface ChaosOptions {
  readonly seed: number;
  readonly nodes: number;
  readonly tasks: readonly Task[];
  /** Shortest pause between two blows, in milliseconds; the longest is three times that. */
  readonly everyMs: number;
  /** Whether language models sit on every panel. */
  readonly models?: boolean;
  /** No more blows than this; as many as there is time for unless given. */
  readonly mostBlows?: number;
  /** Told what happens, with how much is done. */
  readonly say: (line: string) => void;
}

export interface ChaosReport {
  /** Each with the review or account it is about; none when all is well. */
  readonly violations: readonly string[];
  readonly blows: readonly string[];
  readonly reviews: number;
  /** Of them, those in which a seat of a language model was given up, as it may be after so much trouble. */
  readonly givenUp: number;
  readonly retries: number;
  /** How often something ended by itself, since the message server was down when it started, and was started again. */
  readonly restarts: number;
  /** Messages of a stranger who is on no panel. */
  readonly intrusions: number;
  /** Reviews of a panel with an outside expert that offers what is no statement. */
  readonly liedTo: number;
  readonly seconds: number;
}

export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const { seed, nodes, everyMs, mostBlows: most = Number.POSITIVE_INFINITY, say } = options;
  const from = performance.now();
  const random = (label: string): SeededRandom => seededRandom(seed, label);
  const receiver = await Receiver.start(random('receiver'), REFUSED);
  const models = options.models === true ? await ChaosModels.start() : undefined;
  const tasks = options.tasks.map((task) => ({ ...task, models: models !== undefined }));
  const cluster = await Cluster.start(nodes, {
    CONCLAVE_WEBHOOK_ALLOW_LOOPBACK: 'true',
    CONCLAVE_WEBHOOK_BACKOFF_MS: BACKOFF,
    ...(models && { CONCLAVE_MODELS: models.file }),
  });
  // Also of the calm run: a liar that says nothing is left out another way.
  const hostile = await HostileExperts.start(cluster.natsUrl);
  try {
    await models?.allow(cluster);
    const client = new PersistentClient(
      cluster.nodes.map(({ url }) => url),
      await cluster.key(),
    );
    say(`${nodes} nodes run; first the results as they are when nothing happens.`);
    const calm = await submitAll(client, tasks, { label: 'calm', webhook: null, say });
    const expected = await results(client, calm);
    say('Now with everything being killed.');
    const disturbance = new Disturbance(cluster, random('blows'), { everyMs, most });
    const disturbing = disturbance.run();
    // Awaited below; until then a failure has nobody to hear it.
    disturbing.catch(() => undefined);
    let reviews: string[];
    try {
      reviews = await submitAll(client, tasks, {
        label: 'wild',
        webhook: receiver.url,
        say,
        accepted: (review) => hostile.tell(review),
      });
    } finally {
      disturbance.end();
    }
    await disturbing;
    const got = await results(client, reviews);
    const givenUp = new Set<string>();
    for (const [number, review] of reviews.entries()) {
      const shortfall = await models?.shortfall(cluster, review, got[number] as Result);
      if (shortfall === undefined) continue;
      say(`${review}: language models ${shortfall.words}`);
      if (shortfall.isAllowed) givenUp.add(review);
    }
    const ledger = await settled(cluster, receiver, reviews);
    return {
      violations: [
        ...differences(expected, got, reviews)
          .filter(({ review }) => !givenUp.has(review))
          .map(told),
        ...unnamedOrders(got, tasks, reviews),
        ...webhookFaults(receiver.received, reviews),
        ...ledgerFaults(ledger, reviews),
        ...unexplainedEnds(cluster),
        ...((await models?.faults(cluster, [...calm, ...reviews])) ?? []),
      ],
      blows: disturbance.blows.map(({ what, whom }) => `${what} ${whom}`),
      reviews: reviews.length,
      givenUp: givenUp.size,
      retries: client.retries,
      restarts: cluster.processes.reduce((sum, { ends }) => sum + ends.length, 0),
      intrusions: hostile.said,
      liedTo: reviews.filter((review) => hostile.lied.has(review)).length,
      seconds: (performance.now() - from) / 1_000,
    };
  } finally {
    await hostile.stop();
    await cluster.stop();
    await receiver.stop();
    await models?.stop();
  }
}

interface Submission {
  readonly label: string;
  readonly webhook: string | null;
  readonly say: (line: string) => void;
  /** Told of each review as soon as it is accepted. */
  readonly accepted?: (review: string) => void;
}

/** Submits every task and waits for it to end, some at a time; the ids in the order of the tasks. */
async function submitAll(
  client: PersistentClient,
  tasks: readonly Task[],
  { label, webhook, say, accepted }: Submission,
): Promise<string[]> {
  const ids: string[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    while (next < tasks.length) {
      const number = next++;
      const id = await client.submit(tasks[number] as Task, `${label}-${number}`, webhook);
      ids[number] = id;
      accepted?.(id);
      await ended(client, id);
      done += 1;
      if (done % 10 === 0 || done === tasks.length) say(`${done} of ${tasks.length} reviews have ended`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return ids;
}

async function ended(client: PersistentClient, review: string): Promise<void> {
  while (true) {
    const { status, body } = await client.get(`/api/review/${review}/status`);
    if (status === 200 && ['completed', 'failed', 'cancelled'].includes(String(body.status))) return;
    await pause(LOOK_MS);
  }
}

/** What each review came to. */
async function results(client: PersistentClient, reviews: readonly string[]): Promise<Result[]> {
  const got: Result[] = [];
  for (const review of reviews) got.push(await client.get(`/api/review/${review}/results`));
  return got;
}

/** As text without identifiers and times. */
const textOf = ({ status, body }: Result): string =>
  status === 200 ? plain(body) : `no result: ${status} ${JSON.stringify(body)}`;

const plain = (result: object): string =>
  JSON.stringify(result, (name, value: unknown) => (name === 'language_models' ? costless(value) : value))
    .replaceAll(/rev_[0-9a-f-]{36}/g, 'review')
    .replaceAll(/Contract (calm|wild)-/g, 'Contract ')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');

/** What was delivered, but not what it cost: a call that was lost with its node is paid again. */
const costless = (use: unknown): unknown =>
  typeof use === 'object' && use !== null && 'delivered' in use ? use.delivered : use;

interface Difference {
  readonly review: string;
  readonly what: string;
}

const told = ({ review, what }: Difference): string => `${review}: ${what}`;

function differences(expected: readonly Result[], got: readonly Result[], reviews: readonly string[]): Difference[] {
  return reviews.flatMap((review, number) => {
    const [calm, wild] = [textOf(expected[number] as Result), textOf(got[number] as Result)];
    if (wild.startsWith('no result')) return [{ review, what: wild }];
    if (calm === wild) return [];
    const at = [...calm].findIndex((sign, index) => sign !== wild[index]);
    return [{ review, what: `another result, from character ${at}: …${wild.slice(Math.max(0, at - 60), at + 60)}…` }];
  });
}

/** What tells its reader what to answer is reported, whatever the reader answers. */
const unnamedOrders = (got: readonly Result[], tasks: readonly Task[], reviews: readonly string[]): string[] =>
  reviews.flatMap((review, number) => {
    const isNamed = /"category":"(?:embedded_instructions|hidden_characters)"/.test(JSON.stringify(got[number]));
    return tasks[number]?.givesOrders === true && !isNamed ? [`${review}: orders in its text are not reported`] : [];
  });

/** The ledger, once every webhook has arrived and every credit is settled, or patience is over. */
async function settled(
  cluster: Cluster,
  { received }: Receiver,
  reviews: readonly string[],
): Promise<readonly LedgerEntry[]> {
  const until = performance.now() + SETTLED_WITHIN_MS;
  while (true) {
    const entries = await ledger(cluster);
    const over = webhookFaults(received, reviews).length + ledgerFaults(entries, reviews).length === 0;
    if (over || performance.now() > until) return entries;
    await pause(LOOK_MS);
  }
}

async function ledger(cluster: Cluster): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const page = (await cluster.administer('ledger.page', { account: 'demonstration', after })) as {
      entries: LedgerEntry[];
      next: number | null;
    };
    entries.push(...page.entries);
    after = page.next;
  }
  return entries;
}

/** A start may end where the message server is down, and nothing else may end by itself. */
function unexplainedEnds({ processes }: Cluster): string[] {
  return processes.flatMap(({ name, ends }) =>
    ends
      .filter((words) => !SERVER_AWAY.test(words))
      .map((words) => `${name} ended by itself: ${words || 'without a word'}`),
  );
}

function webhookFaults(received: readonly Received[], reviews: readonly string[]): string[] {
  return reviews.flatMap((review) => {
    const mine = received.filter((webhook) => webhook.review === review);
    const ids = new Set(mine.map(({ id }) => id));
    if (!mine.some(({ taken }) => taken)) return [`${review}: its webhook was not delivered`];
    if (ids.size > 1) return [`${review}: its webhook has the ids ${[...ids].join(' and ')}`];
    return mine.every(({ event }) => event === 'review.completed') ? [] : [`${review}: webhook of another event`];
  });
}

function ledgerFaults(entries: readonly LedgerEntry[], reviews: readonly string[]): string[] {
  const faults = reviews.flatMap((review) => {
    const kinds = entries.filter(({ review_id }) => review_id === review).map(({ kind }) => kind);
    return kinds.join() === 'reserve,capture' ? [] : [`${review}: the ledger has ${kinds.join(', ') || 'nothing'}`];
  });
  const gap = entries.findIndex(({ seq }, index) => seq !== (entries[0] as LedgerEntry).seq + index);
  return gap < 0 ? faults : [...faults, `the ledger has a gap before entry ${entries[gap]?.seq}`];
}
