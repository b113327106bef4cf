/**
 * ModelStub: a stand-in for a language model on 127.0.0.1. It serves four wire formats, answers from a script or from the
 * embedded experts' knowledge, and fails on demand. It is no language model, and every answer of it says so.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Clock, wait } from '../../runtime/index.ts';
import { type AskedOfStub, readQuestion } from './asked.ts';
import { knownAnswer } from './embedded-knowledge.ts';
import { fail, type Outgoing, type SeenCall, send } from './failures.ts';
import { FAILURES, type Failure, type Fault, faultOf } from './fault.ts';
import { spoiltAnswer } from './spoilt-answers.ts';
import type { StubScript } from './stub-script.ts';
import { answerBody, type StubAnswer, textsOf, type WireFormat, wireFormatOf } from './wire-format.ts';

/** Largest question taken in, in bytes. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Questions remembered. */
const REMEMBERED = 10_000;

/** Prefixes remembered as a provider's cache would. */
const CACHED = 1_000;

export interface ModelStubOptions {
  readonly clock: Clock;
  /** 0 takes any free port. */
  readonly port: number;
  readonly script?: StubScript;
  /** What goes wrong with every answer that no script says. */
  readonly faults?: readonly string[];
  /** Called with every question as it arrives. */
  readonly onCall?: (call: SeenCall) => void;
}

export class ModelStub {
  readonly #options: ModelStubOptions;
  readonly #server: Server;
  readonly #prefixes = new Set<string>();
  readonly #used = new Map<number, number>();
  /** Faults of the next questions, one each. */
  readonly next: string[] = [];
  readonly calls: SeenCall[] = [];
  /** Answers under way, and the most there were at once. */
  busy = { now: 0, most: 0 };

  private constructor(options: ModelStubOptions) {
    this.#options = options;
    for (const fault of options.faults ?? []) faultOf(fault);
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch(() => response.destroy());
    });
  }

  static async start(options: ModelStubOptions): Promise<ModelStub> {
    const stub = new ModelStub(options);
    await new Promise<void>((resolve, reject) => {
      stub.#server.once('error', reject).listen(options.port, '127.0.0.1', resolve);
    });
    return stub;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get charged(): number {
    return this.calls.filter(({ charged }) => charged).length;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const body = await textOf(request);
    if (path === '/stub/calls') {
      send(response, 200, {
        stub: true,
        calls: this.calls.length,
        charged: this.charged,
        most_at_once: this.busy.most,
      });
      return;
    }
    if (path === '/stub/faults') {
      const faults = (JSON.parse(body) as unknown[]).map(String);
      for (const fault of faults) faultOf(fault);
      this.next.push(...faults);
      send(response, 200, { stub: true, next: this.next });
      return;
    }
    const format = wireFormatOf(path);
    if (format === undefined) {
      send(response, 404, {
        stub: true,
        error: 'this stub serves chat/completions, responses, messages and generateContent',
      });
      return;
    }
    this.busy.now += 1;
    this.busy.most = Math.max(this.busy.most, this.busy.now);
    try {
      await this.#answer({ request, response, path, body, format });
    } finally {
      this.busy.now -= 1;
    }
  }

  async #answer({ request, response, path, body, format }: Served): Promise<void> {
    const texts = textsOf(JSON.parse(body));
    const asked = readQuestion(texts);
    const call: SeenCall = { format, path, seat: asked.seat, headers: request.headers, body, charged: false };
    this.calls.push(call);
    this.#options.onCall?.(call);
    if (this.calls.length > REMEMBERED) this.calls.shift();
    const scripted = this.#scripted(asked, texts);
    const queued = this.next.shift();
    const faults = [
      ...(queued === undefined ? [] : [queued]),
      ...(scripted?.fault === undefined ? [] : [scripted.fault].flat()),
    ];
    const all = faults.length > 0 ? faults : (this.#options.faults ?? []);
    const said = scripted?.answer ?? knownAnswer(asked);
    const text = typeof said === 'string' ? said : JSON.stringify(said);
    const usage = this.#usage(asked, body, text);
    const answer: StubAnswer = { text, ending: 'complete', usage };
    await this.#withFaults(all.map(faultOf), { response, format, call, asked, answer });
  }

  async #withFaults(faults: readonly Fault[], out: Outgoing): Promise<void> {
    let { answer } = out;
    for (const fault of faults) {
      if (fault.name === 'delay') await wait(this.#options.clock, fault.value ?? 1_000);
      else if (isFailure(fault.name)) {
        fail(fault.name, fault.value, { ...out, answer }, this.url);
        return;
      } else answer = spoiltAnswer(fault.name, answer, out.asked);
    }
    out.call.charged = true;
    send(out.response, 200, answerBody(out.format, answer));
  }

  #scripted(asked: AskedOfStub, texts: readonly string[]): StubScript[number] | undefined {
    const all = texts.join('\n');
    for (const [index, entry] of (this.#options.script ?? []).entries()) {
      const used = this.#used.get(index) ?? 0;
      if (entry.times !== undefined && used >= entry.times) continue;
      if (entry.seat !== undefined && entry.seat !== asked.seat) continue;
      if (entry.contains !== undefined && !all.includes(entry.contains)) continue;
      this.#used.set(index, used + 1);
      return entry;
    }
    return undefined;
  }

  /** About four characters a token; a prefix that was seen before is cached. */
  #usage({ prefix }: AskedOfStub, body: string, text: string): NonNullable<StubAnswer['usage']> {
    const input = Math.ceil(body.length / 4);
    const cached = this.#prefixes.has(prefix) ? Math.floor(prefix.length / 4) : 0;
    if (this.#prefixes.size >= CACHED) this.#prefixes.clear();
    this.#prefixes.add(prefix);
    return { input, cached: Math.min(cached, input), output: Math.ceil(text.length / 4) };
  }
}

const isFailure = (name: Fault['name']): name is Failure => FAILURES.some((failure) => failure === name);

interface Served {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly body: string;
  readonly format: WireFormat;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request) {
    bytes += (piece as Buffer).length;
    if (bytes > MAX_BYTES) throw new RangeError('the question is too long');
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces).toString();
}
