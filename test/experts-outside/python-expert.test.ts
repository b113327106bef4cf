import { spawnSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReviewResult } from '../../protocols/index.ts';
import { sampleText } from '../actors/publishing/sample-result.ts';
import { Service } from '../service/service.ts';
import { Guest, remark, steadfast } from './guest.ts';
import { PythonExpert } from './python-expert.ts';
import { SecuredServer } from './secured-server.ts';

const ID = 'outside-calendar';
const ROLE = { id: ID, user: ID, pass: `${ID}-pw` };
const ROSTER = [
  {
    id: ID,
    name: 'Calendar reader',
    domain: 'legal',
    competence: ['cure_period'],
    precision: 0.8,
    deadline_seconds: 25,
  },
];

/** What speaks for the expert: the example where there is a Python, a guest of the same manners everywhere. */
const VOICES: Record<string, (server: SecuredServer) => Promise<{ stop: () => Promise<void> }>> = {
  guest: (server) =>
    Guest.start({
      servers: server.address,
      ...ROLE,
      onBrief: async (asked, self) => {
        const text = await self.text(asked.review_id);
        await self.offer(asked, { findings: [remark(ID, text, 'ninety (90) days', { category: 'cure_period' })] });
      },
      onCall: steadfast,
    }),
};
if (spawnSync('python3', ['--version']).status === 0) {
  VOICES['example in Python'] = (server) => PythonExpert.start(server.urlOf(ID));
}

describe('outside experts: the documented way, with the role of nats.conf', { timeout: 120_000 }, () => {
  let server: SecuredServer;
  let service: Service;
  beforeAll(async () => {
    server = await SecuredServer.start(['roles']);
    const home = await mkdtemp(join(tmpdir(), 'conclave-'));
    await writeFile(join(home, 'experts.json'), JSON.stringify(ROSTER));
    service = await Service.start({ NATS_URL: server.urlOf('runtime') }, home);
  });
  afterAll(async () => {
    await service.stop();
    await service.remove();
    await server.stop();
  });

  it.each(Object.keys(VOICES))('%s sits on a real panel and its issue is in the report', async (name) => {
    const voice = await VOICES[name]?.(server);
    const id = await service.submit(sampleText, { preset: 'legal' });
    expect((await service.follow(id)).at(-1)).toBe('completed');
    const result = ReviewResult.parse(await service.json(`/api/review/${id}/results`));
    const raised = result.structured_issues.filter(({ raised_by: raisers }) => raisers.includes(ID));
    expect(raised).toHaveLength(1);
    expect(raised[0]?.evidence[0]?.quote).toBe('ninety (90) days');
    expect(result.panel.find(({ expert }) => expert === ID)).toMatchObject({
      name: 'Calendar reader',
      findings: 1,
      failure: null,
    });
    const report = await (await service.fetch(`/api/review/${id}/download/md`)).text();
    expect(report).toContain('Calendar reader');
    await voice?.stop();
  });

  it('does not show the password of the message server', () => {
    expect(service.natsUrl).toBe(`nats://runtime@${server.address}`);
  });
});
