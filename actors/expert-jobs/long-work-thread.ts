/**
 * What a thread of the long lane loads: the same jobs, at a lower priority, so that work on long documents leaves the
 * processors to everything else that wants them.
 */
import { getPriority, setPriority } from 'node:os';

export { default } from './worker-jobs.ts';

/** Nine times less of a contended processor than the service itself has, and the least there is. */
const NICENESS = 10;
const NICEST = 19;

// On Linux the priority belongs to the thread that asks; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(Math.min(NICEST, getPriority() + NICENESS));
