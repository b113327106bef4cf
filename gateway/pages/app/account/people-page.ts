/** The people of the account: invited, given another role, sent a link, and removed here. */
import type { Speaker } from '../../../../actors/languages/index.ts';
import type { Answer } from '../../../http/request-context.ts';
import {
  INVITATION_MS,
  LastAdmin,
  LINK_MS,
  NoSuchPerson,
  PeopleLimit,
  type Person,
  PersonChanged,
  PersonName,
  ROLES,
  Role,
  signInUrl,
} from '../../../people/index.ts';
import { type Html, html, isolated } from '../../html.ts';
import { seeOther } from '../../page-answer.ts';
import { PageError, type PageRoute } from '../../page-request.ts';
import { type AppRequest, forPeople } from '../access.ts';
import type { AppServices } from '../app-services.ts';
import { instant, namesIn } from '../names.ts';

export function peoplePages(services: AppServices): PageRoute[] {
  const post = (path: string, handle: (request: AppRequest) => Promise<Answer>): PageRoute =>
    forPeople(services, 'admin', { method: 'POST', path: `/app/people${path}` }, (request) =>
      explained(request, handle),
    );
  return [
    forPeople(services, 'admin', { method: 'GET', path: '/app/people' }, (request) => page(services, request)),
    post('', (request) => invite(services, request)),
    post('/:person/link', (request) => link(services, request)),
    post('/:person/role', (request) => setRole(services, request)),
    post('/:person/remove', (request) => remove(services, request)),
  ];
}

async function explained(request: AppRequest, handle: (request: AppRequest) => Promise<Answer>): Promise<Answer> {
  try {
    return await handle(request);
  } catch (error) {
    if (error instanceof NoSuchPerson) throw new PageError(404);
    if (error instanceof LastAdmin) throw new PageError(409, request.say('app.people.last-admin'));
    if (error instanceof PeopleLimit) throw new PageError(409, request.say('app.people.limit'));
    if (error instanceof PersonChanged) throw new PageError(409);
    throw error;
  }
}

const audited = <Value>(
  { audit }: AppServices,
  { person }: AppRequest,
  act: string,
  params: Readonly<Record<string, unknown>>,
  work: () => Promise<Value>,
): Promise<Value> =>
  audit.record({ act: `app.people.${act}`, by: person.name, params: { account: person.account_id, ...params } }, work);

async function invite(services: AppServices, request: AppRequest): Promise<Answer> {
  const form = await request.form();
  const name = PersonName.safeParse(form.get('name'));
  const role = Role.safeParse(form.get('role'));
  if (!name.success || !role.success) throw new PageError(400, request.say('app.keylist.bad-name'));
  const { people } = services;
  const { account_id } = request.account;
  const params = { name: name.data, role: role.data };
  const person = await audited(services, request, 'invite', params, () =>
    people.invite(account_id, name.data, role.data),
  );
  return linkPage(services, request, person, INVITATION_MS);
}

async function link(services: AppServices, request: AppRequest): Promise<Answer> {
  const person = services.people.require(request.account.account_id, request.params.person ?? '');
  const params = { person: person.person_id };
  return audited(services, request, 'link', params, () => linkPage(services, request, person, LINK_MS));
}

async function linkPage(services: AppServices, request: AppRequest, person: Person, lifeMs: number): Promise<Answer> {
  const { say, language, request: asked } = request;
  const { token, expires_at } = await services.links.issue(person, lifeMs);
  const names = await namesIn(language);
  const here = services.publicUrl ?? `http://${asked.headers.host}`;
  const notice = html`<div class="notice good" role="status"><p>${say('app.people.link-shown', { name: person.name })} ${instant(expires_at, names.locale)}.</p><code class="secret">${signInUrl(here, token)}</code></div>`;
  return page(services, request, notice);
}

async function setRole(services: AppServices, request: AppRequest): Promise<Answer> {
  const role = Role.safeParse((await request.form()).get('role'));
  if (!role.success) throw new PageError(400);
  const person = request.params.person ?? '';
  await audited(services, request, 'role', { person, role: role.data }, () =>
    services.people.setRole(request.account.account_id, person, role.data),
  );
  return seeOther('/app/people');
}

async function remove(services: AppServices, request: AppRequest): Promise<Answer> {
  const person = request.params.person ?? '';
  await audited(services, request, 'remove', { person }, () =>
    services.people.remove(request.account.account_id, person),
  );
  return seeOther('/app/people');
}

async function page({ people }: AppServices, request: AppRequest, notice?: Html): Promise<Answer> {
  const { say, language, account } = request;
  const names = await namesIn(language);
  const rows = people.list(account.account_id).map((person) => row(person, request, names));
  const title = say('app.menu.people');
  const roles = (chosen: Role): Html[] =>
    ROLES.map(
      (role) =>
        html`<option value="${role}"${role === chosen ? html` selected` : ''}>${say(`app.role.${role}`)}</option>`,
    );
  const body = html`<h1>${title}</h1>${notice}
<div class="scroll"><table class="stacks"><thead><tr><th scope="col">${say('app.people.name')}</th><th scope="col">${say('app.people.role')}</th><th scope="col">${say('app.people.seen')}</th><th scope="col">${say('app.keylist.acts')}</th></tr></thead><tbody>${rows}</tbody></table></div>
<h2>${say('app.people.invite')}</h2><form class="row" method="post" action="/app/people"><label>${say('app.people.name')} <input name="name" required maxlength="100"></label><label>${say('app.people.role')} <select name="role">${roles('reviewer')}</select></label><button class="main">${say('app.people.make-link')}</button></form>
<p class="soft">${say('app.people.roles')}</p>`;
  return request.page({ title, body, isSecret: notice !== undefined });
}

function row(person: Person, { say }: AppRequest, names: Speaker): Html {
  const { person_id: id, name, role, connection, signed_in_at } = person;
  const byLink = connection === 'link';
  const options = ROLES.map(
    (each) => html`<option value="${each}"${each === role ? html` selected` : ''}>${say(`app.role.${each}`)}</option>`,
  );
  const roleForm = html`<form method="post" action="/app/people/${id}/role"><label><span class="unseen">${say('app.people.role')}: ${name}</span> <select name="role">${options}</select></label><button>${say('app.people.change')}</button></form>`;
  return html`<tr><td>${isolated(name)}</td><td data-label="${say('app.people.role')}">${byLink ? roleForm : say(`app.role.${role}`)}</td>
<td data-label="${say('app.people.seen')}">${signed_in_at === null ? say('app.keylist.never') : instant(signed_in_at, names.locale)}</td>
<td>${byLink && html`<form method="post" action="/app/people/${id}/link"><button>${say('app.people.make-link')}</button></form>`}<form method="post" action="/app/people/${id}/remove"><button class="danger">${say('app.people.remove')}</button></form></td></tr>`;
}
