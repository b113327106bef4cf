import { type ICommentOptions, Paragraph, TextRun } from 'docx';
import type { ReviewResult } from '../../../protocols/index.ts';
import { speak } from '../../languages/index.ts';
import { type OriginalBytes, redlineInPlace } from './in-place.ts';
import { type MarginComment, marginComments, type RedlineVersion } from './margin-comments.ts';
import { AUTHOR, INITIALS } from './revision-author.ts';
import { trackedDocument } from './tracked-document.ts';
import { wordFile } from './word-file.ts';
import { type Revision, wordParagraph } from './word-paragraph.ts';

export interface RedlineOptions {
  readonly version: RedlineVersion;
  /** The uploaded Word file; without one the redline is a new document made from the text. */
  readonly original?: OriginalBytes | undefined;
}

/**
 * The redline: the uploaded Word file with its changes tracked, else the document as Word paragraphs, every proposed change
 * tracked word by word, with comments in the margin. Of the latter accepting all changes gives `wordText` of the revised
 * text, rejecting all gives `wordText` of the original.
 * @throws ChangeMismatch, ChangesOverlap when the result's changes do not fit the text
 */
export async function renderRedline(
  result: ReviewResult,
  text: string,
  { version, original }: RedlineOptions = { version: 'external' },
): Promise<Uint8Array> {
  const inPlace = original && (await redlineInPlace(result, text, original, version));
  return inPlace ?? (await redlineAnew(result, text, version));
}

function redlineAnew(result: ReviewResult, text: string, version: RedlineVersion): Promise<Uint8Array> {
  const speaker = speak(result.metadata.output_language);
  const comments = marginComments(result, text, speaker, version);
  // Word counts whole seconds.
  const date = new Date(result.metadata.completed_at);
  date.setUTCMilliseconds(0);
  // Beyond the comments' own numbers: one number never means two things.
  let last = comments.length;
  const revise = (): Revision => ({ id: ++last, author: AUTHOR, date: date.toISOString() });
  const paragraphs = trackedDocument(result, text, comments).map((paragraph) => wordParagraph(paragraph, revise));
  return wordFile({
    result,
    speaker,
    subject: 'redline.subject',
    children: paragraphs,
    comments: comments.map((comment) => wordComment(comment, date)),
    trackRevisions: true,
  });
}

function wordComment({ id, headline, paragraphs }: MarginComment, date: Date): ICommentOptions {
  const head = new Paragraph({ style: 'CommentText', children: [new TextRun({ text: headline, bold: true })] });
  const rest = paragraphs.map((text) => new Paragraph({ style: 'CommentText', text }));
  return { id, author: AUTHOR, initials: INITIALS, date, children: [head, ...rest] };
}
