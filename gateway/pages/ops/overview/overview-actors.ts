/** The actors of all nodes, by their type: in which states they are, and what waits for them. */
import { type Html, html } from '../../html.ts';
import type { Say } from '../../languages.ts';
import type { KnownNode } from './node-reports.ts';

const WAITS = ['mailbox', 'orders', 'outbox'] as const;

/** Columns of what waits: named as in the table of nodes. */
const COLUMNS = { mailbox: 'ops.node.mailbox', orders: 'ops.node.work', outbox: 'ops.node.outbox' } as const;

const living = (nodes: readonly KnownNode[]) => nodes.filter(({ isSilent }) => !isSilent).map(({ report }) => report);

/** What the rows show, by the id of the element that shows it. */
export function actorCells(nodes: readonly KnownNode[]): Record<string, string> {
  const cells: Record<string, string> = {};
  const reports = living(nodes);
  for (const type of typesOf([], nodes)) {
    const states = new Map<string, number>();
    for (const { actors } of reports) {
      for (const [state, count] of Object.entries(actors[type] ?? {}))
        states.set(state, (states.get(state) ?? 0) + count);
    }
    const sorted = [...states].toSorted(([a], [b]) => (a < b ? -1 : 1));
    cells[`type-states-${type}`] = sorted.map(([state, count]) => `${state} ${count}`).join(', ') || '–';
    for (const name of WAITS) {
      const waiting = reports.reduce((sum, report) => sum + (report.waiting?.[type]?.[name] ?? 0), 0);
      cells[`type-${name}-${type}`] = String(waiting);
    }
  }
  return cells;
}

/** Types of actors in this order, and those that only the nodes know. */
function typesOf(first: Iterable<string>, nodes: readonly KnownNode[]): string[] {
  const told = nodes.flatMap(({ report }) => [...Object.keys(report.actors), ...Object.keys(report.waiting ?? {})]);
  return [...new Set([...first, ...told.toSorted()])];
}

export function writeActors(
  types: Iterable<string>,
  nodes: readonly KnownNode[],
  cell: (name: string) => Html,
  say: Say,
): Html {
  const rows = typesOf(types, nodes).map(
    (type) =>
      html`<tr><th scope="row"><a href="/ops/actors#${type}">${type}</a></th><td data-label="${say('ops.actors.states')}">${cell(`type-states-${type}`)}</td>${WAITS.map((name) => html`<td class="number" data-label="${say(COLUMNS[name])}">${cell(`type-${name}-${type}`)}</td>`)}</tr>`,
  );
  return html`<div class="card scroll" tabindex="0" role="group" aria-label="${say('ops.menu.actors')}"><table class="stacks"><thead><tr><th>${say('ops.actors.type')}</th><th>${say('ops.actors.states')}</th>${WAITS.map((name) => html`<th class="number">${say(COLUMNS[name])}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
}
