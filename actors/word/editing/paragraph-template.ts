/** What a new paragraph looks like: the properties of one of its neighbours, and of the neighbour's words. */
import type { LocatedParagraph, LocatedText } from '../reading/located-text.ts';
import { clauseBefore, continuedBehind, MAX_HEADING } from './clause-before.ts';
import { child, type Element, elementAt, type Prefixes } from './fragment.ts';
import { withoutNumber } from './list-number.ts';
import type { NewParagraphs } from './operations.ts';
import type { Pen } from './pen.ts';

export interface ParagraphTemplate {
  /** XML of the elements inside the paragraph's properties, without its mark's. */
  readonly properties: string;
  /** XML inside the properties of its mark. */
  readonly markProperties: string;
  /** Properties of its words, with their element; empty when it has none. */
  readonly words: string;
  /** Properties of the heading that runs into its text; undefined when it has none. */
  readonly heading?: string;
  /** The line as it is written: without a number that the list prints. */
  readonly line: (text: string) => string;
}

/** Paragraphs looked at for one of the clause's own level. */
const LOOK_BACK = 40;

/** What belongs to a paragraph alone: its section, what it was, the fate of its mark. */
const OWN = new Set(['w:sectPr', 'w:pPrChange', 'w:rPr', 'w:framePr']);
const OWN_OF_MARK = new Set(['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo', 'w:rPrChange']);

/** Undefined when no paragraph of the text is in the same container. */
export function templateFor(
  xml: string,
  text: LocatedText,
  { slot, neighbour, lines }: NewParagraphs,
  prefixes: Prefixes,
): ParagraphTemplate | undefined {
  const own = 'after' in slot ? slot.after : 'before' in slot ? slot.before : undefined;
  const home = own?.source.container;
  const isAtHome = (each: LocatedParagraph): boolean =>
    home === undefined || each.sources[0]?.source.container === home;
  const beside = modelAmong(text, neighbour, isAtHome);
  const before = clauseBefore({ text, neighbour, line: lines[0] ?? '', isAtHome });
  const last = before ?? beside;
  const counted = (last && continuedBehind({ text, neighbour, isAtHome }, last)) ?? before;
  const model = counted ?? beside;
  const elementOf = (each: LocatedParagraph | undefined): Element | undefined => {
    const source = (each?.sources.find(({ end }) => end !== 'joins') ?? each?.sources[0] ?? own)?.source;
    return source && elementAt(xml, source.start, prefixes);
  };
  const sibling = counted && withWords(text, counted, { neighbour, lines, isAtHome });
  const [element, neighbours] = [elementOf(sibling ?? model), elementOf(beside)];
  if (element === undefined) return undefined;
  const line = (words: string): string => (model === undefined ? words : withoutNumber(words, model));
  const looks = propertiesOf(xml, element);
  // Behind a heading that stands alone the clause's own words look like the text of the clauses, and not like the heading.
  if (counted === undefined || sibling !== undefined || neighbours === undefined || !isHeading(text, counted)) {
    return { ...looks, line };
  }
  return { ...looks, heading: looks.words, words: propertiesOf(xml, neighbours).words, line };
}

/** Of an empty paragraph: its own looks, or those that its mark has. */
export function templateOf(xml: string, paragraph: Element, pen: Pen): ParagraphTemplate {
  const own = propertiesOf(xml, paragraph);
  const words = own.words || (own.markProperties === '' ? '' : pen.element('rPr', own.markProperties));
  return { ...own, words, line: (text) => text };
}

/**
 * Where the clause before is a heading alone, as `5.6 Survival.` is above its items, the nearest one of its list and level that has
 * words: the new clause's words look like those, and not like a heading.
 */
function withWords(
  text: LocatedText,
  clause: LocatedParagraph,
  {
    neighbour,
    lines,
    isAtHome,
  }: Pick<NewParagraphs, 'neighbour' | 'lines'> & { isAtHome: (p: LocatedParagraph) => boolean },
): LocatedParagraph | undefined {
  const lengthOf = ({ labelEnd, end }: LocatedParagraph): number => text.text.slice(labelEnd, end).trim().length;
  const { list } = clause;
  if (list === undefined || lengthOf(clause) > MAX_HEADING || (lines[0] ?? '').length <= MAX_HEADING) return undefined;
  return text.paragraphs
    .slice(0, neighbour + 1)
    .findLast(
      (each) =>
        each.list?.id === list.id && each.list.level === list.level && isAtHome(each) && lengthOf(each) > MAX_HEADING,
    );
}

/** Whether a paragraph has the properties that the new ones get. */
export function looksLike(xml: string, paragraph: Element, template: ParagraphTemplate): boolean {
  const { properties, markProperties } = propertiesOf(xml, paragraph);
  return properties === template.properties && markProperties === template.markProperties;
}

/** The neighbour, or the paragraph before it that the same list numbers at the level of the clause. */
function modelAmong(
  text: LocatedText,
  neighbour: number,
  isAtHome: (paragraph: LocatedParagraph) => boolean,
): LocatedParagraph | undefined {
  let best: LocatedParagraph | undefined;
  for (let index = neighbour; index >= Math.max(0, neighbour - LOOK_BACK); index--) {
    const each = text.paragraphs[index] as LocatedParagraph;
    if (!isAtHome(each)) continue;
    if (best === undefined) {
      best = each;
      if (each.list === undefined && !isHeading(text, each)) break;
      continue;
    }
    if (isHeading(text, best)) {
      if (!isHeading(text, each)) best = each;
      continue;
    }
    if (each.list?.id !== best.list?.id || isHeading(text, each)) break;
    if ((each.list?.level ?? 0) < (best.list?.level ?? 0)) best = each;
  }
  return best;
}

function isHeading(text: LocatedText, { labelEnd, end }: LocatedParagraph): boolean {
  const words = text.text.slice(labelEnd, end).trim();
  return words.length <= MAX_HEADING && !/[.;:,]$/.test(words);
}

function propertiesOf(xml: string, paragraph: Element): Omit<ParagraphTemplate, 'line'> {
  const raw = ({ start, end }: Element): string => xml.slice(start, end);
  const without = (element: Element | undefined, names: ReadonlySet<string>): string =>
    (element?.children ?? [])
      .filter(({ name }) => !names.has(name))
      .map(raw)
      .join('');
  const properties = child(paragraph, 'w:pPr');
  const runs = runsOf(xml, paragraph);
  const longest = runs.toSorted((a, b) => b.text.length - a.text.length)[0];
  const heading = headingOf(runs);
  return {
    properties: without(properties, OWN),
    markProperties: without(child(properties, 'w:rPr'), OWN_OF_MARK),
    words: longest?.properties ?? '',
    ...(heading !== undefined && heading.properties !== longest?.properties && { heading: heading.properties }),
  };
}

interface RunOfText {
  readonly text: string;
  readonly properties: string;
}

/** Runs with text, wherever they are nested, with the properties that a new run of their looks would have. */
function runsOf(xml: string, element: Element): RunOfText[] {
  if (element.name === 'w:r') {
    const text = element.children
      .filter(({ name }) => name === 'w:t')
      .map((each) => xml.slice(each.openEnd, each.closeStart));
    return text.length === 0 ? [] : [{ text: text.join(''), properties: runProperties(xml, element) }];
  }
  return element.name === 'w:del' ? [] : element.children.flatMap((each) => runsOf(xml, each));
}

/** A run's properties without what was changed in them, and without being a link or the mark of a note. */
export function runProperties(xml: string, run: Element): string {
  const properties = child(run, 'w:rPr');
  if (properties === undefined || properties.openEnd === properties.end) return '';
  const kept = properties.children
    .filter(({ name }) => name !== 'w:rPrChange' && !OWN_OF_MARK.has(name) && name !== 'w:vanish')
    .map(({ start, end }) => xml.slice(start, end))
    .filter((each) => !/[":]val\s*=\s*"(?:Hyperlink|FootnoteReference|EndnoteReference|CommentReference)"/.test(each));
  const open = xml.slice(properties.start, properties.openEnd);
  return kept.length === 0 ? '' : open + kept.join('') + xml.slice(properties.closeStart, properties.end);
}

/** The first runs of one look, when they are a heading that the text runs on from. */
function headingOf(runs: readonly RunOfText[]): RunOfText | undefined {
  const [first] = runs;
  if (first === undefined) return undefined;
  const same = runs.findIndex(({ properties }) => properties !== first.properties);
  if (same < 1) return undefined;
  const text = runs
    .slice(0, same)
    .map((run) => run.text)
    .join('')
    .trim();
  const next = runs[same]?.text.trimStart() ?? '';
  return text.length <= MAX_HEADING && (/[.:]$/.test(text) || /^[.:]/.test(next)) ? first : undefined;
}
