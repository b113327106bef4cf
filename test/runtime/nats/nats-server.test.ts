import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NatsServerFailed } from '../../../runtime/errors.ts';
import { createLogger } from '../../../runtime/logger.ts';
import { NatsServer } from '../../../runtime/nats/nats-server.ts';
import { processInfo } from '../../../runtime/process-info.ts';
import { systemClock } from '../../../runtime/time/system-clock.ts';
import { gathering } from '../hosting/gathering.ts';

const config = 'nats.conf';

describe('nats server', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'conclave-server-'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  it('runs on loopback with its data under the directory, and leaves nothing behind', async () => {
    const server = await NatsServer.start({ directory, config, clock: systemClock });
    expect(server.url).toMatch(/^nats:\/\/127\.0\.0\.1:\d+$/);
    const running = await processInfo(server.pid);
    expect(running?.parent).toBe(process.pid);
    expect(running?.command).toContain(join(directory, 'journal'));
    await server.stop();
    expect(await processInfo(server.pid)).toBeUndefined();
    await expect(readFile(join(directory, 'nats-server.json'))).rejects.toThrow(/ENOENT/);
  });

  it('is started again on the same port when it dies', async () => {
    const lines = gathering<string>();
    const log = createLogger({ clock: systemClock, write: lines.add });
    const server = await NatsServer.start({ directory, config, clock: systemClock, log });
    const { url, pid } = server;
    process.kill(pid, 'SIGKILL');
    expect((await lines.take(2)).map((line) => JSON.parse(line).event)).toEqual([
      'nats_server.died',
      'nats_server.restarted',
    ]);
    expect(server.url).toBe(url);
    expect(server.pid).not.toBe(pid);
    await server.stop();
    expect(await processInfo(server.pid)).toBeUndefined();
  });

  it('stopped while it restarts, leaves no child', async () => {
    const lines = gathering<string>();
    const log = createLogger({ clock: systemClock, write: lines.add });
    const server = await NatsServer.start({ directory, config, clock: systemClock, log });
    process.kill(server.pid, 'SIGKILL');
    await lines.take(1);
    await server.stop();
    expect(await processInfo(server.pid)).toBeUndefined();
  });

  it('ends the orphan of a service that was killed, and starts', async () => {
    const service = await startService(directory);
    service.process.kill('SIGKILL');
    await once(service.process, 'exit');
    expect((await processInfo(service.pid))?.command).toContain('nats-server');
    const server = await NatsServer.start({ directory, config, clock: systemClock });
    expect(await processInfo(service.pid)).toBeUndefined();
    await server.stop();
  });

  it('leaves the server of a running service alone', async () => {
    const service = await startService(directory);
    await expect(NatsServer.start({ directory, config, clock: systemClock })).rejects.toThrow(/another service/);
    expect(await processInfo(service.pid)).toBeDefined();
    service.process.kill('SIGTERM');
    await once(service.process, 'exit');
    expect(await processInfo(service.pid)).toBeUndefined();
  });

  it('spares a process that only has the recorded id', async () => {
    const bystander = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    await once(bystander, 'spawn');
    await writeFile(join(directory, 'nats-server.json'), JSON.stringify({ pid: bystander.pid, parent: 1 }));
    const server = await NatsServer.start({ directory, config, clock: systemClock });
    await server.stop();
    expect(await processInfo(bystander.pid as number)).toBeDefined();
    bystander.stdin.end();
    await once(bystander, 'exit');
  });

  it('a configuration it cannot read fails, and says where the log is', async () => {
    const broken = join(directory, 'broken.conf');
    await writeFile(broken, 'jetstream {');
    const start = NatsServer.start({ directory, config: broken, clock: systemClock });
    await expect(start).rejects.toThrow(NatsServerFailed);
    await expect(start).rejects.toThrow(/nats-server\.log/);
  });
});

/** Its own service process with a server on the directory. */
async function startService(directory: string) {
  const child = spawn(process.execPath, [new URL('nats-service.ts', import.meta.url).pathname, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, pid: Number(String(line)) };
}
