import { type Decide, formatSubject, type RevisionRecord } from '../../../protocols/index.ts';
import type { AskedActor } from '../../../runtime/hosting/index.ts';
import { reviewKeys } from '../review-keys.ts';

/** A revision that is to be made: the record that stands under its number replies, whoever asked for it. */
export const revisionActor = ({ review_id, revision }: Decide): AskedActor<Decide, RevisionRecord> => ({
  message: (body) => ({ subject: formatSubject({ kind: 'command', review: review_id, name: 'decide' }), body }),
  replyKeys: () => [reviewKeys.revision(review_id, revision)],
  reply: (store) => store.get(reviewKeys.revision(review_id, revision)) as RevisionRecord | undefined,
});
