/**
 * One paragraph of the file with its changes made. Owns where in the paragraph's XML words come and go, and how that is
 * marked; what is not touched is copied as it is written.
 *
 * Invariants:
 *  1. An insertion never is inside another's insertion: theirs is parted.
 *  2. A deletion inside another's insertion is inside it.
 *  3. The ends of a comment's range are in the paragraph itself, outside links, controls and fields.
 */
import { child, type Element } from './fragment.ts';
import type { Pen } from './pen.ts';
import { isTextual, type LeafWork, type Part, RunSplitter } from './run-splitter.ts';

export interface ParagraphWork {
  /** By the offset of the leaf's element. */
  readonly leaves: ReadonlyMap<number, LeafWork>;
  /** Fate of the paragraph's mark. */
  readonly mark?: 'ins' | 'del';
  /** All of its words go. */
  readonly isGone: boolean;
  /** Content that an earlier paragraph leaves when its mark goes. */
  readonly carried: string;
}

/** Others' insertions, which may be parted. */
const INSERTION = 'w:ins';

export class ParagraphEditor {
  readonly #xml: string;
  readonly #pen: Pen;
  readonly #work: ParagraphWork;

  constructor(xml: string, pen: Pen, work: ParagraphWork) {
    this.#xml = xml;
    this.#pen = pen;
    this.#work = work;
  }

  /** The paragraph's XML. */
  written(paragraph: Element): string {
    const close =
      paragraph.closeStart === paragraph.end
        ? this.#closing(paragraph)
        : this.#raw(paragraph.closeStart, paragraph.end);
    return this.#head(paragraph) + this.#work.carried + this.content(paragraph) + close;
  }

  /** What the paragraph holds, without its properties. */
  content(paragraph: Element): string {
    const properties = child(paragraph, 'w:pPr');
    return this.#joined(this.#outOfFields(paragraph, properties?.end ?? paragraph.openEnd));
  }

  #head(paragraph: Element): string {
    const { mark } = this.#work;
    const isEmpty = paragraph.openEnd === paragraph.end;
    const open = isEmpty
      ? this.#raw(paragraph.start, paragraph.end).replace(/\s*\/>$/, '>')
      : this.#raw(paragraph.start, paragraph.openEnd);
    const properties = child(paragraph, 'w:pPr');
    const written = mark === undefined ? '' : this.#pen.mark(mark);
    if (written === '') return open + (properties === undefined ? '' : this.#raw(properties.start, properties.end));
    if (properties === undefined) return open + this.#pen.element('pPr', this.#pen.element('rPr', written));
    return open + this.#marked(properties, written, mark === 'del');
  }

  /** The paragraph's properties with the mark's fate in them: after another's insertion of it, before everything else. */
  #marked(properties: Element, written: string, isBehindInsertion: boolean): string {
    const ofMark = child(properties, 'w:rPr');
    const last = child(properties, 'w:sectPr') ?? child(properties, 'w:pPrChange');
    const at = last?.start ?? properties.closeStart;
    if (properties.openEnd === properties.end) return this.#pen.element('pPr', this.#pen.element('rPr', written));
    if (ofMark === undefined) {
      return this.#raw(properties.start, at) + this.#pen.element('rPr', written) + this.#raw(at, properties.end);
    }
    if (ofMark.openEnd === ofMark.end) {
      const rest = this.#raw(ofMark.end, properties.end);
      return this.#raw(properties.start, ofMark.start) + this.#pen.element('rPr', written) + rest;
    }
    const place = (isBehindInsertion ? child(ofMark, INSERTION)?.end : undefined) ?? ofMark.openEnd;
    return this.#raw(properties.start, place) + written + this.#raw(place, properties.end);
  }

  /** The parts of the paragraph, the ends of comments moved out of the fields they fell into. */
  #outOfFields(paragraph: Element, from: number): Part[] {
    const parts: Part[] = [];
    const waiting: Part[] = [];
    let depth = 0;
    let fieldBegins = 0;
    for (const { element, made } of this.#children(paragraph, from)) {
      if (depth === 0) fieldBegins = parts.length;
      depth += element === undefined ? 0 : fieldSteps(this.#xml, element);
      for (const part of made) {
        if (part.kind === 'open' && depth > 0) parts.splice(fieldBegins++, 0, part);
        else if (part.kind === 'close' && depth > 0) waiting.push(part);
        else parts.push(part);
      }
      if (depth <= 0) parts.push(...waiting.splice(0));
    }
    return [...parts, ...waiting];
  }

  *#children(parent: Element, from: number): Iterable<{ element?: Element; made: Part[] }> {
    let at = from;
    for (const element of parent.children) {
      if (element.start < from) continue;
      if (element.start > at) yield { made: [{ kind: 'keep', xml: this.#raw(at, element.start) }] };
      yield { element, made: this.#parts(element) };
      at = element.end;
    }
    if (parent.closeStart > at) yield { made: [{ kind: 'keep', xml: this.#raw(at, parent.closeStart) }] };
  }

  #parts(element: Element): Part[] {
    const { leaves, isGone } = this.#work;
    const isTouched = isGone || [...leaves.keys()].some((at) => at >= element.start && at < element.end);
    if (!isTouched) return [{ kind: 'keep', xml: this.#raw(element.start, element.end) }];
    if (element.name === 'w:r') {
      const goes = isGone && isTextual(element);
      // A text box hangs inside a run: the comment on it is around the run.
      const own = new Set(element.children.map(({ start }) => start));
      const isWithin = [...leaves.keys()].some((at) => at > element.start && at < element.end && !own.has(at));
      return isWithin ? this.#around(element) : new RunSplitter(this.#xml, this.#pen, element).split(leaves, goes);
    }
    if (element.name === 'w:del' || element.name === 'w:moveFrom' || element.children.length === 0)
      return this.#around(element);
    const inner = [...this.#children(element, element.openEnd)].flatMap(({ made }) => made);
    return element.name === INSERTION ? this.#parted(element, inner) : this.#contained(element, inner);
  }

  /** An element whose inside is not edited, with the comments on what is in it around it. */
  #around(element: Element): Part[] {
    const points = [...this.#work.leaves]
      .filter(([at]) => at >= element.start && at < element.end)
      .flatMap(([, { points: own }]) => own.map(({ part }) => part));
    return [
      ...points.filter(({ kind }) => kind === 'open'),
      { kind: 'keep', xml: this.#raw(element.start, element.end) },
      ...points.filter(({ kind }) => kind === 'close'),
    ];
  }

  /** A link, a control or the like: words come and go inside it, comments are around it. */
  #contained(element: Element, inner: readonly Part[]): Part[] {
    const words = this.#joined(inner.filter(({ kind }) => kind !== 'open' && kind !== 'close'));
    const isEmptied = this.#pen.mode === 'revised' && words.trim() === '' && element.name === 'w:hyperlink';
    const open = this.#raw(element.start, element.openEnd);
    const close = this.#raw(element.closeStart, element.end);
    return [
      ...inner.filter(({ kind }) => kind === 'open'),
      { kind: 'keep', xml: isEmptied ? '' : open + words + close },
      ...inner.filter(({ kind }) => kind === 'close'),
    ];
  }

  /** Another's insertion: parted around our words, which are beside it. */
  #parted(element: Element, inner: readonly Part[]): Part[] {
    const open = this.#raw(element.start, element.openEnd);
    const close = this.#raw(element.closeStart, element.end);
    const parts: Part[] = [];
    let theirs: Part[] = [];
    let isFirst = true;
    const flush = (): void => {
      const words = this.#joined(theirs);
      theirs = [];
      if (words.trim() === '') return;
      const tag = isFirst ? open : open.replace(/(:id\s*=\s*)(?:"[^"]*"|'[^']*')/, `$1"${this.#pen.number()}"`);
      isFirst = false;
      parts.push({ kind: 'keep', xml: tag + words + close });
    };
    for (const part of inner) {
      if (part.kind === 'keep' || part.kind === 'delete') theirs.push(part);
      else {
        flush();
        parts.push(part);
      }
    }
    flush();
    return parts;
  }

  /** Neighbours of one fate in one change. */
  #joined(parts: readonly Part[]): string {
    let out = '';
    for (let index = 0; index < parts.length; ) {
      const { kind } = parts[index] as Part;
      let runs = '';
      do runs += (parts[index++] as Part).xml;
      while (parts[index]?.kind === kind);
      out += kind === 'delete' ? this.#pen.deleted(runs) : kind === 'insert' ? this.#pen.inserted(runs) : runs;
    }
    return out;
  }

  #closing(paragraph: Element): string {
    const tag = /^<([^\s/>]+)/.exec(this.#raw(paragraph.start, paragraph.end))?.[1] ?? 'w:p';
    return `</${tag}>`;
  }

  #raw(start: number, end: number): string {
    return this.#xml.slice(start, end);
  }
}

/** By how many fields more or fewer the paragraph is inside of after the element. */
function fieldSteps(xml: string, { name, children, start, end }: Element): number {
  if (name !== 'w:r' || !children.some((each) => each.name === 'w:fldChar')) return 0;
  const raw = xml.slice(start, end);
  return (
    (raw.match(/fldCharType\s*=\s*["']begin/g) ?? []).length - (raw.match(/fldCharType\s*=\s*["']end/g) ?? []).length
  );
}

/** Whether the whole paragraph may go: nothing in it but words and what nobody sees. */
export function holdsOnlyWords(paragraph: Element): boolean {
  return paragraph.children.every((element) => isWords(element));
}

const UNSEEN = new Set([
  'w:pPr',
  'w:smartTagPr',
  'w:proofErr',
  'w:bookmarkStart',
  'w:bookmarkEnd',
  'w:permStart',
  'w:permEnd',
  'w:del',
]);
const AROUND_WORDS = new Set([INSERTION, 'w:hyperlink', 'w:smartTag', 'w:bdo', 'w:dir']);

function isWords(element: Element): boolean {
  if (element.name === 'w:r') return isTextual(element);
  if (AROUND_WORDS.has(element.name)) return element.children.every((each) => isWords(each));
  return UNSEEN.has(element.name);
}
