import { examine } from '../../../actors/expert-jobs/examine.ts';
import { answer, readDocument } from '../../../actors/expert-jobs/index.ts';
import { EXPERTS, expertById, prepareLanguageExperts } from '../../../actors/experts/index.ts';
import type { ParsedDocument } from '../../../actors/reading/index.ts';
import { convene } from '../../../actors/review/convene.ts';
import { debatedAtOnce, type ReviewContext, received } from '../../../actors/review/index.ts';
import { mergeFindings, type Submit } from '../../../protocols/index.ts';

/** A review up to its verdicts by plain functions in one loop: same experts, same debate, no actors, messages or store. */
export async function plainReview(
  text: string,
  submit: Submit,
): Promise<{ readonly review: ReviewContext; readonly document: ParsedDocument }> {
  await prepareLanguageExperts();
  const document = readDocument(text);
  const card = { type: document.type, type_confidence: document.typeConfidence, language: document.language.code };
  const panel = convene(EXPERTS, card, submit);
  const findings = panel.map((id) => [id, examine(member(id), document, { max_findings: 40 })] as const);
  const claims = mergeFindings(new Map(findings));
  const review = debatedAtOnce(
    { ...received(submit, 0), card, panel, findings: Object.fromEntries(findings), claims },
    (call) => answer(member(call.expert), document, call),
  );
  return { review, document };
}

function member(id: string) {
  const expert = expertById(id);
  if (expert === undefined) throw new Error(`no expert ${id}`);
  return expert;
}
