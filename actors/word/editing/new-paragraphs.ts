import { child, type Element } from './fragment.ts';
import type { ParagraphTemplate } from './paragraph-template.ts';
import type { Pen } from './pen.ts';

/** The heading a clause of ours begins with: `Limitation of Liability. Neither party…` */
const RUN_IN_HEADING = /^\p{Lu}[^.:\n]{2,70}[.:](?=\s)/u;

export interface NewParagraphsWork {
  readonly lines: readonly string[];
  /** Numbers of the comments that begin with the first paragraph, and of those that end with the last. */
  readonly opens: readonly string[];
  readonly closes: readonly string[];
  readonly template: ParagraphTemplate;
}

/** XML of new paragraphs, their marks included. */
export function newParagraphs(pen: Pen, work: NewParagraphsWork): string[] {
  const { properties, markProperties } = work.template;
  return work.lines.map((_, index) => {
    const mark = pen.mark('ins') + markProperties;
    const own = properties + (mark === '' ? '' : pen.element('rPr', mark));
    return pen.element('p', (own === '' ? '' : pen.element('pPr', own)) + contentOf(pen, work, index));
  });
}

function contentOf(pen: Pen, { lines, opens, closes, template }: NewParagraphsWork, index: number): string {
  const before = index === 0 ? opens.map((id) => pen.commentStart(id)).join('') : '';
  const behind =
    index === lines.length - 1 ? closes.map((id) => pen.commentEnd(id, template.words, true)).join('') : '';
  return before + pen.inserted(wordsOf(pen, template.line(lines[index] as string), template)) + behind;
}

function wordsOf(pen: Pen, line: string, { words, heading }: ParagraphTemplate): string {
  const head = heading === undefined ? undefined : RUN_IN_HEADING.exec(line)?.[0];
  if (head === undefined || heading === undefined) return pen.run(words, pen.text(line));
  return pen.run(heading, pen.text(head)) + pen.run(words, pen.text(line.slice(head.length)));
}

/**
 * What follows a paragraph that is the last of its container: a mark cannot be put in behind it, since nothing would be there
 * to take its words when the change is rejected. So its own mark is the one that comes, and the last new paragraph has the old one,
 * in the revised file as well: its properties are those of the old mark.
 */
export function typedBehind(pen: Pen, xml: string, paragraph: Element, work: NewParagraphsWork): string[] {
  const written = newParagraphs(pen, work);
  const properties = child(paragraph, 'w:pPr');
  const head = properties === undefined ? '' : xml.slice(properties.start, properties.end);
  const last = work.lines.length - 1;
  return written.with(last, pen.element('p', head + contentOf(pen, work, last)));
}
