import type { IssueCategory, Severity } from '../../../../protocols/index.ts';

/** A clause that contracts under this law usually have. */
export interface UsualClause {
  /** Chooses its name in the message catalogues. */
  readonly topic: 'liability' | 'termination' | 'law' | 'confidentiality' | 'data' | 'force_majeure' | 'assignment';
  readonly category: IssueCategory;
  readonly severity: Severity;
  readonly said: RegExp;
  /** It is only expected where the contract says this. */
  readonly arises?: RegExp;
}

/** Words that make a sentence onerous, and those that take it back. */
export interface HarshTerm {
  readonly rule: string;
  readonly category: IssueCategory;
  readonly severity: Severity;
  readonly topic: RegExp;
  readonly unless?: RegExp;
  /** Answers it wherever it stands. */
  readonly unlessDocument?: RegExp;
}

/** What a legal system expects of a contract, in the words of its language. */
export interface LocalLaw {
  readonly usual: readonly UsualClause[];
  readonly harsh: readonly HarshTerm[];
  /** Limits or excludes liability. */
  readonly limits: RegExp;
  /** Intent or gross fault, for which no limit holds. */
  readonly intent: RegExp;
  /** Where terms must be approved one by one: the terms, and the approval. */
  readonly approval?: { readonly needed: RegExp; readonly given: RegExp; readonly law: RegExp };
  /** Numbered places, and what follows the number of another text. */
  readonly reference: RegExp;
  readonly elsewhere: RegExp;
}
