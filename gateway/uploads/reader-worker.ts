/** The process that reads one file and answers once; started by reader-process.ts, which ends it. */
import { Worker } from 'node:worker_threads';
import type { ReadReply, ReadRequest } from './reader-messages.ts';
import { UnreadableUpload, UnsupportedUpload } from './upload-reader.ts';

// Its own thread: while this one computes, it cannot watch the memory.
new Worker(new URL('./memory-limit-worker.ts', import.meta.url), { workerData: Number(process.argv[2]) }).unref();

process.once('message', (request) => {
  answer(request as ReadRequest).then(
    (result) => process.send?.(result),
    () => process.exit(1),
  );
});
process.once('disconnect', () => process.exit(0));

async function answer(request: ReadRequest): Promise<ReadReply> {
  try {
    if (request.kind === 'playbook') {
      const { readPlaybook } = await import('../playbooks/read-playbook.ts');
      return { kind: 'playbook-read', reading: readPlaybook(request.written) };
    }
    return { kind: 'read', upload: await reader(request) };
  } catch (error) {
    if (error instanceof UnreadableUpload) return { kind: 'unreadable', message: error.message };
    if (error instanceof UnsupportedUpload) return { kind: 'unsupported', message: error.message };
    return { kind: 'defect', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Loaded when it is needed: the PDF library alone takes longer to load than a docx to read. */
async function reader({ kind, bytes, options }: Exclude<ReadRequest, { kind: 'playbook' }>) {
  if (kind === 'pdf') return (await import('./pdf/index.ts')).readPdf(bytes);
  return (await import('./docx/index.ts')).readDocx(bytes, options);
}
