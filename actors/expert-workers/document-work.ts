/**
 * DocumentWork: work on documents in worker threads. Owns the texts that threads share, the time limits and the priorities; it
 * knows neither what the work is nor where its results go.
 *
 * Invariants:
 *  1. A panel's work on one document shares one copy of the text.
 *  2. Work that waits for its turn holds neither a text nor a result.
 *  3. Work that used up its time is terminal, and so is any fault of one expert's work: it is a pure function of its document, and
 *     would fail again.
 */
import type { DocumentReference } from '../../protocols/index.ts';
import { type ActivityHandler, TerminalError } from '../../runtime/hosting/index.ts';
import { type Store, TaskCrashed, TaskTimeout } from '../../runtime/index.ts';
import { trialRecords } from '../playbook-trial/index.ts';
import { reviewFiles, reviewRecords } from '../review/index.ts';
import { type SharedText, shareText } from './shared-text.ts';
import type { WorkLanes } from './work-lanes.ts';

/** Texts kept as shared memory, so that a panel's seventy-five orders share one copy; and their bytes, but for the last one's. */
const TEXTS = 32;
const TEXT_BYTES = 8 * 1024 ** 2;

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

/** An expert's work is a pure function of its document: a failure would repeat. */
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
  // What nobody has asked yet comes after what is nearer to its end.
  'seat-questions': 1,
  answer: 1,
  examine: 0,
} as const;

export type WorkName = keyof typeof LIMITS;

/** Who ordered the work, and the signal that cancels it. */
export type Ordered = Parameters<ActivityHandler>[1];

/** How long the texts are that a piece of work is about, in UTF-16 units, and what it takes in: made at its turn. */
interface Piece {
  readonly length: number;
  readonly input: () => unknown;
}

export class DocumentWork {
  readonly #lanes: WorkLanes;
  readonly #store: Store;
  readonly #texts = new Map<string, SharedText>();

  constructor(lanes: WorkLanes, store: Store) {
    this.#lanes = lanes;
    this.#store = store;
  }

  /** The document's text, shared by account, too: how soon it is read must not tell that somebody else has it. */
  text({ hash }: DocumentReference, { key }: Ordered): SharedText {
    const id = `${accountOf(this.#store, key)}/${hash}`;
    const known = this.#texts.get(id);
    if (known) return known;
    const bytes = reviewFiles.document.get(this.#store, hash);
    if (bytes === undefined) throw new TerminalError(`the text of document ${hash} is not in the store`);
    const shared = shareText(id, Buffer.from(bytes).toString());
    this.#texts.set(id, shared);
    this.#forget();
    return shared;
  }

  /** A work under way keeps its text; one that is forgotten is read again from the store. */
  #forget(): void {
    let bytes = 0;
    for (const { units } of this.#texts.values()) bytes += units.byteLength;
    for (const [oldest, { units }] of this.#texts) {
      if (this.#texts.size === 1 || (this.#texts.size <= TEXTS && bytes <= TEXT_BYTES)) return;
      this.#texts.delete(oldest);
      bytes -= units.byteLength;
    }
  }

  /** Work on one document, which it finds beside the rest of its input as `text`. */
  ofDocument(name: WorkName, document: DocumentReference, rest: object, ordered: Ordered): Promise<unknown> {
    const input = (): object => ({ text: this.text(document, ordered), ...rest });
    return this.run(name, { length: document.length, input }, ordered);
  }

  async run(name: WorkName, { length, input }: Piece, { key, signal }: Ordered): Promise<unknown> {
    const timeoutMs = limitOf(name, length);
    const review = key.split('.')[0] as string;
    const work = { name, input, length, account: accountOf(this.#store, key), review };
    try {
      return await this.#lanes.run(work, { timeoutMs, priority: PRIORITY[name], signal });
    } catch (error) {
      if (error instanceof TaskTimeout) throw new TerminalError(`took longer than ${Math.round(timeoutMs / 1_000)} s`);
      if (error instanceof TaskCrashed && OF_ONE_EXPERT.has(name)) throw new TerminalError(error.message);
      throw error;
    }
  }
}

const limitOf = (name: WorkName, length: number): number =>
  Math.round(LIMITS[name].least + (LIMITS[name].perThousand * length) / 1_000);

/** The account of the actor's review or trial, since accounts take turns. Any other key counts as its own account. */
export function accountOf(store: Store, key: string): string {
  const id = key.split('.')[0] as string;
  return reviewRecords.view.get(store, id)?.account_id ?? trialRecords.question.get(store, id)?.account_id ?? id;
}
