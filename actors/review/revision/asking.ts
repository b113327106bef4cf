import { type Decide, formatSubject, type RevisionRecord } from '../../../protocols/index.ts';
import type { AskedActor } from '../../../runtime/hosting/index.ts';
import { reviewRecords } from '../records.ts';

/** A revision that is to be made: the record under its number is the reply, whichever command made it. */
export const revisionActor = ({ review_id, revision }: Decide): AskedActor<Decide, RevisionRecord> => ({
  message: (body) => ({ subject: formatSubject({ kind: 'command', review: review_id, name: 'decide' }), body }),
  replyKeys: () => [reviewRecords.revision.key(review_id, revision)],
  reply: (store) => reviewRecords.revision.get(store, review_id, revision),
});
