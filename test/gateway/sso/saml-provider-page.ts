/** A SAML identity provider that people meet: a page that asks who they are, and one that sends them back with an answer. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inflateRawSync } from 'node:zlib';
import { assertion, response, type SigningKey, sign } from './saml-provider.ts';

export interface SamlProvider {
  /** Its name, and the address people are sent to. */
  readonly issuer: string;
  readonly entryPoint: string;
  /** What answers are signed with from now on. */
  key: SigningKey;
  readonly close: () => void;
}

const GROUPS = ['legal'];

const page = (inner: string): string => `<!doctype html><title>Acme identity</title><h1>Acme identity</h1>${inner}`;

export async function startSamlProvider(key: SigningKey): Promise<SamlProvider> {
  const server = createServer((request, answer) => {
    answered(request, provider).then(
      (text) => answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text),
      () => answer.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: SamlProvider = { issuer, entryPoint: `${issuer}/sso`, key, close: () => server.close() };
  return provider;
}

async function answered(request: IncomingMessage, { issuer, key }: SamlProvider): Promise<string> {
  const url = new URL(request.url ?? '/', issuer);
  const asked = url.searchParams.get('SAMLRequest') ?? '';
  const attribute = /^[\w+/=]+$/.test(asked) ? asked : '';
  const user = url.searchParams.get('user');
  if (user === null) {
    return page(
      `<form><input type="hidden" name="SAMLRequest" value="${attribute}"><label>Who is it? <input name="user"></label><button>Sign in</button></form>`,
    );
  }
  const xml = inflateRawSync(Buffer.from(asked, 'base64')).toString();
  const found = (pattern: RegExp): string => pattern.exec(xml)?.[1] ?? '';
  const acs = found(/AssertionConsumerServiceURL="([^"]+)"/);
  const audience = found(/<(?:\w+:)?Issuer[^>]*>([^<]+)</);
  const said = { request: found(/ID="([^"]+)"/), acs, audience, issuer, name: user, groups: GROUPS };
  const answer = Buffer.from(response(sign(assertion(said), key), said)).toString('base64');
  return page(
    `<form method="post" action="${acs}"><input type="hidden" name="SAMLResponse" value="${answer}"><button>Go on</button></form>`,
  );
}
