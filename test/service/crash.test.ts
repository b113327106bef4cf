import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReviewResult } from '../../protocols/index.ts';
import { sampleText } from '../actors/publishing/sample-result.ts';
import { exploredCases } from '../explore.ts';
import { Service } from './service.ts';

/** Long enough that a review can be killed in any of its stages. */
const TEXT = Array.from({ length: 4 }, (_, index) => sampleText.replaceAll('Agreement', `Agreement ${index}`)).join(
  '\n\n',
);

/** The others are moments of the chaos test as well, which ends its nodes whenever it likes. */
const MOMENTS = ['round-opened', 'artifact-ready', 'convened', 'expert-reported', 'decided'];

const strip = (result: unknown) =>
  JSON.stringify(result)
    .replaceAll(/rev_[0-9a-f-]{36}/g, 'rev')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');

// A service starts eight times and reviews a large text six times: minutes on a busy machine.
describe('service: kill -9 in the middle of a review', { timeout: 300_000 }, () => {
  let service: Service;
  /** What the text comes to when nothing happens: the same at every moment, so it is asked for once. */
  let expected: string;

  const resultOf = async (review: string): Promise<string> =>
    strip(ReviewResult.parse(await service.json(`/api/review/${review}/results`)));
  const crash = async (): Promise<void> => {
    await service.kill();
    service = await Service.start({}, service.home);
  };

  beforeAll(async () => {
    service = await Service.start();
    const undisturbed = await service.submit(TEXT, { preset: 'legal' });
    await service.follow(undisturbed);
    expected = await resultOf(undisturbed);
  }, 300_000);
  afterAll(async () => {
    await service.stop();
    await service.remove();
  });

  it.each(exploredCases(MOMENTS, 2))(
    'goes on from its snapshot after a crash at %s, and comes to the same result',
    async (moment) => {
      const review = await service.submit(TEXT, { preset: 'legal' });
      const reached = Promise.withResolvers<void>();
      const following = service.follow(review, (name) => name === moment && reached.resolve()).catch(() => []);
      await reached.promise;
      await crash();
      await following;

      const events = await service.follow(review);
      expect(events.filter((name) => ['completed', 'failed', 'cancelled'].includes(name))).toEqual(['completed']);
      expect(await resultOf(review)).toBe(expected);
    },
  );

  it('keeps every accepted review when killed right after the answer', async () => {
    const reviews = await Promise.all([1, 2, 3, 4, 5].map(() => service.submit(sampleText, { preset: 'quick' })));
    await crash();
    for (const review of reviews) expect((await service.follow(review)).at(-1)).toBe('completed');
  });

  it('answers with the same key after a restart, and stops with code 0', async () => {
    const { key, home } = service;
    expect(await service.stop()).toBe(0);
    service = await Service.start({}, home);
    expect(service.key).toBe(key);
    expect((await service.fetch('/api/review')).status).toBe(200);
  });
});
