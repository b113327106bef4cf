import { expect, it } from 'vitest';
import { examine, readDocument } from '../../../actors/expert-jobs/index.ts';
import { EXPERTS } from '../../../actors/experts/index.ts';
import { planModels, seatSheet } from '../../../actors/model-experts/index.ts';
import { type SeatOrder, seatQuestions } from '../../../actors/model-hearing/index.ts';
import { type Claim, mergeFindings } from '../../../protocols/index.ts';
import { MODEL_ANSWER_SCHEMA, ModelsFile } from '../../../protocols/models/index.ts';
import { stubSettings } from '../../gateway/models/model-settings.ts';
import { sampleText } from '../publishing/sample-result.ts';

/** How o200k parts a text before it joins anything: English has few words of more than one token. */
const PIECES =
  /[^\r\n\p{L}\p{N}]?\p{L}+(?:'(?:s|t|re|ve|m|ll|d))?|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+/gu;
const tokens = (text: string): number => text.match(PIECES)?.length ?? 0;

const COPIES = 12;
const text = Array.from({ length: COPIES }, () => sampleText).join('\n\n');
const document = readDocument(text);

/** The claims of one copy in every other one: as many as a verifier is asked about. */
function claims(): Claim[] {
  const one = readDocument(sampleText);
  const found = mergeFindings(
    new Map(
      EXPERTS.filter(({ serves }) => serves === 'any').map((each) => [
        each.id,
        examine(each, one, { max_findings: 5 }),
      ]),
    ),
  );
  const moved = Array.from({ length: COPIES }, (_, copy) =>
    found.map(({ finding, raised_by }): Omit<Claim, 'id'> => {
      const shift = copy * (sampleText.length + 2);
      const evidence = finding.evidence.map((each) => ({ ...each, start: each.start + shift, end: each.end + shift }));
      return { finding: { ...finding, evidence }, raised_by };
    }),
  ).flat();
  return moved.slice(0, 60).map((claim, index) => ({ id: `c${index + 1}`, ...claim }));
}

it('expects what the questions of ten calls come to, within a tenth', () => {
  const main = stubSettings('openai-compatible', 'http://127.0.0.1:1');
  const file = ModelsFile.parse({ models: { main }, roles: { read: 'main', verify: 'main', write: 'main' } });
  const bytes = Buffer.byteLength(text);
  const request = { requested: 'if_available', budgetUsd: null, consent: 'stays', redaction: 'none' } as const;
  const plan = planModels(file, { ...request, documentBytes: bytes });
  const shared = { review_id: 'rev', document: { hash: '0'.repeat(64), length: text.length }, deadline_at: 0 };
  const raised = claims();
  const size = { maxBytes: 400_000, maxChunks: 8, hidesIdentities: false };
  let sent = 0;
  let calls = 0;
  for (const { id, role, serves } of plan?.seats ?? []) {
    if (serves !== 'any' || id === 'model-translator') continue;
    const of = { ...shared, expert: id, document_type: document.type };
    const orders: Record<typeof role, SeatOrder> = {
      read: { kind: 'brief', brief: { ...of, deep_review: false, max_findings: 40, seed: 1 }, concerns: {} },
      verify: { kind: 'call', call: { ...of, round: 1, claims: raised, heard: [] }, seed: 1 },
      write: { kind: 'write', claims: raised.slice(0, 12), language: 'English', seed: 1, concerns: {} },
    };
    for (const { question } of seatQuestions(document, seatSheet(id), orders[role], size).asked) {
      calls += 1;
      sent += tokens(`${question.system}${question.document}${question.question}`);
      sent += tokens(JSON.stringify(MODEL_ANSWER_SCHEMA));
    }
  }
  expect(bytes).toBeGreaterThan(36_000);
  expect(calls).toBe(10);
  expect((plan?.models[0]?.expected_input ?? 0) / sent).toBeGreaterThan(0.9);
  expect((plan?.models[0]?.expected_input ?? 0) / sent).toBeLessThan(1.1);
});
