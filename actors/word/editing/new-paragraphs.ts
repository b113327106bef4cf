import { RUN_IN_HEADING } from './clause-before.ts';
import { child, type Element } from './fragment.ts';
import type { ParagraphTemplate } from './paragraph-template.ts';
import type { Pen } from './pen.ts';

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
 * What follows a paragraph that is the last of its container: a mark cannot be put in after it, since nothing would be there
 * to take its words when the change is rejected. So its own mark is the one that comes, and the last new paragraph has the old one,
 * in the revised file as well. Where `isRestyled` it looks like a clause all the same, by a tracked change of its properties.
 */
export function typedBehind(
  pen: Pen,
  xml: string,
  paragraph: Element,
  work: NewParagraphsWork,
  isRestyled: boolean,
): string[] {
  const written = newParagraphs(pen, work);
  const properties = child(paragraph, 'w:pPr');
  const last = work.lines.length - 1;
  const head = isRestyled ? restyled(pen, xml, properties, work.template) : rawOf(xml, properties);
  return written.with(last, pen.element('p', head + contentOf(pen, work, last)));
}

/** The properties of the clauses, the old mark's own, and what the properties were. */
function restyled(pen: Pen, xml: string, old: Element | undefined, { properties }: ParagraphTemplate): string {
  const mark = child(old, 'w:rPr');
  const former = (old?.children ?? []).filter((each) => each !== mark).map((each) => rawOf(xml, each));
  return pen.element('pPr', properties + rawOf(xml, mark) + pen.formerProperties(former.join('')));
}

const rawOf = (xml: string, element: Element | undefined): string =>
  element === undefined ? '' : xml.slice(element.start, element.end);
