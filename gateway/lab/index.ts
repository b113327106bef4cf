export { type LabIo, UsageError } from './command.ts';
export { allCommands, commandNamed } from './commands.ts';
