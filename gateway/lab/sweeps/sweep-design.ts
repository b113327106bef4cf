import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Protocol } from '../../../protocols/index.ts';
import {
  DesignFault,
  type FittedPanel,
  fitPanel,
  PANELS,
  RecordedPanel,
  type SimulatedPanel,
  SweepDesign,
  selected,
} from '../../../protocols/lab/index.ts';

/** A design with its panel, and the record the panel was fitted to, if any. */
export interface ReadDesign {
  readonly design: SweepDesign;
  readonly panel: SimulatedPanel;
  readonly fitted: FittedPanel | null;
}

/** Reads a design file; recorded panels and protocol files are found relative to it. Throws DesignFault, which says what is wrong and where. */
export async function readDesign(path: string): Promise<ReadDesign> {
  const design = await withProtocols(parsed(SweepDesign, await json(path), path), dirname(path));
  const { panel } = design;
  if (typeof panel === 'string') {
    const shipped = PANELS.find(({ name }) => name === panel);
    if (shipped === undefined) {
      throw new DesignFault(`There is no panel ${panel}; there are ${PANELS.map(({ name }) => name).join(', ')}.`);
    }
    return { design, panel: shipped, fitted: null };
  }
  if (!('recorded' in panel)) return { design, panel, fitted: null };
  const file = resolve(dirname(path), panel.recorded);
  const record = parsed(RecordedPanel, await json(file), file);
  const { subset } = panel;
  const part = subset === undefined ? record : selected(record, { item: (item) => item.subset.startsWith(subset) });
  const fitted = fitPanel(part);
  return { design, panel: fitted.panel, fitted };
}

/** Protocol files that a design names are read in their place. */
async function withProtocols(design: SweepDesign, directory: string): Promise<SweepDesign> {
  const protocols = design.protocols.map(async (entry) => {
    if (typeof entry !== 'string' || !entry.endsWith('.json')) return entry;
    const file = resolve(directory, entry);
    return parsed(Protocol, await json(file), file);
  });
  return { ...design, protocols: await Promise.all(protocols) };
}

async function json(path: string): Promise<unknown> {
  if (!existsSync(path)) throw new DesignFault(`There is no file ${path}.`);
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new DesignFault(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function parsed<Schema extends typeof SweepDesign | typeof RecordedPanel | typeof Protocol>(
  schema: Schema,
  value: unknown,
  path: string,
): ReturnType<Schema['parse']> {
  const result = schema.safeParse(value);
  if (result.success) return result.data as ReturnType<Schema['parse']>;
  const [issue] = result.error.issues;
  throw new DesignFault(`${path}: ${issue?.path.join('.') || 'the whole'}: ${issue?.message}`);
}
