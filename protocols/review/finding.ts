import { z } from 'zod';
import { IssueCategory, Severity } from './categories.ts';

/** Offsets are UTF-16 code units into the review's document text, end exclusive. */
const Offset = z.int().min(0);

/** A verbatim quotation: `text.slice(start, end) === quote`, checked wherever evidence enters the system. */
export const Evidence = z.strictObject({
  quote: z.string().min(1),
  start: Offset,
  end: Offset,
  /** Number and heading of the clause it stands in, e.g. `9.2 Limitation of Liability`; empty outside any clause. */
  section: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;

/** Replacement of `text.slice(start, end)`, which equals `before`, by `after`. An insertion has start = end. */
export const Change = z.strictObject({ start: Offset, end: Offset, before: z.string(), after: z.string() });
export type Change = z.infer<typeof Change>;

/** What one expert's detector reports. Its words stand in the message catalogues under `rule`. */
export const Finding = z.strictObject({
  /** Catalogue key of title, description and suggestion: `<expert id>.<rule>`, kebab-case. */
  rule: z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/),
  category: IssueCategory,
  severity: Severity,
  /** Values set into the catalogue's sentences. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Empty only for something the document lacks; then `place` says where it belongs. */
  evidence: z.array(Evidence).max(20),
  /** Offset at which the missing text belongs, for a finding of absence. */
  place: Offset.optional(),
  change: Change.optional(),
  /** Probability that a competent reader agrees, 0..1. */
  belief: z.number().min(0).max(1),
});
export type Finding = z.infer<typeof Finding>;
