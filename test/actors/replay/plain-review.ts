import { examine } from '../../../actors/expert-workers/examine.ts';
import { answer, readDocument } from '../../../actors/expert-workers/index.ts';
import { EXPERTS, expertById, prepareLanguageExperts } from '../../../actors/experts/index.ts';
import type { ParsedDocument } from '../../../actors/reading/index.ts';
import { convene } from '../../../actors/review/convene.ts';
import {
  agenda,
  caller,
  type ReviewContext,
  received,
  tallyRound,
  verdicts,
  withStatement,
} from '../../../actors/review/index.ts';
import { mergeFindings, type Statement, type Submit } from '../../../protocols/index.ts';

/** A review up to its verdicts by plain functions in one loop: same experts, same debate, no actors, messages or store. */
export async function plainReview(
  text: string,
  submit: Submit,
): Promise<{ readonly review: ReviewContext; readonly document: ParsedDocument }> {
  await prepareLanguageExperts();
  const document = readDocument(text);
  const card = { type: document.type, type_confidence: document.typeConfidence, language: document.language.code };
  const panel = convene(EXPERTS, card, submit);
  let review: ReviewContext = { ...received(submit, 0), card, panel };
  for (const expert of panel) {
    review = heard(review, expert, { findings: examine(member(expert), document, { max_findings: 40 }) });
  }
  review = tallied({ ...review, claims: mergeFindings(new Map(Object.entries(review.findings))) });
  while (review.stop_reason === null) {
    const round = review.round + 1;
    const asked = agenda(review, round);
    if (Object.keys(asked).length === 0) break;
    review = debated({ ...review, round, asked, positions: [...review.positions, []] }, document);
  }
  const stop_reason = review.stop_reason ?? 'nothing-contested';
  return { review: { ...review, stop_reason, verdicts: verdicts(review) }, document };
}

/** One round: under sync everybody reads what stood when it opened, otherwise the newest. */
function debated(opened: ReviewContext, document: ParsedDocument): ReviewContext {
  const sync = opened.submit.options.protocol.schedule === 'sync';
  let review = opened;
  for (const expert of Object.keys(opened.asked)) {
    const one = caller(sync ? opened : review)(expert, 0);
    review = heard(review, expert, { positions: answer(member(expert), document, one) });
  }
  return tallied(review);
}

function member(id: string) {
  const expert = expertById(id);
  if (expert === undefined) throw new Error(`no expert ${id}`);
  return expert;
}

const heard = (review: ReviewContext, expert: string, said: Partial<Statement>): ReviewContext => ({
  ...review,
  ...withStatement(review, {
    review_id: review.submit.review_id,
    round: review.round,
    expert,
    findings: [],
    positions: [],
    failure: null,
    ...said,
  }),
});

function tallied(review: ReviewContext): ReviewContext {
  const { tally, record } = tallyRound(review);
  return {
    ...review,
    tallies: [...review.tallies, tally],
    records: review.round === 0 ? review.records : [...review.records, record],
    stop_reason: tally.stopped_by,
  };
}
