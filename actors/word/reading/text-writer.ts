import type { Block, Leaf, Paragraph, Table, WordDocument } from './document.ts';
import { type LocatedText, located } from './located-text.ts';
import type { Numbering } from './numbering.ts';
import { joined, kept, type ListPlace, literal, type Segment, textOf, trimmed } from './segments.ts';
import type { Styles } from './styles.ts';

/**
 * The text of the document as it reads on paper: a blank line between paragraphs, the printed number before its paragraph,
 * a table's rows as lines with tabs between the cells, the notes at the end. A table of one column is text in a frame.
 */
export function writeText(document: WordDocument, styles: Styles, numbering: Numbering): LocatedText {
  const writer = new TextWriter(styles, numbering);
  const parts = writer.paragraphs(document.body);
  for (const { label, blocks } of document.footnotes) {
    const text = trimmed(joined(writer.paragraphs(blocks), '\n'), true);
    if (textOf(text) !== '') parts.push([literal(`[${label}] `), ...text]);
  }
  return located(joined(parts, '\n\n'));
}

class TextWriter {
  readonly #styles: Styles;
  readonly #numbering: Numbering;

  constructor(styles: Styles, numbering: Numbering) {
    this.#styles = styles;
    this.#numbering = numbering;
  }

  /** Paragraphs and tables that are not blank. */
  paragraphs(blocks: readonly Block[]): Segment[][] {
    const parts: Segment[][] = [];
    let waiting: Waiting | undefined;
    const flush = (): void => {
      if (waiting !== undefined) parts.push(...this.#finished(waiting));
      waiting = undefined;
    };
    for (const block of blocks) {
      if (block.kind === 'table') {
        flush();
        for (const part of this.#table(block)) parts.push(part);
        continue;
      }
      waiting = continued(waiting, block);
      if (block.end === 'mark') flush();
    }
    flush();
    return parts;
  }

  #finished({ properties, sources, segments }: Waiting): Segment[][] {
    const raw = textOf(segments);
    const isBlank = !/\S/.test(raw);
    if (properties.endsSection && isBlank && !raw.includes('\n')) return [];
    const list = this.#listOf(properties);
    const label = list === undefined ? '' : this.#numbering.next(list.id, list.level);
    // A number with nothing after it is layout, though it counts.
    if (isBlank) return [];
    const first =
      label === '' ? raw.length - raw.replace(/^(?:[ \t]*\n)+/, '').length : raw.length - raw.trimStart().length;
    const blanks = [...raw.matchAll(/[ \t]+$/gm)];
    const body = blanks.length === 0 && first === 0 ? segments : kept(segments, outsideOf(blanks, first));
    const head = label === '' ? [] : [literal(label)];
    return [
      [
        { text: '', offset: 0, opens: { sources, ...(label !== '' && list && { list }) } },
        ...head,
        ...body,
        { text: '', offset: 0, closes: true },
      ],
    ];
  }

  #listOf(paragraph: Paragraph): ListPlace | undefined {
    const style = this.#styles.numbering(paragraph.style);
    const id = paragraph.numbering.list ?? style.list;
    if (id === undefined || id === '0') return undefined;
    const styled = paragraph.style ?? this.#styles.defaultParagraph;
    const linked = paragraph.numbering.list === undefined && styled !== undefined;
    const level =
      paragraph.numbering.level ?? (linked ? this.#numbering.levelOfStyle(id, styled) : undefined) ?? style.level ?? 0;
    return { id, level };
  }

  #table({ rows }: Table): Segment[][] {
    if (rows.every(({ cells }) => cells.length <= 1))
      return rows.flatMap(({ cells }) => cells.flatMap((cell) => this.paragraphs(cell)));
    const lines = rows
      .map(({ cells }) => inRow(cells.map((cell) => joined(this.paragraphs(cell), '\n'))))
      .filter((line) => /\S/.test(textOf(line)));
    return lines.length === 0 ? [] : [joined(lines, '\n')];
  }
}

/** Cells of one line are beside each other; after one of several lines (two signatures, side by side) comes a line end. */
function inRow(cells: readonly (readonly Segment[])[]): readonly Segment[] {
  const row = cells.flatMap((cell, index) => {
    if (index === 0) return cell;
    return [literal(textOf(cells[index - 1] ?? []).includes('\n') ? '\n' : '\t'), ...cell];
  });
  return trimmed(row);
}

/** Text that goes on in the next paragraph. */
interface Waiting {
  readonly properties: Paragraph;
  readonly sources: readonly Paragraph[];
  readonly segments: readonly Segment[];
}

/** A deleted mark gives its text to the next paragraph; a hidden one keeps its own properties and takes the next in. */
function continued(before: Waiting | undefined, next: Paragraph): Waiting {
  const segments = next.leaves.map((leaf: Leaf): Segment => ({ text: leaf.text, leaf, offset: 0 }));
  if (before === undefined) return { properties: next, sources: [next], segments };
  const sources = [...before.sources, next];
  if (before.properties.end === 'joins') {
    return { properties: next, sources, segments: [...before.segments, ...segments] };
  }
  const text = textOf(before.segments);
  const gap = /\s$/.test(text) || text === '' ? [] : [literal(' ')];
  return { properties: before.properties, sources, segments: [...before.segments, ...gap, ...segments] };
}

/** Whether an offset is after the first characters and outside of what was matched. Asked in rising order. */
function outsideOf(matches: readonly RegExpMatchArray[], first: number): (offset: number) => boolean {
  let next = 0;
  return (offset) => {
    let match = matches[next];
    while (match !== undefined && (match.index ?? 0) + match[0].length <= offset) match = matches[++next];
    return offset >= first && (match === undefined || offset < (match.index ?? 0));
  };
}
