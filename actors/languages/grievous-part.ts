import type { CataloguePart, RuleText } from './catalogue.ts';

/** What a senior lawyer says of a class of grievous terms. */
export interface GrievousText {
  /** The defect in a headline. */
  readonly title: string;
  /** The harm in one sentence. */
  readonly harm: string;
  /** What in a contract usually answers it. */
  readonly answers: string;
  /** Wording to ask for. */
  readonly ask: string;
  /** Wording to settle for. */
  readonly settle: string;
  /** Point at which to walk away. */
  readonly leave: string;
  /** Whom it harms: a key of GrievousWords.harmed. */
  readonly harmed: string;
}

/** By class. */
export type GrievousTexts = Readonly<Record<string, GrievousText>>;

/** What one language needs beside the texts of the classes. */
export interface GrievousWords {
  /** Names of the experts by group. */
  readonly experts: Readonly<Record<string, string>>;
  readonly harmed: Readonly<Record<string, string>>;
  /** The description of a finding. */
  readonly describe: (text: GrievousText, harmed: string) => string;
  /** The suggestion of a finding. */
  readonly advise: (text: GrievousText) => string;
}

/** The rules of all groups, each named as the group's expert names it. */
export function grievousPart(words: GrievousWords, groups: Readonly<Record<string, GrievousTexts>>): CataloguePart {
  const rules: Record<string, RuleText> = {};
  for (const [group, texts] of Object.entries(groups)) {
    for (const [id, text] of Object.entries(texts)) {
      rules[`grievous-${group}.${id.replaceAll('_', '-')}`] = {
        title: text.title,
        description: words.describe(text, words.harmed[text.harmed] ?? ''),
        suggestion: words.advise(text),
        ask: text.ask,
        settle: text.settle,
        leave: text.leave,
      };
    }
  }
  const experts = Object.fromEntries(Object.entries(words.experts).map(([group, name]) => [`grievous-${group}`, name]));
  return { experts, rules, reasons: {} };
}
