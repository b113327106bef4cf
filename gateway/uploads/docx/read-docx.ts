import { readWord, UnusableWordFile } from '../../../actors/word/index.ts';
import { type ReadUpload, UnreadableUpload, UnsupportedUpload, type UploadOptions } from '../upload-reader.ts';
import { notesOf } from './notes.ts';

/** Throws UnsupportedUpload for a zip that is no Word document, UnreadableUpload for a damaged, locked or hostile one. */
export async function readDocx(
  bytes: Uint8Array,
  { trackedChanges = 'accept', unprotect = false }: UploadOptions = {},
): Promise<ReadUpload> {
  try {
    const { located, layout, observed, hasHeaders, safeguards } = await readWord(bytes, trackedChanges);
    const notes = notesOf(observed, hasHeaders, { trackedChanges, unprotect, safeguards });
    return { text: located.text, notes, format: 'docx', layout };
  } catch (error) {
    if (!(error instanceof UnusableWordFile)) throw error;
    const Refusal = error.kind === 'foreign' ? UnsupportedUpload : UnreadableUpload;
    throw new Refusal(error.message, { cause: error });
  }
}
