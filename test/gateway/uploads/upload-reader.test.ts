import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { ServiceBusy } from '../../../gateway/reviews/review-service.ts';
import { uploadReader } from '../../../gateway/uploads/index.ts';
import { UnreadableUpload, UnsupportedUpload } from '../../../gateway/uploads/upload-reader.ts';
import { processorMsOf, VirtualClock } from '../../../runtime/index.ts';
import { paragraph, wordFile } from '../../actors/word/word-file.ts';
import { zipFile } from '../../actors/word/zip-file.ts';
import { pdfFile } from './pdf-file.ts';

const refusal = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => expect.fail('it was read'),
    (error: Error) => error,
  );

/** One page that draws a form that draws a form ten times, and so on: 10^9 words in a kilobyte. */
function endlessPdf(): Uint8Array {
  const stream = (words: string, head = ''): string =>
    `<< ${head} /Length ${words.length} >>\nstream\n${words}\nendstream`;
  const form = '/Type /XObject /Subtype /Form /BBox [0 0 99 99]';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Contents 4 0 R /Resources << /XObject << /X 6 0 R >> >> >>',
    stream('/X Do'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (let depth = 0; depth < 9; depth++) {
    const next = `/Resources << /XObject << /X ${objects.length + 2} 0 R >> >>`;
    objects.push(stream('/X Do '.repeat(10), `${form} ${next}`));
  }
  objects.push(stream('BT /T 9 Tf (word) Tj ET', `${form} /Resources << /Font << /T 5 0 R >> >>`));
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF`);
}

/** Ids of the processes that read files for this one. */
const readers = (): number[] =>
  readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id) && isReader(id))
    .map(Number);

function isReader(id: string): boolean {
  try {
    const [, parent] = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    return Number(parent) === process.pid && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('reader-worker');
  } catch {
    return false;
  }
}

/** What the work comes to while seconds pass by the clock. */
async function passing<Value>(clock: VirtualClock, work: Promise<Value>): Promise<Value> {
  const over = work.then(
    () => true,
    () => true,
  );
  const later = (): Promise<false> => new Promise((resolve) => setImmediate(() => resolve(false)));
  // A look at what a process has used is answered by the system, in its own time.
  while (!(await Promise.race([over, later()]))) await clock.advanceAsync(1_000);
  return await work;
}

describe('upload reader', () => {
  it('reads docx and pdf in their own process, by content and not by name', async () => {
    const reader = uploadReader();
    const word = reader.read(wordFile(paragraph('From a docx.')), 'x.pdf');
    const pdf = reader.read(await pdfFile((page) => page.text('From a portable document.')), 'x.docx');
    const layout = { looks: [], paragraphs: [], tables: [] };
    expect(await word).toEqual({ text: 'From a docx.', format: 'docx', notes: [], layout });
    expect(await pdf).toEqual({ text: 'From a portable document.', format: 'pdf', notes: [] });
  });

  it('finds the header of a pdf after other bytes', async () => {
    const bytes = Buffer.concat([
      Buffer.alloc(900, ' '),
      await pdfFile((page) => page.text('Behind a gap of blanks.')),
    ]);
    expect((await uploadReader().read(bytes, 'x')).text).toBe('Behind a gap of blanks.');
  });

  it('brings refusals back from the process as what they are', async () => {
    const reader = uploadReader();
    const [workbook, cut] = await Promise.all([
      refusal(reader.read(zipFile([{ name: 'xl/workbook.xml', content: 'x' }]), 'a.docx')),
      refusal(reader.read(wordFile(paragraph('x')).subarray(0, 300), 'a.docx')),
    ]);
    expect(workbook).toBeInstanceOf(UnsupportedUpload);
    expect(workbook.message).toBe('The file is an Excel workbook. Documents in docx, pdf, txt or md are read.');
    expect(cut).toBeInstanceOf(UnreadableUpload);
  });

  it('ends a file that takes too long, and goes on with the next', async () => {
    const clock = new VirtualClock();
    const reader = uploadReader({ timeoutMs: 5_000, concurrency: 1, clock });
    const slow = refusal(reader.read(endlessPdf(), 'slow.pdf'));
    const next = reader.read(wordFile(paragraph('Next.')), 'next.docx');
    // Its time is over, however little of a processor it got; the next file has as long as the machine needs.
    const error = await passing(clock, slow);
    expect(error).toBeInstanceOf(UnreadableUpload);
    expect(error.message).toContain('took too long');
    expect((await next).text).toBe('Next.');
  });

  it('reads a playbook in a process, too, with what is wrong in it', async () => {
    const reader = uploadReader();
    const text = "name: Ours\nchecks: [{ id: law, name: Law, kind: must_mention, pattern: '(' }]";
    expect(await reader.readPlaybook({ form: 'yaml', text })).toEqual({
      kind: 'wrong',
      errors: [{ field: 'checks.0.pattern', message: expect.stringMatching(/^is no pattern of RE2/) }],
    });
    const value = { name: 'Ours', text: 'The whole standard text.' };
    const reading = await reader.readPlaybook({ form: 'json', value });
    expect(reading).toEqual({ kind: 'playbook', playbook: { ...value, topics: [], checks: [] } });
  });

  it('lays no fault of its own on a playbook', async () => {
    await expect(uploadReader().readPlaybook(JSON.parse('null'))).rejects.toThrow(/^a playbook was not read: /);
  });

  it('ends a playbook that takes too long to parse, and goes on with the next', async () => {
    const clock = new VirtualClock();
    const reader = uploadReader({ timeoutMs: 5_000, concurrency: 1, clock });
    // Minutes of parsing: every key is compared with all before it.
    const text = Array.from({ length: 150_000 }, (_, n) => `k${n}: 1`).join('\n');
    const slow = reader.readPlaybook({ form: 'yaml', text });
    const next = reader.readPlaybook({ form: 'yaml', text: 'name: Ours\ntext: Ours.' });
    const message = 'takes more time or memory to read than a playbook does';
    expect(await passing(clock, slow)).toEqual({ kind: 'wrong', errors: [{ field: 'body', message }] });
    expect(await next).toMatchObject({ kind: 'playbook' });
  });

  it('reads at the priority of the service at first, and a slow file at a lower one', async () => {
    const clock = new VirtualClock();
    const ending = new AbortController();
    const { signal } = ending;
    const slow = uploadReader({ clock }).read(endlessPdf(), 'slow.pdf', { signal });
    const ended = slow.then(
      () => 'read',
      () => 'not wanted',
    );
    await clock.advanceAsync(1);
    const [reader] = readers();
    expect(getPriority(reader)).toBe(getPriority());
    const priority = async (): Promise<number> => {
      await clock.advanceAsync(250);
      return getPriority(reader);
    };
    await expect.poll(priority, { timeout: 60_000 }).toBe(Math.min(19, getPriority() + 10));
    expect(await processorMsOf(reader as number)).toBeGreaterThanOrEqual(3_000);
    ending.abort();
    expect(await ended).toBe('not wanted');
  });

  it('neither ends nor slows a file that waits for a processor', async () => {
    const clock = new VirtualClock();
    const reading = uploadReader({ clock, timeoutMs: 20_000 }).read(wordFile(paragraph('Small.')), 'small.docx');
    await clock.advanceAsync(1);
    const [reader] = readers() as [number];
    // As on a machine where everybody else comes first; by the clock it takes far longer than it may.
    process.kill(reader, 'SIGSTOP');
    await clock.advanceAsync(60_000);
    expect(getPriority(reader)).toBe(getPriority());
    process.kill(reader, 'SIGCONT');
    expect((await reading).text).toBe('Small.');
  });

  it('ends a file that takes too much memory', async () => {
    const error = await refusal(uploadReader({ maxMemoryMb: 32 }).read(endlessPdf(), 'large.pdf'));
    expect(error).toBeInstanceOf(UnreadableUpload);
    expect(error.message).toContain('too much memory');
  });

  it('is busy when too many wait', async () => {
    const reader = uploadReader({ concurrency: 1, maxQueued: 1 });
    const file = wordFile(paragraph('x'));
    const taken = [reader.read(file, 'a.docx'), reader.read(file, 'b.docx')];
    expect(await refusal(reader.read(file, 'c.docx'))).toBeInstanceOf(ServiceBusy);
    expect((await Promise.all(taken)).map(({ text }) => text)).toEqual(['x', 'x']);
  });
});
