/**
 * A language model's server as nodes of a world share it: it takes a while, now and then asks to wait, and charges for every
 * question it was sent, whether anybody lives to hear the answer or not.
 */

import { readQuestion } from '../../gateway/model-stub/asked.ts';
import { knownAnswer } from '../../gateway/model-stub/embedded-knowledge.ts';
import type { ModelTransport } from '../../gateway/models/model-transport.ts';
import { ModelsFile } from '../../protocols/models/index.ts';
import { NotSent } from '../../runtime/calls/index.ts';
import type { Dice } from './dice.ts';
import type { Gate } from './gate.ts';
import { wireReply } from './scripted-model.ts';

/** Longest that an answer takes, in virtual milliseconds: most of a review with models is then under way at any moment. */
const ANSWER_MS = 4_000;

/** What is known of the model; its prices make every call cost something. */
export const MODELS = ModelsFile.parse({
  models: {
    main: {
      provider: 'openai-compatible',
      model: 'simulated',
      base_url: 'http://127.0.0.1:1/v1',
      data: 'stays',
      context_tokens: 200_000,
      requests_per_minute: 100_000,
      tokens_per_minute: 1_000_000_000,
      usd_per_million: { input: 1, output: 5 },
    },
  },
  roles: { read: 'main', verify: 'main', write: 'main' },
  // As often as nodes may die: what matters here is what is paid, not what is given up.
  limits: { repeats: 3 },
});

const remembered = new Map<string, Uint8Array>();

function answerTo(body: string): Uint8Array {
  const known = remembered.get(body);
  if (known !== undefined) return known;
  const text = JSON.stringify(knownAnswer(readQuestion(JSON.parse(body) as string[])));
  // About four characters a token.
  const usage = {
    input: Math.ceil(body.length / 4),
    cache_read: 0,
    cache_write: 0,
    output: Math.ceil(text.length / 4),
  };
  const answer = wireReply({ text, reasoning: '', finish: 'complete', usage });
  remembered.set(body, answer);
  return answer;
}

export class ModelProvider {
  charged = 0;
  refused = 0;

  /** The way to it from one process. `isLeaving`: whether the process has been told to stop. */
  socket(gate: Gate, dice: Dice, isDisturbed: boolean, hasToAbort: () => boolean): ModelTransport {
    return {
      send: async ({ body }, signal) => {
        await gate.pass();
        if (isDisturbed && dice.happens(0.02)) throw new NotSent('refused');
        if (isDisturbed && dice.happens(0.05)) {
          this.refused += 1;
          return { status: 429, body: Buffer.from('wait'), retryAfterMs: 2_000 };
        }
        this.charged += 1;
        await gate.pause(isDisturbed ? dice.whole(ANSWER_MS) : 0);
        if (signal.aborted || hasToAbort()) throw new Error('aborted');
        await gate.pass();
        return { status: 200, body: answerTo(body) };
      },
      close: async () => {},
    };
  }
}
