/** A SAML identity provider made with xml-crypto: a good answer, and whatever an attacker would make of one. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';

export interface SigningKey {
  readonly privateKey: string;
  readonly publicKey: string;
}

export function signingKey(): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

export const IDP = 'https://idp.acme.example';

/** The id of the request that an address of the provider carries. */
export function requestOf(location: string): string {
  const sent = new URL(location).searchParams.get('SAMLRequest') ?? '';
  return /ID="([^"]+)"/.exec(inflateRawSync(Buffer.from(sent, 'base64')).toString())?.[1] ?? '';
}

export interface Said {
  readonly request: string;
  readonly acs: string;
  readonly audience: string;
  readonly name?: string;
  readonly issuer?: string;
  readonly id?: string;
  readonly recipient?: string;
  readonly destination?: string;
  readonly status?: string;
  readonly groups?: readonly string[];
  /** Milliseconds from now until it ends. */
  readonly untilMs?: number;
}

const iso = (ms: number): string => new Date(Date.now() + ms).toISOString();
const fresh = (): string => `_${randomBytes(8).toString('hex')}`;

export function assertion(said: Said): string {
  const { request, acs, audience, name = 'anna@acme.example', issuer = IDP, untilMs = 120_000 } = said;
  const { id = fresh(), recipient = acs, groups = ['legal'] } = said;
  const values = groups.map((group) => `<saml:AttributeValue>${group}</saml:AttributeValue>`).join('');
  return `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0" IssueInstant="${iso(0)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${name}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${iso(untilMs)}" Recipient="${recipient}" InResponseTo="${request}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${iso(-5_000)}" NotOnOrAfter="${iso(untilMs)}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${iso(0)}" SessionIndex="_s1"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="groups">${values}</saml:Attribute></saml:AttributeStatement></saml:Assertion>`;
}

const SHA256 = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmlenc#sha256',
] as const;
export const SHA1 = ['http://www.w3.org/2000/09/xmldsig#rsa-sha1', 'http://www.w3.org/2000/09/xmldsig#sha1'] as const;

export function sign(
  xml: string,
  { privateKey }: SigningKey,
  [signature, digest]: readonly [string, string] = SHA256,
): string {
  const signed = new SignedXml({
    privateKey,
    signatureAlgorithm: signature,
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  });
  signed.addReference({
    xpath: "//*[local-name(.)='Assertion']",
    digestAlgorithm: digest,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'],
  });
  const after = "//*[local-name(.)='Assertion']/*[local-name(.)='Issuer']";
  signed.computeSignature(xml, { location: { reference: after, action: 'after' } });
  return signed.getSignedXml();
}

export function response(
  inner: string,
  { request, acs, destination = acs, status = 'Success', issuer = IDP }: Said,
): string {
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="${fresh()}" Version="2.0" IssueInstant="${iso(0)}" Destination="${destination}" InResponseTo="${request}"><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${status}"/></samlp:Status>${inner}</samlp:Response>`;
}
