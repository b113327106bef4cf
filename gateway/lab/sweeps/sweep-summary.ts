import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import {
  csvHead,
  csvRows,
  factorColumns,
  panelFigures,
  type SceneSummary,
  SimulatedPanel,
  type SweepDesign,
  SweepTally,
} from '../../../protocols/lab/index.ts';
import { debatesIn, readHeader } from '../results-file.ts';

/** Sums up the results in a directory, and leaves results.csv and summary.json beside them. */
export async function summarised(directory: string, design: SweepDesign): Promise<SceneSummary[]> {
  const path = join(directory, 'results.jsonl');
  const header = await readHeader(path);
  const panel = SimulatedPanel.parse(JSON.parse(await readFile(join(directory, 'panel.json'), 'utf8')));
  const tally = new SweepTally(header);
  const csv = createWriteStream(join(directory, 'results.csv'));
  const factors = factorColumns(design, panel);
  csv.write(csvHead(factors));
  for await (const line of debatesIn(path)) {
    tally.add(line);
    csv.write(csvRows(header, line, factors));
  }
  csv.end();
  await finished(csv);
  const figures = new Map(panelFigures(design, panel).map((own, scene) => [header.scenes[scene]?.name, own]));
  const scenes = tally.summary(design).map((scene) => ({ ...scene, panel: figures.get(scene.scene) ?? [] }));
  await writeFile(join(directory, 'summary.json'), `${JSON.stringify(scenes, null, 1)}\n`);
  return scenes;
}
