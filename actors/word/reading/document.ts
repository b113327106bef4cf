export type { TrackedChanges } from '../../../protocols/index.ts';

/** A Word document as its text is read: blocks in body order, every piece of text with its place in the XML it came from. */
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
  /** As the paragraph itself says: its level in the outline from 0, 9 for none, and how it is set. */
  readonly outline?: number;
  readonly alignment?: string;
  readonly leaves: readonly Leaf[];
  /** Its mark ends a section of the layout; without text it is nothing else, and no list counts it. */
  readonly endsSection?: true;
  /**
   * How it ends: `joins` when a deleted paragraph mark, or a frame around a first letter, makes the next paragraph its continuation,
   * `runsIn` when a hidden mark only sets the next one on the same line.
   */
  readonly end: 'mark' | 'joins' | 'runsIn';
  readonly source: Source;
}

/** Where a paragraph is in the XML of its part; offsets are UTF-16 units. */
export interface Source {
  readonly start: number;
  readonly end: number;
  readonly container: Container;
  /** Start of the paragraph that a text box hangs on; undefined outside of text boxes. */
  readonly host?: number;
}

/** What holds paragraphs: the body, a cell, a content control, a text box, a note. */
export interface Container {
  readonly element: string;
  readonly start: number;
  /** Known once it has been read to its end. */
  readonly end: number;
  readonly within?: Container;
}

/** Live text of one element of a run; tabs are U+0009, breaks U+000A. */
export interface Leaf {
  readonly text: string;
  /** Offset of its element in the XML of its part. */
  readonly at: number;
  /** Why no change can be made inside it; undefined when one can. */
  readonly lock?: Lock;
  /** It can go, but no part of it can: a symbol, the mark of a note, letters that were composed in reading. */
  readonly whole?: true;
  /** Of the mark that stands for a note, and of the text of that note: `footnote 3`, kind and id in the file. */
  readonly note?: string;
  /** How its run is set, where that is not plain. */
  readonly look?: Look;
}

/** Bold, italic and underlined, in this order. */
export type Look = 'b' | 'i' | 'u' | 'bi' | 'bu' | 'iu' | 'biu';

/** What text is part of when it cannot be changed where it stands. */
export type Lock = 'field' | 'text-box' | 'note' | 'formula' | 'symbol' | 'control' | 'others-change';

export interface Table {
  readonly kind: 'table';
  readonly rows: readonly Row[];
}

export interface Row {
  readonly cells: readonly (readonly Block[])[];
  /** One for each cell. */
  readonly places: readonly CellPlace[];
}

/** Where a cell is in the XML, and what it takes up of the grid. */
export interface CellPlace {
  readonly at: number;
  /** Columns. */
  readonly across: number;
  /** It goes on with the cell above it. */
  readonly goesOn: boolean;
}

interface Footnote {
  /** The number it has in the text. */
  readonly label: string;
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
