import type { Transition } from '../../../../runtime/observation/index.ts';
import { type Html, html } from '../../html.ts';
import type { Say } from '../../languages.ts';
import type { Chart, ChartEdge, ChartState } from './chart.ts';

/** What an actor did, on its chart. */
export interface Walk {
  /** How often, by `from>to>event`. */
  readonly taken: ReadonlyMap<string, number>;
  readonly visits: ReadonlyMap<string, { readonly count: number; readonly ms: number }>;
  /** Path of the present state, or of the last one. */
  readonly now: string;
}

export const edgeKey = ({ from, to, event }: Pick<ChartEdge, 'from' | 'to' | 'event'>): string =>
  `${from}>${to}>${event}`;

/** @param until when the last state was left, or looked at; milliseconds since 1970-01-01 UTC */
export function walkOf(transitions: readonly Transition[], until: number): Walk {
  const taken = new Map<string, number>();
  const visits = new Map<string, { count: number; ms: number }>();
  transitions.forEach(({ from, to, event, at }, index) => {
    if (from !== null) {
      const key = edgeKey({ from, to, event });
      taken.set(key, (taken.get(key) ?? 0) + 1);
    }
    const visit = visits.get(to) ?? { count: 0, ms: 0 };
    visit.count += 1;
    visit.ms += Math.max(0, (transitions[index + 1]?.at ?? until) - at);
    visits.set(to, visit);
  });
  return { taken, visits, now: transitions.at(-1)?.to ?? '' };
}

/** A chart wider than this, in its own units, is scaled to the page. */
const WIDE = 1_000;

const round = (value: number): string => String(Math.round(value * 10) / 10);

function path(points: ChartEdge['points']): string {
  const [first, ...rest] = points;
  const last = rest.pop();
  if (first === undefined || last === undefined) return '';
  let text = `M${round(first.x)},${round(first.y)}`;
  rest.forEach(({ x, y }, index) => {
    const next = rest[index + 1] ?? last;
    text += `Q${round(x)},${round(y)} ${round((x + next.x) / 2)},${round((y + next.y) / 2)}`;
  });
  return `${text}L${round(last.x)},${round(last.y)}`;
}

/** The chart with the path taken; the list of steps beside it says the same to screen readers. */
export function drawChart(chart: Chart, walk: Walk, say: Say): Html {
  const { width, height, states, edges, anywhere } = chart;
  const inner = states.filter(({ kind }) => kind !== 'compound');
  const title = say('ops.chart.title', { state: walk.now });
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${title}"><svg class="chart${width > WIDE ? ' wide' : ''}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}">
<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M0,0L8,4L0,8z"/></marker></defs>
${states.filter(({ kind }) => kind === 'compound').map(drawRegion)}${edges.map((edge) => drawEdge(edge, walk))}${inner.map((state) => drawState(state, walk, say))}</svg></div>
${anywhere.length > 0 && html`<p class="soft">${say('ops.chart.anywhere')} ${anywhere.map(({ event, to }) => html`<code>${event}</code> → ${to} `)}</p>`}`;
}

const drawRegion = ({ name, x, y, width, height }: ChartState): Html =>
  html`<g class="region"><rect x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}" rx="10"/><text x="${round(x - width / 2 + 10)}" y="${round(y - height / 2 + 14)}">${name}</text></g>`;

function drawEdge(edge: ChartEdge, { taken }: Walk): Html {
  const times = taken.get(edgeKey(edge)) ?? 0;
  const label = times > 1 ? `${edge.label} ×${times}` : edge.label;
  return html`<g class="edge${times > 0 ? ' taken' : ''}" data-edge="${edgeKey(edge)}"><path d="${path(edge.points)}" marker-end="url(#arrow)"/>${label !== '' && html`<text x="${round(edge.x)}" y="${round(edge.y + 3)}">${label}</text>`}</g>`;
}

function drawState(
  { id, name, description, kind, hears, x, y, width, height }: ChartState,
  walk: Walk,
  say: Say,
): Html {
  const visit = walk.visits.get(id);
  const isNow = walk.now.split('|').includes(id);
  const told = visit === undefined ? say('ops.chart.never') : say('ops.chart.visits', { ...visit });
  return html`<g class="state ${kind}${visit ? ' visited' : ''}${isNow ? ' now' : ''}" data-state="${id}"><title>${id}: ${description}. ${told}${hears.length > 0 && ` (${hears.join(', ')})`}</title><rect x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}" rx="7"/><text x="${round(x)}" y="${round(y + (hears.length > 0 ? -3 : 4))}">${name}</text>${hears.length > 0 && html`<text class="small" x="${round(x)}" y="${round(y + 13)}">${say('ops.chart.hears', { count: hears.length })}</text>`}${visit && visit.ms > 0 && html`<text class="small" x="${round(x)}" y="${round(y + height / 2 + 11)}">${visit.ms} ms</text>`}</g>`;
}
