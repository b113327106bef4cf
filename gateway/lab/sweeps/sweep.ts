import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkFit, DesignFault, type FittedPanel, headerOf, misfits } from '../../../protocols/lab/index.ts';
import { type LabCommand, type LabIo, UsageError } from '../command.ts';
import { Progress } from '../progress.ts';
import { resumed } from '../results-file.ts';
import { readDesign } from './sweep-design.ts';
import { runSweep, type SweepRun, sweepPool } from './sweep-run.ts';
import { summarised } from './sweep-summary.ts';
import { columnTable, headlineLines } from './sweep-table.ts';

/** Compares protocols over simulated panels, as a design file says. */
export const sweep: LabCommand = {
  name: 'sweep',
  usage: 'sweep DESIGN.json [--out DIR] [--workers N]',
  async run(args, io) {
    const { file, out, threads } = parse(args);
    const read = await refusing(() => readDesign(file));
    const header = await refusing(async () => headerOf(read.design, read.panel));
    await mkdir(out, { recursive: true });
    const path = join(out, 'results.jsonl');
    // Before anything is written over: these may be another sweep's results.
    const done = await refusing(() => resumed(path, header));
    // With the protocols its files hold: the report is drawn from here, wherever the design lay.
    await writeFile(join(out, 'design.json'), pretty(read.design));
    await writeFile(join(out, 'panel.json'), pretty(read.panel));
    if (read.fitted !== null) {
      const fit = fitReport(read.fitted, read.design.seed);
      await writeFile(join(out, 'fit.json'), pretty(fit));
      for (const misfit of misfits(fit.checks)) io.note(`The fitted panel is unlike its record. ${misfit}\n`);
    }
    await debated({ ...read, header, path, done, threads }, io);
    const scenes = await summarised(out, read.design);
    for (const scene of scenes) io.print(`${columnTable(scene)}\n${headlineLines(scene)}\n`);
    io.note(`Results in ${out}; npm run lab -- report ${out} draws them.\n`);
    return 0;
  },
};

/** A design that makes no sense is a wrong command line. */
async function refusing<Value>(make: () => Promise<Value>): Promise<Value> {
  try {
    return await make();
  } catch (error) {
    throw error instanceof DesignFault ? new UsageError(error.message) : error;
  }
}

async function debated(
  run: Omit<SweepRun, 'pool' | 'onProgress'>,
  { note, clock, terminal = false }: LabIo,
): Promise<void> {
  const pool = sweepPool(run.threads, clock);
  const total = run.header.scenes.length * run.header.debates;
  const progress = new Progress(note, { terminal, total, from: run.done, begun: clock.now() });
  if (run.done > 0) note(`${run.done} of ${total} debates were done before.\n`);
  try {
    await runSweep({ ...run, pool, onProgress: (done) => progress.show(done, clock.now()) });
  } finally {
    progress.end();
    await pool.close();
  }
}

function parse(args: readonly string[]): { readonly file: string; readonly out: string; readonly threads: number } {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { out: text, workers: text },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('Which design? One file at a time.');
    const threads = Number(values.workers ?? availableParallelism());
    if (!(Number.isInteger(threads) && threads >= 1 && threads <= 64))
      throw new Error('--workers is a number from 1 to 64.');
    const out = resolve(values.out ?? `${basename(file, extname(file))}-sweep`);
    return { file: resolve(file), out, threads };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function fitReport(fitted: FittedPanel, seed: number) {
  const { items, correlation, latent, temper, agents, scores } = fitted;
  return {
    record: fitted.panel.name,
    items,
    correlation,
    latent,
    temper,
    agents: agents.map((agent, index) => ({ agent, ...scores[index] })),
    checks: checkFit(fitted, seed),
  };
}

const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
