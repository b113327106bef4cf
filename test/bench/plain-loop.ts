import { draftResult } from '../../actors/drafting/index.ts';
import { EXPERTS, expertById, prepareLanguageExperts } from '../../actors/experts/index.ts';
import { render } from '../../actors/publishing/index.ts';
import { parseDocument } from '../../actors/reading/index.ts';
import { convene } from '../../actors/review/convene.ts';
import { agenda, call } from '../../actors/review/moderator.ts';
import { type ReviewContext, received } from '../../actors/review/review-context.ts';
import { withStatement } from '../../actors/review/statements.ts';
import { tallyRound, verdicts } from '../../actors/review/verdicts.ts';
import { answer } from '../../actors/thinking/answer.ts';
import { examine } from '../../actors/thinking/examine.ts';
import { ARTIFACTS, type Call, fileNameOf, mergeFindings, type Submit } from '../../protocols/index.ts';

/**
 * The baseline: the same experts, debate and renderers as plain functions in one loop. No actors, no messages, no store,
 * no threads: what the work itself costs.
 */
export async function plainReview(text: string, submit: Submit): Promise<number> {
  await prepareLanguageExperts();
  const document = parseDocument(text);
  const card = { type: document.type, type_confidence: document.typeConfidence, language: document.language.code };
  let review: ReviewContext = { ...received(submit, 0), card };
  review = { ...review, panel: convene(EXPERTS, card, submit) };
  for (const id of review.panel) {
    const findings = examine(member(id), document, { max_findings: 40 });
    review = heard(review, id, { findings });
  }
  review = tallied({ ...review, claims: mergeFindings(new Map(Object.entries(review.findings))) });
  while (review.stop_reason === null) {
    const round = review.round + 1;
    const asked = agenda(review, round);
    if (Object.keys(asked).length === 0) break;
    review = { ...review, round, asked, positions: [...review.positions, []] };
    const calls = Object.keys(asked).map((id): Call => call(review, id, 0));
    for (const one of calls)
      review = heard(review, one.expert, { positions: answer(member(one.expert), document, one) });
    review = tallied(review);
  }
  const result = draftResult({ ...review, verdicts: verdicts(review), decided_at: 0 }, document);
  const files: { name: string; bytes: Uint8Array }[] = [];
  for (const name of ARTIFACTS) {
    files.push({ name: fileNameOf(name), bytes: await render(name, result, text, name === 'zip' ? files : []) });
  }
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

function member(id: string) {
  const expert = expertById(id);
  if (expert === undefined) throw new Error(`no expert ${id}`);
  return expert;
}

const heard = (review: ReviewContext, expert: string, said: object): ReviewContext => ({
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
