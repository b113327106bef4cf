export { type LabIo, UsageError } from './command.ts';
export { COMMANDS } from './commands.ts';
export { collectionIn, measureCollection } from './recorded-panels.ts';
