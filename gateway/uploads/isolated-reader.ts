import { type Clock, systemClock, TaskScheduler, TaskTimeout } from '../../runtime/index.ts';
import { readPlainText } from './plain-text.ts';
import type { ReadReply, ReadRequest } from './reader-messages.ts';
import { runReader } from './reader-process.ts';
import { sniff } from './sniff.ts';
import { DEFAULT_UPLOAD_LIMITS, type UploadLimits } from './upload-limits.ts';
import { UploadQueue } from './upload-queue.ts';
import {
  type ReadUpload,
  UnreadableUpload,
  UnsupportedUpload,
  type UploadReader,
  type Waiting,
} from './upload-reader.ts';

interface UploadReaderOptions extends Partial<UploadLimits> {
  readonly clock?: Clock;
}

/**
 * Reads docx, pdf, txt and md, and playbooks. Text is decoded here; docx, pdf and playbooks are read in their own process
 * for every one, with limits of time and memory, so that a hostile one takes nothing with it. Owns nothing between two calls: there is nothing
 * to close, and a process ends when this one does. Rejects with UnreadableUpload, UnsupportedUpload, or ServiceBusy.
 */
export function uploadReader({ clock = systemClock, ...given }: UploadReaderOptions = {}): UploadReader {
  const limits = { ...DEFAULT_UPLOAD_LIMITS, ...given };
  const { concurrency, timeoutMs, maxMemoryMb } = limits;
  const queue = new UploadQueue(limits);
  const scheduler = new TaskScheduler({
    concurrency,
    // The queue is before it; here waits only what takes the place of a process that is being killed.
    maxQueued: concurrency,
    clock,
    execute: ({ input }, signal) => runReader(input as ReadRequest, { clock, signal, maxMemoryMb }),
  });
  const inProcess = (request: ReadRequest, { account = '', signal }: Waiting): Promise<ReadReply> => {
    const given = { timeoutMs, priority: 0, ...(signal && { signal }) };
    const task = { name: 'read', input: request };
    return queue.run(account, signal, () =>
      scheduler.run(task, given).then((answer) => answer as ReadReply, rejectUpload),
    );
  };
  return {
    async readPlaybook(written, waiting = {}) {
      const answer = await inProcess({ kind: 'playbook', written }, waiting).catch(tooMuch);
      if (answer.kind === 'playbook-read') return answer.reading;
      // Whatever is sent, the process answers with a reading: anything else is a fault of ours, and no client's.
      throw new Error(`a playbook was not read: ${'message' in answer ? answer.message : answer.kind}`);
    },
    async read(bytes, fileName, { account, signal, ...options } = {}) {
      const found = sniff(bytes);
      switch (found.kind) {
        case 'text':
          return readPlainText(bytes, fileName);
        case 'other':
          throw new UnsupportedUpload(`The file is ${found.what}. Documents in docx, pdf, txt or md are read.`);
        case 'zip':
        case 'pdf': {
          const waiting = { ...(account !== undefined && { account }), ...(signal && { signal }) };
          return uploadOf(await inProcess({ kind: found.kind, bytes, options }, waiting));
        }
        default:
          return found satisfies never;
      }
    },
  };
}

/** A playbook whose process was ended. */
function tooMuch(error: unknown): ReadReply {
  if (!(error instanceof UnreadableUpload)) throw error;
  const message = 'takes more time or memory to read than a playbook does';
  return { kind: 'playbook-read', reading: { kind: 'wrong', errors: [{ field: 'body', message }] } };
}

function rejectUpload(error: unknown): never {
  if (error instanceof TaskTimeout) {
    throw new UnreadableUpload('The file took too long to read. It may be damaged, or made to be slow.', {
      cause: error,
    });
  }
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof UnreadableUpload) throw cause;
  throw error;
}

function uploadOf(given: ReadReply): ReadUpload {
  switch (given.kind) {
    case 'read':
      return given.upload;
    case 'unreadable':
      throw new UnreadableUpload(given.message);
    case 'unsupported':
      throw new UnsupportedUpload(given.message);
    case 'defect':
      throw new UnreadableUpload('The file is damaged: it could not be read.', { cause: new Error(given.message) });
    case 'playbook-read':
      throw new Error('a playbook came back for a file');
    default:
      return given satisfies never;
  }
}
