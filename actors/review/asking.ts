import { AccountAnswer, formatAccountSubject } from '../../protocols/account/index.ts';
import { type Cancel, formatSubject, type ReviewView, type Submit } from '../../protocols/index.ts';
import type { AskedActor } from '../../runtime/hosting/index.ts';
import type { Store } from '../../runtime/index.ts';
import { accountRecords } from '../account/index.ts';
import { reviewRecords } from './records.ts';
import { OVER } from './review-behaviour.ts';

/** The review has its panel, or the account did not set the credits aside. */
export type Begun = { readonly view: ReviewView } | { readonly refused: AccountAnswer };

/** A submission: the account sets the credits aside, and the review it begins replies once its panel is chosen. */
export const submissionActor = ({ account_id, review_id }: Submit): AskedActor<Submit, Begun> => ({
  message: (submit, id) => ({
    subject: formatAccountSubject({ kind: 'command', account: account_id, name: 'reserve' }),
    body: { id, submit },
  }),
  replyKeys: (_, id) => [reviewRecords.view.key(review_id), accountRecords.answer.key(account_id, id)],
  reply: (store, _, id) => {
    const view = viewOf(store, review_id);
    if (view !== undefined) return view.agents_assigned > 0 || OVER.has(view.stage) ? { view } : undefined;
    const refused = accountRecords.answer.get(store, account_id, id);
    return refused === undefined ? undefined : { refused: AccountAnswer.parse(refused) };
  },
});

/** Cancelling: the review replies once it is over, however it ended. */
export const cancellableReview = (review: string): AskedActor<Cancel, ReviewView> => ({
  message: (body) => ({ subject: formatSubject({ kind: 'command', review, name: 'cancel' }), body }),
  replyKeys: () => [reviewRecords.view.key(review)],
  reply: (store) => {
    const view = viewOf(store, review);
    return view !== undefined && OVER.has(view.stage) ? view : undefined;
  },
});

const viewOf = (store: Store, review: string): ReviewView | undefined => reviewRecords.view.get(store, review);
