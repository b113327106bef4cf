import { afterEach, describe, expect, it } from 'vitest';
import { ReviewResult } from '../../protocols/index.ts';
import { sampleText } from '../actors/publishing/sample-result.ts';
import { Service } from './service.ts';

/** Long enough that a review can be killed in any of its stages. */
const TEXT = Array.from({ length: 12 }, (_, index) => sampleText.replaceAll('Agreement', `Agreement ${index}`)).join(
  '\n\n',
);

const strip = (result: unknown) =>
  JSON.stringify(result)
    .replaceAll(/rev_[0-9a-f-]{36}/g, 'rev')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');

// Two services start and a large text is reviewed twice: minutes on a busy machine.
describe('service: kill -9 in the middle of a review', { timeout: 120_000 }, () => {
  let home: string | undefined;
  let service: Service | undefined;
  afterEach(async () => {
    await service?.stop();
    await service?.remove();
    home = undefined;
  });

  it.each(['convened', 'expert-reported', 'round-opened', 'decided', 'artifact-ready'])(
    'goes on from its snapshot after a crash at %s, and comes to the same result',
    async (moment) => {
      service = await Service.start();
      home = service.home;
      const undisturbed = await service.submit(TEXT, { preset: 'legal' });
      await service.follow(undisturbed);
      const expected = ReviewResult.parse(await service.json(`/api/review/${undisturbed}/results`));

      const review = await service.submit(TEXT, { preset: 'legal' });
      const reached = Promise.withResolvers<void>();
      const following = service.follow(review, (name) => name === moment && reached.resolve()).catch(() => []);
      await reached.promise;
      await service.kill();
      await following;

      service = await Service.start({}, home);
      const events = await service.follow(review);
      expect(events.filter((name) => ['completed', 'failed', 'cancelled'].includes(name))).toEqual(['completed']);
      const result = ReviewResult.parse(await service.json(`/api/review/${review}/results`));
      expect(strip(result)).toBe(strip(expected));
    },
  );

  it('keeps every accepted review when killed right after the answer', async () => {
    service = await Service.start();
    home = service.home;
    const reviews = await Promise.all(
      [1, 2, 3, 4, 5].map(() => (service as Service).submit(TEXT, { preset: 'quick' })),
    );
    await service.kill();
    service = await Service.start({}, home);
    for (const review of reviews) expect((await service.follow(review)).at(-1)).toBe('completed');
  });

  it('answers with the same key after a restart, and stops with code 0', async () => {
    service = await Service.start();
    const { key, home: directory } = service;
    expect(await service.stop()).toBe(0);
    service = await Service.start({}, directory);
    expect(service.key).toBe(key);
    expect((await service.fetch('/api/review')).status).toBe(200);
  });
});
