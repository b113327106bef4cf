import { describe, expect, it } from 'vitest';
import {
  NotOpened,
  Recipient,
  Seal,
  sealFor,
  seededEntropy,
  silentLogger,
  systemClock,
  systemEntropy,
} from '../../../runtime/index.ts';
import { MemoryCommitLog } from '../../../runtime/replication/memory-commit-log.ts';
import { MemoryLog } from '../../../runtime/replication/memory-log.ts';
import { SealedLog } from '../../../runtime/replication/sealed-log.ts';

const SECRET = Buffer.alloc(32, 7);
const bytes = (text: string): Uint8Array => Buffer.from(text);
const text = (plain: Uint8Array | undefined): string | undefined => plain && Buffer.from(plain).toString();

describe('seal', () => {
  it('is opened with the secret, also in another process', () => {
    const sealed = new Seal(SECRET, 'log', seededEntropy(1)).close(bytes('whsec_x'), 'entry 1');
    expect(Buffer.from(sealed).includes('whsec_x')).toBe(false);
    expect(text(new Seal(SECRET, 'log', seededEntropy(2)).open(sealed, 'entry 1'))).toBe('whsec_x');
  });

  it('never repeats itself', () => {
    const seal = new Seal(SECRET, 'log', seededEntropy(1));
    const sealed = Array.from({ length: 1_000 }, () => Buffer.from(seal.close(bytes('same'), 'c')).toString('hex'));
    expect(new Set(sealed).size).toBe(1_000);
  });

  it.each([
    ['another secret', new Seal(Buffer.alloc(32, 8), 'log', seededEntropy(3)), 'entry 1'],
    ['another purpose', new Seal(SECRET, 'copy', seededEntropy(3)), 'entry 1'],
    ['another context', new Seal(SECRET, 'log', seededEntropy(3)), 'entry 2'],
  ])('is not opened with %s', (_, seal, context) => {
    const sealed = new Seal(SECRET, 'log', seededEntropy(1)).close(bytes('plain'), 'entry 1');
    expect(() => seal.open(sealed, context)).toThrow(NotOpened);
  });

  it('is not opened when any of its bytes was changed, or the end is missing', () => {
    const seal = new Seal(SECRET, 'log', seededEntropy(1));
    const sealed = seal.close(bytes('plain'), 'c');
    for (const at of sealed.keys()) {
      const changed = Uint8Array.from(sealed);
      changed[at] = (changed[at] as number) ^ 1;
      expect(() => seal.open(changed, 'c')).toThrow(NotOpened);
    }
    expect(() => seal.open(sealed.subarray(0, -1), 'c')).toThrow(NotOpened);
    expect(() => seal.open(new Uint8Array(), 'c')).toThrow(NotOpened);
  });
});

describe('recipient', () => {
  it('opens what was sealed for it, for the same purpose, and nobody else does', () => {
    const [ours, other] = [new Recipient(systemEntropy), new Recipient(systemEntropy)];
    const sealed = sealFor(ours.publicKey, bytes('pepper'), 'pepper', systemEntropy);
    expect(Buffer.from(sealed, 'base64').includes('pepper')).toBe(false);
    expect(ours.open(sealed, 'pepper').toString()).toBe('pepper');
    expect(() => ours.open(sealed, 'admin')).toThrow(NotOpened);
    expect(() => other.open(sealed, 'pepper')).toThrow(NotOpened);
    expect(() => ours.open(`${sealed.slice(0, -8)}AAAAAAA=`, 'pepper')).toThrow(NotOpened);
  });

  it.each(['', 'x', 'A'.repeat(44), Buffer.alloc(31).toString('base64'), Buffer.alloc(32).toString('base64')])(
    'a public key that is none, or that anybody could answer for, is refused: %j',
    (key) => {
      expect(() => sealFor(key, bytes('pepper'), 'pepper', systemEntropy)).toThrow(Error);
    },
  );
});

describe('sealed log', () => {
  it('reads entries of a build that did not seal, and passes over what another secret has sealed', async () => {
    const shared = new MemoryCommitLog(new MemoryLog({ clock: systemClock }));
    const log = (secret: Uint8Array): SealedLog =>
      new SealedLog(shared, new Seal(secret, 'log', systemEntropy), silentLogger);
    await shared.append(bytes('former'), 'a/b/1');
    await log(Buffer.alloc(32, 1)).append(bytes('foreign'), 'a/b/2');
    await log(SECRET).append(bytes('ours'), 'a/b/3');
    const { incarnation } = await shared.bounds();
    const heard: (string | undefined)[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const following = await log(SECRET).follow(
      { incarnation, position: 0 },
      async ({ body }) => {
        heard.push(text(body));
        if (heard.length === 3) resolve();
      },
      () => undefined,
    );
    await promise;
    await following.stop();
    expect(heard).toEqual(['former', undefined, 'ours']);
  });
});
