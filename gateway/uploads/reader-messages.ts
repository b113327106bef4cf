import type { PlaybookReading, WrittenPlaybook } from '../playbooks/index.ts';
import type { ReadUpload, UploadOptions } from './upload-reader.ts';

/** What is sent to the process that reads a file. */
export type ReadRequest =
  | { readonly kind: 'zip' | 'pdf'; readonly bytes: Uint8Array; readonly options: UploadOptions }
  | { readonly kind: 'playbook'; readonly written: WrittenPlaybook };

/** What comes back. A refusal's message is a sentence for the client; a defect's is for the log. */
export type ReadReply =
  | { readonly kind: 'read'; readonly upload: ReadUpload }
  | { readonly kind: 'playbook-read'; readonly reading: PlaybookReading }
  | { readonly kind: 'unreadable'; readonly message: string }
  | { readonly kind: 'unsupported'; readonly message: string }
  | { readonly kind: 'defect'; readonly message: string };
