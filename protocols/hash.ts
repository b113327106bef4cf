import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/**
 * SHA-256, in hex, of the canonical JSON of a value (RFC 8785), so that key order and white space do not matter.
 * Throws TypeError for what JSON cannot say (undefined, functions); canonicalize itself throws for NaN and infinities.
 */
export function contentHash(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('only JSON values have a content hash');
  return createHash('sha256').update(text).digest('hex');
}

/**
 * 32-bit FNV-1a over UTF-16 code units, for seeds and stable orders. Not for security: collisions are easy to make.
 */
export function stringHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return hash >>> 0;
}
