import type { Speaker } from '../../../languages/index.ts';
import { COLOUR, CONTENT_END, CONTENT_HEIGHT, CONTENT_WIDTH, PAGE } from './palette.ts';
import { type Content, type Paragraph, type Style, Typesetter } from './paragraph.ts';
import { collect, newDocument, type SheetOptions } from './pdf-file.ts';
import { drawRunningHeads } from './running-heads.ts';
import { DESIGNED, type Setting, TooEmpty } from './setting.ts';
import { STYLE } from './style.ts';

/** Points of space for each point that lines take or give: a wider space is seen less than wider lines. */
const SPACES = 3;
/** Of a fitted chart, times its designed height. */
const TALLEST = 1.5;

type Tag = 'P' | 'H1' | 'H2' | 'H3' | 'BlockQuote' | 'Caption';

export interface Placement {
  readonly tag?: Tag;
  /** Left edge relative to the content, points. */
  readonly indent?: number;
  readonly width?: number;
  /** Space below, points. */
  readonly after?: number;
  /** Colour of a rule at the left edge of the content, along the paragraph. */
  readonly stripe?: string;
  /** Height that must still fit on the page below this paragraph, points. */
  readonly keepNext?: number;
}

/** Width of the column of names beside labelled text, points. */
const LABEL_COLUMN = 96;

type Element = PDFKit.PDFStructureElement;

/**
 * One PDF being written from top to bottom. Owns the page breaks, the outline, the structure tree and the running heads.
 * Invariants: 1. nothing is drawn below CONTENT_END but the footer; 2. all content is in the structure tree, all
 * decoration is marked as such; 3. bytes depend on the arguments alone.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly type: Typesetter;
  readonly speaker: Speaker;
  /** Where the next block begins, points from the top of the page. */
  y: number = PAGE.top;
  /** Pages begun. */
  pages = 1;
  /** Whether something was drawn whose height depends on the setting of charts. */
  hasCharts = false;
  readonly #options: SheetOptions;
  readonly #setting: Setting;
  /** Whose file it would be, for one that is laid out and not drawn. */
  readonly #triedFor: Sheet | undefined;
  /** Points left free at the end of each page before this one. */
  readonly #free: number[] = [];
  #mostFree = Number.POSITIVE_INFINITY;
  readonly #root: Element;
  readonly #bytes: Promise<Uint8Array>;
  #outline: PDFKit.PDFOutline;

  constructor(options: SheetOptions, setting: Setting = DESIGNED, triedFor?: Sheet) {
    this.#options = options;
    this.#setting = setting;
    this.#triedFor = triedFor;
    this.speaker = options.speaker;
    this.doc = triedFor?.doc ?? newDocument(options);
    this.type = new Typesetter(this.doc, setting.lines);
    this.#bytes = triedFor === undefined ? collect(this.doc) : triedFor.#bytes;
    this.#root = triedFor === undefined ? this.doc.struct('Document') : triedFor.#root;
    if (triedFor === undefined) this.doc.addStructure(this.#root);
    this.#outline = this.doc.outline;
  }

  /** Points left on this page. */
  get room(): number {
    return CONTENT_END - this.y;
  }

  /** Points left for content when a page begins, or on this one where nothing stands on it yet. */
  get pageRoom(): number {
    return CONTENT_HEIGHT;
  }

  /** Starts a page when something is on this one and less than `height` is free. */
  keepTogether(height: number): void {
    if (this.y > PAGE.top && this.room < height) this.newPage();
  }

  newPage(): void {
    this.#free.push(this.room);
    if (this.room > this.#mostFree) throw new TooEmpty('a page ends too early');
    if (this.#triedFor === undefined) this.doc.addPage();
    this.pages += 1;
    this.y = PAGE.top;
  }

  /** The largest share of a page's height that is free at its end, 0..1; of a single page none. */
  get emptiest(): number {
    return this.pages === 1 ? 0 : Math.max(...this.#free, this.room) / CONTENT_HEIGHT;
  }

  /**
   * The same paper set otherwise, to see where its pages would end: nothing is drawn. What is laid out on it throws TooEmpty at
   * the first page of which more than the share given is free at its end.
   */
  tried(setting: Setting, mostEmpty: number): Sheet {
    const sheet = new Sheet(this.#options, setting, this);
    sheet.#mostFree = mostEmpty * CONTENT_HEIGHT;
    return sheet;
  }

  /** A space between blocks here, points. */
  space(designed: number): number {
    return designed * Math.max(0, 1 + SPACES * (this.#setting.lines - 1));
  }

  /** A chart's height here: its share of the room where it may be lower than designed, never under the least, points. */
  chart(designed: number, least = designed, room = this.room): number {
    const { charts } = this.#setting;
    this.hasCharts = true;
    return charts === 'fitted' ? Math.max(least, Math.min(designed * TALLEST, room)) : designed * charts;
  }

  /** What must be free for a chart, points. */
  leastChart(designed: number, least: number): number {
    return this.chart(designed, least, least);
  }

  /** Starts a page unless the height is still free on this one. */
  ensure(height: number): void {
    if (this.room < Math.min(height, CONTENT_HEIGHT)) this.newPage();
  }

  gap(height: number): void {
    this.y += this.space(height);
  }

  /** A chapter: heading, outline entry; on a new page unless `needs` points fit below. */
  section(title: string, options: { needs?: number } = {}): void {
    if (this.y > PAGE.top) {
      this.gap(18);
      this.ensure((options.needs ?? 110) + this.space(16) + STYLE.h1.leading);
    }
    if (this.#triedFor === undefined) this.#outline = this.#outlined(this.doc.outline, title);
    this.decorate(() => {
      this.doc.rect(PAGE.side, this.y, 26, 2.4).fill(COLOUR.clay);
    });
    this.gap(8);
    this.paragraph(title, STYLE.h1, { tag: 'H1', after: 8 });
  }

  /** An outline entry below the current section, to this place. */
  mark(title: string): void {
    if (this.#triedFor === undefined)
      this.#outlined(this.#outline, this.type.fit(title.toWellFormed(), 'regular', 10, 400));
  }

  /** Text that may break over pages, never leaving one line alone. */
  paragraph(content: Content, style: Style, place: Placement = {}): void {
    const indent = place.indent ?? 0;
    const laid = this.type.paragraph(content, style, place.width ?? CONTENT_WIDTH - indent);
    const { leading } = laid.style;
    // What is kept was measured at the designed space below.
    const wider = place.keepNext === undefined ? 0 : Math.max(0, this.space(place.after ?? 4) - (place.after ?? 4));
    this.ensure(Math.min(laid.height, 2 * leading) + (place.keepNext ?? 0) + wider);
    let { lines } = laid;
    while (lines.length > 0) {
      const fitting = Math.max(1, Math.floor((this.room + 0.01) / leading));
      const all = lines.length <= fitting;
      const count = all ? lines.length : Math.max(1, Math.min(fitting, lines.length - 2));
      const after = all ? this.space(place.after ?? 4) : 0;
      this.#lines({ ...laid, lines: lines.slice(0, count), height: count * leading }, indent, after, place);
      lines = lines.slice(count);
      if (lines.length > 0) this.newPage();
    }
  }

  /** Text with a name for it in the margin column beside its first line. */
  labelled(label: string, content: Content, style: Style, place: Placement): void {
    const indent = (place.indent ?? 0) + LABEL_COLUMN;
    const name = this.type.paragraph(label, { ...STYLE.label, colour: COLOUR.soft }, LABEL_COLUMN - 12);
    this.ensure(Math.max(name.height, 2 * style.leading));
    const { y, pages } = this;
    if (label !== '') this.element('P', () => this.type.draw(name, PAGE.side + (place.indent ?? 0), y + 1));
    this.paragraph(content, style, { ...place, indent });
    const lack = y + name.height + this.space(place.after ?? 4) - this.y;
    if (pages !== this.pages || lack <= 0) return;
    const from = this.y;
    if (place.stripe !== undefined) this.decorate(() => this.doc.rect(PAGE.side, from, 2, lack).fill(place.stripe));
    this.y += lack;
  }

  /** Height of a paragraph at an indent without its space below, points. */
  heightOf(content: Content, style: Style, indent: number): number {
    return this.type.paragraph(content, style, CONTENT_WIDTH - indent).height;
  }

  /** Height of `labelled` on one page, points. */
  labelledHeight(label: string, content: Content, style: Style, place: Placement): number {
    const width = place.width ?? CONTENT_WIDTH - (place.indent ?? 0) - LABEL_COLUMN;
    const name = this.type.paragraph(label, STYLE.label, LABEL_COLUMN - 12);
    return Math.max(name.height, this.type.paragraph(content, style, width).height) + this.space(place.after ?? 4);
  }

  /** One item of a list. */
  bullet(content: Content): void {
    const runs = typeof content === 'string' ? [{ text: content }] : content;
    this.ensure(STYLE.body.leading * 2);
    const { y } = this;
    this.decorate(() => this.doc.circle(PAGE.side + 4, y + STYLE.body.leading / 2, 1.5).fill(COLOUR.clay));
    this.paragraph(runs, STYLE.body, { indent: 14, after: 3 });
  }

  /** Names this place, so that links can lead to it. */
  target(name: string): void {
    if (this.#triedFor === undefined) this.doc.addNamedDestination(name, 'XYZ', 0, this.y - 12, null);
  }

  /** Makes an area of the page lead to a target. */
  link(name: string, area: { x: number; y: number; width: number; height: number }): void {
    if (this.#triedFor === undefined) this.doc.goTo(area.x, area.y, area.width, area.height, name);
  }

  /** Makes a line of the content's width lead to a target. */
  linkLine(name: string, y: number, height: number): void {
    this.link(name, { x: PAGE.side, y, width: CONTENT_WIDTH, height });
  }

  /** A drawing with words for those who do not see it. Returns nothing; y moves below it. */
  figure(height: number, alt: string, draw: (x: number, y: number, width: number) => void): void {
    this.ensure(height);
    const { y } = this;
    this.element('Figure', () => draw(PAGE.side, y, CONTENT_WIDTH), { alt });
    this.y = y + height;
  }

  /** Content with a place in the structure tree. */
  element(tag: string, draw: () => void, options: { alt?: string; parent?: Element; scope?: string } = {}): void {
    if (this.#triedFor !== undefined) return;
    const { parent = this.#root, ...attributes } = options;
    parent.add(this.doc.struct(tag, attributes as PDFKit.Mixins.StructureElementOptions, [draw]));
  }

  /** A group in the structure tree; end it when its members are drawn. */
  group(tag: string, parent: Element = this.#root): Element {
    const element = this.doc.struct(tag);
    if (this.#triedFor === undefined) parent.add(element);
    return element;
  }

  /** Drawing that says nothing a reader needs. */
  decorate(draw: () => void): void {
    if (this.#triedFor !== undefined) return;
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** Writes running heads and page numbers and ends the document. */
  finish(): Promise<Uint8Array> {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(page);
      this.doc.markContent('Artifact', { type: 'Pagination' });
      drawRunningHeads(this, this.#options, { page: page + 1, pages: count });
      this.doc.endMarkedContent();
    }
    this.#root.end();
    this.doc.end();
    return this.#bytes;
  }

  #outlined(parent: PDFKit.PDFOutline, title: string): PDFKit.PDFOutline {
    // pdfkit takes the place on the page as well (left is counted from the right edge); its type does not say so.
    const place = { expanded: false, top: Math.max(0, this.y - 20), left: PAGE.width };
    return parent.addItem(title, place);
  }

  #lines(part: Paragraph, indent: number, after: number, place: Placement): void {
    const { y } = this;
    if (place.stripe !== undefined) {
      const { stripe } = place;
      this.decorate(() => this.doc.rect(PAGE.side, y, 2, Math.min(part.height + after, CONTENT_END - y)).fill(stripe));
    }
    this.element(place.tag ?? 'P', () => this.type.draw(part, PAGE.side + indent, y));
    this.y = y + part.height + after;
  }
}
