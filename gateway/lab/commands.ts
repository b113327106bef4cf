import type { LabCommand } from './command.ts';

/**
 * Every sub-command of the lab, in the order of its help. Each is loaded when it is asked for: a sweep of simulated panels need not wait
 * for the experts that a fork of a review takes.
 */
const COMMANDS: Readonly<Record<string, () => Promise<LabCommand>>> = {
  protocols: async () => (await import('./protocols.ts')).protocols,
  verify: async () => (await import('./verify.ts')).verify,
  replay: async () => (await import('./replays/replay.ts')).replay,
  fork: async () => (await import('./replays/fork.ts')).fork,
  shadow: async () => (await import('./replays/shadow.ts')).shadow,
  recorded: async () => (await import('./recorded.ts')).recorded,
  import: async () => (await import('./import.ts')).importPanel,
  compare: async () => (await import('./compare.ts')).compare,
  sweep: async () => (await import('./sweeps/sweep.ts')).sweep,
  report: async () => (await import('./report.ts')).report,
  power: async () => (await import('./power.ts')).power,
  'hidden-profile': async () => (await import('./hidden-profile.ts')).hiddenProfiles,
  transcript: async () => (await import('./transcript.ts')).transcriptOf,
};

/** The sub-command of that name, if there is one. */
export async function commandNamed(name: string): Promise<LabCommand | undefined> {
  return Object.hasOwn(COMMANDS, name) ? await COMMANDS[name]?.() : undefined;
}

/** All of them, for the help. */
export function allCommands(): Promise<LabCommand[]> {
  return Promise.all(Object.values(COMMANDS).map((load) => load()));
}
