import type { SimulatedPanel } from '../panels/index.ts';
import type { SweepDesign } from './design.ts';
import { gridOf } from './grid.ts';
import type { SweepHeader } from './record.ts';

/** What was varied in a sweep, as columns of its results: a factor each, under its path. */
export interface FactorColumns {
  readonly names: readonly string[];
  /** Levels in the order of the names, empty where the factor was left as it is. */
  readonly of: (scene: string, column: SweepHeader['columns'][number] | undefined) => readonly string[];
}

export const NO_FACTORS: FactorColumns = { names: [], of: () => [] };

/** A control that belongs to a protocol has that protocol's levels; one that all share has those of the panel alone. */
export function factorColumns(design: SweepDesign, panel: SimulatedPanel): FactorColumns {
  const { scenes, arms } = gridOf(design, panel);
  const names = [...new Set(design.vary.map(({ path }) => path))];
  const ofScene = new Map(scenes.map(({ name, levels }) => [name, levels]));
  const ofArm = new Map(arms.map(({ name, levels }) => [name, levels]));
  return {
    names,
    of: (scene, column) => {
      const levels = { ...ofScene.get(scene), ...ofArm.get(column?.of ?? column?.name ?? '') };
      return names.map((name) => levels[name] ?? '');
    },
  };
}
