import { ArtifactName, type DocumentReference, fileNameOf } from '../../protocols/index.ts';
import { TerminalError, type Worker } from '../../runtime/hosting/index.ts';
import type { Store, TaskPool } from '../../runtime/index.ts';
import type { ReviewContext } from '../review/index.ts';
import { reviewKeys } from '../review/index.ts';
import { type SharedText, shareText } from './shared-text.ts';

/** Texts kept as shared memory, so that a panel's seventy-five orders share one copy. */
const TEXTS = 32;

/** Time limits in milliseconds: for 2,000,000 characters on a slow machine, so that only a runaway is ended. */
const LIMITS = { read: 60_000, examine: 120_000, answer: 120_000, draft: 120_000, render: 180_000 } as const;

/** Someone waits for the answer to a submission, so reading comes first; then whatever is nearest to its end. */
const PRIORITY = { read: 3, render: 2, draft: 2, answer: 1, examine: 0 } as const;

/**
 * The work that actors order, done by a pool of worker threads: texts and results come from the store and go back to
 * it, so that machines carry references only.
 */
export function thinkingWorkers(pool: TaskPool, store: Store): Record<keyof typeof LIMITS, Worker> {
  const texts = new Map<string, SharedText>();
  const text = ({ hash }: DocumentReference): SharedText => {
    const known = texts.get(hash);
    if (known) return known;
    const bytes = store.bytes(reviewKeys.document(hash));
    if (bytes === undefined) throw new TerminalError(`the text of document ${hash} is not in the store`);
    const shared = shareText(hash, Buffer.from(bytes).toString());
    texts.set(hash, shared);
    for (const oldest of texts.keys()) {
      if (texts.size <= TEXTS) break;
      texts.delete(oldest);
    }
    return shared;
  };
  const run = (name: keyof typeof LIMITS, input: unknown, signal: AbortSignal): Promise<unknown> =>
    pool.run(name, input, { timeoutMs: LIMITS[name], priority: PRIORITY[name], signal });

  return {
    read: (input, { signal }) => {
      const { document, type } = input as { document: DocumentReference; type: unknown };
      return run('read', { text: text(document), type }, signal);
    },
    examine: (input, { signal }) => {
      const { document } = input as { document: DocumentReference };
      return run('examine', { text: text(document), brief: input }, signal);
    },
    answer: (input, { signal }) => {
      const { document } = input as { document: DocumentReference };
      return run('answer', { text: text(document), call: input }, signal);
    },
    draft: async (input, { key, signal }) => {
      const review = input as ReviewContext;
      const bytes = (await run('draft', { text: text(review.submit.document), review }, signal)) as Uint8Array;
      await store.commit([
        { op: 'put-bytes', key: reviewKeys.result(key), bytes },
        { op: 'put', key: reviewKeys.debate(key), value: review },
      ]);
      return { bytes: bytes.length };
    },
    render: async (input, { key, signal }) => {
      const order = input as { document: DocumentReference; artifact: ArtifactName; include: ArtifactName[] };
      const artifact = ArtifactName.parse(order.artifact);
      const result = store.bytes(reviewKeys.result(key));
      if (result === undefined) throw new TerminalError(`review ${key} has no result to render`);
      const files = order.include.map((name) => ({
        name: fileNameOf(name),
        bytes: store.bytes(reviewKeys.artifact(key, name)) as Uint8Array,
      }));
      const job = { text: text(order.document), artifact, result, files };
      const bytes = (await run('render', job, signal)) as Uint8Array;
      await store.commit([{ op: 'put-bytes', key: reviewKeys.artifact(key, artifact), bytes }]);
      return { artifact, bytes: bytes.length };
    },
  };
}
