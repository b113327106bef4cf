import type { Amendment, Claim, Finding, IssueCategory, Phrase, Stance } from '../../protocols/index.ts';
import type { ParsedDocument } from '../reading/index.ts';
import type { PanelMember } from '../roster/index.ts';

/**
 * An expert is knowledge, not a process: a record of what it looks for, what it says of others' claims, and how far it
 * is to be trusted. What others need to know of it is in the roster as well. Detectors and defeaters are pure and deterministic; their words are in the message catalogues.
 */
export interface Expert extends Omit<PanelMember, 'examines'> {
  readonly detectors: readonly Detector[];
  /** Detectors of what only the text as it was submitted shows, such as characters that nobody reads. */
  readonly submittedDetectors?: readonly Detector[];
  readonly defeaters: readonly Defeater[];
  /** Before it examines a document of that account: loads what takes seconds to load, once in each thread. */
  readonly prepare?: (account: string) => Promise<void>;
}

/** Looks at the whole document and reports what it finds, best first. */
export type Detector = (document: ParsedDocument) => Iterable<Finding>;

/** Looks at the text to say whether somebody else's claim stands. */
export interface Defeater {
  /** Categories of claims it can judge; 'any' for judges of form (evidence, duplicates, materiality). */
  readonly against: readonly IssueCategory[] | 'any';
  /** undefined: nothing to say about this claim. */
  readonly examine: (claim: Claim, document: ParsedDocument) => Examination | undefined;
}

/** A position without names: what the defeater concludes and why. */
export interface Examination {
  readonly stance: Exclude<Stance, 'abstain'>;
  /** Probability that the claim holds, 0..1. */
  readonly belief: number;
  readonly reason: Phrase;
  readonly amendment?: Amendment;
}
