/**
 * Recipient: receives a secret over a message server that others may listen to. Sends a public key of
 * its own (X25519, RFC 7748), made for this one answer; what is sealed for it, only it can open.
 *
 * What is sealed is: the sender's public key (32 bytes), the tag (16), the cipher text (AES-256-GCM); in base64.
 */
import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import type { Entropy } from '../random.ts';
import { NotOpened } from './seal.ts';

const KEY_BYTES = 32;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** What comes before the 32 bytes of a key in its DER form (RFC 8410). */
const PRIVATE_HEAD = Buffer.from('302e020100300506032b656e04220420', 'hex');
const PUBLIC_HEAD = Buffer.from('302a300506032b656e032100', 'hex');

/** Each key is used once, so that the nonce may be the same. */
const NONCE = Buffer.alloc(12);

export class Recipient {
  readonly #key: KeyObject;
  /** Base64. */
  readonly publicKey: string;

  constructor(entropy: Entropy) {
    this.#key = privateKeyOf(entropy);
    this.publicKey = rawPublic(this.#key).toString('base64');
  }

  /** Throws NotOpened. @param purpose the same that it was sealed for */
  open(sealed: string, purpose: string): Buffer {
    const bytes = Buffer.from(sealed, 'base64');
    const [sender, tag] = [bytes.subarray(0, KEY_BYTES), bytes.subarray(KEY_BYTES, KEY_BYTES + TAG_BYTES)];
    try {
      const decipher = createDecipheriv(CIPHER, sharedKey(this.#key, sender, [sender, this.publicKey], purpose), NONCE);
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(bytes.subarray(KEY_BYTES + TAG_BYTES)), decipher.final()]);
    } catch (cause) {
      throw new NotOpened('it was sealed for somebody else, or changed on the way', cause);
    }
  }
}

/** Whether the text can be the public key of a recipient. */
export const isPublicKey = (text: string): boolean => /^[A-Za-z0-9+/]{43}=$/.test(text);

/** Throws RangeError when the public key is none. */
export function sealFor(publicKey: string, plain: Uint8Array, purpose: string, entropy: Entropy): string {
  if (!isPublicKey(publicKey)) throw new RangeError('this is no public key');
  const key = privateKeyOf(entropy);
  const sender = rawPublic(key);
  const shared = sharedKey(key, Buffer.from(publicKey, 'base64'), [sender, publicKey], purpose);
  const cipher = createCipheriv(CIPHER, shared, NONCE);
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([sender, cipher.getAuthTag(), text]).toString('base64');
}

const privateKeyOf = (entropy: Entropy): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PRIVATE_HEAD, entropy.bytes(KEY_BYTES)]),
    format: 'der',
    type: 'pkcs8',
  });

const rawPublic = (key: KeyObject): Buffer =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(PUBLIC_HEAD.length);

function sharedKey(
  privateKey: KeyObject,
  other: Uint8Array,
  [sender, recipient]: readonly [Uint8Array, string],
  purpose: string,
): Uint8Array {
  const publicKey = createPublicKey({ key: Buffer.concat([PUBLIC_HEAD, other]), format: 'der', type: 'spki' });
  const secret = diffieHellman({ privateKey, publicKey });
  const salt = Buffer.concat([sender, Buffer.from(recipient, 'base64')]);
  return new Uint8Array(hkdfSync('sha256', secret, salt, `conclave ${purpose}`, KEY_BYTES));
}
