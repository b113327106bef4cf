import type { DocumentLayout } from '../../actors/word/index.ts';
import type { Phrase, TrackedChanges, UploadFormat } from '../../protocols/index.ts';
import type { PlaybookReading, WrittenPlaybook } from '../playbooks/index.ts';

/** UploadReader: the text of an uploaded file. What the file is, its content decides; the name only serves messages. */
export interface UploadReader {
  /** Rejects with UnreadableUpload or UnsupportedUpload. */
  read(bytes: Uint8Array, fileName: string, options?: ReadUploadOptions): Promise<ReadUpload>;
  /** A playbook that was sent, in the same line as files. What is wrong with it is a reading, too. */
  readPlaybook(written: WrittenPlaybook, options?: Waiting): Promise<PlaybookReading>;
}

/** Of a docx; other formats have neither changes nor protection. */
export interface UploadOptions {
  /** How others' tracked changes are read; default as if accepted. */
  readonly trackedChanges?: TrackedChanges;
  /** The file is edited although it is protected or signed: only said in the notes here. */
  readonly unprotect?: boolean;
}

/** A caller that waits for a file to be read. */
export interface Waiting {
  /** Whose file it is: accounts take turns. */
  readonly account?: string;
  /** Aborted when nobody waits for the text any more: the file is then not read, or not read on. */
  readonly signal?: AbortSignal;
}

export interface ReadUploadOptions extends UploadOptions, Waiting {}

export interface ReadUpload {
  readonly text: string;
  readonly format: UploadFormat;
  /** What a reader of the review should know of the reading: tracked changes, a page without text. */
  readonly notes: readonly Phrase[];
  /** How the text of a docx is set. */
  readonly layout?: DocumentLayout;
}

/** Of a known kind, but damaged, locked, hostile or without text. The message is a sentence for the client. */
export class UnreadableUpload extends Error {
  override readonly name = 'UnreadableUpload';
}

/** Not a docx, pdf, txt or md document. The message is a sentence for the client. */
export class UnsupportedUpload extends Error {
  override readonly name = 'UnsupportedUpload';
}
