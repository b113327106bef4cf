import type { Leaf, Paragraph } from '../reading/document.ts';

/** What is to be done to the paragraphs of the file. */
export type Operation = Deletion | Insertion | NewParagraphs | LostMark;

export interface Deletion {
  readonly kind: 'delete';
  readonly change: string;
  readonly leaf: Leaf;
  readonly from: number;
  readonly to: number;
}

export interface Insertion {
  readonly kind: 'insert';
  readonly change: string;
  /** Stands after this many characters of the leaf. */
  readonly leaf: Leaf;
  readonly offset: number;
  readonly text: string;
  /** The leaf whose letters it looks like. */
  readonly like: Leaf;
}

export interface NewParagraphs {
  readonly kind: 'paragraphs';
  readonly change: string;
  readonly slot: Slot;
  readonly lines: readonly string[];
  /** Index of the paragraph of the text that they follow, else precede. */
  readonly neighbour: number;
  /** The end of the paragraph that they follow has moved into the last of them. */
  readonly parts?: true;
}

/**
 * Where new paragraphs stand: beside a paragraph of the file, after the table that ends at an offset, or in an empty cell, whose
 * one paragraph begins at an offset and takes the first of them.
 */
export type Slot =
  | { readonly after: Paragraph }
  | { readonly before: Paragraph }
  | { readonly at: number }
  | { readonly into: number };

/** The paragraph's mark goes: with all its text when `whole`, else it is joined with the next one. */
export interface LostMark {
  readonly kind: 'mark';
  readonly change: string;
  readonly paragraph: Paragraph;
  readonly whole: boolean;
}
