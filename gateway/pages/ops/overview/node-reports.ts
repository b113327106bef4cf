/** NodeReports: which nodes are alive and how they are, from their reports every two seconds. */
import { NodeReport, STATE_PATTERNS } from '../../../../protocols/observation/index.ts';
import type { Bus, Clock, Subscription } from '../../../../runtime/index.ts';

/** After three missing reports a node is shown as silent. */
const SILENT_MS = 7_000;

/** How long a dead node is still shown. */
const FORGOTTEN_MS = 3_600_000;

/** A service has a few nodes; beyond this, reports are forged. */
const MAX_NODES = 200;

/** A report is some hundred bytes. */
const MAX_BYTES = 16_384;

/** The steps of all nodes are kept for ten minutes, by thirds of a minute: as many as a small drawing can show. */
const SPAN_MS = 20_000;
const SPANS = 30;

export interface KnownNode {
  readonly report: NodeReport;
  readonly heardAt: number;
  readonly isSilent: boolean;
  /** Transitions a second between its last two reports; null before the second. */
  readonly rate: number | null;
}

interface Entry {
  readonly report: NodeReport;
  readonly heardAt: number;
  readonly rate: number | null;
}

export class NodeReports {
  readonly #clock: Clock;
  readonly #nodes = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  /** Steps by the number of their span of time since 1970. */
  readonly #steps = new Map<number, number>();
  #reports = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async listen(bus: Bus): Promise<Subscription> {
    return bus.subscribe(
      STATE_PATTERNS.nodes,
      ({ body }) => this.#hear(body),
      (_, bytes) => bytes <= MAX_BYTES,
    );
  }

  /** By name; those that fell silent too. */
  all(): KnownNode[] {
    const now = this.#clock.now();
    for (const [name, { heardAt }] of this.#nodes) if (heardAt + FORGOTTEN_MS < now) this.#nodes.delete(name);
    return [...this.#nodes.values()]
      .map((entry) => ({ ...entry, isSilent: entry.heardAt + SILENT_MS < now }))
      .toSorted((a, b) => (a.report.node < b.report.node ? -1 : 1));
  }

  /** Heard since it began. */
  get reports(): number {
    return this.#reports;
  }

  /** Steps a second of all nodes over the last ten minutes, the oldest first. */
  history(): number[] {
    const now = Math.floor(this.#clock.now() / SPAN_MS);
    return Array.from(
      { length: SPANS },
      (_, index) => ((this.#steps.get(now - SPANS + 1 + index) ?? 0) * 1_000) / SPAN_MS,
    );
  }

  /** Called when a node has reported. */
  onReport(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #hear(body: unknown): void {
    const parsed = NodeReport.safeParse(body);
    if (!parsed.success) return;
    const report = parsed.data;
    const before = this.#nodes.get(report.node)?.report;
    if (before === undefined && this.#nodes.size >= MAX_NODES) return;
    const isSame = before !== undefined && before.started_at === report.started_at && report.at > before.at;
    const steps = isSame ? Math.max(0, report.transitions - before.transitions) : 0;
    const rate = isSame ? (steps * 1_000) / (report.at - before.at) : null;
    this.#keep(steps);
    this.#nodes.set(report.node, { report, heardAt: this.#clock.now(), rate });
    this.#reports += 1;
    for (const listener of this.#listeners) listener();
  }

  #keep(steps: number): void {
    const now = Math.floor(this.#clock.now() / SPAN_MS);
    for (const span of this.#steps.keys()) if (span <= now - SPANS) this.#steps.delete(span);
    this.#steps.set(now, (this.#steps.get(now) ?? 0) + steps);
  }
}
