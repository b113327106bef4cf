import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMANDS } from '../../../gateway/lab/index.ts';
import { DEFAULT_PROTOCOL } from '../../../protocols/index.ts';
import { systemClock } from '../../../runtime/index.ts';
import type { Row } from '../table.ts';
import { inMs } from './timed.ts';

const AIM_MS = 60_000;
/** As in the figure it answers for. */
const WORKERS = 2;

/** Ten thousand debates of the 75 simulated experts by the default protocol, through the command, with all its controls. */
export async function benchDebates(): Promise<Row> {
  const design = {
    name: 'bench',
    question: 'How long do ten thousand debates take?',
    panel: 'plausible-experts',
    protocols: [DEFAULT_PROTOCOL.name],
    debates: 10_000,
  };
  const directory = await mkdtemp(join(tmpdir(), 'conclave-lab-bench-'));
  try {
    const file = join(directory, 'design.json');
    await writeFile(file, JSON.stringify(design));
    const sweep = COMMANDS.find(({ name }) => name === 'sweep');
    const quiet = () => undefined;
    const io = { print: quiet, note: quiet, clock: systemClock, data: undefined, home: directory };
    const [from, used] = [performance.now(), process.cpuUsage()];
    await sweep?.run([file, '--out', join(directory, 'out'), '--workers', String(WORKERS)], io);
    const ms = performance.now() - from;
    const { user, system } = process.cpuUsage(used);
    return {
      what: `10,000 simulated debates of 75 agents on an item (${DEFAULT_PROTOCOL.name}), with controls and null debates, ${WORKERS} workers`,
      measured: `${inMs(ms)}, ${inMs((user + system) / 1000)} of processor`,
      baseline: `${inMs(AIM_MS)}, the aim`,
      ratio: ms / AIM_MS,
      aim: 'under 1',
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
