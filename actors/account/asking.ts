import { AccountAnswer, type AccountCommand, formatAccountSubject } from '../../protocols/account/index.ts';
import type { AskedActor } from '../../runtime/hosting/index.ts';
import { accountRecords } from './records.ts';

/** A command under whose id the account keeps its answer. */
type AnsweredCommand = Exclude<AccountCommand, { type: 'reserve' | 'settle' }>;
type WithoutId<Command> = Command extends unknown ? Omit<Command, 'id'> : never;
export type AccountChange = WithoutId<AnsweredCommand>;

/** Commands that get a reply from the account. A reservation is answered by the review that it begins. */
export const accountActor = (account: string): AskedActor<AccountChange, AccountAnswer> => ({
  message: ({ type, ...fields }, id) => ({
    subject: formatAccountSubject({ kind: 'command', account, name: type }),
    body: { ...fields, id },
  }),
  replyKeys: (_, id) => [accountRecords.answer.key(account, id)],
  reply: (store, _, id) => {
    const answer = accountRecords.answer.get(store, account, id);
    return answer === undefined ? undefined : AccountAnswer.parse(answer);
  },
});
