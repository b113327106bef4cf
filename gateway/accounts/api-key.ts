import { createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Entropy } from '../../runtime/index.ts';

/**
 * The form of an API key: `agr_live_`, 32 random base62 characters (190 bits), and 6 base62 characters of the CRC-32 of
 * all before. The checksum lets a mistyped key be refused, and a leaked one be recognised, without asking the store.
 */
const PREFIX = 'agr_live_';
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SHAPE = /^agr_live_[0-9A-Za-z]{38}$/;

/** The largest multiple of 62 that a byte can hold: bytes above would make the first digits likelier than the others. */
const FAIR_BYTES = 248;

/** A new random key. */
export function createKey(entropy: Entropy): string {
  let secret = '';
  while (secret.length < SECRET_LENGTH) {
    for (const byte of entropy.bytes(SECRET_LENGTH)) {
      if (byte < FAIR_BYTES && secret.length < SECRET_LENGTH) secret += DIGITS[byte % DIGITS.length];
    }
  }
  return PREFIX + secret + checksum(PREFIX + secret);
}

/** Whether the text has the form of a key and its checksum is right. */
export function isKey(text: string): boolean {
  return SHAPE.test(text) && text.endsWith(checksum(text.slice(0, -CHECKSUM_LENGTH)));
}

/** What is stored in place of a key: HMAC-SHA-256 under the pepper, 64 hex digits. */
export function hashKey(key: string, pepper: Uint8Array): string {
  return createHmac('sha256', pepper).update(key).digest('hex');
}

/** Where a verified key is remembered: says nothing about the secret that a guesser could use. */
export const checksumOf = (key: string): string => key.slice(-CHECKSUM_LENGTH);

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    digits = DIGITS[rest % DIGITS.length] + digits;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}
