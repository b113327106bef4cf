import type { Severity } from '../../review/categories.ts';

/** What is debated. A panel may know more of it; the engine looks at nothing else. */
export interface Item {
  readonly id: string;
  readonly candidates: readonly string[];
  /** For the gate by severity; an item without one does not pass it. */
  readonly severity?: Severity;
  /** Index of the right candidate: only the null model's outside insight looks at it. */
  readonly truth?: number;
}

/** What a member says of an item. */
export interface PanelAnswer {
  /** Index of the candidate; null abstains. */
  readonly choice: number | null;
  /** Its own probability that the choice is right, 0..1. */
  readonly confidence: number;
}

/**
 * What a member has before it when it answers again. The arrays are used again for the next member: read them, do not keep
 * them. What the protocol does not expose is not in them.
 */
export interface View<Question extends Item = Item> {
  readonly item: Question;
  /** Index into the panel's members. */
  readonly member: number;
  /** 1 is the first round after the blind one. */
  readonly round: number;
  readonly own: PanelAnswer;
  /** Its answer in the blind round. */
  readonly first: PanelAnswer;
  /** By candidate: how many of the statements heard are for it, oneself left out. */
  readonly voices: Float64Array;
  /** By candidate: sum of the confidences of these statements; 0 where the protocol does not expose confidence. */
  readonly sureness: Float64Array;
  /** By candidate: votes of the whole panel when last counted; all 0 unless the protocol exposes counts. */
  readonly counts: Float64Array;
  /** How many statements are in the next three, in the order they are read. 0 under the visibility `summary`. */
  readonly size: number;
  /** Index of the member, or -1 when anonymous. */
  readonly speakers: Int32Array;
  readonly choices: Int16Array;
  /** NaN where the protocol does not expose confidence. */
  readonly confidences: Float64Array;
}

/** A uniform number in [0, 1): the next one of a stream that belongs to this statement alone. */
export type Chance = () => number;

/**
 * Those who debate. Everything is a pure function of its arguments: the same debate can be run again anywhere, and two
 * protocols run over one panel start from the same blind answers.
 */
export interface Panel<Question extends Item = Item> {
  /** Ids, all different; a member is an index into them. Their order never matters. */
  readonly members: readonly string[];
  /** Probability that the member is right on items of this kind, 0..1, as far as known. */
  competence(member: number, item: Question): number;
  /** The blind answers of all members. */
  blind(item: Question, seed: number): readonly PanelAnswer[];
  /** The member's next answer, in its own way. */
  respond(view: View<Question>, chance: Chance): PanelAnswer;
  /**
   * Prior probability of each answer, for the null model; otherwise taken from the blind answer. The list may be filled again for the
   * next member: read it, do not keep it.
   */
  prior?(member: number, item: Question): ArrayLike<number>;
}
