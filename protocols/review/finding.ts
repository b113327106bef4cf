import { z } from 'zod';
import { IssueCategory, Severity } from './categories.ts';

/** Offsets are UTF-16 code units into the review's document text, end exclusive. */
const Offset = z.int().min(0);

/** A verbatim quotation: `text.slice(start, end) === quote`, checked wherever evidence enters the system. */
export const Evidence = z.strictObject({
  quote: z.string().min(1),
  start: Offset,
  end: Offset,
  /** Number and heading of the clause it is in, e.g. `9.2 Limitation of Liability`; empty outside any clause. */
  section: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;

/** Replacement of `text.slice(start, end)`, which equals `before`, by `after`. An insertion has start = end. */
export const Change = z.strictObject({ start: Offset, end: Offset, before: z.string(), after: z.string() });
export type Change = z.infer<typeof Change>;

/** One line of plain text, without control characters. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^\P{Cc}*$/u);

/** What a finding says, in an expert's own words. */
export const FindingWords = z.strictObject({
  title: line(160),
  description: line(2_000),
  suggestion: line(2_000),
  /** Margin comment on the proposed change. */
  rationale: line(500).optional(),
});
export type FindingWords = z.infer<typeof FindingWords>;

/** Most passages of one finding: more than any reader follows, and still a bound on what a message holds. */
export const MAX_EVIDENCE = 500;

/** What one expert's detector reports. Its words are in the message catalogues under `rule`. */
export const Finding = z.strictObject({
  /** Catalogue key of title, description and suggestion: `<expert id>.<rule>`, kebab-case. */
  rule: z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/),
  category: IssueCategory,
  severity: Severity,
  /** Values set into the catalogue's sentences. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Empty only for something the document lacks; then `place` says where it belongs. */
  evidence: z.array(Evidence).max(MAX_EVIDENCE),
  /** Offset at which the missing text belongs, for a finding of absence. */
  place: Offset.optional(),
  change: Change.optional(),
  /** Of outside experts and playbooks only: what it says, since the catalogues have no words for their rules. */
  words: FindingWords.optional(),
  /** Probability that a competent reader agrees, 0..1. */
  belief: z.number().min(0).max(1),
});
export type Finding = z.infer<typeof Finding>;
