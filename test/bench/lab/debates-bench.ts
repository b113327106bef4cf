import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandNamed } from '../../../gateway/lab/index.ts';
import { DEFAULT_PROTOCOL } from '../../../protocols/index.ts';
import { prepareDebate } from '../../../protocols/lab/debate/index.ts';
import { PANELS } from '../../../protocols/lab/index.ts';
import { itemOf, learntCompetences, seat, simulatedDebaters } from '../../../protocols/lab/panels/index.ts';
import { systemClock } from '../../../runtime/index.ts';
import type { Row } from '../table.ts';
import { inMs, quickest } from './timed.ts';

const DEBATES = 10_000;
/** Of the debates alone, and of a sweep with all that comes with it. */
const AIM_MS = { alone: 2000, sweep: 60_000 } as const;
/** As in the figure it answers for. */
const WORKERS = 2;

/** Ten thousand debates of the 75 simulated experts by the default protocol, their blind answers drawn, nothing beside them. */
export function benchDebatesAlone(): Row {
  const [panel] = PANELS.filter(({ name }) => name === 'plausible-experts');
  if (panel === undefined) throw new Error('the panel is gone');
  const seating = seat(panel, SEED);
  const competences = learntCompetences(panel, seating, 200, SEED);
  const debate = prepareDebate(
    DEFAULT_PROTOCOL,
    simulatedDebaters(seating, competences, { reasons: true, seed: SEED }),
  );
  const { ms, cpuMs } = quickest(2, () => {
    for (let index = 0; index < DEBATES; index++) debate([itemOf(panel, `item-${index}`, SEED)], SEED);
  });
  return {
    what: `${DEBATES} simulated debates of ${seating.experts.length} agents on an item (${DEFAULT_PROTOCOL.name}), alone, one thread`,
    measured: `${inMs(ms)}, ${inMs(cpuMs)} of processor`,
    baseline: `${inMs(AIM_MS.alone)}, the aim`,
    ratio: ms / AIM_MS.alone,
    aim: 'under 1',
  };
}

const SEED = 1;

/** Ten thousand debates of the 75 simulated experts by the default protocol, through the command, with all its controls. */
export async function benchDebates(): Promise<Row> {
  const design = {
    name: 'bench',
    question: 'How long do ten thousand debates take?',
    panel: 'plausible-experts',
    protocols: [DEFAULT_PROTOCOL.name],
    debates: DEBATES,
  };
  const directory = await mkdtemp(join(tmpdir(), 'conclave-lab-bench-'));
  try {
    const file = join(directory, 'design.json');
    await writeFile(file, JSON.stringify(design));
    const sweep = await commandNamed('sweep');
    const quiet = () => undefined;
    const io = { print: quiet, note: quiet, clock: systemClock, data: undefined, home: directory };
    const [from, used] = [performance.now(), process.cpuUsage()];
    await sweep?.run([file, '--out', join(directory, 'out'), '--workers', String(WORKERS)], io);
    const ms = performance.now() - from;
    const { user, system } = process.cpuUsage(used);
    return {
      what: `the same in a sweep, with controls, null debates and confederates, ${WORKERS} workers`,
      measured: `${inMs(ms)}, ${inMs((user + system) / 1000)} of processor`,
      baseline: `${inMs(AIM_MS.sweep)}, the aim`,
      ratio: ms / AIM_MS.sweep,
      aim: 'under 1',
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
