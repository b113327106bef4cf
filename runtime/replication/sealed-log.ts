import type { Subscription } from '../bus/bus.ts';
import type { Logger } from '../logger.ts';
import { NotOpened, Seal } from '../sealing/seal.ts';
import type { CommitLog, LogBounds, LogEntry, LogPosition } from './commit-log.ts';
import type { LogReplaced, LogTrimmed } from './errors.ts';

/**
 * A log whose entries only holders of the cluster's secret can read: documents, secrets of webhooks and hashes of keys are in
 * it. Entries of a build that did not seal are read as they are. One that cannot be opened is nobody's of this cluster: every
 * node passes it over alike.
 */
export class SealedLog implements CommitLog {
  readonly #log: CommitLog;
  readonly #seal: Seal;
  readonly #logger: Logger;

  constructor(log: CommitLog, seal: Seal, logger: Logger) {
    this.#log = log;
    this.#seal = seal;
    this.#logger = logger;
  }

  append(body: Uint8Array, id: string): Promise<number> {
    return this.#log.append(this.#seal.close(body, id), id);
  }

  follow(
    after: LogPosition,
    onEntry: (entry: LogEntry) => Promise<void>,
    onLost: (reason: LogTrimmed | LogReplaced) => void,
  ): Promise<Subscription> {
    return this.#log.follow(after, (entry) => onEntry({ ...entry, body: this.#opened(entry) }), onLost);
  }

  bounds(): Promise<LogBounds> {
    return this.#log.bounds();
  }

  close(): Promise<void> {
    return this.#log.close();
  }

  #opened({ body, id, position }: LogEntry): Uint8Array | undefined {
    if (body === undefined || !Seal.isSealed(body)) return body;
    try {
      return this.#seal.open(body, id);
    } catch (error) {
      if (!(error instanceof NotOpened)) throw error;
      this.#logger.error('log.entry_not_opened', { position, error });
      return undefined;
    }
  }
}
