import type { ProposedChange } from '../../../protocols/index.ts';
import { orderChanges, reviseText } from '../revised-text.ts';

/**
 * A range of the original text that the redline shows as changed: one proposed change, its boundaries moved to where a
 * reader would put them. Several changes share a hunk only when their words or line ends touch.
 */
export interface Hunk {
  readonly start: number;
  readonly end: number;
  readonly changes: readonly ProposedChange[];
  readonly before: string;
  readonly after: string;
}

/** A longer run of letters is not a word for a reader; a boundary may then be inside it. */
const MAX_WORD = 60;

/**
 * Hunks in document order; replacing each one's `before` by `after` gives exactly the revised text.
 * @throws ChangeMismatch, ChangesOverlap
 */
export function changedHunks(text: string, changes: readonly ProposedChange[]): Hunk[] {
  const ordered = orderChanges(text, changes);
  const hunks: Hunk[] = [];
  ordered.forEach((change, index) => {
    const slid = takeOwnLineEnd(text, change, ordered[index + 1]?.start ?? text.length);
    const start = wholeStart(text, slid);
    const end = wholeEnd(text, slid);
    const last = hunks.at(-1);
    if (last !== undefined && (start < last.end || (start === last.end && HALF_ENDS.test(last.after)))) {
      const both = [...last.changes, slid];
      hunks[hunks.length - 1] = hunk(text, Math.min(start, last.start), Math.max(end, last.end), both);
    } else hunks.push(hunk(text, start, end, [slid]));
  });
  return hunks;
}

function hunk(text: string, start: number, end: number, changes: readonly ProposedChange[]): Hunk {
  const before = text.slice(start, end);
  const moved = changes.map((change) => ({ ...change, start: change.start - start, end: change.end - start }));
  return { start, end, changes, before, after: reviseText(before, moved) };
}

/**
 * The same change one line end later: a paragraph inserted as "line end, words" before a line end is the paragraph
 * "words, line end" after it. Then the inserted or deleted paragraph mark is the paragraph's own, as when a person types it.
 */
function takeOwnLineEnd(text: string, change: ProposedChange, limit: number): ProposedChange {
  if (change.before !== '' && change.after !== '') return change;
  const moved = change.before + change.after;
  const lineEnd = /^(?:\r\n|\n|\r)/.exec(moved)?.[0];
  const end = change.end + (lineEnd?.length ?? 0);
  const next = /^(?:\r\n|\n|\r)/.exec(text.slice(change.end, change.end + 2))?.[0];
  if (lineEnd === undefined || next !== lineEnd || end > limit) return change;
  const turned = moved.slice(lineEnd.length) + lineEnd;
  return {
    ...change,
    start: change.start + lineEnd.length,
    end,
    before: change.before === '' ? '' : turned,
    after: change.after === '' ? '' : turned,
  };
}

/** Start of the change, moved left out of a word, a surrogate pair or a `\r\n`. */
function wholeStart(text: string, { start, end, after }: ProposedChange): number {
  const joins = startsWithWord(text.slice(start, start + 2)) || startsWithWord(after || text.slice(end, end + 2));
  const limit = joins ? Math.max(0, start - MAX_WORD) : start;
  let at = start;
  while (at > limit && endsWithWord(text.slice(Math.max(0, at - 2), at))) at--;
  // Also out of the middle of a letter beyond U+FFFF, where the loop may have stopped.
  return HALF_ENDS.test(text[at - 1] ?? '') ? at - 1 : at;
}

/** End of the change, moved right out of a word, a surrogate pair or a `\r\n`. */
function wholeEnd(text: string, { start, end, after }: ProposedChange): number {
  const revised = text.slice(Math.max(0, start - 2), start) + after;
  const joins = endsWithWord(text.slice(Math.max(0, end - 2), end)) || endsWithWord(revised);
  const limit = joins ? end + MAX_WORD : end;
  let at = end;
  while (at < limit && startsWithWord(text.slice(at, at + 2))) {
    at += (text.codePointAt(at) as number) > 0xffff ? 2 : 1;
  }
  if (at > end || !/[\n\udc00-\udfff]/.test(text[at] ?? '')) return at;
  return HALF_ENDS.test(text[at - 1] ?? '') || HALF_ENDS.test(revised.at(-1) ?? '') ? at + 1 : at;
}

/** A unit that may be the first half of a surrogate pair or of a `\r\n`. */
const HALF_ENDS = /[\r\ud800-\udbff]$/;

function startsWithWord(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}_]/u.test(text);
}

function endsWithWord(text: string): boolean {
  return /[\p{L}\p{M}\p{N}_]$/u.test(text);
}
