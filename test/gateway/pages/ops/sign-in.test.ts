import { describe, expect, it } from 'vitest';
import { HOUR, operatorsSite, REVIEW, TOKEN } from './operators-site.ts';

const { clock, get, post, signIn, sitePaths } = operatorsSite(0);

describe('operators: signing in', () => {
  it('shows nothing without a sign-in, and redirects browsers to it', async () => {
    const paths = sitePaths().filter((path) => !path.startsWith('/ops/sign-'));
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const target = path.replace(/:\w+/g, REVIEW);
      const isPost = /confirm$|act$|redeliver$/.test(path);
      const answer = isPost ? await post(target, [], {}) : await get(target, {});
      expect([path, answer.status]).toEqual([path, isPost ? 401 : 303]);
      const asked = isPost ? answer : await get(target, { accept: 'application/json' });
      expect([path, asked.status]).toEqual([path, 401]);
    }
  });

  it('takes the admin token alone, and gives a cookie for this host only', async () => {
    const wrong = await post('/ops/sign-in', [['token', `${TOKEN}x`]], {});
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([403, null]);
    const { answer, cookie } = await signIn();
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-conclave-ops=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    );
    const page = await get('/ops/reviews', { cookie });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<bdi>Jo</bdi>');
  });

  it.each([
    ['?next=/ops/reviews', '/ops/reviews'],
    ['?next=//evil.example/', '/ops/'],
    ['?next=/ops//evil.example', '/ops/'],
    ['?next=https://evil.example/ops/', '/ops/'],
    ['?next=/ops/%0d%0aset-cookie:x', '/ops/'],
    ['?next=/ops/sign-out', '/ops/'],
    ['', '/ops/'],
  ])('goes on after %s to %s', async (next, location) => {
    expect((await signIn(next)).answer.headers.get('location')).toBe(location);
  });

  it('ends a session at sign-out, after an hour of silence, and after eight hours', async () => {
    const { cookie } = await signIn();
    const status = async () => (await get('/ops/reviews', { cookie })).status;
    await post('/ops/sign-out', [], { cookie, 'sec-fetch-site': 'same-origin' });
    expect(await status()).toBe(303);
    const silent = (await signIn()).cookie;
    await clock.advance(HOUR);
    expect((await get('/ops/reviews', { cookie: silent })).status).toBe(303);
    const busy = (await signIn()).cookie;
    for (let minutes = 0; minutes < 480; minutes += 48) {
      expect((await get('/ops/reviews', { cookie: busy })).status).toBe(200);
      await clock.advance(48 * 60_000);
    }
    expect((await get('/ops/reviews', { cookie: busy })).status).toBe(303);
  });

  it('does nothing for a form of another site, though the browser sends the cookie', async () => {
    const { cookie } = await signIn();
    const posted = sitePaths().filter((path) => /confirm$|act$|redeliver$|sign-in$|sign-out$/.test(path));
    expect(posted.length).toBeGreaterThan(4);
    for (const path of posted) {
      const target = path.replace(/:\w+/g, REVIEW);
      const answer = await post(target, [['act', 'drop']], { cookie, 'sec-fetch-site': 'cross-site' });
      expect([path, answer.status]).toEqual([path, 403]);
    }
    expect((await get('/ops/reviews', { cookie })).status).toBe(200);
  });

  it('lets one address try twenty times a minute', async () => {
    await clock.advance(61_000);
    const statuses: number[] = [];
    for (let tries = 0; tries < 22; tries += 1)
      statuses.push((await post('/ops/sign-in', [['token', 'x']], {})).status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
    await clock.advance(61_000);
  });
});
