import type { LabCommand } from './command.ts';
import { compare } from './compare.ts';
import { hiddenProfiles } from './hidden-profile.ts';
import { importPanel } from './import.ts';
import { power } from './power.ts';
import { protocols } from './protocols.ts';
import { recorded } from './recorded.ts';
import { fork } from './replays/fork.ts';
import { replay } from './replays/replay.ts';
import { shadow } from './replays/shadow.ts';
import { report } from './report.ts';
import { sweep } from './sweeps/sweep.ts';
import { transcriptOf } from './transcript.ts';
import { verify } from './verify.ts';

/** Every sub-command of the lab, in the order of its help. */
export const COMMANDS: readonly LabCommand[] = [
  protocols,
  verify,
  replay,
  fork,
  shadow,
  recorded,
  importPanel,
  compare,
  sweep,
  report,
  power,
  hiddenProfiles,
  transcriptOf,
];
