/**
 * Retrace: what a review knew when it announced each of its events, rebuilt from what it was told. No snapshot is kept for this:
 * the machine goes the same way again.
 *
 * Invariants:
 *  1. After the last event the context equals the one with which the review ended.
 *  2. Which input comes next is read from what the review announced next, never guessed.
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { z } from 'zod';
import type { ReviewEvent, Statement, Submit } from '../../protocols/index.ts';
import { firstStep, nextStep } from '../../runtime/hosting/index.ts';
import { read } from './review-activities.ts';
import type { ReviewContext } from './review-context.ts';
import { reviewMachine } from './review-machine.ts';

export interface JournaledReview {
  readonly submit: Submit;
  /** All it announced, by their numbers from 1 on. */
  readonly events: readonly ReviewEvent[];
  /** What the expert said in the round; undefined when nothing of it is on record. */
  readonly statement: (expert: string, round: number) => Statement | undefined;
}

/** Where a review was after an input, and what it knew. */
export interface RetracedStep {
  readonly state: AnyMachineSnapshot['value'];
  readonly context: ReviewContext;
}

/** What the review announced does not follow from what is on record. */
export class NotRetraceable extends Error {
  override readonly name = 'NotRetraceable';
}

/** One step after each input, the first being the submission. Throws NotRetraceable. */
export function* retrace(told: JournaledReview): Generator<RetracedStep, void> {
  const { submit, events } = told;
  let { snapshot } = firstStep(reviewMachine, { submit, at: events[0]?.at ?? 0 }, 'submit');
  yield stepOf(snapshot);
  for (;;) {
    const { events: announced } = contextOf(snapshot);
    const next = events[announced];
    if (next === undefined) return;
    ({ snapshot } = nextStep(reviewMachine, snapshot, { ...inputBefore(next, snapshot, told), at: next.at }));
    if (contextOf(snapshot).events === announced) throw new NotRetraceable(`event ${next.seq}, ${next.name}`);
    yield stepOf(snapshot);
  }
}

const contextOf = (snapshot: AnyMachineSnapshot): ReviewContext => snapshot.context as ReviewContext;

const stepOf = (snapshot: AnyMachineSnapshot): RetracedStep => ({
  state: snapshot.value,
  context: contextOf(snapshot),
});

const Reported = z.object({
  expert: z.string(),
  round: z.int(),
  findings: z.int(),
  positions: z.int(),
  failure: z.string().nullable(),
});

const Failed = z.object({ error: z.object({ detail: z.string() }) });

/** What the review was told before it announced this. */
function inputBefore(
  { name, data, seq }: ReviewEvent,
  snapshot: AnyMachineSnapshot,
  told: JournaledReview,
): AnyEventObject {
  const { round } = contextOf(snapshot);
  switch (name) {
    case 'stage':
      return outcomeBefore(String(data.stage), told);
    case 'expert-reported':
      return reportOf(Reported.parse(data), told);
    case 'round-tallied':
      return { type: 'round.due', round };
    case 'models-awaited':
      return { type: 'waiting.due', round };
    case 'artifact-ready':
      return { type: 'published', published: { review_id: told.submit.review_id, ...data } };
    case 'completed':
      return { type: 'publish.due' };
    case 'cancelled':
      return { type: 'cancel', reason: data.reason };
    case 'failed':
      return failureOf(Failed.parse(data).error.detail, snapshot.value);
    default:
      throw new NotRetraceable(`event ${seq}, ${name}`);
  }
}

/** An activity ended well: the document was read, or the result drafted. */
function outcomeBefore(stage: string, { events }: JournaledReview): AnyEventObject {
  if (stage === 'publishing') return { type: 'draft.done', output: { bytes: 0 } };
  const convened = events.find(({ name }) => name === 'convened');
  if (stage !== 'convening' || convened === undefined) throw new NotRetraceable(`stage ${stage}`);
  return { type: 'read.done', output: read.output.parse(convened.data) };
}

function reportOf(
  { expert, round, findings, positions, failure }: z.infer<typeof Reported>,
  { submit: { review_id }, statement }: JournaledReview,
): AnyEventObject {
  const said = statement(expert, round);
  if (said === undefined && failure === 'did not answer in time') return { type: 'silent', round, experts: [expert] };
  if (said?.findings.length === findings && said.positions.length === positions)
    return { type: 'statement', statement: { ...said, failure } };
  if (findings + positions > 0) throw new NotRetraceable(`statement of ${expert} in round ${round}`);
  // It could not be used, and the review took an empty one in its place.
  return { type: 'statement', statement: { review_id, round, expert, findings: [], positions: [], failure } };
}

/** The activity whose failure the words tell of, or else a fault of the review itself. */
function failureOf(detail: string, state: AnyMachineSnapshot['value']): AnyEventObject {
  for (const [stage, type, words] of [
    ['reading', 'read.failed', 'The document could not be read: '],
    ['drafting', 'draft.failed', 'The result could not be drafted: '],
  ] as const) {
    if (state === stage && detail.startsWith(words)) return { type, error: { message: detail.slice(words.length) } };
  }
  return { type: 'crashed', message: detail };
}
