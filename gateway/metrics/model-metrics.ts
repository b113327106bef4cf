/** Figures of the calls of language models. Labels are names in models.json and words of our own source: never a review or an account. */
import { Histogram } from './histogram.ts';
import type { MetricFamily, Sample } from './metric-family.ts';

/** Upper bounds in seconds: from a small model beside the service to the longest answer that is waited for. */
const BOUNDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 300];

/** Counts by a model and a word of a closed set. */
class Counts {
  readonly #byModel = new Map<string, Map<string, number>>();

  add(model: string, word: string, by: number): void {
    const mine = this.#byModel.get(model) ?? new Map<string, number>();
    this.#byModel.set(model, mine);
    mine.set(word, (mine.get(word) ?? 0) + by);
  }

  samples(label: string): Sample[] {
    return [...this.#byModel].flatMap(([model, words]) =>
      [...words].map(([word, value]) => ({ labels: { model, [label]: word }, value })),
    );
  }
}

export class ModelMetrics {
  readonly #calls = new Counts();
  readonly #tokens = new Counts();
  readonly #quotes = new Counts();
  readonly #cost = new Map<string, number>();
  readonly #durations = new Map<string, Histogram>();
  #breakers: ReadonlyMap<string, { readonly isOpen: boolean }> = new Map();

  /** The breakers of this process's models, whose state is read at every scrape. */
  watch(breakers: ReadonlyMap<string, { readonly isOpen: boolean }>): void {
    this.#breakers = breakers;
  }

  /** An attempt was begun, or has ended. */
  call(model: string, outcome: 'begun' | 'answered' | 'refused' | 'lost'): void {
    this.#calls.add(model, outcome, 1);
  }

  /** @param cost in millionths of a dollar */
  spent(model: string, cost: number, tokens: Readonly<Record<string, number>>): void {
    this.#cost.set(model, (this.#cost.get(model) ?? 0) + cost);
    for (const [kind, count] of Object.entries(tokens)) this.#tokens.add(model, kind, count);
  }

  took(model: string, seconds: number): void {
    const durations = this.#durations.get(model) ?? new Histogram(BOUNDS);
    this.#durations.set(model, durations);
    durations.observe(seconds);
  }

  quotes(model: string, aligned: number, dropped: number): void {
    this.#quotes.add(model, 'aligned', aligned);
    this.#quotes.add(model, 'dropped', dropped);
  }

  families(): MetricFamily[] {
    const counter = (name: string, help: string, samples: Sample[]): MetricFamily => ({
      kind: 'counter',
      name: `conclave_model_${name}`,
      help,
      samples,
    });
    const byModel = (values: Iterable<readonly [string, number]>): Sample[] =>
      [...values].map(([model, value]) => ({ labels: { model }, value }));
    return [
      counter(
        'calls_total',
        'Calls of language models by what became of them: begun, answered, refused, lost.',
        this.#calls.samples('outcome'),
      ),
      counter(
        'tokens_total',
        'Tokens of answered calls of language models, as providers count them.',
        this.#tokens.samples('kind'),
      ),
      counter(
        'cost_micros_total',
        'Cost of calls of language models in millionths of a dollar, lost ones at their bound.',
        byModel(this.#cost),
      ),
      counter(
        'quotes_total',
        'Quotations of language models: aligned with the document, or dropped.',
        this.#quotes.samples('outcome'),
      ),
      {
        kind: 'gauge',
        name: 'conclave_model_breaker_open',
        help: '1 while a language model is left alone because it failed too often in a row.',
        samples: byModel([...this.#breakers].map(([model, { isOpen }]) => [model, isOpen ? 1 : 0])),
      },
      {
        kind: 'histogram',
        name: 'conclave_model_call_duration_seconds',
        help: 'From the beginning of a call of a language model to its end, in seconds.',
        bounds: BOUNDS,
        points: [...this.#durations].map(([model, durations]) => durations.point({ model })),
      },
    ];
  }
}
