/**
 * EventCounters: events this process counts for its operators besides HTTP requests. Every label comes from a closed set, so
 * there are as many series as words: never one for each account, review or path.
 */

import { Histogram } from './histogram.ts';
import { byLabel, type MetricFamily } from './metric-family.ts';

interface Counted {
  readonly help: string;
  readonly label: string;
}

const COUNTED = {
  conclave_calls_refused_total: {
    help: 'Calls refused at the gate: no valid key (key), too many without one (address), limit of the minute or month.',
    label: 'reason',
  },
  conclave_credits_total: { help: 'Credits by kind of ledger entry.', label: 'kind' },
  conclave_account_commands_total: { help: 'Answered commands of accounts by outcome.', label: 'outcome' },
  conclave_reviews_ended_total: { help: 'Reviews that ended, by status.', label: 'status' },
  conclave_webhook_attempts_total: { help: 'Attempts to deliver a webhook, by outcome.', label: 'outcome' },
  conclave_journal_losses_total: {
    help: 'Times that messages of the journal were purged, or the journal deleted, by somebody else.',
    label: 'kind',
  },
  conclave_actor_errors_total: {
    help: 'Errors of actors and their deliveries by kind; MailboxFull: an actor had too many events waiting.',
    label: 'kind',
  },
} as const satisfies Record<string, Counted>;

export type CounterName = keyof typeof COUNTED;

/** Upper bounds in seconds: from a short text to a deep review of a long contract. */
const BOUNDS = [0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800];

/** Words of one label at most: a set that was thought closed and is not must not fill the memory. */
const MOST_WORDS = 50;

export class EventCounters {
  readonly #counts = new Map<CounterName, Map<string, number>>();
  readonly #durations = new Histogram(BOUNDS);

  add(name: CounterName, word: string, by = 1): void {
    const words = this.#counts.get(name) ?? new Map<string, number>();
    this.#counts.set(name, words);
    const known = words.has(word) || words.size < MOST_WORDS ? word : 'other';
    words.set(known, (words.get(known) ?? 0) + by);
  }

  /** How long a completed review took, in seconds. */
  observeReview(seconds: number): void {
    this.#durations.observe(seconds);
  }

  families(): MetricFamily[] {
    const names = Object.keys(COUNTED) as CounterName[];
    return [
      ...names.map((name) =>
        byLabel('counter', name, COUNTED[name].help, COUNTED[name].label, this.#counts.get(name) ?? []),
      ),
      {
        kind: 'histogram',
        name: 'conclave_review_duration_seconds',
        help: 'From the acceptance of a review to its completion, in seconds.',
        bounds: BOUNDS,
        points: [this.#durations.point()],
      },
    ];
  }
}
