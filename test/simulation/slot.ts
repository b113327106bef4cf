import { Disk } from './disk.ts';
import type { Place } from './gate.ts';
import type { Node } from './node.ts';
import type { LineName } from './node-options.ts';

/** Burns down with the passes at that place. */
export interface Fuse {
  readonly where: Place;
  passes: number;
  readonly burn: () => void;
}

/** A machine: its name and disk outlive the processes on it. */
export interface Slot {
  readonly name: string;
  readonly disk: Disk;
  readonly cuts: Set<LineName>;
  node: Node | undefined;
  readonly fuses: Set<Fuse>;
  isLeaving: boolean;
  isGone: boolean;
}

/** A machine that has never run. */
export function newSlot(name: string): Slot {
  return {
    name,
    disk: new Disk(),
    cuts: new Set(),
    node: undefined,
    fuses: new Set(),
    isLeaving: false,
    isGone: false,
  };
}
