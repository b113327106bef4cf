import { pause } from './process.ts';

/** Between two tries, in milliseconds. */
const AGAIN_MS = 250;

/** A node that does not answer within this many milliseconds is as good as gone. */
const PATIENCE_MS = 30_000;

/**
 * Statuses that ask the client to come again: 408, the request was not read in time; 409, the first try with this identity is still
 * under way, perhaps on a node that has died; 429, too many at once.
 */
const COME_AGAIN: ReadonlySet<number> = new Set([408, 409, 429]);

/** A document, and by which panel it is to be reviewed. */
export interface Task {
  readonly text: string;
  readonly preset: string;
  /** Whether language models read it, too. */
  readonly models?: boolean;
  /** Whether its text tells the model that reads it what to answer. */
  readonly givesOrders?: boolean;
}

/** What an address answers. */
export interface Result {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** A client that knows all nodes: it asks them in turn until one answers, with the same identity each time. */
export class PersistentClient {
  readonly #urls: readonly string[];
  readonly #key: string;
  #turn = 0;
  /** Tries that had no answer, or one that asked to come again. */
  retries = 0;

  constructor(urls: readonly string[], key: string) {
    this.#urls = urls;
    this.#key = key;
  }

  /** The id of the review, once it is accepted. Throws Error when it is refused for good. */
  async submit({ text, preset, models }: Task, identity: string, webhookUrl: string | null): Promise<string> {
    const body = JSON.stringify({
      document_text: text,
      document_title: `Contract ${identity}`,
      preset,
      webhook_url: webhookUrl,
      ...(models && { language_models: 'if_available' }),
    });
    const headers = { 'content-type': 'application/json', 'idempotency-key': identity };
    const answer = await this.#until('/api/review/text-review', { method: 'POST', headers, body });
    if (answer.status !== 200)
      throw new Error(`submission ${identity}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return String(answer.body.review_id);
  }

  /** Any answer but those that say to come again. */
  get(path: string): Promise<Result> {
    return this.#until(path, {});
  }

  async #until(path: string, init: RequestInit): Promise<Result> {
    while (true) {
      const url = this.#urls[this.#turn++ % this.#urls.length];
      try {
        const answer = await fetch(`${url}${path}`, {
          ...init,
          headers: { authorization: `Bearer ${this.#key}`, ...init.headers },
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        const body = (await answer.json()) as Record<string, unknown>;
        if (answer.status < 500 && !COME_AGAIN.has(answer.status)) return { status: answer.status, body };
      } catch {
        // Connection refused, or closed in the middle of the answer.
      }
      this.retries += 1;
      await pause(AGAIN_MS);
    }
  }
}
