/**
 * ModelWriting: what language models write once the panel has decided: wording, briefings, and the report's words in a language
 * that no catalogue speaks. A result does not wait for a writer that fails: it goes out without that writer's texts.
 */
import {
  decode,
  SYSTEM,
  seatSheet,
  translatable,
  translated,
  translationQuestions,
} from '../../actors/model-experts/index.ts';
import type { Concerns, HeardSeat, SeatOrder, SeatQuestion, SeatReply } from '../../actors/model-hearing/index.ts';
import { type ReviewContext, reviewFiles } from '../../actors/review/index.ts';
import { type Brief, type ReviewResult, SEVERITIES } from '../../protocols/index.ts';
import { isStub, type ModelReason, type ModelUse } from '../../protocols/models/index.ts';
import { type ActivityContext, TerminalError } from '../../runtime/hosting/index.ts';
import type { Store } from '../../runtime/index.ts';
import { REASON_WORDS } from './failure-reasons.ts';
import { modelUse } from './model-use.ts';

/** Claims that writers are asked about. */
const WRITTEN = 12;

/** Writers have this long, from the decision on; milliseconds. */
const WRITE_MS = 180_000;

/** Translators read no document: every question on this review has the same bytes before it. */
const NO_DOCUMENT = 'No document belongs to this question: the texts below are all there is.';

/** The model that is asked, on which document, and until when. */
export type Asked = Pick<Brief, 'review_id' | 'expert' | 'document' | 'document_type' | 'deadline_at'>;

/** An answer, or why there is none. */
export interface Answered {
  readonly reply?: SeatReply;
  readonly reason?: ModelReason;
}

/** How a seat is asked. */
export interface Asking {
  heard(order: () => SeatOrder, asked: Asked, round: number, context: ActivityContext): Promise<HeardSeat>;
  said(question: SeatQuestion, asked: Asked, round: number): Promise<Answered>;
  concerns(review: string): Concerns;
}

export class ModelWriting {
  readonly #store: Store;
  readonly #asking: Asking;

  constructor(store: Store, asking: Asking) {
    this.#store = store;
    this.#asking = asking;
  }

  /** The review with what its models wrote and did. One that was to have a model's word and has none fails. */
  async before(review: ReviewContext, context: ActivityContext): Promise<ReviewContext> {
    const { models } = review.submit;
    if (models === undefined) return review;
    const [wording, briefings] = await Promise.all([
      this.#written(review, 'model-drafter', context),
      this.#written(review, 'model-briefer', context),
    ]);
    const use = modelUse(this.#store, review, models);
    if (models.requested === 'required' && use.delivered === 'none') {
      const why = use.reasons.map((reason) => REASON_WORDS[reason]).join('; ');
      throw new TerminalError(`a language model was required, and none delivered: ${why}`);
    }
    return { ...review, model_texts: { wording, briefings }, model_use: use };
  }

  /** Puts the drafted result into the language that was asked for, where no catalogue speaks it; nothing otherwise. */
  async after(review: ReviewContext): Promise<{ bytes: number } | undefined> {
    const { review_id, models, output_language } = review.submit;
    const bytes = reviewFiles.result.get(this.#store, review_id);
    if (bytes === undefined || !models?.seats.some(({ id }) => id === TRANSLATOR)) return undefined;
    const drafted = JSON.parse(Buffer.from(bytes).toString()) as ReviewResult;
    if (drafted.metadata.output_language !== 'English' || isEnglish(output_language)) return undefined;
    const texts = translatable(drafted);
    const questions = translationQuestions(seatSheet(TRANSLATOR), texts, output_language);
    const asked = askedAfter(review, TRANSLATOR);
    const answers = await Promise.all(
      questions.map((question) =>
        this.#asking.said({ system: SYSTEM, document: NO_DOCUMENT, question }, asked, review.round + 1),
      ),
    );
    const said = answers.flatMap(({ reply }) => (reply === undefined ? [] : (decode(reply.texts)?.answer.texts ?? [])));
    const { result, count } = translated(drafted, texts, said);
    const made = { language: output_language, texts: count, left_in_english: texts.length - count };
    const whole = Buffer.from(
      JSON.stringify(withTranslation(result, { ...modelUse(this.#store, review, models), translation: made })),
    );
    await this.#store.commit([reviewFiles.result.put(whole, review_id)]);
    return { bytes: whole.length };
  }

  /** The texts of one writer about the gravest accepted claims. */
  async #written(review: ReviewContext, expert: string, context: ActivityContext): Promise<Record<string, string>> {
    const { models, options, output_language, review_id } = review.submit;
    if (!models?.seats.some(({ id }) => id === expert)) return {};
    const stands = new Set(review.verdicts.flatMap(({ claim, outcome }) => (outcome === 'accepted' ? [claim] : [])));
    const claims = review.claims
      .filter(({ id, finding }) => stands.has(id) && finding.evidence.length > 0)
      .toSorted((a, b) => SEVERITIES.indexOf(a.finding.severity) - SEVERITIES.indexOf(b.finding.severity))
      .slice(0, WRITTEN);
    const order = (): SeatOrder => ({
      kind: 'write',
      claims,
      language: output_language,
      seed: options.seed,
      concerns: this.#asking.concerns(review_id),
    });
    try {
      return { ...(await this.#asking.heard(order, askedAfter(review, expert), review.round + 1, context)).texts };
    } catch (error) {
      if (error instanceof TerminalError) return {};
      throw error;
    }
  }
}

const TRANSLATOR = 'model-translator';

const isEnglish = (language: string): boolean => /^(?:en\b|english\b)/i.test(language.trim());

const askedAfter = (review: ReviewContext, expert: string): Asked => ({
  review_id: review.submit.review_id,
  expert,
  document: review.submit.document,
  document_type: review.card?.type ?? 'general',
  // The same after a crash: the decision's time is in the record.
  deadline_at: (review.decided_at ?? review.updated_at) + WRITE_MS,
});

/** The first page says whose words they are, and how many stayed English. */
function withTranslation(result: ReviewResult, use: ModelUse): ReviewResult {
  const { language = '', texts = 0, left_in_english: left = 0 } = use.translation ?? {};
  const isByStub = use.models.filter(({ calls }) => calls > 0).every(isStub);
  const by = isByStub ? 'a stub, which is no language model' : 'a language model, which may be wrong';
  const note = `Put into ${language} by ${by}: ${texts} texts; ${left} stayed English. Figures and quotations are unchanged.`;
  return {
    ...result,
    metadata: { ...result.metadata, language_models: use },
    document: { ...result.document, unread: [...result.document.unread, note] },
  };
}
