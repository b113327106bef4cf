import { entityOf } from '../../../runtime/hosting/index.ts';
import { readTrail } from '../../../runtime/observation/index.ts';
import type { Answer } from '../../http/request-context.ts';
import type { AuditTrail } from '../../operations/audit-trail.ts';
import { html } from '../html.ts';
import { seeOther, textAnswer } from '../page-answer.ts';
import { PageError } from '../page-request.ts';
import { duration, instant, type OpsRequest, opsPage, requireOperator, short } from './ops-page.ts';
import type { OpsServices } from './ops-services.ts';
import type { NodeReports } from './overview/node-reports.ts';
import { stays, storyOf } from './review/review-story.ts';
import { chartOf } from './statechart/chart.ts';
import { drawChart, walkOf } from './statechart/draw.ts';

/** Types and states of the actors in memory of all nodes, and the chart of each type. */
export function actorsPage(request: OpsRequest, { machines }: OpsServices, book: NodeReports): Answer {
  const { say, url } = request;
  const type = url.searchParams.get('type');
  const key = url.searchParams.get('key')?.trim().slice(0, 200);
  if (type !== null && key) return seeOther(`/ops/actors/${encodeURIComponent(type)}/${encodeURIComponent(key)}`);
  const counts = new Map<string, Map<string, number>>();
  for (const { report, isSilent } of book.all()) {
    if (isSilent) continue;
    for (const [name, states] of Object.entries(report.actors)) {
      const known = counts.get(name) ?? new Map<string, number>();
      counts.set(name, known);
      for (const [state, count] of Object.entries(states)) known.set(state, (known.get(state) ?? 0) + count);
    }
  }
  const title = say('ops.menu.actors');
  const never = { taken: new Map(), visits: new Map(), now: '' };
  const body = html`<h1>${title}</h1><form class="row card" method="get"><label>${say('ops.actors.type')} <select name="type">${[...machines.keys()].map((name) => html`<option>${name}</option>`)}</select></label>
<label>${say('ops.actors.key')} <input name="key" required maxlength="200"></label><button>${say('ops.reviews.find')}</button></form>
${[...machines].map(([name, machine]) => {
  const present = [...(counts.get(name) ?? [])].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return html`<h2 id="${name}">${name}</h2><div class="card"><p>${present.length === 0 ? html`<span class="soft">${say('ops.actors.none')}</span>` : present.map(([state, count]) => html`<span class="pill">${state} ${count}</span> `)}</p>${drawChart(chartOf(machine), never, say)}</div>`;
})}`;
  const data = Object.fromEntries([...counts].map(([name, states]) => [name, Object.fromEntries(states)]));
  return opsPage(request, { title, body, data });
}

interface Stored {
  readonly version: number;
  readonly status: string;
  readonly value: unknown;
  readonly context: unknown;
  readonly sent: number;
}

/** What can wait for an actor, as the store has it. */
const AREAS = ['order', 'alarm', 'outbox', 'inbox'] as const;

/** One actor: where it is, how it came there, what it waits for. Its context is content: a look at it is on the audit trail. */
export async function actorPage(
  request: OpsRequest,
  { store, machines, clock }: OpsServices,
  audit: AuditTrail,
): Promise<Answer> {
  const { say, params, operator, url } = request;
  const [type, key] = [params.type ?? '', params.key ?? ''];
  const machine = machines.get(type);
  const envelope = store.get(['actor', type, key]) as Stored | undefined;
  const { transitions } = readTrail(store, entityOf(key));
  const own = transitions.filter((each) => each.type === type && each.key === key);
  if (machine === undefined || (envelope === undefined && own.length === 0)) throw new PageError(404);
  const isLooking = url.searchParams.get('content') === '1' && envelope !== undefined;
  if (isLooking) requireOperator(request, operator);
  const look = { act: 'actors.look', by: operator.name, params: { type, key } };
  const context = isLooking ? await audit.record(look, async () => envelope.context) : undefined;
  const waits = AREAS.map((area) => [area, [...store.range([area, type, key], { limit: 500 })].length] as const);
  const isOver = envelope === undefined || envelope.status === 'done';
  const until = isOver ? (own.at(-1)?.at ?? 0) : clock.now();
  const review = storyOf(store, entityOf(key), clock.now());
  const title = `${type} ${short(key)}`;
  const body = html`<h1>${type} <code>${short(key, 120)}</code></h1>
<dl class="facts card"><div><dt>${say('ops.actors.state')}</dt><dd>${own.at(-1)?.to ?? JSON.stringify(envelope?.value)}</dd></div><div><dt>${say('ops.actors.kept')}</dt><dd>${say(envelope === undefined ? 'ops.actors.derived' : 'ops.actors.stored')}</dd></div>${waits.map(([area, count]) => html`<div><dt>${say(`ops.actors.${area}`)}</dt><dd>${count}</dd></div>`)}</dl>
${review && html`<p><a href="/ops/reviews/${review.view.review_id}">${say('ops.actors.review')}</a></p>`}
<h2>${say('ops.review.states')}</h2><div class="card">${drawChart(chartOf(machine), walkOf(own, until), say)}<ol>${stays(own, until).map(({ state, at, ms }, index) => html`<li>${instant(at)} <b>${state}</b> <code>${own[index]?.event}</code> <span class="soft">${duration(ms)}</span></li>`)}</ol></div>
${envelope !== undefined && operator.role === 'operator' && (isLooking ? html`<h2>${say('ops.actors.context')}</h2><pre tabindex="0">${JSON.stringify(context, null, 1)}</pre>` : html`<p><a class="button" href="?content=1">${say('ops.actors.look')}</a> <span class="soft">${say('ops.audited')}</span></p>`)}`;
  return opsPage(request, {
    title,
    body,
    data: { type, key, transitions: own, envelope: envelope && { ...envelope, context } },
  });
}

/** Everything the actors of a review did, as JSON. */
export function historyPage(request: OpsRequest, { store, clock }: OpsServices): Answer {
  const id = request.params.id ?? '';
  if (storyOf(store, id, clock.now()) === undefined) throw new PageError(404);
  return textAnswer(JSON.stringify(readTrail(store, id), null, 1), 'application/json');
}
