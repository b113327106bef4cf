/**
 * ModelDesk: what seats of language models do, as activities of the experts that sit on them. It owns the lines to the
 * models; a review's plan says which seat may use which, and what it may cost.
 *
 * Invariants:
 *  1. A seat asks only the model that its review's plan names; no other steps in.
 *  2. What a model says reaches the review as findings and positions that stand in the document, or not at all.
 *  3. A seat that fails costs its own statement, and says in one word why.
 */

import { decode, passageBytes } from '../../actors/model-experts/index.ts';
import type { Concerns, HeardSeat, SeatOrder, SeatQuestion } from '../../actors/model-hearing/index.ts';
import { type ModelRecord, type ReviewContext, reviewKeys } from '../../actors/review/index.ts';
import { type Brief, type Call, contentHash } from '../../protocols/index.ts';
import {
  isModelSeat,
  type ModelReason,
  type ModelSeat,
  type ModelsFile,
  type SeatRecord,
} from '../../protocols/models/index.ts';
import type { Playbook } from '../../protocols/playbook/index.ts';
import { CallFailed, CallLedger, type CallLedgerOptions } from '../../runtime/calls/index.ts';
import { type ActivityContext, type ActivityHandler, TerminalError } from '../../runtime/hosting/index.ts';

import { InvalidConfig } from '../../runtime/index.ts';
import { InvalidReply } from './counsel.ts';
import { FirstAlone } from './first-alone.ts';
import { type AskedBy, ModelLine, type ModelLineOptions } from './model-line.ts';
import { type Answered, type Asked, ModelWriting } from './model-writing.ts';
import { openCounsel } from './provider-counsel.ts';
import { type ModelSocket, modelSocket } from './socket.ts';

/** How long a stopping service waits for answers that are paid for; milliseconds. */
const DRAIN_MS = 30_000;

const REPAIR =
  'Your last answer was not the JSON object that was asked for. Answer again: one JSON object with the lists findings, positions, texts and present, and nothing else.';

type Handlers = Readonly<
  Record<'examine' | 'answer' | 'draft' | 'seat-questions' | 'seat-heard', ActivityHandler> &
    Record<string, ActivityHandler>
>;

export interface ModelDeskOptions extends CallLedgerOptions {
  readonly file: ModelsFile;
  /** The key in a variable of the environment. */
  readonly secret: (name: string) => string | undefined;
  readonly nodes: () => number;
  readonly traceparent?: ModelLineOptions['traceparent'];
  /** Told how a seat fared in a round. */
  readonly onSeat?: (record: SeatRecord) => void;
  /** The activities of a panel, and the jobs of seats. */
  readonly workers: Handlers;
}

export class ModelDesk {
  readonly #options: ModelDeskOptions;
  readonly #ledger: CallLedger;
  readonly #lines: ReadonlyMap<string, ModelLine>;
  readonly #sockets: readonly ModelSocket[];
  readonly #first: FirstAlone;
  readonly #writing: ModelWriting;

  private constructor(
    options: ModelDeskOptions,
    ledger: CallLedger,
    lines: Map<string, ModelLine>,
    sockets: ModelSocket[],
  ) {
    this.#options = options;
    this.#ledger = ledger;
    this.#lines = lines;
    this.#sockets = sockets;
    this.#first = new FirstAlone(options.clock);
    this.#writing = new ModelWriting(options.store, {
      heard: (order, asked, round, context) => this.#heard(order, asked, round, context),
      said: async (question, asked, round) => {
        const { line, seat, by } = this.#terms(asked, round);
        return this.#answer(line, seat, question, by);
      },
      concerns: (review) => this.#concerns(review),
    });
  }

  /** Loads the packages of the providers that are configured. */
  static async open(options: ModelDeskOptions): Promise<ModelDesk> {
    const { file, secret, clock, nodes, traceparent } = options;
    const ledger = new CallLedger(options);
    const lines = new Map<string, ModelLine>();
    const sockets: ModelSocket[] = [];
    for (const [name, settings] of Object.entries(file.models)) {
      const key = settings.key_env === undefined ? undefined : secret(settings.key_env);
      if (settings.key_env !== undefined && key === undefined) {
        throw new InvalidConfig(`models.json: models.${name}.key_env: the variable ${settings.key_env} is not set`);
      }
      const socket = modelSocket(key, clock);
      sockets.push(socket);
      const counsel = await openCounsel(settings);
      lines.set(name, new ModelLine({ name, settings, counsel, socket, ledger, clock, nodes, traceparent }));
    }
    return new ModelDesk(options, ledger, lines, sockets);
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

  /** Begins nothing more, and waits for answers under way, which are paid for. */
  settled(): Promise<void> {
    return this.#ledger.drained(DRAIN_MS);
  }

  async close(): Promise<void> {
    await this.settled();
    await Promise.allSettled(this.#sockets.map((socket) => socket.close()));
  }

  async #findings(brief: Brief, context: ActivityContext) {
    const order: SeatOrder = { kind: 'brief', brief, concerns: this.#concerns(brief.review_id) };
    return (await this.#heard(order, brief, 0, context)).findings;
  }

  async #positions(call: Call, context: ActivityContext) {
    const { seed } = this.#record(call.review_id);
    const order: SeatOrder = { kind: 'call', call, seed };
    return (await this.#heard(order, call, call.round, context)).positions;
  }

  async #heard(order: SeatOrder, asked: Asked, round: number, context: ActivityContext): Promise<HeardSeat> {
    const { store, workers } = this.#options;
    const { review_id, expert, document, document_type } = asked;
    const { line, seat, by, plan } = this.#terms(asked, round);
    const size = {
      maxBytes: passageBytes(line.settings),
      maxChunks: plan.max_chunks,
      hidesIdentities: plan.redaction === 'identities',
    };
    const job = { document, seat: expert, type: document_type, order, size };
    const made = (await workers['seat-questions'](job, context)) as Questions;
    const answers = await Promise.all(made.questions.map((question) => this.#answer(line, seat, question, by)));
    const replies = answers.map(({ reply }) => reply);
    const heard = (await workers['seat-heard']({ ...job, replies }, context)) as HeardSeat;
    const reasons = [...new Set([...answers.flatMap(({ reason }) => reason ?? []), ...heard.reasons])];
    const { quotes, misquotes, findings, positions } = heard.dropped;
    const record: SeatRecord = {
      reasons,
      covered: made.covered,
      passages: made.passages,
      quotes,
      dropped: { quotes: misquotes, findings, positions },
    };
    await store.commit([{ op: 'put', key: reviewKeys.seat(review_id, expert, round), value: record }]);
    this.#options.onSeat?.(record);
    const [first] = reasons;
    if (first !== undefined && reasons.length > 0 && isNothing(answers, heard, made)) throw failure(first);
    return heard;
  }

  /** One answer, asked again once when nothing of it can be read. */
  async #answer(line: ModelLine, seat: ModelSeat, question: SeatQuestion, by: AskedBy): Promise<Answered> {
    const prefix = contentHash({ model: seat.model, document: question.document });
    try {
      const reply = await this.#first.run(prefix, () => line.ask(question, by));
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
  #terms({ review_id, expert, deadline_at }: Asked, round: number) {
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
    const playbook = this.#options.store.get(reviewKeys.playbook(review)) as Playbook | undefined;
    return { side: this.#record(review).side, playbook };
  }

  #record(review: string): ModelRecord {
    const record = this.#options.store.get(reviewKeys.models(review)) as ModelRecord | undefined;
    if (record === undefined) throw failure('unavailable');
    return record;
  }
}

interface Questions {
  readonly questions: readonly SeatQuestion[];
  readonly passages: number;
  readonly covered: number;
}

/** Nothing that was asked has an answer that counts. */
const isNothing = (answers: readonly Answered[], heard: HeardSeat, { questions }: Questions): boolean =>
  answers.filter(({ reply }) => reply !== undefined).length <= heard.reasons.length && questions.length > 0;

/** What reports say of a seat that said nothing. */
const WORDS: Readonly<Record<ModelReason, string>> = {
  'no-consent': 'the account has not agreed to language models',
  'not-configured': 'no language model is set up',
  budget: 'the budget for language models does not allow it',
  unavailable: 'the language model could not be reached',
  refused: 'the language model refused to answer',
  'too-long': 'the language model takes no question of this length',
  'invalid-answer': 'the language model gave no answer that could be read',
  'control-failed': 'the language model did not see what the document says, when it was tested',
  lost: 'the answer of the language model was lost on the way',
  late: 'the language model did not answer in time',
};

const failure = (reason: ModelReason): TerminalError => new TerminalError(WORDS[reason]);
