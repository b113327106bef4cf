import { SimulatedPanel } from '../../../../protocols/lab/panels/index.ts';

/** A panel of one block of jurors. */
export const jury = (accuracy: number, count: number, more: object = {}, block: object = {}) =>
  SimulatedPanel.parse({ name: 'jury', ...more, blocks: [{ name: 'jurors', count, accuracy, ...block }] });
