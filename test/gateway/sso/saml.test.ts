import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SamlSettings, saveSamlSettings } from '../../../gateway/sso/index.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';
import { signIn } from '../pages/app/browser.ts';
import { assertion, IDP, requestOf, response, type Said, SHA1, sign, signingKey } from './saml-provider.ts';

const idp = signingKey();
const evil = signingKey();

let gateway: RunningGateway;
let settings: SamlSettings;
beforeAll(async () => {
  gateway = await startGateway({ allowLoopbackWebhooks: true });
  settings = {
    entry_point: `${IDP}/sso`,
    idp_issuer: IDP,
    idp_cert: idp.publicKey,
    groups_attribute: 'groups',
    roles: [
      { group: 'legal', role: 'reviewer' },
      { group: 'admins', role: 'admin' },
    ],
    default_role: null,
  };
  await saveSamlSettings(gateway.store, 'acme', settings);
});
afterAll(() => gateway.close());

const cookieOf = (answer: Response, name: string): string =>
  new RegExp(`${name}=([^;]+)`).exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';

/** A browser at the provider: what it was asked, and what it keeps. */
async function begin(account = 'acme') {
  const started = await fetch(`${gateway.url}/app/sign-in/saml/${account}/start`, { redirect: 'manual' });
  const location = started.headers.get('location') ?? '';
  const audience = `${gateway.url}/app/sign-in/saml/${account}`;
  const said: Said = { request: location === '' ? '' : requestOf(location), acs: `${audience}/acs`, audience };
  return { status: started.status, location, browser: cookieOf(started, '__Host-sign-in'), said };
}

/** The provider's form, posted by its page: from another site, and without our cookies. */
const post = (xml: string, account = 'acme'): Promise<Response> =>
  fetch(`${gateway.url}/app/sign-in/saml/${account}/acs`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'cross-site', origin: IDP },
    body: new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64') }),
  });

const finish = (answer: Response, browser: string): Promise<Response> =>
  fetch(new URL(answer.headers.get('location') ?? '/app/none', gateway.url), {
    redirect: 'manual',
    headers: { cookie: `__Host-sign-in=${browser}` },
  });

const good = (said: Said): string => response(sign(assertion(said), idp), said);

describe('signing in at a SAML provider', () => {
  test('the answer becomes a ticket, and in the browser that asked a session', async () => {
    const { location, browser, said } = await begin();
    expect(location).toMatch(/^https:\/\/idp\.acme\.example\/sso\?SAMLRequest=/);
    const answer = await post(good({ ...said, groups: ['legal', 'admins'] }));
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([303, null]);
    const finished = await finish(answer, browser);
    expect([finished.status, finished.headers.get('location')]).toEqual([303, '/app/reviews']);
    const session = cookieOf(finished, '__Host-session');
    const page = await fetch(`${gateway.url}/app/people`, { headers: { cookie: `__Host-session=${session}` } });
    expect([page.status, (await page.text()).includes('anna@acme.example')]).toEqual([200, true]);
    expect((await finish(answer, browser)).status).toBe(401);
  });

  test('refuses a person in no group with a role', async () => {
    const { said } = await begin();
    expect((await post(good({ ...said, groups: ['sales'] }))).status).toBe(401);
  });
});

/** What an attacker makes of a request's answer. */
const ATTACKS: readonly (readonly [string, (said: Said) => string])[] = [
  ['nobody signed it', (said) => response(assertion(said), said)],
  ['another key signed it', (said) => response(sign(assertion(said), evil), said)],
  ['the name was changed after it was signed', (said) => good(said).replace('anna@acme', 'root@acme')],
  ['a comment is inside the name', (said) => good({ ...said, name: 'anna@acme.example<!---->.evil.example' })],
  ['it is for another audience', (said) => good({ ...said, audience: 'https://other.example' })],
  ['its time is over', (said) => good({ ...said, untilMs: -60_000 })],
  ['nobody asked for it', (said) => good({ ...said, request: '_nobody' })],
  ['another issuer made it', (said) => good({ ...said, issuer: 'https://evil.example' })],
  [
    'another issuer made the assertion',
    (said) => response(sign(assertion({ ...said, issuer: 'https://evil.example' }), idp), said),
  ],
  [
    'a forged assertion comes before the signed one',
    (said) =>
      response(assertion({ ...said, name: 'root@acme.example', id: '_evil' }) + sign(assertion(said), idp), said),
  ],
  [
    'a forged assertion comes after the signed one',
    (said) =>
      response(sign(assertion(said), idp) + assertion({ ...said, name: 'root@acme.example', id: '_evil' }), said),
  ],
  [
    'the signed assertion is hidden inside the signature',
    (said) => {
      const signed = sign(assertion(said), idp);
      const signature = /<Signature[\s\S]*<\/Signature>/.exec(signed)?.[0] ?? '';
      const held = signature.replace('</Signature>', `<Object>${signed.replace(signature, '')}</Object></Signature>`);
      const forged = assertion({ ...said, name: 'root@acme.example', id: '_evil' });
      return response(forged.replace('</saml:Issuer>', `</saml:Issuer>${held}`), said);
    },
  ],
  [
    'two assertions have one ID',
    (said) => {
      const signed = sign(assertion({ ...said, id: '_same' }), idp);
      const forged = assertion({ ...said, id: '_same', name: 'root@acme.example' });
      return response(`<samlp:Extensions>${signed}</samlp:Extensions>${forged}`, said);
    },
  ],
  ['it has two SignedInfo', (said) => good(said).replace('</SignedInfo>', '</SignedInfo><SignedInfo></SignedInfo>')],
  [
    'a forged digest is hidden in a comment',
    (said) => good(said).replace('anna@acme', 'root@acme').replace('<DigestValue>', '<DigestValue><!--forged-->'),
  ],
  [
    'the true digest is hidden in a comment',
    (said) => good(said).replace(/<DigestValue>([^<]+)</, '<DigestValue>Zm9yZ2Vk<!--$1--><'),
  ],
  ['it is signed with SHA-1', (said) => response(sign(assertion(said), idp, SHA1), said)],
  ['it has a DTD', (said) => `<!DOCTYPE x [<!ENTITY e "root@acme.example">]>${good(said)}`],
  ['it has a processing instruction', (said) => good(said).replace('<samlp:Status>', '<?x y?><samlp:Status>')],
  ['it has CDATA', (said) => good({ ...said, name: '<![CDATA[anna@acme.example]]>' })],
  ['it was sent elsewhere', (said) => good({ ...said, destination: 'https://other.example/acs' })],
  ['its recipient is another service', (said) => good({ ...said, recipient: 'https://other.example/acs' })],
  ['it says that it failed', (said) => good({ ...said, status: 'Requester' })],
  ['its name is for one sign-in', (said) => good(said).replace('emailAddress', 'transient')],
  ['it is deep', () => '<a>'.repeat(20_000) + '</a>'.repeat(20_000)],
  ['it is long', (said) => good({ ...said, groups: ['x'.repeat(280_000)] })],
  ['it is no XML', () => 'hello'],
];

describe('answers that are refused', () => {
  test.each(ATTACKS)('%s', async (_, forge) => {
    const { browser, said } = await begin();
    const answer = await post(forge(said));
    expect(answer.status).toBe(401);
    expect(answer.headers.get('location')).toBeNull();
    // The request is still under way: a forged answer takes nothing from the true one.
    const after = await post(good(said));
    expect(after.status).toBe(303);
    expect((await finish(after, browser)).status).toBe(303);
  });

  test('each refusal is on the audit trail, with the address and without what was sent', async () => {
    const count = () => [...gateway.store.range(['audit'])].length;
    const before = count();
    const { said } = await begin();
    await post(response(assertion(said), said));
    const entry = [...gateway.store.range(['audit'])].at(-1)?.[1];
    expect(entry).toMatchObject({
      act: 'app.sign-in.refused',
      params: { address: expect.stringContaining('127.0.0.1'), connection: 'company' },
    });
    expect(JSON.stringify(entry)).not.toContain('anna@acme');
    expect(count()).toBe(before + 1);
  });

  test('the same again', async () => {
    const { said } = await begin();
    const xml = good(said);
    expect((await post(xml)).status).toBe(303);
    expect((await post(xml)).status).toBe(401);
    const both = await begin();
    const twice = await Promise.all([post(good(both.said)), post(good(both.said))]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([303, 401]);
  });

  test('a stranger’s answer in another browser', async () => {
    const stranger = await begin();
    const victim = await begin();
    const answer = await post(good({ ...stranger.said, name: 'eve@acme.example' }));
    expect((await finish(answer, victim.browser)).status).toBe(401);
    expect((await finish(answer, stranger.browser)).status).toBe(401);
  });

  test('an answer for another account', async () => {
    await saveSamlSettings(gateway.store, 'other', settings);
    const { said } = await begin();
    expect((await post(good(said), 'other')).status).toBe(401);
    expect((await begin('other')).status).toBe(401);
    expect((await post(good(said), 'nobody')).status).toBe(401);
  });
});

describe('the settings of it', () => {
  const form = () => ({
    entry_point: 'https://idp.example/sso',
    idp_issuer: 'https://idp.example',
    idp_cert: idp.publicKey,
    groups_attribute: 'groups',
    roles: 'legal = reviewer',
    default_role: 'viewer',
  });

  test.each([
    ['a text that is not a certificate', { idp_cert: 'hello' }],
    ['an address over http', { entry_point: 'http://idp.example/sso' }],
    ['a script for an address', { entry_point: 'javascript:alert(1)' }],
    ['a role that there is not', { roles: 'legal = owner' }],
  ])('%s is refused', async (_, change) => {
    const { browse } = await signIn(gateway, 'admin');
    expect((await browse('/app/sso/saml', { form: { ...form(), ...change } })).status).toBe(400);
  });

  test('are saved by an admin, and offered to who signs in', async () => {
    const { browse } = await signIn(gateway, 'admin');
    expect((await browse('/app/sso/saml', { form: form() })).status).toBe(303);
    expect((await browse('/app/sso')).text).toContain('https://idp.example/sso');
    expect((await browse('/app/sign-in/company?account=acme')).text).toContain('/app/sign-in/saml/acme/start');
    expect((await browse('/app/sign-in/company?account=nobody')).status).toBe(404);
  });
});
