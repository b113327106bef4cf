import { expect, it } from 'vitest';
import { PlaybookLimit, PlaybookService } from '../../../gateway/playbooks/index.ts';
import type { Playbook } from '../../../protocols/playbook/index.ts';
import { MemoryStore, seededEntropy, VirtualClock } from '../../../runtime/index.ts';
import { openAccountHome } from '../../actors/account/account-home.ts';

const playbook = (text: string): Playbook => ({ name: 'Ours', topics: [], checks: [], text });

it('counts the bytes of all versions of an account’s playbooks, and only of its own', async () => {
  const clock = new VirtualClock(0);
  const entropy = seededEntropy(1);
  const store = new MemoryStore();
  const home = await openAccountHome({ clock, entropy, pepper: entropy.bytes(32), store });
  const service = new PlaybookService({ ...home, store, clock, entropy, maxBytes: 3_000 });
  const { id } = await service.create('acme', playbook('a'.repeat(1_000)));
  expect(await service.replace('acme', id, playbook('b'.repeat(1_000)))).toMatchObject({ version: 2 });
  await expect(service.replace('acme', id, playbook('c'.repeat(1_000)))).rejects.toBeInstanceOf(PlaybookLimit);
  await expect(service.create('acme', playbook('c'.repeat(1_000)))).rejects.toBeInstanceOf(PlaybookLimit);
  expect(service.get('acme', id)).toMatchObject({ version: 2 });
  expect(service.list('acme')[0]).not.toHaveProperty('bytes');
  await service.create('other', playbook('c'.repeat(1_000)));
  await service.remove('acme', id);
  await service.create('acme', playbook('c'.repeat(2_000)));
  await home.close();
});
