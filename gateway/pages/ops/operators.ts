/**
 * Operators: who is signed in to this process's operators' pages. Owns their sessions, which live in memory and end with the
 * process; the admin token is what makes one.
 *
 * Invariants:
 *  1. A session ends LIFE_MS after sign-in, and IDLE_MS after its last request.
 *  2. Memory has the hash of a session's secret, never the secret.
 *  3. A sign-in makes a new secret: one that was in the browser before is worth nothing.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Clock, Entropy } from '../../../runtime/index.ts';
import { header } from '../../http/header.ts';
import { bringsToken } from '../../operations/admin-token.ts';
import type { OperatorRole } from '../../sso/index.ts';
import { cookie } from '../page-request.ts';

export interface Operator {
  /** As they gave it, or as their provider has it: it is on the audit trail. */
  readonly name: string;
  /** A viewer sees how actors are; an operator also content, and acts. */
  readonly role: OperatorRole;
}

const LIFE_MS = 8 * 3_600_000;
const IDLE_MS = 3_600_000;
const SECRET_BYTES = 32;

/** Browsers signed in at the same time; beyond it the oldest is signed out. */
const MAX_SESSIONS = 50;

/** The browser sends it to this host alone, over https or on loopback, never along with another site's request. */
const COOKIE = '__Host-conclave-ops';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';

export const LONGEST_NAME = 100;

interface Session extends Operator {
  readonly createdAt: number;
  seenAt: number;
}

export interface OperatorsOptions {
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly token: string;
}

export class Operators {
  readonly #options: OperatorsOptions;
  readonly #sessions = new Map<string, Session>();

  constructor(options: OperatorsOptions) {
    this.#options = options;
  }

  /** Whose request it is: by session, or by the admin token as a program brings it. */
  of(request: IncomingMessage): Operator | undefined {
    if (bringsToken(header(request, 'authorization'), this.#options.token))
      return { name: 'admin token', role: 'operator' };
    const secret = cookie(request, COOKIE);
    if (secret === undefined) return undefined;
    const now = this.#options.clock.now();
    const session = this.#sessions.get(hash(secret));
    if (session === undefined) return undefined;
    if (session.createdAt + LIFE_MS <= now || session.seenAt + IDLE_MS <= now) {
      this.#sessions.delete(hash(secret));
      return undefined;
    }
    session.seenAt = now;
    return session;
  }

  /** The cookie of a new session; undefined when the token is wrong. */
  signIn(token: string, name: string): string | undefined {
    if (!bringsToken(`Bearer ${token.trim()}`, this.#options.token)) return undefined;
    return this.admit(name, 'operator');
  }

  /** The cookie of a new session of somebody who has proved who they are. */
  admit(name: string, role: OperatorRole): string {
    const { clock, entropy } = this.#options;
    const secret = Buffer.from(entropy.bytes(SECRET_BYTES)).toString('base64url');
    const now = clock.now();
    for (const oldest of this.#sessions.keys()) {
      if (this.#sessions.size < MAX_SESSIONS) break;
      this.#sessions.delete(oldest);
    }
    this.#sessions.set(hash(secret), { name: nameOf(name), role, createdAt: now, seenAt: now });
    return `${COOKIE}=${secret}; ${ATTRIBUTES}`;
  }

  /** As it is on the audit trail. */
  nameOf(given: string): string {
    return nameOf(given);
  }

  /** The cookie that takes the session's place. */
  signOut(request: IncomingMessage): string {
    const secret = cookie(request, COOKIE);
    if (secret !== undefined) this.#sessions.delete(hash(secret));
    return `${COOKIE}=; Max-Age=0; ${ATTRIBUTES}`;
  }
}

const hash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const nameOf = (given: string): string => {
  const name = given
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, LONGEST_NAME);
  return name === '' ? 'operator' : name;
};
