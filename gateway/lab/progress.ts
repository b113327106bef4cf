/** Cells of the bar. */
const WIDTH = 30;

/** Lines of progress where nobody watches a terminal: each tenth. */
const STEPS = 10;

/** How far a sweep is, drawn over on a terminal, a line for each tenth elsewhere. */
export class Progress {
  readonly #note: (text: string) => void;
  readonly #terminal: boolean;
  readonly #total: number;
  readonly #begun: number;
  readonly #from: number;
  #shown = '';

  /** `from` of `total` were done before; `begun` is the instant now, in milliseconds. */
  constructor(
    note: (text: string) => void,
    options: { terminal: boolean; total: number; from: number; begun: number },
  ) {
    this.#note = note;
    this.#terminal = options.terminal;
    this.#total = options.total;
    this.#from = options.from;
    this.#begun = options.begun;
  }

  show(done: number, now: number): void {
    const percent = Math.floor((100 * done) / this.#total);
    const full = Math.round((done / this.#total) * WIDTH);
    const line = this.#terminal
      ? `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(percent).padStart(3)} %  ${done} of ${this.#total} debates${this.#left(done, now)}`
      : `${Math.floor(percent / STEPS) * STEPS} %`;
    if (line === this.#shown) return;
    this.#shown = line;
    this.#note(this.#terminal ? `\r\u001b[2K${line}` : `${line}\n`);
  }

  end(): void {
    if (this.#terminal && this.#shown !== '') this.#note('\n');
  }

  #left(done: number, now: number): string {
    const made = done - this.#from;
    const seconds = Math.ceil(((now - this.#begun) / 1000) * ((this.#total - done) / Math.max(1, made)));
    return made === 0 || done === this.#total ? '' : `, ${seconds} s left`;
  }
}
