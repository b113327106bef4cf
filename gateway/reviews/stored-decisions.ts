/**
 * StoredDecisions: decisions on reviews over bus and store.
 *
 * Invariants:
 *  1. Decisions are weighed against a revision that is ready, which never changes. The actor of the next number is created
 *     by one command only, so that of two people who decide at once the later one gets a conflict.
 */
import { createHash } from 'node:crypto';
import { reviewFiles, reviewRecords, revisionActor, weighDecisions } from '../../actors/review/index.ts';
import type {
  Decide,
  DecisionsBody,
  DecisionsRequest,
  ReviewEvent,
  ReviewResult,
  ReviewView,
  RevisionRecord,
  TakenDecision,
} from '../../protocols/index.ts';
import { ActorClient, type RecordChanges } from '../../runtime/hosting/index.ts';
import type { Bus, Clock, Store } from '../../runtime/index.ts';
import { type DecisionService, DecisionsConflict, RevisionInProgress } from './decision-service.ts';
import { revisionsOf } from './revisions.ts';

/** The actor accepts a command in milliseconds; after this long no node owns it. */
const TAKEN_UP_MS = 10_000;

/** Revisions of one review: each has all artifacts. */
const MAX_REVISIONS = 100;

export interface StoredDecisionsOptions {
  readonly bus: Bus;
  readonly store: Store;
  readonly clock: Clock;
  readonly changes: RecordChanges;
}

export class StoredDecisions implements DecisionService {
  readonly #options: StoredDecisionsOptions;
  readonly #actors: ActorClient;

  constructor(options: StoredDecisionsOptions) {
    this.#options = options;
    this.#actors = new ActorClient(options);
  }

  async decide(view: ReviewView, request: DecisionsRequest): Promise<DecisionsBody> {
    const { store, clock } = this.#options;
    const { review_id } = view;
    const revisions = revisionsOf(store, review_id);
    const last = revisions.at(-1);
    if (last?.state === 'making') {
      if (last.command === commandId(review_id, last.revision, request)) return this.read(view);
      throw new RevisionInProgress();
    }
    refuseStale(revisions, request);
    const revision = (last?.revision ?? 1) + 1;
    const panel = this.#panel(review_id);
    const at = clock.now();
    const signature = { by: request.by, at: new Date(at).toISOString(), revision };
    const { decisions, conflicts, taken } = weighDecisions(panel, held(revisions), request.decisions, signature);
    if (conflicts.length > 0) throw new DecisionsConflict(conflicts);
    if (taken === 0) return this.read(view);
    const id = commandId(review_id, revision, request);
    const order = { ...this.#order(view), id, revision, by: request.by, at, taken, decisions: [...decisions] };
    const record = await this.#actors.ask(revisionActor(order), order, { id, withinMs: TAKEN_UP_MS });
    if (record.command !== id) throw new RevisionInProgress();
    return this.read(view);
  }

  read(view: ReviewView): DecisionsBody {
    const { review_id } = view;
    const revisions = revisionsOf(this.#options.store, review_id);
    const making = revisions.findLast(({ state }) => state === 'making');
    const decisions = making?.decisions ?? held(revisions);
    const decided = new Set(decisions.map(({ target }) => target));
    const isOpen = ({ id }: { readonly id: string }): boolean => !decided.has(id);
    const { proposed_changes, structured_issues } = this.#panel(review_id);
    return {
      review_id,
      revision: latest(revisions)?.revision ?? 1,
      making: making?.revision ?? null,
      decisions: [...decisions],
      undecided: {
        changes: proposed_changes.filter(isOpen).map(({ id }) => id),
        issues: structured_issues.filter(isOpen).map(({ id }) => id),
      },
      revisions: [ofPanel(view), ...revisions.map(shown)],
    };
  }

  #panel(review: string): ReviewResult {
    const bytes = reviewFiles.result.get(this.#options.store, review);
    if (bytes === undefined) throw new Error(`review ${review} has no result`);
    return JSON.parse(Buffer.from(bytes).toString()) as ReviewResult;
  }

  /** What the revision needs to know of the review. */
  #order({ review_id }: ReviewView) {
    const { store } = this.#options;
    const debate = reviewRecords.debate.get(store, review_id);
    if (debate === undefined) throw new Error(`review ${review_id} has no record`);
    const { account_id, document, original, webhook_url, credits } = debate.submit;
    const [newest] = [...store.range(reviewRecords.event.under(review_id), { reverse: true, limit: 1 })];
    const order = {
      type: 'decide',
      review_id,
      account_id,
      document,
      ...(original !== undefined && { original }),
      webhook_url,
      credits,
      events: (newest?.[1] as ReviewEvent | undefined)?.seq ?? 0,
    } as const;
    return order satisfies Partial<Decide>;
  }
}

function refuseStale(revisions: readonly RevisionRecord[], { revision }: DecisionsRequest): void {
  const current = latest(revisions)?.revision ?? 1;
  const refusal = (reason: string) => new DecisionsConflict([{ target: 'revision', reason, current: String(current) }]);
  if (revision !== undefined && revision !== current) throw refusal(`the latest revision is ${current}`);
  if (revisions.length >= MAX_REVISIONS) throw refusal(`a review has at most ${MAX_REVISIONS} revisions`);
}

/** The same for the same decisions on the same revision, however often they are sent. */
function commandId(review: string, revision: number, { by, decisions }: DecisionsRequest): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([by, decisions]))
    .digest('hex')
    .slice(0, 32);
  return `decide/${review}/${revision}/${hash}`;
}

const latest = (revisions: readonly RevisionRecord[]): RevisionRecord | undefined =>
  revisions.findLast(({ state }) => state === 'ready');

const held = (revisions: readonly RevisionRecord[]): readonly TakenDecision[] => latest(revisions)?.decisions ?? [];

const ofPanel = ({ completed_at, updated_at, artifacts }: ReviewView) => ({
  revision: 1,
  state: 'ready' as const,
  by: null,
  at: new Date(completed_at ?? updated_at).toISOString(),
  taken: 0,
  artifacts: [...artifacts],
  error: null,
});

const shown = ({ revision, state, by, at, taken, artifacts, error }: RevisionRecord) => ({
  revision,
  state,
  by,
  at: new Date(at).toISOString(),
  taken,
  artifacts: [...artifacts],
  error,
});
