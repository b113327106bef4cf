/**
 * The body of a file with its changes made and commented. Owns the order of the XML: which paragraphs are written anew, what
 * comes between them, and what an earlier paragraph hands on when its mark goes.
 */
import type { Leaf, Paragraph } from '../reading/document.ts';
import { indexAt, type LocatedText } from '../reading/located-text.ts';
import { emptyCellBehind, filledCell } from './empty-cell.ts';
import { child, type Element, elementAfter, elementAt, type Prefixes } from './fragment.ts';
import { type NewParagraphsWork, newParagraphs, typedBehind } from './new-paragraphs.ts';
import type { NewParagraphs, Operation } from './operations.ts';
import { holdsOnlyWords, ParagraphEditor } from './paragraph-editor.ts';
import { looksLike, type ParagraphTemplate, runProperties, templateFor } from './paragraph-template.ts';
import type { Pen } from './pen.ts';
import { type LeafWork, type Part, type Point, RANKS, type Rank } from './run-splitter.ts';

/** What may be between two paragraphs that follow each other. */
const BETWEEN = new Set(['w:bookmarkStart', 'w:bookmarkEnd', 'w:proofErr', 'w:permStart', 'w:permEnd']);

interface OpenLeaf extends LeafWork {
  readonly deletions: { from: number; to: number }[];
  readonly points: Point[];
}

interface FreshParagraphs {
  readonly operation: NewParagraphs;
  readonly opens: string[];
  readonly closes: string[];
}

interface OpenWork {
  readonly start: number;
  readonly leaves: Map<number, OpenLeaf>;
  mark?: 'ins' | 'del';
  isGone: boolean;
  carried: string;
}

interface Splice {
  readonly start: number;
  readonly end: number;
  readonly xml: string;
}

/** The XML does not hold what the reading saw at an offset: nothing can be edited in it. */
export class UnexpectedXml extends Error {
  override readonly name = 'UnexpectedXml';
}

export class FileEditor {
  readonly #xml: string;
  readonly #text: LocatedText;
  readonly #pen: Pen;
  readonly #prefixes: Prefixes;
  readonly #works = new Map<number, OpenWork>();
  readonly #fresh: FreshParagraphs[] = [];
  readonly #paragraphs: ReadonlyMap<Leaf, number>;

  constructor(xml: string, text: LocatedText, pen: Pen, prefixes: Prefixes) {
    this.#xml = xml;
    this.#text = text;
    this.#pen = pen;
    this.#prefixes = prefixes;
    this.#paragraphs = paragraphsOf(text);
  }

  canLoseMark(paragraph: Paragraph, whole: boolean): boolean {
    const element = this.#element(paragraph.source.start);
    const hasSection = child(child(element, 'w:pPr'), 'w:sectPr') !== undefined;
    return !hasSection && this.next(paragraph) !== undefined && (!whole || holdsOnlyWords(element));
  }

  next({ source }: Paragraph): number | undefined {
    const next = elementAfter(this.#xml, source.end, this.#prefixes, BETWEEN);
    return next?.name === 'w:p' ? next.start : undefined;
  }

  emptyCellBehind(paragraph: Paragraph): number | undefined {
    return this.next(paragraph) === undefined ? emptyCellBehind(this.#xml, paragraph, this.#prefixes) : undefined;
  }

  /** The caller adds comments on an operation afterwards, with `comment`. */
  apply(operation: Operation): void {
    switch (operation.kind) {
      case 'delete':
        this.#leaf(operation.leaf).deletions.push({ from: operation.from, to: operation.to });
        break;
      case 'insert': {
        const xml = this.#pen.run(this.#looksOf(operation.like), this.#pen.text(operation.text));
        this.#point(operation.leaf, operation.offset, RANKS.wordsCome, { kind: 'insert', xml });
        break;
      }
      case 'paragraphs':
        this.#fresh.push({ operation, opens: [], closes: [] });
        break;
      case 'mark': {
        const work = this.#work(operation.paragraph.source.start);
        work.mark = 'del';
        work.isGone ||= operation.whole;
        break;
      }
      default:
        operation satisfies never;
    }
  }

  /** One end of a comment, at a place in a leaf. */
  end(
    kind: 'open' | 'close',
    number: string,
    { leaf, offset, rank }: { leaf: Leaf; offset: number; rank: Rank },
  ): void {
    const xml = kind === 'open' ? this.#pen.commentStart(number) : this.#pen.commentEnd(number, this.#looksOf(leaf));
    this.#point(leaf, offset, rank, { kind, xml });
  }

  /** One end of a comment, at the beginning or end of new paragraphs. */
  endAround(kind: 'open' | 'close', number: string, operation: NewParagraphs): void {
    const fresh = this.#fresh.find((each) => each.operation === operation);
    fresh?.[kind === 'open' ? 'opens' : 'closes'].push(number);
  }

  /** The XML of the whole part. */
  written(): string {
    const splices = this.#fresh.map((each) => this.#newParagraphs(each));
    const starts = this.#inOrder();
    for (const start of starts) splices.push(this.#paragraph(this.#works.get(start) as OpenWork));
    splices.sort((a, b) => a.start - b.start || a.end - b.end);
    let at = 0;
    let out = '';
    for (const { start, end, xml } of splices) {
      out += this.#xml.slice(at, start) + xml;
      at = end;
    }
    return out + this.#xml.slice(at);
  }

  /** Paragraphs to be written, with those that take over what an earlier one leaves. */
  #inOrder(): number[] {
    const losing = this.#pen.mode === 'revised' ? [...this.#works.values()].filter(({ mark }) => mark === 'del') : [];
    for (const work of losing) {
      const next = this.#nextOf(work);
      if (next !== undefined) this.#work(next);
    }
    return [...this.#works.keys()].toSorted((a, b) => a - b);
  }

  #nextOf({ start }: OpenWork): number | undefined {
    const next = elementAfter(this.#xml, this.#element(start).end, this.#prefixes, BETWEEN);
    return next?.name === 'w:p' ? next.start : undefined;
  }

  #paragraph(work: OpenWork): Splice {
    const element = this.#element(work.start);
    const editor = new ParagraphEditor(this.#xml, this.#pen, work);
    const next = this.#pen.mode === 'revised' && work.mark === 'del' ? this.#nextOf(work) : undefined;
    if (next === undefined) return { start: element.start, end: element.end, xml: editor.written(element) };
    const left = work.carried + editor.content(element);
    this.#work(next).carried += work.isGone && !/<(?![^<>]*(?:proofErr))/.test(left) ? '' : left;
    return { start: element.start, end: element.end, xml: '' };
  }

  #newParagraphs({ operation, opens, closes }: FreshParagraphs): Splice {
    const { slot, lines } = operation;
    if ('into' in slot) return this.#filled(slot.into, { lines, opens, closes });
    const template = templateFor(this.#xml, this.#text, operation, this.#prefixes);
    const plain = { properties: '', markProperties: '', words: '', line: (line: string) => line };
    const work: NewParagraphsWork = { lines, opens, closes, template: template ?? plain };
    if ('after' in slot && (this.#isLast(slot.after) || this.#isTyped(slot.after, operation, work.template))) {
      const element = this.#element(slot.after.source.start);
      this.#work(element.start).mark = 'ins';
      const isRestyled = operation.parts !== true && this.#isRestyled(element, work.template);
      const xml = typedBehind(this.#pen, this.#xml, element, work, isRestyled).join('');
      return { start: element.end, end: element.end, xml };
    }
    const at = 'after' in slot ? slot.after.source.end : 'before' in slot ? slot.before.source.start : slot.at;
    return { start: at, end: at, xml: newParagraphs(this.#pen, work).join('') };
  }

  #filled(start: number, fresh: Omit<NewParagraphsWork, 'template'>): Splice {
    const element = this.#element(start);
    const { first, behind } = filledCell(this.#pen, this.#xml, element, fresh);
    const work = this.#work(start);
    work.carried += first;
    if (behind !== '') work.mark = 'ins';
    return { start: element.end, end: element.end, xml: behind };
  }

  /**
   * Whether the paragraph gets a mark of ours and the last new one its own, as when a person types after it. LibreOffice needs it
   * to take the new ones back: behind words of ours, which are one insertion with them, and before an empty paragraph, which would
   * get their numbers.
   */
  #isTyped(after: Paragraph, { parts }: NewParagraphs, template: ParagraphTemplate): boolean {
    const work = this.#works.get(after.source.start);
    if (work?.mark !== undefined || !this.#isFree(after.source.start)) return false;
    if (parts === true || this.#endsWithOurs(after, work)) return true;
    const next = this.next(after);
    const isBeforeNothing = next !== undefined && !/<[\w-]+:(?:r|hyperlink|sdt|ins|del)[\s>]/.test(this.#rawOf(next));
    return isBeforeNothing && looksLike(this.#xml, this.#element(after.source.start), template);
  }

  /** Whether the new paragraph that takes over the old mark needs other properties than that has. */
  #isRestyled(element: Element, template: ParagraphTemplate): boolean {
    const own = child(element, 'w:pPr')?.children.map(({ name }) => name) ?? [];
    return (
      !own.some((name) => name === 'w:sectPr' || name === 'w:pPrChange') && !looksLike(this.#xml, element, template)
    );
  }

  #rawOf(start: number): string {
    return this.#xml.slice(start, this.#element(start).end);
  }

  #endsWithOurs({ leaves }: Paragraph, work: OpenWork | undefined): boolean {
    const leaf = leaves.at(-1);
    const points = (leaf && work?.leaves.get(leaf.at)?.points) ?? [];
    return points.some(({ offset, part }) => part.kind === 'insert' && offset === leaf?.text.length);
  }

  /** Whether the paragraph's mark may be given a fate: it ends no section, and nobody else decided on it. */
  #isFree(start: number): boolean {
    const properties = child(this.#element(start), 'w:pPr');
    const mark = child(properties, 'w:rPr');
    return (
      ['w:ins', 'w:del'].every((name) => child(mark, name) === undefined) && child(properties, 'w:sectPr') === undefined
    );
  }

  /** Whether nothing after the paragraph could take over the words of one that is taken back. */
  #isLast(paragraph: Paragraph): boolean {
    const properties = child(child(this.#element(paragraph.source.start), 'w:pPr'), 'w:rPr');
    const isOthers = child(properties, 'w:ins') !== undefined || child(properties, 'w:del') !== undefined;
    return this.next(paragraph) === undefined && !isOthers;
  }

  #point(leaf: Leaf, offset: number, rank: Rank, part: Part): void {
    const isInside = leaf.whole === true && offset > 0 && offset < leaf.text.length;
    const outwards = rank === RANKS.rangeBegins ? 0 : leaf.text.length;
    this.#leaf(leaf).points.push({ offset: isInside ? outwards : offset, rank, part });
  }

  #leaf(leaf: Leaf): OpenLeaf {
    const { leaves } = this.#work(this.#paragraphOf(leaf));
    const known = leaves.get(leaf.at) ?? { text: leaf.text, deletions: [], points: [] };
    leaves.set(leaf.at, known);
    return known;
  }

  #paragraphOf(leaf: Leaf): number {
    const start = this.#paragraphs.get(leaf);
    if (start === undefined) throw new UnexpectedXml(`no paragraph holds the text at ${leaf.at}`);
    return start;
  }

  #work(start: number): OpenWork {
    const known = this.#works.get(start) ?? { start, leaves: new Map(), isGone: false, carried: '' };
    this.#works.set(start, known);
    return known;
  }

  /** The looks of new words: those of the run that the leaf is in. */
  #looksOf(leaf: Leaf): string {
    const run = runAround(this.#element(this.#paragraphOf(leaf)), leaf.at);
    return run === undefined ? '' : runProperties(this.#xml, run);
  }

  #element(start: number): Element {
    const element = elementAt(this.#xml, start, this.#prefixes);
    if (element?.name !== 'w:p') throw new UnexpectedXml(`no paragraph begins at ${start}`);
    return element;
  }
}

/** Start of the paragraph that holds each leaf; of a leaf in a text box, of the one that the box hangs on. */
function paragraphsOf({ spans, paragraphs }: LocatedText): Map<Leaf, number> {
  const found = new Map<Leaf, number>();
  for (const { leaf, start } of spans) {
    const sources = paragraphs[indexAt(paragraphs, start)]?.sources ?? [];
    const holder = sources.find(({ source }) => source.start <= leaf.at && leaf.at < source.end);
    if (holder !== undefined) found.set(leaf, holder.source.host ?? holder.source.start);
  }
  return found;
}

function runAround(element: Element, at: number): Element | undefined {
  const inner = element.children.find(({ start, end }) => start <= at && at < end);
  if (inner === undefined) return undefined;
  return runAround(inner, at) ?? (inner.name === 'w:r' ? inner : undefined);
}
