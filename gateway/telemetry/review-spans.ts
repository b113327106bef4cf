/**
 * Spans of a review and its actors, from the trail that the store has: nothing is handed from actor to actor, and after a crash the
 * ids are the same. OpenTelemetry's conventions for generative AI are still "Development": these are of version 1.37, and here alone.
 *
 * Invariants:
 *  1. The trace id is the UUID in the review's id; a span's id is the start of the SHA-256 of what it is of.
 *  2. One span has no parent. Every parent is among the spans.
 *  3. No text of a document, of a finding or of a model is in a span.
 */
import type { ReviewView } from '../../protocols/index.ts';
import type { CallRow } from '../../runtime/calls/index.ts';
import type { Transition } from '../../runtime/observation/index.ts';
import { actorSpan, callSpan, spanIdOf, traceIdOf } from './trace-context.ts';

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
  readonly events: readonly { readonly name: string; readonly timeUnixNano: string }[];
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly status: { readonly code?: number; readonly message?: string };
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue: string } | { readonly intValue: string };
}

/** A call of a language model, as it is on record. */
export interface RecordedCall {
  /** The member of the panel. */
  readonly seat: string;
  readonly round: number;
  /** Of what was asked. */
  readonly hash: string;
  readonly attempt: number;
  readonly row: CallRow;
  /** As models.json has it now; undefined when it has it no more. */
  readonly settings?: { readonly provider: string; readonly model: string } | undefined;
}

export interface ReviewTrace {
  readonly view: ReviewView;
  /** Of all its actors, oldest first. */
  readonly transitions: readonly Transition[];
  readonly calls: readonly RecordedCall[];
  /** `traceparent` of the request that began it. */
  readonly submittedBy: string | undefined;
}

const INTERNAL = 1;
const CLIENT = 3;
const ERROR = { code: 2 } as const;

/** Work that an actor orders when it comes into a state, by the type of the actor. */
const ORDERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  review: { reading: 'read', drafting: 'draft' },
  publisher: { rendering: 'render', archiving: 'render zip' },
  courier: { posting: 'post' },
};

/** Of one courier, which works when its review is over: from its birth to the answer of the receiver, post by post. */
export function courierSpans(review: string, transitions: readonly Transition[], key: string): Span[] {
  const steps = transitions.filter((step) => step.type === 'courier' && step.key === key);
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return [];
  const id = spanIdOf(actorSpan('courier', key));
  const parent = spanIdOf(actorSpan('review', review));
  const place = { id, parent, until: last.at, review, modelSeats: new Set<string>() };
  const asked = [spanOfActor(first, steps, place), ...stateSpans(steps, { id, isReview: false, until: last.at })];
  return asked.map(spanOf(traceIdOf(review)));
}

/** @return the review's own span first */
export function reviewSpans({ view, transitions, calls, submittedBy }: ReviewTrace): Span[] {
  const { review_id: review } = view;
  const traceId = traceIdOf(review);
  const byActor = Map.groupBy(
    transitions.filter(({ type }) => type !== 'courier'),
    ({ type, key }) => `${type}/${key}`,
  );
  const own = byActor.get(`review/${review}`) ?? [];
  const until = own.at(-1)?.at ?? view.updated_at;
  const root = spanIdOf(actorSpan('review', review));
  const make = spanOf(traceId);
  const [from] = own;
  const link = linkOf(submittedBy);
  const spans: Span[] = [
    make({
      id: root,
      name: 'review',
      from: from?.at ?? view.created_at,
      until,
      // A state of no time is an event: a span of nothing tells nothing.
      events: own.filter((step, index) => (own[index + 1]?.at ?? step.at) === step.at),
      attributes: {
        'conclave.review.id': review,
        'conclave.review.status': view.status,
        'conclave.review.preset': view.preset,
        'conclave.review.experts': view.agents_assigned,
        'conclave.review.rounds': view.round,
      },
      links: link === undefined ? [] : [link],
      failed: view.status === 'failed' ? (view.error?.error_code ?? 'failed') : undefined,
    }),
  ];
  const modelSeats = new Set(calls.map(({ seat }) => seat));
  for (const [actor, steps] of byActor) {
    const [first] = steps;
    if (first === undefined) continue;
    const isReview = first.type === 'review';
    const id = isReview ? root : spanIdOf(actor);
    if (!isReview) spans.push(make(spanOfActor(first, steps, { id, parent: root, until, review, modelSeats })));
    spans.push(...stateSpans(steps, { id, isReview, until }).map(make));
  }
  const known = new Set(spans.map((span) => span.spanId));
  return [...spans, ...calls.map((call) => make(spanOfCall(call, review, known, root)))];
}

interface Asked {
  readonly id: string;
  readonly parent?: string;
  readonly name: string;
  readonly kind?: number;
  readonly from: number;
  readonly until: number;
  readonly events?: readonly Transition[];
  readonly attributes?: Readonly<Record<string, string | number>>;
  readonly links?: Span['links'];
  readonly failed?: string | undefined;
}

const spanOf =
  (traceId: string) =>
  ({
    id,
    parent,
    name,
    kind = INTERNAL,
    from,
    until,
    events = [],
    attributes = {},
    links = [],
    failed,
  }: Asked): Span => ({
    traceId,
    spanId: id,
    ...(parent !== undefined && { parentSpanId: parent }),
    name,
    kind,
    startTimeUnixNano: nanos(from),
    endTimeUnixNano: nanos(Math.max(from, until)),
    attributes: Object.entries(attributes).map(([key, value]) => ({
      key,
      value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
    })),
    events: events.map(({ to, at }) => ({ name: to, timeUnixNano: nanos(at) })),
    links,
    status: failed === undefined ? {} : { ...ERROR, message: failed },
  });

const nanos = (ms: number): string => `${Math.round(ms)}000000`;

interface ActorPlace {
  readonly id: string;
  readonly parent: string;
  readonly until: number;
  readonly review: string;
  readonly modelSeats: ReadonlySet<string>;
}

/** From birth to dismissal. A member that asks a language model is an agent; the others are rules. */
function spanOfActor(first: Transition, steps: readonly Transition[], place: ActorPlace): Asked {
  const { id, parent, until, review, modelSeats } = place;
  const member = first.key === review ? '' : first.key.slice(review.length + 1);
  const isModel = first.type === 'expert' && modelSeats.has(member);
  const name = isModel ? `invoke_agent ${member}` : `${first.type} ${member}`.trim();
  const last = steps.at(-1) ?? first;
  const isOver = last.to === 'dismissed' || last.to === 'completed' || last.to === 'failed';
  return {
    id,
    parent,
    name,
    from: first.at,
    until: isOver ? last.at : Math.max(until, last.at),
    attributes: isModel ? { 'gen_ai.operation.name': 'invoke_agent', 'gen_ai.agent.name': member } : {},
  };
}

/** What an expert does first is examine; it thinks again when it is called. */
const orderOf = ({ type, to, event }: Transition): string | undefined =>
  type === 'expert' && to === 'thinking' ? (event === 'call' ? 'answer' : 'examine') : ORDERS[type]?.[to];

/** A state that took time, with the work that was ordered in it. */
function stateSpans(
  steps: readonly Transition[],
  { id, isReview, until }: { readonly id: string; readonly isReview: boolean; readonly until: number },
): Asked[] {
  return steps.flatMap((step, index): Asked[] => {
    const left = steps[index + 1]?.at ?? Math.max(until, step.at);
    if (left === step.at) return [];
    const order = orderOf(step);
    // An expert's states are listening, but for its work.
    if (!isReview && order === undefined) return [];
    const own = spanIdOf(`${step.type}/${step.key}#${step.n}`);
    const state: Asked = { id: own, parent: id, name: `${step.type} ${step.to}`, from: step.at, until: left };
    if (order === undefined) return [state];
    const kind = order === 'post' ? CLIENT : INTERNAL;
    if (!isReview) return [{ ...state, name: order, kind }];
    return [state, { ...state, id: spanIdOf(`${step.type}/${step.key}#${step.n} ${order}`), parent: own, name: order }];
  });
}

/** One attempt at a language model. */
function spanOfCall(
  { seat, round, hash, attempt, row, settings }: RecordedCall,
  review: string,
  known: ReadonlySet<string>,
  root: string,
): Asked {
  const actor = spanIdOf(actorSpan('expert', `${review}.${seat}`));
  const used = row.state === 'answered' ? row.usage : null;
  const model = settings?.model ?? row.model;
  const ended = row.state === 'begun' ? row.begun_at : row.ended_at;
  return {
    id: spanIdOf(callSpan({ review, seat, round, hash }, attempt)),
    parent: known.has(actor) ? actor : root,
    name: `chat ${model}`,
    kind: CLIENT,
    from: row.begun_at,
    until: ended,
    attributes: {
      'gen_ai.operation.name': 'chat',
      ...(settings !== undefined && { 'gen_ai.provider.name': settings.provider }),
      'gen_ai.request.model': model,
      ...(used !== null && {
        'gen_ai.usage.input_tokens': used.input + used.cache_read + used.cache_write,
        'gen_ai.usage.output_tokens': used.output,
      }),
      ...(row.state !== 'answered' && { 'error.type': row.state }),
    },
    failed: row.state === 'answered' ? undefined : row.state,
  };
}

/** The caller's span of W3C Trace Context. */
function linkOf(traceparent = ''): Span['links'][number] | undefined {
  const [, traceId = '', id = ''] = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}/.exec(traceparent) ?? [];
  return /[1-9a-f]/.test(traceId) && /[1-9a-f]/.test(id) ? { traceId, spanId: id } : undefined;
}
