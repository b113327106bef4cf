import { peopleServices, type Role } from '../../../../gateway/people/index.ts';
import { seededEntropy, systemClock } from '../../../../runtime/index.ts';
import type { RunningGateway } from '../../gateway.ts';

export interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly location: string | null;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly form?: Record<string, string>;
  readonly body?: FormData;
}

/** Asks as a browser with this session does from a page of ours. */
export type Browse = (path: string, asked?: Asked) => Promise<Page>;

const OUR_OWN = { 'sec-fetch-site': 'same-origin' };

/** A browser that keeps the session it is given. */
export function browser(gateway: RunningGateway, session?: string): Browse {
  return async (path, { method, headers = {}, form, body } = {}) => {
    const sent = body ?? (form === undefined ? undefined : new URLSearchParams(form));
    const response = await fetch(gateway.url + path, {
      method: method ?? (sent === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: { ...OUR_OWN, ...(session !== undefined && { cookie: `__Host-session=${session}` }), ...headers },
      ...(sent !== undefined && { body: sent }),
    });
    const { status, headers: answered } = response;
    return { status, headers: answered, text: await response.text(), location: answered.get('location') };
  };
}

let seed = 100;

export interface SignedIn {
  readonly browse: Browse;
  readonly session: string;
  readonly person: string;
}

/** Somebody of the account, signed in. */
export async function signIn(gateway: RunningGateway, role: Role = 'admin', account = 'acme'): Promise<SignedIn> {
  seed += 1;
  const services = peopleServices({ store: gateway.store, clock: systemClock, entropy: seededEntropy(seed) });
  const person = await services.people.invite(account, `Person ${seed}`, role);
  const session = (await services.sessions.begin(person)) ?? '';
  return { browse: browser(gateway, session), session, person: person.person_id };
}
