/** Decides in place, moves by keys, and hides findings by severity. Without it each finding has a page with the same form. */
interface Answered {
  readonly decided: { readonly action: string; readonly after?: string; readonly version: number } | null;
  readonly by: string;
  readonly action: string;
}

class ReviewViewer extends HTMLElement {
  connectedCallback(): void {
    for (const hidden of this.querySelectorAll<HTMLElement>('[data-filter], .hint')) hidden.hidden = false;
    for (const plain of this.querySelectorAll<HTMLElement>('.unscripted')) plain.hidden = true;
    this.addEventListener('submit', (event) => this.#submit(event));
    this.addEventListener('toggle', (event) => this.#opened(event.target), { capture: true });
    this.querySelector('[data-filter]')?.addEventListener('change', () => this.#filter());
    document.addEventListener('keydown', (event) => this.#key(event));
    window.addEventListener('hashchange', () => this.#openTarget());
    this.#openTarget();
    if (this.querySelector('[data-making]') !== null) setTimeout(() => location.reload(), 2_000);
  }

  /** A link to a finding opens its card. */
  #openTarget(): void {
    const target = document.getElementById(location.hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
  }

  #opened(card: EventTarget | null): void {
    if (card instanceof HTMLDetailsElement && card.classList.contains('finding') && card.open) this.#formOf(card);
  }

  /** The card's form, made when it is first asked for; undefined when the reader may not decide. */
  #formOf(card: HTMLDetailsElement): HTMLFormElement | undefined {
    const known = card.querySelector<HTMLFormElement>('form.decide');
    if (known !== null) return known;
    const template = this.querySelector<HTMLTemplateElement>('template#decide');
    const by = card.querySelector<HTMLElement>('.by');
    if (template === null || by === null) return undefined;
    by.before(template.content.cloneNode(true));
    const form = card.querySelector<HTMLFormElement>('form.decide');
    if (form === null) return undefined;
    const { target = '', version = '', decision = '' } = card.dataset;
    const wording = card.querySelector('.wording');
    const given = { target, finding: card.id, seen: version, reason: by.dataset.reason ?? '' };
    for (const [name, value] of Object.entries({ ...given, after: wording?.querySelector('ins')?.textContent ?? '' })) {
      const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
      if (field !== null) field.value = value;
    }
    for (const button of form.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')) {
      button.setAttribute('aria-pressed', String(decision !== '' && button.value === decision));
    }
    if (wording === null) form.querySelector('details.edit')?.remove();
    return form;
  }

  get #cards(): HTMLDetailsElement[] {
    return [...this.querySelectorAll<HTMLDetailsElement>('details.finding:not([hidden])')];
  }

  get #current(): HTMLDetailsElement | null {
    const focused = document.activeElement?.closest<HTMLDetailsElement>('details.finding');
    return focused ?? this.querySelector<HTMLDetailsElement>('details.finding[open]');
  }

  #submit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (!form.classList.contains('decide')) return;
    event.preventDefault();
    const button = event.submitter as HTMLButtonElement | null;
    if (button !== null) this.#send(form, button.value);
  }

  /** Without an answer the card says that nothing was decided. */
  #send(form: HTMLFormElement, action: string): void {
    this.#decide(form, action).catch(() => {
      const card = form.closest<HTMLDetailsElement>('details.finding');
      if (card !== null) this.#tell(card, this.dataset.undecided ?? '');
    });
  }

  async #decide(form: HTMLFormElement, action: string): Promise<void> {
    const card = form.closest<HTMLDetailsElement>('details.finding');
    if (card === null) return;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
    fields.set('action', action);
    // Not form.action: that is the buttons of this name.
    const path = form.getAttribute('action') ?? '';
    const answer = await fetch(path, { method: 'POST', headers: { accept: 'application/json' }, body: fields });
    if (!answer.ok) {
      const { detail } = (await answer.json().catch(() => ({ detail: '' }))) as { detail: string };
      this.#tell(card, `${detail} ${this.dataset.undecided ?? ''}`);
      return;
    }
    this.#show(card, form, (await answer.json()) as Answered);
  }

  #show(card: HTMLDetailsElement, form: HTMLFormElement, { decided, by, action }: Answered): void {
    const seen = form.elements.namedItem('seen') as HTMLInputElement;
    seen.value = String(decided?.version ?? 0);
    card.dataset.decision = decided?.action ?? '';
    card.dataset.version = seen.value;
    for (const button of form.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')) {
      button.setAttribute('aria-pressed', String(button.value === decided?.action));
    }
    const place = card.querySelector('.decided');
    if (place !== null) place.textContent = action;
    this.#tell(card, by);
    if (decided?.action === 'edit' && decided.after !== undefined) {
      const words = card.querySelector('[data-after]');
      if (words !== null) words.textContent = decided.after;
    }
    for (const mark of this.querySelectorAll<HTMLElement>(`[data-of="${CSS.escape(card.dataset.target ?? '')}"]`)) {
      if (decided === null) delete mark.dataset.decision;
      else mark.dataset.decision = decided.action;
      if (mark.localName === 'ins' && decided?.action === 'edit') mark.textContent = decided.after ?? '';
    }
    this.#count();
  }

  #tell(card: HTMLDetailsElement, text: string): void {
    const place = card.querySelector('.by');
    if (place !== null) place.textContent = text;
  }

  /** "n remaining", from the cards themselves. */
  #count(): void {
    const all = [...this.querySelectorAll<HTMLElement>('details.finding')];
    const open = all.filter(({ dataset }) => !dataset.decision).length;
    const bar = this.querySelector<HTMLProgressElement>('.remaining progress');
    if (bar !== null) bar.value = all.length - open;
    const output = this.querySelector<HTMLOutputElement>('.remaining output');
    if (output !== null) output.textContent = (output.dataset.text ?? '').replace('-1', String(open));
    const make = this.querySelector<HTMLButtonElement>('[data-make]');
    if (make !== null) make.disabled = !all.some(({ dataset }) => Number(dataset.version) > 0);
  }

  #filter(): void {
    const boxes = this.querySelectorAll<HTMLInputElement>('[data-filter] input:checked');
    const shown = new Set([...boxes].map(({ value }) => value));
    for (const card of this.querySelectorAll<HTMLElement>('details.finding')) {
      card.hidden = !shown.has(card.dataset.severity ?? '');
    }
  }

  #key(event: KeyboardEvent): void {
    const from = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || from.closest('input, textarea, select, dialog') !== null)
      return;
    const acts: Readonly<Record<string, () => void>> = {
      j: () => this.#move(1),
      k: () => this.#move(-1),
      a: () => this.#press('accept'),
      r: () => this.#press('reject'),
      u: () => this.#press('undo'),
      e: () => this.#edit(),
      '?': () => this.querySelector('dialog')?.showModal(),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  #move(step: 1 | -1): void {
    const cards = this.#cards;
    const current = this.#current;
    const at = current === null ? (step === 1 ? -1 : cards.length) : cards.indexOf(current);
    const next = cards[Math.max(0, Math.min(cards.length - 1, at + step))];
    if (next === undefined) return;
    next.open = true;
    next.querySelector('summary')?.focus();
    next.scrollIntoView({ block: 'center' });
  }

  #press(action: string): void {
    const card = this.#current;
    const form = card === null ? undefined : this.#formOf(card);
    if (form !== undefined) this.#send(form, action);
  }

  #edit(): void {
    const card = this.#current;
    if (card === null) return;
    const edit = this.#formOf(card)?.querySelector<HTMLDetailsElement>('details.edit');
    if (!edit) return;
    card.open = true;
    edit.open = true;
    edit.querySelector('textarea')?.focus();
  }
}

customElements.define('review-viewer', ReviewViewer);
