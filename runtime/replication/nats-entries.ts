import { headers, type JsMsg, type MsgHdrs, type NatsConnection, NatsError } from 'nats';
import type { Logger } from '../logger.ts';
import { RecentChunks, splitIntoChunks } from './chunks.ts';
import type { LogBounds } from './commit-log.ts';
import { LogTrimmed } from './errors.ts';

/** Marks a message that is a chunk of an entry whose last chunk comes later. */
const CHUNK = 'Conclave-Piece';
/** On an entry's last message: the positions of the chunks before it. */
const CHUNKS = 'Conclave-Pieces';

/** Chunks kept until the end of their entry arrives (bytes); older ones are fetched again. */
const KEPT_BYTES = 16 * 1024 * 1024;

export interface NatsEntriesOptions {
  readonly connection: NatsConnection;
  readonly stream: string;
  readonly log: Logger;
  readonly bounds: () => Promise<LogBounds>;
}

/** Appends an entry of any size as chunks; the last one names the others. Returns the position of the last. */
export async function appendInChunks(
  body: Uint8Array,
  id: string,
  limit: number,
  append: (data: Uint8Array, id: string, lines?: MsgHdrs) => Promise<number>,
): Promise<number> {
  const chunks = splitIntoChunks(body, limit);
  const last = chunks.pop() as Uint8Array;
  const positions: number[] = [];
  for (const [index, chunk] of chunks.entries()) {
    positions.push(await append(chunk, chunkId(id, index), line(CHUNK, String(index))));
  }
  return append(last, id, positions.length > 0 ? line(CHUNKS, positions.join(',')) : undefined);
}

const chunkId = (id: string, index: number): string => `${id}/${index}`;

function line(name: string, value: string): MsgHdrs {
  const lines = headers();
  lines.set(name, value);
  return lines;
}

/** Joins chunks into entries. Chunks that no last one names were left by a node that died; they are skipped. */
export class NatsEntries {
  readonly #options: NatsEntriesOptions;
  readonly #recent = new RecentChunks(KEPT_BYTES);

  constructor(options: NatsEntriesOptions) {
    this.#options = options;
  }

  /** The body of the entry that ends with this message; undefined for a chunk. Rejects with LogTrimmed when a chunk is gone. */
  async bodyOf(message: JsMsg): Promise<Uint8Array | undefined> {
    const id = message.headers?.get('Nats-Msg-Id') ?? '';
    if (message.headers?.get(CHUNK)) {
      this.#recent.add(message.seq, id, message.data);
      return undefined;
    }
    const named = message.headers?.get(CHUNKS);
    if (!named) return message.data;
    const chunks: Uint8Array[] = [];
    for (const [index, position] of named.split(',').map(Number).entries()) {
      const chunk =
        this.#recent.take(position, chunkId(id, index)) ?? (await this.#fetch(position, chunkId(id, index)));
      if (!chunk) {
        // Appended while the server lost its data: no follower can read it, so that all pass it over.
        this.#options.log.error('log.entry_incomplete', { position: message.seq, id });
        return undefined;
      }
      chunks.push(chunk);
    }
    return Buffer.concat([...chunks, message.data]);
  }

  async #fetch(position: number, id: string): Promise<Uint8Array | undefined> {
    const { connection, stream, bounds } = this.#options;
    const manager = await connection.jetstreamManager();
    try {
      const stored = await manager.streams.getMessage(stream, { seq: position });
      return stored.header.get('Nats-Msg-Id') === id ? stored.data : undefined;
    } catch (error) {
      if (!(error instanceof NatsError) || error.api_error?.err_code !== NO_MESSAGE) throw error;
      const { first } = await bounds();
      if (position < first) throw new LogTrimmed(position, first);
      return undefined;
    }
  }
}

/** The server's code for a position that holds no message. */
const NO_MESSAGE = 10037;
