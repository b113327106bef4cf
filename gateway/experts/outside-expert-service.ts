/**
 * OutsideExpertService: where experts that run elsewhere come to the reviews of this node. Gives them the text of documents they
 * were briefed on, and takes their statements. What a statement may say is decided by actors/outside.
 *
 * Invariants:
 *  1. Only a member of the panel is served, and only by the home of the review; everywhere else nobody answers.
 *  2. The journal gets at most one statement of an outside expert in a round, in the home's own words and under its own
 *     message id: nothing an outside expert sends reaches the journal unread.
 *  3. What is no statement is a dead letter, one at most for each brief or call, and leaves its sender out.
 *  4. An expert that floods is not heard for a while, and no other waits for it.
 *  5. Answers go to the sender's own inbox only, `_INBOX.<its id>`: nobody makes this node speak anywhere else.
 */
import { admit } from '../../actors/outside/index.ts';
import { type OutsidePanel, reviewFiles, reviewRecords } from '../../actors/review/index.ts';
import { formatSubject, parseSubject } from '../../protocols/index.ts';
import {
  type DocumentPiece,
  DocumentRequest,
  isOutside,
  pieceAt,
  type Receipt,
  type Refusal,
} from '../../protocols/outside/index.ts';
import { deadLetterRecords, type Host } from '../../runtime/hosting/index.ts';
import {
  type Bus,
  type Clock,
  inBackground,
  inboxOf,
  type Logger,
  type Message,
  type Store,
  type Subscription,
} from '../../runtime/index.ts';
import { ExpertListener } from './expert-listener.ts';

/** Statements remembered as taken, until the review itself no longer waits for them. */
const TAKEN = 1_000;

/** Texts kept, so that fetching one in pieces reads it once. */
const TEXTS = 4;

export interface OutsideExpertServiceOptions {
  readonly bus: Bus;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  /** Where the reviews are: the journal does not deliver statements. */
  readonly host: Pick<Host, 'handle'>;
  /** Ids of the outside experts that are announced; nobody else is heard. */
  readonly experts: readonly string[];
  /** Tells which reviews this node owns; default all of them. */
  readonly homes?: { readonly owns: (review: string) => boolean };
}

interface Offer {
  readonly review: string;
  readonly round: number;
  readonly expert: string;
}

export class OutsideExpertService {
  readonly #options: OutsideExpertServiceOptions;
  readonly #taken = new Set<string>();
  readonly #texts = new Map<string, string>();

  constructor(options: OutsideExpertServiceOptions) {
    this.#options = options;
  }

  async open(): Promise<Subscription> {
    const { bus, clock, log, experts } = this.#options;
    const listeners = experts.map(
      (expert) =>
        new ExpertListener({
          bus,
          clock,
          log,
          expert,
          onDocument: (message) => this.#document(message),
          onOffer: (message) => inBackground(this.#offer(message), this.#lost),
        }),
    );
    await Promise.all(listeners.map((listener) => listener.open()));
    return {
      stop: async () => {
        await Promise.all(listeners.map((listener) => listener.stop()));
      },
    };
  }

  readonly #lost = (error: Error): void => this.#options.log.error('outside.failed', { error });

  #document(message: Message): void {
    const address = parseSubject(message.subject);
    if (address?.kind !== 'document') return;
    const panel = this.#panel(address.review);
    if (panel === undefined) return;
    this.#answer(message, address.expert, this.#piece(panel, address.expert, message.body));
  }

  #piece(panel: OutsidePanel, expert: string, body: unknown): DocumentPiece | Refusal {
    const request = DocumentRequest.safeParse(body);
    if (!request.success) return { error: 'a request is {"offset": number}' };
    if (!panel.experts.includes(expert)) return { error: `${expert} is not on the panel of this review` };
    const { offset } = request.data;
    return pieceAt(this.#text(panel), offset) ?? { error: `no piece begins at ${offset}` };
  }

  async #offer(message: Message): Promise<void> {
    const address = parseSubject(message.subject);
    if (address?.kind !== 'offer') return;
    const panel = this.#panel(address.review);
    if (panel === undefined) return;
    const id = `outside/${address.review}/${address.round}/${address.expert}`;
    const error = this.#rejectionReason(address, panel, id);
    if (error !== undefined) {
      this.#answer(message, address.expert, { error });
      return;
    }
    this.#take(id);
    try {
      this.#answer(message, address.expert, await this.#state(id, address, message, this.#text(panel)));
    } catch (cause) {
      // Nobody has it: the expert, which gets no answer, may offer it again.
      this.#taken.delete(id);
      this.#options.log.error('outside.statement_lost', { id, error: cause as Error });
    }
  }

  #rejectionReason({ round, expert }: Offer, panel: OutsidePanel, id: string): string | undefined {
    if (this.#taken.has(id)) return 'the first statement counts, and was taken';
    const isAwaited = isOutside(expert) && panel.round === round && panel.waiting.includes(expert);
    return isAwaited ? undefined : `no statement of round ${round} is awaited from ${expert}`;
  }

  /** Brings what was offered into the journal and to the review: as the expert's statement, or as its failure. */
  async #state(
    id: string,
    { review, round, expert }: Offer,
    message: Message,
    text: string,
  ): Promise<Receipt | Refusal> {
    const { bus, store, clock, host } = this.#options;
    const admission = admit(message.body, { review, round, expert }, text);
    if (admission.kind === 'nonsense') {
      const actor = `review/${review}`;
      const reason = `statement of ${expert}: ${admission.reason}`;
      const value = { actor, id, event: { type: message.subject }, reason, at: clock.now() };
      await store.commit([deadLetterRecords.letter.put(value, actor, id)]);
    }
    const subject = formatSubject({ kind: 'statement', review, round, expert });
    await bus.append(subject, admission.statement, id);
    await host.handle({ subject, body: admission.statement, id });
    if (admission.kind === 'nonsense') return { error: admission.reason };
    return { accepted: true, refused: [...admission.refused] };
  }

  #answer({ reply }: Message, expert: string, body: unknown): void {
    if (reply?.startsWith(`${inboxOf(expert)}.`)) this.#options.bus.publish(reply, body);
  }

  #panel(review: string): OutsidePanel | undefined {
    const { store, homes } = this.#options;
    // Every node has the record, and every node hears what outside experts say.
    if (homes && !homes.owns(review)) return undefined;
    return reviewRecords.outside.get(store, review);
  }

  #take(id: string): void {
    this.#taken.add(id);
    for (const oldest of this.#taken) {
      if (this.#taken.size <= TAKEN) break;
      this.#taken.delete(oldest);
    }
  }

  #text({ document: { hash } }: OutsidePanel): string {
    const known = this.#texts.get(hash);
    if (known !== undefined) return known;
    const bytes = reviewFiles.document.get(this.#options.store, hash);
    if (bytes === undefined) throw new Error(`the text of document ${hash} is not in the store`);
    const text = Buffer.from(bytes).toString();
    this.#texts.set(hash, text);
    for (const oldest of this.#texts.keys()) {
      if (this.#texts.size <= TEXTS) break;
      this.#texts.delete(oldest);
    }
    return text;
  }
}
