import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../../actors/expert-jobs/answer.ts';
import { examine } from '../../../actors/expert-jobs/examine.ts';
import { readDocument } from '../../../actors/expert-jobs/index.ts';
import { EXPERTS, prepareLanguageExperts } from '../../../actors/experts/index.ts';
import { type Call, type Claim, DocumentType, type Finding } from '../../../protocols/index.ts';
import { hostileTexts } from './fuzz.ts';

const TEXTS = 60;

/** Claims each expert is asked about in a text: one of each rule that was found, as many as this. */
const CLAIMS = 40;

const TYPES = DocumentType.options;

const claimsOf = (findings: readonly Finding[]): Claim[] =>
  [...new Map(findings.map((finding) => [finding.rule, finding])).values()].slice(0, CLAIMS).map((finding, index) => ({
    id: `c${index}`,
    finding,
    raised_by: [{ expert: finding.rule.split('.')[0] as string, rule: finding.rule, belief: finding.belief }],
  }));

/** The document's type changes from text to text; examine and answer check all they say against the schema. */
function complaints(text: string, index: number): string[] {
  const document = readDocument(text, TYPES[index % TYPES.length] ?? null);
  const faults: string[] = [];
  const tried = <Value>(expert: string, act: () => Value[]): Value[] => {
    try {
      return act();
    } catch (error) {
      faults.push(`text ${index}, ${expert}: ${String(error).slice(0, 300)}`);
      return [];
    }
  };
  const findings = EXPERTS.flatMap((expert) => tried(expert.id, () => examine(expert, document, { max_findings: 40 })));
  const claims = claimsOf(findings);
  for (const expert of EXPERTS) {
    const call = { round: 1, expert: expert.id, claims, heard: [] } as unknown as Call;
    tried(expert.id, () => answer(expert, document, call));
  }
  return faults;
}

describe('experts: hostile texts', () => {
  beforeAll(() => prepareLanguageExperts());

  it('nobody throws, and nobody says what the schema refuses', () => {
    expect(hostileTexts(TEXTS, 11).flatMap(complaints)).toEqual([]);
  }, 240_000);
});
