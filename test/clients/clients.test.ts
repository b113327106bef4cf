import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sign } from '../../gateway/webhooks/index.ts';
import { sampleText } from '../actors/publishing/sample-agreement.ts';
import { administer } from '../service/administer.ts';
import { Service } from '../service/service.ts';
import type { Report, Seen, SignedWebhook, Step, Task } from './calls.ts';
import { type Fault, FaultyProxy } from './faulty-proxy.ts';
import fixture from './fixture.json' with { type: 'json' };
import { Receiver } from './receiver.ts';

/** 2026-11-20T09:30:00Z. */
const NOW = 1_795_167_000_000;
const SECRETS = { new: 'whsec_bmV3IHNlY3JldCBvZiB0aGUgdGVzdHM=', old: 'whsec_b2xkIHNlY3JldCBvZiB0aGUgdGVzdHM=' };
const WRONG_KEY = `agr_live_${'0'.repeat(38)}`;

interface WebhookCase {
  readonly name: string;
  readonly expect: string;
  readonly signers?: string[];
  readonly trust?: string[];
  readonly tamper?: boolean;
  readonly ageSeconds?: number;
  readonly without?: string;
  readonly signature?: string;
}

function signed(wanted: WebhookCase): SignedWebhook {
  const { signers = ['new'], trust = ['new'], ageSeconds = 0 } = wanted;
  const secretOf = (name: string) => SECRETS[name as keyof typeof SECRETS];
  const timestamp = NOW / 1000 - ageSeconds;
  const body = JSON.stringify({
    event: 'review.completed',
    review_id: 'rev_7d1f4c1e-6a2b-4a8e-9c3d-2f5b8e0a1c47',
    status: 'completed',
    credits_used: 2,
    artifacts: ['txt'],
    timestamp: '2026-11-20T09:30:00.000Z',
  });
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature':
      wanted.signature ?? signers.map((name) => sign(secretOf(name), 'msg_1', timestamp, body)).join(' '),
  };
  return {
    name: wanted.name,
    secrets: trust.map(secretOf),
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== wanted.without)),
    body: wanted.tamper === true ? body.replace('"credits_used":2', '"credits_used":0') : body,
    now: NOW,
  };
}

/** Part of an Idempotency-Key, which takes no blanks. */
const titleOf = (name: string): string => `Agreement-${name.replaceAll(' ', '-')}`;

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const CLIENTS = {
  TypeScript: [process.execPath, file('typescript-driver.ts')],
  Python: ['python3', '-B', file('python_driver.py')],
  'command line': [process.execPath, file('cli-driver.ts')],
} as const satisfies Record<string, readonly [string, ...string[]]>;
type ClientName = keyof typeof CLIENTS;
const names = Object.keys(CLIENTS) as ClientName[];

async function drive([program, ...args]: readonly [string, ...string[]], task: Task): Promise<Report> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(JSON.stringify(task));
  const [out, complaints] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (child.exitCode !== 0) throw new Error(`the driver ended with ${child.exitCode}: ${complaints}`);
  const report = JSON.parse(out) as Report;
  return { ...report, printed: report.printed + complaints };
}

const urlsOf = (faults: Record<Fault, FaultyProxy>) =>
  Object.fromEntries(Object.entries(faults).map(([fault, { url }]) => [fault, url])) as Record<Fault, string>;

describe('clients: the same calls, the same seen', () => {
  let service: Service;
  let receiver: Receiver;
  let directory: string;
  const reports = new Map<ClientName, Report>();
  const keys = new Map<ClientName, string>();
  const proxies = new Map<ClientName, Record<Fault, FaultyProxy>>();

  beforeAll(async () => {
    service = await Service.start({ CONCLAVE_WEBHOOK_ALLOW_LOOPBACK: 'on', CONCLAVE_MAX_FILE_BYTES: '1000000' });
    receiver = await Receiver.start();
    directory = await mkdtemp(join(tmpdir(), 'conclave-clients-'));
    const fileOf = (name: string) => join(directory, `${name}.txt`);
    const documents = { plain: fileOf('agreement'), long: fileOf('long'), huge: fileOf('huge') };
    await writeFile(documents.plain, sampleText);
    await writeFile(documents.long, sampleText.repeat(120));
    // More than the buffers between client and service hold: the refusal comes while the file is being sent.
    await writeFile(documents.huge, 'Clause. '.repeat(4_000_000));
    await Promise.all(names.map((name) => driveClient(name, documents)));
  }, 300_000);

  afterAll(async () => {
    const all = [...proxies.values()].flatMap((faults) => Object.values(faults));
    await Promise.all(all.map((proxy) => proxy.stop()));
    await receiver.stop();
    await service.stop();
    await service.remove();
    await rm(directory, { recursive: true, force: true });
  });

  /** Each with its own account: what one sees does not depend on the others. */
  async function driveClient(name: ClientName, documents: Task['documents']): Promise<void> {
    const made = await administer(['accounts', 'create', '--name', name, '--tier', 'enterprise'], service.home);
    const { key } = made as { key: string };
    const dropping = await FaultyProxy.start(service.url, 'dropping');
    const busy = await FaultyProxy.start(service.url, 'busy');
    const cutting = await FaultyProxy.start(service.url, 'cutting');
    const redirecting = await FaultyProxy.start(service.url, 'redirecting');
    keys.set(name, key);
    const faults = { dropping, busy, cutting, redirecting };
    proxies.set(name, faults);
    const report = await drive(CLIENTS[name], {
      urls: { plain: service.url, ...urlsOf(faults) },
      keys: { right: key, wrong: WRONG_KEY },
      hook: `${receiver.url}/${titleOf(name)}`,
      documents,
      directory: await mkdtemp(join(directory, 'out-')),
      title: titleOf(name),
      steps: fixture.steps as unknown as Step[],
      webhooks: (fixture.webhooks as WebhookCase[]).map(signed),
    });
    reports.set(name, report);
  }

  const seenBy = (name: ClientName): readonly Seen[] => reports.get(name)?.seen ?? [];

  test.each(names)('%s sees what the fixture says', (name) => {
    expect(seenBy(name)).toHaveLength(fixture.steps.length);
    const told = fixture.steps.map((step, index) => [step.name, seenBy(name)[index]]);
    expect(told).toMatchObject(fixture.steps.map((step) => [step.name, step.expect]));
  });

  test('all see the same', () => {
    expect(seenBy('Python')).toEqual(seenBy('TypeScript'));
    expect(seenBy('command line')).toEqual(seenBy('TypeScript'));
  });

  test.each(names)('%s goes over to polling when event streams break off', (name) => {
    const dropping = proxies.get(name)?.dropping;
    expect(dropping?.count('/events')).toBe(2);
    expect(dropping?.count('/status')).toBeGreaterThan(1);
  });

  test.each(names)('%s waits as long as Retry-After says, and tries again under the same key', (name) => {
    const tries = proxies.get(name)?.busy.passed.filter(({ method }) => method === 'POST') ?? [];
    expect(tries).toHaveLength(3);
    expect(tries[0]?.idempotencyKey).toMatch(/^[\x21-\x7e]{16,255}$/);
    expect(new Set(tries.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect((tries[1]?.at ?? 0) - (tries[0]?.at ?? 0)).toBeGreaterThanOrEqual(990);
  });

  test.each(names)('%s makes no second review when an answer is lost', async (name) => {
    const headers = { authorization: `Bearer ${keys.get(name)}` };
    const answer = await service.fetch('/api/review?limit=100', { headers });
    const { items } = (await answer.json()) as { items: { document_title: string }[] };
    // first, named, long, hooked, dropped, busy.
    expect(items.map(({ document_title }) => document_title)).toEqual(Array(6).fill(titleOf(name)));
  });

  test.each(names)('%s has its webhook signed by both secrets after a rotation', (name) => {
    const posts = receiver.posts.filter(({ path }) => path === `/${titleOf(name)}`);
    expect(posts.map(({ signatures }) => signatures)).toEqual([1, 2]);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(1);
  });

  test.each(['TypeScript', 'Python'] as const)('%s tells right webhooks from others', (name) => {
    const told = reports.get(name)?.webhooks;
    expect(fixture.webhooks.map(({ name }, index) => [name, told?.[index]])).toEqual(
      fixture.webhooks.map(({ name, expect }) => [name, expect]),
    );
  });

  test.each(names)('%s prints no key', (name) => {
    const printed = reports.get(name)?.printed ?? '';
    expect(printed.length).toBeGreaterThan(500);
    expect(printed).not.toContain(keys.get(name));
    expect(printed).not.toContain(WRONG_KEY);
    expect(printed).not.toMatch(/agr_live_|whsec_/);
  });
});
