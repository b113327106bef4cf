/** Splits the bytes into chunks of at most `limit`, in order; no bytes make one empty chunk. Chunks share the memory. */
export function splitIntoChunks(body: Uint8Array, limit: number): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let from = 0; from < body.byteLength; from += limit) pieces.push(body.subarray(from, from + limit));
  return pieces.length > 0 ? pieces : [body];
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
    for (const [oldest, piece] of this.#chunks) {
      if (this.#bytes <= this.#limit) return;
      this.take(oldest, piece.id);
    }
  }

  /** Removes and returns the chunk at the position if it has that id. */
  take(position: number, id: string): Uint8Array | undefined {
    const piece = this.#chunks.get(position);
    if (piece?.id !== id) return undefined;
    this.#chunks.delete(position);
    this.#bytes -= piece.data.byteLength;
    return piece.data;
  }
}
