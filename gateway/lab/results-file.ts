/**
 * The results of a sweep on disk: JSON Lines, a header and one line a debate in a fixed order, only ever appended to.
 *
 * 1. A line that does not end was being written when the process was killed: it is dropped, and written again.
 * 2. Results are continued only under the header they were begun with.
 * 3. A continued run writes the same bytes as an uninterrupted one.
 */
import { createReadStream, existsSync } from 'node:fs';
import { appendFile, truncate, writeFile } from 'node:fs/promises';
import { DesignFault, SweepHeader, SweepLine } from '../../protocols/lab/index.ts';

/** Opens the file for more results, and says how many lines it has. Throws DesignFault where it is another sweep's. */
export async function resumed(path: string, header: SweepHeader): Promise<number> {
  const head = `${JSON.stringify(header)}\n`;
  if (!existsSync(path)) {
    await writeFile(path, head);
    return 0;
  }
  const found = await scanned(path);
  if (found.head === null) {
    await writeFile(path, head);
    return 0;
  }
  if (`${found.head}\n` !== head) {
    throw new DesignFault(`${path} holds the results of another design; give another directory with --out.`);
  }
  await truncate(path, found.bytes);
  return found.lines;
}

/** Adds whole lines. */
export async function append(path: string, lines: readonly string[]): Promise<void> {
  await appendFile(path, `${lines.join('\n')}\n`);
}

/** Lines after the header, and the bytes all whole lines take. */
async function scanned(
  path: string,
): Promise<{ readonly head: string | null; readonly lines: number; readonly bytes: number }> {
  let [head, lines, bytes]: [string | null, number, number] = [null, -1, 0];
  for await (const line of wholeLines(path)) {
    head ??= line;
    lines++;
    bytes += Buffer.byteLength(line) + 1;
  }
  return { head, lines, bytes };
}

/** Reads a file of results: the header first. Throws DesignFault when it is missing or malformed. */
export async function readHeader(path: string): Promise<SweepHeader> {
  if (!existsSync(path)) throw new DesignFault(`There is no ${path}: npm run lab -- sweep FILE makes one.`);
  for await (const line of wholeLines(path)) {
    const header = SweepHeader.safeParse(JSON.parse(line));
    if (header.success) return header.data;
    break;
  }
  throw new DesignFault(`${path} does not begin as the results of a sweep do.`);
}

/** The debates in a file of results, in order. */
export async function* debatesIn(path: string): AsyncGenerator<SweepLine> {
  let first = true;
  for await (const line of wholeLines(path)) {
    if (!first) yield SweepLine.parse(JSON.parse(line));
    first = false;
  }
}

/** Complete lines; text after the last line break is left out. */
async function* wholeLines(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() as string;
    yield* lines;
  }
}
