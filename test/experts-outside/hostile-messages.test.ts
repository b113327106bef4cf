import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type NatsConnection } from 'nats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reviewFiles, reviewRecords } from '../../actors/review/index.ts';
import { OutsideExpertService } from '../../gateway/experts/index.ts';
import { NatsPeers } from '../../runtime/cluster/index.ts';
import { MemoryStore, NatsBus, NatsServer, type Subscription, silentLogger, systemClock } from '../../runtime/index.ts';

const TEXT = 'The term is one year.';
const EXPERT = 'outside-guest';
const DOCUMENT = `conclave-expert.${EXPERT}.document.rev_1`;
const OFFER = `conclave-expert.${EXPERT}.offer.rev_1.0`;

/** Where a stranger would have us speak: patterns, other people's inboxes, and subjects only we may speak on. */
const REPLIES = [
  '_INBOX.*',
  '_INBOX.>',
  '_INBOX.outside-guest.*',
  '_INBOX.outside-guest.>',
  '_INBOX.runtime.a',
  '_INBOX.outside-other.a',
  '_INBOX',
  '_INBOX.',
  '_INBOX..a',
  `_INBOX.outside-guest.${'x'.repeat(2_000)}`,
  'conclave.review.rev_1.verdict',
  'conclave.review.rev_1.command.cancel',
  'conclave-node.a',
  DOCUMENT,
  '$JS.API.STREAM.PURGE.CONCLAVE',
];

const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '{"offset":-1}',
  '{"offset":1e400}',
  '{"__proto__":{"a":1},"offset":0}',
  '{"offset":0}',
];
const NESTED = '['.repeat(200_000);

/** Whatever an outside expert sends, the node goes on. Vitest fails this file for a rejection that nobody handles. */
let server: NatsServer;
let bus: NatsBus;
let stranger: NatsConnection;
let listening: Subscription;
let directory: string;
const heard: string[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'conclave-hostile-'));
  server = await NatsServer.start({ directory, config: 'nats.conf', clock: systemClock });
  const journal = { name: 'CONCLAVE', subjects: ['conclave.>'], maxAgeMs: 60_000, maxBytes: 1_000_000 };
  bus = await NatsBus.connect({ servers: server.url, clock: systemClock, journal });
  const store = new MemoryStore();
  const panel = { document: { hash: 'h', length: TEXT.length }, experts: [EXPERT], round: 0, waiting: [EXPERT] };
  await store.commit([reviewFiles.document.put(Buffer.from(TEXT), 'h'), reviewRecords.outside.put(panel, 'rev_1')]);
  // A clock that moves a second each time it is asked: nothing here is about how many messages a second are answered.
  let seconds = 0;
  const clock = { ...systemClock, now: () => 1_000 * seconds++ };
  const host = { handle: async () => {} };
  const options = { bus, store, host, clock, log: silentLogger, experts: [EXPERT] };
  listening = await new OutsideExpertService(options).open();
  stranger = await connect({ servers: server.url, inboxPrefix: `_INBOX.${EXPERT}` });
  stranger.subscribe('>', {
    callback: (_, { subject, data }) => {
      // What the node says; the stranger's own words come back to it, too.
      if (Buffer.from(data).includes('"error"') || Buffer.from(data).includes('"text"')) heard.push(subject);
    },
  });
  await stranger.flush();
}, 60_000);

afterAll(async () => {
  await stranger.close();
  await listening.stop();
  await bus.close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

/** Asked and answered in good order: whatever was sent before has been looked at. */
async function settled(): Promise<unknown> {
  return (await stranger.request(DOCUMENT, '{"offset":0}', { timeout: 30_000 })).json();
}

it('outside experts: answers nobody on a subject that is not the own inbox of the sender', async () => {
  for (const reply of REPLIES) {
    for (const subject of [DOCUMENT, OFFER]) for (const body of BODIES) stranger.publish(subject, body, { reply });
  }
  await settled();
  await settled();
  expect(heard.filter((subject) => !/^_INBOX\.outside-guest\.[A-Za-z0-9]+\.[A-Za-z0-9]+$/.test(subject))).toEqual([]);
});

it('outside experts: a message too large or too deep for what it should be costs an answer, not the node', async () => {
  const reply = '_INBOX.outside-guest.a.b';
  for (const body of [NESTED, `"${'x'.repeat(5_000_000)}"`, '\u0000'.repeat(2_000)]) {
    stranger.publish(DOCUMENT, body, { reply });
    stranger.publish(OFFER, body, { reply });
  }
  expect(await settled()).toMatchObject({ text: TEXT });
});

it('peers: a question that asks to be answered elsewhere than in an inbox is not answered', async () => {
  const peers = new NatsPeers({ connection: stranger });
  const asked: unknown[] = [];
  const serving = await peers.serve('node_a', async (question) => {
    asked.push(question);
    return { error: 'said by the node' };
  });
  for (const reply of ['_INBOX.*', 'conclave.review.rev_1.verdict']) {
    stranger.publish('conclave-node.node_a', '"forged"', { reply });
  }
  expect(await peers.ask('node_a', 'true', 5_000)).toEqual({ error: 'said by the node' });
  expect(asked).toEqual(['true']);
  await serving.stop();
  await peers.close();
});
