/** Collections that V8 would do a minute later, or never in a thread that waits without its event loop. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collector: NodeJS.GCFunction | undefined;

function collect(options: NodeJS.GCOptions): void {
  setFlagsFromString('--expose-gc');
  collector ??= runInNewContext('gc') as NodeJS.GCFunction;
  collector(options);
}

/** Of a thread that rests: as much as can be given back to the system, which may take half a second. */
export default function giveMemoryBack(): void {
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** Of a thread that somebody may ask something any moment: one collection, some fifty milliseconds. */
export function collectGarbage(): void {
  collect({ type: 'major', execution: 'sync', flavor: 'regular' });
}
