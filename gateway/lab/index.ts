export { type LabIo, UsageError } from './command.ts';
export { COMMANDS } from './commands.ts';
export { type Collection, collectionIn, measureCollection, type PanelReport } from './recorded-panels.ts';
