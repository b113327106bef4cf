import type { LiveStep } from '../page-events.ts';
import { PageEvents } from './event-source.ts';

/** Lines that are kept in sight; the whole debate is on the review's page afterwards. */
const MAX_LINES = 400;

/** A running review: its stage, its figures, and who says what. When it is over, its page is there. */
class ReviewProgress extends HTMLElement {
  #events: PageEvents | undefined;

  connectedCallback(): void {
    const log = this.querySelector<HTMLElement>('[data-log]');
    this.#events = new PageEvents(this.dataset.events ?? '')
      .onReturn(() => log?.replaceChildren())
      .on<LiveStep>('step', (step) => this.#show(step, log))
      .on('over', () => {
        this.#events?.close();
        location.reload();
      });
  }

  disconnectedCallback(): void {
    this.#events?.close();
  }

  #show(step: LiveStep, log: HTMLElement | null): void {
    const bar = this.querySelector('progress');
    if (bar !== null) bar.value = step.progress;
    this.#fact('percent', `${step.progress} %`);
    this.#fact('experts', `${step.reported} / ${step.assigned}`);
    this.#fact('round', `${step.round} / ${step.rounds}`);
    let state = 'past';
    for (const stage of this.querySelectorAll<HTMLElement>('[data-stage]')) {
      const isNow = stage.dataset.stage === step.stage;
      if (isNow) state = 'next';
      stage.dataset.state = isNow ? 'now' : state;
      if (isNow) stage.setAttribute('aria-current', 'step');
      else stage.removeAttribute('aria-current');
    }
    if (step.line === null || log === null) return;
    const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    const line = document.createElement('li');
    line.textContent = step.line;
    log.append(line);
    if (log.childElementCount > MAX_LINES) log.firstElementChild?.remove();
    if (isAtEnd) log.scrollTop = log.scrollHeight;
  }

  #fact(name: string, value: string): void {
    const place = this.querySelector(`[data-fact=${name}]`);
    if (place !== null) place.textContent = value;
  }
}

customElements.define('review-progress', ReviewProgress);
