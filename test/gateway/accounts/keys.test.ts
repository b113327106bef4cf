import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createKey, hashKey, isKey } from '../../../gateway/accounts/api-key.ts';
import { Authentication, KeyLimit, NoSuchKey, openDemonstration } from '../../../gateway/accounts/index.ts';
import { openPepper } from '../../../gateway/accounts/key-pepper.ts';
import { seededEntropy, systemEntropy, VirtualClock } from '../../../runtime/index.ts';
import { openAccountHome } from '../../actors/account/account-home.ts';

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

const openHome = () => {
  const clock = new VirtualClock(Date.UTC(2026, 10, 20));
  return openAccountHome({ clock, entropy, pepper }).then((home) => ({ ...home, clock }));
};

const openAccount = async () => {
  const home = await openHome();
  await home.accounts.open({ id: 'acme', name: 'Acme', tier: 'business' });
  const { key, key_id } = await home.accounts.addKey('acme', 'First key');
  return { ...home, key, key_id };
};

describe('accounts: authentication', () => {
  test('the key of an account, and no other', async () => {
    const { authentication, key } = await openAccount();
    expect(authentication.authenticate(key)).toMatchObject({ account_id: 'acme', tier: 'business' });
    expect(authentication.authenticate(key)).toMatchObject({ account_id: 'acme' });
    expect(authentication.authenticate(createKey(entropy))).toBeUndefined();
    expect(authentication.authenticate('')).toBeUndefined();
    expect(authentication.authenticate(`${key} `)).toBeUndefined();
  });

  test('a remembered key does not let one with the same checksum in', async () => {
    const { authentication, key } = await openAccount();
    authentication.authenticate(key);
    const alike = `agr_live_${'x'.repeat(32)}${key.slice(-6)}`;
    expect(authentication.authenticate(alike)).toBeUndefined();
  });

  test('neither store nor journal ever holds a key', async () => {
    const { authentication, store, key, accounts, bus } = await openAccount();
    const said: unknown[] = [];
    await bus.consume('reader', ['conclave.>'], (delivery) => said.push(delivery.body));
    await expect.poll(() => said.length).toBeGreaterThan(3);
    expect(JSON.stringify([...store.range([]), ...said])).not.toContain(key.slice(9, 41));
    expect(store.get(['key', hashKey(key, pepper)])).toMatchObject({ account_id: 'acme' });
    expect(accounts.view('acme').keys[0]).toMatchObject({ last_four: key.slice(-4), name: 'First key' });
    expect(authentication.authenticate(key)).toBeDefined();
  });

  test('a key that was revoked is dead at once where word of it arrives', async () => {
    const { authentication, accounts, key, key_id } = await openAccount();
    expect(authentication.authenticate(key)).toBeDefined();
    await accounts.revokeKey('acme', key_id);
    expect(authentication.authenticate(key)).toBeUndefined();
    await expect(accounts.revokeKey('acme', key_id)).rejects.toBeInstanceOf(NoSuchKey);
  });

  test('and within a second where it does not', async () => {
    const { accounts, store, clock, key, key_id } = await openAccount();
    const elsewhere = new Authentication({ store, pepper, clock });
    expect(elsewhere.authenticate(key)).toBeDefined();
    await accounts.revokeKey('acme', key_id);
    clock.advance(1_000);
    expect(elsewhere.authenticate(key)).toBeUndefined();
  });

  test('a regenerated key: the old one lives through its grace and not a millisecond more', async () => {
    const { authentication, accounts, clock, key, key_id } = await openAccount();
    const next = await accounts.regenerateKey('acme', key_id, 60_000);
    expect([authentication.authenticate(key), authentication.authenticate(next.key)]).not.toContain(undefined);
    clock.advance(59_999);
    expect(authentication.authenticate(key)).toBeDefined();
    clock.advance(1);
    expect(authentication.authenticate(key)).toBeUndefined();
    expect(authentication.authenticate(next.key)).toBeDefined();
  });

  test('regenerated again, the one before the last is dead at once', async () => {
    const { authentication, accounts, key, key_id } = await openAccount();
    const second = await accounts.regenerateKey('acme', key_id, 60_000);
    const third = await accounts.regenerateKey('acme', key_id, 60_000);
    expect(authentication.authenticate(key)).toBeUndefined();
    expect([authentication.authenticate(second.key), authentication.authenticate(third.key)]).not.toContain(undefined);
    const last = await accounts.regenerateKey('acme', key_id, 0);
    for (const dead of [key, second.key, third.key]) expect(authentication.authenticate(dead)).toBeUndefined();
    expect(authentication.authenticate(last.key)).toBeDefined();
  });

  test('as many keys as the tier has, also when they are asked for at once', async () => {
    const { accounts } = await openAccount();
    const made = await Promise.allSettled(Array.from({ length: 10 }, (_, at) => accounts.addKey('acme', `Key ${at}`)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(accounts.view('acme').keys).toHaveLength(5);
    await accounts.change('acme', { type: 'set-tier', tier: 'enterprise' });
    for (let at = 5; at < 20; at += 1) await accounts.addKey('acme', `Key ${at}`);
    await expect(accounts.addKey('acme', 'One more')).rejects.toBeInstanceOf(KeyLimit);
  });
});

describe('accounts: first start', () => {
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'conclave-keys-'));
  });
  afterEach(() => rm(home, { recursive: true }));

  test('the demonstration account is made once, and its key is in a file of the owner', async () => {
    const { accounts, authentication } = await openHome();
    const key = await openDemonstration(accounts, home, entropy);
    expect(await readFile(join(home, 'demo-key'), 'utf8')).toBe(`${key}\n`);
    expect((await stat(join(home, 'demo-key'))).mode & 0o777).toBe(0o600);
    expect(authentication.authenticate(key ?? '')).toMatchObject({ account_id: 'demonstration', tier: 'enterprise' });
    expect(await openDemonstration(accounts, home, entropy)).toBeUndefined();
  });

  test('a key file that others could read is closed to them', async () => {
    await writeFile(join(home, 'demo-key'), 'left by a crash\n', { mode: 0o644 });
    await openDemonstration((await openHome()).accounts, home, entropy);
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
