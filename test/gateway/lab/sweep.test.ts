import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '../../../gateway/lab/index.ts';
import { resumed } from '../../../gateway/lab/results-file.ts';
import { readDesign } from '../../../gateway/lab/sweeps/sweep-design.ts';
import { runSweep } from '../../../gateway/lab/sweeps/sweep-run.ts';
import run from '../../../gateway/lab/sweeps/sweep-worker.ts';
import { protocolNamed } from '../../../protocols/index.ts';
import { headerOf } from '../../../protocols/lab/index.ts';
import { InlinePool, systemClock } from '../../../runtime/index.ts';
import { lab } from './lab-io.ts';

const DESIGN = {
  name: 'small',
  question: 'Does a ring beat a vote?',
  panel: { name: 'p', blocks: [{ name: 'a', count: 9, accuracy: 0.65, correlation: 0.2, truth_pull: 2 }] },
  protocols: ['ring', 'plurality-vote'],
  vary: [{ path: 'panel.blocks.*.stubbornness', levels: [0.2, 0.8] }],
  debates: 150,
  panels: 2,
  calibration_items: 20,
};

/** Threads take long to start where a machine is busy. */
const SLOW_MS = 120_000;

let home: string;
let file: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'sweep-'));
  file = join(home, 'small.json');
  await writeFile(file, JSON.stringify(DESIGN));
});

afterEach(() => rm(home, { recursive: true, force: true }));

const at = (...parts: string[]): string => join(home, ...parts);
const bytes = (...parts: string[]): Promise<string> => readFile(at(...parts), 'utf8');

/** Writes the design anew with fewer debates. */
const few = (more: object = {}) => writeFile(file, JSON.stringify({ ...DESIGN, debates: 40, ...more }));

/** In one thread unless told otherwise: each loads all modules anew. */
const swept = (out: string, workers = 1) => lab('sweep', [file, '--out', at(out), '--workers', String(workers)]);

/** Goes on with the results in a file, in this thread. */
async function gone(path: string): Promise<void> {
  const { design, panel } = await readDesign(file);
  const header = headerOf(design, panel);
  const done = await resumed(path, header);
  const pool = new InlinePool(run, { clock: systemClock });
  await runSweep({ design, panel, header, path, done, pool, threads: 1, onProgress: () => undefined });
  await pool.close();
}

/** Ends when the child has said this on its error stream. */
async function said(child: ChildProcess, text: string): Promise<void> {
  let all = '';
  for await (const chunk of child.stderr as AsyncIterable<Buffer>) {
    all += chunk.toString();
    if (all.includes(text)) return;
  }
  throw new Error(`it never said ${text}: ${all}`);
}

describe('lab sweep', () => {
  it(
    'lab sweep: one worker and four write the same bytes',
    async () => {
      const one = await swept('one');
      const four = await swept('four', 4);
      expect([one.code, four.code]).toEqual([0, 0]);
      for (const name of ['results.jsonl', 'results.csv', 'summary.json']) {
        expect(await bytes('four', name)).toBe(await bytes('one', name));
      }
      expect((await bytes('one', 'results.jsonl')).split('\n').length).toBe(1 + 2 * DESIGN.debates + 1);
      expect(one.printed).toContain('(learnt weights)');
      expect(one.printed).toMatch(/ring (beats|trails|is as good as|against) .*\(hardest of 8 controls\)/);
    },
    SLOW_MS,
  );

  it(
    'lab sweep: killed at any point, it goes on and ends with the same bytes',
    async () => {
      await swept('whole');
      const child = spawn(
        process.execPath,
        ['gateway/cli/lab.ts', 'sweep', file, '--out', at('killed'), '--workers', '1'],
        {
          stdio: ['ignore', 'ignore', 'pipe'],
        },
      );
      await said(child, '20 %');
      child.kill('SIGKILL');
      await once(child, 'exit');
      const half = await bytes('killed', 'results.jsonl');
      expect(half.length).toBeLessThan((await bytes('whole', 'results.jsonl')).length);
      const again = await swept('killed');
      expect(again.noted).toContain('were done before');
      expect(await bytes('killed', 'results.jsonl')).toBe(await bytes('whole', 'results.jsonl'));
    },
    SLOW_MS,
  );

  it('lab sweep: half a line, and no more than half a header, are written again', async () => {
    await few();
    const path = at('torn.jsonl');
    await gone(path);
    const whole = await readFile(path, 'utf8');
    for (const length of [0, 40, whole.indexOf('\n') + 1, Math.floor(whole.length / 2), whole.length - 1]) {
      await truncate(path, length);
      await gone(path);
      expect(await readFile(path, 'utf8')).toBe(whole);
    }
  });

  it('lab sweep: results of another design are not gone on with', async () => {
    await few();
    await swept('out');
    const before = await bytes('out', 'results.jsonl');
    const design = await bytes('out', 'design.json');
    await few({ seed: 2 });
    await expect(swept('out')).rejects.toThrow('another design');
    expect(await bytes('out', 'results.jsonl')).toBe(before);
    expect(await bytes('out', 'design.json')).toBe(design);
  });

  it.each<[string, unknown]>([
    ['There is no file', null],
    ['is no JSON', '{'],
    ['protocols', { ...DESIGN, protocols: [] }],
    ['no-protocol.json', { ...DESIGN, protocols: ['no-protocol.json'] }],
    ['no panel nobody', { ...DESIGN, panel: 'nobody' }],
    ['no protocol of the name', { ...DESIGN, protocols: ['none-such'] }],
    ['There is no file', { ...DESIGN, panel: { recorded: 'none.json' } }],
  ])('lab sweep: says %j of a design that cannot be run', async (message, content) => {
    if (content === null) await rm(file);
    else await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    await expect(swept('out')).rejects.toThrow(UsageError);
    await expect(swept('out')).rejects.toThrow(message);
  });

  it('lab sweep: a protocol file beside the design is read in its place', async () => {
    const mine = { ...protocolNamed('ring'), name: 'mine' };
    await writeFile(at('mine.json'), JSON.stringify(mine));
    await writeFile(file, JSON.stringify({ ...DESIGN, protocols: ['mine.json'] }));
    expect((await readDesign(file)).design.protocols).toEqual([mine]);
    await writeFile(at('mine.json'), JSON.stringify({ ...mine, gate: 'none' }));
    await expect(readDesign(file)).rejects.toThrow('mine.json: gate');
  });

  it('lab sweep: a panel fitted to a record comes with its check, and the report shows it', async () => {
    const items = Array.from({ length: 40 }, (_, index) => ({
      id: `i${index}`,
      subset: index < 30 ? 'core' : 'rest',
      candidates: ['a', 'b'],
      gold: 'a',
      rounds: [
        [0, 1, 2, 3].map((agent) => ({ agent: `agent ${agent}`, choice: (index * 7 + agent * 3) % 5 < 3 ? 'a' : 'b' })),
      ],
    }));
    await writeFile(at('panel.json'), JSON.stringify({ name: 'Recorded', source: 'mallm', items }));
    const panel = { recorded: 'panel.json', subset: 'core' };
    await writeFile(file, JSON.stringify({ ...DESIGN, vary: [], debates: 20, panel }));
    await swept('fitted');
    expect(JSON.parse(await bytes('fitted', 'fit.json'))).toMatchObject({ items: 30 });
    expect((await lab('report', [at('fitted')])).printed).toContain('fit.svg');
    expect(await bytes('fitted', 'report.html')).toContain('The fitted panel beside its record');
  });
});

describe('lab report', () => {
  it('lab report: draws a sweep of a protocol that was a file beside the design', async () => {
    await writeFile(at('mine.json'), JSON.stringify({ ...protocolNamed('ring'), name: 'mine' }));
    await writeFile(
      file,
      JSON.stringify({ ...DESIGN, vary: [], debates: 4, protocols: ['mine.json', 'plurality-vote'] }),
    );
    await swept('out');
    const { printed } = await lab('report', [at('out')]);
    expect(printed).toContain('report.html');
    expect(await bytes('out', 'report.html')).toContain('mine');
    const [picture = ''] = printed.split('\n').filter((path) => path.endsWith('.png'));
    const [head, drawing] = [await readFile(picture), await readFile(picture.replace('.png', '.svg'), 'utf8')];
    expect(head.subarray(1, 4).toString()).toBe('PNG');
    // Width in the header of the file: two dots for one of the drawing.
    expect(head.readUInt32BE(16)).toBe(2 * Math.ceil(Number(/ width="([\d.]+)"/.exec(drawing)?.[1])));
  });

  it('lab report: the same results give the same page; an unfinished sweep is drawn as far as it is', async () => {
    await few();
    await swept('out');
    const path = at('out', 'results.jsonl');
    await lab('report', [at('out')]);
    const page = await bytes('out', 'report.html');
    await lab('report', [at('out')]);
    expect(await bytes('out', 'report.html')).toBe(page);
    expect(page).toContain('Does a ring beat a vote?');
    await truncate(path, Math.floor((await bytes('out', 'results.jsonl')).length / 2));
    const half = await lab('report', [at('out')]);
    expect(half.code).toBe(0);
    expect(half.noted).toContain('not finished');
  });

  it('lab report: says what is missing where there is no sweep', async () => {
    await expect(lab('report', [home])).rejects.toThrow('npm run lab -- sweep');
    await expect(lab('report', [])).rejects.toThrow(UsageError);
  });
});

describe('lab power', () => {
  const asked = async (...args: string[]): Promise<string> => (await lab('power', args)).printed;

  it('lab power: items for a difference, what items show, and what a figure is worth', async () => {
    expect(await asked('--difference', '2')).toContain('4,045 items');
    expect(await asked('--items', '100', '--accuracy', '85')).toContain('from 9.9 points up');
    expect(await asked('--right', '85', '--items', '100')).toContain('between 76.7% and 90.7%');
  });

  it.each([
    [[]],
    [['--items', 'many']],
    [['--difference', '40', '--accuracy', '70']],
    [['--right', '9', '--items', '3']],
    [['--none', '1']],
  ])('lab power: %j makes no sense', async (args) => {
    await expect(lab('power', args)).rejects.toThrow(UsageError);
  });
});
