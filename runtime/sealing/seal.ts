/**
 * Seal: bytes that only holders of one secret can read, and nobody else can make (AES-256-GCM). Each instance derives a key of
 * its own from the secret (HKDF, RFC 5869) under a random salt, so that a counter as nonce never repeats under a key.
 *
 * A sealed text is: a mark (1 byte, which no plain text of ours begins with), the salt (16), the counter (6), the tag (16),
 * the cipher text.
 */
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { RuntimeFault } from '../errors.ts';
import type { Entropy } from '../random.ts';

const MARK = 0xff;
const SALT_BYTES = 16;
const COUNTER_BYTES = 6;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + SALT_BYTES + COUNTER_BYTES + TAG_BYTES;
const NONCE_BYTES = 12;
const CIPHER = 'aes-256-gcm';

/** Keys of other instances that are remembered: each start of a node has one. */
const KEYS = 256;

/** What was to be opened is not sealed with this secret, for this context, or was changed on the way. */
export class NotOpened extends RuntimeFault {
  readonly transient = false;
}

export class Seal {
  readonly #secret: Uint8Array;
  readonly #purpose: string;
  readonly #salt: Uint8Array;
  readonly #keys = new Map<string, Uint8Array>();
  #counter = 0;

  /** @param purpose seals of one secret for different purposes do not open each other's */
  constructor(secret: Uint8Array, purpose: string, entropy: Entropy) {
    this.#secret = secret;
    this.#purpose = purpose;
    this.#salt = entropy.bytes(SALT_BYTES);
  }

  static isSealed(bytes: Uint8Array): boolean {
    return bytes[0] === MARK && bytes.byteLength >= HEAD_BYTES;
  }

  /** @param context has to be the same when it is opened: what cannot be taken for something else */
  close(plain: Uint8Array, context: string): Uint8Array {
    const counter = Buffer.alloc(COUNTER_BYTES);
    counter.writeUIntBE(++this.#counter, 0, COUNTER_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key(this.#salt), nonceOf(counter));
    cipher.setAAD(Buffer.from(context));
    const text = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([Buffer.of(MARK), this.#salt, counter, cipher.getAuthTag(), text]);
  }

  /** Throws NotOpened. */
  open(sealed: Uint8Array, context: string): Uint8Array {
    if (!Seal.isSealed(sealed)) throw new NotOpened('it is not sealed');
    const part = (from: number, length: number): Uint8Array => sealed.subarray(from, from + length);
    const salt = part(1, SALT_BYTES);
    const counter = part(1 + SALT_BYTES, COUNTER_BYTES);
    const decipher = createDecipheriv(CIPHER, this.#key(salt), nonceOf(counter));
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(part(HEAD_BYTES - TAG_BYTES, TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]);
    } catch (cause) {
      throw new NotOpened('it was sealed with another secret, or changed on the way', cause);
    }
  }

  #key(salt: Uint8Array): Uint8Array {
    const name = Buffer.from(salt).toString('base64');
    const known = this.#keys.get(name);
    if (known !== undefined) return known;
    const key = new Uint8Array(hkdfSync('sha256', this.#secret, salt, `conclave ${this.#purpose}`, 32));
    this.#keys.set(name, key);
    for (const oldest of this.#keys.keys()) {
      if (this.#keys.size <= KEYS) break;
      this.#keys.delete(oldest);
    }
    return key;
  }
}

const nonceOf = (counter: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.alloc(NONCE_BYTES - COUNTER_BYTES), counter]);
