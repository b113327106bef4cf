import type { DocumentReference } from '../../protocols/index.ts';
import type { ActivityHandler } from '../../runtime/hosting/index.ts';
import type { Clock, Store } from '../../runtime/index.ts';
import { DocumentWork, type Ordered, type WorkName } from './document-work.ts';
import { draft, redraft, tryPlaybook } from './draft-work.ts';
import { render } from './render-work.ts';
import { type Lanes, WorkLanes } from './work-lanes.ts';

/**
 * The activities of actors, done by worker threads: texts and results come from the store and go back to it, so that machines
 * carry references only.
 */
export function expertWorkers(
  threads: Lanes,
  store: Store,
  clock: Pick<Clock, 'now'>,
): Record<WorkName, ActivityHandler> {
  const work = new DocumentWork(new WorkLanes(threads, clock), store);
  const stored =
    (
      handle: (work: DocumentWork, store: Store, input: unknown, ordered: Ordered) => Promise<unknown>,
    ): ActivityHandler =>
    (input, ordered) =>
      handle(work, store, input, ordered);
  /** Work of a seat of the panel, whose input names the document. */
  const ofSeat =
    (name: 'seat-questions' | 'seat-heard'): ActivityHandler =>
    (input, ordered) => {
      const { document, ...seat } = input as { document: DocumentReference };
      return work.ofDocument(name, document, seat, ordered);
    };
  return {
    read: (input, ordered) => {
      const { document, type } = input as { document: DocumentReference; type: unknown };
      return work.ofDocument('read', document, { type }, ordered);
    },
    examine: (input, ordered) => {
      const { document } = input as { document: DocumentReference };
      return work.ofDocument('examine', document, { brief: input }, ordered);
    },
    answer: (input, ordered) => {
      const { document } = input as { document: DocumentReference };
      return work.ofDocument('answer', document, { call: input }, ordered);
    },
    'seat-questions': ofSeat('seat-questions'),
    'seat-heard': ofSeat('seat-heard'),
    draft: stored(draft),
    redraft: stored(redraft),
    'try-playbook': stored(tryPlaybook),
    render: stored(render),
  };
}
