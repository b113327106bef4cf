/**
 * From the XML of a story (body, footnotes) to blocks. Owns what is live: inserted text is, deleted text is not, a field's
 * result is and its code is not.
 *
 * Invariants:
 *  1. A subtree that is skipped adds nothing, however deep.
 *  2. Every paragraph of the story ends up in exactly one list of blocks.
 */
import type { Block, Observed, Paragraph, Row, Run } from './document.ts';
import { RunReader } from './run-reader.ts';
import { isOn } from './styles.ts';
import type { Attribute, XmlReader } from './xml.ts';

/** Subtrees that hold no live text: what was, what stands for something else, pronunciation. */
const SKIPPED = new Set([
  'w:del',
  'w:moveFrom',
  'w:pPrChange',
  'w:rPrChange',
  'w:sectPrChange',
  'w:tblPrChange',
  'w:trPrChange',
  'w:tcPrChange',
  'w:tblGridChange',
  'w:numberingChange',
  'w:sectPr',
  'w:sdtPr',
  'w:rt',
  'w:instrText',
  'w:delText',
]);

interface OpenParagraph {
  kind: 'paragraph';
  style?: string;
  numbering: { list?: string; level?: number };
  runs: Run[];
  endsSection?: true;
  end: Paragraph['end'];
}

/** What was open when a text box or a note began. */
interface Suspended {
  readonly blocks: Block[];
  readonly paragraph: OpenParagraph | undefined;
  readonly run: RunReader;
  readonly isBox: boolean;
}

export interface BodyReaderOptions {
  readonly observed: Observed;
  readonly isHiddenStyle: (id: string | undefined) => boolean;
  /** Text that stands for a note where the body refers to it. */
  readonly mark: (key: string) => string;
  /** Takes the blocks of a story that is no body: a note by its key. */
  readonly onNote?: (key: string, blocks: readonly Block[]) => void;
}

export class BodyReader implements XmlReader {
  readonly blocks: Block[] = [];
  readonly #options: BodyReaderOptions;
  /** Innermost list of blocks: body, cell, text box, note. */
  #into: Block[] = this.blocks;
  readonly #suspended: Suspended[] = [];
  /** Blocks of text boxes, which follow the paragraph they hang on. */
  #boxes: Block[] = [];
  readonly #tables: { rows: Row[]; row: Block[][]; rowIsDeleted: boolean; into: Block[] }[] = [];
  #paragraph: OpenParagraph | undefined;
  #run: RunReader;
  #skipDepth = 0;
  #markProperties = false;
  /** For each open alternative: whether its first choice has been read. */
  readonly #alternatives: boolean[] = [];
  #noteKey = '';

  constructor(options: BodyReaderOptions) {
    this.#options = options;
    this.#run = this.#newRun();
  }

  open(name: string, attribute: Attribute): void {
    if (this.#skipDepth > 0 || this.#skips(name)) {
      this.#skipDepth += 1;
      return;
    }
    if (this.#run.isOpen) this.#run.open(name, attribute);
    else if (this.#paragraph !== undefined) this.#openInParagraph(this.#paragraph, name, attribute);
    this.#openStructure(name, attribute);
  }

  close(name: string): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth -= 1;
      return;
    }
    switch (name) {
      case 'w:t':
      case 'm:t':
        this.#run.closeText();
        break;
      case 'w:rPr':
        this.#markProperties = false;
        break;
      case 'w:r':
      case 'm:r':
        this.#closeRun();
        break;
      case 'w:p':
        this.#closeParagraph();
        break;
      case 'mc:AlternateContent':
        this.#alternatives.pop();
        break;
      default:
        this.#closeStructure(name);
    }
  }

  text(text: string): void {
    if (this.#skipDepth === 0) this.#run.text(text);
  }

  #skips(name: string): boolean {
    const { observed } = this.#options;
    if (name === 'w:del' || name === 'w:moveFrom') {
      // On a row or a paragraph mark it says what becomes of that, and holds nothing.
      if (this.#markProperties && this.#paragraph !== undefined) this.#paragraph.end = 'joins';
      const table = this.#tables.at(-1);
      if (this.#paragraph === undefined && table !== undefined) table.rowIsDeleted = true;
      observed.deletions += 1;
    }
    if (name === 'mc:Choice' || name === 'mc:Fallback') {
      const done = this.#alternatives.at(-1) ?? false;
      if (!done) this.#alternatives[this.#alternatives.length - 1] = true;
      return done;
    }
    if (name === 'w:sectPr' && this.#paragraph !== undefined) this.#paragraph.endsSection = true;
    return SKIPPED.has(name);
  }

  #openStructure(name: string, attribute: Attribute): void {
    switch (name) {
      case 'w:p':
        this.#paragraph = { kind: 'paragraph', numbering: {}, runs: [], end: 'mark' };
        break;
      case 'w:tbl':
        this.#tables.push({ rows: [], row: [], rowIsDeleted: false, into: this.#into });
        break;
      case 'w:tr':
        this.#startRow();
        break;
      case 'w:tc':
        this.#into = [];
        break;
      case 'w:txbxContent':
        this.#suspend(true);
        break;
      case 'w:footnote':
      case 'w:endnote':
        this.#noteKey = `${name} ${attribute('w:id') ?? ''}`;
        this.#suspend(false);
        break;
      case 'mc:AlternateContent':
        this.#alternatives.push(false);
        break;
      case 'w:altChunk':
      case 'w:subDoc':
        this.#options.observed.embedded += 1;
        break;
      case 'w:ins':
      case 'w:moveTo':
        this.#options.observed.insertions += 1;
        break;
    }
  }

  #openInParagraph(paragraph: OpenParagraph, name: string, attribute: Attribute): void {
    switch (name) {
      case 'w:r':
      case 'm:r':
        this.#run.begin();
        break;
      case 'w:pStyle':
        paragraph.style = attribute('w:val');
        break;
      case 'w:numId':
        paragraph.numbering.list = attribute('w:val');
        break;
      case 'w:ilvl':
        paragraph.numbering.level = Number(attribute('w:val'));
        break;
      case 'w:rPr':
        this.#markProperties = true;
        break;
      case 'w:vanish':
      case 'w:specVanish':
        if (this.#markProperties && isOn(attribute('w:val')) && paragraph.end === 'mark') paragraph.end = 'runsIn';
        break;
    }
  }

  #closeRun(): void {
    const run = this.#run.end();
    if (run === undefined || run.text === '' || this.#paragraph === undefined) return;
    if (run.hidden || this.#options.isHiddenStyle(run.style)) {
      this.#options.observed.hiddenRuns += 1;
      return;
    }
    this.#paragraph.runs.push(run.style === undefined ? { text: run.text } : { text: run.text, style: run.style });
  }

  #closeParagraph(): void {
    if (this.#paragraph === undefined) return;
    this.#into.push(this.#paragraph);
    this.#paragraph = undefined;
    if (this.#suspended.some(({ isBox }) => isBox)) return;
    for (const block of this.#boxes.splice(0)) this.#into.push(block);
  }

  #startRow(): void {
    const table = this.#tables.at(-1);
    if (table === undefined) return;
    table.row = [];
    table.rowIsDeleted = false;
  }

  #closeStructure(name: string): void {
    const table = this.#tables.at(-1);
    switch (name) {
      case 'w:tc':
        if (table === undefined) break;
        table.row.push(this.#into);
        this.#into = table.into;
        break;
      case 'w:tr':
        if (table !== undefined && !table.rowIsDeleted) table.rows.push({ cells: table.row });
        break;
      case 'w:tbl':
        if (this.#tables.pop() === undefined || table === undefined) break;
        this.#into = table.into;
        this.#into.push({ kind: 'table', rows: table.rows });
        break;
      case 'w:txbxContent':
        this.#options.observed.textBoxes += 1;
        for (const block of this.#resume()) this.#boxes.push(block);
        break;
      case 'w:footnote':
      case 'w:endnote':
        this.#options.onNote?.(this.#noteKey, this.#resume());
        break;
    }
  }

  #suspend(isBox: boolean): void {
    this.#suspended.push({
      blocks: this.#into,
      paragraph: this.#paragraph,
      run: this.#run,
      isBox,
    });
    this.#into = [];
    this.#paragraph = undefined;
    this.#run = this.#newRun();
  }

  #newRun(): RunReader {
    return new RunReader(this.#options.observed, this.#options.mark);
  }

  #resume(): readonly Block[] {
    const blocks = this.#into;
    const before = this.#suspended.pop();
    if (before !== undefined) {
      this.#into = before.blocks;
      this.#paragraph = before.paragraph;
      this.#run = before.run;
    }
    return blocks;
  }
}
