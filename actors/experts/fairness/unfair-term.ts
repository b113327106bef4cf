import type { Change, Finding, IssueCategory, Severity } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Detector } from '../expert.ts';
import { find, type Passage, report, says } from '../knowledge/index.ts';

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
  /** Applies to the first sentence it can be given for. */
  readonly change?: (document: ParsedDocument, passage: Passage) => Change | undefined;
}

/** Shorter than this a line is a heading or a label, UTF-16 units. */
const SENTENCE = 35;

/** Places a finding can quote, as its schema bounds them. */
const SHOWN = 20;

/** One finding a rule with every sentence as evidence: the reader sees the pattern once, not thirty times. */
export function unfair(terms: readonly UnfairTerm[]): Detector {
  return (document) => {
    const taken = new Set<number>();
    const findings: Finding[] = [];
    for (const term of terms) {
      const passages = find(document, term.topic).filter(
        ({ start, folded }) =>
          folded.length >= SENTENCE &&
          !taken.has(start) &&
          (term.also === undefined || says(folded, term.also)) &&
          (term.unless === undefined || !says(folded, term.unless)),
      );
      for (const { start } of passages) taken.add(start);
      if (passages.length > 0) findings.push(findingOf(document, term, passages));
    }
    return findings;
  };
}

function findingOf(document: ParsedDocument, term: UnfairTerm, passages: readonly Passage[]): Finding {
  const { rule, category, severity, belief, change } = term;
  let proposed: Change | undefined;
  // Evidence is bounded; a change beyond it would stand where nothing is quoted.
  for (const passage of passages.slice(0, SHOWN)) proposed ??= change?.(document, passage);
  const values = { count: passages.length };
  return report(document, { rule, category, severity, belief, evidence: passages, values, change: proposed });
}
