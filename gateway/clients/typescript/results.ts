import type { DecisionNote } from './decisions.ts';
import type { Preset, Severity } from './interface.ts';

/** A verbatim quotation. Offsets are UTF-16 indices into the text that was reviewed, end exclusive. */
export interface Evidence {
  readonly quote: string;
  readonly start: number;
  readonly end: number;
  readonly section: string;
}

export interface Issue {
  readonly id: string;
  readonly category: string;
  readonly domain: string;
  readonly severity: Severity;
  readonly title: string;
  readonly description: string;
  /** Empty for something the document lacks; then `place` says where it belongs. */
  readonly evidence: readonly Evidence[];
  readonly place: { readonly at: number; readonly section: string } | null;
  readonly suggestions: readonly string[];
  /** Id of the entry in proposed_changes. */
  readonly proposed_change: string | null;
  /** 0..1 */
  readonly confidence: number;
  readonly raised_by: readonly string[];
  readonly consensus: {
    readonly outcome: 'accepted' | 'disputed' | 'rejected';
    readonly support: number;
    readonly oppose: number;
    readonly abstain: number;
    readonly belief: number;
    readonly rounds: number;
    readonly dissent: readonly { readonly expert: string; readonly stance: string; readonly reason: string }[];
  };
  readonly decision?: DecisionNote | undefined;
  /** For whom the document, as it stands, is worse or better. */
  readonly sides?:
    | readonly { readonly party: string; readonly effect: 'worse' | 'better' | 'same' | 'unclear' }[]
    | undefined;
  readonly side_note?: string | undefined;
  /** When a side was asked for: `for` favours it already, and nothing is changed there. */
  readonly standing?: 'against' | 'for' | 'alike' | 'unclear' | undefined;
}

export interface ProposedChange {
  readonly id: string;
  readonly issue_id: string;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  readonly rationale: string;
  /** When no side was named: whom the change helps, at whose cost. */
  readonly cost?: string;
  readonly decision?: DecisionNote | undefined;
}

/** A clause without its sub-clauses, of the text it is in. */
export interface ComparedClause {
  readonly number: string;
  readonly heading: string;
  readonly start: number;
  readonly end: number;
}

export interface Results {
  readonly metadata: {
    readonly review_id: string;
    readonly document_title: string;
    readonly document_type: string;
    /** 0..100, higher is riskier; with the verdict `cannot_be_judged` the least it can be. */
    readonly overall_score: number;
    readonly verdict:
      | 'accept'
      | 'accept_with_corrections'
      | 'improve_first'
      | 'do_not_accept'
      | 'rework'
      | 'cannot_be_judged';
    /** Why the document cannot be judged; empty when it can. */
    readonly verdict_reasons: readonly string[];
    /** How many issues, the first ones, a report shows in full. */
    readonly issues_in_full: number;
    readonly preset: Preset;
    readonly deep_review: boolean;
    readonly output_language: string;
    readonly protocol: { readonly name: string; readonly hash: string };
    readonly engine: string;
    readonly seed: number;
    readonly created_at: string;
    readonly completed_at: string;
    /** 2 and more: made again from what was decided. */
    readonly revision?: number | undefined;
    readonly side?:
      | { readonly asked: string; readonly party: string | null; readonly role: 'provider' | 'customer' | null }
      | undefined;
  };
  readonly structured_issues: readonly Issue[];
  readonly proposed_changes: readonly ProposedChange[];
  readonly risk: {
    readonly overall: number;
    readonly categories: Readonly<Record<string, number>>;
    readonly domains: Readonly<Record<string, number>>;
  };
  readonly score_card: readonly {
    readonly domain: string;
    readonly label: string;
    readonly score: number;
    readonly grade: 'A' | 'B' | 'C' | 'D' | 'E';
    readonly issues: Readonly<Record<Severity, number>>;
    readonly summary: string;
  }[];
  readonly executive_briefings: readonly {
    readonly audience: string;
    readonly label: string;
    readonly headline: string;
    readonly points: readonly string[];
    readonly issues: readonly string[];
  }[];
  readonly boardroom_discussion: readonly {
    readonly round: number;
    readonly statements: readonly { readonly expert: string; readonly claim: string; readonly stance: string }[];
    readonly agreement: number;
  }[];
  readonly negotiation_simulation: readonly {
    readonly issue_id: string;
    readonly opening: string;
    readonly counterparty: string;
    readonly fallback: string;
    readonly priority: 'must' | 'should' | 'nice';
  }[];
  readonly consensus: {
    readonly rounds: number;
    readonly stop_reason: string;
    readonly agreement: readonly number[];
    readonly accepted: number;
    readonly disputed: number;
    readonly rejected: number;
  };
  readonly panel: readonly { readonly expert: string; readonly name: string; readonly failure: string | null }[];
  readonly document: {
    readonly type: string;
    readonly type_confidence: number;
    readonly language: string;
    readonly clauses: readonly {
      readonly number: string;
      readonly heading: string;
      readonly start: number;
      readonly end: number;
    }[];
  };
  readonly playbook?:
    | {
        readonly id: string;
        readonly name: string;
        readonly version: number;
        readonly hash: string;
        readonly lines: readonly {
          readonly id: string;
          readonly name: string;
          readonly kind: 'topic' | 'check';
          readonly standing: string;
          readonly step: number | null;
          readonly section: string;
          readonly owner: string | null;
        }[];
      }
    | undefined;
  /** Clause by clause against the standard. */
  readonly deviations?:
    | {
        readonly standard: { readonly kind: string; readonly id: string | null; readonly title: string };
        readonly matches: number;
        readonly changed: number;
        readonly missing: number;
        readonly extra: number;
        readonly lines: readonly {
          readonly standing: 'matches' | 'changed' | 'missing' | 'extra';
          readonly standard: ComparedClause | null;
          readonly document: ComparedClause | null;
          readonly likeness: number;
          readonly edits: readonly { readonly kind: 'same' | 'delete' | 'insert'; readonly text: string }[];
        }[];
      }
    | undefined;
  /** Only of a revision. */
  readonly decided?:
    | { readonly rejected_issues: readonly Issue[]; readonly rejected_changes: readonly ProposedChange[] }
    | undefined;
}
