import { type ReviewContext, reviewRecords } from '../../actors/review/index.ts';
import { MODEL_REASONS, type ModelPlan, type ModelUse, type SeatRecord } from '../../protocols/models/index.ts';
import { callsOf } from '../../runtime/calls/index.ts';
import type { Store } from '../../runtime/index.ts';
import { answeredBy } from './answered-by.ts';

/** What language models did for a review: from the rows of their calls and the records of their seats. */
export function modelUse(store: Store, review: ReviewContext, plan: ModelPlan): ModelUse {
  const id = review.submit.review_id;
  const records = reviewRecords.seat.rows(store, [id]);
  const seats = plan.seats.filter((seat) => review.panel.includes(seat.id));
  const silent = seats.filter((seat) => review.failures[seat.id] !== undefined);
  const given = new Set([...plan.reasons, ...records.flatMap(({ reasons }) => reasons)]);
  if (silent.some((seat) => review.failures[seat.id] === 'did not answer in time')) given.add('late');
  const sum = (pick: (record: SeatRecord) => number) => records.reduce((total, record) => total + pick(record), 0);
  // A reader without any answer is told of as one that was left out.
  const read = seats
    .flatMap((seat) => (seat.role === 'read' ? (reviewRecords.seat.get(store, id, seat.id, 0) ?? []) : []))
    .filter(({ covered, passages }) => covered > 0 && passages > 0);
  const names = answeredBy(store, id);
  const calls = new Map(callsOf(store, id).map((each) => [each.model, each]));
  return {
    requested: plan.requested,
    delivered: deliveredOf(seats.length, silent.length, given.size),
    reasons: MODEL_REASONS.filter((reason) => given.has(reason)),
    models: plan.models.map(({ name, provider, model }) => {
      const made = calls.get(name);
      return {
        name,
        provider,
        model,
        answered_by: [...(names.get(name) ?? [])],
        calls: made?.calls ?? 0,
        // A call still open belongs to a seat that was given up: nobody waits for its outcome.
        lost: (made?.lost ?? 0) + (made?.open ?? 0),
        tokens: made?.tokens ?? { input: 0, cache_read: 0, output: 0 },
        cost_usd: (made?.cost ?? 0) / 1_000_000,
      };
    }),
    budget_usd: plan.budget.review / 1_000_000,
    coverage: read.length === 0 ? 0 : Math.min(...read.map(({ covered, passages }) => covered / passages)),
    quotes: sum(({ quotes }) => quotes),
    dropped: {
      quotes: sum(({ dropped }) => dropped.quotes),
      findings: sum(({ dropped }) => dropped.findings),
      changes: sum(({ dropped }) => dropped.changes ?? 0),
      positions: sum(({ dropped }) => dropped.positions),
    },
    prompts: plan.prompts,
  };
}

function deliveredOf(seats: number, silent: number, reasons: number): ModelUse['delivered'] {
  if (seats === 0 || silent === seats) return 'none';
  return silent === 0 && reasons === 0 ? 'all' : 'partial';
}
