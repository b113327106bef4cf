import { CONTENT_HEIGHT } from './palette.ts';
import type { Content, Style } from './paragraph.ts';
import type { Placement, Sheet } from './sheet.ts';

/** A paragraph that is measured before it is drawn. */
export interface Block {
  readonly content: Content;
  readonly style: Style;
  readonly place: Placement;
  /** In the column beside it. */
  readonly label?: string;
  /** Space above, points. */
  readonly before?: number;
  /** An issue that the block leads to. */
  readonly link?: string;
  /** Blocks after it that stay on its page. */
  readonly keeps?: number;
}

/** Height of the blocks on one page, points. */
export function heightOf(sheet: Sheet, blocks: readonly Block[]): number {
  return blocks.reduce((all, { content, style, place, label, before = 0 }) => {
    const sum = all + sheet.space(before);
    if (label !== undefined) return sum + sheet.labelledHeight(label, content, style, place);
    return sum + sheet.heightOf(content, style, place.indent ?? 0) + sheet.space(place.after ?? 4);
  }, 0);
}

export function drawBlocks(sheet: Sheet, blocks: readonly Block[]): void {
  for (const [index, { content, style, place, label, link, keeps = 0, before = 0 }] of blocks.entries()) {
    if (keeps > 0) sheet.ensure(heightOf(sheet, blocks.slice(index, index + 1 + keeps)));
    if (sheet.room < CONTENT_HEIGHT) sheet.gap(before);
    const { y, pages } = sheet;
    if (label === undefined) sheet.paragraph(content, style, place);
    else sheet.labelled(label, content, style, place);
    if (link !== undefined && pages === sheet.pages) sheet.linkLine(link, y, style.leading);
  }
}

/** The blocks for the largest measure whose height fits; for the smallest, when none does. */
export function fitting<Measure>(
  sheet: Sheet,
  room: number,
  measures: readonly Measure[],
  blocksFor: (measure: Measure) => readonly Block[],
): readonly Block[] {
  let blocks: readonly Block[] = [];
  for (const measure of measures) {
    blocks = blocksFor(measure);
    if (heightOf(sheet, blocks) <= room) return blocks;
  }
  return blocks;
}
