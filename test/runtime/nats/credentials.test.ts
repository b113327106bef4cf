import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'nats';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NatsServerFailed } from '../../../runtime/errors.ts';
import { openAddress, parseAddress } from '../../../runtime/nats/address.ts';
import { addressAs, openCredentials, readCredentials } from '../../../runtime/nats/credentials.ts';
import { isInbox } from '../../../runtime/nats/inbox.ts';
import { NatsServer } from '../../../runtime/nats/nats-server.ts';
import { processInfo } from '../../../runtime/process-info.ts';
import { systemEntropy } from '../../../runtime/random.ts';
import { systemClock } from '../../../runtime/time/system-clock.ts';

describe('nats server: credentials of its own', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'conclave-server-'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  const secured = () =>
    NatsServer.startSecured({
      directory,
      config: 'nats.conf',
      clock: systemClock,
      entropy: systemEntropy,
      experts: ['outside-a', 'outside-b'],
    });

  it('lets nobody in without a password, and every role with its own', async () => {
    const server = await secured();
    await expect(connect({ servers: server.url, maxReconnectAttempts: 0 })).rejects.toThrow(/authorization/i);
    const credentials = await readCredentials(directory);
    for (const role of ['runtime', 'observer', 'outside-a', 'outside-b']) {
      const { servers, user, pass } = parseAddress(addressAs(server.url, role, credentials));
      const connection = await connect({ servers: [...servers], user, pass });
      expect(connection.isClosed()).toBe(false);
      await connection.close();
    }
    await server.stop();
  });

  it('keeps every password in files only their owner reads, and none on a command line', async () => {
    const server = await secured();
    const passwords = Object.values(await readCredentials(directory));
    expect(new Set(passwords).size).toBe(8);
    for (const file of ['credentials.json', 'nats.conf', 'observer.env', 'outside-a.env']) {
      expect((await stat(join(directory, file))).mode & 0o077).toBe(0);
    }
    expect(await readFile(join(directory, 'observer.env'), 'utf8')).toContain('NATS_USER=observer');
    const { command } = (await processInfo(server.pid)) ?? { command: '' };
    for (const password of passwords) expect(command).not.toContain(password);
    await server.stop();
  });

  it('has the same passwords at the next start, and one for each expert that came since', async () => {
    const first = await openCredentials(directory, ['runtime'], systemEntropy);
    const second = await openCredentials(directory, ['runtime', 'outside-c'], systemEntropy);
    expect(second.runtime).toBe(first.runtime);
    expect(second['outside-c']).toMatch(/^p[0-9a-f]{48}$/);
  });

  it('refuses a damaged file, and says which', async () => {
    await writeFile(join(directory, 'credentials.json'), '{"runtime": 7}');
    await expect(readCredentials(directory)).rejects.toThrow(NatsServerFailed);
    await expect(readCredentials(directory)).rejects.toThrow(/credentials\.json is damaged/);
  });
});

it.each([
  ['nats://runtime:p1@127.0.0.1:4222', 'nats://127.0.0.1:4222'],
  ['nats://a:p@h:1,b:q@i:2', 'nats://h:1,i:2'],
  ['nats://127.0.0.1:4222', 'nats://127.0.0.1:4222'],
])('nats address: %s without its password is %s', (address, open) => {
  expect(openAddress(address)).toBe(open);
});

it.each([
  ['_INBOX.abc', true],
  ['_INBOX.outside-a.x.1', true],
  ['_INBOX.*', false],
  ['_INBOX.>', false],
  ['_INBOX', false],
  ['_INBOX..a', false],
  ['conclave.review.rev_1.verdict', false],
])('nats inbox: %s is one: %s', (subject, expected) => {
  expect(isInbox(subject)).toBe(expected);
});
