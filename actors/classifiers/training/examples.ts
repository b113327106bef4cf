import type { Signs } from '../clause-signs.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Counted } from './corpus.ts';

/** What there is to learn: passages (rows) in units (a paragraph, a sentence) of documents. */
export interface Examples {
  readonly rows: readonly Counted[];
  /** Unit of each row; a unit's score is that of its best row. */
  readonly unitOf: Uint32Array;
  /** Document of each unit. */
  readonly documentOf: Uint32Array;
  /** Names of the documents. */
  readonly documents: readonly string[];
  readonly labels: readonly Label[];
  /** By document: how its units hang together, where that counts. */
  readonly around?: readonly Surroundings[];
  /** By document: the signs of the labels in its units; none where not given. */
  readonly signs?: readonly Signs[];
}

export interface Label {
  readonly name: string;
  /** 1 for the rows that carry it. */
  readonly rows: Uint8Array;
  /** 1 for the units that carry it. */
  readonly units: Uint8Array;
  /** 1 for the units the question makes sense for; all when not given. Learned and judged by these alone. */
  readonly among?: Uint8Array;
}

export interface Settings {
  readonly seed: number;
  readonly folds: number;
  /** Penalty of a violated margin for negative and positive examples. */
  readonly negative: number;
  readonly positive: number;
  readonly epochs: number;
  /** A feature occurs in this many rows at least. */
  readonly leastRows: number;
  /** Features chosen for each label; the model knows all that were chosen for any. */
  readonly features: number;
  /** Weights kept for each label. */
  readonly weights: number;
  /** All labels in one pass: for large sets with many labels, none of them learned `among` some units only. */
  readonly together?: boolean;
}
