/** What a worker thread loads: the jobs, with the grammar checker warming up while the thread waits for its first one. */
import { prepareLanguageExperts } from '../experts/index.ts';

export { default } from './worker-jobs.ts';

// A checker that cannot be loaded is told by the expert who needs it, in the review where it matters.
prepareLanguageExperts().catch(() => {});
