/**
 * SamlSignIn: signing in at a company's SAML 2.0 provider. Signature, audience and times are node-saml's; what it lets pass and
 * should not is refused before it, and whose sign-in it is, is decided here.
 *
 * Invariants:
 *  1. An answer counts once, for a request of ours that is under way, and in the browser that made the request. The provider's
 *     form is posted without our cookies, so the answer becomes a ticket that only that browser can turn into a session.
 */
import type { Profile, SAML } from '@node-saml/node-saml';
import { z } from 'zod';
import { type Clock, type Entropy, type Store, table } from '../../runtime/index.ts';
import { createToken, hashToken, type Identity, isToken, Role } from '../people/index.ts';
import { nameOf, roleOf, SignInRefused } from './groups.ts';
import { refuseAnswer } from './saml-gate.ts';
import { type SamlSettings, samlSettings } from './saml-settings.ts';

/** A request is answered, and a ticket turned in, within this; milliseconds. */
const REQUEST_MS = 10 * 60_000;
const TICKET_MS = 60_000;
const SKEW_MS = 5_000;
const ASSERTION_MS = 5 * 60_000;

/** Requests of one account under way; beyond it the oldest are forgotten. */
const MAX_PENDING = 200;

const Pending = z.strictObject({ browser: z.string(), at: z.number() });

const Ticket = z.strictObject({
  account: z.string(),
  browser: z.string(),
  at: z.number(),
  identity: z.strictObject({ connection: z.literal('saml'), subject: z.string(), name: z.string(), role: Role }),
});

export interface SamlSignInOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
}

/** Names of this service towards one account's provider. */
export interface ServiceNames {
  readonly entityId: string;
  /** Where the provider's answers are posted. */
  readonly acs: string;
}

export const samlRecords = {
  /** Requests under way, by account and hash of the request. */
  pending: table('saml-pending', (account: string, hash: string) => [account, hash], Pending, {
    cameAt: ({ at }) => at,
  }),
  /** What an answer became, by hash of the ticket. */
  ticket: table('saml-ticket', (hash: string) => [hash], Ticket, { cameAt: ({ at }) => at }),
} as const;

const pendingKey = (account: string, request: string) => samlRecords.pending.key(account, hashToken(request));
const ticketKey = (ticket: string) => samlRecords.ticket.key(hashToken(ticket));

export class SamlSignIn {
  readonly #options: SamlSignInOptions;

  constructor(options: SamlSignInOptions) {
    this.#options = options;
  }

  /** Where the browser goes, and what it keeps meanwhile. Rejects with SignInRefused. */
  async begin(account: string, names: ServiceNames): Promise<{ readonly location: string; readonly browser: string }> {
    const { store, clock, entropy } = this.#options;
    const browser = createToken(entropy);
    const saved: string[] = [];
    const saml = await this.#saml(account, names, (id) => saved.push(id));
    const location = await saml.getAuthorizeUrlAsync('', undefined, {});
    const [request] = saved;
    if (request === undefined) throw new SignInRefused('the request has no id');
    const at = clock.now();
    const gone = [...store.range(samlRecords.pending.under(account))]
      .map(([key, value]) => ({ key, at: Pending.parse(value).at }))
      .toSorted((a, b) => b.at - a.at)
      .filter((each, index) => each.at + REQUEST_MS <= at || index >= MAX_PENDING - 1);
    await store.commit([
      ...gone.map(({ key }) => ({ op: 'remove', key }) as const),
      { op: 'put', key: pendingKey(account, request), value: { browser: hashToken(browser), at } },
    ]);
    return { location, browser };
  }

  /** Takes the provider's answer; gives the ticket that its browser turns in. Rejects with SignInRefused. */
  async answer(account: string, names: ServiceNames, encoded: string): Promise<string> {
    const { store, clock, entropy } = this.#options;
    const settings = this.#settings(account);
    const xml = Buffer.from(encoded, 'base64').toString('utf8');
    const refused = refuseAnswer(xml, { destination: names.acs, issuer: settings.idp_issuer });
    if (refused !== undefined) throw new SignInRefused(refused);
    const profile = await this.#validated(await this.#saml(account, names), encoded);
    if (profile.issuer !== settings.idp_issuer) throw new SignInRefused('the issuer is another one');
    const key = pendingKey(account, String(profile.inResponseTo ?? ''));
    const found = store.get(key);
    const ticket = createToken(entropy);
    const identity = identityOf(settings, profile);
    const at = clock.now();
    const value = found && { account, browser: Pending.parse(found).browser, at, identity };
    const isTaken =
      found !== undefined &&
      (await store.commit(
        [
          { op: 'remove', key },
          { op: 'put', key: ticketKey(ticket), value },
        ],
        [{ present: key, value: found }],
      ));
    if (!isTaken) throw new SignInRefused('the answer was used before');
    return ticket;
  }

  /** The person whom the identity provider vouches for. Rejects with SignInRefused. */
  async finish(ticket: string, browser: string): Promise<{ readonly account: string; readonly identity: Identity }> {
    const { store, clock } = this.#options;
    const key = ticketKey(ticket);
    const found = isToken(ticket) && isToken(browser) ? store.get(key) : undefined;
    if (found === undefined) throw new SignInRefused('there is no such ticket');
    const isTaken = await store.commit([{ op: 'remove', key }], [{ present: key, value: found }]);
    const held = Ticket.parse(found);
    if (!isTaken || held.at + TICKET_MS <= clock.now() || held.browser !== hashToken(browser)) {
      throw new SignInRefused('the ticket is of another browser, or too old');
    }
    return { account: held.account, identity: held.identity };
  }

  #settings(account: string): SamlSettings {
    const settings = samlSettings(this.#options.store, account);
    if (settings === undefined) throw new SignInRefused('the account has no identity provider');
    return settings;
  }

  async #validated(saml: SAML, encoded: string): Promise<Profile> {
    try {
      const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: encoded });
      if (profile !== null) return profile;
    } catch (cause) {
      throw new SignInRefused((cause as Error).message, { cause });
    }
    throw new SignInRefused('the answer names nobody');
  }

  async #saml(
    account: string,
    { entityId, acs }: ServiceNames,
    onRequest: (id: string) => void = () => undefined,
  ): Promise<SAML> {
    const { store, clock } = this.#options;
    const { entry_point, idp_issuer, idp_cert } = this.#settings(account);
    // Loaded with the first sign-in: most services have none.
    const library = await import('@node-saml/node-saml');
    return new library.SAML({
      callbackUrl: acs,
      entryPoint: entry_point,
      issuer: entityId,
      audience: entityId,
      idpIssuer: idp_issuer,
      idpCert: idp_cert,
      wantAssertionsSigned: true,
      wantAuthnResponseSigned: false,
      validateInResponseTo: library.ValidateInResponseTo.always,
      requestIdExpirationPeriodMs: REQUEST_MS,
      acceptedClockSkewMs: SKEW_MS,
      maxAssertionAgeMs: ASSERTION_MS,
      signatureAlgorithm: 'sha256',
      digestAlgorithm: 'sha256',
      identifierFormat: null,
      disableRequestedAuthnContext: true,
      cacheProvider: {
        saveAsync: async (id) => {
          onRequest(id);
          return { value: id, createdAt: clock.now() };
        },
        getAsync: async (id) => {
          const found = id === null ? undefined : store.get(pendingKey(account, id));
          if (found === undefined) return null;
          const { at } = Pending.parse(found);
          return at + REQUEST_MS > clock.now() ? new Date(at).toISOString() : null;
        },
        // It goes with the ticket, in one commit; a forged answer must not end it.
        removeAsync: async (id) => id,
      },
    });
  }
}

/** Throws SignInRefused. */
function identityOf(settings: SamlSettings, profile: Profile): Identity & { readonly connection: 'saml' } {
  const { nameID, nameIDFormat, issuer } = profile;
  if (!nameID || nameIDFormat?.endsWith(':transient')) throw new SignInRefused('the name is for one sign-in only');
  const role = roleOf(settings, profile[settings.groups_attribute]);
  if (role === undefined) throw new SignInRefused('none of the groups of this person has a role');
  const name = nameOf([profile.displayName, profile.email, profile.mail, nameID]);
  return { connection: 'saml', subject: `${issuer} ${nameID}`, name, role };
}
