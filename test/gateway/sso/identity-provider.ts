/** A real OpenID provider on loopback (oidc-provider), with a log-in page that asks only who it is. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

const SECRET = 's'.repeat(32);

export interface IdentityProvider {
  readonly issuer: string;
  readonly secret: string;
  /** People by their subject, with their claims. */
  readonly people: Map<string, Record<string, unknown>>;
  readonly close: () => void;
}

export async function startIdentityProvider(redirectUri: string): Promise<IdentityProvider> {
  const people = new Map<string, Record<string, unknown>>();
  let answer: ReturnType<Provider['callback']> = () => Promise.resolve();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'conclave',
        client_secret: SECRET,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub', 'groups'], profile: ['name'], email: ['email'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { Session: 600, Grant: 600, Interaction: 600, IdToken: 600, AccessToken: 600 },
    cookies: { keys: ['test'] },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id, ...people.get(id) }) }),
  });
  const callback = provider.callback();
  answer = async (request, response) => {
    const found = /^\/interaction\/[^/?]+(?:\?user=([\w-]+))?/.exec(request.url ?? '');
    if (found === null) return callback(request, response);
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login') {
      if (found[1] === undefined) return void response.end('Who is it?');
      return provider.interactionFinished(request, response, { login: { accountId: found[1] } });
    }
    const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params.client_id) });
    grant.addOIDCScope('openid profile email');
    const consent = { grantId: await grant.save() };
    return provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
  };
  return { issuer, secret: SECRET, people, close: () => server.close() };
}
