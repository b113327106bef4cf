/** Passkeys: a person's own, and signing in by one. Adding and using them needs a script; links work without. */
import { AddressRateLimit } from '../../../http/access/address-rate-limit.ts';
import type { Answer } from '../../../http/request-context.ts';
import { type Asked, type Passkey, PasskeyRefused, PersonName, type Place } from '../../../people/index.ts';
import { type Html, html, isolated } from '../../html.ts';
import { seeOther, textAnswer } from '../../page-answer.ts';
import { PageError, type PageRequest, type PageRoute } from '../../page-request.ts';
import { pendingCookie, pendingOf } from '../../pending-cookie.ts';
import { type AppRequest, forPeople, requireHost } from '../access.ts';
import type { AppServices } from '../app-services.ts';
import { instant, namesIn } from '../names.ts';
import { sessionCookie, sessionOf } from './session-cookie.ts';

/** Of one address a minute: a sign-in takes two. */
const TRIES_PER_MINUTE = 60;

export function passkeyPages(services: AppServices): PageRoute[] {
  const tries = new AddressRateLimit(TRIES_PER_MINUTE, services.clock);
  const noted = (reason: string, { request }: PageRequest): Promise<unknown> => {
    const params = { address: request.socket.remoteAddress ?? '', connection: 'passkey', reason };
    return services.audit.record({ act: 'app.sign-in.refused', by: 'unknown', params }, async () => undefined);
  };
  const open = (path: string, handle: (request: PageRequest) => Promise<Answer>): PageRoute => ({
    method: 'POST',
    path,
    handle: (request) => {
      requireHost(request.request, services.publicUrl);
      if (tries.count(request.request.socket.remoteAddress ?? '') !== undefined) throw new PageError(429);
      return explained(services, request, handle, noted);
    },
  });
  const own = (method: 'GET' | 'POST', path: string, handle: (request: AppRequest) => Promise<Answer>): PageRoute =>
    forPeople(services, 'viewer', { method, path: `/app/passkeys${path}` }, (request) =>
      explained(services, request, () => handle(request)),
    );
  return [
    own('GET', '', (request) => page(services, request)),
    own('POST', '/begin', async (request) =>
      asked(await services.passkeys.beginAdding(request.person, placeOf(services, request))),
    ),
    own('POST', '', (request) => add(services, request)),
    own('POST', '/remove', (request) => remove(services, request)),
    open('/app/sign-in/passkey/begin', async (request) =>
      asked(await services.passkeys.beginSignIn(placeOf(services, request))),
    ),
    open('/app/sign-in/passkey', (request) => signIn(services, request)),
  ];
}

/** As the browser has the page's address. */
const placeOf = ({ publicUrl }: AppServices, { request }: PageRequest): Place => ({
  origin: new URL(publicUrl ?? `http://${request.headers.host}`).origin,
});

const asked = ({ options, browser }: Asked): Answer =>
  textAnswer(JSON.stringify(options), 'application/json', { headers: pendingCookie(browser) });

async function explained(
  { log }: AppServices,
  request: PageRequest,
  handle: (request: PageRequest) => Promise<Answer>,
  noted?: (reason: string, request: PageRequest) => Promise<unknown>,
): Promise<Answer> {
  try {
    return await handle(request);
  } catch (error) {
    if (!(error instanceof PasskeyRefused)) throw error;
    const reason = error.message.slice(0, 300);
    log.info('app.passkey.refused', { reason });
    await noted?.(reason, request);
    throw new PageError(401, request.say('app.passkey.failed'));
  }
}

async function signIn(services: AppServices, request: PageRequest): Promise<Answer> {
  const { passkeys, sessions, audit } = services;
  const answer = (await request.form()).get('credential') ?? '';
  const { person, session } = await passkeys.signIn(placeOf(services, request), pendingOf(request.request), answer);
  await sessions.end(sessionOf(request.request));
  const params = { account: person.account_id, person: person.person_id, connection: 'passkey' };
  await audit.record({ act: 'app.sign-in', by: person.name, params }, async () => undefined);
  return seeOther('/app/reviews', sessionCookie(session));
}

async function add(services: AppServices, request: AppRequest): Promise<Answer> {
  const { passkeys, audit } = services;
  const { person } = request;
  const form = await request.form();
  const label = PersonName.safeParse(form.get('label')).data ?? request.say('app.passkey.unnamed');
  const params = { account: person.account_id, person: person.person_id, label };
  await audit.record({ act: 'app.passkey.add', by: person.name, params }, () =>
    passkeys.add(person, placeOf(services, request), pendingOf(request.request), form.get('credential') ?? '', label),
  );
  return seeOther('/app/passkeys');
}

async function remove({ passkeys, audit }: AppServices, request: AppRequest): Promise<Answer> {
  const { person } = request;
  const credential = (await request.form()).get('id') ?? '';
  const params = { account: person.account_id, person: person.person_id };
  const isRemoved = await audit.record({ act: 'app.passkey.remove', by: person.name, params }, () =>
    passkeys.remove(person, credential),
  );
  if (!isRemoved) throw new PageError(404);
  return seeOther('/app/passkeys');
}

async function page({ passkeys }: AppServices, request: AppRequest): Promise<Answer> {
  const { say, language, person } = request;
  const names = await namesIn(language);
  const row = ({ credential_id, label, created_at, used_at }: Passkey): Html =>
    html`<tr><td>${isolated(label)}</td><td data-label="${say('app.passkey.since')}">${instant(created_at, names.locale)}</td><td data-label="${say('app.passkey.used')}">${used_at === null ? say('app.keylist.never') : instant(used_at, names.locale)}</td>
<td><form method="post" action="/app/passkeys/remove"><input type="hidden" name="id" value="${credential_id}"><button class="danger">${say('app.people.remove')}</button></form></td></tr>`;
  const rows = passkeys.list(person).map(row);
  const title = say('app.passkey.title');
  const list =
    rows.length === 0
      ? html`<p class="soft">${say('app.passkey.none')}</p>`
      : html`<div class="scroll"><table class="stacks"><thead><tr><th scope="col">${say('app.people.name')}</th><th scope="col">${say('app.passkey.since')}</th><th scope="col">${say('app.passkey.used')}</th><th scope="col">${say('app.keylist.acts')}</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  const form = html`<pass-key data-begin="/app/passkeys/begin" data-failed="${say('app.passkey.failed')}" data-create="yes"><form class="row" method="post" action="/app/passkeys" hidden><label>${say('app.people.name')} <input name="label" maxlength="100" required></label><input type="hidden" name="credential"><button class="main">${say('app.passkey.add')}</button></form>
<p class="notice bad" role="alert" hidden></p><p class="soft unscripted">${say('app.passkey.needs')}</p></pass-key>`;
  const body = html`<h1>${title}</h1><p>${say('app.passkey.how')}</p>${list}${person.connection === 'link' ? form : html`<p class="soft">${say('app.passkey.company')}</p>`}`;
  return request.page({ title, body, scripts: ['pass-key.js'] });
}
