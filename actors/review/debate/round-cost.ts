import { type Agenda, type Course, saidOn } from '../../../protocols/debate/index.ts';
import type { Claim, Position } from '../../../protocols/index.ts';
import {
  CLAIMS_A_QUESTION,
  isModelSeat,
  type ModelPlan,
  type ModelSeat,
  QUESTIONS_A_PIECE,
} from '../../../protocols/models/index.ts';

/** The most that language models can cost in the next round, in millionths of a dollar, each question answered once. */
export function roundCost(
  { seats, models }: ModelPlan,
  claims: readonly Claim[],
  agenda: Agenda,
  { positions }: Course<Position>,
): number {
  const opposed = new Set(claims.flatMap(({ id }) => (isOpposed(id, positions) ? [id] : [])));
  let cost = 0;
  for (const [expert, asked] of Object.entries(agenda)) {
    const seat = isModelSeat(expert) ? seats.find(({ id }) => id === expert) : undefined;
    const model = seat && models.find(({ name }) => name === seat.model);
    if (seat === undefined || model === undefined) continue;
    cost += questions(seat, asked, opposed, model.pieces) * model.question_micros;
  }
  return cost;
}

/** The seat that raised a claim is asked about it only when somebody opposes it. Claims on the same piece share a question. */
function questions(
  { role }: ModelSeat,
  asked: readonly string[],
  opposed: ReadonlySet<string>,
  pieces: number,
): number {
  const count = role === 'verify' ? asked.length : asked.filter((id) => opposed.has(id)).length;
  if (count === 0) return 0;
  return Math.min(count, pieces * QUESTIONS_A_PIECE, Math.ceil(count / CLAIMS_A_QUESTION) + pieces - 1);
}

/** Whether anybody has ever opposed the claim: more is told to some seats than the last round. */
const isOpposed = (claim: string, positions: Course<Position>['positions']): boolean =>
  positions.some((round) => saidOn(round, claim).some(({ stance }) => stance === 'oppose'));
