/**
 * A recorded review with the answers of its language models given again: from its own record, from a file, or from a model that
 * is asked now. Questions are made as the review made them; a question without an answer is listed, and its seat says nothing.
 */
import { type Brief, contentHash, type Finding, mergeFindings } from '../../protocols/index.ts';
import { isModelSeat } from '../../protocols/models/index.ts';
import { seatSheet } from '../model-experts/index.ts';
import {
  type Concerns,
  hearSeat,
  type QuestionSize,
  type SeatOrder,
  type SeatQuestion,
  type SeatReply,
  seatQuestions,
} from '../model-hearing/index.ts';
import type { ParsedDocument } from '../reading/index.ts';
import type { ReviewContext, SpeakOnCall } from '../review/index.ts';
import { redebate } from './redebate.ts';

/** One question of a seat, the `nth` of its round. */
export interface AskedAgain {
  readonly seat: string;
  readonly round: number;
  readonly nth: number;
  readonly question: SeatQuestion;
}

/** Where answers come from. */
export interface Answers {
  size(seat: string): QuestionSize;
  find(asked: AskedAgain): SeatReply | undefined;
}

export interface ModelReplay {
  readonly review: ReviewContext;
  /** Questions that had an answer. */
  readonly answered: number;
  /** The first comes first: after it the debate may have gone another way. */
  readonly missing: readonly AskedAgain[];
  /** Seats whose findings of the blind round are the recorded ones, and those whose are not. */
  readonly same: readonly string[];
  readonly other: readonly string[];
}

/** Findings that a brief allows. */
const MAX_FINDINGS = 40;

export function replayModels(
  context: ReviewContext,
  document: ParsedDocument,
  answers: Answers,
  concerns: Concerns,
): ModelReplay {
  const missing: AskedAgain[] = [];
  let answered = 0;
  const hear = (order: SeatOrder, seat: string, round: number) => {
    const size = answers.size(seat);
    const sheet = seatSheet(seat);
    const replies = seatQuestions(document, sheet, order, size).asked.map(({ question }, nth) => {
      const asked = { seat, round, nth, question };
      const found = answers.find(asked);
      if (found === undefined) missing.push(asked);
      else answered += 1;
      return found;
    });
    return hearSeat(document, sheet, order, size, replies);
  };
  const { submit } = context;
  const seats = context.panel.filter(isModelSeat);
  const read = seats.filter((seat) => seatSheet(seat).role === 'read');
  const said = new Map(read.map((seat) => [seat, findingsOf(context, seat, hear, concerns)]));
  const same = read.filter((seat) => contentHash(said.get(seat) ?? []) === contentHash(context.findings[seat] ?? []));
  const findings = { ...context.findings, ...Object.fromEntries(said) };
  const claims = same.length === read.length ? context.claims : mergeFindings(new Map(Object.entries(findings)));
  const instead: SpeakOnCall = (call) =>
    isModelSeat(call.expert)
      ? hear(
          { kind: 'call', call, seed: submit.options.seed, language: submit.output_language },
          call.expert,
          call.round,
        ).positions
      : undefined;
  const { review } = redebate({ ...context, findings, claims }, document, submit.options.protocol, instead);
  return { review, answered, missing, same, other: read.filter((seat) => !same.includes(seat)) };
}

function findingsOf(
  { submit, card }: ReviewContext,
  expert: string,
  hear: (order: SeatOrder, seat: string, round: number) => { findings: readonly Finding[] },
  concerns: Concerns,
): readonly Finding[] {
  const brief: Brief = {
    review_id: submit.review_id,
    expert,
    document: submit.document,
    document_type: card?.type ?? 'general',
    deep_review: submit.deep_review,
    max_findings: MAX_FINDINGS,
    seed: submit.options.seed,
    deadline_at: 0,
  };
  return hear({ kind: 'brief', brief, concerns }, expert, 0).findings.slice(0, MAX_FINDINGS);
}
