import { child, type Element } from './fragment.ts';
import type { Pen } from './pen.ts';

/** A stretch of a paragraph's content with one fate. Marks are the ends of a comment's range. */
export interface Part {
  readonly kind: 'keep' | 'delete' | 'insert' | 'open' | 'close';
  /** Runs without what says that they come or go. */
  readonly xml: string;
}

/** What happens at one place between two characters, in the order of the ranks. */
export interface Point {
  readonly offset: number;
  readonly rank: Rank;
  readonly part: Part;
}

/**
 * Order at one place: a passage's comment ends, a change's begins, words come, the change's comment ends, and a comment
 * begins on what follows.
 */
export const RANKS = { passageEnds: 1, changeBegins: 2, wordsCome: 3, changeEnds: 4, rangeBegins: 5 } as const;
export type Rank = (typeof RANKS)[keyof typeof RANKS];

/** What is to be done to one leaf. */
export interface LeafWork {
  readonly text: string;
  readonly deletions: readonly { readonly from: number; readonly to: number }[];
  readonly points: readonly Point[];
}

/** Elements of a run that go with the words of a paragraph that goes. */
const TEXTUAL = new Set([
  'w:t',
  'w:tab',
  'w:ptab',
  'w:br',
  'w:cr',
  'w:noBreakHyphen',
  'w:softHyphen',
  'w:sym',
  'w:footnoteReference',
  'w:endnoteReference',
  'w:lastRenderedPageBreak',
]);

/** Whether nothing but words is in the run, so that all of it may go. */
export const isTextual = (run: Element): boolean =>
  run.children.every(({ name }) => name === 'w:rPr' || TEXTUAL.has(name));

/** Takes a run apart where work is to be done; every piece keeps the run's attributes and properties. */
export class RunSplitter {
  readonly #xml: string;
  readonly #pen: Pen;
  readonly #run: Element;
  readonly #parts: Part[] = [];
  #group: { kind: 'keep' | 'delete'; xml: string } | undefined;

  constructor(xml: string, pen: Pen, run: Element) {
    this.#xml = xml;
    this.#pen = pen;
    this.#run = run;
  }

  /** @param isGone all of the run goes, whatever the work says */
  split(work: ReadonlyMap<number, LeafWork>, isGone: boolean): Part[] {
    for (const element of this.#run.children) {
      if (element.name === 'w:rPr') continue;
      const leaf = work.get(element.start);
      if (leaf !== undefined) this.#leaf(element, leaf, isGone);
      else this.#add(isGone ? 'delete' : 'keep', isGone ? this.#asDeleted(element) : this.#raw(element));
    }
    this.#flush();
    return this.#parts;
  }

  #leaf(element: Element, { text, deletions, points }: LeafWork, isGone: boolean): void {
    const length = text.length;
    const cuts = [0, length, ...points.map(({ offset }) => offset), ...deletions.flatMap(({ from, to }) => [from, to])];
    const places = [...new Set(cuts)].toSorted((a, b) => a - b);
    const shown = this.#shown(element, text);
    places.forEach((from, index) => {
      const here = points.filter(({ offset }) => offset === from).toSorted((a, b) => a.rank - b.rank);
      for (const { part } of here) this.#point(part);
      const to = places[index + 1];
      if (to === undefined) return;
      const goes = isGone || deletions.some((deletion) => deletion.from <= from && to <= deletion.to);
      const isAll = from === 0 && to === length;
      if (goes) this.#add('delete', isAll ? this.#asDeleted(element) : shown(from, to, 'delText'));
      else this.#add('keep', isAll ? this.#raw(element) : shown(from, to, 't'));
    });
  }

  /** Pieces of the text: spaces at its ends that the file does not say to keep are not there, and do not come by parting it. */
  #shown(element: Element, text: string): (from: number, to: number, name: 't' | 'delText') => string {
    const isKept = this.#isKept(element);
    const first = isKept ? 0 : text.length - text.trimStart().length;
    const last = isKept ? text.length : text.trimEnd().length;
    return (from, to, name) => this.#pen.kept(text.slice(Math.max(from, first), Math.min(to, last)), name, isKept);
  }

  #isKept({ start, openEnd }: Element): boolean {
    return /\sxml:space\s*=\s*["']preserve/.test(this.#xml.slice(start, openEnd));
  }

  #point(part: Part): void {
    this.#flush();
    this.#parts.push(part);
  }

  #add(kind: 'keep' | 'delete', xml: string): void {
    if (this.#group !== undefined && this.#group.kind !== kind) this.#flush();
    this.#group = { kind, xml: (this.#group?.xml ?? '') + xml };
  }

  #flush(): void {
    if (this.#group === undefined) return;
    const { kind, xml } = this.#group;
    const properties = child(this.#run, 'w:rPr');
    const open = this.#xml.slice(this.#run.start, this.#run.openEnd);
    const close = this.#xml.slice(this.#run.closeStart, this.#run.end);
    const head = properties === undefined ? '' : this.#raw(properties);
    this.#parts.push({ kind, xml: open + head + xml + close });
    this.#group = undefined;
  }

  #raw({ start, end }: Element): string {
    return this.#xml.slice(start, end);
  }

  /** Deleted text has its own element; everything else goes as it is. */
  #asDeleted(element: Element): string {
    if (element.name !== 'w:t') return this.#raw(element);
    const raw = this.#xml.slice(element.openEnd, element.closeStart);
    const inner = this.#isKept(element) ? raw : raw.trim();
    if (inner === '') return '';
    const sample = this.#pen.text('x', 'delText');
    return sample.replace('>x<', () => `>${inner}<`);
  }
}
