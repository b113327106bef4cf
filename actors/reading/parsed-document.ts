import type { DocumentType } from '../../protocols/index.ts';
import type { TextView } from './text/edited-text.ts';

/**
 * The document as every expert sees it: read once, then shared and never changed. All offsets are UTF-16 indices into
 * `text`, end exclusive, so `text.slice(span.start, span.end)` is always the verbatim passage.
 */
export interface ParsedDocument {
  readonly text: string;
  readonly type: DocumentType;
  /** 0..1. */
  readonly typeConfidence: number;
  readonly language: Language;
  /** In document order; a clause's span includes its sub-clauses. Never empty: text without structure is one clause. */
  readonly clauses: readonly Clause[];
  /** In document order, not overlapping; headings are sentences of their own. */
  readonly sentences: readonly Sentence[];
  readonly definitions: readonly Definition[];
  readonly references: readonly Reference[];
  readonly parties: readonly Party[];
  readonly dates: readonly DateMention[];
  readonly amounts: readonly Amount[];
  readonly percentages: readonly Percentage[];
  readonly durations: readonly Duration[];
  /** Quantities given in words and digits: `thirty (30)`. */
  readonly numberWords: readonly NumberWords[];
  readonly obligations: readonly Obligation[];
  /** Where `text` is how a person reads what was submitted and not that itself: the text that was, and the way back to it. */
  readonly submitted?: SubmittedText;
}

/** Offsets of the document that is read to offsets of the text that was submitted, and back. */
export interface SubmittedText {
  readonly text: string;
  readonly view: TextView;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Language {
  /** ISO 639-1, or `und` when it cannot be told. */
  readonly code: string;
  /** 0..1. */
  readonly confidence: number;
}

export interface Clause extends Span {
  readonly index: number;
  /** As printed, without trailing punctuation: `9`, `9.2`, `(a)`, `Article IV`, `Schedule 2`; empty when unnumbered. */
  readonly number: string;
  /** Full path for citation: `9.2(a)`. Equals number at the top level. */
  readonly path: string;
  /** Heading text without number; empty when there is none. */
  readonly heading: string;
  /** 0 at the top level. */
  readonly depth: number;
  /** Index of the enclosing clause, or -1. */
  readonly parent: number;
  /** Where the text after number and heading begins. */
  readonly bodyStart: number;
  readonly kind: 'preamble' | 'clause' | 'schedule' | 'signature' | 'heading';
}

export interface Sentence extends Span {
  /** Index into clauses: the innermost clause that holds it. */
  readonly clause: number;
  readonly isHeading: boolean;
}

export interface Definition extends Span {
  readonly term: string;
  /** Span of the sentence or parenthesis that defines it; start/end are the term itself. */
  readonly by: Span;
  readonly clause: number;
  /** Starts of the term's uses elsewhere. */
  readonly uses: readonly number[];
}

export interface Reference extends Span {
  readonly kind: 'clause' | 'exhibit';
  /** Normalised target: `9.2`, `article iv`, `exhibit a`. */
  readonly target: string;
  readonly clause: number;
  /** Index into clauses, or -1 when the document has no such place. */
  readonly resolved: number;
  /** It points into another document or a statute (`Section 5 of the Act`), so it need not resolve here. */
  readonly external: boolean;
}

export interface Party extends Span {
  /** `Acme Corporation`. */
  readonly name: string;
  /** The short name the document gives it: `Company`; empty when none. */
  readonly role: string;
  /** What it and others are called together: `Sellers`, for the affiliates of one side. */
  readonly group?: string;
}

export interface DateMention extends Span {
  /** `2024-03-01`. */
  readonly iso: string;
  readonly clause: number;
}

export interface Amount extends Span {
  readonly value: number;
  /** ISO 4217; `$` where the document does not say whose dollars they are. */
  readonly currency: string;
  readonly clause: number;
}

export interface Percentage extends Span {
  /** 5 for `5%`. */
  readonly value: number;
  readonly clause: number;
}

export interface Duration extends Span {
  readonly value: number;
  readonly unit: 'day' | 'business day' | 'week' | 'month' | 'year' | 'hour';
  readonly clause: number;
}

export interface NumberWords extends Span {
  readonly words: string;
  readonly wordsValue: number;
  readonly digits: string;
  readonly digitsValue: number;
  readonly clause: number;
}

export interface Obligation extends Span {
  /** Grammatical subject as printed: `the Supplier`. */
  readonly actor: string;
  /** shall, must, will, may, shall not, … */
  readonly modal: string;
  /** Verb phrase after the modal, at most 120 characters. */
  readonly action: string;
  readonly clause: number;
}
