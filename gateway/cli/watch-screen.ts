/** WatchScreen: what a terminal shows of actors, out of what they say on the bus. Lines only: no escape sequence comes from here. */
import { type Outcome, parseSubject, RoundTally, Verdicts } from '../../protocols/index.ts';
import { NodeReport, parseState, StateChange } from '../../protocols/observation/index.ts';
import { topState } from '../../runtime/observation/index.ts';

/** Reviews that are remembered; beyond it the one heard of first is forgotten. */
const MOST_REVIEWS = 200;

/** Lines of steps and rounds that are kept. */
const MOST_LINES = 12;

/** A node that says nothing for this long (ms) is not there. */
const SILENT_MS = 7_000;

interface Seen {
  /** Steps of the review itself: where, and how long it was there so far. */
  readonly path: { readonly state: string; readonly at: number }[];
  /** State of each of its actors. */
  readonly actors: Map<string, string>;
}

export class WatchScreen {
  readonly #review: string | undefined;
  readonly #reviews = new Map<string, Seen>();
  readonly #nodes = new Map<string, { report: NodeReport; at: number }>();
  /** Newest last. */
  readonly #rounds: string[] = [];
  #steps = 0;

  /** @param review only this one; all when it is not given */
  constructor(review?: string) {
    this.#review = review;
  }

  /** Takes what it understands; gives the line to be written where there is no screen. */
  hear(subject: string, body: unknown, now: number): string | undefined {
    const state = parseState(subject);
    if (state?.type === 'node') {
      const report = NodeReport.safeParse(body);
      if (report.success) this.#nodes.set(report.data.node, { report: report.data, at: now });
      return undefined;
    }
    if (state !== undefined) {
      const change = StateChange.safeParse(body);
      return change.success ? this.#move(state.entity, change.data) : undefined;
    }
    return this.#debate(subject, body);
  }

  #move(entity: string, { actor, from, to, event, at, ms }: StateChange): string {
    this.#steps += 1;
    const seen = this.#reviews.get(entity) ?? { path: [], actors: new Map<string, string>() };
    this.#reviews.delete(entity);
    this.#reviews.set(entity, seen);
    for (const oldest of this.#reviews.keys()) {
      if (this.#reviews.size <= MOST_REVIEWS) break;
      this.#reviews.delete(oldest);
    }
    if (actor.startsWith('review/')) seen.path.push({ state: to, at });
    seen.actors.set(actor, to);
    const cause = event === '' ? '' : ` (${event})`;
    return `${new Date(at).toISOString().slice(11, 23)}  ${actor}  ${from ?? '·'} → ${to}${cause}${from === null ? '' : `  ${ms} ms`}`;
  }

  #debate(subject: string, body: unknown): string | undefined {
    const address = parseSubject(subject);
    let line: string | undefined;
    if (address?.kind === 'tally') {
      const tally = RoundTally.safeParse(body);
      if (!tally.success) return undefined;
      const { round, tallies, agreement, changed, stopped_by } = tally.data;
      line = `round ${round}: ${tallies.length} claims, agreement ${agreement.toFixed(2)}, ${changed} moved${stopped_by === null ? '' : `, stopped by ${stopped_by}`}`;
    } else if (address?.kind === 'verdict') {
      const given = Verdicts.safeParse(body);
      if (!given.success) return undefined;
      const outcomes = Map.groupBy(given.data.verdicts, ({ outcome }): Outcome => outcome);
      line = `verdicts: ${[...outcomes].map(([outcome, { length }]) => `${length} ${outcome}`).join(', ')}`;
    }
    if (line === undefined || address === undefined) return undefined;
    this.#rounds.push(this.#review === undefined ? `${address.review}  ${line}` : line);
    this.#rounds.splice(0, this.#rounds.length - MOST_LINES);
    return `${address.review}  ${line}`;
  }

  /** @param width columns of the terminal; longer lines are cut */
  lines(now: number, width: number, height: number): string[] {
    const all = this.#review === undefined ? this.#everything(now, width) : this.#one(this.#review, now, width);
    return all.slice(0, height).map((line) => [...line].slice(0, width).join(''));
  }

  #everything(now: number, width: number): string[] {
    const flights = [...this.#reviews].filter(([, { path }]) => path.length > 0).toReversed();
    return [
      `Conclave  ${counted(this.#nodes.size, 'node')}  ${counted(this.#steps, 'step')} heard`,
      '',
      ...this.#nodeLines(now),
      '',
      ...this.#tableOf(now),
      '',
      ...flights.slice(0, MOST_LINES).map(([id, seen]) => `${id}  ${shortPath(seen, now, width - id.length - 2)}`),
      '',
      ...this.#rounds,
    ];
  }

  #nodeLines(now: number): string[] {
    return [...this.#nodes.values()].map(({ report, at }) => {
      const state = now - at > SILENT_MS ? 'SILENT' : 'up';
      const shards = report.shards === null ? '' : `  shards ${report.shards}`;
      return `${report.node}  ${state}${shards}  mailbox ${report.mailbox}  at work ${report.activities}  outbox ${report.outbox}  loop ${report.loop_delay_ms} ms  heap ${Math.round(report.heap_bytes / 1_048_576)} MB`;
    });
  }

  #tableOf(now: number): string[] {
    const rows = new Map<string, Map<string, number>>();
    for (const { report, at } of this.#nodes.values()) {
      if (now - at > SILENT_MS) continue;
      for (const [type, states] of Object.entries(report.actors)) {
        const row = rows.get(type) ?? new Map<string, number>();
        rows.set(type, row);
        for (const [state, count] of Object.entries(states)) row.set(state, (row.get(state) ?? 0) + count);
      }
    }
    return [...rows]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([type, states]) => `${type.padEnd(12)}${counts(states)}`);
  }

  #one(review: string, now: number, width: number): string[] {
    const seen = this.#reviews.get(review);
    if (seen === undefined)
      return [`${review}`, 'No steps yet: each step appears here as it is made.', '', ...this.#rounds];
    const experts = [...seen.actors].filter(([name]) => name.startsWith('expert/'));
    const others = [...seen.actors].filter(([name]) => !name.startsWith('expert/') && !name.startsWith('review/'));
    const byState = new Map<string, number>();
    for (const [, state] of experts) byState.set(state, (byState.get(state) ?? 0) + 1);
    const thinking = experts
      .filter(([, state]) => state === 'thinking')
      .map(([name]) => name.slice(name.indexOf('.') + 1));
    return [
      review,
      '',
      shortPath(seen, now, width),
      '',
      `${counted(experts.length, 'expert')}   ${counts(byState)}`,
      ...(thinking.length === 0 ? [] : [`thinking: ${thinking.join(', ')}`]),
      ...others.map(([name, state]) => `${name.split('/')[0]}: ${state}`),
      '',
      ...this.#rounds,
    ];
  }
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

const counts = (states: ReadonlyMap<string, number>): string =>
  [...states]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([state, count]) => `${state} ${count}`)
    .join('   ');

const ENDS = new Set(['completed', 'failed', 'cancelled']);

/** States with the time in each, those that took none only by name; where the line is too short, the last ones. */
function shortPath({ path }: Seen, now: number, width: number): string {
  const states = path.map(({ state, at }, index) => {
    const ms = (path[index + 1]?.at ?? now) - at;
    const isOver = ENDS.has(topState(state));
    return isOver || ms <= 0 ? state : `${state} ${ms} ms`;
  });
  let line = states.join(' → ');
  for (let left = 1; line.length > width && left < states.length; left += 1) {
    line = ['…', ...states.slice(left)].join(' → ');
  }
  return line;
}
