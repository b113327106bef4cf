import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ModelStub } from '../../../gateway/model-stub/index.ts';
import { type Counsel, InvalidReply, type Question } from '../../../gateway/models/counsel.ts';
import { openCounsel } from '../../../gateway/models/provider-counsel.ts';
import { modelSocket } from '../../../gateway/models/socket.ts';
import { PROVIDERS } from '../../../protocols/models/index.ts';
import type { CallAnswer } from '../../../runtime/calls/index.ts';
import { systemClock } from '../../../runtime/index.ts';
import { stubSettings } from './model-settings.ts';

const KEY = 'sk-a-key-nobody-may-see';
const QUESTION: Question = {
  system: 'Rules of the house.',
  document: '=== document ab ===\n[1] The Supplier shall pay 30 days after the invoice.\n=== end of document ab ===',
  question: 'Seat: model-money\nTask: findings\nCategories: payment_terms.',
};
const EMPTY = { findings: [], positions: [], texts: [], present: [] };

/** What every adapter must do, whatever its provider's wire format is. */
describe.each(PROVIDERS)('counsel: %s', (provider) => {
  let stub: ModelStub;
  let counsel: Counsel;
  const socket = modelSocket(KEY, systemClock);
  const answers: CallAnswer[] = [];
  const exchange = async (wire: Parameters<typeof socket.send>[0]) => {
    const answer = await socket.send(wire, AbortSignal.timeout(30_000));
    answers.push(answer);
    if (answer.status !== 200) throw new Error(`status ${answer.status}`);
    return answer.body;
  };
  const ask = () => counsel.ask(QUESTION, exchange);

  beforeAll(async () => {
    stub = await ModelStub.start({ clock: systemClock, port: 0, script: [{ answer: EMPTY }] });
    counsel = await openCounsel(stubSettings(provider, stub.url));
  });
  afterEach(() => {
    stub.calls.length = 0;
    answers.length = 0;
  });
  afterAll(async () => {
    await socket.close();
    await stub.close();
  });

  it('gives the text, the end and the tokens of an answer, by one request that has all three parts', async () => {
    const reply = await ask();
    expect(JSON.parse(reply.text)).toEqual(EMPTY);
    expect(reply.finish).toBe('complete');
    expect(reply.usage?.input).toBeGreaterThan(0);
    expect(reply.usage?.output).toBe(Math.ceil(JSON.stringify(EMPTY).length / 4));
    expect(stub.calls).toHaveLength(1);
    const { body } = stub.calls[0] as { body: string };
    for (const part of ['Rules of the house.', 'The Supplier shall pay', 'Seat: model-money'])
      expect(body).toContain(part);
  });

  it('sends the same bytes for the same question, and reads the same reply from a recorded answer', async () => {
    const first = await ask();
    const bytes = answers[0]?.body as Uint8Array;
    await ask();
    expect(stub.calls[1]?.body).toBe(stub.calls[0]?.body);
    const again = await counsel.ask(QUESTION, () => Promise.resolve(bytes));
    expect(again).toEqual(first);
    expect(stub.calls).toHaveLength(2);
  });

  it('puts the key in at the socket, and nowhere else', async () => {
    const wires: unknown[] = [];
    await counsel.ask(QUESTION, async (wire) => {
      wires.push(wire);
      return exchange(wire);
    });
    expect(JSON.stringify(wires)).not.toContain(KEY);
    const headers = JSON.stringify(stub.calls[0]?.headers);
    expect(headers).toContain(KEY);
    expect(stub.calls[0]?.path).not.toContain(KEY);
  });

  it('holds the model to the schema where it may, and bounds what it writes', async () => {
    await ask();
    const body = JSON.parse(stub.calls[0]?.body ?? '{}') as Record<string, unknown>;
    expect(JSON.stringify(body)).toContain('"suggestion"');
    expect(JSON.stringify(body)).toMatch(/"(?:max_tokens|max_output_tokens|maxOutputTokens)":3000/);
    expect(body.stream ?? false).toBe(false);
  });

  it('says that an answer was cut or refused', async () => {
    stub.next.push('length');
    expect((await ask()).finish).toBe('cut');
    stub.next.push('refusal');
    expect((await ask()).finish).toBe('refused');
  });

  it('has no tokens when the server names none', async () => {
    stub.next.push('no-usage');
    expect((await ask()).usage).toBeNull();
  });

  it('rejects an error that has the status of a success', async () => {
    stub.next.push('error-200');
    await expect(ask()).rejects.toBeInstanceOf(InvalidReply);
    expect(stub.calls).toHaveLength(1);
  });

  it('makes one request whatever the status, and lets the failure of the exchange through', async () => {
    for (const fault of ['429:90', '500', '529', '401', '413']) {
      stub.calls.length = 0;
      stub.next.push(fault);
      await expect(ask()).rejects.toThrow(`status ${fault.slice(0, 3)}`);
      expect(stub.calls).toHaveLength(1);
    }
    expect(answers[0]?.retryAfterMs).toBe(90_000);
  });

  it('follows no redirect: the document would go elsewhere', async () => {
    stub.next.push('redirect');
    await expect(ask()).rejects.toThrow('status 307');
    expect(stub.calls).toHaveLength(1);
  });

  it('tells nothing of question or key when bytes are no answer', async () => {
    const thrown = await counsel
      .ask(QUESTION, () => Promise.resolve(Buffer.from('<html>login</html>')))
      .catch((error) => error);
    expect(thrown).toBeInstanceOf(InvalidReply);
    expect(`${thrown.message} ${thrown.stack} ${JSON.stringify(thrown)} ${String(thrown.cause)}`).not.toMatch(
      /Supplier|Rules|sk-a/,
    );
  });
});

/** What one provider has of its own. */
describe('counsel: particulars', () => {
  let stub: ModelStub;
  beforeAll(async () => {
    stub = await ModelStub.start({ clock: systemClock, port: 0, script: [{ answer: EMPTY }] });
  });
  afterAll(() => stub.close());

  async function sent(provider: (typeof PROVIDERS)[number]): Promise<string> {
    const socket = modelSocket(KEY, systemClock);
    const counsel = await openCounsel(stubSettings(provider, stub.url));
    await counsel.ask(QUESTION, async (wire) => (await socket.send(wire, AbortSignal.timeout(30_000))).body);
    await socket.close();
    return stub.calls.at(-1)?.body ?? '';
  }

  it('asks OpenAI not to keep question and answer', async () => {
    expect(JSON.parse(await sent('openai'))).toMatchObject({ store: false });
  });

  it('marks for Anthropic where what is worth caching ends', async () => {
    expect(await sent('anthropic')).toMatch(/The Supplier shall pay.*cache_control.*Seat: model-money/);
  });
});
