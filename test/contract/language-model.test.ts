import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ModelStub } from '../../gateway/model-stub/index.ts';
import {
  type Exchange,
  InvalidReply,
  type LanguageModel,
  type Question,
  type Reply,
  type WireRequest,
} from '../../gateway/models/language-model.ts';
import { modelTransport } from '../../gateway/models/model-transport.ts';
import { openLanguageModel } from '../../gateway/models/open-language-model.ts';
import { type ModelSettings, PROVIDERS } from '../../protocols/models/index.ts';
import { systemClock } from '../../runtime/index.ts';
import { stubSettings } from '../gateway/models/model-settings.ts';
import { ScriptedModel, wireReply } from '../simulation/scripted-model.ts';

const KEY = 'sk-a-key-nobody-may-see';
const QUESTION: Question = {
  system: 'Rules of the house.',
  document: '=== document ab ===\n[1] The Supplier shall pay 30 days after the invoice.\n=== end of document ab ===',
  question: 'Seat: model-money\nTask: findings\nCategories: payment_terms.',
};
/** One of many that are asked at once. */
const questionOf = (nth: number): Question => ({ ...QUESTION, question: `${QUESTION.question}\nCopy ${nth}.` });
const COPIES = 20;
const TEXT = JSON.stringify({ findings: [], positions: [], texts: [], present: [] });
const answerOf = (nth: number): string => `The answer to copy ${nth}.`;

/** What may come in place of a whole answer. */
type Fault = 'length' | 'refusal' | 'no-usage' | 'error-200';

/** A language model, and what is at the other end of its exchange. */
interface World {
  readonly languageModel: LanguageModel;
  readonly exchange: Exchange;
  /** Bodies that have arrived at the other end. */
  arrived(): readonly string[];
  /** What goes wrong with the next answer. */
  spoil(fault: Fault): void;
  stop(): Promise<void>;
}

interface Case {
  readonly name: string;
  start(): Promise<World>;
}

const CASES: readonly Case[] = [
  ...PROVIDERS.map((provider) => ({ name: provider, start: () => overNetwork(provider) })),
  { name: 'ScriptedModel', start: async () => scripted() },
];

/** A provider's adapter, before a server that speaks its wire format. */
async function overNetwork(provider: ModelSettings['provider']): Promise<World> {
  const copies = Array.from({ length: COPIES }, (_, nth) => ({ contains: `Copy ${nth}.`, answer: answerOf(nth) }));
  const stub = await ModelStub.start({ clock: systemClock, port: 0, script: [...copies, { answer: TEXT }] });
  const socket = modelTransport(KEY, systemClock);
  return {
    languageModel: await openLanguageModel(stubSettings(provider, stub.url)),
    exchange: async (wire) => (await socket.send(wire, AbortSignal.timeout(30_000))).body,
    arrived: () => stub.calls.map(({ body }) => body),
    spoil: (fault) => stub.next.push(fault),
    stop: async () => {
      await socket.close();
      await stub.close();
    },
  };
}

/** Answers written down, by the hash of the question. */
function scripted(): World {
  const reply = (text: string): Reply => ({
    text,
    reasoning: '',
    finish: 'complete',
    usage: { input: 100, cache_read: 0, cache_write: 0, output: Math.ceil(text.length / 4) },
  });
  const keyOf = (body: string): string => createHash('sha256').update(body).digest('hex');
  const entry = ({ system, document, question }: Question, text: string) =>
    [keyOf(JSON.stringify([system, document, question])), reply(text)] as const;
  const script = new Map([
    entry(QUESTION, TEXT),
    ...Array.from({ length: COPIES }, (_, nth) => entry(questionOf(nth), answerOf(nth))),
  ]);
  const arrived: string[] = [];
  const faults: Fault[] = [];
  return {
    languageModel: new ScriptedModel(),
    exchange: async ({ body }) => {
      arrived.push(body);
      const whole = script.get(keyOf(body));
      if (whole === undefined) throw new Error('no answer to this question is written down');
      const fault = faults.shift();
      switch (fault) {
        case undefined:
          return wireReply(whole);
        case 'length':
          return wireReply({ ...whole, finish: 'cut' });
        case 'refusal':
          return wireReply({ ...whole, finish: 'refused' });
        case 'no-usage':
          return wireReply({ ...whole, usage: null });
        case 'error-200':
          return Buffer.from('{"error":{"message":"failed"}}');
      }
    },
    arrived: () => arrived,
    spoil: (fault) => faults.push(fault),
    stop: async () => undefined,
  };
}

describe.each(CASES)('language model contract: $name', ({ start }) => {
  let world: World;
  const wires: WireRequest[] = [];
  const answers: Uint8Array[] = [];
  const ask = (question = QUESTION): Promise<Reply> =>
    world.languageModel.ask(question, async (wire) => {
      wires.push(wire);
      const answer = await world.exchange(wire);
      answers.push(answer);
      return answer;
    });

  beforeAll(async () => {
    world = await start();
  });
  afterEach(() => {
    wires.length = 0;
    answers.length = 0;
  });
  afterAll(() => world.stop());

  it('gives the text, the end and the tokens of an answer, by one request that has all three parts', async () => {
    const reply = await ask();
    expect(reply).toMatchObject({ text: TEXT, finish: 'complete' });
    expect(reply.usage?.input).toBeGreaterThan(0);
    expect(reply.usage?.output).toBe(Math.ceil(TEXT.length / 4));
    expect(wires).toHaveLength(1);
    const arrived = world.arrived();
    for (const part of ['Rules of the house.', 'The Supplier shall pay', 'Seat: model-money'])
      expect(arrived.at(-1)).toContain(part);
  });

  it('sends the same bytes for the same question, and reads the same reply from a recorded answer', async () => {
    const first = await ask();
    await ask();
    expect(wires[1]).toEqual(wires[0]);
    const again = await world.languageModel.ask(QUESTION, () => Promise.resolve(answers[0] as Uint8Array));
    expect(again).toEqual(first);
    expect(wires).toHaveLength(2);
  });

  it('gives each of many questions asked at once the answer of its own exchange', async () => {
    const replies = await Promise.all(Array.from({ length: COPIES }, (_, nth) => ask(questionOf(nth))));
    expect(replies.map(({ text }) => text)).toEqual(Array.from({ length: COPIES }, (_, nth) => answerOf(nth)));
    expect(wires).toHaveLength(COPIES);
  });

  it('leaves the place of the key in its request to be filled at the socket', async () => {
    await ask();
    expect(JSON.stringify(wires[0]?.headers)).toContain('key-is-put-in-at-the-socket');
  });

  it('says that an answer was cut or refused', async () => {
    world.spoil('length');
    expect((await ask()).finish).toBe('cut');
    world.spoil('refusal');
    expect((await ask()).finish).toBe('refused');
  });

  it('has no tokens when the server names none', async () => {
    world.spoil('no-usage');
    expect((await ask()).usage).toBeNull();
  });

  it('rejects an error that has the status of a success', async () => {
    world.spoil('error-200');
    await expect(ask()).rejects.toBeInstanceOf(InvalidReply);
    expect(wires).toHaveLength(1);
  });

  it('makes one request, and lets the failure of the exchange through as it is', async () => {
    const failure = new Error('status 529');
    let requests = 0;
    const asked = world.languageModel.ask(QUESTION, () => {
      requests += 1;
      return Promise.reject(failure);
    });
    await expect(asked).rejects.toBe(failure);
    expect(requests).toBe(1);
  });

  it.each(['<html>login</html>', '', '[]', 'null', '{"text":'])(
    'tells nothing of question or answer when bytes are no answer: %j',
    async (bytes) => {
      const thrown = await world.languageModel
        .ask(QUESTION, () => Promise.resolve(Buffer.from(bytes)))
        .catch((error) => error);
      expect(thrown).toBeInstanceOf(InvalidReply);
      expect(`${thrown.message} ${thrown.stack} ${JSON.stringify(thrown)} ${String(thrown.cause)}`).not.toMatch(
        /Supplier|Rules of the house|login/,
      );
    },
  );
});
