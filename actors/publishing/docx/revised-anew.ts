import type { ReviewResult } from '../../../protocols/index.ts';
import { speak } from '../../languages/index.ts';
import { acceptAll } from './paragraphs.ts';
import { trackedDocument } from './tracked-document.ts';
import { wordFile } from './word-file.ts';
import { wordParagraph } from './word-paragraph.ts';

/** No paragraph of an accepted document has anything to revise. */
function nothingTracked(): never {
  throw new Error('a revised document has no tracked changes');
}

/** The revised document as a new one, made from the text. */
export function revisedAnew(result: ReviewResult, text: string): Promise<Uint8Array> {
  const paragraphs = acceptAll(trackedDocument(result, text, []));
  return wordFile({
    result,
    speaker: speak(result.metadata.output_language),
    subject: 'redline.revised-subject',
    children: paragraphs.map((paragraph) => wordParagraph(paragraph, nothingTracked)),
    comments: [],
    trackRevisions: false,
  });
}
