import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { redraftResult } from '../../../actors/drafting/index.ts';
import { publisherBehaviour } from '../../../actors/publisher/index.ts';
import {
  received,
  reviewBehaviour,
  reviewFiles,
  reviewRecords,
  revisionBehaviour,
} from '../../../actors/review/index.ts';
import { ChangeNotifier } from '../../../gateway/reviews/change-notifier.ts';
import { DecisionsConflict } from '../../../gateway/reviews/decision-service.ts';
import { StoredDecisions } from '../../../gateway/reviews/stored-decisions.ts';
import { StoredReviewService } from '../../../gateway/reviews/stored-review-service.ts';
import {
  ARTIFACTS,
  type DecisionsRequest,
  type ReviewResult,
  type ReviewView,
  type TakenDecision,
} from '../../../protocols/index.ts';
import { type ActivityHandler, Host } from '../../../runtime/hosting/index.ts';
import { MemoryBus, MemoryJournal, MemoryStore, type Store, systemClock } from '../../../runtime/index.ts';
import { sampleResult } from '../../actors/publishing/sample-result.ts';
import { REVIEW, submission } from '../../actors/review/drive.ts';

const [change] = sampleResult.proposed_changes as [ReviewResult['proposed_changes'][number]];
const AT = Date.UTC(2026, 10, 20, 9, 30);

/** A completed review in a store, and a host on which its revisions are made. */
async function home() {
  const clock = systemClock;
  const bus = new MemoryBus(new MemoryJournal({ clock }));
  const changes = new ChangeNotifier(clock);
  const store = changes.watching(new MemoryStore());
  await changes.listen(bus);
  const context = { ...received(submission(), AT), decided_at: AT, artifacts: ARTIFACTS };
  const view = {
    review_id: REVIEW,
    account_id: context.submit.account_id,
    status: 'completed',
    stage: 'completed',
    artifacts: [...ARTIFACTS],
    updated_at: AT,
    completed_at: AT,
  } as unknown as ReviewView;
  await store.commit([
    reviewRecords.view.put(view, REVIEW),
    reviewRecords.debate.put(context, REVIEW),
    { op: 'put-bytes', key: reviewFiles.result.key(REVIEW), bytes: Buffer.from(JSON.stringify(sampleResult)) },
    reviewFiles.artifact.put(Buffer.from('as the panel left it'), REVIEW, 'txt'),
    {
      op: 'put',
      key: reviewRecords.event.key(REVIEW, 1),
      value: { review_id: REVIEW, seq: 1, name: 'completed', at: AT, data: {} },
    },
  ]);
  const host = new Host({
    name: 'home',
    bus,
    store,
    clock,
    behaviours: [reviewBehaviour, revisionBehaviour, publisherBehaviour],
    handlers: handlers(store),
    onError: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
  await host.start();
  const decisions = new StoredDecisions({ bus, store, clock, changes });
  const reviews = new StoredReviewService({ bus, store, clock, changes });
  const close = async () => {
    await host.stop();
    await changes.close();
    await bus.close();
  };
  return { store, changes, view, decisions, reviews, close };
}

function handlers(store: Store): Record<string, ActivityHandler> {
  return {
    redraft: async (input) => {
      const { revision, decisions } = input as { revision: number; decisions: TakenDecision[] };
      if (decisions.some(({ reason }) => reason === 'break')) throw new Error('broken');
      const bytes = Buffer.from(JSON.stringify(redraftResult(sampleResult, decisions, revision)));
      await store.commit([reviewFiles.result.put(bytes, REVIEW, revision)]);
      return { bytes: bytes.length };
    },
    render: async (input) => {
      const { artifact, revision } = input as { artifact: (typeof ARTIFACTS)[number]; revision: number };
      const bytes = Buffer.from(`${artifact} of revision ${revision}`);
      await store.commit([reviewFiles.artifact.put(bytes, REVIEW, artifact, revision)]);
      return { artifact, bytes: bytes.length };
    },
  };
}

describe('gateway: stored decisions', () => {
  let running: Awaited<ReturnType<typeof home>>;
  beforeEach(async () => {
    running = await home();
  });
  afterEach(() => running.close());

  const decide = (request: Partial<DecisionsRequest> & Pick<DecisionsRequest, 'decisions'>) =>
    running.decisions.decide(running.view, { by: 'A. Rossi', ...request });

  async function settled() {
    while (true) {
      const changed = running.changes.next([reviewRecords.revision.under(REVIEW)], 5_000);
      const body = running.decisions.read(running.view);
      if (body.making === null) return body;
      await changed;
    }
  }

  const textOf = (revision?: number) =>
    Buffer.from(running.reviews.artifact(REVIEW, 'txt', { revision }) ?? []).toString();

  it('makes a revision with all artifacts, and keeps the one before', async () => {
    const taken = await decide({ decisions: [{ target: change.id, action: 'reject' }] });
    expect(taken.decisions).toMatchObject([{ target: change.id, action: 'reject', by: 'A. Rossi', revision: 2 }]);
    const body = await settled();
    expect(body).toMatchObject({ revision: 2, making: null });
    expect(body.revisions.at(-1)).toMatchObject({ state: 'ready', artifacts: [...ARTIFACTS] });
    expect(body.undecided.changes).not.toContain(change.id);
    expect(textOf()).toBe('txt of revision 2');
    expect(textOf(1)).toBe('as the panel left it');
    expect(textOf(3)).toBe('');
    const result = (revision?: number): ReviewResult =>
      JSON.parse(Buffer.from(running.reviews.result(REVIEW, revision) as Uint8Array).toString());
    expect(result().proposed_changes.map(({ id }) => id)).not.toContain(change.id);
    expect(result(1)).toEqual(sampleResult);
  });

  it('announces it after the events of the review, without a gap', async () => {
    await decide({ decisions: [{ target: change.id, action: 'accept' }] });
    await settled();
    const events: string[] = [];
    let seq = 0;
    for await (const event of running.reviews.events(REVIEW, 0, AbortSignal.timeout(30_000))) {
      expect(event.seq).toBe(++seq);
      events.push(event.name);
    }
    expect(events.slice(0, 2)).toEqual(['completed', 'decisions-taken']);
    expect(events.filter((name) => name === 'artifact-ready')).toHaveLength(ARTIFACTS.length);
    expect(events.at(-1)).toBe('revised');
  });

  it('makes nothing when the same is decided again', async () => {
    const request = { decisions: [{ target: change.id, action: 'accept' }] } as const;
    await decide({ decisions: [...request.decisions] });
    await settled();
    expect(await decide({ decisions: [...request.decisions] })).toMatchObject({ revision: 2, making: null });
  });

  it('accepts one of two decisions made at once, or both one after the other', async () => {
    const both = await Promise.allSettled([
      decide({ by: 'A', decisions: [{ target: change.id, action: 'accept' }] }),
      decide({ by: 'B', decisions: [{ target: change.id, action: 'reject' }] }),
    ]);
    const refused = both.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
    expect((refused[0] as PromiseRejectedResult).reason).toMatchObject({ name: 'RevisionInProgress' });
    expect((await settled()).revision).toBe(2);
  });

  it('refuses decisions on a revision that is not the latest, with what is there', async () => {
    await decide({ decisions: [{ target: change.id, action: 'accept' }] });
    await settled();
    const stale = decide({ revision: 1, decisions: [{ target: change.id, action: 'reject' }] });
    await expect(stale).rejects.toBeInstanceOf(DecisionsConflict);
    await expect(stale).rejects.toMatchObject({ conflicts: [{ target: 'revision', current: '2' }] });
  });

  it('keeps the revision before when one fails, and takes the next decisions', async () => {
    await decide({ decisions: [{ target: change.id, action: 'accept', reason: 'break' }] });
    const failed = await settled();
    expect(failed).toMatchObject({ revision: 1, decisions: [] });
    expect(failed.revisions.at(-1)).toMatchObject({ state: 'failed', error: expect.stringContaining('broken') });
    await decide({ decisions: [{ target: change.id, action: 'accept' }] });
    expect((await settled()).revision).toBe(3);
  });
});
