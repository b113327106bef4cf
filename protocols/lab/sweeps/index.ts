export { columnsOf, headerOf } from './columns.ts';
export { csvHead, csvRows } from './csv.ts';
export { CONTROLS, type Control, SweepDesign } from './design.ts';
export { DesignFault } from './design-fault.ts';
export { type Arm, type Grid, gridOf, type Scene } from './grid.ts';
export { type ArmResult, type Column, SweepHeader, SweepLine } from './record.ts';
export { Stage } from './stage.ts';
export { type ColumnSummary, type Finding, type SceneSummary, SweepTally } from './summary.ts';
