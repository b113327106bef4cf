import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DesignFault, drawn, type FitCheck, reportCharts, reportPage, SweepDesign } from '../../protocols/lab/index.ts';
import { type LabCommand, UsageError } from './command.ts';
import { pngOf } from './png.ts';
import { readHeader } from './results-file.ts';
import { summarised } from './sweeps/sweep-summary.ts';

/** Draws a sweep: one page, and its charts one by one as SVG and PNG. */
export const report: LabCommand = {
  name: 'report',
  usage: 'report DIR',
  async run(args, { print, note }) {
    const directory = resolve(parse(args));
    try {
      const written = await drawnInto(directory, note);
      print(`${written.join('\n')}\n`);
      return 0;
    } catch (error) {
      throw error instanceof DesignFault ? new UsageError(error.message) : error;
    }
  },
};

function parse(args: readonly string[]): string {
  try {
    const [directory, ...more] = parseArgs({ args: [...args], allowPositionals: true }).positionals;
    if (directory === undefined || more.length > 0) throw new Error('Which directory of results? One at a time.');
    return directory;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Paths of what was written, the page first. */
async function drawnInto(directory: string, note: (text: string) => void): Promise<string[]> {
  const header = await readHeader(join(directory, 'results.jsonl'));
  const text = await readFile(join(directory, 'design.json'), 'utf8');
  const design = SweepDesign.parse(JSON.parse(text));
  const scenes = await summarised(directory, design);
  const done = scenes.reduce((sum, { columns }) => sum + (columns[0]?.items ?? 0), 0);
  const all = header.scenes.length * header.debates * header.items_per_debate;
  if (done < all) note(`The sweep is not finished: ${done} of ${all} items. npm run lab -- sweep goes on with it.\n`);
  if (done === 0) throw new DesignFault(`There are no results in ${directory} yet.`);
  const fit = await readFit(join(directory, 'fit.json'));
  const paths: string[] = [];
  const charts = [];
  const bases = design.protocols.map((entry) => (typeof entry === 'string' ? entry : entry.name));
  for (const chart of reportCharts(scenes, fit, bases)) {
    const svg = await drawn(chart);
    charts.push({ title: chart.title, caption: chart.caption, svg });
    paths.push(join(directory, `${chart.name}.svg`));
    await writeFile(paths.at(-1) as string, svg);
    paths.push(join(directory, `${chart.name}.png`));
    await writeFile(paths.at(-1) as string, await pngOf(svg));
  }
  const { name: title, question, seed } = design;
  const page = join(directory, 'report.html');
  await writeFile(page, reportPage({ title, question, scenes, charts, design: text, hash: header.design, seed }));
  return [page, ...paths];
}

async function readFit(
  path: string,
): Promise<{ readonly record: string; readonly checks: readonly FitCheck[] } | null> {
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : null;
}
