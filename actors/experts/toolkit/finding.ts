import {
  type Change,
  type Finding,
  type IssueCategory,
  MAX_EVIDENCE,
  type Severity,
} from '../../../protocols/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';
import { quote } from './quote.ts';

export interface Report {
  readonly rule: string;
  readonly category: IssueCategory;
  readonly severity: Severity;
  readonly belief: number;
  readonly evidence: readonly Span[];
  readonly values?: Finding['values'] | undefined;
  readonly change?: Change | undefined;
  readonly place?: number | undefined;
}

/** A finding with its spans quoted. */
export function report(document: ParsedDocument, given: Report): Finding {
  const { rule, category, severity, belief, values = {}, change, place } = given;
  const evidence = given.evidence.slice(0, MAX_EVIDENCE).map((span) => quote(document, span));
  return {
    rule,
    category,
    severity,
    values,
    evidence,
    belief,
    ...(change !== undefined && { change }),
    ...(place !== undefined && { place }),
  };
}
