import type { KV, KvEntry, QueuedIterator } from 'nats';

type OnChange = (key: string, value: unknown, revision: number) => void;

/** One watcher of a bucket, through as many watches of the server as it takes: tells each revision once. */
export class LeaseWatch {
  readonly #onChange: OnChange;
  readonly #known = new Map<string, number>();
  #entries: QueuedIterator<KvEntry> | undefined;
  #heard = 0;
  #ended = false;

  constructor(onChange: OnChange) {
    this.#onChange = onChange;
  }

  /** The highest revision heard of in the present bucket. */
  get heard(): number {
    return this.#heard;
  }

  /** Instead of the watch there was, if any. Resolves when everything in the bucket has been told; rejects when it ends before. */
  async begin(bucket: KV): Promise<void> {
    this.#entries?.stop();
    this.#heard = 0;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const seen = new Set<string>();
    const entries = (await bucket.watch({
      initializedFn: () => {
        this.#forget(seen);
        resolve();
      },
    })) as QueuedIterator<KvEntry>;
    if (this.#ended) {
      entries.stop();
      return;
    }
    this.#entries = entries;
    this.#follow(entries, seen).then(() => reject(new Error('the watch ended')), reject);
    await promise;
  }

  end(): void {
    this.#ended = true;
    this.#entries?.stop();
  }

  async #follow(entries: QueuedIterator<KvEntry>, seen: Set<string>): Promise<void> {
    try {
      for await (const entry of entries) {
        if (this.#entries !== entries || this.#ended) return;
        seen.add(entry.key);
        this.#tell(entry);
      }
    } catch {
      // The server ended the watch: writes that wait for their echo would wait forever.
    }
  }

  #tell({ key, revision, operation, value }: KvEntry): void {
    this.#heard = Math.max(this.#heard, revision);
    const before = this.#known.get(key) ?? 0;
    if (before === revision) return;
    // A recreated bucket counts revisions from 1: records of the old one are gone.
    if (before > revision) this.#onChange(key, undefined, 0);
    this.#known.set(key, revision);
    this.#onChange(key, operation === 'PUT' ? parsed(value) : undefined, operation === 'PUT' ? revision : 0);
  }

  /** A bucket that was lost and recreated does not report deletions. */
  #forget(seen: ReadonlySet<string>): void {
    for (const key of [...this.#known.keys()].filter((candidate) => !seen.has(candidate))) {
      this.#known.delete(key);
      this.#onChange(key, undefined, 0);
    }
  }
}

/** What somebody else wrote by hand counts as nothing. */
function parsed(value: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(value).toString());
  } catch {
    return undefined;
  }
}
