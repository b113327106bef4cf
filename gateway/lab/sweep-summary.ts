import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { csvHead, csvRows, type SceneSummary, type SweepDesign, SweepTally } from '../../protocols/lab/index.ts';
import { debatesIn, readHeader } from './results-file.ts';

/** Sums up the results in a directory, and leaves results.csv and summary.json beside them. */
export async function summarised(directory: string, design: SweepDesign): Promise<SceneSummary[]> {
  const path = join(directory, 'results.jsonl');
  const header = await readHeader(path);
  const tally = new SweepTally(header);
  const csv = createWriteStream(join(directory, 'results.csv'));
  csv.write(csvHead());
  for await (const line of debatesIn(path)) {
    tally.add(line);
    csv.write(csvRows(header, line));
  }
  csv.end();
  await finished(csv);
  const scenes = tally.summary(design);
  await writeFile(join(directory, 'summary.json'), `${JSON.stringify(scenes, null, 1)}\n`);
  return scenes;
}
