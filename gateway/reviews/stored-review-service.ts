/**
 * StoredReviewService: the review service over bus and store. Commands go to the review's actor by subject, on whichever node
 * that lives; reads come from the records that node stores.
 */
import { createHash } from 'node:crypto';
import { accountRecords } from '../../actors/account/index.ts';
import {
  type Begun,
  cancellableReview,
  OVER,
  reviewFiles,
  reviewRecords,
  submissionActor,
  unused,
  usedBy,
} from '../../actors/review/index.ts';
import { type AccountAnswer, TIER_LIMITS } from '../../protocols/account/index.ts';
import {
  type ArtifactName,
  COMPARISON,
  formatSubject,
  INTERNAL_REDLINE,
  type ReviewEvent,
  type ReviewView,
} from '../../protocols/index.ts';
import { spentOn } from '../../runtime/calls/index.ts';
import { ActorClient, type RecordChanges } from '../../runtime/hosting/index.ts';
import type { Bus, Clock, Key } from '../../runtime/index.ts';
import { cursorKey, cursorOf } from './list-cursor.ts';
import {
  type CancelOutcome,
  InsufficientCredits,
  type ListQuery,
  type ReviewPage,
  ReviewRemoved,
  type ReviewService,
  ServiceBusy,
  type Submission,
  SubmissionsPaused,
  type Submitted,
  type WantedArtifact,
} from './review-service.ts';
import { isBeingRevised, readyRevision } from './revisions.ts';
import { type SubmitSettings, submitCommand, writesBeside } from './submit-command.ts';
import { ViewCache } from './view-cache.ts';

/** How long a submission waits for its panel before the client is asked to retry; the review continues meanwhile. */
const CONVENE_MS = 25_000;

/** Records scanned for one page of a filtered list; the page may then be short, with a cursor to continue from. */
const SCAN = 2_000;

/** A stream of events reads the store at least this often (ms): word from another process can be lost. */
const READ_AGAIN_MS = 1_000;

export interface StoredReviewServiceOptions extends SubmitSettings {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly changes: RecordChanges;
  /** Why nothing new is taken now, in a sentence; undefined when it is. */
  readonly paused?: (() => string | undefined) | undefined;
  /** In a cluster: whether all that any node has done by now is visible here, soon. */
  readonly caughtUp?: (() => Promise<boolean>) | undefined;
}

export class StoredReviewService implements ReviewService {
  readonly #options: StoredReviewServiceOptions;
  readonly #views = new ViewCache();
  readonly #actors: ActorClient;

  constructor(options: StoredReviewServiceOptions) {
    this.#options = options;
    this.#actors = new ActorClient(options);
  }

  async submit(submission: Submission): Promise<Submitted> {
    const { review_id } = submission;
    const pause = this.#options.paused?.();
    if (pause !== undefined) throw new SubmissionsPaused(pause);
    const text = Buffer.from(submission.document_text);
    const hash = createHash('sha256').update(text).digest('hex');
    const begun =
      this.view(review_id) === undefined
        ? await this.#reserve(submission, { hash, text })
        : await this.#begun(submission, hash);
    if ('view' in begun) {
      const { credits_used, agents_assigned } = begun.view;
      return { review_id, status: 'in_progress', credits_used, agents_assigned };
    }
    const { layout, submittedBy, playbook } = reviewRecords;
    const { original, standard } = reviewFiles;
    const gone = [original, layout, submittedBy, playbook, standard].map((each) => each.remove(review_id));
    await this.#options.store.commit([...unused(this.#options.store, hash, review_id), ...gone]);
    throw rejectionOf(begun.refused);
  }

  /** A review that was begun before: only its reply is waited for. */
  #begun(submission: Submission, hash: string): Promise<Begun> {
    const submit = submitCommand(submission, hash, this.#options);
    return this.#actors.reply(submissionActor(submit), submit, { id: '', withinMs: CONVENE_MS });
  }

  /**
   * Asks the account to set the credits aside and to start the review, in one transaction. Attempts are
   * counted by the refusals on record, so that an attempt that was not refused is never followed by another one: whatever
   * crashes in between, the account handles one reservation.
   */
  async #reserve(submission: Submission, { hash, text }: { hash: string; text: Uint8Array }): Promise<Begun> {
    const { store, bus } = this.#options;
    const { review_id, account_id } = submission;
    let attempt = 1;
    const id = () => `reserve/${review_id}/${attempt}`;
    while (accountRecords.answer.get(store, account_id, id()) !== undefined) attempt += 1;
    // Read in this order: a reservation and its charge come into the store together, and only retention parts them.
    const wasHandled = accountRecords.handled.get(store, account_id, id()) !== undefined;
    const isReserved = accountRecords.charge.get(store, review_id) !== undefined;
    if (wasHandled && !isReserved && this.view(review_id) === undefined) throw await this.#removed(review_id);
    const submit = submitCommand(submission, hash, this.#options);
    if (!isReserved) this.#checkBalance(account_id, submit.credits);
    // The use is there before the review is: retention may be removing an older review of the same document now.
    await store.commit([...usedBy(hash, text, review_id), ...writesBeside(submission)]);
    await store.flush();
    if (isReserved) {
      // Set aside, and no review: what the account sent is under way, or a power failure took it from the message server,
      // which had confirmed it. A review that has begun does not mind a second one.
      const subject = formatSubject({ kind: 'command', review: review_id, name: 'submit' });
      await bus.append(subject, submit, `submit/${review_id}`);
    }
    return await this.#actors.ask(submissionActor(submit), submit, { id: id(), withinMs: CONVENE_MS });
  }

  /** While a replica is being copied, what came together does not yet lie together: then nobody can say that a review is gone. */
  async #removed(reviewId: string): Promise<Error> {
    const { store, caughtUp = async () => true } = this.#options;
    const isCertain = await caughtUp();
    const isThere = accountRecords.charge.get(store, reviewId) !== undefined || this.view(reviewId) !== undefined;
    return isCertain && !isThere ? new ReviewRemoved() : new ServiceBusy(1, true);
  }

  /** Throws InsufficientCredits when the balance on record does not suffice: the account need not be asked. */
  #checkBalance(accountId: string, required: number): void {
    const account = accountRecords.view.get(this.#options.store, accountId);
    if (account === undefined) throw new Error(`there is no account ${accountId}`);
    const isUnlimited = TIER_LIMITS[account.tier].creditsPerMonth === null;
    if (!isUnlimited && account.balance < required) throw new InsufficientCredits(required, account.balance);
  }

  async cancel(accountId: string, reviewId: string): Promise<CancelOutcome> {
    const view = this.view(reviewId);
    if (view?.account_id !== accountId) return { kind: 'unknown' };
    if (OVER.has(view.stage)) return { kind: 'over', view };
    const command = { type: 'cancel', review_id: reviewId, reason: 'Cancelled by the client.' } as const;
    const asked = { id: `cancel/${reviewId}`, withinMs: CONVENE_MS };
    const after = await this.#actors.ask(cancellableReview(reviewId), command, asked);
    return { kind: after.stage === 'cancelled' ? 'cancelled' : 'over', view: after };
  }

  view(reviewId: string): ReviewView | undefined {
    return this.#views.of(reviewId, this.#options.store.text(reviewRecords.view.key(reviewId)));
  }

  modelSpending(reviewId: string): number {
    return spentOn(this.#options.store, reviewId) / 1_000_000;
  }

  list(accountId: string, { cursor, limit, status, preset }: ListQuery): ReviewPage {
    const after = cursor === undefined ? undefined : cursorKey(accountId, cursor);
    const items: ReviewView[] = [];
    let last: Key | undefined;
    let seen = 0;
    const range = { reverse: true, ...(after && { after }) };
    for (const [key, id] of this.#options.store.range(['listed', accountId], range)) {
      if (items.length === limit || seen === SCAN) return { items, next: last ? cursorOf(last) : null };
      seen += 1;
      last = key;
      const view = this.view(id as string);
      if (
        view &&
        (status === undefined || view.status === status) &&
        (preset === undefined || view.preset === preset)
      ) {
        items.push(view);
      }
    }
    return { items, next: null };
  }

  result(reviewId: string, revision?: number): Uint8Array | undefined {
    const { store } = this.#options;
    if (this.view(reviewId)?.stage !== 'completed') return undefined;
    const wanted = readyRevision(store, reviewId, revision);
    return wanted === undefined ? undefined : reviewFiles.result.get(store, reviewId, wanted);
  }

  artifact(reviewId: string, name: ArtifactName, { version, revision }: WantedArtifact = {}): Uint8Array | undefined {
    const { store } = this.#options;
    const wanted = readyRevision(store, reviewId, revision);
    if (wanted === undefined) return undefined;
    if (version === 'comparison') return reviewFiles.artifact.get(store, reviewId, COMPARISON);
    if (version === 'internal') return reviewFiles.artifact.get(store, reviewId, INTERNAL_REDLINE, wanted);
    if (version === undefined) return reviewFiles.artifact.get(store, reviewId, name, wanted);
    const debate = reviewRecords.debate.get(store, reviewId);
    return debate && reviewFiles.document.get(store, debate.submit.document.hash);
  }

  async *events(reviewId: string, afterSeq: number, signal: AbortSignal): AsyncIterable<ReviewEvent> {
    const { store, changes } = this.#options;
    let seq = afterSeq;
    while (!signal.aborted) {
      // Asked for before looking: an event between the look and the wait would go unheard.
      const changed = changes.next(
        [reviewRecords.view.key(reviewId), reviewRecords.event.under(reviewId)],
        READ_AGAIN_MS,
        signal,
      );
      // Read in one go: a reader that takes its time would hold old pages of the store for as long.
      const news = [
        ...store.range(reviewRecords.event.under(reviewId), { after: reviewRecords.event.key(reviewId, seq) }),
      ];
      for (const [, value] of news) {
        const event = value as ReviewEvent;
        yield event;
        seq = event.seq;
      }
      const view = this.view(reviewId);
      if (view === undefined || (OVER.has(view.stage) && !isBeingRevised(store, reviewId))) {
        if (!this.#hasMore(reviewId, seq)) return;
        continue;
      }
      await changed;
    }
  }

  #hasMore(reviewId: string, seq: number): boolean {
    const after = reviewRecords.event.key(reviewId, seq);
    for (const _ of this.#options.store.range(reviewRecords.event.under(reviewId), { after, limit: 1 })) return true;
    return false;
  }
}

const rejectionOf = ({ outcome, required, available }: AccountAnswer): Error =>
  outcome === 'insufficient-credits' ? new InsufficientCredits(required ?? 0, available ?? 0) : new ServiceBusy(10);
