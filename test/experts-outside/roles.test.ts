import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect, type NatsConnection } from 'nats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Message, NatsBus, systemClock } from '../../runtime/index.ts';
import { SecuredServer } from './secured-server.ts';
import { selfSigned } from './self-signed.ts';

const JOURNAL = { name: 'CONCLAVE', subjects: ['conclave.>'], maxAgeMs: 60_000, maxBytes: 1_000_000 };
const REVIEW = 'conclave.review.rev_1';
const CALENDAR = 'conclave-expert.outside-calendar';

const NODES = ['runtime', 'gateway'];
const PRINCIPALS = [...NODES, 'administrator', 'observer', 'keeper', 'outside-calendar'];

/** Every subject in use, and the only roles that may publish on it. */
const SPEAKERS: Readonly<Record<string, readonly string[]>> = {
  [`${REVIEW}.command.submit`]: NODES,
  [`${REVIEW}.command.cancel`]: NODES,
  [`${REVIEW}.command.deliver`]: NODES,
  [`${REVIEW}.command.decide`]: NODES,
  [`${REVIEW}.command.try-playbook`]: NODES,
  [`${REVIEW}.deliver`]: ['runtime'],
  [`${REVIEW}.brief.notices`]: ['runtime'],
  [`${REVIEW}.round.0.statement.notices`]: ['runtime'],
  [`${REVIEW}.round.0.statement.outside-calendar`]: ['runtime'],
  [`${REVIEW}.round.0.tally`]: ['runtime'],
  [`${REVIEW}.verdict`]: ['runtime'],
  [`${REVIEW}.published`]: ['runtime'],
  [`${REVIEW}.dismiss`]: ['runtime'],
  [`${REVIEW}.event.stage`]: ['runtime'],
  'conclave.account.a.command.reserve': NODES,
  'conclave.account.a.command.add-key': NODES,
  'conclave.account.a.command.regenerate-key': NODES,
  'conclave.account.a.command.revoke-key': NODES,
  'conclave.account.a.command.create': ['runtime'],
  'conclave.account.a.command.grant': ['runtime'],
  'conclave.account.a.command.set-tier': ['runtime'],
  'conclave.account.a.command.set-limit': ['runtime'],
  'conclave.account.a.command.settle': ['runtime'],
  'conclave.account.a.event.ledger': ['runtime'],
  'conclave-changed': NODES,
  'conclave-probe.x': NODES,
  'conclave-log.transactions': NODES,
  'conclave-node.copy': NODES,
  'conclave-node.copy.node_a': NODES,
  'conclave-node.node_a': ['runtime'],
  'conclave-state.review.rev_1.-.failed': ['runtime'],
  'conclave-state.node.node_a.-.up': ['runtime'],
  'conclave-admin.accounts.create': ['administrator'],
  [`${CALENDAR}.document.rev_1`]: ['outside-calendar'],
  [`${CALENDAR}.offer.rev_1.0`]: ['outside-calendar'],
  'conclave-expert.outside-other.offer.rev_1.0': [],
  '$KV.conclave-homes.shard.1': ['runtime'],
  '$KV.conclave-homes.key-pepper': ['runtime'],
  '$JS.API.INFO': [...NODES, 'keeper'],
  '$JS.API.STREAM.INFO.CONCLAVE': [...NODES, 'keeper'],
  '$JS.API.STREAM.CREATE.CONCLAVE': ['runtime', 'keeper'],
  '$JS.API.STREAM.CREATE.OTHER': ['keeper'],
  ...Object.fromEntries(
    ['CONCLAVE', 'CONCLAVE_LOG', 'KV_conclave-homes'].flatMap((stream) =>
      ['UPDATE', 'PURGE', 'DELETE', 'MSG.DELETE', 'SNAPSHOT', 'RESTORE', 'PEER.REMOVE'].map(
        (act) => [`$JS.API.STREAM.${act}.${stream}`, ['keeper']] as const,
      ),
    ),
  ),
  '$JS.API.STREAM.MSG.GET.CONCLAVE': ['keeper'],
  '$JS.API.STREAM.MSG.GET.CONCLAVE_LOG': [...NODES, 'keeper'],
  '$JS.API.STREAM.MSG.GET.KV_conclave-homes': ['runtime', 'keeper'],
  '$JS.API.DIRECT.GET.KV_conclave-homes.$KV.conclave-homes.key-pepper': ['runtime', 'keeper'],
  '$JS.API.CONSUMER.CREATE.CONCLAVE': ['runtime', 'keeper'],
  '$JS.API.CONSUMER.CREATE.CONCLAVE_LOG': [...NODES, 'keeper'],
  '$JS.API.CONSUMER.MSG.NEXT.CONCLAVE_LOG.x': [...NODES, 'keeper'],
  '$JS.API.CONSUMER.CREATE.KV_conclave-homes': [...NODES, 'keeper'],
  '$JS.API.CONSUMER.DELETE.CONCLAVE.x': ['runtime', 'keeper'],
  '$JS.ACK.CONCLAVE.x.1.1.1.1.0': ['runtime'],
  '$JS.FC.KV_conclave-homes.c.1': NODES,
  '$SYS.x': [],
  '_INBOX.mine.1': ['runtime'],
  ...Object.fromEntries(PRINCIPALS.map((role) => [`_INBOX.${role}.1`, NODES.includes(role) ? NODES : ['runtime']])),
  any: [],
};

/** Every subject in use, and the only roles that may subscribe to it. */
const LISTENERS: Readonly<Record<string, readonly string[]>> = {
  'conclave.>': NODES,
  'conclave.review.>': [...NODES, 'observer'],
  [`${REVIEW}.verdict`]: [...NODES, 'observer'],
  [`${REVIEW}.brief.outside-calendar`]: [...NODES, 'observer', 'outside-calendar'],
  [`${REVIEW}.round.1.call.outside-calendar`]: [...NODES, 'observer', 'outside-calendar'],
  [`${REVIEW}.brief.notices`]: [...NODES, 'observer'],
  'conclave.account.>': NODES,
  'conclave-state.>': [...NODES, 'observer'],
  'conclave-state.review.*.*.failed': [...NODES, 'observer'],
  'conclave-changed': NODES,
  'conclave-probe.x': NODES,
  'conclave-node.node_a': ['runtime'],
  'conclave-node.copy': NODES,
  'conclave-node.>': ['runtime'],
  'conclave-expert.>': ['runtime'],
  'conclave-admin.>': ['runtime'],
  'conclave-log.transactions': [],
  '$KV.conclave-homes.>': [],
  '$JS.>': [],
  '$SYS.>': [],
  '_INBOX.>': [],
  '_INBOX.*.*': [],
  '_INBOX.mine.*': [],
  ...Object.fromEntries(PRINCIPALS.map((role) => [`_INBOX.${role}.*`, role === 'observer' ? [] : [role]])),
  '>': [],
};

const CASES = PRINCIPALS.flatMap((role) => [
  ...Object.entries(SPEAKERS).map(([subject, who]) => [role, 'says', subject, who.includes(role)] as const),
  ...Object.entries(LISTENERS).map(([subject, who]) => [role, 'hears', subject, who.includes(role)] as const),
]);

describe('nats.conf: roles', () => {
  let server: SecuredServer;
  const connections = new Map<string, NatsConnection>();
  beforeAll(async () => {
    server = await SecuredServer.start(['roles']);
  });
  afterAll(async () => {
    await Promise.all([...connections.values()].map((connection) => connection.close()));
    await server.stop();
  });

  async function as(role: string): Promise<NatsConnection> {
    const known = connections.get(role);
    if (known !== undefined) return known;
    const pass = `${role}-pw`;
    const connection = await connect({ servers: server.address, user: role, pass, inboxPrefix: `_INBOX.${role}` });
    connections.set(role, connection);
    return connection;
  }

  /** Whether the server let it pass: its refusal comes before the answer to a ping sent after. */
  async function passes(role: string, act: 'says' | 'hears', subject: string): Promise<boolean> {
    const connection = await as(role);
    const statuses = connection.status()[Symbol.asyncIterator]();
    const refused = statuses.next().then(() => false);
    if (act === 'says') connection.publish(subject, '{}');
    else connection.subscribe(subject, { callback: () => undefined });
    const passed = connection.flush().then(async () => {
      // The refusal is handed over in its own turn.
      await new Promise((resolve) => setImmediate(resolve));
      return true;
    });
    return await Promise.race([refused, passed]);
  }

  it.each(CASES)('%s %s %s: %s', async (role, act, subject, allowed) => {
    expect(await passes(role, act, subject)).toBe(allowed);
  });

  it('makes the server note no message that could be answered: from 4,096 on it searches its notes at each', async () => {
    const config = await readFile(fileURLToPath(new URL('../../nats.conf', import.meta.url)), 'utf8');
    expect(config.split('\n').filter((line) => /^#roles +allow_responses/.test(line))).toEqual([]);
  });

  it('lets nobody in without a password, or with a wrong one', async () => {
    await expect(connect({ servers: server.address, maxReconnectAttempts: 0 })).rejects.toThrow(/[Aa]uthorization/);
    const wrong = `nats://runtime:observer-pw@${server.address}`;
    const attempt = NatsBus.connect({ servers: wrong, journal: JOURNAL, clock: systemClock, connectWithinMs: 0 });
    await expect(attempt).rejects.toThrow(/[Aa]uthorization/);
  });

  it('carries the journal for a node with its password in NATS_URL, and lets it answer an expert', async () => {
    const bus = await NatsBus.connect({ servers: server.urlOf('runtime'), journal: JOURNAL, clock: systemClock });
    const { promise: delivered, resolve } = Promise.withResolvers<Message>();
    await bus.consume('node', ['conclave.review.*.verdict'], (delivery) => {
      delivery.ack();
      resolve(delivery);
    });
    expect(await bus.append(`${REVIEW}.verdict`, { says: 'so' }, 'v1')).toMatchObject({ duplicate: false });
    expect(await delivered).toMatchObject({ body: { says: 'so' } });

    await bus.subscribe('conclave-expert.*.document.*', ({ subject, reply }) => {
      if (reply !== undefined) bus.publish(reply, { heard: subject });
    });
    const expert = await as('outside-calendar');
    const answer = await expert.request(`${CALENDAR}.document.rev_1`, '{}', { timeout: 30_000 });
    expect(answer.json()).toEqual({ heard: `${CALENDAR}.document.rev_1` });
    await bus.close();
  });
});

describe('nats.conf: TLS', () => {
  it('encrypts what a node sends to tls://, and a node trusts only the configured authority', async () => {
    const files = await mkdtemp(join(tmpdir(), 'conclave-tls-'));
    const { cert, key } = selfSigned();
    await writeFile(join(files, 'server-cert.pem'), cert);
    await writeFile(join(files, 'server-key.pem'), key);
    const server = await SecuredServer.start(['roles', 'tls'], (text) => text.replaceAll('/etc/conclave', files));
    const client = join(import.meta.dirname, 'tls-client.ts');
    const run = async (trusted: Record<string, string>) => {
      const env = { ...process.env, ...trusted };
      const url = server.urlOf('runtime', 'tls').replace('127.0.0.1', 'localhost');
      const child = spawn(process.execPath, [client, url], { env, stdio: 'ignore' });
      const [code] = (await once(child, 'exit')) as [number];
      return code;
    };
    expect(await run({ NODE_EXTRA_CA_CERTS: join(files, 'server-cert.pem') })).toBe(0);
    expect(await run({})).toBe(3);
    await server.stop();
    await rm(files, { recursive: true, force: true });
  });

  it('refuses a server that does not encrypt when tls:// was asked for', async () => {
    const server = await SecuredServer.start(['roles']);
    const servers = server.urlOf('runtime', 'tls');
    const attempt = NatsBus.connect({ servers, journal: JOURNAL, clock: systemClock, connectWithinMs: 0 });
    await expect(attempt).rejects.toThrow(/tls|TLS|SERVER_OPTION/);
    await server.stop();
  });
});
