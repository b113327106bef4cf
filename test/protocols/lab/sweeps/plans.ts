/** Small sweeps to try the lab with: a panel, a design, and the lines they come to. */
import { SimulatedPanel } from '../../../../protocols/lab/panels/index.ts';
import { headerOf, Stage, SweepDesign, type SweepLine } from '../../../../protocols/lab/sweeps/index.ts';

export const panel = (more: object = {}, block: object = {}) =>
  SimulatedPanel.parse({ name: 'panel', ...more, blocks: [{ name: 'a', count: 9, accuracy: 0.65, ...block }] });

export const design = (more: object = {}) =>
  SweepDesign.parse({
    name: 'design',
    panel: 'given',
    protocols: ['complete-two-rounds'],
    debates: 20,
    panels: 1,
    ...more,
  });

export const lines = (plan: SweepDesign, people: SimulatedPanel, scene = 0): SweepLine[] => {
  const stage = new Stage(plan, people, scene);
  return Array.from({ length: plan.debates }, (_, debate) => stage.run(debate));
};

export const column = (plan: SweepDesign, people: SimulatedPanel, name: string): number => {
  const index = headerOf(plan, people).columns.findIndex((entry) => entry.name === name);
  if (index < 0) throw new Error(`no column ${name}`);
  return index;
};
