import { reviewRecords } from '../../../../actors/review/index.ts';
import type { ReviewView } from '../../../../protocols/index.ts';
import { deadLetters } from '../../../../runtime/hosting/index.ts';
import type { Store } from '../../../../runtime/index.ts';
import type { Answer } from '../../../http/request-context.ts';
import { eventStream } from '../../event-stream.ts';
import { type Html, html, isolated } from '../../html.ts';
import type { Say } from '../../languages.ts';
import type { Flight, OverviewEvent, Sparkline } from '../../page-events.ts';
import { duration, type OpsRequest, opsPage, short } from '../ops-page.ts';
import type { OpsServices } from '../ops-services.ts';
import { isStuck, reviewsInFlight } from '../review-list.ts';
import type { KnownNode, NodeReports } from './node-reports.ts';
import { actorCells, writeActors } from './overview-actors.ts';
import { drawSparkline, sparkPath } from './sparkline.ts';

/** Counted no further: beyond it the exact number says no more. */
const MOST_LETTERS = 1_000;

/** Reviews under way that the page shows. */
const SHOWN = 50;

/** Reviews the figures of the last ten minutes are made of, at most; and those that are counted only. */
const RECENT = 500;
const COUNTED = 3_000;
const MINUTE_MS = 60_000;
const MINUTES = 10;

/** Of the last ten minutes. */
interface Recent {
  readonly ended: number;
  readonly failed: number;
  readonly p95: number | null;
  /** How many ended in each minute, the oldest first. */
  readonly minutes: readonly number[];
}

interface Overview {
  readonly nodes: readonly KnownNode[];
  readonly flights: readonly ReviewView[];
  readonly letters: number;
  readonly recent: Recent;
  /** Steps a second, the oldest first. */
  readonly steps: readonly number[];
  readonly now: number;
  /** How many reports had been heard. */
  readonly reports: number;
}

/** What one look found, for all who ask within a second: nodes speak often, and many may watch. */
const seen = new WeakMap<NodeReports, Overview>();
const FRESH_MS = 1_000;

function look(services: OpsServices, book: NodeReports): Overview {
  const known = seen.get(book);
  const isFresh = known !== undefined && services.clock.now() - known.now < FRESH_MS;
  if (isFresh && known.reports === book.reports) return known;
  const found = isFresh
    ? { ...known, nodes: book.all(), steps: book.history(), reports: book.reports }
    : lookAnew(services, book);
  seen.set(book, found);
  return found;
}

function lookAnew({ store, clock }: OpsServices, book: NodeReports): Overview {
  const letters = [...deadLetters(store, { limit: MOST_LETTERS })].length;
  const now = clock.now();
  return {
    nodes: book.all(),
    flights: reviewsInFlight(store),
    letters,
    recent: recentOf(store, now),
    steps: book.history(),
    now,
    reports: book.reports,
  };
}

function recentOf(store: Pick<Store, 'get' | 'range'>, now: number): Overview['recent'] {
  const durations: number[] = [];
  const minutes = Array.from({ length: MINUTES }, () => 0);
  let [ended, failed] = [0, 0];
  for (const [key] of store.range(reviewRecords.over.under(), { reverse: true, limit: COUNTED })) {
    const [, at, id] = key as [string, number, string];
    const ago = Math.max(0, Math.floor((now - at) / MINUTE_MS));
    if (ago >= MINUTES) break;
    minutes[MINUTES - 1 - ago] = (minutes[MINUTES - 1 - ago] ?? 0) + 1;
    ended += 1;
    if (ended > RECENT) continue;
    const view = reviewRecords.view.get(store, id);
    if (view === undefined) continue;
    if (view.status === 'failed') failed += 1;
    if (view.completed_at !== null) durations.push(view.completed_at - view.created_at);
  }
  const sorted = durations.toSorted((a, b) => a - b);
  return { ended, failed, p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? null, minutes };
}

/** What a node that is alone does not have. */
const orDash = (count: number | null | undefined): string => (count == null ? '–' : String(count));

const many = (count: number, most: number): string => (count >= most ? `${most}+` : String(count));

/** Live values by the id of the element that shows them: the page and its script use the same ones. */
function cellsOf({ nodes, flights, letters, recent }: Overview, say: Say): Record<string, string> {
  const silent = nodes.filter(({ isSilent }) => isSilent).length;
  const cells: Record<string, string> = {
    ready: say('ops.overview.ready', { ready: nodes.length - silent, silent }),
    ...actorCells(nodes),
    'in-flight': String(flights.length),
    letters: many(letters, MOST_LETTERS),
    ended: String(recent.ended),
    failed: String(recent.failed),
    p95: recent.p95 === null ? '–' : duration(recent.p95),
    rate: sum(nodes, ({ rate, isSilent }) => (isSilent ? 0 : (rate ?? 0))).toFixed(0),
  };
  for (const { report, isSilent } of nodes) {
    const own = (name: string, value: string): void => {
      cells[`${name}-${report.node}`] = value;
    };
    own('state', say(isSilent ? 'ops.node.silent' : 'ops.node.up'));
    // What a silent node held is not its own any more.
    own('shards', orDash(isSilent ? null : report.shards));
    own('actors', String(sum(Object.values(report.actors), (states) => sum(Object.values(states), (count) => count))));
    own('lag', orDash(isSilent ? null : report.lag));
    own('lease', isSilent || report.lease_ms == null ? '–' : duration(report.lease_ms));
    own('mailbox', String(report.mailbox));
    own('work', String(report.activities));
    own('outbox', String(report.outbox));
    own('loop', `${report.loop_delay_ms} ms`);
    own('heap', `${Math.round(report.heap_bytes / 1_048_576)} MB`);
  }
  return cells;
}

const sum = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((total, item) => total + value(item), 0);

const flightOf = (view: ReviewView, now: number): Flight => ({
  id: view.review_id,
  title: short(view.document_title),
  stage: view.stage,
  heard: `${view.agents_reported}/${view.agents_assigned}`,
  progress: view.progress,
  age: duration(now - view.created_at),
  stuck: isStuck(view, now),
});

/** The course of each figure over the last minutes, drawn beside it. */
const sparksOf = ({ recent, steps }: Overview, say: Say): Record<'ended' | 'rate', Sparkline> => ({
  ended: {
    path: sparkPath(recent.minutes),
    label: say('ops.overview.ended-history', { values: recent.minutes.join(', ') }),
  },
  rate: {
    path: sparkPath(steps),
    label: say('ops.overview.rate-history', { values: steps.map((each) => each.toFixed(0)).join(', ') }),
  },
});

export function overviewPage(request: OpsRequest, services: OpsServices, book: NodeReports): Answer {
  const { say } = request;
  const found = look(services, book);
  const cells = cellsOf(found, say);
  const sparks = sparksOf(found, say);
  const cell = (name: string): Html => html`<span id="${name}">${cells[name] ?? '–'}</span>`;
  const fact = (name: string, text: string): Html => html`<div><dt>${text}</dt><dd>${cell(name)}</dd></div>`;
  const body = html`<live-overview src="/ops/live"><div class="page-heading"><h1>${say('ops.menu.overview')}</h1><p class="soft ready" role="status">${cell('ready')}</p><button data-pause hidden aria-pressed="false">${say('ops.pause')}</button></div>
<dl class="facts card">${fact('in-flight', say('ops.overview.in-flight'))}<div><dt>${say('ops.overview.ended')}</dt><dd>${cell('ended')} ${drawSparkline('spark-ended', sparks.ended, MINUTES)}</dd></div>${fact('failed', say('ops.overview.failed'))}${fact('p95', say('ops.overview.p95'))}<div><dt>${say('ops.overview.rate')}</dt><dd>${cell('rate')} ${drawSparkline('spark-rate', sparks.rate, found.steps.length)}</dd></div><div><dt><a href="/ops/dead-letters">${say('ops.menu.dead-letters')}</a></dt><dd>${cell('letters')}</dd></div></dl>
<h2>${say('ops.overview.nodes')}</h2>${writeNodes(found.nodes, cell, say)}
<h2>${say('ops.menu.actors')}</h2>${writeActors(services.machines.keys(), found.nodes, cell, say)}
<div class="page-heading"><h2>${say('ops.overview.flights')}</h2><p><a class="button" href="/ops/reviews?state=stuck">${say('ops.overview.only-stuck')}</a> <a class="button" href="/ops/reviews?state=failed">${say('ops.overview.only-failed')}</a></p></div>${writeFlights(found, say)}</live-overview>`;
  const data = {
    ...found.recent,
    steps: found.steps,
    dead_letters: found.letters,
    nodes: found.nodes,
    in_flight: found.flights,
  };
  return opsPage(request, { title: say('ops.menu.overview'), body, scripts: ['ops-overview.js'], data });
}

function writeNodes(nodes: readonly KnownNode[], cell: (name: string) => Html, say: Say): Html {
  if (nodes.length === 0) return html`<p class="card soft">${say('ops.node.none')}</p>`;
  const columns = ['state', 'shards', 'lag', 'lease', 'actors', 'mailbox', 'work', 'outbox', 'loop', 'heap'] as const;
  return html`<div class="card scroll" tabindex="0" role="group" aria-label="${say('ops.overview.nodes')}"><table class="stacks"><thead><tr><th>${say('ops.node.name')}</th>${columns.map((name) => html`<th${name === 'state' ? '' : html` class="number"`}>${say(`ops.node.${name}`)}</th>`)}</tr></thead><tbody>
${nodes.map(
  ({ report, isSilent }) =>
    html`<tr data-node="${report.node}"${isSilent ? html` class="silent"` : ''}><td data-label="${say('ops.node.name')}"><code>${report.node}</code></td>${columns.map((name) => html`<td${name === 'state' ? html` class="${isSilent ? 'bad' : 'good'}"` : html` class="number"`} data-label="${say(`ops.node.${name}`)}">${cell(`${name}-${report.node}`)}</td>`)}</tr>`,
)}</tbody></table></div>`;
}

function writeFlights({ flights, now }: Overview, say: Say): Html {
  const row = (flight: Flight): Html =>
    html`<tr><td><a href="/ops/reviews/${flight.id}" data-part="title">${isolated(flight.title)}</a></td><td data-part="stage">${flight.stage}</td><td class="number" data-part="heard">${flight.heard}</td><td><progress max="100" value="${flight.progress}" aria-label="${say('ops.flight.progress')}"></progress></td><td class="number${flight.stuck ? ' bad' : ''}" data-part="age">${flight.age}</td></tr>`;
  const blank = { id: '', title: '', stage: '', heard: '', progress: 0, age: '', stuck: false };
  return html`<div class="card scroll" tabindex="0" role="group" aria-label="${say('ops.overview.flights')}"><table><thead><tr><th>${say('ops.flight.document')}</th><th>${say('ops.flight.stage')}</th><th class="number">${say('ops.flight.heard')}</th><th>${say('ops.flight.progress')}</th><th class="number">${say('ops.flight.age')}</th></tr></thead><tbody id="flights">${flights.slice(0, SHOWN).map((view) => row(flightOf(view, now)))}</tbody></table>
<p id="no-flights" class="soft"${flights.length > 0 ? html` hidden` : ''}>${say('ops.flight.none')}</p></div><template id="flight">${row(blank)}</template>`;
}

/** What one look tells in each language, for all who watch in it. */
const told = new WeakMap<Overview, Map<Say, OverviewEvent>>();

function toldOf(found: Overview, say: Say): OverviewEvent {
  const byLanguage = told.get(found) ?? new Map<Say, OverviewEvent>();
  told.set(found, byLanguage);
  const known = byLanguage.get(say);
  if (known !== undefined) return known;
  const made: OverviewEvent = {
    cells: cellsOf(found, say),
    sparks: sparksOf(found, say),
    nodes: found.nodes.map(({ report }) => report.node),
    silent: found.nodes.filter(({ isSilent }) => isSilent).map(({ report }) => report.node),
    flights: found.flights.slice(0, SHOWN).map((view) => flightOf(view, found.now)),
  };
  byLanguage.set(say, made);
  return made;
}

/** Sends the overview again whenever a node has reported. */
export function overviewStream({ say }: OpsRequest, services: OpsServices, book: NodeReports): Answer {
  const { clock, closing } = services;
  return eventStream({
    clock,
    closing,
    listen: (tell) => {
      const told = (): void => tell('overview', toldOf(look(services, book), say));
      told();
      return book.onReport(told);
    },
  });
}
