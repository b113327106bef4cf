import { type DeadLetter, deadLetters } from '../../../runtime/hosting/index.ts';
import type { Key } from '../../../runtime/index.ts';
import type { Answer } from '../../http/request-context.ts';
import type { AuditTrail } from '../../operations/audit-trail.ts';
import {
  deadLetterId,
  deadLettersOf,
  findDeadLetter,
  NoSuchDeadLetter,
  NotReplayed,
  replayDeadLetter,
} from '../../operations/dead-letters.ts';
import { type Html, html } from '../html.ts';
import type { Say } from '../languages.ts';
import { PageError } from '../page-request.ts';
import { instant, type OpsRequest, opsPage, short } from './ops-page.ts';
import type { OpsServices } from './ops-services.ts';

const PAGE = 100;

/** Acted on at once; what was confirmed is what is done. */
const AT_ONCE = 100;

const ACTS = ['replay', 'drop'] as const;
type Act = (typeof ACTS)[number];

const about = ({ unsent, message, event }: DeadLetter): string => unsent?.subject ?? message?.subject ?? event.type;

function page({ store, machines }: OpsServices, actor: string, after: Key | undefined) {
  const all = deadLetters(store, { limit: PAGE + 1, ...(after && { after }) });
  const found = [...(actor === '' ? all : deadLettersOf(store, machines.keys(), actor))];
  return { rows: found.slice(0, PAGE), next: actor === '' && found.length > PAGE ? found[PAGE - 1]?.[0] : undefined };
}

export function deadLettersPage(request: OpsRequest, services: OpsServices): Answer {
  const { say, url, operator } = request;
  const actor = (url.searchParams.get('actor') ?? '').slice(0, 200);
  const { rows, next } = page(services, actor, keyIn(url.searchParams.get('after')));
  const listed = rows.map(([key, letter]) => ({ id: deadLetterId(key), letter }));
  const title = say('ops.menu.dead-letters');
  const more = next && `/ops/dead-letters?after=${writeKey(next)}`;
  const body = html`<h1>${title}</h1>${actor !== '' && html`<p><code>${short(actor)}</code> <a href="/ops/dead-letters">${say('ops.letters.all')}</a></p>`}
${listed.length === 0 ? html`<p class="card soft">${say('ops.letters.none')}</p>` : writeList(listed, services.deadLetters !== undefined && operator.role === 'operator', say)}${more && html`<p><a class="button" href="${more}">${say('ops.more')}</a></p>`}`;
  const data = {
    letters: listed.map(({ id, letter }) => ({
      id,
      actor: letter.actor,
      about: about(letter),
      at: letter.at,
      reason: firstLine(letter),
    })),
  };
  return opsPage(request, { title, body, data });
}

/** Why in one line, without where in the code: a schema's complaint begins with a line that says nothing. */
const firstLine = ({ reason }: DeadLetter): string => {
  const [told = ''] = reason.split(/\n {4}at /, 1);
  const messages = [...told.matchAll(/"path": \[([^\]]*)\],\s+"message": "([^"]*)"/g)];
  if (messages.length === 0) return told.split('\n', 1)[0] ?? '';
  return messages.map(([, path = '', message]) => `${path.replace(/[\s"]+/g, '')}: ${message}`).join('; ');
};

function keyIn(text: string | null): Key | undefined {
  try {
    const key: unknown = JSON.parse(Buffer.from(text ?? '', 'base64url').toString());
    const isKey = Array.isArray(key) && key[0] === 'dead-letter' && key.every((part) => typeof part === 'string');
    return isKey ? (key as string[]) : undefined;
  } catch {
    return undefined;
  }
}

const writeKey = (key: Key): string => Buffer.from(JSON.stringify(key)).toString('base64url');

interface Listed {
  readonly id: string;
  readonly letter: DeadLetter;
}

function writeList(listed: readonly Listed[], mayAct: boolean, say: Say): Html {
  return html`<form method="post" action="/ops/dead-letters/confirm"><div class="card scroll" tabindex="0" role="group" aria-label="${say('ops.menu.dead-letters')}"><table class="stacks"><thead><tr>${mayAct && html`<th><span class="unseen">${say('ops.letters.choose')}</span></th>`}<th>${say('ops.letters.at')}</th><th>${say('ops.letters.actor')}</th><th>${say('ops.letters.about')}</th><th>${say('ops.letters.reason')}</th></tr></thead><tbody>
${listed.map(
  ({ id, letter }) =>
    html`<tr>${mayAct && html`<td><input type="checkbox" name="letter" value="${id}" aria-label="${say('ops.letters.choose')} ${id}"></td>`}<td>${instant(letter.at)}</td><td><a href="/ops/dead-letters/${id}"><code>${short(letter.actor)}</code></a></td><td data-label="${say('ops.letters.about')}"><code>${short(about(letter))}</code></td><td>${short(firstLine(letter), 120)}</td></tr>`,
)}</tbody></table></div>${mayAct && html`<p>${ACTS.map((act) => html`<button name="act" value="${act}"${act === 'drop' ? html` class="danger"` : ''}>${say(`ops.letters.${act}`)}</button> `)}</p>`}</form>`;
}

/** One letter, with what was in it: the look is on the audit trail. */
export async function deadLetterPage(request: OpsRequest, services: OpsServices, audit: AuditTrail): Promise<Answer> {
  const { say, params, operator } = request;
  const id = params.letter ?? '';
  const { letter } = find(services, id);
  await audit.record({ act: 'dead-letters.look', by: operator.name, params: { letter: id } }, async () => undefined);
  const title = `${say('ops.menu.dead-letters')} ${id}`;
  const body = html`<h1><code>${id}</code></h1><dl class="facts card"><div><dt>${say('ops.letters.actor')}</dt><dd><code>${short(letter.actor, 200)}</code></dd></div><div><dt>${say('ops.letters.about')}</dt><dd><code>${short(about(letter), 200)}</code></dd></div><div><dt>${say('ops.letters.at')}</dt><dd>${instant(letter.at)}</dd></div></dl>
<h2>${say('ops.letters.reason')}</h2><pre tabindex="0">${letter.reason}</pre><h2>${say('ops.letters.content')}</h2><p class="soft">${say('ops.audited')}</p><pre tabindex="0">${short(JSON.stringify(letter.unsent ?? letter.message ?? letter.event, null, 1), 100_000)}</pre>
${services.deadLetters && html`<form method="post" action="/ops/dead-letters/confirm"><input type="hidden" name="letter" value="${id}"><p>${ACTS.map((act) => html`<button name="act" value="${act}"${act === 'drop' ? html` class="danger"` : ''}>${say(`ops.letters.${act}`)}</button> `)}</p></form>`}`;
  return opsPage(request, { title, body, data: { letter: id, ...letter } });
}

function find(services: OpsServices, id: string) {
  try {
    return findDeadLetter(services.store, id);
  } catch (error) {
    if (error instanceof NoSuchDeadLetter) throw new PageError(404);
    throw error;
  }
}

async function chosen(request: OpsRequest, services: OpsServices): Promise<{ act: Act; letters: readonly string[] }> {
  if (services.deadLetters === undefined) throw new PageError(503);
  const form = await request.form();
  const act = ACTS.find((each) => each === form.get('act'));
  const letters = [...new Set(form.getAll('letter'))].filter((id) => /^dl_[0-9a-f]{12}$/.test(id));
  if (act === undefined || letters.length > AT_ONCE) throw new PageError(400);
  return { act, letters };
}

/** Says how many and which, before anything is done. */
export async function confirmPage(request: OpsRequest, services: OpsServices): Promise<Answer> {
  const { say } = request;
  const { act, letters } = await chosen(request, services);
  const title = say(`ops.letters.confirm.${act}`, { count: letters.length });
  const body = html`<h1>${title}</h1>${letters.length === 0 ? html`<p class="notice">${say('ops.letters.nothing')}</p>` : html`<form method="post" action="/ops/dead-letters/act"><input type="hidden" name="act" value="${act}"><ul class="card">${letters.map((id) => html`<li><input type="hidden" name="letter" value="${id}"><code>${id}</code></li>`)}</ul><p><button class="${act === 'drop' ? 'danger' : 'main'}">${title}</button> <a class="button" href="/ops/dead-letters">${say('ops.letters.leave')}</a></p></form>`}`;
  return opsPage(request, { title, body, data: { act, letters } });
}

/** Does it, each under the operator's name on the audit trail, and says what came of each. */
export async function actPage(request: OpsRequest, services: OpsServices, audit: AuditTrail): Promise<Answer> {
  const { say, operator } = request;
  const { act, letters } = await chosen(request, services);
  const outcomes: { id: string; outcome: string; detail: string }[] = [];
  for (const id of letters) {
    const work = () => carryOut(act, id, services);
    const told = { act: `dead-letters.${act}`, by: operator.name, params: { letter: id } };
    outcomes.push({ id, ...(await audit.record(told, work).catch(explained)) });
  }
  const title = say('ops.letters.done');
  const body = html`<h1>${title}</h1><table class="card"><thead><tr><th>${say('ops.letters.letter')}</th><th>${say('ops.letters.outcome')}</th></tr></thead><tbody>${outcomes.map(({ id, outcome, detail }) => html`<tr><td><code>${id}</code></td><td>${outcome} <span class="soft">${short(detail, 300)}</span></td></tr>`)}</tbody></table><p><a class="button" href="/ops/dead-letters">${say('ops.menu.dead-letters')}</a></p>`;
  return opsPage(request, { title, body, data: { outcomes } });
}

async function carryOut(act: Act, id: string, { store, deadLetters }: OpsServices) {
  const { key } = findDeadLetter(store, id);
  if (act === 'drop') {
    await store.commit([{ op: 'remove', key }]);
    await store.flush();
    return { outcome: 'dropped', detail: '' };
  }
  if (deadLetters === undefined) throw new PageError(503);
  const replayed = await replayDeadLetter(deadLetters, key);
  return { outcome: replayed.outcome, detail: 'reason' in replayed ? (replayed.reason.split('\n', 1)[0] ?? '') : '' };
}

function explained(error: unknown): { outcome: string; detail: string } {
  if (error instanceof NoSuchDeadLetter || error instanceof NotReplayed)
    return { outcome: 'refused', detail: error.message };
  throw error;
}
