/**
 * Reads the XML of a story (body, footnotes) into blocks. Decides which text is live: inserted text and a field's result are,
 * deleted text and a field's code are not.
 *
 * Invariants:
 *  1. A skipped subtree adds nothing, however deep it is.
 *  2. Every paragraph of the story ends up in exactly one list of blocks.
 */

import type { Attribute, XmlReader } from '../xml.ts';
import { ContainerStack } from './container-stack.ts';
import type { Block, Leaf, Observed, TrackedChanges } from './document.ts';
import { DELETIONS, INSERTIONS, SKIPPED } from './live-text.ts';
import { LockWatch } from './lock-watch.ts';
import { lookOf } from './look.ts';
import type { OpenParagraph } from './open-paragraph.ts';
import { OpenTables } from './open-tables.ts';
import { RunReader } from './run-reader.ts';
import { isOn, type Styles } from './styles.ts';

/** What was open when a text box or a note began. */
interface Suspended {
  readonly blocks: Block[];
  readonly paragraph: OpenParagraph | undefined;
  readonly run: RunReader;
  readonly isBox: boolean;
}

export interface BodyReaderOptions {
  readonly observed: Observed;
  readonly trackedChanges: TrackedChanges;
  readonly styles: Styles;
  /** The text of a note's reference mark in the body. */
  readonly mark: (key: string) => string;
  /** Receives the blocks of a note, by its key. */
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
  readonly #tables = new OpenTables();
  #paragraph: OpenParagraph | undefined;
  #run: RunReader;
  #skipDepth = 0;
  #markProperties = false;
  /** For each open alternative: whether its first choice has been read. */
  readonly #alternatives: boolean[] = [];
  #noteKey: string | undefined;
  readonly #locks: LockWatch;
  readonly #containers = new ContainerStack();

  constructor(options: BodyReaderOptions) {
    this.#options = options;
    this.#locks = new LockWatch(options.trackedChanges);
    this.#run = this.#newRun();
  }

  open(name: string, attribute: Attribute, start: number): void {
    this.#locks.open(name, attribute);
    if (this.#skipDepth > 0 || this.#skips(name)) {
      this.#skipDepth += 1;
      return;
    }
    if (this.#run.isOpen) this.#run.open(name, attribute, start);
    else if (this.#paragraph !== undefined) this.#openInParagraph(this.#paragraph, name, attribute);
    this.#containers.open(name, start);
    this.#openStructure(name, attribute, start);
  }

  close(name: string, end: number): void {
    this.#locks.close(name);
    if (this.#skipDepth > 0) {
      this.#skipDepth -= 1;
      return;
    }
    this.#containers.close(name, end);
    switch (name) {
      case 'w:t':
      case 'w:delText':
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
        this.#closeParagraph(end);
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
    if (this.#takesOut(name)) return true;
    if (name === 'mc:Choice' || name === 'mc:Fallback') {
      const done = this.#alternatives.at(-1) ?? false;
      if (!done) this.#alternatives[this.#alternatives.length - 1] = true;
      return done;
    }
    if (name === 'w:sectPr' && this.#paragraph !== undefined) this.#paragraph.endsSection = true;
    return SKIPPED.has(name) || (name === 'w:delText' && this.#options.trackedChanges !== 'reject');
  }

  /** Whether the element is an earlier tracked change whose text is not live. */
  #takesOut(name: string): boolean {
    const { observed, trackedChanges } = this.#options;
    if (INSERTIONS.has(name)) observed.insertions += 1;
    else if (DELETIONS.has(name)) observed.deletions += 1;
    const gone = trackedChanges === 'reject' ? INSERTIONS : DELETIONS;
    if (!gone.has(name)) return false;
    // On a row or a paragraph mark it marks that as changed and has no content.
    if (this.#markProperties && this.#paragraph !== undefined) this.#paragraph.end = 'joins';
    if (this.#paragraph === undefined) this.#tables.deleteRow();
    return true;
  }

  #newParagraph(start: number): OpenParagraph {
    const host = this.#suspended.find(({ isBox }) => isBox)?.paragraph?.source.start;
    const container = this.#containers.around(start);
    const source = { start, end: start, container, ...(host !== undefined && { host }) };
    return { kind: 'paragraph', numbering: {}, leaves: [], end: 'mark', source };
  }

  #openStructure(name: string, attribute: Attribute, start: number): void {
    switch (name) {
      case 'w:p':
        this.#paragraph = this.#newParagraph(start);
        break;
      case 'w:tbl':
        this.#tables.begin(this.#into);
        break;
      case 'w:tr':
        this.#tables.beginRow();
        break;
      case 'w:tc':
        this.#into = [];
        this.#tables.beginCell(start);
        break;
      case 'w:gridSpan':
      case 'w:vMerge':
        this.#tables.shapeCell(name, attribute('w:val'));
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
      case 'w:outlineLvl':
        paragraph.outline = Number(attribute('w:val'));
        break;
      case 'w:framePr':
        // A drop cap in its own frame; the rest of its word is in the next paragraph.
        if (/^(?:drop|margin)$/.test(attribute('w:dropCap') ?? '')) paragraph.end = 'joins';
        break;
      case 'w:jc':
        paragraph.alignment = attribute('w:val');
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
    if (run === undefined || run.leaves.length === 0 || this.#paragraph === undefined) return;
    if (run.hidden || this.#options.styles.isHidden(run.style)) {
      this.#options.observed.hiddenRuns += 1;
      return;
    }
    const look = lookOf(run, this.#options.styles, this.#paragraph.style);
    this.#paragraph.leaves.push(...(look === '' ? run.leaves : run.leaves.map((leaf): Leaf => ({ ...leaf, look }))));
  }

  #closeParagraph(end: number): void {
    if (this.#paragraph === undefined) return;
    this.#paragraph.source.end = end;
    this.#into.push(this.#paragraph);
    this.#paragraph = undefined;
    if (this.#suspended.some(({ isBox }) => isBox)) return;
    for (const block of this.#boxes.splice(0)) this.#into.push(block);
  }

  #closeStructure(name: string): void {
    switch (name) {
      case 'w:tc':
        this.#into = this.#tables.endCell(this.#into) ?? this.#into;
        break;
      case 'w:tr':
        this.#tables.endRow();
        break;
      case 'w:tbl':
        this.#closeTable();
        break;
      case 'w:txbxContent':
        this.#options.observed.textBoxes += 1;
        for (const block of this.#resume()) this.#boxes.push(block);
        break;
      case 'w:footnote':
      case 'w:endnote':
        this.#options.onNote?.(this.#noteKey ?? '', this.#resume());
        this.#noteKey = undefined;
        break;
    }
  }

  #closeTable(): void {
    const closed = this.#tables.end();
    if (closed === undefined) return;
    this.#into = closed.into;
    this.#into.push(closed.table);
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
    const { observed, mark } = this.#options;
    const isBox = (): boolean => this.#suspended.some((suspended) => suspended.isBox);
    return new RunReader({
      observed,
      mark,
      lock: () => (isBox() ? 'text-box' : this.#noteKey !== undefined ? 'note' : this.#locks.lock),
      note: () => this.#noteKey,
    });
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
