/**
 * What would answer a claim that something is absent, as data. Every rule that claims an absence has such a record, and a test
 * walks the catalogue of rules to hold them to it.
 */
export interface AnswerSpec {
  /** The rules whose claims it answers. */
  readonly rules: readonly string[];
  readonly sought: readonly Sought[];
  /** Quoted words that say themselves that it is absent: no other place answers them. */
  readonly denied?: RegExp;
  /** What is missing has a name or a number, and the answers of ../answers look it up wherever it stands. */
  readonly named?: true;
  /** What the other side has, or both sides have, answers a claim that one side alone has it: the words of the matter. */
  readonly mirror?: RegExp;
}

/** Words that together answer a claim: all of them must be in one sentence, or in the next ones. */
export interface Sought {
  /** Word families, each with its inflections and usual synonyms, in the three languages. */
  readonly words: readonly RegExp[];
  /** A sentence with these words is about something else. */
  readonly unless?: RegExp;
  /** `beside`: in each quoted sentence or around it, and in the rest of its clause. Otherwise anywhere in the document. */
  readonly where?: 'beside';
  /** Over how many further sentences the words may spread. */
  readonly within?: number;
  /** `may-answer`: the passage deals with the matter, and only a person can say whether it settles it. */
  readonly strength?: 'may-answer';
  /** Only claims whose values say this, where one rule claims the absence of several things. */
  readonly topic?: string;
}
