import type { OwnStep, ShownSteps } from '../page-events.ts';
import { PageEvents } from './event-source.ts';

const ENDS = new Set(['completed', 'failed', 'cancelled']);

/** Lights the states of a review as it goes through them. */
class LiveReview extends HTMLElement {
  #events: PageEvents | undefined;

  connectedCallback(): void {
    if (this.querySelector('.state.final.now') !== null) return;
    this.#events = new PageEvents(this.getAttribute('src') ?? '').on('steps', (steps: ShownSteps) =>
      this.#steps(steps),
    );
    // What happened while the connection was away is on the page that the server writes.
    this.#events.onReturn(() => location.reload());
  }

  disconnectedCallback(): void {
    this.#events?.close();
  }

  #steps({ own, others }: ShownSteps): void {
    for (const [actor, to] of Object.entries(others)) {
      const lane = this.querySelector<HTMLElement>(`[data-actor="${CSS.escape(actor)}"]`);
      const state = lane?.querySelector('.now');
      if (lane && state) {
        lane.dataset['state'] = to;
        state.textContent = to;
      }
    }
    for (const step of own) this.#step(step);
  }

  #step({ from, to, event }: OwnStep): void {
    for (const state of this.querySelectorAll('.state.now')) state.classList.remove('now');
    this.querySelector(`[data-state="${CSS.escape(to)}"]`)?.classList.add('now', 'visited');
    this.querySelector(`[data-edge="${CSS.escape(`${from}>${to}>${event}`)}"]`)?.classList.add('taken');
    const stage = document.querySelector('#stage .pill');
    if (stage) {
      stage.textContent = to.split('.')[0] ?? to;
      stage.classList.toggle('warn', !ENDS.has(to));
      stage.classList.toggle('good', to === 'completed');
      stage.classList.toggle('bad', to === 'failed');
    }
    if (ENDS.has(to)) {
      document.getElementById('ended')?.removeAttribute('hidden');
      this.#events?.close();
    }
  }
}

customElements.define('live-review', LiveReview);
