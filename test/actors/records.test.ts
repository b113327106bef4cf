import { beforeAll, describe, expect, it } from 'vitest';
import { accountRecords } from '../../actors/account/index.ts';
import { deliveryRecords } from '../../actors/courier/index.ts';
import { trialRecords } from '../../actors/playbook-trial/index.ts';
import { removeOldestReviews, reviewFiles, reviewRecords } from '../../actors/review/index.ts';
import { peopleRecords } from '../../gateway/people/index.ts';
import { draftRecords } from '../../gateway/reviews/decision-drafts.ts';
import { idempotencyRecords } from '../../gateway/reviews/idempotency.ts';
import { pendingRecords, samlRecords } from '../../gateway/sso/index.ts';
import { callRecords } from '../../runtime/calls/index.ts';
import { deadLetterRecords } from '../../runtime/hosting/index.ts';
import type { MemoryStore } from '../../runtime/index.ts';
import { World } from '../simulation/world.ts';

/** What the actors of a review with language models store. */
const OF_ACTORS = [
  ...Object.values(reviewRecords),
  ...Object.values(accountRecords),
  ...Object.values(deliveryRecords),
  ...Object.values(trialRecords),
  ...Object.values(callRecords),
];

const TABLES = [
  ...OF_ACTORS,
  ...[peopleRecords, draftRecords, idempotencyRecords, pendingRecords, samlRecords, deadLetterRecords].flatMap(
    (records) => Object.values(records),
  ),
];

/** Tables of what only some accounts and reviews have: keys, outside experts, models, uploads, playbooks, revisions. */
const SELDOM = new Set([
  'call-pause',
  'document-unused',
  'key',
  'layout',
  'outside',
  'playbook-trial',
  'playbook-trial-answer',
  'review-playbook',
  'revision',
  'submitted-by',
]);

describe('records: what actors store for readers', () => {
  let store: MemoryStore;
  beforeAll(async () => {
    const world = new World({ seed: 0, disturbed: false, nodes: 1, models: true });
    await world.run();
    store = world.store;
  });

  it('no two tables have one name', () => {
    const names = [...TABLES, ...Object.values(reviewFiles)].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(OF_ACTORS.map((table) => [table.name, table] as const))(
    '%s: every row that two reviews leave has the form of the schema',
    (name, { schema, under }) => {
      // An inbox begins with the type of the actor: of its rows only the accounts' are in the table.
      const rows = [...store.range(name === 'inbox' ? under('account') : under())].map(([, row]) => row);
      expect(rows.length > 0 || SELDOM.has(name)).toBe(true);
      for (const row of rows) expect(schema.safeParse(row).error?.issues ?? []).toEqual([]);
    },
  );

  it('retention leaves no row of a review in any table that goes with it', async () => {
    const reviews = [...store.range(reviewRecords.over.under())].map(([key]) => String(key[2]));
    expect(reviews).toHaveLength(2);
    expect(await removeOldestReviews(store, () => true)).toBe(2);
    const left = OF_ACTORS.filter(({ goesWithReview }) => goesWithReview).flatMap((table) =>
      reviews.flatMap((review) => [...store.range(table.under(review))].map(([key]) => key)),
    );
    expect(left).toEqual([]);
    for (const review of reviews) expect(reviewFiles.result.get(store, review)).toBeUndefined();
  });
});
