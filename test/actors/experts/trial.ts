import { expect, test } from 'vitest';
import type { Examination, Expert } from '../../../actors/experts/expert.ts';
import { quote } from '../../../actors/experts/toolkit/quote.ts';
import type { CataloguePart } from '../../../actors/languages/catalogue.ts';
import { formatMessage } from '../../../actors/languages/message.ts';
import { type ParsedDocument, parseDocument } from '../../../actors/reading/index.ts';
import { type Claim, type DocumentType, Finding } from '../../../protocols/index.ts';

/** A claim that somebody else makes about a text, and the reason for which an expert opposes or amends it. */
export interface Defeated {
  readonly text: string;
  /** The words the claim quotes; without them it is a claim of absence. */
  readonly quoting?: string;
  readonly claim: Pick<Finding, 'rule' | 'category'> & Partial<Finding>;
  readonly reason: string;
}

export interface Trial {
  readonly expert: string;
  readonly rule: string;
  readonly type?: DocumentType;
  readonly positive: string;
  readonly negative: string;
  readonly defeated?: Defeated;
}

export const findingsOf = (expert: Expert, document: ParsedDocument): Finding[] =>
  [...expert.detectors, ...(expert.submittedDetectors ?? [])].flatMap((detector) => [...detector(document)]);

/** The claim, made of a finding that quotes the words where they are in the text. */
export function claimOn(document: ParsedDocument, { quoting, claim }: Pick<Defeated, 'quoting' | 'claim'>): Claim {
  const start = quoting === undefined ? -1 : document.text.indexOf(quoting);
  const evidence = quoting === undefined ? [] : [quote(document, { start, end: start + quoting.length })];
  const finding = Finding.parse({
    severity: 'high',
    values: {},
    belief: 0.6,
    evidence,
    ...(evidence.length === 0 ? { place: 0 } : {}),
    ...claim,
  });
  return asClaim(finding);
}

const asClaim = (finding: Finding): Claim => ({
  id: 'c1',
  finding,
  raised_by: [{ expert: 'somebody', rule: finding.rule, belief: finding.belief }],
});

/** What the first of the expert's defeaters that has something to say about the claim says. */
export function answer(expert: Expert, claim: Claim, document: ParsedDocument): Examination | undefined {
  const competent = expert.defeaters.filter(
    ({ against }) => against === 'any' || against.includes(claim.finding.category),
  );
  return competent.map((defeater) => defeater.examine(claim, document)).find((found) => found !== undefined);
}

export function examine(expert: Expert, defeated: Defeated, type: DocumentType = 'services'): Examination | undefined {
  const document = parseDocument(defeated.text, { type });
  return answer(expert, claimOn(document, defeated), document);
}

/** Every finding is valid, quotes verbatim, has a change that applies, and words in every language. */
export function wellFormed(finding: Finding, document: ParsedDocument, parts: Readonly<Record<string, CataloguePart>>) {
  Finding.parse(finding);
  expect(finding.evidence.length > 0 || finding.place !== undefined).toBe(true);
  for (const piece of finding.evidence) expect(document.text.slice(piece.start, piece.end)).toBe(piece.quote);
  const { change } = finding;
  expect(change && document.text.slice(change.start, change.end)).toBe(change?.before);
  for (const [locale, part] of Object.entries(parts)) {
    const words = part.rules[finding.rule];
    expect(words, `${finding.rule} in ${locale}`).toBeDefined();
    expect(change === undefined || words?.rationale !== undefined, `${finding.rule} rationale in ${locale}`).toBe(true);
    for (const message of Object.values(words ?? {})) {
      const said = formatMessage(message, locale, finding.values);
      expect(said).not.toMatch(/[{}]|NaN/);
    }
  }
}

/** Declares the three tests of each row: it finds the defect, leaves sound text alone, and gives way to the text. */
export function tryExperts(
  area: string,
  experts: readonly Expert[],
  parts: Readonly<Record<string, CataloguePart>>,
  trials: readonly Trial[],
): void {
  const named = (id: string): Expert => experts.find((expert) => expert.id === id) as Expert;
  test(`${area}: every expert is tried`, () => {
    expect(new Set(trials.map((trial) => trial.expert))).toEqual(new Set(experts.map((expert) => expert.id)));
  });
  for (const { expert, rule, type = 'services', positive, negative, defeated } of trials) {
    test(`${area}: ${rule} is found`, () => {
      const document = parseDocument(positive, { type });
      const findings = findingsOf(named(expert), document);
      expect(findings.map((finding) => finding.rule)).toContain(rule);
      for (const finding of findings) wellFormed(finding, document, parts);
    });
    test(`${area}: ${rule} is not found where the text is sound`, () => {
      const findings = findingsOf(named(expert), parseDocument(negative, { type }));
      expect(findings.map((finding) => finding.rule)).not.toContain(rule);
    });
    if (!defeated) continue;
    test(`${area}: ${defeated.reason} answers a claim`, () => {
      const examination = examine(named(expert), defeated, type);
      expect(examination?.reason.key).toBe(defeated.reason);
      for (const [locale, part] of Object.entries(parts)) {
        const message = part.reasons[defeated.reason];
        expect(message, `${defeated.reason} in ${locale}`).toBeDefined();
        expect(formatMessage(message ?? '', locale, examination?.reason.values ?? {})).not.toMatch(/[{}]|undefined/);
      }
      // On the defective text the same reason must not be found: a defeater that always answers looks at nothing.
      const document = parseDocument(positive, { type });
      for (const finding of findingsOf(named(expert), document).filter((own) => own.rule === rule)) {
        expect(answer(named(expert), asClaim(finding), document)?.reason.key).not.toBe(defeated.reason);
      }
    });
  }
}
