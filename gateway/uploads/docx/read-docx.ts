import { readWord, UnusableWordFile } from '../../../actors/word/index.ts';
import { type ReadUpload, UnreadableUpload, UnsupportedUpload } from '../upload-reader.ts';
import { notesOf } from './notes.ts';

/** Throws UnsupportedUpload for a zip that is no Word document, UnreadableUpload for a damaged, locked or hostile one. */
export async function readDocx(bytes: Uint8Array): Promise<ReadUpload> {
  try {
    const { located, observed, hasHeaders } = await readWord(bytes);
    return { text: located.text, notes: notesOf(observed, hasHeaders), format: 'docx' };
  } catch (error) {
    if (!(error instanceof UnusableWordFile)) throw error;
    const Refusal = error.kind === 'foreign' ? UnsupportedUpload : UnreadableUpload;
    throw new Refusal(error.message, { cause: error });
  }
}
