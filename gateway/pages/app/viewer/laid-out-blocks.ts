/** Blocks as the Word file sets them: its tables with their merged cells, its headings, its alignment. */
import type { DocumentLayout } from '../../../../actors/word/index.ts';
import type { DocumentMap } from '../../../../protocols/index.ts';
import { type Block, blockAt, documentBlocks } from './document-blocks.ts';

/** Levels below the document's title, which is 2. */
const LOWEST_LEVEL = 6;

/** The blocks of a text: as its lines tell, and where there is a Word file as that sets them. */
export function blocksOf(text: string, { clauses }: Pick<DocumentMap, 'clauses'>, layout?: DocumentLayout): Block[] {
  const blocks = documentBlocks(text, clauses);
  return layout === undefined ? blocks : withTables(text, blocks, layout).map((block) => laidOut(text, block, layout));
}

/** With the file's tables in place of the lines they take up. A table whose lines are not whole blocks is left alone. */
function withTables(text: string, blocks: readonly Block[], { tables }: DocumentLayout): Block[] {
  const placed: Block[] = [];
  let next = 0;
  for (const { start, end, rows } of tables) {
    const first = blockAt(blocks, start);
    const last = blockAt(blocks, Math.max(start, end - 1));
    const opening = blocks[first];
    const closing = blocks[last];
    if (opening === undefined || closing === undefined || first < next) continue;
    const isWhole = !/\S/.test(text.slice(opening.start, start)) && !/\S/.test(text.slice(end, closing.end));
    if (!isWhole) continue;
    placed.push(...blocks.slice(next, first), { kind: 'table', start, end, rows });
    next = last + 1;
  }
  return [...placed, ...blocks.slice(next)];
}

/** The block as the paragraph that begins with it is set. */
function laidOut(text: string, block: Block, { paragraphs }: DocumentLayout): Block {
  if (block.kind === 'table') return block;
  const set = paragraphs[blockAt(paragraphs, block.start)];
  if (set === undefined || set.start !== block.start) return block;
  const { heading, list, alignment, labelEnd } = set;
  const numberEnd = labelEnd > block.start && labelEnd <= block.end ? labelEnd : block.numberEnd;
  const line = { ...block, numberEnd, ...(alignment !== undefined && { alignment }) };
  const isTitle = block.kind === 'heading' && block.level === 2;
  if (heading !== undefined && !isTitle && /\S/.test(text.slice(block.start, block.end))) {
    return { ...line, kind: 'heading', level: Math.min(LOWEST_LEVEL, heading + 2) };
  }
  if (line.kind === 'heading' || list === undefined) return line;
  return { ...line, depth: Math.max(line.depth, Math.min(4, list)) };
}
