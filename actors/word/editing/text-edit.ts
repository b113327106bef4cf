import type { Lock } from '../reading/document.ts';

/** A replacement in the text that was read: what stands from `start` to `end` goes, `text` comes in its place. */
export interface TextEdit {
  /** Id of the change it is a part of: a change is made whole or not at all. */
  readonly change: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A comment in the margin: a bold headline, then paragraphs. */
export interface WordComment {
  /** The words that a change touches, or a passage of the text. */
  readonly on: { readonly change: string } | { readonly start: number; readonly end: number };
  readonly headline: string;
  readonly paragraphs: readonly string[];
}

/**
 * Why a change cannot be made where it stands. `table`: it goes over the border of a cell; `structure`: it parts or joins what
 * Word keeps apart.
 */
export type Obstacle = Lock | 'table' | 'structure';
