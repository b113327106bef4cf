import type { Row } from '../store/local-store.ts';
import type { Key } from '../store/store.ts';

/** A part of one row, whose JSON text (UTF-8) and bytes form one sequence that can be cut anywhere. */
export interface CopyPiece {
  readonly key: Key;
  /** Lengths in bytes; null where the row has none. */
  readonly json: number | null;
  readonly bytes: number | null;
  /** Base64. */
  readonly data: string;
}

export interface CopyPage {
  readonly pieces: readonly CopyPiece[];
  /** undefined on the last page. */
  readonly next?: CopyCursor | undefined;
}

/** Continues after this key, and after so many bytes of the row that follows. */
export interface CopyCursor {
  readonly after: Key | null;
  readonly skip: number;
}

export const COPY_START: CopyCursor = { after: null, skip: 0 };

/** The rows from the cursor on, about `budget` bytes of them; at least one byte or row, so that copying always progresses. */
export function copyPage(rows: Iterable<Row>, from: CopyCursor, budget: number): CopyPage {
  const pieces: CopyPiece[] = [];
  let left = budget;
  let { after, skip } = from;
  for (const row of rows) {
    if (left <= 0) return { pieces, next: { after, skip: 0 } };
    const whole = payload(row);
    const part = whole.subarray(skip, skip + left);
    pieces.push({
      key: row.key,
      json: row.json === undefined ? null : whole.byteLength - (row.bytes?.byteLength ?? 0),
      bytes: row.bytes?.byteLength ?? null,
      data: part.toString('base64'),
    });
    // The key counts too: there are many small rows.
    left -= part.byteLength + JSON.stringify(row.key).length;
    if (skip + part.byteLength < whole.byteLength) return { pieces, next: { after, skip: skip + part.byteLength } };
    after = row.key;
    skip = 0;
  }
  return { pieces };
}

function payload({ json, bytes }: Row): Buffer {
  const text = Buffer.from(json ?? '');
  return bytes ? Buffer.concat([text, bytes]) : text;
}

/** Assembles rows from their parts. */
export class RowAssembly {
  #parts: Buffer[] = [];
  #size = 0;

  /** The row that this piece completes, if it does. */
  add(piece: CopyPiece): Row | undefined {
    const part = Buffer.from(piece.data, 'base64');
    this.#parts.push(part);
    this.#size += part.byteLength;
    const json = piece.json ?? 0;
    if (this.#size < json + (piece.bytes ?? 0)) return undefined;
    const whole = Buffer.concat(this.#parts);
    this.#parts = [];
    this.#size = 0;
    return {
      key: piece.key,
      json: piece.json === null ? undefined : whole.toString('utf8', 0, json),
      bytes: piece.bytes === null ? undefined : whole.subarray(json),
    };
  }
}
