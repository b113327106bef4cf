import { beforeAll, describe, expect, it } from 'vitest';
import { accountRecords } from '../../actors/account/index.ts';
import { deliveryRecords } from '../../actors/courier/index.ts';
import { trialRecords } from '../../actors/playbook-trial/index.ts';
import { removeOldestReviews, reviewFiles, reviewRecords } from '../../actors/review/index.ts';
import type { MemoryStore } from '../../runtime/index.ts';
import { World } from '../simulation/world.ts';

const TABLES = [
  ...Object.values(reviewRecords),
  ...Object.values(accountRecords),
  ...Object.values(deliveryRecords),
  ...Object.values(trialRecords),
];

/** Tables of what only some accounts and reviews have: keys, outside experts, models, uploads, playbooks, revisions. */
const SELDOM = new Set([
  'document-unused',
  'key',
  'layout',
  'model-seat',
  'models',
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
    const world = new World({ seed: 0, disturbed: false, nodes: 1 });
    await world.run();
    store = world.store;
  });

  it('no two tables have one name', () => {
    const names = [...TABLES, ...Object.values(reviewFiles)].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(TABLES.map((table) => [table.name, table] as const))(
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
    const left = TABLES.filter(({ goesWithReview }) => goesWithReview).flatMap((table) =>
      reviews.flatMap((review) => [...store.range(table.under(review))].map(([key]) => key)),
    );
    expect(left).toEqual([]);
    for (const review of reviews) expect(reviewFiles.result.get(store, review)).toBeUndefined();
  });
});
