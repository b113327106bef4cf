/**
 * What a thread of the long lane loads: the same jobs, at a lower priority, so that work on long documents leaves the
 * processors to everything else that wants them.
 */
import { setPriority } from 'node:os';

export { default } from './worker-jobs.ts';

/** Nine times less of a contended processor. */
const NICENESS = 10;

// On Linux the priority belongs to the thread that asks; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(NICENESS);
