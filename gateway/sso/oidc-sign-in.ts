/**
 * OidcSignIn: signing in at a company's OpenID provider (OpenID Connect Core 1.0; code flow with PKCE, state and nonce). The
 * exchange itself is openid-client's; here is whose it is, and what role it gives.
 */
import type { Configuration } from 'openid-client';
import type { Clock, Entropy, Store } from '../../runtime/index.ts';
import type { Identity } from '../people/index.ts';
import { nameOf, roleOf, SignInRefused } from './groups.ts';
import { type OidcSettings, oidcSettings } from './oidc-settings.ts';
import { type OutsideFetch, outsideFetch, refuseProvider } from './outside-fetch.ts';
import { PendingSignIns } from './pending-sign-ins.ts';

/** How long a provider's discovery document is cached, in milliseconds. */
const DESCRIBED_MS = 10 * 60_000;
const MAX_DESCRIBED = 500;

/** Loaded with the first sign-in: most services have none. */
const openId = () => import('openid-client');

export interface OidcSignInOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly allowLoopback: boolean;
  /** Of an account; what its admin saved unless given. */
  readonly settingsOf?: (account: string) => OidcSettings | undefined;
}

export class OidcSignIn {
  readonly #options: OidcSignInOptions;
  readonly #pending: PendingSignIns;
  readonly #fetch: OutsideFetch;
  readonly #described = new Map<string, { readonly config: Configuration; readonly at: number }>();

  constructor(options: OidcSignInOptions) {
    this.#options = options;
    this.#pending = new PendingSignIns(options);
    this.#fetch = outsideFetch(options.allowLoopback);
  }

  /** Where the browser goes, and what it keeps meanwhile. Rejects with SignInRefused. */
  async begin(account: string, redirectUri: string): Promise<{ readonly location: string; readonly browser: string }> {
    const settings = this.#settings(account);
    const client = await openId();
    const config = await refusing(() => this.#describe(settings));
    const { state, nonce, verifier, browser } = await this.#pending.begin(account);
    const asked = {
      redirect_uri: redirectUri,
      scope: settings.scope,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    };
    // The library refuses some addresses by itself.
    const to = await refusing(async () => client.buildAuthorizationUrl(config, asked));
    if (refuseProvider(to.href, this.#options.allowLoopback) !== undefined) {
      throw new SignInRefused('the provider sends people to an address that is not https');
    }
    return { location: to.href, browser };
  }

  /** The person whom the identity provider vouches for. Rejects with SignInRefused. */
  async finish(answer: URL, browser: string): Promise<{ readonly account: string; readonly identity: Identity }> {
    const state = answer.searchParams.get('state') ?? '';
    const pending = await this.#pending.take(state, browser);
    if (pending === undefined) throw new SignInRefused('no sign-in of this browser is under way');
    const settings = this.#settings(pending.account_id);
    const claims = await refusing(async () => {
      const client = await openId();
      const checks = {
        pkceCodeVerifier: pending.verifier,
        expectedState: state,
        expectedNonce: pending.nonce,
        idTokenExpected: true,
      };
      const tokens = await client.authorizationCodeGrant(await this.#describe(settings), answer, checks);
      return tokens.claims();
    });
    if (claims === undefined) throw new SignInRefused('the provider names nobody');
    const role = roleOf(settings, claims[settings.groups_claim]);
    if (role === undefined) throw new SignInRefused('none of the groups of this person has a role');
    const subject = `${claims.iss} ${claims.sub}`;
    const name = nameOf([claims.name, claims.preferred_username, claims.email, claims.sub]);
    return { account: pending.account_id, identity: { connection: 'oidc', subject, name, role } };
  }

  #settings(account: string): OidcSettings {
    const { store, settingsOf = (asked: string) => oidcSettings(store, asked) } = this.#options;
    const settings = settingsOf(account);
    if (settings === undefined) throw new SignInRefused('the account has no identity provider');
    return settings;
  }

  async #describe(settings: OidcSettings): Promise<Configuration> {
    const { issuer, client_id, client_secret } = settings;
    const now = this.#options.clock.now();
    const key = JSON.stringify([issuer, client_id, client_secret]);
    const known = this.#described.get(key);
    if (known !== undefined && known.at + DESCRIBED_MS > now) return known.config;
    const client = await openId();
    const insecure = issuer.startsWith('http:') ? { execute: [client.allowInsecureRequests] } : {};
    const options = { [client.customFetch]: this.#fetch, ...insecure };
    const config = await client.discovery(new URL(issuer), client_id, client_secret, undefined, options);
    if (this.#described.size >= MAX_DESCRIBED) this.#described.clear();
    this.#described.set(key, { config, at: now });
    return config;
  }
}

/** What the provider gets wrong is a refusal, whatever the library calls it. */
async function refusing<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    const { code = '', message = '' } = cause as { code?: string; message?: string };
    throw new SignInRefused(`${code} ${message}`.trim(), { cause });
  }
}
