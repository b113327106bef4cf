/**
 * ModelClient: everything between a question and its answer for one configured model: adapter, gate, breaker, ledger, socket.
 * A question that has an answer on record is not asked again.
 */
import { boundOf } from '../../actors/model-experts/index.ts';
import type { ModelSettings } from '../../protocols/models/index.ts';
import {
  Breaker,
  type CallAnswer,
  CallGate,
  type CallKey,
  type CallLedger,
  type CallTerms,
  NotSent,
  type RecordedAnswer,
  type Send,
} from '../../runtime/calls/index.ts';
import { type Clock, FairShare } from '../../runtime/index.ts';
import { costOf, mostTokens, wasCut } from './call-cost.ts';
import { InvalidReply, type LanguageModel, type Question, type Reply, type WireRequest } from './language-model.ts';
import type { ModelTransport } from './model-transport.ts';
import { questionKey } from './question-key.ts';

/** Seats at work for each call that may be under way: enough that one makes its questions while another waits for its answer. */
const SEATS_A_CALL = 2;

export interface ModelClientOptions {
  /** Name in models.json. */
  readonly name: string;
  readonly settings: ModelSettings;
  readonly languageModel: LanguageModel;
  readonly socket: ModelTransport;
  readonly ledger: CallLedger;
  readonly clock: Clock;
  /** Nodes that share the model's rates. */
  readonly nodes: () => number;
  /** The `traceparent` of an attempt, where traces are exported. */
  readonly traceparent?: ((key: CallKey, attempt: number) => string | undefined) | undefined;
}

/** The caller, and its terms. */
export interface AskedBy extends Omit<CallKey, 'hash'>, Pick<CallTerms, 'account' | 'limits' | 'until' | 'repeats'> {
  /** Hash of prompts and schema. */
  readonly prompts: string;
}

export class ModelClient {
  readonly #options: ModelClientOptions;
  readonly #gate: CallGate;
  readonly #breaker: Breaker;
  readonly #seats: FairShare;

  constructor(options: ModelClientOptions) {
    const { name, settings, clock, nodes, ledger } = options;
    this.#options = options;
    this.#breaker = new Breaker(clock);
    this.#seats = new FairShare(settings.max_concurrent * SEATS_A_CALL);
    this.#gate = new CallGate(clock, {
      maxConcurrent: settings.max_concurrent,
      requestsPerMinute: settings.requests_per_minute,
      tokensPerMinute: settings.tokens_per_minute,
      nodes,
      closedUntil: () => ledger.pausedUntil(name),
    });
  }

  get settings(): ModelSettings {
    return this.#options.settings;
  }

  /** Whether the model is left alone because it failed too often. */
  get isOpen(): boolean {
    return this.#breaker.isOpen;
  }

  /**
   * Runs the work of one seat when it is the account's turn. Questions hold the document: a crowd of seats must not make them
   * all before the first is sent. Rejects with the signal's reason when it is aborted before.
   */
  seated<Value>(
    account: string,
    work: () => Promise<Value>,
    piece: { readonly priority: number; readonly signal?: AbortSignal },
  ): Promise<Value> {
    return this.#seats.run(account, work, piece);
  }

  /** @param onSent called when the question is on its way. Rejects with CallFailed or InvalidReply. */
  async ask(question: Question, by: AskedBy, onSent: () => void = () => {}): Promise<Reply> {
    const { languageModel, settings } = this.#options;
    const hash = questionKey(settings, by.prompts, question);
    const key: CallKey = { review: by.review, seat: by.seat, round: by.round, hash };
    let exchanged: { terms: CallTerms; recorded: RecordedAnswer; body: string } | undefined;
    const exchange = async (wire: WireRequest): Promise<Uint8Array> => {
      const terms = this.#terms(key, by, wire);
      const recorded = this.#known(key) ?? (await this.#sent(terms, wire, onSent));
      exchanged = { terms, recorded, body: wire.body };
      return recorded.body;
    };
    let reply: Reply | undefined;
    try {
      reply = await languageModel.ask(question, exchange);
    } finally {
      // What nobody can read is paid for all the same.
      if (exchanged !== undefined) await this.#settle(exchanged, reply);
    }
    if (exchanged !== undefined && reply.usage !== null && wasCut(reply.usage, exchanged.body)) {
      throw new InvalidReply('the server read only a part of the question: it may have cut it to its context');
    }
    return reply;
  }

  /** The answer on record: to the same question in an earlier round, too, for nothing new was said. */
  #known(key: CallKey): RecordedAnswer | undefined {
    const { ledger } = this.#options;
    for (let { round } = key; round >= 0; round -= 1) {
      const recorded = ledger.recorded({ ...key, round });
      if (recorded !== undefined) return recorded;
    }
    return undefined;
  }

  #terms(key: CallKey, { account, limits, until, repeats }: AskedBy, wire: WireRequest): CallTerms {
    const { name, settings } = this.#options;
    return {
      key,
      model: name,
      account,
      limits,
      until,
      repeats,
      bound: boundOf(Buffer.byteLength(wire.body), settings.max_output_tokens, settings.usd_per_million),
      attemptMs: settings.answer_seconds * 1_000,
    };
  }

  #sent(terms: CallTerms, wire: WireRequest, onSent: () => void): Promise<RecordedAnswer> {
    const { ledger, settings, traceparent } = this.#options;
    const tokens = mostTokens(wire.body) + settings.max_output_tokens;
    const send: Send = (signal, attempt) => {
      onSent();
      const trace = traceparent?.(terms.key, attempt);
      const headers = { ...wire.headers, ...(trace !== undefined && { traceparent: trace }) };
      return this.#send({ ...wire, headers }, signal);
    };
    return this.#gate.run(terms.account, tokens, terms.until, () => ledger.answer(terms, send));
  }

  async #send(wire: WireRequest, signal: AbortSignal): Promise<CallAnswer> {
    if (!this.#breaker.allows()) throw new NotSent('the model has failed too often: it is left alone for a while');
    try {
      const answer = await this.#options.socket.send(wire, signal);
      if (answer.status >= 500) this.#breaker.failed();
      else this.#breaker.succeeded();
      return answer;
    } catch (error) {
      this.#breaker.failed();
      throw error;
    }
  }

  async #settle({ terms, recorded }: { terms: CallTerms; recorded: RecordedAnswer }, reply?: Reply): Promise<void> {
    const { ledger, settings } = this.#options;
    const usage = reply?.usage ?? null;
    await ledger.settle(terms, recorded, usage, usage === null ? terms.bound : costOf(usage, settings.usd_per_million));
  }
}
