/** A Word document as its text is read: blocks in body order. Nothing here depends on the XML it came from. */
export interface WordDocument {
  readonly body: readonly Block[];
  /** Footnotes and endnotes in the order in which the body refers to them. */
  readonly footnotes: readonly Footnote[];
  readonly observed: Observed;
}

export type Block = Paragraph | Table;

export interface Paragraph {
  readonly kind: 'paragraph';
  /** Id of the paragraph style; undefined is the default one. */
  readonly style?: string;
  /** As the paragraph itself says; the style may say more. `list` "0" takes a list of the style away. */
  readonly numbering: { readonly list?: string; readonly level?: number };
  readonly runs: readonly Run[];
  /** Its mark ends a section of the layout; without text it is nothing else, and no list counts it. */
  readonly endsSection?: true;
  /**
   * How it ends: `joins` when a deleted paragraph mark makes the next paragraph its continuation, `runsIn` when a hidden
   * mark only sets the next one on the same line.
   */
  readonly end: 'mark' | 'joins' | 'runsIn';
}

/** Live text of one format; tabs are U+0009, breaks U+000A. */
export interface Run {
  readonly text: string;
  /** Id of the character style. */
  readonly style?: string;
}

export interface Table {
  readonly kind: 'table';
  readonly rows: readonly Row[];
}

export interface Row {
  readonly cells: readonly (readonly Block[])[];
}

interface Footnote {
  /** `footnote 3`: kind and id in the file. */
  readonly key: string;
  readonly blocks: readonly Block[];
}

/** What was in the file and is not in the text, counted. */
export interface Observed {
  insertions: number;
  deletions: number;
  comments: number;
  hiddenRuns: number;
  textBoxes: number;
  embedded: number;
  unknownSymbols: number;
}
