import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectTo, readAdminToken } from '../../gateway/operations/index.ts';
import { advisoriesFor } from '../../runtime/index.ts';
import { sampleText } from '../actors/publishing/sample-result.ts';
import { Service } from './service.ts';

describe('service: the journal is emptied by somebody else', { timeout: 120_000 }, () => {
  let service: Service;
  beforeAll(async () => {
    service = await Service.start();
  });
  afterAll(async () => {
    await service.stop();
    await service.remove();
  });

  /** Does to the stream what only the keeper may. */
  async function keeper(request: 'PURGE' | 'DELETE'): Promise<void> {
    const connection = await connectTo(await service.natsUrlAs('keeper'));
    const answer = await connection.request(`$JS.API.STREAM.${request}.CONCLAVE`, '', { timeout: 30_000 });
    expect(answer.json()).toMatchObject({ success: true });
    await connection.close();
  }

  it('with the token, names the message server’s version and its known defects', async () => {
    const headers = { authorization: `Bearer ${await readAdminToken(service.home)}` };
    const ready = await fetch(`${service.adminUrl}/readyz`, { headers });
    const [, server = '', ...warnings] = (await ready.text()).split('\n');
    const [, version = ''] = /^nats-server (\d+\.\d+\.\d+\S*)$/.exec(server) ?? [];
    expect(version).not.toBe('');
    const known = advisoriesFor(version);
    expect(known.filter((fault) => !warnings.some((warning) => warning.includes(fault)))).toEqual([]);
    expect(await (await fetch(`${service.adminUrl}/readyz`)).text()).toBe('ready\n');
  });

  const losses = async (): Promise<number> =>
    Number(/^conclave_journal_losses_total\{kind="lost"\} (\d+)$/m.exec(await service.metrics())?.[1] ?? 0);

  it.each(['PURGE', 'DELETE'] as const)('%s: it is noticed, and every accepted review completes', async (request) => {
    const lostBefore = await losses();
    const before = await service.submit(sampleText, { preset: 'quick' });
    await service.follow(before);
    const reviews = await Promise.all([1, 2, 3].map(() => service.submit(sampleText, { preset: 'quick' })));
    await keeper(request);
    for (const review of reviews) expect((await service.follow(review)).at(-1)).toBe('completed');
    await expect.poll(losses, { timeout: 20_000 }).toBe(lostBefore + 1);
    await expect.poll(async () => (await fetch(`${service.adminUrl}/readyz`)).status, { timeout: 20_000 }).toBe(200);
    const after = await service.submit(sampleText, { preset: 'quick' });
    expect((await service.follow(after)).at(-1)).toBe('completed');
  });
});
