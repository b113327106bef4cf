import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Accounts } from '../../gateway/accounts.ts';
import { createKey, hashKey, isKey } from '../../gateway/keys.ts';
import { openPepper } from '../../gateway/pepper.ts';
import { MemoryStore, seededEntropy, systemEntropy, VirtualClock } from '../../runtime/index.ts';

const entropy = seededEntropy(11);
const pepper = new Uint8Array(32).fill(7);

describe('keys: form', () => {
  test('a prefix, 32 random characters, 6 of checksum', () => {
    const keys = Array.from({ length: 200 }, () => createKey(systemEntropy));
    for (const key of keys) expect(key).toMatch(/^agr_live_[0-9A-Za-z]{38}$/);
    for (const key of keys) expect(isKey(key)).toBe(true);
    expect(new Set(keys).size).toBe(200);
  });

  test('one wrong character anywhere breaks the checksum', () => {
    const key = createKey(entropy);
    for (let at = 'agr_live_'.length; at < key.length; at += 1) {
      const wrong = key.slice(0, at) + (key[at] === 'a' ? 'b' : 'a') + key.slice(at + 1);
      expect(isKey(wrong)).toBe(false);
    }
  });

  test('every base62 digit is as likely as the others', () => {
    const counts = new Map<string, number>();
    for (let made = 0; made < 2_000; made += 1) {
      for (const digit of createKey(entropy).slice(9, 41)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
    }
    const expected = (2_000 * 32) / 62;
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(62);
    // 61 degrees of freedom: above 103 once in 1,600 fair draws; taking bytes modulo 62 gives over 150.
    expect(chi).toBeLessThan(103);
  });

  test('the hash depends on the pepper', () => {
    const key = createKey(entropy);
    expect(hashKey(key, pepper)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashKey(key, pepper)).not.toBe(hashKey(key, new Uint8Array(32)));
  });
});

const open = () => {
  const store = new MemoryStore();
  const clock = new VirtualClock(0);
  return { store, clock, accounts: new Accounts({ store, pepper, clock, entropy }) };
};

describe('accounts: authentication', () => {
  const account = { id: 'acme', name: 'Acme', tier: 'business' } as const;

  test('the key of an account, and no other', async () => {
    const { accounts } = open();
    const key = await accounts.create(account);
    expect(accounts.authenticate(key)).toMatchObject(account);
    expect(accounts.authenticate(key)).toMatchObject(account);
    expect(accounts.authenticate(createKey(entropy))).toBeUndefined();
    expect(accounts.authenticate('')).toBeUndefined();
    expect(accounts.authenticate(`${key} `)).toBeUndefined();
  });

  test('a remembered key does not let one with the same checksum in', async () => {
    const { accounts } = open();
    const key = await accounts.create(account);
    accounts.authenticate(key);
    const alike = `agr_live_${'x'.repeat(32)}${key.slice(-6)}`;
    expect(accounts.authenticate(alike)).toBeUndefined();
  });

  test('the store never holds a key', async () => {
    const { accounts, store } = open();
    const key = await accounts.create(account);
    expect(JSON.stringify([...store.range([])])).not.toContain(key.slice(9, 41));
    expect(store.get(['key', hashKey(key, pepper)])).toMatchObject({ account_id: 'acme', last_four: key.slice(-4) });
  });

  test('a key that was removed is dead within a second', async () => {
    const { accounts, store, clock } = open();
    const key = await accounts.create(account);
    expect(accounts.authenticate(key)).toBeDefined();
    await store.commit([{ op: 'remove', key: ['key', hashKey(key, pepper)] }]);
    clock.advance(1_000);
    expect(accounts.authenticate(key)).toBeUndefined();
  });
});

describe('accounts: first start', () => {
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'conclave-keys-'));
  });
  afterEach(() => rm(home, { recursive: true }));

  test('the demonstration account is made once, and its key stands in a file of the owner', async () => {
    const store = new MemoryStore();
    const accounts = new Accounts({ store, pepper, clock: new VirtualClock(0), entropy });
    const key = await accounts.openDemonstration(home);
    expect(await readFile(join(home, 'demo-key'), 'utf8')).toBe(`${key}\n`);
    expect((await stat(join(home, 'demo-key'))).mode & 0o777).toBe(0o600);
    expect(accounts.authenticate(key ?? '')).toMatchObject({ id: 'demonstration', tier: 'enterprise' });
    expect(await accounts.openDemonstration(home)).toBeUndefined();
  });

  test('a key file that others could read is closed to them', async () => {
    await writeFile(join(home, 'demo-key'), 'left by a crash\n', { mode: 0o644 });
    const accounts = new Accounts({ store: new MemoryStore(), pepper, clock: new VirtualClock(0), entropy });
    await accounts.openDemonstration(home);
    expect((await stat(join(home, 'demo-key'))).mode & 0o777).toBe(0o600);
  });

  test('the pepper is made once and kept', async () => {
    const made = await openPepper(home, systemEntropy);
    expect(Buffer.from(await openPepper(home, systemEntropy))).toEqual(Buffer.from(made));
    expect((await stat(join(home, 'key-pepper'))).mode & 0o777).toBe(0o600);
  });

  test('a damaged pepper is an error, not a new one', async () => {
    await writeFile(join(home, 'key-pepper'), 'abcd\n');
    await expect(openPepper(home, systemEntropy)).rejects.toThrow('is damaged');
  });
});
