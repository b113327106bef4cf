import { z } from 'zod';
import { Amendment, Position } from '../debate/position.ts';
import { Statement } from '../messages.ts';
import { Change, Evidence, Finding, FindingWords } from '../review/finding.ts';

/** More than anybody is asked about in one round. */
const MAX_POSITIONS = 1_000;

/** Findings one outside expert may state; briefs say the same. */
const MAX_FINDINGS = 40;

/** The key of a reason in an outside expert's own words, which the catalogues do not have. */
export const OWN_WORDS = 'debate.said';

const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^\P{Cc}*$/u, 'must be one line of text');

/** Longer than any clause; what is quoted and proposed goes into every report. */
const BoundedChange = Change.extend({ before: z.string().max(20_000), after: z.string().max(20_000) });
const BoundedEvidence = Evidence.extend({ quote: z.string().min(1).max(4_000), section: line(200) });

/** What no catalogue says the expert says itself, in the language its readers are to have. */
const OutsideFinding = Finding.extend({
  rule: Finding.shape.rule.max(120),
  values: z.strictObject({}),
  evidence: z.array(BoundedEvidence).max(20),
  change: BoundedChange.optional(),
  words: FindingWords,
});

const OutsidePosition = Position.omit({ evidence: true }).extend({
  claim: z.string().max(12),
  reason: z.strictObject({ key: z.literal(OWN_WORDS), values: z.strictObject({ words: line(600).trim().min(1) }) }),
  amendment: Amendment.extend({ change: BoundedChange.optional() }).optional(),
});

/** A statement as an outside expert may make it: within bounds, and nothing in it needs a catalogue. */
export const OfferedStatement = Statement.omit({ refused: true }).extend({
  findings: z.array(OutsideFinding).max(MAX_FINDINGS),
  positions: z.array(OutsidePosition).max(MAX_POSITIONS),
  failure: line(300).nullable(),
});
export type OfferedStatement = z.infer<typeof OfferedStatement>;
