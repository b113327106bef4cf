import { z } from 'zod';

/** What a document is compared with. */
export const StandardReference = z.strictObject({
  kind: z.enum(['review', 'playbook', 'text', 'file']),
  /** Of the review or the playbook. */
  id: z.string().nullable(),
  title: z.string(),
  /** SHA-256 of its UTF-8 text, 64 hex digits. */
  hash: z.string(),
});
export type StandardReference = z.infer<typeof StandardReference>;

/** A clause without its sub-clauses. Offsets are UTF-16 units of the text that contains it. */
const ComparedClause = z.strictObject({
  number: z.string(),
  heading: z.string(),
  start: z.int().min(0),
  end: z.int().min(0),
});

const Deviation = z.strictObject({
  standing: z.enum(['matches', 'changed', 'missing', 'extra']),
  /** null: the document has it, and the standard does not. */
  standard: ComparedClause.nullable(),
  /** null: the standard has it, and the document does not. */
  document: ComparedClause.nullable(),
  /** Share of common words, 0..1. */
  likeness: z.number().min(0).max(1),
  /** From the standard's words to the document's; only of a changed clause. */
  edits: z.array(z.strictObject({ kind: z.enum(['same', 'delete', 'insert']), text: z.string() })),
});
export type Deviation = z.infer<typeof Deviation>;

/** The document clause by clause against a standard, in the order of the standard; what is extra follows its neighbour. */
export const Deviations = z.strictObject({
  standard: StandardReference,
  matches: z.int().min(0),
  changed: z.int().min(0),
  missing: z.int().min(0),
  extra: z.int().min(0),
  lines: z.array(Deviation),
});
export type Deviations = z.infer<typeof Deviations>;
