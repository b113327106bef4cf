import type { IncomingMessage, ServerResponse } from 'node:http';
import { STUB_MODEL } from '../../protocols/models/index.ts';
import type { AskedOfStub } from './asked.ts';
import type { Failure } from './fault.ts';
import { answerBody, failureBody, type StubAnswer, type WireFormat } from './wire-format.ts';

/** A question that the stub has seen. */
export interface SeenCall {
  readonly format: WireFormat;
  readonly path: string;
  readonly seat: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** Whether a provider would charge for it. */
  charged: boolean;
}

export interface Outgoing {
  readonly response: ServerResponse;
  readonly format: WireFormat;
  readonly call: SeenCall;
  readonly asked: AskedOfStub;
  readonly answer: StubAnswer;
}

/** @param value seconds that the client is asked to wait */
export function fail(
  name: Failure,
  value: number | undefined,
  { response, format, call, answer }: Outgoing,
  url: string,
): void {
  // What a provider does after it has made an answer: it charges for it, received or not.
  call.charged = CHARGED.has(name);
  switch (name) {
    case 'hang':
      return;
    case 'drop':
      response.destroy();
      return;
    case 'cut-off': {
      const whole = JSON.stringify(answerBody(format, answer));
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) });
      response.write(whole.slice(0, whole.length / 2), () => response.destroy());
      return;
    }
    case 'redirect':
      response.writeHead(307, { location: `${url}/elsewhere${call.path}` }).end();
      return;
    case 'page':
      // What a proxy shows that wants somebody to sign in.
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Stub: sign in</title>');
      return;
    case 'error-200':
      send(response, 200, { error: { message: 'Stub: the provider failed', code: 502 } });
      return;
    default: {
      const status = Number(name);
      const body = failureBody(format, status, `Stub: ${status} on demand`);
      send(response, status, body, value === undefined ? undefined : { 'retry-after': String(value) });
    }
  }
}

const CHARGED: ReadonlySet<Failure> = new Set(['hang', 'drop', 'cut-off', 'error-200', '524']);

export function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const all = { 'content-type': 'application/json', 'x-conclave-stub': STUB_MODEL, ...headers };
  response.writeHead(status, all).end(JSON.stringify(body));
}
