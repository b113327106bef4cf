import type { DocumentType, Domain, IssueCategory } from '../../protocols/index.ts';
import type { ModelSeat } from '../../protocols/models/index.ts';
import type { OutsideExpert } from '../../protocols/outside/index.ts';

/**
 * A member of a panel as the rest of the system sees it: the documents it serves, the claims it is asked about, the weight of
 * its vote. The same for embedded, outside and model experts.
 */
export interface PanelMember {
  /** Kebab-case, also the prefix of its rules: `liability-cap`. */
  readonly id: string;
  readonly domain: Domain;
  /** Issue categories in which it counts as a specialist. */
  readonly competence: readonly IssueCategory[];
  /** Document types it serves; 'any' for all. */
  readonly serves: readonly DocumentType[] | 'any';
  /** ISO 639-1 languages it reads; 'any' for those that only look at numbers and structure. */
  readonly reads: readonly string[] | 'any';
  /** Member of the quick panel. */
  readonly quick: boolean;
  /** Sits only in deep reviews and comprehensive panels (adversarial experts do). */
  readonly deepOnly: boolean;
  /** Probability that a finding of this expert stands, 0..1: its prior. Measured on development data where labels exist, otherwise judged. */
  readonly precision: number;
  /** Categories of others' claims that it can judge; 'any' for judges of form (evidence, duplicates, materiality). */
  readonly examines: readonly IssueCategory[] | 'any';
}

/** Whether the member can say anything of a claim of this category. */
export const canExamine = ({ examines }: PanelMember, category: IssueCategory): boolean =>
  examines === 'any' || examines.includes(category);

/** An outside expert is asked about its own field only: its skill elsewhere is unknown. */
export const outsideMember = (expert: OutsideExpert): PanelMember => ({
  ...expert,
  deepOnly: false,
  examines: expert.competence,
});

/** A reader is asked about what it raised itself, the verifier about everything. */
export const modelMember = ({ id, domain, competence, serves, precision, role }: ModelSeat): PanelMember => ({
  id,
  domain,
  competence,
  serves,
  precision,
  reads: 'any',
  quick: true,
  deepOnly: false,
  examines: role === 'verify' ? 'any' : [],
});
