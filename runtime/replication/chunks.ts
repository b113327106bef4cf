/** A chunk at most (bytes): a follower asks for many ahead, and holds them all in memory. */
export const CHUNK_BYTES = 1024 * 1024;

/** Splits the bytes into chunks of at most `limit`, in order; no bytes make one empty chunk. Chunks share the memory. */
export function splitIntoChunks(body: Uint8Array, limit: number): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  for (let from = 0; from < body.byteLength; from += limit) chunks.push(body.subarray(from, from + limit));
  return chunks.length > 0 ? chunks : [body];
}

/** The chunks received last, up to a number of bytes; older ones are fetched when needed. */
export class RecentChunks {
  readonly #limit: number;
  readonly #chunks = new Map<number, { readonly id: string; readonly data: Uint8Array }>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(position: number, id: string, data: Uint8Array): void {
    this.take(position, id);
    this.#chunks.set(position, { id, data });
    this.#bytes += data.byteLength;
    for (const [oldest, chunk] of this.#chunks) {
      if (this.#bytes <= this.#limit) return;
      this.take(oldest, chunk.id);
    }
  }

  /** Removes and returns the chunk at the position if it has that id. */
  take(position: number, id: string): Uint8Array | undefined {
    const chunk = this.#chunks.get(position);
    if (chunk?.id !== id) return undefined;
    this.#chunks.delete(position);
    this.#bytes -= chunk.data.byteLength;
    return chunk.data;
  }
}
