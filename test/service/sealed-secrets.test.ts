import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type NatsConnection } from 'nats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NatsServer, systemClock } from '../../runtime/index.ts';
import { administer } from './administer.ts';
import { raiseLimit, Service } from './service.ts';

/** Stands in no finding: no expert has anything to say about it. */
const WORDS = 'The colour of the crates is a pale aquamarine blue.';
const TEXT = `${WORDS}\n\nThe Supplier shall deliver the goods within 30 days of the order.`;

interface Account {
  readonly key: string;
  readonly webhook_secret: string;
}

/** Two nodes on a message server without roles, on which somebody hears everything. */
describe('service: secrets between nodes', () => {
  let directory: string;
  let nats: NatsServer;
  let listener: NatsConnection;
  const nodes: Service[] = [];
  const heard: { readonly subject: string; readonly data: Buffer }[] = [];

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'conclave-sealed-'));
    nats = await NatsServer.start({ directory, config: 'nats.conf', clock: systemClock });
    listener = await connect({ servers: nats.url });
    listener.subscribe('>', {
      callback: (_, { subject, data }) => void heard.push({ subject, data: Buffer.from(data) }),
    });
    await listener.flush();
    nodes.push(await Service.start({ NATS_URL: nats.url }));
    nodes.push(await Service.start({ NATS_URL: nats.url, KEY: nodes[0]?.key ?? '' }));
    await raiseLimit(nats.url);
  }, 60_000);
  afterAll(async () => {
    for (const node of nodes) {
      await node.stop();
      await node.remove();
    }
    await listener.close();
    await nats.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('none is in any message, nor a document in the log; both nodes know the same keys', async () => {
    const [first, second] = nodes as [Service, Service];
    const create = ['accounts', 'create', '--name', 'Acme', '--tier', 'business'];
    const { key, webhook_secret } = (await administer(create, second.home)) as Account;
    for (const { url } of nodes) {
      expect((await fetch(`${url}/api/review`, { headers: { authorization: `Bearer ${key}` } })).status).toBe(200);
    }
    const rotated = await second.fetch('/api/webhooks/secret/rotate', { method: 'POST' });
    expect(rotated.status).toBe(200);
    const { secret } = (await rotated.json()) as { secret: string };
    const review = await first.submit(TEXT, { preset: 'quick' });
    await second.follow(review);
    await listener.flush();

    const pepper = (await readFile(join(first.home, 'key-pepper'), 'utf8')).trim();
    expect((await readFile(join(second.home, 'key-pepper'), 'utf8')).trim()).toBe(pepper);
    const demonstration = (await readFile(join(first.home, 'demo-webhook-secret'), 'utf8')).trim();
    const secrets = [
      { name: 'the pepper', forms: shapes(Buffer.from(pepper, 'hex')) },
      ...[webhook_secret, secret, demonstration].map((each) => ({ name: 'a webhook', forms: shapesOfWebhook(each) })),
      ...[key, first.key].map((each) => ({ name: 'a key', forms: [Buffer.from(each)] })),
    ];
    const found = secrets.flatMap(({ name, forms }) =>
      heard.flatMap(({ subject, data }) =>
        forms.some((form) => data.includes(form)) ? [`${name} in ${subject}`] : [],
      ),
    );
    expect(found).toEqual([]);
    const log = heard.filter(({ subject }) => subject === 'conclave-log.transactions');
    expect(log.filter(({ data }) => data.includes(WORDS))).toEqual([]);
    // An observer that hears nothing finds nothing.
    expect(log.length).toBeGreaterThan(10);
    expect(heard.some(({ data }) => data.includes(review))).toBe(true);
    expect(heard.some(({ subject }) => subject === '$KV.conclave-homes.key-pepper')).toBe(true);
    expect(heard.some(({ subject }) => subject === 'conclave-node.copy.pepper')).toBe(true);
    expect(heard.some(({ subject }) => subject === 'conclave-admin.accounts.create')).toBe(true);
  }, 60_000);

  it('a command that shows a secret is not answered in clear', async () => {
    const request = JSON.stringify({ name: 'Acme', tier: 'business' });
    const reply = await listener.request('conclave-admin.accounts.create', request, { timeout: 10_000 });
    expect(reply.json()).toMatchObject({ ok: false, detail: expect.stringContaining('never travels in clear') });
  });
});

/** The bytes, in hex and in base64. */
const shapes = (secret: Buffer): Buffer[] => [
  secret,
  Buffer.from(secret.toString('hex')),
  Buffer.from(secret.toString('base64').replace(/=+$/, '')),
];

const shapesOfWebhook = (secret: string): Buffer[] => shapes(Buffer.from(secret.replace('whsec_', ''), 'base64'));
