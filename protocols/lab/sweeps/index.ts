export { headerOf } from './columns.ts';
export { csvHead, csvRows } from './csv.ts';
export { SweepDesign } from './design.ts';
export { DesignFault } from './design-fault.ts';
export { gridOf } from './grid.ts';
export { SweepHeader, SweepLine } from './record.ts';
export { Stage } from './stage.ts';
export { type ColumnSummary, type Finding, type SceneSummary, SweepTally } from './summary.ts';
