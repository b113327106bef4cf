import type { AccountContext, Reservation } from './account-context.ts';
import { andThen, answer, type Decision, enter, nothing } from './decision.ts';

/** A review ends within the hour. One that is silent for this long (ms) was lost, or never began. */
const LOST_MS = 86_400_000;

/** A check later than this (ms) means that the node was down, and its reviews with it. */
const LATE_MS = 60_000;

/** After such an outage reviews get this long (ms) to end. */
const RESUME_MS = 3_600_000;

/** Lapsed reservations remembered, in case their reviews end after all. */
const MOST_LAPSED = 100;

/** The account with an alarm to check its reservations, unless one is set already. */
export function nextLook(context: AccountContext, at: number): AccountContext {
  if (context.look_at !== null) return context;
  const since = Object.values(context.open).map((reservation) => reservation.since);
  if (since.length === 0) return context;
  const oldest = since.reduce((least, each) => Math.min(least, each));
  return { ...context, look_at: Math.max(oldest + LOST_MS, at + RESUME_MS) };
}

/** Refunds the reservations of reviews that were silent for a day. @param due when this check was to run */
export function lapse(context: AccountContext, at: number, due: number): Decision {
  if (at - due > LATE_MS) return nothing({ ...context, look_at: at + RESUME_MS });
  const lost = Object.entries(context.open).filter(([, { since }]) => since + LOST_MS <= at);
  return lost
    .map(
      ([review, reservation]) =>
        (now: AccountContext) =>
          giveBack(now, at, review, reservation),
    )
    .reduce(andThen, nothing({ ...context, look_at: null }));
}

function giveBack(context: AccountContext, at: number, review: string, reservation: Reservation): Decision {
  const { credits, charged, command } = reservation;
  const { [review]: _, ...open } = context.open;
  const kept = Object.entries(context.lapsed).slice(1 - MOST_LAPSED);
  const lapsed = { ...Object.fromEntries(kept), [review]: reservation };
  const entry = { kind: 'release', credits, change: charged, review_id: review, note: 'the review was lost' } as const;
  const released = enter({ ...context, open, lapsed }, at, entry);
  // Overwrites the reservation's stored answer: a repeated submission then makes another reservation.
  const refused = { review_id: review, required: credits, available: released.context.balance };
  return andThen(released, (now) => answer(now, command, 'lapsed', refused));
}

/** A review that was taken for lost ended after all: it is charged again if it used its credits. */
export function settleLapsed(
  context: AccountContext,
  at: number,
  review: string,
  outcome: 'capture' | 'release',
): Decision {
  const { [review]: reservation, ...lapsed } = context.lapsed;
  if (reservation === undefined) return nothing(context);
  const forgotten = { ...context, lapsed };
  if (outcome === 'release') return nothing(forgotten);
  const { credits, charged } = reservation;
  const entry = { credits, review_id: review, note: 'the review was not lost' };
  const charge = enter(forgotten, at, { ...entry, kind: 'reserve', change: charged === 0 ? 0 : -charged });
  return andThen(charge, (now) => enter(now, at, { ...entry, kind: 'capture', change: 0 }));
}
