import type { Change, Finding, IssueCategory, Severity } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Detector } from '../expert.ts';
import { find, type Passage, report, says, sectionText } from '../toolkit/index.ts';

/** One way in which consumer terms are unfair, read sentence by sentence. */
export interface UnfairTerm {
  readonly rule: string;
  readonly category: IssueCategory;
  readonly severity: Severity;
  /** 0..1. */
  readonly belief: number;
  readonly topic: RegExp;
  readonly also?: RegExp;
  readonly unless?: RegExp;
  /** What nothing in the section may say. */
  readonly unlessSection?: RegExp;
  /** Applies to the first sentence it can be given for. */
  readonly change?: (document: ParsedDocument, passage: Passage) => Change | undefined;
}

/** Shorter than this a line is a heading or a label, UTF-16 units. */
const SENTENCE = 35;

/**
 * Claims one rule makes of one document at most. Up to here each sentence is its own claim, which falls alone when
 * somebody has a reason against it; of a text with more of them neighbours share one.
 */
const CLAIMS = 24;

/** A finding for each sentence of the rule, in document order; the report shows them together. */
export function unfair(terms: readonly UnfairTerm[]): Detector {
  return (document) => {
    const taken = new Set<number>();
    const findings: Finding[] = [];
    for (const term of terms) {
      const passages = find(document, term.topic).filter((passage) => {
        const { start, folded } = passage;
        return (
          folded.length >= SENTENCE &&
          !taken.has(start) &&
          (term.also === undefined || says(folded, term.also)) &&
          (term.unless === undefined || !says(folded, term.unless)) &&
          (term.unlessSection === undefined || !says(sectionText(document, passage), term.unlessSection))
        );
      });
      for (const { start } of passages) taken.add(start);
      findings.push(...findingsOf(document, term, passages));
    }
    return findings;
  };
}

/** The wording is proposed once, where it can first be given: twenty equal changes would be twenty times the same advice. */
function findingsOf(document: ParsedDocument, term: UnfairTerm, passages: readonly Passage[]): Finding[] {
  const { rule, category, severity, belief, change } = term;
  const size = Math.ceil(passages.length / CLAIMS);
  let proposed: Change | undefined;
  return Array.from({ length: Math.ceil(passages.length / Math.max(1, size)) }, (_, i) => {
    const evidence = passages.slice(i * size, (i + 1) * size);
    let own: Change | undefined;
    if (proposed === undefined) for (const passage of evidence) own ??= change?.(document, passage);
    proposed ??= own;
    return report(document, {
      rule,
      category,
      severity,
      belief,
      evidence,
      values: { count: evidence.length },
      change: own,
    });
  });
}
