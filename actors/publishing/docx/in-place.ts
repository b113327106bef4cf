import type { OriginalFile, ProposedChange, ReviewResult } from '../../../protocols/index.ts';
import { type Speaker, speak } from '../../languages/index.ts';
import {
  editWord,
  FileGuarded,
  type Obstacle,
  TextDiffers,
  UnexpectedXml,
  UnusableWordFile,
  type WordComment,
  type WordOrder,
} from '../../word/index.ts';
import { type MarginComment, marginComments, type RedlineVersion } from './margin-comments.ts';
import { AUTHOR, INITIALS } from './revision-author.ts';
import { type TextEdits, textEdits } from './text-edits.ts';
import { wordLine } from './word-text.ts';

/** The uploaded Word file, and how it may be edited. */
export interface OriginalBytes extends OriginalFile {
  readonly bytes: Uint8Array;
}

/** Undefined when the file cannot be edited: protected, or not the one that the text was read from. */
export function redlineInPlace(
  result: ReviewResult,
  text: string,
  original: OriginalBytes,
  version: RedlineVersion,
): Promise<Uint8Array | undefined> {
  const made = textEdits(text, result.proposed_changes);
  const speaker = speak(result.metadata.output_language);
  const comments = marginComments(result, text, speaker, version);
  return edited(result, text, original, made, {
    mode: 'redline',
    comments: (refused) =>
      comments.map((comment) => wordComment(comment, result.proposed_changes, made, refused, speaker)),
  });
}

/** The revised file; undefined as for `redlineInPlace`. */
export function revisedInPlace(
  result: ReviewResult,
  text: string,
  original: OriginalBytes,
): Promise<Uint8Array | undefined> {
  const made = textEdits(text, result.proposed_changes);
  return edited(result, text, original, made, { mode: 'revised', comments: () => [] });
}

async function edited(
  { metadata }: ReviewResult,
  text: string,
  { bytes, tracked_changes, unprotect }: OriginalBytes,
  { edits }: TextEdits,
  order: Pick<WordOrder, 'mode' | 'comments'>,
): Promise<Uint8Array | undefined> {
  const signature = { author: AUTHOR, initials: INITIALS, date: metadata.completed_at };
  try {
    return (await editWord(bytes, { text, trackedChanges: tracked_changes, unprotect, edits, signature, ...order }))
      .bytes;
  } catch (error) {
    if (FALLS_BACK.some((known) => error instanceof known)) return undefined;
    throw error;
  }
}

const FALLS_BACK = [FileGuarded, TextDiffers, UnexpectedXml, UnusableWordFile];

/** The comment on a change that is not made says its wording, and why it is not made. */
function wordComment(
  { on, headline, paragraphs }: MarginComment,
  changes: readonly ProposedChange[],
  { madeAs }: TextEdits,
  refused: ReadonlyMap<string, Obstacle>,
  speaker: Speaker,
): WordComment {
  if (!('change' in on)) return { on, headline, paragraphs };
  const made = madeAs.get(on.change) ?? on.change;
  const obstacle = refused.get(made);
  const change = changes.find(({ id }) => id === on.change);
  if (obstacle === undefined || change === undefined) return { on: { change: made }, headline, paragraphs };
  return {
    on: { start: change.start, end: change.end },
    headline,
    paragraphs: [...wording(change, obstacle, speaker), ...paragraphs],
  };
}

function wording({ before, after }: ProposedChange, obstacle: Obstacle, speaker: Speaker): string[] {
  const kind = before.trim() === '' ? 'add' : after.trim() === '' ? 'take-out' : 'replace';
  const words = { before: wordLine(before), after: wordLine(after) };
  return [
    speaker.text(`redline.not-made.${kind}`, words),
    speaker.text('redline.not-made.why', { obstacle: obstacle.replace('-', '_') }),
  ];
}
