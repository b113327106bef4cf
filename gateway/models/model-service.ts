/**
 * ModelService: the activities of experts that are language models (seats). It owns the clients of the models; a review's plan says
 * which seat may use which model, and what it may cost.
 *
 * Invariants:
 *  1. A seat asks only the model that its review's plan names; there is no fallback to another.
 *  2. What a model says reaches the review as findings and positions that are in the document, or not at all.
 *  3. A seat that fails costs its own statement, with the reason as one code.
 *  4. A seat reads its plan and builds its questions, which contain the document, only when it may send one.
 */

import { decode, passageBytes } from '../../actors/model-experts/index.ts';
import type { Concerns, HeardSeat, SeatOrder, SeatQuestion } from '../../actors/model-hearing/index.ts';
import { type ModelRecord, type ReviewContext, reviewRecords } from '../../actors/review/index.ts';
import type { Brief, Call } from '../../protocols/index.ts';
import {
  isModelSeat,
  type ModelPlan,
  type ModelSeat,
  type ModelSettings,
  type ModelsFile,
  type SeatRecord,
} from '../../protocols/models/index.ts';
import { CallFailed, CallLedger, type CallLedgerOptions } from '../../runtime/calls/index.ts';
import type { ActivityContext, ActivityHandler } from '../../runtime/hosting/index.ts';
import { failure } from './failure-reasons.ts';
import { InvalidReply, type LanguageModel } from './language-model.ts';
import { type AskedBy, ModelClient, type ModelClientOptions } from './model-client.ts';
import { type ModelTransport, modelTransport } from './model-transport.ts';
import { type Answered, type Asked, ModelWriting } from './model-writing.ts';
import { openLanguageModel } from './open-language-model.ts';
import { PrefixWarmup } from './prefix-warmup.ts';

/** How long a stopping service waits for answers that are paid for; milliseconds. */
const DRAIN_MS = 30_000;

/** With many reviews, the one nearest to its end goes first: better some finished than all half done. */
const PRIORITY: Readonly<Record<SeatOrder['kind'], number>> = { write: 2, call: 1, brief: 0 };

const REPAIR =
  'Your last answer was not the JSON object that was asked for. Answer again: one JSON object with the lists findings, positions, texts and present, and nothing else.';

type Handlers = Readonly<
  Record<'examine' | 'answer' | 'draft' | 'seat-questions' | 'seat-heard', ActivityHandler> &
    Record<string, ActivityHandler>
>;

export interface ModelServiceOptions extends CallLedgerOptions {
  readonly file: ModelsFile;
  /** The key in a variable of the environment. */
  readonly secret: (name: string) => string | undefined;
  readonly nodes: () => number;
  readonly traceparent?: ModelClientOptions['traceparent'];
  /** Told how a seat of the model fared in a round. */
  readonly onSeat?: (model: string, record: SeatRecord) => void;
  /** The activities of a panel, and the jobs of seats. */
  readonly workers: Handlers;
  /** The way to a model; by its provider's package and over the network unless given. */
  readonly reach?: (settings: ModelSettings) => Promise<Reached>;
}

interface Reached {
  readonly languageModel: LanguageModel;
  readonly socket: ModelTransport;
}

export class ModelService {
  readonly #options: ModelServiceOptions;
  readonly #ledger: CallLedger;
  readonly #lines: ReadonlyMap<string, ModelClient>;
  readonly #sockets: readonly ModelTransport[];
  readonly #first: PrefixWarmup;
  readonly #writing: ModelWriting;

  private constructor(
    options: ModelServiceOptions,
    ledger: CallLedger,
    lines: Map<string, ModelClient>,
    sockets: ModelTransport[],
  ) {
    this.#options = options;
    this.#ledger = ledger;
    this.#lines = lines;
    this.#sockets = sockets;
    this.#first = new PrefixWarmup(options.clock);
    this.#writing = new ModelWriting(options.store, {
      heard: (order, asked, round, context) => this.#heard('write', order, asked, round, context),
      said: async (question, asked, round) => {
        const { line, by } = this.#terms(asked, round);
        return line.seated(by.account, () => this.#answer(line, question, by), { priority: PRIORITY.write });
      },
      concerns: (review) => this.#concerns(review),
    });
  }

  /** Loads the packages of the providers that are configured. */
  static async open(options: ModelServiceOptions): Promise<ModelService> {
    const { file, clock, nodes, traceparent, reach = (settings) => overNetwork(settings, options) } = options;
    const ledger = new CallLedger(options);
    const lines = new Map<string, ModelClient>();
    const sockets: ModelTransport[] = [];
    for (const [name, settings] of Object.entries(file.models)) {
      const { languageModel, socket } = await reach(settings);
      sockets.push(socket);
      lines.set(name, new ModelClient({ name, settings, languageModel, socket, ledger, clock, nodes, traceparent }));
    }
    return new ModelService(options, ledger, lines, sockets);
  }

  /** The activities of a panel, with seats of language models among its experts. */
  handlers(): Handlers {
    const { workers } = this.#options;
    const { examine, answer, draft } = workers;
    return {
      ...workers,
      examine: (input, context) => {
        const brief = input as Brief;
        return isModelSeat(brief.expert) ? this.#findings(brief, context) : examine(input, context);
      },
      answer: (input, context) => {
        const call = input as Call;
        return isModelSeat(call.expert) ? this.#positions(call, context) : answer(input, context);
      },
      draft: async (input, context) => {
        const review = input as ReviewContext;
        const drafted = await draft(await this.#writing.before(review, context), context);
        return (await this.#writing.after(review)) ?? drafted;
      },
    };
  }

  /** Whether each model is left alone because it failed too often, by its name in models.json. */
  get breakers(): ReadonlyMap<string, { readonly isOpen: boolean }> {
    return this.#lines;
  }

  /** Begins nothing more, and waits for answers under way, which are paid for. */
  settled(): Promise<void> {
    return this.#ledger.drained(DRAIN_MS);
  }

  async close(): Promise<void> {
    await this.settled();
    await Promise.allSettled(this.#sockets.map((socket) => socket.close()));
  }

  async #findings(brief: Brief, context: ActivityContext) {
    const order = (): SeatOrder => ({ kind: 'brief', brief, concerns: this.#concerns(brief.review_id) });
    return (await this.#heard('brief', order, brief, 0, context)).findings;
  }

  async #positions(call: Call, context: ActivityContext) {
    const order = (): SeatOrder => ({ kind: 'call', call, ...this.#voice(call.review_id) });
    return (await this.#heard('call', order, call, call.round, context)).positions;
  }

  #heard(
    kind: SeatOrder['kind'],
    order: () => SeatOrder,
    asked: Asked,
    round: number,
    context: ActivityContext,
  ): Promise<HeardSeat> {
    const { line, model, account } = this.#queueOf(asked, round);
    // Every seat of a review on one model has the same prefix.
    return this.#first.run(`${model} ${asked.review_id}`, (sent) =>
      line.seated(account, () => this.#seatHeard(order(), asked, this.#terms(asked, round), { ...context, sent }), {
        priority: PRIORITY[kind],
        signal: context.signal,
      }),
    );
  }

  /** Where the seat waits: no more of its terms than that. */
  #queueOf(asked: Asked, round: number) {
    const { line, seat, by } = this.#terms(asked, round);
    return { line, model: seat.model, account: by.account };
  }

  async #seatHeard(
    order: SeatOrder,
    { review_id, expert, document, document_type }: Asked,
    { line, seat, by, plan }: SeatTerms,
    context: ActivityContext & { readonly sent: () => void },
  ): Promise<HeardSeat> {
    const { store, workers } = this.#options;
    const size = {
      maxBytes: passageBytes(line.settings),
      maxChunks: plan.max_chunks,
      hidesIdentities: plan.redaction === 'identities',
    };
    const job = { document, seat: expert, type: document_type, order, size };
    const made = (await workers['seat-questions'](job, context)) as Questions;
    const answers = await Promise.all(made.questions.map((question) => this.#answer(line, question, by, context.sent)));
    const replies = answers.map(({ reply }) => reply);
    const heard = (await workers['seat-heard']({ ...job, replies }, context)) as HeardSeat;
    const reasons = [...new Set([...answers.flatMap(({ reason }) => reason ?? []), ...heard.reasons])];
    const { quotes, misquotes, findings, changes, positions } = heard.dropped;
    const record: SeatRecord = {
      reasons,
      covered: order.kind === 'brief' ? coveredBy(answers, made) : made.covered,
      passages: made.passages,
      quotes,
      dropped: { quotes: misquotes, findings, changes, positions },
    };
    await store.commit([reviewRecords.seat.put(record, review_id, expert, by.round)]);
    this.#options.onSeat?.(seat.model, record);
    const [first] = reasons;
    if (first !== undefined && reasons.length > 0 && isNothing(answers, heard, made)) throw failure(first);
    return heard;
  }

  /** One answer, asked again once when nothing of it can be read. */
  async #answer(line: ModelClient, question: SeatQuestion, by: AskedBy, onSent?: () => void): Promise<Answered> {
    try {
      const reply = await line.ask(question, by, onSent);
      const first = { texts: [reply.text, reply.reasoning], isRefused: reply.finish === 'refused' };
      if (first.isRefused || decode(first.texts) !== undefined) return { reply: first };
      const again = await line.ask({ ...question, question: `${question.question}\n\n${REPAIR}` }, by);
      return { reply: { texts: [again.text, again.reasoning], isRefused: again.finish === 'refused' } };
    } catch (error) {
      if (error instanceof CallFailed) return { reason: error.reason };
      if (error instanceof InvalidReply) return { reason: 'invalid-answer' };
      throw error;
    }
  }

  /** On what terms the seat is asked. */
  #terms({ review_id, expert, deadline_at }: Asked, round: number): SeatTerms {
    const { plan, account } = this.#record(review_id);
    const seat = plan.seats.find(({ id }) => id === expert);
    const line = seat && this.#lines.get(seat.model);
    if (seat === undefined || line === undefined) throw failure('unavailable');
    const { review, account_month, day } = plan.budget;
    const by: AskedBy = {
      review: review_id,
      seat: expert,
      round,
      account,
      limits: { review, accountMonth: account_month, day },
      until: deadline_at,
      repeats: plan.repeats,
      prompts: plan.prompts,
    };
    return { line, seat, by, plan };
  }

  #concerns(review: string): Concerns {
    const playbook = reviewRecords.playbook.get(this.#options.store, review);
    const { side, output_language: language } = this.#record(review);
    return { side, playbook, language };
  }

  #voice(review: string) {
    const { seed, output_language: language } = this.#record(review);
    return { seed, language };
  }

  #record(review: string): ModelRecord {
    const record = reviewRecords.models.get(this.#options.store, review);
    if (record === undefined) throw failure('unavailable');
    return record;
  }
}

async function overNetwork(
  settings: ModelSettings,
  { secret, clock }: Pick<ModelServiceOptions, 'secret' | 'clock'>,
): Promise<Reached> {
  const { key_env } = settings;
  const key = key_env === undefined ? undefined : secret(key_env);
  return { socket: modelTransport(key, clock), languageModel: await openLanguageModel(settings) };
}

interface SeatTerms {
  readonly line: ModelClient;
  readonly seat: ModelSeat;
  readonly by: AskedBy;
  readonly plan: ModelPlan;
}

interface Questions {
  readonly questions: readonly SeatQuestion[];
  readonly passages: number;
  readonly covered: number;
}

/** The model neither refused nor wrote what cannot be read. */
const isRead = ({ reply }: Answered): boolean =>
  reply !== undefined && !reply.isRefused && decode(reply.texts) !== undefined;

/** Passages of the pieces whose answer could be read; all pieces count alike, though the last may be shorter. */
function coveredBy(answers: readonly Answered[], { questions, covered }: Questions): number {
  return questions.length === 0 ? covered : Math.floor((covered * answers.filter(isRead).length) / questions.length);
}

/** Nothing that was asked has an answer that counts. */
const isNothing = (answers: readonly Answered[], heard: HeardSeat, { questions }: Questions): boolean =>
  answers.filter(({ reply }) => reply !== undefined).length <= heard.reasons.length && questions.length > 0;
