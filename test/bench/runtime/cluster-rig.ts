import { formatSubject, PATTERNS, type ReviewEvent } from '../../../protocols/index.ts';
import { NatsLeaseBook } from '../../../runtime/cluster/index.ts';
import { SHARDS, shardOf } from '../../../runtime/cluster/shard.ts';
import { connectNats, type NatsBus, parseAddress, silentLogger, systemClock } from '../../../runtime/index.ts';
import { NodeProcess, type NodeSetup } from './node-process.ts';
import { connectBus, withServer } from './rig.ts';
import { type PanelSize, submissionOf } from './stub-panel.ts';

export interface ClusterRig {
  readonly bus: NatsBus;
  readonly nodes: readonly NodeProcess[];
  /** The name of the node where the review lives. */
  readonly homeOf: (review: string) => string | undefined;
}

/** So many nodes on one message server, each with its share of the homes; all gone afterwards. */
export function withNodes<Result>(
  count: number,
  setup: Omit<NodeSetup, 'url' | 'name' | 'directory'>,
  use: (rig: ClusterRig) => Promise<Result>,
): Promise<Result> {
  return withServer(async (url, directory) => {
    const connection = await connectNats(parseAddress(url));
    const book = await NatsLeaseBook.open({ connection, clock: systemClock, log: silentLogger, replicas: 1 });
    const homes = new Map<number, string>();
    const share = Math.ceil(SHARDS / count);
    const settled = Promise.withResolvers<void>();
    await book.watch((key, value) => {
      if (!key.startsWith('shard.')) return;
      const { node } = (value ?? {}) as { node?: string | null };
      homes.set(Number(key.slice('shard.'.length)), node ?? '');
      const shares = Map.groupBy([...homes.values()].filter(Boolean), (name) => name);
      const all = [...shares.values()].reduce((sum, { length }) => sum + length, 0);
      if (all === SHARDS && shares.size === count && [...shares.values()].every(({ length }) => length <= share)) {
        settled.resolve();
      }
    });
    const nodes: NodeProcess[] = [];
    const bus = await connectBus(url);
    try {
      // One after the other: the first opens the log, the others find it.
      for (let number = 0; number < count; number++) {
        nodes.push(await NodeProcess.start({ ...setup, url, directory, name: `node-${number}` }));
      }
      await settled.promise;
      return await use({ bus, nodes, homeOf: (review) => homes.get(shardOf(review)) });
    } finally {
      for (const node of nodes) await node.kill();
      await bus.close();
      await book.close();
      await connection.close();
    }
  });
}

/** So many reviews for each node: none has more than its share by bad luck. */
export function reviewsFor({ nodes, homeOf }: ClusterRig, each: number): string[] {
  const chosen = new Map(nodes.map(({ name }) => [name, [] as string[]]));
  for (let number = 0; [...chosen.values()].some(({ length }) => length < each); number++) {
    const review = `review-${number}`;
    const mine = chosen.get(homeOf(review) ?? '');
    if (mine && mine.length < each) mine.push(review);
  }
  return [...chosen.values()].flat();
}

/** Submits the reviews, and hears of every event until the listener says that it has heard enough. */
export async function hold(
  bus: NatsBus,
  reviews: readonly string[],
  panel: PanelSize,
  onEvent: (event: ReviewEvent, enough: () => void) => void,
): Promise<void> {
  const enough = Promise.withResolvers<void>();
  const mine = new Set(reviews);
  const listening = await bus.subscribe(PATTERNS.events, ({ body }) => {
    const event = body as ReviewEvent;
    if (mine.has(event.review_id)) onEvent(event, enough.resolve);
  });
  await Promise.all(
    reviews.map((review) => {
      const subject = formatSubject({ kind: 'command', review, name: 'submit' });
      return bus.append(subject, submissionOf(review, panel), `submit/${review}`);
    }),
  );
  await enough.promise;
  await listening.stop();
}
