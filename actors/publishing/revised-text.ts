import type { Change } from '../../protocols/index.ts';

/** A change does not fit the text it claims to change: the passage differs, or the offsets are outside the text. */
export class ChangeMismatch extends Error {
  override readonly name = 'ChangeMismatch';
  readonly change: Change;

  constructor(change: Change) {
    super(`the text at ${change.start}..${change.end} is not what the change replaces`);
    this.change = change;
  }
}

/** Two changes replace the same characters, so their order would decide the outcome. */
export class ChangesOverlap extends Error {
  override readonly name = 'ChangesOverlap';

  constructor(first: Change, second: Change) {
    super(`changes overlap: ${first.start}..${first.end} and ${second.start}..${second.end}`);
  }
}

/**
 * The changes in document order, checked against the text. Insertions at one offset keep the order they came in, and
 * are before a replacement that begins there.
 * @throws ChangeMismatch, ChangesOverlap
 */
export function orderChanges<C extends Change>(text: string, changes: readonly C[]): C[] {
  const ordered = changes.toSorted((a, b) => a.start - b.start || a.end - b.end);
  ordered.forEach((change, index) => {
    if (change.end > text.length || text.slice(change.start, change.end) !== change.before) {
      throw new ChangeMismatch(change);
    }
    const previous = ordered[index - 1];
    if (previous !== undefined && change.start < previous.end) throw new ChangesOverlap(previous, change);
  });
  return ordered;
}

/**
 * The text with every change made; the `txt` artifact.
 * @throws ChangeMismatch when a change does not fit the text, ChangesOverlap when two touch the same characters
 */
export function reviseText(text: string, changes: readonly Change[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const change of orderChanges(text, changes)) {
    parts.push(text.slice(done, change.start), change.after);
    done = change.end;
  }
  return parts.join('') + text.slice(done);
}
