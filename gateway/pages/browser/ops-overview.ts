import type { Flight, OverviewEvent } from '../page-events.ts';
import { PageEvents } from './event-source.ts';

/** Keeps the overview up to date until somebody pauses it. */
class LiveOverview extends HTMLElement {
  #events: PageEvents | undefined;
  #isPaused = false;

  connectedCallback(): void {
    const button = this.querySelector<HTMLButtonElement>('[data-pause]');
    button?.removeAttribute('hidden');
    button?.addEventListener('click', () => {
      this.#isPaused = !this.#isPaused;
      button.setAttribute('aria-pressed', String(this.#isPaused));
    });
    this.#events = new PageEvents(this.getAttribute('src') ?? '').on('overview', (seen: OverviewEvent) => {
      if (!this.#isPaused) this.#show(seen);
    });
  }

  disconnectedCallback(): void {
    this.#events?.close();
  }

  #show({ cells, sparks, nodes, silent, flights }: OverviewEvent): void {
    // A node nobody has seen yet needs a row: the server writes it.
    const known = new Set([...this.querySelectorAll<HTMLElement>('[data-node]')].map(({ dataset }) => dataset['node']));
    if (nodes.some((node) => !known.has(node))) {
      location.reload();
      return;
    }
    for (const [id, text] of Object.entries(cells)) {
      const cell = document.getElementById(id);
      if (cell && cell.textContent !== text) cell.textContent = text;
    }
    // Of these actors there are none any more.
    for (const cell of this.querySelectorAll<HTMLElement>('[id^=type-]')) {
      if (!(cell.id in cells)) cell.textContent = '–';
    }
    for (const [name, { path, label }] of Object.entries(sparks)) {
      const drawing = document.getElementById(`spark-${name}`);
      drawing?.setAttribute('aria-label', label);
      drawing?.querySelector('path')?.setAttribute('d', path);
    }
    for (const row of this.querySelectorAll<HTMLElement>('[data-node]')) {
      const isSilent = silent.includes(row.dataset['node'] ?? '');
      row.classList.toggle('silent', isSilent);
      const state = row.querySelector('td:nth-child(2)');
      state?.classList.toggle('bad', isSilent);
      state?.classList.toggle('good', !isSilent);
    }
    this.#fly(flights);
  }

  #fly(flights: readonly Flight[]): void {
    const body = document.getElementById('flights');
    const template = document.getElementById('flight') as HTMLTemplateElement | null;
    if (!body || !template) return;
    const rows = flights.map((flight) => {
      const row = template.content.cloneNode(true) as DocumentFragment;
      const set = (part: string, text: string): HTMLElement | null => {
        const cell = row.querySelector<HTMLElement>(`[data-part=${part}]`);
        if (cell) cell.textContent = text;
        return cell;
      };
      const link = set('title', flight.title) as HTMLAnchorElement | null;
      if (link) {
        link.href = `/ops/reviews/${encodeURIComponent(flight.id)}`;
        link.dir = 'auto';
      }
      set('stage', flight.stage);
      set('heard', flight.heard);
      set('age', flight.age)?.classList.toggle('bad', flight.stuck);
      const progress = row.querySelector('progress');
      if (progress) progress.value = flight.progress;
      return row;
    });
    body.replaceChildren(...rows);
    document.getElementById('no-flights')?.toggleAttribute('hidden', flights.length > 0);
  }
}

customElements.define('live-overview', LiveOverview);
