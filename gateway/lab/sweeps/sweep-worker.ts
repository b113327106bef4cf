/** A worker thread of a sweep: debates by number, told as lines of JSON. */
import { type SimulatedPanel, Stage, type SweepDesign } from '../../../protocols/lab/index.ts';
import type { Task } from '../../../runtime/index.ts';

/** Debates `from` up to but not including `to` of one scene. */
export interface Chunk {
  /** Identity of the design with its panel. */
  readonly key: string;
  readonly design: SweepDesign;
  readonly panel: SimulatedPanel;
  readonly scene: number;
  readonly from: number;
  readonly to: number;
}

/** Preparing a scene learns competences and weights: done once, not for every chunk. */
let ready: { readonly key: string; readonly stage: Stage } | null = null;

export default function run({ input }: Task): string[] {
  const { key, design, panel, scene, from, to } = input as Chunk;
  const name = `${key} ${scene}`;
  if (ready?.key !== name) ready = { key: name, stage: new Stage(design, panel, scene) };
  const { stage } = ready;
  return Array.from({ length: to - from }, (_, index) => JSON.stringify(stage.run(from + index)));
}
