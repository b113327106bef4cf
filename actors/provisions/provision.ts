import { PERIODS } from '../../protocols/playbook/index.ts';
import type { Span } from '../reading/index.ts';

/** What a sentence does in law. `statement` is what none of the others fits: how a thing is or shall be done. */
const MODALITIES = [
  'duty',
  'right',
  'prohibition',
  'exemption',
  'disclaimer',
  'condition',
  'definition',
  'representation',
  'recital',
  'statement',
] as const;
export type Modality = (typeof MODALITIES)[number];

/** Classes of acts. A verb of no class is `other`; its word is in `verb`. */
const ACTIONS = [
  'accept',
  'access',
  'appoint',
  'assign',
  'audit',
  'change',
  'compete',
  'comply',
  'consent',
  'cooperate',
  'deduct',
  'deliver',
  'disclose',
  'dispute',
  'govern',
  'indemnify',
  'insure',
  'invoice',
  'keep',
  'lend',
  'license',
  'limit',
  'maintain',
  'monitor',
  'notify',
  'own',
  'pay',
  'perform',
  'process',
  'protect',
  'publish',
  'purchase',
  'raise',
  'refund',
  'reject',
  'remedy',
  'renew',
  'report',
  'return',
  'sell',
  'solicit',
  'subcontract',
  'survive',
  'suspend',
  'terminate',
  'train',
  'use',
  'waive',
  'warrant',
  'other',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Who is meant by a noun phrase. */
export type Bearer =
  /** Index into the roster of parties. */
  | { readonly kind: 'party'; readonly party: number; readonly name: string }
  /** Both sides: `each party`, `neither party`, `the Receiving Party` of a mutual agreement. */
  | { readonly kind: 'mutual'; readonly name: string }
  /** Somebody or something that is no party: `the arbitrator`, `this Agreement`. */
  | { readonly kind: 'other'; readonly name: string }
  | { readonly kind: 'none' };

/** What a period of time measures. */
const MATTERS = [
  ...PERIODS,
  'claim',
  'look_back',
  'suspension',
  'force_majeure',
  'transition',
  'audit',
  'dispute',
  'return',
  'other',
] as const;
export type Matter = (typeof MATTERS)[number];

/** A quantity of the provision, with what it measures. */
export type Measure = Span &
  (
    | {
        readonly kind: 'period';
        readonly value: number;
        readonly unit: 'day' | 'business day' | 'week' | 'month' | 'year' | 'hour';
        readonly matter: Matter;
      }
    | { readonly kind: 'amount'; readonly value: number; readonly currency: string; readonly of: AmountOf }
    | { readonly kind: 'rate'; readonly value: number; readonly of: RateOf }
    | { readonly kind: 'date'; readonly iso: string }
  );
export type AmountOf = 'cap' | 'price' | 'penalty' | 'insurance' | 'threshold' | 'other';
export type RateOf = 'interest' | 'share' | 'discount' | 'increase' | 'tax' | 'threshold' | 'other';

/** Who must, may or must not do what to whom, when, with which exceptions. Offsets point into the document's text. */
export interface Provision extends Span {
  /** Index into document.sentences. */
  readonly sentence: number;
  /** Index into document.clauses. */
  readonly clause: number;
  readonly modality: Modality;
  readonly polarity: 'positive' | 'negative';
  /** On whom the duty lies, to whom the right belongs. */
  readonly bearer: Bearer;
  /** Towards whom; who grants a right. */
  readonly counterparty: Bearer;
  readonly action: Action;
  /** Further acts of the same verb phrase: `defend, indemnify and hold harmless`. */
  readonly also: readonly Action[];
  /** The main verb as printed, in lower case. */
  readonly verb: string;
  /** The words of the act after the verb. */
  readonly object: Span;
  /** The subject as printed; empty where there is none. */
  readonly subject: Span;
  readonly passive: boolean;
  readonly measures: readonly Measure[];
  /** Words of condition: `if …`, `upon …`. */
  readonly triggers: readonly Span[];
  /** What is taken out or goes before: `except …`, `subject to …`, a next sentence that begins `However`. */
  readonly exceptions: readonly Span[];
}

/** A party as the document names it. */
export interface RosterParty {
  /** The name to cite it by: its role, else its name. */
  readonly name: string;
  /** Every way it is named, as printed. */
  readonly aliases: readonly string[];
  /** Who performs and is paid, who receives and pays; undefined where the name does not tell. */
  readonly side: 'provider' | 'customer' | undefined;
}

/** What a document does, sentence by sentence. */
export interface Provisions {
  /** False for a language without a grammar: then `all` is empty. */
  readonly isRead: boolean;
  readonly parties: readonly RosterParty[];
  /** In document order. */
  readonly all: readonly Provision[];
}
