/** What a browser keeps while its person is at an identity provider, or looks for a passkey: Lax, since they come back from there. */
import type { IncomingMessage } from 'node:http';
import { cookie } from './page-request.ts';

const NAME = '__Host-sign-in';

export const pendingOf = (request: IncomingMessage): string => cookie(request, NAME) ?? '';

export const pendingCookie = (token: string): Readonly<Record<string, string>> => ({
  'set-cookie': `${NAME}=${token}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=600`,
});
