export { type LabIo, UsageError } from './command.ts';
export { COMMANDS } from './commands.ts';
