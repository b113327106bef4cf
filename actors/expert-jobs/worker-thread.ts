/** What a worker thread loads: the jobs, with the grammar checker warming up while the thread waits for its first one. */
import { prepareLanguageExperts } from '../experts/index.ts';

export { default } from './worker-jobs.ts';

// The expert that needs a checker reports that it cannot be loaded, in the review where it matters.
prepareLanguageExperts().catch(() => {});
