import type { ProposedChange } from '../../../protocols/index.ts';
import { wordEdits } from '../word-diff.ts';
import { COLOUR } from './layout/palette.ts';
import type { Run } from './layout/paragraph.ts';
import { shortText } from './layout/short-text.ts';
import { surroundings } from './layout/surroundings.ts';

/** Text shown on either side of a change, UTF-16 units. */
const CONTEXT = 110;

/**
 * The change as lawyers mark it: struck and underlined, so that it reads without colour, in the sentence around it.
 * @param most longest text of either version, UTF-16 units
 */
export function wordingRuns(text: string, change: ProposedChange, most: number): Run[] {
  const from = shortText(change.before, most);
  const to = shortText(change.after, most);
  if (from.trim() === '') return [{ text: to.trim(), colour: COLOUR.navy }];
  const runs = wordEdits(from, to).flatMap(({ kind, text: words }, index, edits): Run[] => {
    if (kind === 'delete') return [{ text: words, colour: COLOUR.clay, mark: 'strike' }];
    if (kind === 'same') return [{ text: words }];
    // What replaces a word must not run into it.
    const replaces = edits[index - 1]?.kind === 'delete';
    return [...(replaces ? [{ text: ' ' }] : []), { text: words, colour: COLOUR.navy, mark: 'underline' }];
  });
  const { before, after } = surroundings(text, change, Math.min(CONTEXT, Math.round(most / 3)));
  return [{ text: before }, ...runs, { text: after }];
}
