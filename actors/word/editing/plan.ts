/**
 * From edits of the text to operations on the file. Pure; knows the paragraphs and their containers, not the XML.
 *
 * Invariants:
 *  1. A change is planned whole, or named with what is in its way.
 *  2. What is put in by the reading (numbers, separators) is never written into the file: Word makes it.
 */
import type { LocatedText } from '../reading/located-text.ts';
import { type Gap, type Gone, gapsOf, type Place } from './gap.ts';
import { type Ground, isNote, type Paragraphs, sourceOf } from './ground.ts';
import { deletion, insertionAt } from './insertion.ts';
import type { Operation } from './operations.ts';
import { planBetween, planSplit } from './plan-paragraphs.ts';
import type { Obstacle, TextEdit } from './text-edit.ts';

export interface Plan {
  readonly operations: readonly Operation[];
  /** Changes that cannot be made, by id. */
  readonly refused: ReadonlyMap<string, Obstacle>;
}

export function planEdits(text: LocatedText, edits: readonly TextEdit[], paragraphs: Paragraphs): Plan {
  const refused = new Map<string, Obstacle>();
  // A change that is refused takes its edits out of the gaps it shared with others, so those are looked at again.
  while (true) {
    const left = edits.filter(({ change }) => !refused.has(change));
    const before = refused.size;
    const ground: Ground = { ...text, file: paragraphs, edits: left };
    const operations: Operation[] = [];
    for (const gap of gapsOf(text, left)) {
      const planned = planGap(ground, gap);
      if (typeof planned !== 'string') operations.push(...planned);
      else for (const { change } of gap.edits) if (!refused.has(change)) refused.set(change, planned);
    }
    if (refused.size === before) return { operations, refused };
  }
}

function planGap(text: Ground, gap: Gap): Operation[] | Obstacle {
  const locked = gap.gone.find(({ span }) => span.leaf.lock !== undefined);
  if (locked !== undefined) return locked.span.leaf.lock as Obstacle;
  if (gap.gone.some(isPartOfWhole)) return 'symbol';
  const { left } = gap;
  const right = gap.right !== undefined && isNote(text.paragraphs[gap.right.paragraph]) ? undefined : gap.right;
  if (left !== undefined && right !== undefined && left.paragraph === right.paragraph) {
    return planWithin(text, gap, right);
  }
  const touched = text.paragraphs.slice(left?.paragraph ?? 0, (right?.paragraph ?? text.paragraphs.length - 1) + 1);
  const homes = new Set(touched.filter((each) => !isNote(each)).map((each) => sourceOf(each).source.container));
  const isPlain = gap.gone.length === 0 && !gap.losesSeparator;
  if (homes.size > 1 && !isPlain) return planAcross(gap, left, right);
  if (right !== undefined) return planBetween(text, gap);
  const { right: _note, ...toTheEnd } = gap;
  return planBetween(text, toTheEnd);
}

const isPartOfWhole = ({ span, from, to }: Gone): boolean =>
  span.leaf.whole === true && (from > 0 || to < span.leaf.text.length);

/** Words of one paragraph. Line ends among them stay line ends where they replace some, else they part the paragraph. */
function planWithin(text: Ground, gap: Gap, right: Place): Operation[] | Obstacle {
  const breaks = gap.gone.some(({ span, from, to }) => span.leaf.text.slice(from, to).includes('\n'));
  if (gap.added.includes('\n') && !breaks) return planSplit(text, gap, right);
  const deletions = gap.gone.map(deletion);
  if (gap.added === '') return deletions;
  const insertion = insertionAt(gap, right.paragraph, gap.added);
  return typeof insertion === 'string' ? insertion : [...deletions, insertion];
}

/** Cells and the text around a table keep their borders; words on either side may change, and all that a cell holds. */
function planAcross(gap: Gap, left: Place | undefined, right: Place | undefined): Operation[] | Obstacle {
  if (gap.losesSeparator || gap.added.includes('\n')) return 'table';
  const [first = '', ...rest] = gap.between.split(/\n+/);
  const last = rest.pop() ?? '';
  const middle = rest.filter((line) => line !== '');
  const gone = new Set(gap.gone.map(({ paragraph }) => paragraph));
  // Where the words of several cells go, nothing tells which of them the new words are for.
  if (middle.length > 1 || (middle.length === 1 && gone.size !== 1)) return 'table';
  const operations: Operation[] = gap.gone.map(deletion);
  for (const [paragraph, words = ''] of [
    [left?.paragraph, first],
    [[...gone][0], middle[0]],
    [right?.paragraph, last],
  ] as const) {
    if (words === '') continue;
    const insertion = paragraph === undefined ? 'table' : insertionAt(gap, paragraph, words);
    if (typeof insertion === 'string') return insertion;
    operations.push(insertion);
  }
  return operations;
}
