import { type ICommentOptions, Paragraph, TextRun } from 'docx';
import type { ReviewResult } from '../../../protocols/index.ts';
import { speak } from '../../languages/index.ts';
import { type MarginComment, marginComments, type RedlineVersion } from './margin-comments.ts';
import { AUTHOR, INITIALS } from './revision-author.ts';
import { trackedDocument } from './tracked-document.ts';
import { wordFile } from './word-file.ts';
import { type Revision, wordParagraph } from './word-paragraph.ts';

/** The redline as a new document, made from the text. */
export function redlineAnew(result: ReviewResult, text: string, version: RedlineVersion): Promise<Uint8Array> {
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
