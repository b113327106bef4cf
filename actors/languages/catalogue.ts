import type { Names } from './names.ts';

/**
 * Message catalogues: the words of every rule, reason, expert name and report text, one catalogue a language. Texts are
 * ICU messages (`{count, plural, one {# day} other {# days}}`), whole sentences, never concatenated.
 */
export interface RuleText {
  /** A headline without a full stop. */
  readonly title: string;
  /** What stands (or lacks) and why it matters, to whom. */
  readonly description: string;
  /** What to do about it. */
  readonly suggestion: string;
  /** Margin comment on the proposed change; only for rules that propose one. */
  readonly rationale?: string;
  /** Wording to ask for, what to settle for, and the point at which to leave: all three, for classes of terms that have them. */
  readonly ask?: string;
  readonly settle?: string;
  readonly leave?: string;
}

/** One domain's share of a catalogue. All languages have the same keys and placeholders; a test holds them to it. */
export interface CataloguePart {
  /** Display names by expert id. */
  readonly experts: Readonly<Record<string, string>>;
  /** By Finding.rule. */
  readonly rules: Readonly<Record<string, RuleText>>;
  /** By Phrase.key: reasons in a debate. `<expert id>.<reason>`. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** Sentences that belong to no expert: texts of reports and pages, by key. */
export type Texts = Readonly<Record<string, string>>;

/** Everything said in one language. */
export interface Catalogue {
  readonly names: Names;
  /** One a domain. */
  readonly parts: readonly CataloguePart[];
  /** One an artifact. */
  readonly texts: readonly Texts[];
}

/** One part out of several whose keys do not overlap: a domain whose catalogue is split by room. */
export const mergeParts = (parts: readonly CataloguePart[]): CataloguePart => ({
  experts: Object.assign({}, ...parts.map(({ experts }) => experts)),
  rules: Object.assign({}, ...parts.map(({ rules }) => rules)),
  reasons: Object.assign({}, ...parts.map(({ reasons }) => reasons)),
});
