import type { Action, Modality } from '../provision.ts';

/** How much a modal verb binds. */
export type Force = Extract<Modality, 'duty' | 'right'>;

/**
 * The words of one language that the grammar needs, as data. Single words are lower case; lists of words are strings with
 * blanks between them. `verbs` are infinitives: the forms are made by `forms`.
 */
export interface Lexicon {
  readonly language: string;
  readonly modals: Readonly<Record<Force, string>>;
  /** Words that bind nobody: `should`. */
  readonly weakModals: string;
  readonly be: string;
  readonly have: string;
  /** Auxiliaries of negation in the present: `does not warrant`. */
  readonly support: string;
  readonly not: string;
  readonly only: string;
  /** Determiners that deny: `neither party`, `no warranty`. */
  readonly noDeterminers: string;
  readonly determiners: string;
  readonly adverbs: string;
  /** What ends an adverb: `ly`. */
  readonly adverbEnding: RegExp;
  /** Between an operator and its verb: `to`. */
  readonly infinitive: string;
  /** How a verb of no class ends after it. */
  readonly infinitiveEnding: RegExp;
  /** Whether a noun phrase begins with its noun: `la parte inadempiente`. */
  readonly isHeadFirst: boolean;
  readonly prepositions: string;
  /** `of`: after a noun it names whose it is. */
  readonly possessive: string;
  /** Prepositions that name who acts in the passive: `by`. */
  readonly agent: string;
  readonly and: string;
  /** `if`, `when`: what follows is no provision but a condition. */
  readonly conditions: readonly string[];
  readonly relatives: string;
  readonly that: string;
  /** Verbs whose `that` clause is itself said: `acknowledges that`. By beginning. */
  readonly sayBefore: RegExp;
  readonly proviso: readonly string[];
  readonly exceptions: readonly string[];
  /** Before a clause they compare: `as the Supplier may request`. */
  readonly comparisons: string;
  /** How a next sentence begins that answers the one before. */
  readonly limitsBefore: RegExp;
  /** A negative before an inverted subject: `in no event`. */
  readonly negativeOpenings: readonly string[];
  readonly subjectPronouns: string;
  /** Small words between negation and verb: `si`, `le`. */
  readonly clitics: string;
  /** Subjects that bear no duty: `this Agreement shall …` says how things are. */
  readonly things: string;
  /** `is conditional upon`. */
  readonly conditional: string;
  /** Behind these a party is the one towards whom something is done. */
  readonly towards: string;
  /** Nouns that stand for a bearer with `has the … to`. */
  readonly nouns: Readonly<Record<Extract<Modality, 'duty' | 'right'>, string>>;
  /** Words with `is … to`. */
  readonly states: Readonly<Record<'duty' | 'right' | 'prohibition', string>>;
  /** `is liable`, `is responsible`. */
  readonly liable: string;
  /** Verbs by which somebody binds himself, before an infinitive: `agrees to`. Infinitives. */
  readonly commit: string;
  /** `cause`, `ensure`, `endeavour`: the act is the next verb. Infinitives. */
  readonly causes: string;
  /** Verbs that say little: the noun after them is the act. Infinitives. */
  readonly light: string;
  readonly acts: Partial<Readonly<Record<Action, string>>>;
  /** Nouns that tell the act after a light verb or as the subject of a passive. */
  readonly actNouns: Partial<Readonly<Record<Action, string>>>;
  /** Verb phrases of several words, by action; in the infinitive of the first word. */
  readonly phrases: Partial<Readonly<Record<Action, readonly string[]>>>;
  /** Verbs that in the present say what is so, by what they do. Infinitives. */
  readonly performatives: Readonly<
    Record<'grant' | 'own' | 'represent' | 'disclaim' | 'waive' | 'define' | 'survive' | 'acknowledge', string>
  >;
  /** Whether a present without a modal verb binds, as in Italian and Spanish contracts. */
  readonly presentBinds: boolean;
  readonly forms: (infinitive: string) => VerbForms;
  readonly each: string;
  /** Determiners that can stand alone: `neither shall`. */
  readonly alone: string;
  readonly party: string;
  readonly parties: string;
  readonly other: string;
  /** First words of roles that either side can have: `receiving party`. */
  readonly turns: RegExp;
  readonly we: string;
  /** `our`, `your`: before a noun, never a subject. */
  readonly ours: string;
  /** Verbs with which a right is kept: `reserves the right to`. Infinitives. */
  readonly reserves: string;
  readonly you: string;
  readonly recital: RegExp;
  /** What opens and what closes the recitals of a contract. */
  readonly recitalsBegin: RegExp;
  readonly recitalsEnd: RegExp;
  /** Headings of clauses that recite. */
  readonly recitalHeading: RegExp;
  readonly definition: RegExp;
  /** Subjects whose possessor bears the duty or right: `Supplier's liability`. */
  readonly heldNouns: string;
  readonly liabilityNouns: string;
  /** Verbs that tell how things are when a thing is the subject. Infinitives. */
  readonly stative: string;
  readonly roles: Readonly<Record<'provider' | 'customer', string>>;
}

export interface VerbForms {
  /** The infinitive and what is after a modal verb. */
  readonly base: readonly string[];
  /** Present and future, third person and plural. */
  readonly finite: readonly string[];
  readonly participle: readonly string[];
}
