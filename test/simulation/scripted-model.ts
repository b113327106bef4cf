/**
 * ScriptedModel: the LanguageModel that has no provider. A question travels as its three texts, the answer as
 * the Reply itself; the other end has the replies, by the question or by its hash.
 */
import { z } from 'zod';
import {
  type Exchange,
  InvalidReply,
  KEY_PLACE,
  type LanguageModel,
  type Question,
  type Reply,
} from '../../gateway/models/language-model.ts';

const Tokens = z.int().min(0);

const Wire = z.strictObject({
  text: z.string(),
  reasoning: z.string(),
  finish: z.enum(['complete', 'cut', 'refused']),
  usage: z.strictObject({ input: Tokens, cache_read: Tokens, cache_write: Tokens, output: Tokens }).nullable(),
});

export class ScriptedModel implements LanguageModel {
  async ask({ system, document, question }: Question, exchange: Exchange): Promise<Reply> {
    const body = JSON.stringify([system, document, question]);
    return replyOf(await exchange({ url: 'scripted', headers: { authorization: KEY_PLACE }, body }));
  }
}

/** What the other end sends. */
export const wireReply = (reply: Reply): Uint8Array => Buffer.from(JSON.stringify(reply));

/** The parser's error would have the bytes. */
function replyOf(bytes: Uint8Array): Reply {
  try {
    return Wire.parse(JSON.parse(Buffer.from(bytes).toString()));
  } catch {
    throw new InvalidReply('the answer is no reply of a script');
  }
}
