import type { Subscription } from '../../../runtime/index.ts';
import type { CommitLog, LogBounds, LogEntry, LogPosition } from '../../../runtime/replication/index.ts';
import { MemoryCommitLog } from '../../../runtime/replication/memory-commit-log.ts';
import type { MemoryLog } from '../../../runtime/replication/memory-log.ts';
import type { Line } from '../line.ts';

/** A connection to the log over a bad network: entries are appended late or twice, and come late. The log keeps its order. */
export class FaultyLog implements CommitLog {
  readonly #log: MemoryCommitLog;
  readonly #line: Line;

  constructor(log: MemoryLog, line: Line) {
    this.#log = new MemoryCommitLog(log);
    this.#line = line;
  }

  cut(): void {
    this.#log.cut();
  }

  heal(): void {
    this.#log.heal();
  }

  async append(body: Uint8Array, id: string): Promise<number> {
    const { gate } = this.#line;
    await gate.pass();
    await this.#line.delay();
    let position = await this.#log.append(body, id);
    if (this.#line.fails()) position = await this.#log.append(body, id);
    await gate.pass();
    return position;
  }

  async follow(
    after: LogPosition,
    onEntry: (entry: LogEntry) => Promise<void>,
    onLost: Parameters<CommitLog['follow']>[2],
  ): Promise<Subscription> {
    const { gate } = this.#line;
    const take = async (entry: LogEntry): Promise<void> => {
      await gate.pass();
      await this.#line.delay();
      await onEntry(entry);
    };
    await gate.pass();
    return this.#log.follow(after, take, (reason) => gate.enter(() => onLost(reason)));
  }

  async bounds(): Promise<LogBounds> {
    const { gate } = this.#line;
    await gate.pass();
    const bounds = await this.#log.bounds();
    await gate.pass();
    return bounds;
  }

  close(): Promise<void> {
    return this.#log.close();
  }
}
