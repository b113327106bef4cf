import PdfKit from 'pdfkit';
import type { Speaker } from '../../../languages/index.ts';
import { COLOUR, CONTENT_END, CONTENT_HEIGHT, CONTENT_WIDTH, PAGE } from './palette.ts';
import { type Content, type Paragraph, type Style, Typesetter } from './paragraph.ts';

/**
 * One PDF being written from top to bottom. Owns the page breaks, the outline, the structure tree and the running heads.
 * Invariants: 1. nothing is drawn below CONTENT_END but the footer; 2. all content is in the structure tree, all
 * decoration is marked as such; 3. bytes depend on the arguments alone.
 */
export interface SheetOptions {
  readonly title: string;
  /** What kind of paper this is, in the running head. */
  readonly kind: string;
  readonly subject: string;
  /** ISO 8601; stands as the date of the file. */
  readonly completedAt: string;
  /** At the foot of every page: who made it. */
  readonly footer: string;
  readonly speaker: Speaker;
}

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

export const STYLE = {
  title: { face: 'bold', size: 22, colour: COLOUR.navy, leading: 29 },
  h1: { face: 'bold', size: 16, colour: COLOUR.navy, leading: 22 },
  h2: { face: 'bold', size: 11, colour: COLOUR.ink, leading: 15.5 },
  card: { face: 'bold', size: 12, colour: COLOUR.ink, leading: 17 },
  lead: { face: 'regular', size: 11.5, colour: COLOUR.ink, leading: 17.5 },
  body: { face: 'regular', size: 9.5, colour: COLOUR.ink, leading: 14.2 },
  quote: { face: 'italic', size: 9.5, colour: COLOUR.ink, leading: 14.2 },
  small: { face: 'regular', size: 8.2, colour: COLOUR.soft, leading: 11.8 },
  label: { face: 'bold', size: 8.2, colour: COLOUR.navy, leading: 12 },
} as const satisfies Record<string, Style>;

/** Width of the column of names beside labelled text, points. */
const LABEL_COLUMN = 96;

type Element = PDFKit.PDFStructureElement;

export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly type: Typesetter;
  readonly speaker: Speaker;
  /** Where the next block begins, points from the top of the page. */
  y: number = PAGE.top;
  readonly #options: SheetOptions;
  readonly #root: Element;
  readonly #bytes: Promise<Uint8Array>;
  #outline: PDFKit.PDFOutline;

  constructor(options: SheetOptions) {
    const { title, kind, subject, completedAt, speaker } = options;
    const date = new Date(completedAt);
    this.doc = new PdfKit({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: speaker.locale,
      displayTitle: true,
      // null means no font, which pdfkit's type does not know; it loads its own Helvetica otherwise, and every face here is embedded.
      font: null as unknown as string,
      info: {
        Title: `${title.toWellFormed()} - ${kind}`,
        Subject: subject,
        Author: 'Conclave',
        Creator: 'Conclave',
        CreationDate: Number.isNaN(date.getTime()) ? new Date(0) : date,
      },
    });
    this.#options = options;
    this.speaker = speaker;
    this.type = new Typesetter(this.doc);
    this.#bytes = collect(this.doc);
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
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

  /** Starts a page when something stands on this one and less than `height` is free. */
  keepTogether(height: number): void {
    if (this.y > PAGE.top && this.room < height) this.newPage();
  }

  newPage(): void {
    this.doc.addPage();
    this.y = PAGE.top;
  }

  /** Starts a page unless the height is still free on this one. */
  ensure(height: number): void {
    if (this.room < Math.min(height, CONTENT_HEIGHT)) this.newPage();
  }

  gap(height: number): void {
    this.y += height;
  }

  /** A chapter: heading, outline entry; on a new page unless `needs` points fit below. */
  section(title: string, options: { needs?: number; fresh?: boolean } = {}): void {
    if (options.fresh && this.y > PAGE.top) this.newPage();
    else if (this.y > PAGE.top) {
      this.gap(18);
      this.ensure((options.needs ?? 110) + 40);
    }
    this.#outline = this.#outlined(this.doc.outline, title);
    this.decorate(() => {
      this.doc.rect(PAGE.side, this.y, 26, 2.4).fill(COLOUR.clay);
    });
    this.gap(8);
    this.paragraph(title, STYLE.h1, { tag: 'H1', after: 8 });
  }

  /** An outline entry below the current section, to this place. */
  mark(title: string): void {
    this.#outlined(this.#outline, this.type.fit(title.toWellFormed(), 'regular', 10, 400));
  }

  /** Text that may break over pages, never leaving one line alone. */
  paragraph(content: Content, style: Style, place: Placement = {}): void {
    const indent = place.indent ?? 0;
    const laid = this.type.paragraph(content, style, place.width ?? CONTENT_WIDTH - indent);
    this.ensure(Math.min(laid.height, 2 * style.leading) + (place.keepNext ?? 0));
    let { lines } = laid;
    while (lines.length > 0) {
      const fitting = Math.max(1, Math.floor((this.room + 0.01) / style.leading));
      const all = lines.length <= fitting;
      const count = all ? lines.length : Math.max(1, Math.min(fitting, lines.length - 2));
      const after = all ? (place.after ?? 4) : 0;
      this.#lines({ ...laid, lines: lines.slice(0, count), height: count * style.leading }, indent, after, place);
      lines = lines.slice(count);
      if (lines.length > 0) this.newPage();
    }
  }

  /** Text with a name for it in the margin column beside its first line. */
  labelled(label: string, content: Content, style: Style, place: Placement): void {
    const indent = (place.indent ?? 0) + LABEL_COLUMN;
    const name = this.type.paragraph(label, { ...STYLE.label, colour: COLOUR.soft }, LABEL_COLUMN - 12);
    this.ensure(Math.max(name.height, 2 * style.leading));
    const { y, page } = { y: this.y, page: this.doc.page };
    if (label !== '') this.element('P', () => this.type.draw(name, PAGE.side + (place.indent ?? 0), y + 1));
    this.paragraph(content, style, { ...place, indent });
    const lack = y + name.height + (place.after ?? 4) - this.y;
    if (page !== this.doc.page || lack <= 0) return;
    const from = this.y;
    if (place.stripe !== undefined) this.decorate(() => this.doc.rect(PAGE.side, from, 2, lack).fill(place.stripe));
    this.gap(lack);
  }

  /** Height of a paragraph at an indent without its space below, points. */
  heightOf(content: Content, style: Style, indent: number): number {
    return this.type.paragraph(content, style, CONTENT_WIDTH - indent).height;
  }

  /** Height of `labelled` on one page, points. */
  labelledHeight(label: string, content: Content, style: Style, place: Placement): number {
    const width = place.width ?? CONTENT_WIDTH - (place.indent ?? 0) - LABEL_COLUMN;
    const name = this.type.paragraph(label, STYLE.label, LABEL_COLUMN - 12);
    return Math.max(name.height, this.type.paragraph(content, style, width).height) + (place.after ?? 4);
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
    this.doc.addNamedDestination(name, 'XYZ', 0, this.y - 12, null);
  }

  /** Makes an area of the page lead to a target. */
  link(name: string, area: { x: number; y: number; width: number; height: number }): void {
    this.doc.goTo(area.x, area.y, area.width, area.height, name);
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
    const { parent = this.#root, ...attributes } = options;
    parent.add(this.doc.struct(tag, attributes as PDFKit.Mixins.StructureElementOptions, [draw]));
  }

  /** A group in the structure tree; end it when its members are drawn. */
  group(tag: string, parent: Element = this.#root): Element {
    const element = this.doc.struct(tag);
    parent.add(element);
    return element;
  }

  /** Drawing that says nothing a reader needs. */
  decorate(draw: () => void): void {
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
      this.#headersAndFooters(page + 1, count);
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

  #headersAndFooters(page: number, pages: number): void {
    const { title, kind, footer, speaker } = this.#options;
    const style = { face: 'regular', size: 7.8, colour: COLOUR.faint } as const;
    const right = PAGE.side + CONTENT_WIDTH;
    const head = this.type.width(kind, style.face, style.size);
    if (page > 1) {
      this.type.label(this.type.fit(title, style.face, style.size, CONTENT_WIDTH - head - 30), PAGE.side, 44, style);
    }
    this.type.label(kind, right - head, 44, style);
    this.doc.lineWidth(0.5).strokeColor(COLOUR.hair).moveTo(PAGE.side, 52).lineTo(right, 52).stroke();
    const number = speaker.text('report.page', { page, pages });
    this.type.label(footer, PAGE.side, PAGE.height - 40, style);
    const width = this.type.width(number, style.face, style.size);
    this.type.label(number, right - width, PAGE.height - 40, style);
  }
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
}
