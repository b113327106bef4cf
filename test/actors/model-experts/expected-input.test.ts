import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { expect, it } from 'vitest';
import { examine, readDocument } from '../../../actors/expert-jobs/index.ts';
import { EXPERTS } from '../../../actors/experts/index.ts';
import { planModels, seatSheet } from '../../../actors/model-experts/index.ts';
import { type SeatOrder, seatQuestions } from '../../../actors/model-hearing/index.ts';
import type { ParsedDocument } from '../../../actors/reading/index.ts';
import { type Claim, mergeFindings } from '../../../protocols/index.ts';
import { MODEL_ANSWER_SCHEMA, ModelsFile } from '../../../protocols/models/index.ts';
import { stubSettings } from '../../gateway/models/model-settings.ts';

const tokenizer = new Tiktoken(o200k);
const tokens = (text: string): number => tokenizer.encode(text).length;

const written = (name: string): Promise<string> =>
  readFile(fileURLToPath(new URL(`../../eval/written-contracts/${name}.md`, import.meta.url)), 'utf8');

const REQUIREMENTS = `SYSTEM REQUIREMENTS SPECIFICATION

1. Scope. This specification states the requirements for the pump controller of the cooling plant.

2. Functional requirements.
REQ-1 The controller shall start the standby pump within 2 seconds after the duty pump has failed.
REQ-2 The controller shall record each start and each failure with the time of day.
REQ-3 The operator display shall be easy to use and shall show all relevant alarms.
REQ-4 The controller shall accept set points between 4 and 12 degrees.

3. Interfaces.
REQ-5 The controller shall exchange data with the plant's control system over the interface that document IF-7 describes.
REQ-6 The controller should respond quickly to each request of the control system.`;

function claimsOn(document: ParsedDocument): Claim[] {
  const seated = EXPERTS.filter(
    ({ serves, reads }) =>
      (serves === 'any' || serves.includes(document.type)) &&
      (reads === 'any' || reads.includes(document.language.code)),
  );
  const found = seated.map((expert) => [expert.id, examine(expert, document, { max_findings: 5 })] as const);
  return mergeFindings(new Map(found));
}

/** Tokens that the questions of a whole review come to, where two claims of three stand. */
function sentOn(text: string, seats: NonNullable<ReturnType<typeof planModels>>['seats']): number {
  const document = readDocument(text);
  const raised = claimsOn(document);
  const shared = { review_id: 'rev', document: { hash: '0'.repeat(64), length: text.length }, deadline_at: 0 };
  const size = { maxBytes: 400_000, maxChunks: 8, hidesIdentities: false };
  const questions = seats.flatMap(({ id, role, serves }) => {
    if ((serves !== 'any' && !serves.includes(document.type)) || id === 'model-translator') return [];
    const of = { ...shared, expert: id, document_type: document.type };
    const claims = raised.slice(0, Math.min(12, Math.ceil(raised.length / 1.5)));
    const orders: Record<typeof role, SeatOrder> = {
      read: { kind: 'brief', brief: { ...of, deep_review: false, max_findings: 40, seed: 1 }, concerns: {} },
      verify: { kind: 'call', call: { ...of, round: 1, claims: raised, heard: [] }, seed: 1 },
      write: { kind: 'write', claims, language: 'English', seed: 1, concerns: {} },
    };
    return seatQuestions(document, seatSheet(id), orders[role], size).asked;
  });
  const schema = tokens(JSON.stringify(MODEL_ANSWER_SCHEMA));
  const sent = questions.map(
    ({ question }) => schema + tokens(question.system + question.document + question.question),
  );
  return sent.reduce((sum, each) => sum + each, 0);
}

it.each([
  ['an NDA', () => written('b/nda')],
  ['an employment contract', () => written('b/employment')],
  ['a lease', () => written('a/lease')],
  ['terms of a SaaS', () => written('a/saas')],
  ['a franchise', () => written('c/franchise')],
  ['a construction contract', () => written('g/construction')],
  ['an Italian contract of works', () => written('d/appalto-servizi')],
  ['a Spanish contract of services', () => written('e/servicios')],
  ['requirements', async () => REQUIREMENTS],
  [
    'forty kilobytes',
    async () => [await written('a/saas'), await written('c/franchise'), await written('b/managed-it')].join('\n\n'),
  ],
])('expects what the questions of a review come to, within a tenth: %s', async (_, read) => {
  const text = await read();
  const main = stubSettings('openai-compatible', 'http://127.0.0.1:1');
  const file = ModelsFile.parse({ models: { main }, roles: { read: 'main', verify: 'main', write: 'main' } });
  const request = { requested: 'if_available', budgetUsd: null, consent: 'stays', redaction: 'none' } as const;
  const plan = planModels(file, { ...request, text });
  const said = sentOn(text, plan?.seats ?? []);
  const ratio = (plan?.models[0]?.expected_input ?? 0) / said;
  expect(ratio).toBeGreaterThan(0.9);
  expect(ratio).toBeLessThan(1.1);
});
