/**
 * The cookie of a session. `__Host-` has the browser refuse it from another host, another path or an unsafe connection; Lax
 * keeps it out of what strangers' pages send, and lets a link from a mail find the reader signed in.
 */
import type { IncomingMessage } from 'node:http';
import { LIFE_MS } from '../../../people/index.ts';
import { cookie } from '../../page-request.ts';

const NAME = '__Host-session';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** The secret the request brings; empty when it brings none. */
export const sessionOf = (request: IncomingMessage): string => cookie(request, NAME) ?? '';

export const sessionCookie = (token: string): Readonly<Record<string, string>> => ({
  'set-cookie': `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${LIFE_MS / 1_000}`,
});

/** Has the browser forget it. */
export const noSessionCookie = (): Readonly<Record<string, string>> => ({
  'set-cookie': `${NAME}=; ${ATTRIBUTES}; Max-Age=0`,
});
