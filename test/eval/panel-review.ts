import { draftResult } from '../../actors/drafting/index.ts';
import { answer } from '../../actors/expert-jobs/answer.ts';
import { examine } from '../../actors/expert-jobs/examine.ts';
import { readDocument } from '../../actors/expert-jobs/read-document.ts';
import { EXPERTS, type Expert, expertById, prepareLanguageExperts } from '../../actors/experts/index.ts';
import type { ParsedDocument } from '../../actors/reading/index.ts';
import { convene } from '../../actors/review/convene.ts';
import { debatedAtOnce, received } from '../../actors/review/index.ts';
import {
  type DocumentType,
  type Finding,
  mergeFindings,
  type Protocol,
  type ReviewResult,
  type Submit,
} from '../../protocols/index.ts';

/** Findings an expert may report, as in a review of the service. */
const MAX_FINDINGS = 40;

/** A document with what every expert finds in it on its own: the part of a review that no protocol changes. */
export interface Examined {
  readonly document: ParsedDocument;
  readonly panel: readonly string[];
  readonly findings: Readonly<Record<string, readonly Finding[]>>;
}

/** Everyone who serves the document looks at it. `experts` narrows the panel, `type` overrides the guess. */
export async function examined(
  text: string,
  options: { readonly type?: DocumentType; readonly experts?: (expert: Expert) => boolean } = {},
): Promise<Examined> {
  await prepareLanguageExperts();
  const document = readDocument(text, options.type);
  const card = { type: document.type, type_confidence: document.typeConfidence, language: document.language.code };
  const called = EXPERTS.filter(options.experts ?? (() => true));
  const panel = convene(called, card, { preset: 'comprehensive', deep_review: false });
  const findings = panel.map(
    (id) => [id, examine(expertById(id) as Expert, document, { max_findings: MAX_FINDINGS })] as const,
  );
  return { document, panel, findings: Object.fromEntries(findings) };
}

/** The rest of the review under a protocol: debate, decision and result. */
export function settled({ document, panel, findings }: Examined, protocol: Protocol): ReviewResult {
  const card = { type: document.type, type_confidence: document.typeConfidence, language: document.language.code };
  const claims = mergeFindings(new Map(Object.entries(findings)));
  const review = debatedAtOnce({ ...received(submission(protocol), 0), card, panel, findings, claims }, (call) =>
    answer(expertById(call.expert) as Expert, document, call),
  );
  return draftResult({ ...review, decided_at: 0 }, document);
}

/** A submission that asks for nothing but the protocol. */
export const submission = (protocol: Protocol): Submit => ({
  type: 'submit',
  review_id: 'rev_00000000-0000-4000-8000-000000000000',
  account_id: 'eval',
  document: { hash: '0'.repeat(64), length: 0 },
  source: { format: 'txt', file_name: null, notes: [] },
  document_title: 'Document',
  preset: 'comprehensive',
  deep_review: false,
  output_language: 'English',
  webhook_url: null,
  credits: 0,
  options: { protocol, seed: 1 },
});
