import { MessageTooLarge } from '../errors.ts';

/** 8 MB: what nats.conf allows one message. A document's text is never part of a message, so a body near it is a mistake. */
export const MAX_BODY_BYTES = 8 * 1024 * 1024;

/** The JSON text of a body. Throws TypeError when it is not a JSON value. */
export function encodeBody(body: unknown): string {
  const text = JSON.stringify(body);
  if (text === undefined) throw new TypeError(`a ${typeof body} is not a JSON value`);
  return text;
}

/** Throws MessageTooLarge over the limit (bytes of UTF-8). */
export function checkSize(text: string, limit: number): string {
  // A UTF-16 code unit is at most three bytes: most bodies need no exact count.
  if (text.length * 3 <= limit) return text;
  const bytes = Buffer.byteLength(text);
  if (bytes > limit) throw new MessageTooLarge(bytes, limit);
  return text;
}
