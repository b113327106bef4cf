/**
 * The thread that ends the reading process when it holds more memory than it may (buffers are not in V8's heap limit), or
 * when its parent is gone and nobody is left to end it.
 */
import { workerData } from 'node:worker_threads';

/** An allocation can hardly grow by more than 100 MB between two looks. */
const LOOK_EVERY_MS = 50;

const parent = process.ppid;
const maxBytes = Number(workerData) * 1024 ** 2;

setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);
