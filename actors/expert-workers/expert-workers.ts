import {
  ArtifactName,
  COMPARISON,
  COMPARISON_FILE,
  type DocumentReference,
  fileNameOf,
  INTERNAL_REDLINE,
  INTERNAL_REDLINE_FILE,
  type OriginalFile,
  type ReviewView,
  type TakenDecision,
} from '../../protocols/index.ts';
import { type ActivityHandler, TerminalError } from '../../runtime/hosting/index.ts';
import { type Clock, type Store, TaskCrashed, TaskTimeout, type Write } from '../../runtime/index.ts';
import { trialKeys } from '../playbook-trial/index.ts';
import type { ReviewContext } from '../review/index.ts';
import { reviewKeys } from '../review/index.ts';
import { type SharedText, shareText } from './shared-text.ts';
import { type Lanes, WorkLanes } from './work-lanes.ts';

/** Texts kept as shared memory, so that a panel's seventy-five orders share one copy. */
const TEXTS = 32;

/**
 * Limits in milliseconds of processor time: for a document without a word, and for each thousand characters more. A panel's
 * slowest expert takes a tenth of this on a slow machine, so that only a runaway is ended; what a thread does while it starts
 * counts for its first task.
 */
const LIMITS = {
  read: { least: 20_000, perThousand: 25 },
  examine: { least: 15_000, perThousand: 35 },
  answer: { least: 15_000, perThousand: 35 },
  draft: { least: 30_000, perThousand: 45 },
  redraft: { least: 30_000, perThousand: 10 },
  'try-playbook': { least: 15_000, perThousand: 35 },
  render: { least: 60_000, perThousand: 60 },
  'seat-questions': { least: 15_000, perThousand: 35 },
  'seat-heard': { least: 30_000, perThousand: 60 },
} as const;

/** What an expert does is a pure function of its document: what went wrong once would go wrong again. */
const OF_ONE_EXPERT: ReadonlySet<string> = new Set(['examine', 'answer', 'seat-questions', 'seat-heard']);

/** Someone waits for the answer to a submission, so reading comes first; then whatever is nearest to its end. */
const PRIORITY = {
  read: 3,
  render: 2,
  draft: 2,
  redraft: 2,
  'try-playbook': 2,
  // Somebody waits for a model's answer already, or has paid for it.
  'seat-heard': 2,
  'seat-questions': 2,
  answer: 1,
  examine: 0,
} as const;

/**
 * The work that actors order, done by worker threads: texts and results come from the store and go back to it, so that
 * machines carry references only.
 */
export function expertWorkers(
  threads: Lanes,
  store: Store,
  clock?: Pick<Clock, 'now'>,
): Record<keyof typeof LIMITS, ActivityHandler> {
  const lanes = new WorkLanes(threads, clock);
  const texts = new Map<string, SharedText>();
  // By account, too: how soon a text is read must not tell that somebody else has it.
  const text = ({ hash }: DocumentReference, { key }: Ordered): SharedText => {
    const id = `${accountOf(store, key)}/${hash}`;
    const known = texts.get(id);
    if (known) return known;
    const bytes = store.bytes(reviewKeys.document(hash));
    if (bytes === undefined) throw new TerminalError(`the text of document ${hash} is not in the store`);
    const shared = shareText(id, Buffer.from(bytes).toString());
    texts.set(id, shared);
    for (const oldest of texts.keys()) {
      if (texts.size <= TEXTS) break;
      texts.delete(oldest);
    }
    return shared;
  };
  const run = async <Input extends WithText>(
    name: keyof typeof LIMITS,
    input: Input,
    { key, signal }: Ordered,
  ): Promise<unknown> => {
    const timeoutMs = limitOf(name, input.text);
    const work = { name, input, length: lengthOf(input), account: accountOf(store, key) };
    try {
      return await lanes.run(work, { timeoutMs, priority: PRIORITY[name], signal });
    } catch (error) {
      if (!OF_ONE_EXPERT.has(name)) throw error;
      if (error instanceof TaskTimeout) throw new TerminalError(`took longer than ${Math.round(timeoutMs / 1_000)} s`);
      if (error instanceof TaskCrashed) throw new TerminalError(error.message);
      throw error;
    }
  };

  return {
    read: (input, ordered) => {
      const { document, type } = input as { document: DocumentReference; type: unknown };
      return run('read', { text: text(document, ordered), type }, ordered);
    },
    examine: (input, ordered) => {
      const { document } = input as { document: DocumentReference };
      return run('examine', { text: text(document, ordered), brief: input }, ordered);
    },
    answer: (input, ordered) => {
      const { document } = input as { document: DocumentReference };
      return run('answer', { text: text(document, ordered), call: input }, ordered);
    },
    'seat-questions': (input, ordered) => {
      const { document, ...seat } = input as { document: DocumentReference };
      return run('seat-questions', { text: text(document, ordered), ...seat }, ordered);
    },
    'seat-heard': (input, ordered) => {
      const { document, ...seat } = input as { document: DocumentReference };
      return run('seat-heard', { text: text(document, ordered), ...seat }, ordered);
    },
    draft: async (input, ordered) => {
      const { key } = ordered;
      const review = input as ReviewContext;
      const playbook = review.submit.playbook && store.get(reviewKeys.playbook(key));
      if (review.submit.playbook !== undefined && playbook === undefined) {
        throw new TerminalError(`the playbook of review ${key} is not in the store`);
      }
      const standard = review.submit.standard && standardText(store, key);
      const work = { text: text(review.submit.document, ordered), review, playbook, standard };
      const bytes = (await run('draft', work, ordered)) as Uint8Array;
      await store.commit([
        { op: 'put-bytes', key: reviewKeys.result(key), bytes },
        { op: 'put', key: reviewKeys.debate(key), value: review },
      ]);
      return { bytes: bytes.length };
    },
    redraft: async (input, ordered) => {
      const { review_id, revision, decisions, document } = input as RedraftOrder;
      const result = store.bytes(reviewKeys.result(review_id));
      if (result === undefined) throw new TerminalError(`review ${review_id} has no result to decide on`);
      const work = { text: text(document, ordered), result, decisions, revision };
      const bytes = (await run('redraft', work, ordered)) as Uint8Array;
      await store.commit([{ op: 'put-bytes', key: reviewKeys.result(review_id, revision), bytes }]);
      return { bytes: bytes.length };
    },
    'try-playbook': async (input, ordered) => {
      const { trial } = input as { trial: string };
      const question = store.get(trialKeys.question(trial)) as TrialQuestion | undefined;
      if (question === undefined) throw new TerminalError(`the question of ${trial} is not in the store`);
      const { text: words, ...rest } = question;
      return { answer: await run('try-playbook', { text: shareText(trial, words), ...rest }, ordered) };
    },
    render: async (input, ordered) => {
      const order = input as RenderOrder;
      const { review_id: key, revision } = order;
      const artifact = ArtifactName.parse(order.artifact);
      const result = store.bytes(reviewKeys.result(key, revision));
      if (result === undefined) throw new TerminalError(`review ${key} has no result to render`);
      const originalBytes = order.original && store.bytes(reviewKeys.original(key));
      const shared = {
        text: text(order.document, ordered),
        result,
        files: artifact === 'zip' ? filesOf(store, order) : [],
        ...(order.original && originalBytes && { original: { ...order.original, bytes: originalBytes } }),
      };
      const bytes = (await run('render', { ...shared, artifact }, ordered)) as Uint8Array;
      const writes: Write[] = [{ op: 'put-bytes', key: reviewKeys.artifact(key, artifact, revision), bytes }];
      if (artifact === 'redline') {
        const internal = (await run('render', { ...shared, artifact: INTERNAL_REDLINE }, ordered)) as Uint8Array;
        writes.push({ op: 'put-bytes', key: reviewKeys.artifact(key, INTERNAL_REDLINE, revision), bytes: internal });
      }
      const standard = artifact === 'redline' && revision === undefined ? standardText(store, key) : undefined;
      if (standard !== undefined) {
        const comparison = (await run('render', { ...shared, artifact: COMPARISON, standard }, ordered)) as Uint8Array;
        writes.push({ op: 'put-bytes', key: reviewKeys.artifact(key, COMPARISON), bytes: comparison });
      }
      await store.commit(writes);
      return { artifact, bytes: bytes.length };
    },
  };
}

interface TrialQuestion {
  readonly text: string;
  readonly playbook: unknown;
  readonly document_type?: string;
  readonly side?: string;
}

interface RedraftOrder {
  readonly review_id: string;
  readonly document: DocumentReference;
  readonly revision: number;
  readonly decisions: readonly TakenDecision[];
}

interface RenderOrder {
  readonly review_id: string;
  /** Left out: as the panel left it. */
  readonly revision?: number;
  readonly document: DocumentReference;
  readonly original?: OriginalFile;
  readonly artifact: ArtifactName;
  readonly include: readonly ArtifactName[];
}

/** What the archive holds: every artifact that could be made, and both redlines. */
function filesOf(store: Store, { review_id, revision, include }: RenderOrder) {
  const bytesOf = (name: string) => store.bytes(reviewKeys.artifact(review_id, name, revision));
  return include.flatMap((name) => {
    const file = { name: fileNameOf(name), bytes: bytesOf(name) as Uint8Array };
    const internal = name === 'redline' ? bytesOf(INTERNAL_REDLINE) : undefined;
    const compared = name === 'redline' ? store.bytes(reviewKeys.artifact(review_id, COMPARISON)) : undefined;
    const comparison = compared === undefined ? [] : [{ name: COMPARISON_FILE, bytes: compared }];
    return internal === undefined
      ? [file, ...comparison]
      : [file, { name: INTERNAL_REDLINE_FILE, bytes: internal }, ...comparison];
  });
}

/** What the review is compared with; undefined when it is compared with nothing. */
function standardText(store: Store, review: string): string | undefined {
  const bytes = store.bytes(reviewKeys.standard(review));
  return bytes && Buffer.from(bytes).toString();
}

type Ordered = Parameters<ActivityHandler>[1];

interface WithText {
  readonly text: SharedText;
  /** What it is compared with. */
  readonly standard?: string | undefined;
}

/** Of UTF-16 text: two bytes each character. */
const lengthOf = ({ text, standard }: WithText): number => text.units.byteLength / 2 + (standard?.length ?? 0);

const limitOf = (name: keyof typeof LIMITS, text: SharedText): number =>
  Math.round(LIMITS[name].least + (LIMITS[name].perThousand * lengthOf({ text })) / 1_000);

/** Whose review an actor's key belongs to: the accounts take turns. What belongs to no review is a crowd of its own. */
export function accountOf(store: Store, key: string): string {
  const review = key.split('.')[0] as string;
  return (store.get(reviewKeys.view(review)) as ReviewView | undefined)?.account_id ?? review;
}
