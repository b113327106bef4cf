import { expect, it } from 'vitest';
import { accountOf } from '../../../actors/expert-workers/index.ts';
import { trialRecords } from '../../../actors/playbook-trial/index.ts';
import { reviewRecords } from '../../../actors/review/index.ts';
import { MemoryStore } from '../../../runtime/index.ts';

it('a trial of a playbook takes its turns among those of its account: a hundred trials are not a hundred accounts', async () => {
  const store = new MemoryStore();
  await store.commit([
    { op: 'put', key: reviewRecords.view.key('rev_1'), value: { account_id: 'acme' } },
    trialRecords.question.put({ account_id: 'acme', text: 'The term is one year.', playbook: {} }, 'try_1'),
    trialRecords.question.put({ account_id: 'acme', text: 'The term is two years.', playbook: {} }, 'try_2'),
  ]);
  expect(['rev_1.term', 'try_1', 'try_2', 'dlv_1'].map((key) => accountOf(store, key))).toEqual([
    'acme',
    'acme',
    'acme',
    'dlv_1',
  ]);
});
