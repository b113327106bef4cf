import type { ProposedChange } from '../../../protocols/index.ts';
import type { TextEdit } from '../../word/index.ts';
import { wordEdits } from '../word-diff.ts';
import { changedRegions } from './regions.ts';

/** Proposed changes as the smallest replacements of words; changes that touch each other are made together or not at all. */
export interface TextEdits {
  readonly edits: readonly TextEdit[];
  /** By a change's id, the id under which it is made. */
  readonly madeAs: ReadonlyMap<string, string>;
}

/** @throws ChangeMismatch, ChangesOverlap when the changes do not fit the text */
export function textEdits(text: string, changes: readonly ProposedChange[]): TextEdits {
  const edits: TextEdit[] = [];
  const madeAs = new Map<string, string>();
  for (const hunk of changedRegions(text, changes)) {
    const change = hunk.changes[0]?.id ?? '';
    for (const { id } of hunk.changes) madeAs.set(id, change);
    let at = hunk.start;
    for (const { kind, text: words } of wordEdits(hunk.before, hunk.after)) {
      const last = edits.at(-1);
      if (kind === 'insert' && last?.end === at && last.text === '' && last.change === change) {
        edits[edits.length - 1] = { ...last, text: words };
      } else if (kind === 'insert') edits.push({ change, start: at, end: at, text: words });
      else if (kind === 'delete') edits.push({ change, start: at, end: at + words.length, text: '' });
      if (kind !== 'insert') at += words.length;
    }
  }
  return { edits, madeAs };
}
