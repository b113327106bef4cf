import type { LabCommand } from './command.ts';
import { replay } from './replay.ts';
import { verify } from './verify.ts';

/** Every sub-command of the lab, in the order of its help. */
export const COMMANDS: readonly LabCommand[] = [verify, replay];
