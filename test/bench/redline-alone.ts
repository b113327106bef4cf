/** `redline-alone.ts FOLDER`: one redline of a prepared Word file in a process that does nothing else; prints RedlineFigures as JSON. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderRedline } from '../../actors/publishing/docx/index.ts';
import type { ReviewResult } from '../../protocols/index.ts';

export interface RedlineFigures {
  /** Of processor time: what else the machine does is no matter. */
  readonly milliseconds: number;
  /** Largest resident size of the whole process. */
  readonly megabytes: number;
}

const [folder = ''] = process.argv.slice(2);
const bytes = readFileSync(join(folder, 'original.docx'));
const text = readFileSync(join(folder, 'text.txt'), 'utf8');
const result = JSON.parse(readFileSync(join(folder, 'result.json'), 'utf8')) as ReviewResult;
const from = process.cpuUsage();
const redline = await renderRedline(result, text, {
  version: 'external',
  original: { bytes, tracked_changes: 'accept', unprotect: false },
});
const { user, system } = process.cpuUsage(from);
if (redline.length < bytes.length) throw new Error('the redline is shorter than the file');
const figures: RedlineFigures = {
  milliseconds: (user + system) / 1_000,
  megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
};
process.stdout.write(JSON.stringify(figures));
