import { z } from 'zod';

/** UTF-16 code units in one piece: at most six bytes each in JSON, so that a piece fits a server's usual 1 MB. */
export const PIECE_UNITS = 131_072;

/** From an outside expert that was briefed: the text of the document, from this offset. */
export const DocumentRequest = z.strictObject({ offset: z.int().min(0).default(0) });
export type DocumentRequest = z.infer<typeof DocumentRequest>;

/** A part of the document's text. Pieces never cut a character in two. */
export const DocumentPiece = z.strictObject({
  /** UTF-16 offset of the piece. */
  offset: z.int().min(0),
  text: z.string(),
  /** Offset to ask for next; null when this was the last piece. */
  next: z.int().min(1).nullable(),
});
export type DocumentPiece = z.infer<typeof DocumentPiece>;

/** The piece at the offset; undefined when nothing begins there. */
export function pieceAt(text: string, offset: number): DocumentPiece | undefined {
  if (offset >= text.length || isLowSurrogate(text, offset)) return undefined;
  const end = Math.min(text.length, offset + PIECE_UNITS);
  const whole = isLowSurrogate(text, end) ? end - 1 : end;
  return { offset, text: text.slice(offset, whole), next: whole < text.length ? whole : null };
}

const isLowSurrogate = (text: string, index: number): boolean => {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
};
