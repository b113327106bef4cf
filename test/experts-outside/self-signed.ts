import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** DER (ITU-T X.690): a tag, the length, the content. */
function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const bytes = body.length.toString(16).padStart(body.length > 255 ? 4 : 2, '0');
  const length = Buffer.from(body.length < 128 ? bytes : `${(0x80 + bytes.length / 2).toString(16)}${bytes}`, 'hex');
  return Buffer.concat([Buffer.from([tag]), length, body]);
}

const sequence = (...content: readonly Uint8Array[]) => der(0x30, ...content);
const hex = (text: string) => Buffer.from(text, 'hex');

/** ecdsa-with-SHA256, commonName, basicConstraints and subjectAltName, as object identifiers. */
const ECDSA_SHA256 = sequence(hex('06082a8648ce3d040302'));
const COMMON_NAME = hex('0603550403');
const BASIC_CONSTRAINTS = hex('0603551d13');
const ALTERNATIVE_NAME = hex('0603551d11');

const pem = (label: string, bytes: Buffer): string =>
  `-----BEGIN ${label}-----\n${bytes.toString('base64').replaceAll(/.{64}(?=.)/g, '$&\n')}\n-----END ${label}-----\n`;

/**
 * A certificate for localhost that is its own authority (RFC 5280), with a new P-256 key: made here, since a machine with
 * only Node has no openssl.
 */
export function selfSigned(): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('Conclave test')))));
  const validity = sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z')));
  const extensions = sequence(
    sequence(BASIC_CONSTRAINTS, hex('0101ff'), der(0x04, sequence(hex('0101ff')))),
    sequence(ALTERNATIVE_NAME, der(0x04, sequence(der(0x82, Buffer.from('localhost'))))),
  );
  const serial = randomBytes(8);
  serial[0] = 1;
  const certificate = sequence(
    der(0xa0, hex('020102')),
    der(0x02, serial),
    ECDSA_SHA256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = der(0x03, hex('00'), sign('sha256', certificate, privateKey));
  return {
    cert: pem('CERTIFICATE', sequence(certificate, ECDSA_SHA256, signature)),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
