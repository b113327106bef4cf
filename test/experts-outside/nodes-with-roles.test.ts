import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'nats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewayProcess } from '../service/gateway-process.ts';
import { Service } from '../service/service.ts';
import { SecuredServer } from './secured-server.ts';

const TEXT = '1. Term. This agreement renews every year unless either party objects in writing.';

/** A node of the service and one that only takes requests, each with the rights of its role and no others. */
describe('nats.conf: nodes with the rights of their roles', () => {
  let server: SecuredServer;
  let service: Service;
  let gateway: GatewayProcess;
  let home: string;
  beforeAll(async () => {
    server = await SecuredServer.start(['roles']);
    service = await Service.start({ NATS_URL: server.urlOf('runtime') });
    home = await mkdtemp(join(tmpdir(), 'conclave-gateway-'));
    gateway = await GatewayProcess.start(home, { NATS_URL: server.urlOf('gateway') });
  }, 60_000);
  afterAll(async () => {
    await gateway.stop();
    await service.stop();
    await service.remove();
    await server.stop();
    await rm(home, { recursive: true, force: true });
  });

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(gateway.url + path, { ...init, headers: { authorization: `Bearer ${service.key}`, ...init.headers } });

  it('a gateway takes a submission, follows it, and has its result; nobody is refused anything', async () => {
    const answer = await ask('/api/review/text-review', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ document_text: TEXT, document_title: 'Term', preset: 'quick' }),
    });
    expect(answer.status).toBe(200);
    const { review_id } = (await answer.json()) as { review_id: string };
    expect(await (await ask(`/api/review/${review_id}/events`)).text()).toMatch(/event: completed/);
    const results = await ask(`/api/review/${review_id}/results`);
    expect(results.status).toBe(200);
    expect(await results.json()).toEqual(await service.json(`/api/review/${review_id}/results`));
    for (const { complaints } of [service, gateway]) expect(complaints).not.toMatch(/permission|"level":"error"/i);
  });

  it.each(['observer', 'outside-calendar', 'administrator'])(
    '%s gets nothing out of the log or the book',
    async (role) => {
      const user = { user: role, pass: `${role}-pw`, inboxPrefix: `_INBOX.${role}` };
      const connection = await connect({ servers: server.address, ...user });
      const get = (stream: string) =>
        connection.request(`$JS.API.STREAM.MSG.GET.${stream}`, JSON.stringify({ seq: 1 }), { timeout: 500 });
      await expect(get('CONCLAVE_LOG')).rejects.toThrow(/permission|timeout/i);
      await expect(get('KV_conclave-homes')).rejects.toThrow(/permission|timeout/i);
      await connection.close();
      const node = await connect({
        servers: server.address,
        user: 'runtime',
        pass: 'runtime-pw',
        inboxPrefix: '_INBOX.runtime',
      });
      const asked = await node.request('$JS.API.STREAM.MSG.GET.CONCLAVE_LOG', JSON.stringify({ seq: 1 }));
      expect(asked.json()).toHaveProperty('message');
      await node.close();
    },
  );
});
