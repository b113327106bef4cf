import type { Paragraph } from '../reading/document.ts';
import type { LocatedParagraph } from '../reading/located-text.ts';
import { type Gap, goneIn, type Place } from './gap.ts';
import { cellOf, type Ground, isNote, outermostTable, sourceOf } from './ground.ts';
import { changeOf, deletion, insertionAt } from './insertion.ts';
import { withoutNumber } from './list-number.ts';
import type { Operation, Slot } from './operations.ts';
import type { Obstacle } from './text-edit.ts';

/** Paragraphs go, come, or are joined. */
export function planBetween(text: Ground, gap: Gap): Operation[] | Obstacle {
  const { left, right } = gap;
  const lines = gap.between.split(/\n+/);
  if (lines.length === 1 && left !== undefined && right !== undefined) return planJoin(text, gap, left, right);
  const first = left === undefined ? '' : (lines.shift() as string);
  const last = right === undefined ? '' : (lines.pop() ?? '');
  const operations: Operation[] = gap.gone.map(deletion);
  for (const [place, words] of [
    [left, first],
    [right, last],
  ] as const) {
    if (words === '' || place === undefined) continue;
    const insertion = insertionAt(gap, place.paragraph, words);
    if (typeof insertion === 'string') return insertion;
    operations.push(insertion);
  }
  const fresh = lines.filter((line) => /\S/.test(line));
  return planLines(text, gap, fresh, operations);
}

/** New lines take the place of paragraphs that go, as far as there are any; the others are new paragraphs. */
function planLines(text: Ground, gap: Gap, fresh: string[], operations: Operation[]): Operation[] | Obstacle {
  const change = changeOf(gap);
  const between = new Set(gap.gone.map(({ paragraph }) => paragraph));
  if (gap.left !== undefined) between.delete(gap.left.paragraph);
  if (gap.right !== undefined) between.delete(gap.right.paragraph);
  let neighbour = gap.left?.paragraph;
  for (const index of between) {
    const line = fresh.shift();
    if (line === undefined) {
      operations.push(...lostMarks(text, gap, index));
      continue;
    }
    const insertion = insertionAt(gap, index, withoutNumber(line, text.paragraphs[index] as LocatedParagraph));
    if (typeof insertion === 'string') return insertion;
    operations.push(insertion);
    neighbour = index;
  }
  if (fresh.length === 0) return operations;
  const slot = cellToFill(text, gap) ?? slotAt(text, neighbour, gap.right?.paragraph);
  if (typeof slot === 'string') return slot;
  operations.push({
    kind: 'paragraphs',
    change,
    slot,
    lines: fresh,
    neighbour: neighbour ?? gap.right?.paragraph ?? 0,
  });
  return operations;
}

/** Of a paragraph whose words all go. Where its mark has to stay, an empty paragraph does. */
function lostMarks(text: Ground, gap: Gap, index: number): Operation[] {
  const paragraph = text.paragraphs[index] as LocatedParagraph;
  const change = gap.gone.find((gone) => gone.paragraph === index)?.change ?? changeOf(gap);
  const source = sourceOf(paragraph);
  if (paragraph.sources.length > 1 || !text.file.canLoseMark(source, true)) return [];
  return [{ kind: 'mark', change, paragraph: source, whole: true }];
}

/** Nothing parts what is left and right of the gap any more: every mark between goes. */
function planJoin(text: Ground, gap: Gap, left: Place, right: Place): Operation[] | Obstacle {
  const operations: Operation[] = gap.gone.map(deletion);
  for (let index = left.paragraph; index < right.paragraph; index++) {
    const paragraph = text.paragraphs[index] as LocatedParagraph;
    const source = sourceOf(paragraph);
    const whole = index > left.paragraph;
    const next = sourceOf(text.paragraphs[index + 1] as LocatedParagraph).source.start;
    const isLast = paragraph.sources.length === 1 && text.file.next(source) === next;
    if (!isLast || !text.file.canLoseMark(source, whole)) return 'structure';
    operations.push({ kind: 'mark', change: changeOf(gap), paragraph: source, whole });
  }
  if (gap.between === '') return operations;
  const insertion = insertionAt(gap, left.paragraph, gap.between);
  return typeof insertion === 'string' ? insertion : [...operations, insertion];
}

/** What is left of the paragraph after its new end moves into a new paragraph: it goes, and comes again. */
export function planSplit(text: Ground, gap: Gap, right: Place): Operation[] | Obstacle {
  const paragraph = text.paragraphs[right.paragraph] as LocatedParagraph;
  const from = right.span.start + right.offset - right.span.offset;
  const change = changeOf(gap);
  const tail = goneIn(text, { change, start: from, end: paragraph.end, text: '' });
  const next = text.paragraphs[right.paragraph + 1]?.start ?? paragraph.end;
  const isChanged = text.edits.some(({ start }) => start >= from && start <= next);
  const locked = tail.find(({ span }) => span.leaf.lock !== undefined);
  if (locked !== undefined) return locked.span.leaf.lock as Obstacle;
  if (isChanged || paragraph.sources.some(({ endsSection }) => endsSection)) return 'structure';
  const [first = '', ...rest] = gap.added.split(/\n+/);
  const last = rest.pop() ?? '';
  const lines = [...rest, last + text.text.slice(from, paragraph.end)].filter((line) => /\S/.test(line));
  const operations: Operation[] = [...gap.gone, ...tail].map(deletion);
  if (first !== '') {
    const insertion = insertionAt(gap, right.paragraph, first);
    if (typeof insertion === 'string') return insertion;
    operations.push(insertion);
  }
  const slot = { after: paragraph.sources.at(-1) as Paragraph };
  return [...operations, { kind: 'paragraphs', change, slot, lines, neighbour: right.paragraph, parts: true }];
}

/** One line end goes on in the row of a table: behind its label the empty cell beside it is filled. */
function cellToFill(text: Ground, { added, left, gone }: Gap): Slot | undefined {
  if (left === undefined || gone.length > 0 || !/^\n(?!\n)/.test(added)) return undefined;
  const label = hostOf(text, text.paragraphs[left.paragraph] as LocatedParagraph);
  const cell = label && cellOf(label) !== undefined ? text.file.emptyCellBehind(label) : undefined;
  return cell === undefined ? undefined : { into: cell };
}

/** Where paragraphs come between two of the text: in the flow of the text, not in a cell that only one of them is in. */
function slotAt(text: Ground, left: number | undefined, right: number | undefined): Slot | Obstacle {
  const before = left === undefined ? undefined : text.paragraphs[left];
  const behind = right === undefined ? undefined : text.paragraphs[right];
  const last = before && hostOf(text, before);
  const next = behind?.sources[0];
  if (isNote(before)) return 'note';
  if (last?.leaves.at(-1)?.lock === 'control') return 'control';
  if (last !== undefined && (cellOf(last) === undefined || (next !== undefined && cellOf(next) === cellOf(last)))) {
    return { after: last };
  }
  if (next !== undefined && cellOf(next) === undefined && next.source.host === undefined) return { before: next };
  const table = last && outermostTable(last.source.container);
  return table === undefined ? 'table' : { at: table.end };
}

/** The last paragraph of the file that it is; of a text box the one that it hangs on. */
function hostOf(text: Ground, { sources }: LocatedParagraph): Paragraph | undefined {
  const own = sources.at(-1);
  if (own?.source.host === undefined) return own;
  for (const each of text.paragraphs) {
    const host = each.sources.find(({ source }) => source.start === own.source.host);
    if (host !== undefined) return host;
  }
  return undefined;
}
