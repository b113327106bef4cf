/**
 * LanguageModel: answers a question. The caller brings the exchange, so that a request can be booked before
 * it is sent and an answer stored before it is read: an adapter opens no socket and knows no key.
 */
import type { CallUsage } from '../../runtime/calls/index.ts';

export interface Question {
  /** The same for all questions. */
  readonly system: string;
  /** The same for all questions on a piece of a document: what providers cache. */
  readonly document: string;
  readonly question: string;
}

/** One HTTP request as the provider wants it. Where its key belongs, headers say KEY_PLACE. */
export interface WireRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A successful answer, as it came. */
export type Exchange = (request: WireRequest) => Promise<Uint8Array>;

/** Stands in headers for the key, which only the socket has. */
export const KEY_PLACE = 'key-is-put-in-at-the-socket';

export interface Reply {
  readonly text: string;
  /** What a model said before its answer; some servers put the answer here. */
  readonly reasoning: string;
  readonly finish: 'complete' | 'cut' | 'refused';
  /** null when the server did not say. */
  readonly usage: CallUsage | null;
}

export interface LanguageModel {
  /** Makes one request. Rejects with InvalidReply, or with what the exchange rejects with. */
  ask(question: Question, exchange: Exchange): Promise<Reply>;
}

/** The bytes are no answer of this wire format. Its message never has any of them. */
export class InvalidReply extends Error {
  override readonly name = 'InvalidReply';
}
