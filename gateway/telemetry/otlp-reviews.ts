import * as Effect from 'effect/Effect';
import * as Layer from 'effect/Layer';
import { OtlpExporter, OtlpResource, OtlpSerialization } from 'effect/observability';
import type * as Scope from 'effect/Scope';
import { OVER, reviewRecords } from '../../actors/review/index.ts';
import type { ReviewView } from '../../protocols/index.ts';
import type { ModelsFile } from '../../protocols/models/index.ts';
import { parseState, STATE_PATTERNS, StateChange } from '../../protocols/observation/index.ts';
import { type CallRow, callRecords } from '../../runtime/calls/index.ts';
import type { Bus, Store } from '../../runtime/index.ts';
import { readTrail } from '../../runtime/observation/index.ts';
import { courierSpans, reviewSpans, type Span } from './review-spans.ts';
import { type OtlpOptions, TRANSPORT, urlOf } from './transport.ts';

export interface TracedNode {
  readonly bus: Bus;
  readonly store: Store;
  /** Where a review ends, its spans are exported: by one node of a cluster, once. */
  readonly node: string;
  /** The language models that are set up. */
  readonly models?: ModelsFile | undefined;
}

/** Exports the spans of each review that ends on this node, from what the store has kept of it. */
export const exportReviews = (
  { bus, store, node, models }: TracedNode,
  options: OtlpOptions,
): Effect.Effect<void, never, Scope.Scope> =>
  Effect.gen(function* () {
    const transport = yield* Layer.build(TRANSPORT);
    const serialization = yield* Effect.provide(OtlpSerialization.OtlpSerialization, transport);
    const resource = OtlpResource.make({ serviceName: 'conclave', serviceVersion: options.version });
    const { push } = yield* OtlpExporter.make({
      url: urlOf(options.endpoint, 'traces'),
      headers: undefined,
      label: 'traces',
      exportInterval: '5 seconds',
      maxBatchSize: 1_000,
      body: (spans) => {
        const data = { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'conclave' }, spans }] }] };
        return [serialization.traces(data), Effect.void];
      },
      shutdownTimeout: '3 seconds',
    }).pipe(Effect.provide(transport));
    const onStep = (subject: string, body: unknown): void => {
      const step = StateChange.safeParse(body).data;
      if (step?.node !== node) return;
      for (const span of spansAfter(step, { store, models, review: parseState(subject)?.entity ?? '' })) push(span);
    };
    for (const pattern of [STATE_PATTERNS.reviews, STATE_PATTERNS.couriers]) {
      yield* Effect.acquireRelease(
        Effect.promise(() => bus.subscribe(pattern, ({ subject, body }) => onStep(subject, body))),
        (listening) => Effect.promise(async () => listening.stop()),
      );
    }
  });

/** States after which a courier does nothing more. */
const DELIVERED: ReadonlySet<string> = new Set(['delivered', 'exhausted']);

/** The spans that are whole after this step: of a review that ended, or of its courier, which works afterwards. */
function spansAfter(
  { actor, to }: StateChange,
  { store, models, review }: Pick<TracedNode, 'store' | 'models'> & { readonly review: string },
): Span[] {
  const [type, key = ''] = actor.split('/', 2);
  if (type === 'courier') {
    return DELIVERED.has(to) ? courierSpans(review, readTrail(store, review).transitions, key) : [];
  }
  return OVER.has(to as ReviewView['stage']) ? spansOf(store, review, models) : [];
}

function spansOf(store: Store, review: string, models: ModelsFile | undefined) {
  const view = reviewRecords.view.get(store, review);
  if (view === undefined) return [];
  const { transitions } = readTrail(store, review);
  const calls = [...store.range(callRecords.call.under(review))].map(([key, row]) => ({
    seat: String(key[2]),
    round: Number(key[3]),
    hash: String(key[4]),
    attempt: Number(key.at(-1)),
    row: row as CallRow,
    settings: models?.models[(row as CallRow).model],
  }));
  const submittedBy = reviewRecords.submittedBy.get(store, review);
  return reviewSpans({ view, transitions, calls, submittedBy });
}
