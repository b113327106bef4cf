import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connectTo, readAdminToken, serverAddressAs, subjectOf } from '../../gateway/operations/index.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** How often a submission is made to a service that says it is busy: longer than a start or a move of shards keeps one waiting. */
const BUSY_TRIES = 20;

/** The answer to what is sent, and sent again, as clients do, while the service says that it is busy; its word for it in the end. */
export async function untilNotBusy(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await send();
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    if (answer.status !== 503 || Number.isNaN(seconds) || tries === BUSY_TRIES) return answer;
    await answer.body?.cancel();
    await pause(seconds * 1_000);
  }
}

const PACKAGE = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: { readonly start: string };
};

/** What `npm start` runs: the variables it sets for the process, and the arguments of Node. */
const [SET, ARGUMENTS] = PACKAGE.scripts.start.split(' node ') as [string, string];
const AT_START = Object.fromEntries([...SET.matchAll(/ (\w+)=(\S+)/g)].map(([, name, value]) => [name, value]));

/** Characters of the log that are kept. */
const COMPLAINTS = 100_000;

interface Addresses {
  readonly url: string;
  /** Of the nats-server it runs, or has joined. */
  readonly natsUrl: string;
  readonly adminUrl: string;
}

/** A real service in its own process, on free ports, with its own directory unless one is given. */
export class Service {
  readonly url: string;
  readonly key: string;
  readonly home: string;
  /** Of the nats-server it runs. */
  readonly natsUrl: string;
  readonly adminUrl: string;
  readonly #child: ChildProcess;
  readonly #complaints: () => string;

  private constructor(child: ChildProcess, addresses: Addresses, key: string, home: string, complaints: () => string) {
    this.#complaints = complaints;
    this.#child = child;
    this.url = addresses.url;
    this.natsUrl = addresses.natsUrl;
    this.adminUrl = addresses.adminUrl;
    this.key = key;
    this.home = home;
  }

  /** What /metrics answers. */
  async metrics(): Promise<string> {
    const token = await readAdminToken(this.home);
    const response = await fetch(`${this.adminUrl}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    return await response.text();
  }

  static async start(settings: Record<string, string> = {}, home?: string): Promise<Service> {
    const directory = home ?? (await mkdtemp(join(tmpdir(), 'conclave-')));
    // What the tests themselves are told is no setting of a service.
    const { NATS_URL: _, CONCLAVE_CHROMIUM: _chromium, ...inherited } = process.env;
    const own = { PORT: '0', CONCLAVE_ADMIN_PORT: '0', CONCLAVE_HOME: directory };
    const env = { ...inherited, ...AT_START, ...own, ...settings };
    const child = spawn(process.execPath, ARGUMENTS.split(' '), { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let complaints = '';
    child.stderr?.on('data', (chunk) => {
      complaints = (complaints + chunk).slice(-COMPLAINTS);
    });
    let natsUrl = '';
    let adminUrl = '';
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      natsUrl = /NATS: (\S+)/.exec(line)?.[1] ?? natsUrl;
      adminUrl = /Operators: (\S+)\/metrics/.exec(line)?.[1] ?? adminUrl;
      const url = /^Conclave is ready at (\S+)$/.exec(line)?.[1];
      if (url === undefined) continue;
      child.stdout?.resume();
      // A node that joins others made no key: theirs counts here, too.
      const key = (await readFile(join(directory, 'demo-key'), 'utf8').catch(() => '')).trim();
      if (settings.NATS_URL === undefined) await raiseLimit(await serverAddressAs(directory, natsUrl, 'administrator'));
      return new Service(child, { url, natsUrl, adminUrl }, settings.KEY ?? key, directory, () => complaints);
    }
    throw new Error(`the service did not start: ${complaints}`);
  }

  /** The address of its message server for somebody in this role. */
  natsUrlAs(role: string): Promise<string> {
    return serverAddressAs(this.home, this.natsUrl, role);
  }

  /** What it has logged, the end of it. */
  get complaints(): string {
    return this.#complaints();
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  /** Ends it at once, as a crash would. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await once(this.#child, 'exit');
  }

  /** Asks it to stop; resolves with its exit code. */
  async stop(): Promise<number | null> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return this.#child.exitCode;
    this.#child.kill('SIGTERM');
    const [code] = (await once(this.#child, 'exit')) as [number | null];
    return code;
  }

  async remove(): Promise<void> {
    await rm(this.home, { recursive: true, force: true });
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.url}${path}`, { ...init, headers: { authorization: `Bearer ${this.key}`, ...init.headers } });
  }

  async json(path: string): Promise<unknown> {
    return await (await this.fetch(path)).json();
  }

  /**
   * The id of a new review of the text; asked for again, as clients do, while the service says that it is busy. Throws when it
   * goes on saying so.
   */
  async submit(text: string, fields: Record<string, unknown> = {}): Promise<string> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const body = JSON.stringify({ document_text: text, document_title: 'Agreement', ...fields });
    const answer = await untilNotBusy(() => this.fetch('/api/review/text-review', { method: 'POST', headers, body }));
    if (answer.status !== 200) throw new Error(`submission answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { review_id: string }).review_id;
  }

  /** Names of the review's events, resolved when the stream ends. */
  async follow(review: string, onEvent: (name: string) => void = () => {}): Promise<string[]> {
    const answer = await this.fetch(`/api/review/${review}/events`);
    const names: string[] = [];
    let rest = '';
    for await (const chunk of answer.body as ReadableStream<Uint8Array>) {
      rest += Buffer.from(chunk).toString();
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const name = /^event: ?(.*)$/.exec(line)?.[1];
        if (name === undefined) continue;
        names.push(name);
        onEvent(name);
      }
    }
    return names;
  }
}

/** Tests and measurements make more than 120 calls a minute; what the limits do is tried with their own accounts. */
export async function raiseLimit(natsUrl: string): Promise<void> {
  const connection = await connectTo(natsUrl);
  const request = { account: 'demonstration', calls_per_minute: 60_000_000, by: 'test' };
  await connection.request(subjectOf('accounts.limit'), JSON.stringify(request), { timeout: 20_000 });
  await connection.close();
}
