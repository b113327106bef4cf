import type { Block, Paragraph, Table, WordDocument } from './document.ts';
import type { Numbering } from './numbering.ts';
import type { Styles } from './styles.ts';

/**
 * The text of the document as it reads on paper: a blank line between paragraphs, the printed number before its paragraph,
 * a table's rows as lines with tabs between the cells, the notes at the end. A table of one column is text in a frame.
 */
export function writeText(document: WordDocument, styles: Styles, numbering: Numbering): string {
  const writer = new TextWriter(styles, numbering);
  const parts = writer.paragraphs(document.body);
  for (const { key, blocks } of document.footnotes) {
    const text = writer.paragraphs(blocks).join('\n').trim();
    if (text !== '') parts.push(`[${key}] ${text}`);
  }
  return parts.join('\n\n');
}

class TextWriter {
  readonly #styles: Styles;
  readonly #numbering: Numbering;

  constructor(styles: Styles, numbering: Numbering) {
    this.#styles = styles;
    this.#numbering = numbering;
  }

  /** Texts of paragraphs and tables that are not blank. */
  paragraphs(blocks: readonly Block[]): string[] {
    const parts: string[] = [];
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

  #finished({ properties, text }: Waiting): string[] {
    const body = text.replace(/[ \t]+$/gm, '');
    if (properties.endsSection && body === '') return [];
    const label = this.#label(properties);
    // A number with nothing behind it is layout, though it counts.
    return /\S/.test(body) ? [label === '' ? body.replace(/^\n+/, '') : `${label}${body.trimStart()}`] : [];
  }

  #label(paragraph: Paragraph): string {
    const style = this.#styles.numbering(paragraph.style);
    const list = paragraph.numbering.list ?? style.list;
    if (list === undefined || list === '0') return '';
    const styled = paragraph.style ?? this.#styles.defaultParagraph;
    const linked = paragraph.numbering.list === undefined && styled !== undefined;
    const level =
      paragraph.numbering.level ??
      (linked ? this.#numbering.levelOfStyle(list, styled) : undefined) ??
      style.level ??
      0;
    return this.#numbering.next(list, level);
  }

  #table({ rows }: Table): string[] {
    if (rows.every(({ cells }) => cells.length <= 1))
      return rows.flatMap(({ cells }) => cells.flatMap((cell) => this.paragraphs(cell)));
    const lines = rows
      .map(({ cells }) => inRow(cells.map((cell) => this.paragraphs(cell).join('\n'))))
      .filter((line) => /\S/.test(line));
    return lines.length === 0 ? [] : [lines.join('\n')];
  }
}

/** Cells of one line stand beside each other; behind one of several lines (two signatures, side by side) comes a line end. */
function inRow(cells: readonly string[]): string {
  return cells.reduce((row, cell, index) => row + (cells[index - 1]?.includes('\n') ? '\n' : '\t') + cell).trimEnd();
}

/** Text that goes on in the next paragraph. */
interface Waiting {
  readonly properties: Paragraph;
  readonly text: string;
}

/** A deleted mark gives its text to the next paragraph; a hidden one keeps its own properties and takes the next in. */
function continued(before: Waiting | undefined, next: Paragraph): Waiting {
  const text = next.runs.map((run) => run.text).join('');
  if (before === undefined) return { properties: next, text };
  if (before.properties.end === 'joins') return { properties: next, text: before.text + text };
  const gap = /\s$/.test(before.text) || before.text === '' ? '' : ' ';
  return { properties: before.properties, text: before.text + gap + text };
}
