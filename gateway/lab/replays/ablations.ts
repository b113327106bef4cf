/** What each seat of a language model was worth: the review without it, and two ways of spending the same money. */
import type { ParsedDocument } from '../../../actors/reading/index.ts';
import { comparedClaims, withoutExperts } from '../../../actors/replay/index.ts';
import type { ReviewContext } from '../../../actors/review/index.ts';
import { OUTCOMES, type Protocol } from '../../../protocols/index.ts';
import { isModelSeat } from '../../../protocols/models/index.ts';
import type { TranscribedCall } from '../model-transcript.ts';
import { table } from '../table.ts';

const HEAD = ['panel', 'calls', 'dollars', ...OUTCOMES, 'verdicts that change'];

/** A way to hold the review: which seats stay, and how it is debated. */
interface Way {
  readonly name: string;
  readonly seats: readonly string[];
  readonly protocol?: Protocol;
}

export function ablations(record: ReviewContext, document: ParsedDocument, calls: readonly TranscribedCall[]): string {
  const seats = record.panel.filter(isModelSeat);
  const readers = seats.filter((seat) => seat !== VERIFIER);
  const vote: Protocol = { ...record.submit.options.protocol, gate: { kind: 'none' } };
  const costOf = (seat: string): number =>
    calls.filter((call) => call.seat === seat).reduce((sum, { cost_usd }) => sum + (cost_usd ?? 0), 0);
  const blind = calls.filter(({ seat, round }) => readers.includes(seat) && round === 0);
  const budget = blind.reduce((sum, { cost_usd }) => sum + (cost_usd ?? 0), 0);
  const affordable = within(readers, budget - costOf(VERIFIER), costOf);
  const ways: Way[] = [
    { name: 'all seats', seats },
    { name: 'no model', seats: [] },
    ...seats.map((out) => ({ name: `without ${out}`, seats: seats.filter((seat) => seat !== out) })),
  ];
  const equal: Way[] = [
    { name: 'all readers, no debate', seats: readers, protocol: vote },
    { name: `${affordable.length} readers and the verifier, debate`, seats: [...affordable, VERIFIER] },
  ];
  const whole = withoutExperts(record, document, () => false);
  const drift = changes(record, whole);
  const row = (way: Way): string[] => rowOf(way, { record, whole, document, calls });
  return [
    table([HEAD, ...ways.map(row)]),
    'For the same money:',
    table([HEAD, ...equal.map(row)]),
    `Verdicts are compared with those of all seats, debated again; of the recorded ones ${drift} differ from these.`,
    'Of a seat that stays, what it said of a claim is taken over, though its question would have held fewer claims.\n',
  ].join('\n');
}

const VERIFIER = 'model-verifier';

interface Ablated {
  readonly record: ReviewContext;
  /** Debated again with all seats. */
  readonly whole: ReviewContext;
  readonly document: ParsedDocument;
  readonly calls: readonly TranscribedCall[];
}

const changes = (before: ReviewContext, after: ReviewContext): number =>
  comparedClaims(before, after).filter(({ was, is }) => was?.outcome !== is?.outcome).length;

function rowOf({ name, seats, protocol }: Way, { record, whole, document, calls }: Ablated): string[] {
  const stays = new Set(seats);
  const review = withoutExperts(record, document, (expert) => isModelSeat(expert) && !stays.has(expert), protocol);
  const rounds = review.positions.length;
  const paid = calls.filter(({ seat, round }) => stays.has(seat) && round <= rounds);
  return [
    name,
    String(paid.length),
    paid.reduce((sum, { cost_usd }) => sum + (cost_usd ?? 0), 0).toFixed(6),
    ...OUTCOMES.map((outcome) => String(review.verdicts.filter((verdict) => verdict.outcome === outcome).length)),
    String(changes(whole, review)),
  ];
}

/** As many seats as the money allows, the cheapest first. */
function within(seats: readonly string[], money: number, costOf: (seat: string) => number): string[] {
  let left = money;
  return seats
    .toSorted((a, b) => costOf(a) - costOf(b) || (a < b ? -1 : 1))
    .filter((seat) => {
      left -= costOf(seat);
      return left >= 0;
    })
    .toSorted();
}
