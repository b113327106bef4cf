import { createHash } from 'node:crypto';
import type { Entropy } from '../../runtime/index.ts';

/** Bytes of a session's or a link's secret: 256 bits are not found by guessing. */
const TOKEN_BYTES = 32;

const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** A secret nobody had before, fit for a cookie and a URL. */
export const createToken = (entropy: Entropy): string => Buffer.from(entropy.bytes(TOKEN_BYTES)).toString('base64url');

/** Whether the text has the form of such a secret: anything else is not looked up. */
export const isToken = (text: string): boolean => SHAPE.test(text);

/** What is stored in place of the secret. A plain hash suffices: there is nothing to guess in 256 random bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
