import { contentHash } from '../hash.ts';
import type { Protocol } from './protocol.ts';

/** Identity of a protocol: SHA-256, in hex, of its canonical JSON (RFC 8785). It is in every result beside the name. */
export function protocolHash(protocol: Protocol): string {
  return contentHash(protocol);
}
